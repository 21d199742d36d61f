"""Bots of Magia Cum Laude: one that walks to the nearest crystal, and one that weighs what every move brings."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.magia_route import NEVER, Route
from zaubertisch.bots.magia_worth import CARD, Worth
from zaubertisch.games.magia.actions import (
    ANNOUNCE,
    CLAIM,
    DISCARD,
    EXAMINE,
    GIVE,
    GO,
    JUMP,
    LEAVE,
    LOSE,
    NAME,
    PICK,
    PLACE,
    PLAY,
    PRESENT,
    ROB,
    ROW,
    SECURE,
    SPARE,
    STAY,
    STEAL,
    SUMMON,
    USE,
)
from zaubertisch.games.magia.components import APPRENTICES, EXAMINER, EXAMINER_COST, FIGURES, HAND_LIMIT, NO_CRYSTAL
from zaubertisch.games.magia.hexes import (
    COLOUR_OF,
    FIRST_OF_ROW,
    GREY,
    NEIGHBOURS,
    NOWHERE,
    PLACES,
    PORTAL_AT,
    PORTAL_FIELDS,
    ROOM,
    WHITE,
)
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.view import View

FROM_PILE: Final = 0.6  # two cards from the draw pile
FROM_DISCARDS: Final = 0.25  # each card from the discard pile, plus what it is worth
FROM_OTHERS: Final = 0.4
FAR: Final = 3  # cards a move is planned for


class MagiaBot(Bot):
    """What both bots share: the questions, one by one."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, MagiaView)
        if len(options) == 1:
            return Choice(options[0], "only_choice")
        return self.answer(view, options)

    def answer(self, view: MagiaView, options: list[int]) -> Choice:
        raise NotImplementedError

    def best_of(self, options: list[int], worths: list[float]) -> int:
        """The option that is worth most; among equals by lot."""
        most = max(worths)
        return self.chance.pick([action for action, worth in zip(options, worths, strict=True) if worth >= most - 1e-9])


class Thumb(MagiaBot):
    """One move ahead, by rules of thumb."""

    def answer(self, view: MagiaView, options: list[int]) -> Choice:
        worth = Worth(view)
        match view.question:
            case "name": return self.name(worth, options)
            case "step" | "direction": return Choice(Route(worth, view.figure, FAR).next_action(options), "route")
            case "secure": return Choice(SECURE if SECURE in options else options[0], "secure")
            case "announce": return self.announce(worth, options)
            case "discard": return self.part_with(worth, options, DISCARD, "discard")
            case "pay": return self.part_with(worth, options, PLAY, "pay")
            case "row" | "place": return self.lay_back(worth, options)
            case _: return self.weigh(worth, options)

    def weigh(self, worth: Worth, options: list[int]) -> Choice:
        """Everything that can be weighed option by option."""
        view = worth.view
        match view.question:
            case "examiner" | "star" | "jump_on":
                return Choice(self.best_of(options, [inspection(worth, each) for each in options]), "examiner")
            case "examine" | "lose_or_receive":
                return Choice(self.best_of(options, [exam(worth, each) for each in options]), "exam")
            case "rob" | "pick":
                return Choice(self.best_of(options, [taking(worth, each) for each in options]), "take")
            case "symbol":
                return Choice(self.best_of(options, [symbol(worth, each) for each in options]), "symbol")
            case "steal":
                hands = [float(view.hand_sizes[each - STEAL]) for each in options]
                return Choice(self.best_of(options, hands), "steal")
            case _:
                return Choice(self.best_of(options, [trade(worth, each) for each in options]), "trade")

    def name(self, worth: Worth, options: list[int]) -> Choice:
        """The figure whose best move and draw together promise most."""
        worths = [promise(worth, action - NAME) for action in options]
        figure = self.best_of(options, worths)
        return Choice(figure, "name", {"figure": FIGURES[figure - NAME]})

    def announce(self, worth: Worth, options: list[int]) -> Choice:
        """Whoever is ahead ends the game."""
        if ANNOUNCE in options and worth.leads:
            return Choice(ANNOUNCE, "end")
        return Choice(options[-1], "wait_for_more")

    def part_with(self, worth: Worth, options: list[int], first: int, because: str) -> Choice:
        """The card that is worth least."""
        return Choice(self.best_of(options, [-worth.card(action - first) for action in options]), because)

    def lay_back(self, worth: Worth, options: list[int]) -> Choice:
        """Near a favourite that needs the crystal, far from everybody else; row and place follow from the field."""
        view = worth.view
        rows = [view.row] if view.row >= 0 else [action - ROW for action in options]
        fields = [field for row in rows for field in bare_fields(view, row)]
        spot = fields[0]
        for field in fields:
            if nearness(worth, view.crystal, field) > nearness(worth, view.crystal, spot):
                spot = field
        row = max([each for each in range(len(FIRST_OF_ROW)) if FIRST_OF_ROW[each] <= spot])
        return Choice(PLACE + spot - FIRST_OF_ROW[row] if view.row >= 0 else ROW + row, "lay_back")


