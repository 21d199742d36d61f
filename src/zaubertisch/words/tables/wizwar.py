"""Wiz-War told in lines: the turn, every wizard, every card and spell that lies open, the maze square by square."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import AT_BORDER, AT_SQUARE, AT_WIZARD, square_word
from zaubertisch.games.wizwar.aim.plan import PUNCHING, SPEEDING, TEARING
from zaubertisch.games.wizwar.cards import ATTACK, CARDS, COUNTER, ENERGY, HANDFUL_OF_TACKS, ITEM, NEUTRAL, Card
from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.games.wizwar.maze.board import BORDERS, WIDTH
from zaubertisch.games.wizwar.maze.maze import DOOR, FIRE_WALL, WALL
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.view import ITEM_KINDS, Pending, WizWarView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.sections import below

LETTERS: Final = ["b", "r", "y", "g"]  # of the colours
FILLED: Final = [".", "#", "%", "%", "~"]  # by what fills a square: block, roses, thorns, cloud
TYPES: Final = {
    ATTACK: "attack", NEUTRAL: "neutral", COUNTER: "counter", ITEM: "item", ENERGY: "energy",
    NEUTRAL | COUNTER: "neutral-counter", NEUTRAL | ATTACK: "neutral-attack",
}
RANGES: Final = ["self", "adj", "los", "any"]
DURATIONS: Final = ["inst", "temp", "perm"]
EAST: Final = 1
SOUTH: Final = 2


def lines(view: WizWarView, words: Words) -> list[str]:
    """All the viewer knows, to be read from top to bottom, each matter below its heading."""
    out = [*turn(view, words), *here(view, words)]
    for seat in around(view):
        out += below(who(view, words, seat), seat_lines(view, words, seat))
        if seat == view.viewer:
            out += below(words.say("table-hand-title"), hand(view, words))
    spells = [spell_line(view, words, number, spell) for number, spell in enumerate(view.spells, 1)]
    out += below(words.say("table-spells-title"), spells)
    out += below(words.say("table-lying-title"), [*lying(view, words), *traps(view, words)])
    out += below(words.say("table-maze"), [*doors(view, words), *cracks(view, words), *ways(view, words)])
    return out + below(words.say("table-piles-title"), [*piles(view, words), *agreed(view, words)])


def around(view: WizWarView) -> list[int]:
    """All seats in order, the viewer first."""
    first = view.viewer if view.viewer < view.seats else 0
    return [(first + later) % view.seats for later in range(view.seats)]


def hand(view: WizWarView, words: Words) -> list[str]:
    """The names of all cards, then what each does."""
    if not view.hand:
        return [words.say("table-hand-empty")]
    told = [card_line(words, CARDS[kind]) for kind in sorted(set(view.hand))]
    return [words.say("table-hand", cards=cards(words, view.hand)), *told]


def piles(view: WizWarView, words: Words) -> list[str]:
    """The schools of the game, and one line for each deck."""
    named = ["cantrip-white", *view.schools, *(["cantrip-black"] if len(view.decks) > 1 else [])]
    out = [words.say("table-schools", schools=", ".join(words.say(f"school-{school}") for school in named))]
    for group, counts in enumerate(view.discards):
        told = cards(words, [kind for kind, copies in enumerate(counts) for _ in range(copies)])
        if len(view.decks) == 1:
            out.append(words.say("table-piles", deck=view.decks[group], discards=told))
        else:
            out.append(words.say("table-deck-of", group=group + 1, deck=view.decks[group], discards=told))
    return out


def agreed(view: WizWarView, words: Words) -> list[str]:
    """The variants that are played, and when the game ends at the latest."""
    titles = [words.say(f"option-{key.replace('_', '-')}") for key in view.variants]
    out = [words.say("table-variants", variants=", ".join(titles))] if titles else []
    return [*out, words.say("table-turn-cap", turns=view.turn_cap)] if view.turn_cap else out


def card_line(words: Words, card: Card) -> str:
    """A card as it is printed: what it is, how far and how long it works, and what it does."""
    return words.say(
        "table-card", card=words.name(card.key), type=words.say(f"type-{TYPES[card.types]}"),
        range=words.say(f"range-{RANGES[card.reach]}"), duration=words.say(f"duration-{DURATIONS[card.lasts]}"),
        value=card.ev, text=words.say(f"card-{card.key.replace('_', '-')}"),
    )


def traps(view: WizWarView, words: Words) -> list[str]:
    """Where markers lie face down, and for whoever laid them which is real."""
    if not view.traps:
        return []
    out = [words.say("table-traps", squares=", ".join(square_word(square) for square in view.traps))]
    return [*out, words.say("table-real-trap", square=square_word(view.real_trap))] if view.real_trap >= 0 else out


def turn(view: WizWarView, words: Words) -> list[str]:
    """Whose turn it is, who is asked what, and what is going on."""
    if view.asked == NOBODY:
        return [words.say("table-over")]
    seat = words.seat(view.active)
    out = [words.say("table-turn", turn=view.turn, phase=view.phase, seat=seat, mp=view.mp, attacks=view.attacks)]
    out += [words.say("table-pending", what=pending_line(view, words, each)) for each in view.pending]
    return [*out, words.say("table-asked", seat=words.seat(view.asked), question=words.question(view.question))]


def pending_line(view: WizWarView, words: Words, each: Pending) -> str:
    if each.kind == "damage":
        return words.say("table-damage", amount=each.amount, seat=words.seat(each.wizard))
    if each.kind == "pick_up":
        return words.say("table-pick-up", seat=words.seat(each.seat))
    if each.card >= 0 and each.what != TEARING:
        card = cards(words, [each.card, *each.modifiers])
    else:
        card = words.say({PUNCHING: "table-fist", SPEEDING: "table-speeding", TEARING: "table-tearing"}[each.what])
    return words.say(
        "table-announced", seat=words.seat(each.seat), card=card, energy=each.energy,
        target=target(view, words, each),
    )


def target(view: WizWarView, words: Words, each: Pending) -> str:
    """What is aimed at, with its preposition, or the word `none`."""
    at = target_name(view, words, each)
    if at:
        return words.say("table-at", target=at)
    return words.say("table-toward", side=words.name(SIDES[each.way])) if each.way >= 0 else "none"


def target_name(view: WizWarView, words: Words, each: Pending) -> str:
    if each.wizard >= 0:
        return words.seat(each.wizard)
    if each.darts:
        return ", ".join(dart_target(view, words, dart) for dart in each.darts)
    if each.squares:
        return ", ".join(square_word(square) for square in each.squares)
    if each.border >= 0:
        return border(words, "table-border", each.border)
    return square_word(each.square) if each.square >= 0 else ""


def dart_target(view: WizWarView, words: Words, dart: int) -> str:
    """A wizard by the name of the seat, a thing by its place."""
    if dart >= AT_BORDER:
        return border(words, "table-border", dart - AT_BORDER)
    if dart >= AT_SQUARE:
        return square_word(dart - AT_SQUARE)
    return words.seat(view.colours.index(dart - AT_WIZARD))


def who(view: WizWarView, words: Words, seat: int) -> str:
    """A wizard's name and colour."""
    name = words.you(seat) if seat == view.viewer else words.seat(seat)
    return words.say("table-who", who=name, colour=words.name(COLOURS[view.colours[seat]]))


