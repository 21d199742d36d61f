"""Simsala… Bumm? told in lines: whose turn it is, every seat, every number, what lies face down, what was called."""

from __future__ import annotations

from zaubertisch.games.abraca.components import SPELLS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.sections import below


def lines(view: AbracaView, words: Words) -> list[str]:
    """All the viewer knows, to be read from top to bottom."""
    out = [*turn(view, words), *(line for seat in around(view) for line in seat_lines(view, words, seat))]
    out += below(words.say("table-spells"), [spell_line(view, words, spell) for spell in range(1, SPELLS + 1)])
    return out + below(words.say("table-supplies"), [*supplies(view, words), *last_round(view, words)])


def supplies(view: AbracaView, words: Words) -> list[str]:
    """What lies face down on the table, and the die; the truth names the mystic stones."""
    out = [words.say("table-supply", mystics=view.mystic_table, count=view.supply)]
    if view.mystic_faces:
        out.append(mystics_named(words, view.mystic_faces))
    return [*out, words.say("table-die", faces=numbers(view.die))]


def turn(view: AbracaView, words: Words) -> list[str]:
    """The round, who is to call, and what was cast last."""
    if view.asked == NOBODY:
        return [words.say("table-over")]
    whose = "table-your-turn" if view.asked == view.viewer else "table-turn"
    out = [words.say("table-round", round=view.round) + " " + words.say(whose, seat=words.seat(view.asked))]
    if view.lowest:
        name = words.name(str(view.lowest))
        out.append(words.say("table-last-cast", spell=view.lowest, spell_name=name))
    return out


def around(view: AbracaView) -> list[int]:
    """All seats clockwise, the viewer first."""
    first = view.viewer if view.viewer < view.seats else 0
    return [(first + later) % view.seats for later in range(view.seats)]


def seat_lines(view: AbracaView, words: Words, seat: int) -> list[str]:
    """A seat as a heading, and below it all the viewer knows of it."""
    out = [words.say(
        "table-seat", lives=view.lives[seat], points=view.points[seat], row=row(view, words, seat),
        mystics=view.mystic_sizes[seat], counted="no" if view.variant.one_round else "yes",
    )]
    if view.mystics[seat]:
        stones = view.mystics[seat]
        own = seat == view.viewer
        out.append(words.say("table-own-mystics", stones=said(words, stones)) if own else mystics_named(words, stones))
    return below(who(view, words, seat), out + diary(view, words, seat))


def who(view: AbracaView, words: Words, seat: int) -> str:
    """The seat's name, and whether its spells and the viewer's reach each other."""
    if seat == view.viewer:
        return words.you(seat)
    side = side_of(view, seat)
    return words.say(f"table-{side}", seat=words.seat(seat)) if side else words.seat(seat)


def side_of(view: AbracaView, seat: int) -> str:
    """[AB-001 AB-R26] Left neighbour of the viewer, the right one, or both; last wizards skip those without lives."""
    skipping = view.variant.to_the_last_wizard
    living = [each for each in around(view)[1:] if view.lives[each] or not skipping]
    if view.viewer >= view.seats or seat not in (living[:1] + living[-1:]):
        return ""
    if len(living) == 1:
        return "both"
    return "left" if seat == living[0] else "right"


def row(view: AbracaView, words: Words, seat: int) -> str:
    """The stones of a row, or how many they are."""
    if view.row_sizes[seat] == 0:
        return words.say("table-empty-row")
    if view.rows[seat]:
        return words.say("table-row", stones=numbers(view.rows[seat]))
    return words.say("table-hidden-row", count=view.row_sizes[seat])


def spell_line(view: AbracaView, words: Words, spell: int) -> str:
    """One number: its name, what it does, how many are spent and how many the viewer sees anywhere."""
    return words.say(
        "table-spell", spell=spell, spell_name=words.name(str(spell)), effect=words.say(f"table-effect-{spell}"),
        board=view.board[spell], seen=seen(view, spell),
    )


def seen(view: AbracaView, spell: int) -> int:
    """How many stones of this number the viewer sees: on the board, in rows, among its own mystic stones."""
    return view.board[spell] + sum(each.count(spell) for each in view.rows) + view.own_mystics.count(spell)


def diary(view: AbracaView, words: Words, seat: int) -> list[str]:
    """What a seat has cast, missed and drawn in this round; nothing if it has not called yet."""
    eras = view.diaries[seat]
    called = len(eras) > 1 or eras[0].casts or eras[0].failed
    return [words.say("table-diary", story=story(eras, words))] if called else []


def story(diary: list[Era], words: Words) -> str:
    """The draws of a row in order, each with what was cast and called in vain before the next."""
    parts = []
    before = Era()
    for index, era in enumerate(diary):
        parts.append(words.say("table-drew" if index else "table-got", count=int(era.drawn)))
        cast = [spell for spell in range(1, SPELLS + 1) for _ in range(era.cast(spell) - before.cast(spell))]
        failed = [spell for spell in range(1, SPELLS + 1) if era.failed_with(spell)]
        parts += [words.say("table-cast", spells=numbers(cast))] if cast else []
        parts += [words.say("table-failed", spells=numbers(failed))] if failed else []
        before = era
    return "; ".join(parts)  # numbers within a part have commas


def last_round(view: AbracaView, words: Words) -> list[str]:
    """What the last round brought, once there was one and points were given for it."""
    if (view.round == 1 and view.asked != NOBODY) or view.variant.one_round:
        return []
    points = ", ".join(f"{words.seat(seat)} ({view.round_points[seat]})" for seat in around(view))
    return [words.say("table-last-round", points=points)]


def mystics_named(words: Words, stones: list[int]) -> str:
    """Mystic stones of somebody else, or of nobody yet, as only the truth tells them."""
    return words.say("table-mystics-are", stones=said(words, stones), count=len(stones))


def numbers(stones: list[int]) -> str:
    return ", ".join(str(stone) for stone in stones)


def said(words: Words, stones: list[int]) -> str:
    """Stones by number and name."""
    return ", ".join(f"{stone} {words.name(str(stone))}" for stone in stones)
