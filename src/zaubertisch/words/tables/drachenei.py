"""Zauberschwert & Drachenei told in lines: the display, every seat, the hand, the stacks, and what is going on."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.box.sheet import render
from zaubertisch.games.drachenei.components import (
    ARTEFACT_IDS,
    CARD_IDS,
    CODES,
    FIRST_BALL,
    FIRST_CREATURE,
    FIRST_HOLY,
    KIND_IDS,
    LETTERS,
    PHASES,
    RECON1,
    SPELLS,
    SYMBOLS,
)
from zaubertisch.games.drachenei.table.prospects import Prospect, outlook
from zaubertisch.games.drachenei.table.state import PASSED
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.sections import below

WAYS: Final = ["place left", "place right"]


def lines(view: DracheneiView, words: Words) -> list[str]:
    """All the viewer knows, to be read from top to bottom."""
    return [
        *heading(view, words), *display(view, words), *contest(view, words), *trade(view, words),
        *(line for seat in around(view) for line in seat_lines(view, words, seat)),
        *below(words.say("table-on-table"), stacks(view, words)),
        *below(words.say("table-what"), reference(view, words)),
    ]


def label(view: DracheneiView, words: Words, word: str) -> str:
    """A choice; of a way, the card it leads to."""
    option = words.option(word)
    if word not in WAYS:
        return option
    return f"{option}: {card_named(view, words, view.display[WAYS.index(word)])}"


def around(view: DracheneiView) -> list[int]:
    """All seats clockwise, the viewer first."""
    first = view.viewer if view.viewer < view.seats else 0
    return [(first + distance) % view.seats for distance in range(view.seats)]


def heading(view: DracheneiView, words: Words) -> list[str]:
    """The round, the phase, the start seat, who is asked, and how long nothing has moved."""
    start = words.seat(view.start_seat)
    name = words.say(f"board-phase-{view.phase}")
    out = [words.say("table-round", round=view.round, phase=PHASES[view.phase], name=name, seat=start)]
    if view.asked == NOBODY:
        return [words.say("table-over", end=words.say(f"end-{view.end}")), *out]
    asked = "table-asked-you" if view.asked == view.viewer else "table-asked"
    out.append(words.say(asked, seat=who(view, words, view.asked), question=words.question(view.question)))
    if view.idle:
        out.append(words.say("table-idle", rounds=view.idle, most=view.variant.stall_rounds))
    return out


def who(view: DracheneiView, words: Words, seat: int) -> str:
    return words.you(seat) if seat == view.viewer else words.seat(seat)


def seats_said(view: DracheneiView, words: Words, seats: list[int]) -> str:
    return words.join([who(view, words, seat) for seat in seats]) if seats else words.say("table-nobody")


# The display


def display(view: DracheneiView, words: Words) -> list[str]:
    out = []
    for place, key in enumerate(("table-left", "table-right")):
        said = words.say(
            "table-place", place=words.say(key), card=card_said(view, words, view.display[place]),
            wizards=wizards(view, words, place),
        )
        out.append(" ".join([said, *prospect_said(view, words, place)]))
    passed = [seat for seat in around(view) if view.placed[seat] == PASSED]
    return [*out, words.say("table-passed", seats=seats_said(view, words, passed))] if passed else out


def prospect_said(view: DracheneiView, words: Words, place: int) -> list[str]:
    """What beating the creature there would cost the viewer, and what their own things would add."""
    known = outlook(view).prospects
    if not known or not known[place].price or view.asked == NOBODY:
        return []
    seen = known[place]
    key = "table-too-dear" if seen.short else "table-you-pay"
    parts = [words.say(key, price=seen.price, magic=view.magic[view.viewer], short=seen.short)]
    if seen.share:
        parts.append(words.say("table-you-share", price=seen.share))
    bonus = bonuses_said(words, seen)
    return [*parts, words.say("table-you-gain", bonus=bonus)] if bonus else parts


def bonuses_said(words: Words, seen: Prospect) -> str:
    """Stones and magic on top of the reward, and what is left to choose."""
    parts = [words.say("table-stones", stones=seen.stones)] if seen.stones else []
    parts += [words.say("table-magic", magic=seen.magic)] if seen.magic else []
    either = seen.or_stones or seen.or_magic
    parts += [words.say("table-or", stones=seen.or_stones, magic=seen.or_magic)] if either else []
    return words.join(parts) if parts else ""


def wizards(view: DracheneiView, words: Words, place: int) -> str:
    there = [seat for seat in around(view) if view.placed[seat] == place]
    said = words.say("table-wizards", seats=seats_said(view, words, there)) if there else words.say("table-no-wizards")
    return f"{said} {words.say('table-evaluated')}" if view.place == place else said


def card_said(view: DracheneiView, words: Words, card: int) -> str:
    """A card in the display with all its figures."""
    box = view.variant.box
    if card == NOBODY:
        return words.say("table-empty")
    if card < SPELLS:
        return words.say("table-spell", name=words.name(CARD_IDS[card]), effect=effect(view, words, card))
    if card < FIRST_HOLY:
        return words.say("table-ball", magic=box.figure[card])
    if card < FIRST_CREATURE:
        return words.say("table-holy", gain=gain_said(words, box.figure[card], box.cards[card]))
    return creature_said(view, words, card)


def creature_said(view: DracheneiView, words: Words, card: int) -> str:
    box = view.variant.box
    crowded = view.variant.line_by_size and box.crowd[card] >= 0
    gains = {
        "alone": gain_said(words, box.alone[card], box.alone_cards[card]),
        "together": gain_said(words, box.together[card], box.together_cards[card]),
    }
    if crowded:
        gains["crowd"] = gain_said(words, box.crowd[card], box.crowd_cards[card])
    return words.say(
        "table-creature-crowd" if crowded else "table-creature", name=words.name(box.card_word(card)),
        strength=box.figure[card], symbol=symbols_said(words, box.symbol[card]), **gains,
    )


def gain_said(words: Words, stones: int, cards: int) -> str:
    """Stones and cards, as far as there are any."""
    parts = [words.say("table-stones", stones=stones)] if stones else []
    parts += [words.say("table-hand-size", count=cards)] if cards else []
    return words.join(parts) if parts else words.say("table-nothing")


def symbols_said(words: Words, symbols: int) -> str:
    return " + ".join(words.name(symbol) for bit, symbol in enumerate(SYMBOLS) if symbols >> bit & 1)


def effect(view: DracheneiView, words: Words, spell: int) -> str:
    """What a spell does at this table."""
    v = view.variant
    amounts = [
        v.fulmentus_cut, v.stonex_gain, v.addus_gain, v.retransformus_gain, v.transformus_price, v.harpagarus_take,
    ]
    return words.say(f"table-effect-{spell}", amount=amounts[spell])


# What is going on


def contest(view: DracheneiView, words: Words) -> list[str]:
    """The auction, the vote, the fight or the choice of a bonus in progress."""
    match view.question:
        case "bid":
            seats = seats_said(view, words, view.bidding)
            if view.bidder == NOBODY:
                return [words.say("table-no-bid", seats=seats)]
            return [words.say("table-bid", bid=view.bid, seat=who(view, words, view.bidder), seats=seats)]
        case "vote":
            voted = [words.say("table-voted", seats=seats_said(view, words, view.voted))] if view.voted else []
            alone = [words.say("table-for-alone", seats=seats_said(view, words, view.alone))] if view.alone else []
            return [*voted, *alone, *(vote_meant(view, words) if view.asked == view.viewer else [])]
        case "fight" | "borrow":
            fighters = seats_said(view, words, view.fighters)
            if view.asked == view.viewer:
                return [words.say("table-price-you", seats=fighters, price=view.price)]
            return [words.say("table-price", seats=fighters, seat=words.seat(view.asked), price=view.price)]
        case "bonus":
            box = view.variant.box
            return [words.say(
                "table-choice", count=view.many, artefact=words.name(ARTEFACT_IDS[view.bonus]),
                stones=box.bonus_stones[view.bonus], magic=box.bonus_magic[view.bonus],
            )]
    return []


def vote_meant(view: DracheneiView, words: Words) -> list[str]:
    """What either answer would lead to for who is asked."""
    strength = view.variant.box.figure[view.display[view.place]]
    return [words.say("table-vote-means", price=view.price, strength=strength)]


def trade(view: DracheneiView, words: Words) -> list[str]:
    """The offer that is on the table, and the replies to it."""
    if view.offerer == NOBODY:
        return []
    if view.given == 0 or view.question == "wish":
        return [words.say("table-lap", lap=view.lap)]
    out = [words.say(
        "table-offer", lap=view.lap, seat=who(view, words, view.offerer), given=words.name(KIND_IDS[view.given]),
        wish=words.name(KIND_IDS[view.wish] if view.wish else "anything"),
    )]
    if view.address != NOBODY:
        out.append(words.say("table-offer-to", seat=who(view, words, view.address)))
    for seat in around(view):
        if view.replies[seat]:
            card = words.name(KIND_IDS[view.replies[seat]])
            out.append(words.say("table-reply", seat=who(view, words, seat), card=card))
    return out


# Seats and cards


def seat_lines(view: DracheneiView, words: Words, seat: int) -> list[str]:
    """A seat's figures, and below them whatever lies before it or is known of its hand."""
    cards = words.say("table-hand-size", count=view.hand_sizes[seat])
    out = [words.say("table-seat", magic=view.magic[seat], stones=view.stones[seat], cards=cards)]
    spells = [spell_said(view, words, spell) for spell in range(SPELLS) if view.owners[spell] == seat]
    if spells:
        out.append(words.say("table-spells", spells=", ".join(spells)))
    if sum(view.laid[seat]):
        out.append(words.say("table-laid", artefacts=counted(words, ARTEFACT_IDS, view.laid[seat])))
    if sum(view.shown[seat]) and not sum(view.hands[seat]):
        out.append(words.say("table-shown", cards=counted(words, KIND_IDS, view.shown[seat])))
    return below(who(view, words, seat), out + hand(view, words, seat))


