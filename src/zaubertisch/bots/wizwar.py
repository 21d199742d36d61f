"""Bots of Wiz-War: one that only runs for treasures, and one that runs, fights and counters what matters."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.wizwar_values import GOOD_ITEMS, damage_of, expected_damage, keeping, stones_of, threat
from zaubertisch.bots.wizwar_ways import FAR, Ways, side_towards
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AMOUNT,
    AT_BORDER,
    AT_SELF,
    AT_SQUARE,
    AT_WIZARD,
    BACK,
    BOOST,
    CAST,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    DROP_TREASURE,
    END_PHASE,
    END_SPELL,
    FOR_DAMAGE,
    LIFT,
    NO_BOOST,
    PASS,
    PLAIN,
    PLAY,
    PUNCH,
    REACT,
    SPEED_UP,
    STEAL,
    STEP,
    STOP,
    USE,
    WAY,
)
from zaubertisch.games.wizwar.cards import CARDS, EV, KINDS
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.view import Pending, WizWarView
from zaubertisch.kernel.view import View

WORTH_A_SHIELD: Final = 4  # damage that a Full Shield or an Absorb Spell is for
WORTH_A_COUNTER: Final = 3  # damage that any other counter is for
WORTH_A_WALL: Final = 4  # steps a fallen wall or an open lock must save
SAFE: Final = 4  # steps from an enemy's base at which a rescued treasure is let go
WORTH_A_JUMP: Final = 3  # steps a Teleport or a Windrider must save

RUNS: Final[list[int]] = [c.TELEPORT, c.WINDRIDER]
GUARDS: Final[list[int]] = [c.HOMUNCULUS, c.PAIN_LINK, c.STONE_SPIKES]
GROWING: Final[list[int]] = [
    c.POWERTHRUST, c.ACID_BATH, c.MIST_BODY, c.HOMUNCULUS, c.STONE_SPIKES, c.STONE_DEAD, c.ZOT,
]
ATTACKS: Final[list[int]] = [kind for kind in range(KINDS) if CARDS[kind].types & c.ATTACK]


class Runner:
    """A position as its seat sees it: where it wants to go, and how far that is."""

    def __init__(self, view: WizWarView) -> None:
        self.view = view
        self.me = view.viewer
        self.here = view.place[self.me]
        self.carries = view.burden[self.me] >= 0 and view.burden[self.me] // 2 != self.me
        self.rescues = view.burden[self.me] >= 0 and not self.carries
        self.goal = -1
        self.ways = Ways(view, self.me, view.bases[self.me])
        if self.carries or self.rescues:
            self.goal = view.bases[self.me]
        else:
            self.find_goal()

    def find_goal(self) -> None:
        """The treasure that is soonest fetched and brought home; own ones only off an enemy's base."""
        home = self.ways
        least = 2 * FAR
        for treasure, square in enumerate(self.view.treasures):
            if square < 0 or square == self.view.bases[self.me]:
                continue
            mine = treasure // 2 == self.me
            if mine and not self.scores_for_another(square):
                continue
            ways = Ways(self.view, self.me, square)
            far = ways.steps[self.here] + (0 if mine else home.steps[square] // 2)
            if far < least:
                least = far
                self.goal = square
                self.ways = ways

    def scores_for_another(self, square: int) -> bool:
        return square in self.view.bases and square != self.view.bases[self.me]

    def steps(self) -> int:
        """Steps to the goal."""
        return self.ways.steps[self.here] if self.goal >= 0 else FAR

    def at_goal(self) -> bool:
        return self.here == self.goal

    def is_rescued(self) -> bool:
        """An own treasure is let go once it is out of the way of whoever took it."""
        board = self.view.maze.layout()
        bases = [base for seat, base in enumerate(self.view.bases) if seat != self.me]
        return self.rescues and min([board.far[base * SQUARES + self.here] for base in bases]) >= SAFE


class RunningBot(Bot):
    """What both bots share: fetch the nearest treasure and bring it home, by whatever steps lead there."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.turn = 0
        self.begun = END_PHASE  # the last thing begun
        self.spoilt: list[int] = []  # what came to nothing in this turn

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, WizWarView)
        if view.turn != self.turn:
            self.turn = view.turn
            self.spoilt = []
        if len(options) == 1:
            return Choice(options[0], "only_choice")
        choice = self.answer(view, [option for option in options if option not in self.spoilt])
        if choice.action == BACK:
            self.spoilt.append(self.begun)
        elif view.question in ("main", "react", "react_shield"):
            self.begun = choice.action
        return choice

    def answer(self, view: WizWarView, options: list[int]) -> Choice:
        match view.question:
            case "main": return self.act(view, options)
            case "react": return self.react(view, options)
            case "react_shield": return self.shield(view, options)
            case "discard": return self.tidy(view, options)
            case "draw": return Choice(DRAW, "draw")
            case "overload" | "make_room" | "brain_discard": return Choice(least(view, options), "least")
            case "burn": return self.burn(view, options)
            case "force_step": return self.lead(view, options)
            case "which_thing": return Choice(options[0], "take_that")
            case "steal": return self.steal(options)
            case _: return self.plan(view, options)

    # What a fighter does otherwise

    def act(self, view: WizWarView, options: list[int]) -> Choice:
        return self.run(Runner(view), options)

    def react(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(PASS, "peace")

    def shield(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(PASS, "peace")

    def plan(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(speed_card(view, options), "hurry")

    def tidy(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(DONE, "tidy")

    def burn(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(DONE, "tidy")

    def lead(self, view: WizWarView, options: list[int]) -> Choice:
        return Choice(STOP, "enough")

    def steal(self, options: list[int]) -> Choice:
        return Choice(STOP, "enough")

    # Running

    def run(self, runner: Runner, options: list[int]) -> Choice:
        """Drop at home, lift at the goal, else the step that leads nearest."""
        view = runner.view
        if DROP_TREASURE in options and (runner.here == view.bases[runner.me] or runner.is_rescued()):
            return Choice(DROP_TREASURE, "home")
        if runner.at_goal() and not runner.carries:
            for option in options:
                if LIFT <= option < LIFT + 4 and is_wanted(view, option - LIFT):
                    return Choice(option, "treasure")
        if SPEED_UP in options and worth_speeding(runner):
            return Choice(SPEED_UP, "hurry")
        sides = [option - STEP for option in options if STEP <= option < STEP + 4]
        side = side_towards(view, runner.ways, sides) if runner.goal >= 0 else -1
        if side >= 0:
            return Choice(STEP + side, "run_home" if runner.carries else "run")
        return Choice(END_PHASE, "rest")


def is_wanted(view: WizWarView, colour: int) -> bool:
    """Others' treasures, and one's own off an enemy's base."""
    seat = view.colours.index(colour)
    return seat != view.viewer or view.place[view.viewer] in view.bases


def worth_speeding(runner: Runner) -> bool:
    """Only if it brings the wizard to his goal in this turn."""
    view = runner.view
    far = runner.steps()
    if far <= view.mp or (not runner.carries and far > view.mp + 3):
        return False
    return any([far <= view.mp + EV[kind] for kind in view.hand if EV[kind] > 0])


def speed_card(view: WizWarView, options: list[int]) -> int:
    """The smallest card that is enough, or going back."""
    far = Runner(view).steps()
    best = BACK
    for option in options:
        enough = BOOST <= option < BOOST + KINDS and view.mp + EV[option - BOOST] >= far
        if enough and (best == BACK or EV[option - BOOST] < EV[best - BOOST]):
            best = option
    return best


def least(view: WizWarView, options: list[int]) -> int:
    """What is missed least: a hand card, an own spell, an item."""
    best = options[-1]
    value = 99
    for option in options:
        if DISCARD <= option < DISCARD + KINDS:
            worth = keeping(option - DISCARD)
        elif DROP <= option < DROP + KINDS:
            worth = keeping(option - DROP) + 1
        elif option >= END_SPELL:
            worth = 4
        else:
            continue
        if worth < value:
            value = worth
            best = option
    return best


class NearestBot(RunningBot):
    """Runs for the nearest treasure and never fights."""


class ThumbBot(RunningBot):
    """Runs as the other does, but hits whom it fears on the way, uses what it holds and counters what matters."""

    def act(self, view: WizWarView, options: list[int]) -> Choice:
        runner = Runner(view)
        if DROP_TREASURE in options and runner.carries and runner.here == view.bases[runner.me]:
            return Choice(DROP_TREASURE, "home")
        found = self.equip(view, options)
        if found < 0:
            found = self.attack(view, options)
        if found < 0:
            found = self.help_along(runner, options)
        if found >= 0:
            return Choice(found, "useful")
        return self.run(runner, options)

    def equip(self, view: WizWarView, options: list[int]) -> int:
        """Items that help are laid out, cards are drawn, guards are set up."""
        for kind in GOOD_ITEMS:
            if PLAY + kind in options and view.carried[view.viewer].count(kind) == 0:
                return PLAY + kind
        if CAST + c.MEDITATE in options and view.loads[view.viewer] <= 5:
            return CAST + c.MEDITATE
        return -1

    def attack(self, view: WizWarView, options: list[int]) -> int:
        """The attack with the most to gain, if anybody is in sight; the fist if there is nothing better."""
        best = -1
        most = 0
        for option in options:
            worth = self.worth_of_attack(view, option)
            if worth > most:
                most = worth
                best = option
        return best

    def worth_of_attack(self, view: WizWarView, option: int) -> int:
        if option == PUNCH:
            return 1 if self.someone_near(view) else 0
        kind = option - CAST if CAST <= option < CAST + KINDS else option - USE if USE <= option < USE + KINDS else -1
        if kind not in ATTACKS and kind not in (c.LARGE_ROCK, c.BOOMSTONE, c.STONE_SPIKES):
            return 0
        foes = self.foes_in_reach(view)
        if not foes or (kind == c.SHARE_LIFE and not self.gains_by_sharing(view, foes)):
            return 0
        return 1 + max([damage_of(kind, 2, view.hand_sizes[seat], stones_of(view, seat)) for seat in foes])

    def gains_by_sharing(self, view: WizWarView, foes: list[int]) -> bool:
        return max([view.life[seat] for seat in foes]) >= view.life[view.viewer] + 4

    def someone_near(self, view: WizWarView) -> bool:
        here = view.place[view.viewer]
        board = view.maze.layout()
        for seat in range(view.seats):
            if seat != view.viewer and view.place[seat] >= 0 and board.far[here * SQUARES + view.place[seat]] <= 1:
                return True
        return False

    def foes_in_reach(self, view: WizWarView) -> list[int]:
        """Others who can be seen with plain eyes."""
        from zaubertisch.games.wizwar.sight import sight_in

        lines = sight_in(view.maze).eyeshot(view.place[view.viewer]).square_line
        return [
            seat for seat in range(view.seats)
            if seat != view.viewer and view.place[seat] >= 0 and lines[view.place[seat]] >= 0
        ]

    def help_along(self, runner: Runner, options: list[int]) -> int:
        """Spells that shorten the way, or guard whoever carries a treasure."""
        view = runner.view
        far = runner.steps()
        if runner.carries and far > view.mp:
            for kind in [c.MIST_BODY, *GUARDS]:
                if CAST + kind in options and not self.works(view, kind):
                    return CAST + kind
        if far > view.mp and not view.rooted:
            for kind in RUNS:
                if CAST + kind in options and self.shortens(runner, kind):
                    return CAST + kind
        for kind in (c.PICK_LOCK, c.DESTROY_WALL):
            if CAST + kind in options and far > view.mp and self.opens_a_way(runner):
                return CAST + kind
        return -1

    def works(self, view: WizWarView, kind: int) -> bool:
        return any([spell.card == kind and spell.target == view.viewer for spell in view.spells])

    def shortens(self, runner: Runner, kind: int) -> bool:
        """Whether a jump saves enough steps; a Teleport costs the rest of the move."""
        view = runner.view
        board = view.maze.layout()
        spent = view.mp if kind == c.TELEPORT else 0
        reach = board.within(runner.here, 4) if kind == c.TELEPORT else board.squares
        nearest = min([runner.ways.steps[square] for square in reach])
        if kind == c.WINDRIDER:
            nearest = self.nearest_by_wind(runner)
        return runner.steps() - spent - nearest >= WORTH_A_JUMP

    def nearest_by_wind(self, runner: Runner) -> int:
        return min([self.nearest_on_line(runner, side) for side in range(4)])

    def opens_a_way(self, runner: Runner) -> bool:
        return self.best_opening(runner) >= 0

    def best_opening(self, runner: Runner) -> int:
        """A border beside the wizard behind which the goal is much nearer, or -1."""
        board = runner.view.maze.layout()
        for side in range(4):
            place = runner.here * 4 + side
            border = board.border[place]
            if border >= 0 and runner.ways.cost(border) >= FAR and runner.ways.steps[board.beyond[place]] < FAR:
                saved = runner.steps() - runner.ways.steps[board.beyond[place]] - 1
                if saved >= WORTH_A_WALL:
                    return border
        return -1

    # Reacting

    def react(self, view: WizWarView, options: list[int]) -> Choice:
        """Counters for what matters: the dearer the counter, the more damage it is kept for."""
        if REACT + c.FOOLS_GOLD in options:
            return Choice(REACT + c.FOOLS_GOLD, "counter")
        attack = last_announced(view)
        if attack is None or not attack.attacked >> view.viewer & 1 or attack.evaded >> view.viewer & 1:
            return Choice(PASS, "harmless")
        hurt = expected_damage(view, attack)
        lethal = hurt >= view.life[view.viewer]
        for kind, least_damage in (
            (c.WALL_OF_EARTH, WORTH_A_COUNTER), (c.NULL_POWDER, WORTH_A_COUNTER), (c.ABSORB_SPELL, WORTH_A_SHIELD),
            (c.FULL_SHIELD, WORTH_A_SHIELD), (c.TELEPORT, WORTH_A_SHIELD), (c.PAIN_LINK, WORTH_A_COUNTER),
        ):
            if REACT + kind in options and (hurt >= least_damage or lethal):
                return Choice(REACT + kind, "counter")
        if REACT + c.FLOOD in options and attack.card == c.FIREBALL:
            return Choice(REACT + c.FLOOD, "counter")
        return Choice(PASS, "harmless")

    def shield(self, view: WizWarView, options: list[int]) -> Choice:
        harm = view.pending[-1].amount
        return Choice(REACT + c.SHIELD if harm >= 2 else PASS, "counter" if harm >= 2 else "harmless")

    # Choosing the rest of a plan

    def plan(self, view: WizWarView, options: list[int]) -> Choice:
        mine = view.pending[-1]
        match view.question:
            case "card_mode": return Choice(FOR_DAMAGE, "useful")
            case "which_spell": return Choice(self.first_of(options, AGAINST, KINDS), "useful")
            case "astral" | "corner": return Choice(PLAIN if PLAIN in options else options[-1], "useful")
            case "boost": return Choice(self.boost(view, mine, options), "useful")
            case "target": return Choice(self.target(view, mine, options), "useful")
            case "more": return Choice(self.more(view, mine, options), "useful")
            case _: return Choice(options[1], "useful")

    def first_of(self, options: list[int], first: int, count: int) -> int:
        for option in options:
            if first <= option < first + count:
                return option
        return BACK

    def boost(self, view: WizWarView, mine: Pending, options: list[int]) -> int:
        """Big cards for what grows with them, small ones stay for running; a speed-up takes what is enough."""
        if mine.card < 0:
            return speed_card(view, options)
        boosts = [option for option in options if BOOST <= option < BOOST + KINDS]
        if boosts and (mine.card in GROWING or NO_BOOST not in options):
            pure = [option for option in boosts if CARDS[option - BOOST].types & c.ENERGY]
            if pure or NO_BOOST not in options:
                return max(pure or boosts, key=worth_of_boost)
        return NO_BOOST if NO_BOOST in options else options[0]

    def target(self, view: WizWarView, mine: Pending, options: list[int]) -> int:
        """The wizard most to be feared; the square nearest to the goal; the wall in the way."""
        if mine.card == c.TELEPORT and mine.types == c.COUNTER:
            return self.hide(view, options)
        if mine.card == c.TELEPORT:
            return nearest_square(Runner(view), options)
        if mine.card == c.FOOLS_GOLD:
            return self.far_from_thief(view, options)
        if mine.card in (c.PICK_LOCK, c.DESTROY_WALL):
            wanted = AT_BORDER + self.best_opening(Runner(view))
            return wanted if wanted in options else BACK
        if mine.card == c.WINDRIDER:
            return self.best_wind(view, options)
        wizards = [option for option in options if AT_WIZARD <= option < AT_WIZARD + 4]
        if wizards:
            return max(wizards, key=lambda option: threat(view, view.colours.index(option - AT_WIZARD)))
        usable = [option for option in options if option not in (BACK, AT_SELF)]
        if mine.card in (c.LIGHTNING_BOLT, c.PSYCHIC_STORM, c.WALL_OF_EARTH) and usable:
            return usable[0]
        return BACK

    def best_wind(self, view: WizWarView, options: list[int]) -> int:
        runner = Runner(view)
        best = BACK
        least_steps = FAR
        for option in options:
            if WAY <= option < WAY + 4:
                steps = self.nearest_on_line(runner, option - WAY)
                if steps < least_steps:
                    least_steps = steps
                    best = option
        return best

    def nearest_on_line(self, runner: Runner, way: int) -> int:
        board = runner.view.maze.layout()
        best = FAR
        q = runner.here
        for _ in range(10):
            place = q * 4 + way
            border = board.border[place]
            if border < 0 or runner.ways.cost(border) >= FAR or runner.view.maze.fills[board.beyond[place]]:
                break
            way = (way + board.turn[place]) % 4
            q = board.beyond[place]
            best = min(best, runner.ways.steps[q])
        return best

    def hide(self, view: WizWarView, options: list[int]) -> int:
        """Out of the attacker's sight, and as near to the goal as that allows."""
        from zaubertisch.games.wizwar.sight import sight_in

        runner = Runner(view)
        attack = view.pending[0]
        lines = sight_in(view.maze).eyeshot(view.place[attack.seat]).square_line
        hidden = [
            option for option in options
            if AT_SQUARE <= option < AT_SQUARE + SQUARES and lines[option - AT_SQUARE] < 0
        ]
        return nearest_square(runner, hidden or options)

    def far_from_thief(self, view: WizWarView, options: list[int]) -> int:
        board = view.maze.layout()
        thief = view.place[view.pending[0].seat]
        squares = [option for option in options if AT_SQUARE <= option < AT_SQUARE + SQUARES]
        return max(squares, key=lambda option: board.far[thief * SQUARES + option - AT_SQUARE])

    def more(self, view: WizWarView, mine: Pending, options: list[int]) -> int:
        if mine.card == c.WINDRIDER:
            return nearest_square(Runner(view), options)
        amounts = [option for option in options if option >= AMOUNT]
        return amounts[-1] if amounts else options[1]

    # Cards

    def tidy(self, view: WizWarView, options: list[int]) -> Choice:
        """Make room for two new cards, but only by what is of little use."""
        me = view.viewer
        if view.loads[me] > view.limits[me] - 2:
            option = least(view, options)
            if DISCARD <= option < DISCARD + KINDS and keeping(option - DISCARD) <= 4:
                return Choice(option, "least")
        return Choice(DONE, "tidy")

    def burn(self, view: WizWarView, options: list[int]) -> Choice:
        """Cards go as long as the fire would take more than they are worth."""
        option = least(view, options)
        me = view.viewer
        left = view.hand_sizes[me] + len([spell for spell in view.spells if spell.caster == me])
        if left >= view.life[me] or (DISCARD <= option < DISCARD + KINDS and keeping(option - DISCARD) <= 3):
            return Choice(option, "least")
        return Choice(DONE, "tidy")

    def lead(self, view: WizWarView, options: list[int]) -> Choice:
        """Away from what the victim wants: his base if he carries something, his goal if not."""
        seat = view.pending[0].wizard
        ways = Ways(view, seat, view.bases[seat])
        board = view.maze.layout()
        best = STOP
        most = ways.steps[view.place[seat]]
        for option in options:
            if STEP <= option < STEP + 4:
                steps = ways.steps[board.beyond[view.place[seat] * 4 + option - STEP]]
                if most < steps < FAR:
                    most = steps
                    best = option
        return Choice(best, "lead_away" if best != STOP else "enough")

    def steal(self, options: list[int]) -> Choice:
        cards = [option for option in options if option >= STEAL]
        return Choice(max(cards, key=worth_of_stolen), "take_that")


def nearest_square(runner: Runner, options: list[int]) -> int:
    squares = [option for option in options if AT_SQUARE <= option < AT_SQUARE + SQUARES]
    return min(squares, key=lambda option: runner.ways.steps[option - AT_SQUARE]) if squares else options[0]


def worth_of_boost(option: int) -> int:
    return EV[option - BOOST]


def worth_of_stolen(option: int) -> int:
    return keeping(option - STEAL)


def last_announced(view: WizWarView) -> Pending | None:
    """The announcement on top that a seat is asked about, or nothing."""
    if view.pending and view.pending[-1].kind == "announced":
        return view.pending[-1]
    return None


BOTS: Final[dict[str, type[Bot]]] = {"nearest": NearestBot, "thumb": ThumbBot}