def promise(worth: Worth, figure: int) -> float:
    """What naming this figure promises."""
    if figure == EXAMINER:
        return best_inspection(worth) - EXAMINER_COST * CARD
    value = Route(worth, figure, FAR - 1).from_the_start()
    return max(value, -1.0) + drawing(worth, figure)


def drawing(worth: Worth, figure: int) -> float:
    """What the field of an apprentice brings to the hand."""
    view = worth.view
    if view.part > 1:
        return 0.0
    colour = COLOUR_OF[view.figures[figure]]
    if colour == WHITE:
        value = FROM_PILE
    elif colour == GREY:
        value = sum([FROM_DISCARDS + 0.3 * worth.card(kind) for kind in view.discards[-2:]])
    else:
        value = FROM_OTHERS if any([view.hand_sizes[seat] for seat in range(view.seats) if seat != worth.seat]) else 0.0
    hand = view.hand_sizes[worth.seat]
    value *= 1.5 if hand < 2 else 1.0 if hand < HAND_LIMIT - 1 else 0.3
    return value + (2 * worth.impatience if colour == WHITE else 0.0)


def best_inspection(worth: Worth) -> float:
    """The best end of a line from where the examiner stands, or of a summons for cards at hand."""
    view = worth.view
    found = [inspection_at(worth, line_end(view, direction)) for direction in range(6)]
    colours = [kind >> 2 for kind in view.hands[worth.seat]]
    for colour in range(APPRENTICES):
        if colours.count(colour) >= EXAMINER_COST:
            found.append(inspection_at(worth, view.figures[colour]))
    return max(found)


def inspection_at(worth: Worth, field: int) -> float:
    view = worth.view
    barred = worth.safe and view.crystals[field] != NO_CRYSTAL
    return NEVER if barred or field == view.figures[EXAMINER] else worth.inspection(field)


def line_end(view: MagiaView, direction: int) -> int:
    """Where a line of the examiner ends."""
    field = view.figures[EXAMINER]
    there = NEIGHBOURS[6 * field + direction]
    while there != NOWHERE:
        field = there
        if field in view.figures[:APPRENTICES]:
            break
        there = NEIGHBOURS[6 * field + direction]
    return field


def inspection(worth: Worth, action: int) -> float:
    """What a line, a step, a summons or a jump of the examiner brings."""
    view = worth.view
    if action == STAY:
        return worth.inspection(view.figures[EXAMINER])
    if action >= JUMP:
        target = worth.inspection(PORTAL_FIELDS[action - JUMP])
        return target if view.question == "jump_on" else target - 0.1
    if action >= GO:
        star = view.question == "star"
        step = NEIGHBOURS[6 * view.figures[EXAMINER] + action - GO]
        return worth.inspection(step if star else line_end(view, action - GO))
    return worth.inspection(view.figures[action - SUMMON])


