"""Wiz-War drawn: the maze with its walls and doors, wizards, treasures and homes; the cards with what they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from zaubertisch.cli.table.boards.drawing import Room, fits, listed, press, short, sign, title, wrapped
from zaubertisch.cli.table.boards.maze import maze_lines
from zaubertisch.games.wizwar.cards import ATTACK, CARDS, COUNTER, ENERGY, ITEM, NEUTRAL
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.wizwar import LETTERS, card_line, colour_of, pending_line, spell_line

INKS: Final[list[str]] = ["bright_blue", "red", "yellow", "green"]
KINDS: Final = [(ATTACK, "⚔"), (COUNTER, "⛨"), (NEUTRAL, "✦"), (ITEM, "♦"), (ENERGY, "+")]
HEART: Final = "♥"


def status(view: WizWarView, words: Words) -> str:
    """The turn, whose it is, steps and attacks left."""
    if view.asked == NOBODY:
        return words.say("table-over")
    return words.say("cli-wizwar-status", turn=view.turn, seat=words.seat(view.active), mp=view.mp,
                     attacks=max(0, view.most_attacks - view.attacks))


def board(view: WizWarView, words: Words, room: Room, offered: Sequence[str] = ()) -> list[Text]:
    """The maze as large as it fits, and below it, where there is room, the spells in force."""
    width, height = room
    out = maze_lines(view, width, height, offered)
    free = height - len(out) - 1
    spells = [spell_line(view, words, number, spell) for number, spell in enumerate(view.spells, 1)]
    told = [Text(part, "dim") for line in spells for part in wrapped(line, width)]
    if told and len(told) < free:
        out += [Text(), *told]
    return out


def seats(view: WizWarView, words: Words, width: int) -> list[Text]:
    """Two lines a wizard; what is announced stands below them."""
    out: list[Text] = []
    for seat in range(view.seats):
        out += seat_lines(view, words, seat, width)
    for each in view.pending:
        out += [Text(part, "bold yellow") for part in wrapped("! " + pending_line(view, words, each), width)]
    return out


def seat_lines(view: WizWarView, words: Words, seat: int, width: int) -> list[Text]:
    colour = view.colours[seat]
    mark = Text("▶" if seat == view.asked else " ", "magenta")
    letter = Text(LETTERS[colour].upper(), Style(color=INKS[colour], bold=True, reverse=True))
    name = short(words.you(seat) if seat == view.viewer else words.seat(seat), 13).ljust(13)
    if view.place[seat] < 0:
        return [fits(Text.assemble(mark, letter, sign(seat), f" {name} ", ("†", "bold")), width)]
    points = f"{view.points[seat]}/{view.points_to_win}★"
    head = Text.assemble(mark, letter, sign(seat), f" {name} ", (f"{HEART}{view.life[seat]:<2}", "red"), f" {points} ",
                         f"▯{view.hand_sizes[seat]}", f" z{view.stun[seat]}" if view.stun[seat] else "")
    things = [words.name(CARDS[kind].key) for kind in view.carried[seat]]
    if view.burden[seat] >= 0:
        things.insert(0, f"◆ {colour_of(view, words, view.burden[seat])}")
    lines = [Text(f"   {part}", "dim") for part in wrapped(", ".join(things), width - 3)] if things else []
    return [fits(head, width), *lines]


def hand(view: WizWarView, words: Words, width: int) -> list[Text]:
    """The own cards: kind and name, and what they do where there is room."""
    if view.viewer >= view.seats:
        return []
    out = [title(words.say("cli-pane-hand"), width)]
    if width < 41:
        return [*out, *narrow_hand(view, words, width)]
    for kind in view.hand:
        out += card_lines(kind, words, width)
    return out


def card_lines(kind: int, words: Words, width: int) -> list[Text]:
    """A card in at most two lines: its kind, its name, what it does in few words."""
    card = CARDS[kind]
    text = "" if card.types & ENERGY else words.say(f"table-brief-{card.key}")
    name = words.name(card.key)
    parts = wrapped(f"{name}: {text}" if text else name, width - 2)
    if len(parts) > 2:
        parts = [parts[0], short(parts[1] + " …", width - 2) if len(parts[1]) + 2 <= width - 2 else parts[1][:-1] + "…"]
    first = Text(f"{kind_sign(kind)} {parts[0]}")
    first.stylize("bold", 2, 2 + len(name))
    out = [first, *(Text(f"  {part}", "dim") for part in parts[1:])]
    for line in out:
        line.stylize(press(f"cast {card.key}"))
    return out


def narrow_hand(view: WizWarView, words: Words, width: int) -> list[Text]:
    """Kind and name of each card, as many a line as fit."""
    parts = []
    for kind in view.hand:
        said = Text(f"{kind_sign(kind)} {words.name(CARDS[kind].key)}")
        said.stylize(press(f"cast {CARDS[kind].key}"))
        parts.append(said)
    return listed(parts, width)


def kind_sign(kind: int) -> str:
    return next(mark for types, mark in KINDS if CARDS[kind].types & types)


def cards(view: WizWarView, words: Words) -> list[str]:
    """The whole text of every card in hand, then of what lies open."""
    open_cards = [kind for some in view.carried for kind in some] + [spell.card for spell in view.spells]
    kinds = [*dict.fromkeys([*view.hand, *open_cards])]
    told = [line for kind in kinds for line in (card_line(words, CARDS[kind]), "")]
    return [*told, words.say("table-legend")]