def spell_said(view: DracheneiView, words: Words, spell: int) -> str:
    name = words.name(CARD_IDS[spell])
    return words.say("table-used", spell=name) if spell in view.used else name


def counted(words: Words, ids: list[str], counts: list[int]) -> str:
    """Names, with how often each is there."""
    parts = []
    for kind, count in enumerate(counts):
        if count:
            name = words.name(ids[kind])
            parts.append(name if count == 1 else words.say("table-times", name=name, count=count))
    return ", ".join(parts)


def hand(view: DracheneiView, words: Words, seat: int) -> list[str]:
    """A hand the viewer sees: its own, or for whoever sees everything, any."""
    if not sum(view.hands[seat]):
        return []
    cards = counted(words, KIND_IDS, view.hands[seat])
    if seat == view.viewer:
        return [words.say("table-hand", cards=cards)]
    return [words.say("table-hand-of", seat=words.seat(seat), cards=cards)]


def stacks(view: DracheneiView, words: Words) -> list[str]:
    """Both stacks: their sizes, and what must still be in them or in hidden hands."""
    a, b, c = view.letters
    out = [words.say("table-stacks", a=a, b=b, c=c, count=view.artefacts)]
    for number, letter in enumerate(LETTERS):
        cards = [card_named(view, words, card) for card in view.to_come if view.variant.box.letter[card] == number]
        if cards:
            out.append(words.say("table-to-come", letter=letter, cards=", ".join(cards)))
    if sum(view.unseen):
        out.append(words.say("table-unseen", cards=counted(words, KIND_IDS, view.unseen)))
    return out