def exam(worth: Worth, action: int) -> float:
    """What losing or giving is worth; the order does not matter much."""
    who = worth.view.who
    if action == SPARE or action < LOSE:
        return 0.0 if action == SPARE else float(-(action - EXAMINE))
    if action >= GIVE:
        return worth.gift(who, action - GIVE)
    scarce = 0.01 * (21 - worth.view.crystals.count(action - LOSE))
    return worth.lose(who) + (-scarce if worth.is_favourite(who) else scarce)


def taking(worth: Worth, action: int) -> float:
    """From whom to take, and what."""
    view = worth.view
    if action == LEAVE:
        return 0.0
    if action >= PICK:
        return 1.0 if action - PICK == worth.best_pick(view.figure, view.who) else 0.0
    return worth.rob(view.figure, action - ROB)


def symbol(worth: Worth, action: int) -> float:
    return worth.symbol(action - USE, worth.view.hand_sizes[worth.seat])


def trade(worth: Worth, action: int) -> float:
    """Whom to take from or to give to, and which crystal."""
    view = worth.view
    if view.question == "trade_crystal":
        crystal = action - PICK
        return worth.loss(crystal) if view.giver == worth.seat else worth.gain(crystal)
    if action >= PRESENT:
        own = max([worth.loss(crystal) for crystal in range(3) if worth.supply[crystal]])
        return own - 0.02 * view.supply_sizes[action - PRESENT]
    seat = action - CLAIM
    best = max([worth.gain(crystal) for crystal in range(3) if worth.may_have(seat, crystal)])
    return best + 0.02 * view.supply_sizes[seat]


def bare_fields(view: MagiaView, row: int) -> list[int]:
    """The fields of a row on which a crystal may be laid."""
    last = FIRST_OF_ROW[row + 1] if row + 1 < len(FIRST_OF_ROW) else ROOM
    fields = range(FIRST_OF_ROW[row], last)
    return [field for field in fields if view.crystals[field] == NO_CRYSTAL and PORTAL_AT[field] < 0]


def nearness(worth: Worth, crystal: int, field: int) -> float:
    """How well a crystal would lie there: near favourites that need it, far from others that do."""
    out = 0.0
    for apprentice in range(APPRENTICES):
        if worth.fits(apprentice, crystal):
            near = 1.0 / (1 + distance(field, worth.view.figures[apprentice]))
            out += near if worth.is_favourite(apprentice) else -0.5 * near
    return out


def distance(one: int, other: int) -> int:
    """Steps between two fields, portals left aside."""
    q = PLACES[one][0] - PLACES[other][0]
    r = PLACES[one][1] - PLACES[other][1]
    return max(abs(q), abs(r), abs(q + r))


class NearestWorth(Worth):
    """Sees nothing but crystals that favourites need."""

    def landing(self, apprentice: int, field: int) -> float:
        crystal = self.view.crystals[field]
        wanted = crystal != NO_CRYSTAL and self.is_favourite(apprentice) and self.fits(apprentice, crystal)
        return 2.0 if wanted else 0.0

    def symbol(self, symbol: int, cards_left: int) -> float:
        return 0.0


class Nearest(MagiaBot):
    """Walks a favourite to the nearest crystal it needs, and leaves all else to chance."""

    def answer(self, view: MagiaView, options: list[int]) -> Choice:
        worth = NearestWorth(view)
        if view.question == "name":
            worths = [self.promise(worth, action - NAME) for action in options]
            return Choice(self.best_of(options, worths), "nearest")
        if view.question in ("step", "direction"):
            return Choice(Route(worth, view.figure, FAR).next_action(options), "nearest")
        if view.question in ("secure", "announce"):
            return Choice(options[0], "nearest")
        return Choice(self.chance.pick(options), "random")

    def promise(self, worth: Worth, figure: int) -> float:
        return -1.0 if figure == EXAMINER else max(Route(worth, figure, FAR).from_the_start(), -0.5)


BOTS: Final[dict[str, type[Bot]]] = {"nearest": Nearest, "thumb": Thumb}
