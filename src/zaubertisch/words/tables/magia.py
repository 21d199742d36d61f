"""Magia Cum Laude told in lines: whose turn it is, where ways lead, masters, apprentices, the room, cards."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.components import (
    APPRENTICES,
    BOOK_NUMBERS,
    BOOKS,
    BY_COLOUR,
    COLOURS,
    CRYSTALS,
    EXAMINER,
    FIGURES,
    KINDS,
    MISSIONS,
    NO_CRYSTAL,
    SYMBOLS,
)
from zaubertisch.games.magia.hexes import (
    BAY_NAMES,
    COLOUR_OF,
    DESK,
    DIRECTIONS,
    FIELD_COLOURS,
    FIELDS,
    FIRST_OF_ROW,
    LABELS,
    MEMBERS,
    NEIGHBOURS,
    NOWHERE,
    ROOM,
    ROW_OF,
    ROWS,
)
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.sections import below

ARROWS: Final = "↖↗→↘↙←"


def lines(view: MagiaView, words: Words) -> list[str]:
    """All the viewer knows, to be read from top to bottom."""
    return [
        *turn(view, words),
        *move(view, words),
        *ways_out(view, words),
        *(line for seat in around(view) for line in seat_lines(view, words, seat)),
        *below(words.say("table-spells"), [apprentice(view, words, each) for each in range(APPRENTICES)]),
        *below(words.say("table-naming"), [words.say(f"table-brings-{kind}") for kind in FIELD_COLOURS]),
        *below(words.say("table-room"), [examiner(view, words), *room(view, words)]),
        *below(words.say("table-piles"), cards(view, words)),
        *below(words.say("table-directions"), [way(view, words, colour) for colour in range(APPRENTICES)]),
        *end(view, words),
    ]


def turn(view: MagiaView, words: Words) -> list[str]:
    """Whose turn it is, and who is asked what."""
    if view.asked == NOBODY:
        return [words.say("table-over")]
    key = "table-your-turn" if view.active == view.viewer else "table-turn"
    out = [words.say(key, turn=view.turn, part=view.part, seat=words.seat(view.active))]
    asked = "table-you-are-asked" if view.asked == view.viewer else "table-asked"
    out.append(words.say(asked, seat=words.seat(view.asked), question=words.question(view.question)))
    return out


def move(view: MagiaView, words: Words) -> list[str]:
    """What has been done in this part, and what the question is about."""
    out: list[str] = []
    if view.asked == NOBODY:
        return out
    if view.figure == EXAMINER:
        key = "table-star" if view.symbols else "table-named-examiner"
        out.append(words.say(key, origin=field_said(words, view.origin), jumped="yes" if view.jumped else "no"))
    elif view.figure >= 0:
        out.append(words.say(
            "table-named", figure_name=words.name(COLOURS[view.figure]), origin=field_said(words, view.origin),
            cards=view.played, ways=view.ways, jumped="yes" if view.jumped else "no",
        ))
    if view.symbols:
        named = [words.name(SYMBOLS[symbol]) for symbol in range(1, len(SYMBOLS)) if view.symbols >> symbol & 1]
        out.append(words.say("table-symbols", symbols=", ".join(named)))
    if view.card >= 0:
        out.append(words.say("table-card", card=card(words, view.card)))
    return out + matter(view, words)


def matter(view: MagiaView, words: Words) -> list[str]:
    """What an exam, a meeting, a crystal symbol or a payment is about."""
    out = meeting(view, words)
    if view.crystal != NO_CRYSTAL:
        out.append(words.say("table-crystal", crystal=words.name(CRYSTALS[view.crystal])))
    if view.row >= 0:
        out.append(words.say("table-row", row=ROWS[view.row]))
    if view.giver >= 0:
        giver = "table-you-give" if view.giver == view.viewer else "table-giver"
        out.append(words.say(giver, seat=words.seat(view.giver)))
    if view.question == "pay":
        out.append(words.say("table-paying", how=payment(view, words), paid=view.paid))
    return out


def meeting(view: MagiaView, words: Words) -> list[str]:
    """[MA-084 MA-094] Who meets whom, and what the viewer decides by answering."""
    own = view.asked == view.viewer
    if own and view.question == "lose_or_receive":
        return [words.say("table-about-fate", figure=words.name(COLOURS[view.who]))]
    named = words.join([words.name(COLOURS[each]) for each in MEMBERS[view.event]])
    if own and view.question == "rob":
        return [words.say("table-about-rob", figure=words.name(COLOURS[view.figure]), figures=named)]
    if own and view.question == "examine":
        return [words.say("table-about-exam", figures=named)]
    out = [words.say("table-event", figures=named)] if view.event else []
    return [*out, words.say("table-who", figure=words.name(COLOURS[view.who]))] if view.who >= 0 else out


def payment(view: MagiaView, words: Words) -> str:
    if view.direction != NOWHERE:
        return words.say("table-line", direction_name=words.name(DIRECTIONS[view.direction]))
    return words.say("table-summons", figure_name=words.name(COLOURS[view.summoned]))


def label(view: MagiaView, words: Words, word: str) -> str:
    """[MA-023 MA-034 MA-035] A choice: a figure with what naming it brings, a card or a step with where it leads."""
    said = words.option(word)
    verb, _, rest = word.partition(" ")
    if verb == "name" and rest in COLOURS:
        field = view.figures[FIGURES.index(rest)]
        return f"{said} ({words.say(f'table-naming-{FIELD_COLOURS[COLOUR_OF[field]]}')})"
    if verb == "play" and view.question == "step":
        colour = COLOURS.index(rest.split()[0])
        anywhere = colour == view.figure and view.ways & BY_COLOUR
        return f"{said} {words.say('table-any-way') if anywhere else arrows(view, colour)}"
    if verb == "go" and view.question != "examiner" and view.figure >= 0:
        to = NEIGHBOURS[len(DIRECTIONS) * view.figures[view.figure] + DIRECTIONS.index(rest)]
        return f"{said} {words.say('table-leads-to', fields=place(words, to))}"
    return said


def arrows(view: MagiaView, colour: int) -> str:
    """Where cards of a colour lead, as signs."""
    return "".join(ARROWS[each] for each in MEMBERS[view.variant.towards[colour]])


def ways_out(view: MagiaView, words: Words) -> list[str]:
    """Where each direction leads from the field of the figure that moves."""
    if view.figure < 0 or view.asked == NOBODY:
        return []
    field = view.figures[view.figure]
    out = [
        words.say("table-way-to", direction_name=words.name(DIRECTIONS[way]), field=field_told(view, words, to))
        for way in range(len(DIRECTIONS)) if (to := NEIGHBOURS[len(DIRECTIONS) * field + way]) != NOWHERE
    ]
    figure = FIGURES[view.figure]
    said = words.say("table-from", figure=figure, figure_name=words.name(figure), field=field_said(words, field))
    return below(said, out)


def room(view: MagiaView, words: Words) -> list[str]:
    """The room, row by row, and its bays: what lies and stands on each field."""
    out = []
    for row in range(len(ROWS)):
        fields = [field_told(view, words, field) for field in range(FIRST_OF_ROW[row], ROOM) if ROW_OF[field] == row]
        out.append(words.say("table-room-row", row=ROWS[row], fields="; ".join(fields)))
    bays = [field_told(view, words, field) for field in range(ROOM, FIELDS)]
    return [*out, words.say("table-bays", fields="; ".join(bays))]


def field_told(view: MagiaView, words: Words, field: int) -> str:
    """A field with its kind, its crystal and its figures, as the page names it too."""
    crystal = view.crystals[field]
    here = [words.name(FIGURES[each]) for each in range(len(FIGURES)) if view.figures[each] == field]
    return words.say(
        "table-field", place=place(words, field), kind=words.say(f"table-kind-{FIELD_COLOURS[COLOUR_OF[field]]}"),
        crystal="none" if crystal == NO_CRYSTAL else words.name(CRYSTALS[crystal]), figures=", ".join(here) or "none",
    )


def place(words: Words, field: int) -> str:
    """A field as one says it in short."""
    if field >= ROOM:
        return words.say("table-bay", colour=words.name(BAY_NAMES[field - ROOM]))
    return words.say("table-desk") if field == DESK else LABELS[field]


def apprentice(view: MagiaView, words: Words, each: int) -> str:
    """Where it stands, what its spell has and needs."""
    parts = [
        words.say("table-part-of", crystal=words.name(crystal), have=view.have[3 * each + number], need=need)
        for number, crystal in enumerate(CRYSTALS) if (need := view.needs[3 * each + number])
    ]
    state = "passed" if view.passed >> each & 1 else "full" if view.full >> each & 1 else "open"
    own = view.favourites[view.viewer] if view.viewer < view.seats else 0
    return words.say(
        "table-apprentice", figure_name=words.name(COLOURS[each]), field=field_said(words, view.figures[each]),
        ground=ground(view, words, each), spell=", ".join(parts), state=state,
        favourite="yes" if own >> each & 1 else "no",
    )


def examiner(view: MagiaView, words: Words) -> str:
    field = field_said(words, view.figures[EXAMINER])
    return words.say("table-examiner", field=field, ground=ground(view, words, EXAMINER))


def ground(view: MagiaView, words: Words, each: int) -> str:
    """The kind of the field a figure stands on, as the room tells it."""
    return words.say(f"table-kind-{FIELD_COLOURS[COLOUR_OF[view.figures[each]]]}")


def field_said(words: Words, field: int) -> str:
    """A field as it is said."""
    return words.say("table-at", field=LABELS[field])


def around(view: MagiaView) -> list[int]:
    """All seats in order, the viewer first."""
    first = view.viewer if view.viewer < view.seats else 0
    return [(first + distance) % view.seats for distance in range(view.seats)]


def who(view: MagiaView, words: Words, seat: int) -> str:
    return words.you(seat) if seat == view.viewer else words.seat(seat)


def seat_lines(view: MagiaView, words: Words, seat: int) -> list[str]:
    """A master as a heading; below it hand and supply, book and mission, as far as the viewer knows them."""
    seen = view.hand_sizes[seat] == len(view.hands[seat])
    hand = (
        words.say("table-hand-seen", count=view.hand_sizes[seat], cards=listed(words, view.hands[seat])) if seen
        else words.say("table-hand", count=view.hand_sizes[seat])
    )
    safe = "yes" if view.safe >> seat & 1 else "no"
    out = words.say("table-seat", hand=hand, supply=supply(view, words, seat), safe=safe)
    open_things = third(view, words) if seat == view.viewer or (view.viewer >= view.seats and seat == 0) else []
    return below(who(view, words, seat), [out, *secrets(view, words, seat), *open_things])


def supply(view: MagiaView, words: Words, seat: int) -> str:
    if not view.supplies[seat]:
        return words.say("table-supply-size", count=view.supply_sizes[seat])
    air, water, fire = view.supplies[seat]
    return words.say("table-supply", air=air, water=water, fire=fire)


def secrets(view: MagiaView, words: Words, seat: int) -> list[str]:
    """A book and a mission the viewer knows."""
    out: list[str] = []
    if view.books[seat] >= 0:
        air, water, fire = BOOKS[view.books[seat]]
        key = "table-own-book" if seat == view.viewer else "table-book"
        out.append(words.say(key, seat=words.seat(seat), air=air, water=water, fire=fire))
    if view.missions[seat] >= 0:
        named = words.join([words.name(COLOURS[each]) for each in MEMBERS[view.favourites[seat]]])
        key = "table-own-mission" if seat == view.viewer else "table-mission"
        out.append(words.say(key, seat=words.seat(seat), figures=named))
    if seat == view.viewer and view.standing and view.asked != NOBODY:
        spells, book = view.standing
        out.append(words.say("table-standing", total=spells + book, spells=spells, book=book))
    return out


def third(view: MagiaView, words: Words) -> list[str]:
    """Missions nobody can have, and the open book of two masters."""
    out: list[str] = []
    for mission in range(len(MISSIONS)):
        if view.ruled_out >> mission & 1:
            named = words.join([words.name(COLOURS[each]) for each in MISSIONS[mission][:2]])
            out.append(words.say("table-ruled-out", figures=named))
    if view.open_book >= 0:
        out.append(words.say("table-open-book", number=BOOK_NUMBERS[view.open_book]))
        if view.viewer < view.seats:
            one, two, three, four = [words.name(COLOURS[each]) for each in MISSIONS[view.missions[view.viewer]][2:]]
            out.append(words.say("table-numbers", one=one, two=two, three=three, four=four))
    return out


def cards(view: MagiaView, words: Words) -> list[str]:
    """Both piles, cards sighted in other hands, and what is left unseen."""
    out = [words.say("table-pile", count=view.pile)]
    if view.discards:
        out.append(words.say("table-discards", cards=listed(words, view.discards[::-1])))
    else:
        out.append(words.say("table-no-discards"))
    for seen in view.sightings:
        seats = either(words, [words.seat(seat) for seat in seen[1:]])
        out.append(words.say("table-sighting", card=card(words, seen[0]), seats=seats))
    for seat in range(view.seats):
        if view.lacks[seat] and view.hand_sizes[seat] and seat != view.viewer:
            named = either(words, [words.name(COLOURS[each]) for each in MEMBERS[view.lacks[seat]]])
            out.append(words.say("table-lacks", seat=words.seat(seat), colours=named))
    unseen = [f"{view.unseen[kind]}× {card(words, kind)}" for kind in range(KINDS) if view.unseen[kind]]
    if unseen:
        out.append(words.say("table-unseen", cards=", ".join(unseen)))
    return out


def either(words: Words, things: list[str]) -> str:
    """One of them: commas, and “or” before the last."""
    before = ", ".join(things[:-1])
    return f"{before} {words.say('table-or')} {things[-1]}" if before else things[-1]


def listed(words: Words, kinds: list[int]) -> str:
    return ", ".join(card(words, kind) for kind in kinds)


def card(words: Words, kind: int) -> str:
    return words.say(f"card-{kind}")


def way(view: MagiaView, words: Words, colour: int) -> str:
    """[MA-035 MA-036] Where cards of a colour lead at this table."""
    named = [words.name(DIRECTIONS[each]) for each in MEMBERS[view.variant.towards[colour]]]
    return words.say("table-ways", colour=words.name(COLOURS[colour]), directions=either(words, named))


def end(view: MagiaView, words: Words) -> list[str]:
    """Idle turns while they count, and the points when all is over."""
    out: list[str] = []
    if view.stall and view.asked != NOBODY:
        out.append(words.say("table-stall", count=view.stall))
    if view.scores:
        out += below(words.say("table-points"), [f"{words.seat(seat)}: {view.scores[seat]}" for seat in around(view)])
    return out