def card_named(view: DracheneiView, words: Words, card: int) -> str:
    """A card in few words."""
    box = view.variant.box
    if card == NOBODY:
        return words.say("table-empty")
    name = words.name(box.card_word(card))
    if card < FIRST_BALL:
        return name
    if card < FIRST_HOLY:
        return words.say("table-short-ball", magic=box.figure[card])
    if card < FIRST_CREATURE:
        return words.say("table-short-holy", stones=box.figure[card])
    return words.say(
        "table-short-creature", name=name, strength=box.figure[card], symbol=symbols_said(words, box.symbol[card]),
    )


def reference(view: DracheneiView, words: Words) -> list[str]:
    """What won spells do, and what each laid-out artefact gives."""
    out = []
    for spell in range(SPELLS):
        if view.owners[spell] != NOBODY:
            name = words.name(CARD_IDS[spell])
            out.append(words.say("table-spell-known", name=name, effect=effect(view, words, spell)))
    known = [artefact_said(view, words, artefact) for artefact in range(1, CODES)]
    return [*out, words.say("table-bonuses", artefacts="; ".join(known))]


def artefact_said(view: DracheneiView, words: Words, artefact: int) -> str:
    named = "_" in ARTEFACT_IDS[artefact]  # there the name tells the symbols
    symbols = "none" if named else symbols_said(words, view.variant.box.symbols[artefact])
    bonus = bonus_said(view, words, artefact)
    return words.say("table-artefact", name=words.name(ARTEFACT_IDS[artefact]), symbols=symbols, bonus=bonus)


def bonus_said(view: DracheneiView, words: Words, artefact: int) -> str:
    """Stones or magic as one likes, or whatever of both there is."""
    stones, magic = view.variant.box.bonus_stones[artefact], view.variant.box.bonus_magic[artefact]
    if view.variant.box.either[artefact]:
        return words.say("table-or", stones=stones, magic=magic)
    parts = [words.say("table-stones", stones=stones)] if stones else []
    return words.join([*parts, words.say("table-magic", magic=magic)] if magic else parts)


# The figures of the cards


def components(words: Words) -> str:
    """The sheet of all figures, for whoever owns the box to correct."""
    return render(RECON1, [words.say(f"components-note-{number}") for number in (1, 2, 3)])
