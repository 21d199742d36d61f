"""Das Zepter von Zavandor drawn: what is on offer, sentinels, tracks of knowledge, gems of spiral and pentagon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from zaubertisch.cli.table.boards.drawing import Room, bar, fits, listed, notes, press, short, side_by_side, sign, title
from zaubertisch.cli.table.boards.drawing import wrapped as in_lines
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    CARD_COLOUR,
    CARDS,
    CHARACTERS,
    COLOURS,
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    LEAST_BID,
    SENTINELS,
    SENTINELS_TO_END,
    TOP_LEVEL,
    TRACK_WORDS,
)
from zaubertisch.games.zavandor.view import Board, ZavandorView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.zavandor import around, auction, counted, payment, pieces
from zaubertisch.words.tables.zavandor import board as told_board

GEM_SIGNS: Final = "○◇△◈◆"
GEM_INKS: Final = ["white", "bright_blue", "green", "cyan", "red"]
WIDE: Final = 46  # columns that leave room for a second line a seat
# What is told besides, the most first: what artefacts do, what levels bring, what sentinels bring.
DETAILS: Final = [(True, True, True), (True, True, False), (False, True, False), (False, False, False)]
COLOUR_INKS: Final = ["bright_blue", "green", "white", "red"]


def status(view: ZavandorView, words: Words) -> str:
    """The round, its phase, and who is asked."""
    if view.asked == NOBODY:
        return words.say("table-over")
    asked = words.say("table-your-turn" if view.asked == view.viewer else "table-turn", seat=words.seat(view.asked))
    if not view.round:
        return f"{words.say('table-before')} {asked}"
    phase = words.say(f"table-phase-{view.phase}")
    return f"{words.say('table-round-short', round=view.round)} · {phase} · {asked}"


def board(view: ZavandorView, words: Words, room: Room, offered: Sequence[str] = ()) -> list[Text]:
    """Offers and sentinels above, the own knowledge and gems below, told as fully as leaves room for the hand."""
    width, height = room
    below = len(hand(view, words, width)) + 1
    out: list[Text] = []
    for effects, levels, bonuses in DETAILS:
        out = [*offers(view, words, width, offered, effects), *sentinels(view, words, width, offered, bonuses)]
        if view.viewer < view.seats:
            me = view.boards[view.viewer]
            out += [*tracks(view, words, me, width, offered, levels), *gems(words, me, width, offered)]
        if len(out) + below <= height:
            break
    return out[:height]


def offers(view: ZavandorView, words: Words, width: int, offered: Sequence[str], effects: bool) -> list[Text]:
    """A line an artefact: how many, its name, the least bid, what one would pay, the most one may bid."""
    out = [title(words.say("cli-offer-head"), width)]
    tags = {tag.item: tag for tag in view.tags}
    for item in range(ARTEFACTS):
        if not view.display[item]:
            continue
        word = f"offer {ITEMS[item]}"
        name = short(words.name(ITEMS[item]), 17).ljust(17)
        tag = tags.get(item)
        price = f"{LEAST_BID[item]:>4}" if tag is None else "   –" if tag.barred else (
            f"{tag.least:>4} → {tag.net:<4} {'≤' + str(tag.highest) if tag.highest >= tag.least else '–'}"
        )
        line = Text.assemble(("›" if word in offered else " ", "bold cyan"), f"{view.display[item]}× {name}", price)
        line.stylize(press(word))
        out.append(fits(line, width))
        if effects:
            effect = words.say(f"table-effect-{ITEMS[item]}")
            out += [Text(f"    {part}", "dim") for part in in_lines(effect, width - 4)]
    return out


def sentinels(view: ZavandorView, words: Words, width: int, offered: Sequence[str], bonuses: bool) -> list[Text]:
    """Every sentinel with the points it would bring the viewer, or with whose it is."""
    sold = sum(owner != NOBODY for owner in view.owners)
    least = min((tag.net for tag in view.tags if tag.item >= FIRST_SENTINEL), default=LEAST_BID[FIRST_SENTINEL])
    told = "" if bonuses else f" · {words.say('cli-sentinels-bring')}"
    out = [title(f"{words.say('table-sentinels')} {sold}/{SENTINELS_TO_END} · ≥{least}{told}", width)]
    cells = []
    for each in range(SENTINELS):
        word = f"offer {ITEMS[FIRST_SENTINEL + each]}"
        cell = Text.assemble(("›" if word in offered else " ", "bold cyan"),
                             short(words.name(ITEMS[FIRST_SENTINEL + each]), 10))
        if view.owners[each] != NOBODY:
            cell = Text.assemble(" ", sign(view.owners[each]), short(words.name(ITEMS[FIRST_SENTINEL + each]), 10))
        elif view.viewer < view.seats:
            cell.append(f" {5 + view.boards[view.viewer].bonuses[each]}★")
        if bonuses:
            cell.append(f"  {words.say(f'table-bonus-{ITEMS[FIRST_SENTINEL + each]}')}", "dim")
        cell.stylize(press(word))
        cells.append(cell)
    return [*out, *side_by_side(cells, width, 1 if bonuses else 3)]


def tracks(
    view: ZavandorView, words: Words, me: Board, width: int, offered: Sequence[str], levels: bool,
) -> list[Text]:
    """The six tracks of knowledge: levels reached, what the next one costs and, where there is room, brings."""
    out = [title(words.say("table-tracks"), width)]
    cells = []
    for index, track in enumerate(TRACK_WORDS):
        word = next((each for each in (f"learn {track}", f"step {track}") if each in offered), "")
        cost = f" {view.step_costs[index]}" if view.step_costs and view.step_costs[index] else ""
        cell = Text.assemble(("›" if word else " ", "bold cyan"),
                             words.say(f"table-short-{track}").ljust(13)[:13], bar(me.levels[index], TOP_LEVEL), cost)
        if levels and cost:
            cell.append(f"  {words.say(f'table-level-{track}-{me.levels[index] + 1}')}", "dim")
        cell.stylize(press(word or f"learn {track}"))
        cells.append(cell)
    return [*out, *side_by_side(cells, width, 1 if levels else 2)]


def gems(words: Words, me: Board, width: int, offered: Sequence[str]) -> list[Text]:
    """The spiral and the pentagon, gem by gem; below them what each costs and brings."""
    used = words.say("table-in-spiral", used=sum(me.active), slots=me.slots)
    resting = f"{words.say('table-in-pentagon')} {sum(me.inactive)}"
    out = [title(f"{used} · {resting} · {words.say('cli-gem-prices')}", width)]
    cells = []
    for kind, gem in enumerate(GEMS):
        word = f"enchant {gem}"
        cell = Text.assemble(
            ("›" if word in offered else " ", "bold cyan"), (GEM_SIGNS[kind], GEM_INKS[kind]),
            short(words.name(gem), 8).ljust(9), f"{me.active[kind]}+{me.inactive[kind]} ",
            (f"{me.gem_prices[kind]}/{me.resales[kind]}", "dim"),
        )
        cell.stylize(press(word))
        cells.append(cell)
    return [*out, *side_by_side(cells, width, 2)]


def seats(view: ZavandorView, words: Words, width: int) -> list[Text]:
    """A line of figures a seat, then the auction and the payment."""
    more = f" {words.say('cli-zavandor-signs-more')}" if width >= WIDE else ""  # nothing that is asked gives way to it
    out = [Text(part, "dim") for part in in_lines(words.say("cli-zavandor-signs") + more, width)]
    for seat in sorted(around(view), key=lambda each: view.order.index(each) if each in view.order else 9):
        out += seat_lines(view, words, seat, width)
    return [*out, *notes([*auction(view, words), *payment(view, words)], width)]


def seat_lines(view: ZavandorView, words: Words, seat: int, width: int) -> list[Text]:
    b = view.boards[seat]
    name = short(words.you(seat) if seat == view.viewer else words.seat(seat), 11).ljust(11)
    mark = ("▶" if seat == view.asked else " ", "magenta")
    if b.struck_down:
        return [fits(Text.assemble(mark, sign(seat), " ", (name, "strike"), " ϟ"), width)]
    line = Text.assemble(
        mark, sign(seat), " ", name, (f"{b.score.total():>3}★", "yellow"), f" ✧{b.dust:<3}", f"▯{sum(b.cards):<2}",
        f"◉{sum(b.concentrated)} ", f"◆{sum(b.active)} ", f"♜{sum(b.artefacts)}", f"♞{len(b.sentinels)}",
    )
    out = [fits(line, width)]
    if width >= WIDE:
        character = words.say("table-nobody-yet") if b.character == NOBODY else words.name(CHARACTERS[b.character])
        levels = [
            words.say("table-level", track=words.say(f"table-short-{track}"), level=b.levels[index])
            for index, track in enumerate(TRACK_WORDS) if b.levels[index]
        ]
        out += [Text(f"   {part}", "dim") for part in in_lines(" · ".join([character, *levels]), width - 3)]
    return out


def hand(view: ZavandorView, words: Words, width: int) -> list[Text]:
    """The own energy: dust, cards, concentrated energy, how heavy it is, and what comes next."""
    if view.viewer >= view.seats:
        return []
    me = view.boards[view.viewer]
    limit = words.say("table-limit", weight=me.weight, limit=me.limit)
    out = [title(f"{words.say('table-own-energy')} {view.liquid} · {limit}", width)]
    cells = [Text(words.say("table-some-dust", dust=me.dust))]
    for card in view.hands[view.viewer]:
        cells.append(Text(words.say(f"cards-{card}"), COLOUR_INKS[colour_of(card)]))
    for colour, count in enumerate(me.concentrated):
        if count:
            cells.append(Text(words.say("table-times", count=count, name=words.say(f"concentrated-{colour}"))))
    out += listed(cells, width, " · ")
    if view.under_discs[view.viewer]:
        under = words.say("table-own-under-disc", cards=pieces(words, view.under_discs[view.viewer]))
        out += [Text(part, "dim") for part in in_lines(under, width)]
    if view.mean_income:
        said = f"{words.say('table-next-income', mean=view.mean_income)} {income(words, me)}"
        room = in_lines(said, width) if width >= WIDE else [said]
        out += [fits(Text(part, "dim"), width) for part in room]
    return out


def income(words: Words, me: Board) -> str:
    """All that comes next round and is sure: dust, the backs of cards, concentrated energy."""
    parts = [words.say("table-some-dust", dust=me.income.dust)] if me.income.dust else []
    if any(me.income.cards):
        parts.append(counted(words, COLOURS, me.income.cards))
    for colour, count in enumerate(me.income.concentrated):
        if count:
            parts.append(words.say("table-times", count=count, name=words.say(f"concentrated-{colour}")))
    return ", ".join(parts)


def colour_of(card: int) -> int:
    return CARD_COLOUR[card] if card < CARDS else card - CARDS


def cards(view: ZavandorView, words: Words) -> list[str]:
    """What artefacts, sentinels and levels bring, and everybody's board in full."""
    out = [f"{words.say('cli-zavandor-signs')} {words.say('cli-zavandor-signs-more')}", ""]
    out += [f"{words.name(item)}: {words.say(f'table-effect-{item}')}" for item in ITEMS[:ARTEFACTS]]
    out += ["", *(f"{words.name(item)}: {words.say(f'table-bonus-{item}')}" for item in ITEMS[FIRST_SENTINEL:])]
    for track in TRACK_WORDS:
        out += ["", words.name(track)]
        out += [f"  {level}: {words.say(f'table-level-{track}-{level}')}" for level in range(1, TOP_LEVEL + 1)]
    for seat in around(view):
        out += ["", *told_board(view, words, seat)]
    return out
