"""Bots of Wiz-War: one that only runs for treasures, and one that runs, fights and counters what matters."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice
from zaubertisch.bots.wizwar_hindering import OBSTACLES, hindrance, where_to_hinder
from zaubertisch.bots.wizwar_running import Runner, RunningBot, least, nearest_square, speed_card
from zaubertisch.bots.wizwar_values import GOOD_ITEMS, damage_of, expected_damage, keeping, stones_of, threat
from zaubertisch.bots.wizwar_ways import FAR, Ways
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
    DROP_TREASURE,
    FOR_DAMAGE,
    LIFT,
    MOST_AMOUNT,
    NO_BOOST,
    PASS,
    PLAIN,
    PLAY,
    PUNCH,
    REACH_OUT,
    REACT,
    STEAL,
    STEP,
    STOP,
    USE,
    WAY,
)
from zaubertisch.games.wizwar.cards import CARDS, EV, KINDS
from zaubertisch.games.wizwar.layout import SQUARES
from zaubertisch.games.wizwar.view import Pending, WizWarView

WORTH_A_SHIELD: Final = 4  # damage that a Full Shield or an Absorb Spell is for
WORTH_A_COUNTER: Final = 3  # damage that any other counter is for
WORTH_A_WALL: Final = 4  # steps a fallen wall or an open lock must save
WORTH_A_JUMP: Final = 3  # steps a Teleport or a Windrider must save

RUNS: Final[list[int]] = [c.TELEPORT, c.WINDRIDER]
GUARDS: Final[list[int]] = [c.INVISIBLE, c.HOMUNCULUS, c.PAIN_LINK, c.STONE_SPIKES]
#: Attacks that only look like ones to a rule of thumb: they need more thought than it has.
DELICATE: Final[list[int]] = [c.STRETCH, c.HEAVE_HO, c.DISEASE, c.SWAP]
WEAPONS: Final[list[int]] = [c.LARGE_ROCK, c.BOOMSTONE, c.STONE_SPIKES, c.DAGGER, c.WIZARDBLADE]
OPENERS: Final[list[int]] = [c.PICK_LOCK, c.PASS_THROUGH_WALL, c.DESTROY_WALL, c.WALLIVORE, c.CREATE_DOOR]
GROWING: Final[list[int]] = [
    c.POWERTHRUST, c.ACID_BATH, c.MIST_BODY, c.HOMUNCULUS, c.STONE_SPIKES, c.STONE_DEAD, c.ZOT, c.GLOBE_OF_PAIN,
    c.FIRE_DARTS, c.SLOW_DEATH, c.INVISIBLE,
]
ATTACKS: Final[list[int]] = [kind for kind in range(KINDS) if CARDS[kind].types & c.ATTACK and kind not in DELICATE]


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
        if found < 0:
            found = hindrance(view, options)
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
        if kind not in ATTACKS and kind not in WEAPONS:
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
        for kind in OPENERS:
            if CAST + kind in options and far > view.mp and self.opens_a_way(runner):
                return CAST + kind
        if CAST + c.MAD_DASH in options and not runner.carries and view.mp < far <= 2 * view.mp:
            return CAST + c.MAD_DASH
        return CAST + c.STRETCH if CAST + c.STRETCH in options and self.sees_goal(runner) else -1

    def sees_goal(self, runner: Runner) -> bool:
        """Whether a treasure worth having lies in sight of a wizard with free hands."""
        from zaubertisch.games.wizwar.sight import sight_in

        if runner.view.burden[runner.me] >= 0 or runner.goal < 0:
            return False
        return sight_in(runner.view.maze).eyeshot(runner.here).square_line[runner.goal] >= 0

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
        for kind in (c.FOOLS_GOLD, c.WARD, c.ANTI_ANTI):
            if REACT + kind in options:
                return Choice(REACT + kind, "counter")
        attack = last_announced(view)
        if attack is None or not attack.attacked >> view.viewer & 1 or attack.evaded >> view.viewer & 1:
            return Choice(PASS, "harmless")
        hurt = expected_damage(view, attack)
        lethal = hurt >= view.life[view.viewer]
        for kind, least_damage in (
            (c.WALL_OF_EARTH, WORTH_A_COUNTER), (c.NULL_POWDER, WORTH_A_COUNTER), (c.ABSORB_SPELL, WORTH_A_SHIELD),
            (c.FEATHERWEIGHT, WORTH_A_COUNTER), (c.INVISIBLE, WORTH_A_COUNTER), (c.GNOME_FORM, WORTH_A_COUNTER),
            (c.BACKLASH, WORTH_A_SHIELD), (c.FULL_SHIELD, WORTH_A_SHIELD), (c.TELEPORT, WORTH_A_SHIELD),
            (c.PAIN_LINK, WORTH_A_COUNTER),
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
            case "card_mode": return Choice(FOR_DAMAGE if FOR_DAMAGE in options else self.stretch(options), "useful")
            case "which_spell": return Choice(self.first_of(options, AGAINST, KINDS), "useful")
            case "astral" | "corner": return Choice(PLAIN if PLAIN in options else options[-1], "useful")
            case "boost": return Choice(self.boost(view, mine, options), "useful")
            case "target": return Choice(self.target(view, mine, options), "useful")
            case "more": return Choice(self.more(view, mine, options), "useful")
            case _: return Choice(options[1], "useful")

    def stretch(self, options: list[int]) -> int:
        return REACH_OUT if REACH_OUT in options else BACK

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
        if mine.card in OBSTACLES:
            return where_to_hinder(view, mine.card, options)
        if mine.card == c.STRETCH:
            wanted = AT_SQUARE + Runner(view).goal
            return wanted if wanted in options else BACK
        if mine.card in OPENERS:
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
        if mine.card == c.STRETCH:
            return self.first_of(options, LIFT, 4)
        amounts = [option for option in options if AMOUNT <= option < AMOUNT + MOST_AMOUNT]
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