def seat_lines(view: WizWarView, words: Words, seat: int) -> list[str]:
    """How a wizard is, where, with what, and which of its cards the viewer knows."""
    base = square_word(view.bases[seat])
    if view.place[seat] < 0:
        return [words.say("table-dead", base=base)]
    items = [words.name(CARDS[kind].key) for kind in view.carried[seat]]
    if view.burden[seat] >= 0:
        items.append(words.say("table-treasure-of", colour=colour_of(view, words, view.burden[seat])))
    known = view.known[seat]
    return [
        words.say(
            "table-seat", life=view.life[seat], points=view.points[seat], goal=view.points_to_win,
            stun=view.stun[seat],
        ),
        words.say("table-place", square=square_word(view.place[seat]), base=base),
        words.say(
            "table-holds", hand=view.hand_sizes[seat], load=view.loads[seat], limit=view.limits[seat],
            items=", ".join(items) or words.say("table-nothing"),
        ),
        *([words.say("table-known", seat=words.seat(seat), cards=cards(words, known))] if known else []),
    ]


def colour_of(view: WizWarView, words: Words, treasure: int) -> str:
    return words.name(COLOURS[view.colours[treasure // 2]])


def cards(words: Words, kinds: list[int]) -> str:
    return ", ".join(words.name(CARDS[kind].key) for kind in kinds) or words.say("table-nothing")


def border(words: Words, key: str, number: int) -> str:
    side = words.name(SIDES[SOUTH if number % 2 else EAST])
    return words.say(key, side=side, square=square_word(number // 2))


def spell_line(view: WizWarView, words: Words, number: int, spell: Spell) -> str:
    if spell.target >= 0:
        where = words.say("table-where-seat", seat=words.seat(spell.target))
    elif spell.border >= 0:
        where = border(words, "table-where-border", spell.border)
    elif spell.thing >= 0:
        where = words.say("table-where-glued", thing=thing(view, words, spell.thing), square=square_word(spell.square))
    elif spell.square >= 0:
        where = words.say("table-where-square", square=square_word(spell.square))
    else:
        where = words.say("table-where-all")
    return words.say(
        "table-spell", number=number, card=words.name(CARDS[spell.card].key), seat=words.seat(spell.caster),
        markers=spell.markers, where=where,
    )


def thing(view: WizWarView, words: Words, number: int) -> str:
    """An item by its name, a treasure by its colour."""
    if number < ITEM_KINDS:
        return words.name(CARDS[number].key)
    return words.say("table-treasure-of", colour=colour_of(view, words, number - ITEM_KINDS))


def lying(view: WizWarView, words: Words) -> list[str]:
    """Treasures and items that lie about."""
    out = [
        words.say("table-treasure", colour=colour_of(view, words, treasure), square=square_word(square))
        for treasure, square in enumerate(view.treasures) if square >= 0
    ]
    return out + [
        words.say("table-item", item=words.name(CARDS[thing % ITEM_KINDS].key), square=square_word(thing // ITEM_KINDS))
        for thing in view.dropped
    ]


def doors(view: WizWarView, words: Words) -> list[str]:
    """Who holds which door open."""
    return [
        words.say(
            "table-door", side=words.name(SIDES[SOUTH if hold % 2 else EAST]), square=square_word(hold % BORDERS // 2),
            seat=words.seat(hold // BORDERS),
        )
        for hold in view.maze.holding
    ]


def cracks(view: WizWarView, words: Words) -> list[str]:
    """What is damaged."""
    out = [
        words.say(
            "table-cracks", cracks=made, side=words.name(SIDES[SOUTH if number % 2 else EAST]),
            square=square_word(number // 2),
        )
        for number, made in enumerate(view.maze.cracks) if made
    ]
    return out + [
        words.say("table-fill-cracks", cracks=made, square=square_word(square))
        for square, made in enumerate(view.maze.fill_cracks) if made
    ]


# The maze as a picture, for whoever draws it with letters


def plan(view: WizWarView, words: Words) -> list[str]:
    """The maze drawn, with what its signs mean; nothing to be read aloud."""
    return [*drawing(view), words.say("table-legend")]


def drawing(view: WizWarView) -> list[str]:
    """Letters for columns, numbers for rows; each square three signs wide with its north and west border."""
    rows = 5 if view.seats == 2 else 10
    out = ["    " + "   ".join("abcdefghij")]
    for row in range(rows):
        out.append("  " + "".join(north(view, row, column) for column in range(WIDTH)) + "+")
        cells = "".join(west(view, row, column) + inside(view, row, column) for column in range(WIDTH))
        out.append(f"{row + 1:2}{cells}{west(view, row, WIDTH)}")
    return [*out, "  " + "".join(north(view, rows, column) for column in range(WIDTH)) + "+"]


def between(view: WizWarView, row: int, column: int, side: int) -> str:
    """What stands at this side of a square: a space, or a sign."""
    number = view.maze.board().border[(row * WIDTH + column) * 4 + side]
    if number < 0:
        return "#"
    kind = view.maze.borders[number]
    if kind == DOOR:
        return "d" if view.maze.is_held(number) else "D"
    return {WALL: "#", FIRE_WALL: "F"}.get(kind, " ")


def is_there(view: WizWarView, row: int, column: int) -> bool:
    rows = 5 if view.seats == 2 else 10
    return 0 <= row < rows and 0 <= column < WIDTH and view.maze.board().slot_of[row * WIDTH + column] >= 0


def north(view: WizWarView, row: int, column: int) -> str:
    if is_there(view, row, column):
        sign = between(view, row, column, 0)
    elif is_there(view, row - 1, column):
        sign = between(view, row - 1, column, SOUTH)
    else:
        return "+   "
    return {"#": "+---", " ": "+   "}.get(sign, f"+-{sign}-")


def west(view: WizWarView, row: int, column: int) -> str:
    if is_there(view, row, column):
        sign = between(view, row, column, 3)
    elif is_there(view, row, column - 1):
        sign = between(view, row, column - 1, EAST)
    else:
        return " "
    return {"#": "|"}.get(sign, sign)


def inside(view: WizWarView, row: int, column: int) -> str:
    """Up to three signs: wizards, treasures, base or block."""
    square = row * WIDTH + column
    if not is_there(view, row, column):
        return "   "
    signs = [LETTERS[view.colours[seat]].upper() for seat in range(view.seats) if view.place[seat] == square]
    signs += [LETTERS[view.colours[number // 2]] for number, lies in enumerate(view.treasures) if lies == square]
    signs += ["H"] if square in view.bases else []
    signs += [FILLED[view.maze.fills[square]]] if view.maze.fills[square] else []
    signs += ["?"] if square in view.traps else []
    things = [thing % ITEM_KINDS for thing in view.dropped if thing // ITEM_KINDS == square]
    signs += ["^" if HANDFUL_OF_TACKS in things else "*"] if things else []
    return "".join(signs[:3] or ["."]).center(3)


# The maze in words


def ways(view: WizWarView, words: Words) -> list[str]:
    """Row by row, the ways out of every square."""
    out = []
    squares = view.maze.board().squares
    for row in sorted({square // WIDTH for square in squares}):
        told = [way(view, words, square) for square in squares if square // WIDTH == row]
        out.append(words.say("table-ways", row=row + 1, ways="; ".join(told)))
    return out


def way(view: WizWarView, words: Words, square: int) -> str:
    board = view.maze.board()
    sides = []
    for side in range(4):
        number = board.border[square * 4 + side]
        if number >= 0 and view.maze.borders[number] != WALL:
            sides.append(side_told(view, words, square, side, number))
    told = ", ".join(sides) or words.say("table-no-way")
    return words.say("table-way", square=square_word(square), sides=told)


def here(view: WizWarView, words: Words) -> list[str]:
    """Where the viewer stands, and where each side leads."""
    square = view.place[view.viewer] if view.viewer < view.seats else -1
    if square < 0:
        return []
    board = view.maze.board()
    walls = [
        words.name(SIDES[side]) for side in range(4)
        if board.border[square * 4 + side] < 0 or view.maze.borders[board.border[square * 4 + side]] == WALL
    ]
    told = [way(view, words, square), *([words.say("table-side-wall", sides=words.join(walls))] if walls else [])]
    return [words.say("table-here", ways="; ".join(told))]


def side_told(view: WizWarView, words: Words, square: int, side: int, number: int) -> str:
    """A side, where it leads, and what is special about going there."""
    to = view.maze.board().beyond[square * 4 + side]
    name = words.say("table-way-link", side=words.name(SIDES[side]), square=square_word(to))
    if view.maze.borders[number] == DOOR:
        return words.say("table-way-door", side=name)
    return words.say("table-way-fire", side=name) if view.maze.borders[number] == FIRE_WALL else name
