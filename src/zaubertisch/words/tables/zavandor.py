"""Zavandor told in lines: whose turn it is, what is asked, every board, everything on offer, the cards one has seen."""

from __future__ import annotations

from zaubertisch.games.zavandor.boards import ANYTHING
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    CARDS,
    CHARACTERS,
    COLOURS,
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    LEAST_BID,
    STEP_COST,
    TOP_LEVEL,
    TRACK_WORDS,
    TRACKS,
)
from zaubertisch.games.zavandor.view import Board, Tag, ZavandorView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words, yes_or_no
from zaubertisch.words.sections import below


def lines(view: ZavandorView, words: Words) -> list[str]:
    """All the viewer knows, to be read from top to bottom."""
    out = [*beginning(view, words), *auction(view, words), *payment(view, words), *own(view, words)]
    for seat in around(view):
        out += board(view, words, seat)
    return [*out, *offers(view, words), *below(words.say("table-piles"), cards(view, words))]


def label(view: ZavandorView, words: Words, word: str) -> str:
    """A choice with what it costs or brings the viewer."""
    option = words.option(word)
    if view.viewer >= view.seats:
        return option
    me = view.boards[view.viewer]
    verb, *given = word.split()
    tags = {tag.item: tag for tag in view.tags}
    if verb == "enchant":
        full = sum(me.active) >= me.slots
        price = me.gem_prices[GEMS.index(given[0])]
        return words.say("table-for-resting" if full else "table-for", option=option, price=price)
    if verb == "sell":
        return words.say("table-brings", option=option, price=me.resales[GEMS.index(given[-1])])
    if verb in ("learn", "step"):
        return rising(view, words, given[0], free=verb == "step")
    if verb == "offer" and ITEMS.index(given[0]) in tags:
        return words.say("table-from", option=option, price=tags[ITEMS.index(given[0])].net)
    if verb == "bid" and view.item in tags:
        tag = tags[view.item]
        return words.say("table-bid-costing", option=option, net=max(0, tag.net + int(given[0]) - tag.least))
    return option


def rising(view: ZavandorView, words: Words, track: str, *, free: bool) -> str:
    """A level with its price, and what it brings."""
    index = TRACK_WORDS.index(track)
    level = view.boards[view.viewer].levels[index] + 1
    return words.say(
        "table-rise", free=yes_or_no(free), track=words.say(f"table-short-{track}"), level=level,
        price=view.step_costs[index], effect=words.say(f"table-level-{track}-{level}"),
    )


def called(view: ZavandorView, words: Words, seat: int) -> str:
    """What a seat is called to the viewer."""
    return words.say("you") if seat == view.viewer else words.seat(seat)


def around(view: ZavandorView) -> list[int]:
    """All seats clockwise, the viewer first."""
    first = view.viewer if view.viewer < view.seats else 0
    return [(first + later) % view.seats for later in range(view.seats)]


def beginning(view: ZavandorView, words: Words) -> list[str]:
    """The round, who is asked, whose turn it is, and the turn order once discs are dealt."""
    if view.asked == NOBODY:
        return [words.say("table-over")]
    asked = "table-your-turn" if view.asked == view.viewer else "table-turn"
    out = [now(view, words), words.say(asked, seat=words.seat(view.asked))]
    if view.active_seat != NOBODY:
        stepped = yes_or_no(view.stepped)
        you = yes_or_no(view.active_seat == view.viewer)
        out.append(words.say("table-active", seat=words.seat(view.active_seat), you=you, stepped=stepped))
    if view.closed:
        blocks = words.join([words.say(f"block-{block}") for block in view.closed])
        out.append(words.say("table-closed", blocks=blocks))
    if view.round:
        out.append(words.say("table-order", seats=", ".join(called(view, words, seat) for seat in view.order)))
    return out


def now(view: ZavandorView, words: Words) -> str:
    """The round and its phase; while characters are chosen there is none."""
    if not view.round:
        return words.say("table-before")
    phase = words.say(f"table-phase-{view.phase}")
    return words.say("table-round", round=view.round, cap=view.round_cap, phase=view.phase, name=phase)


def auction(view: ZavandorView, words: Words) -> list[str]:
    """What is being auctioned, for how much, and who is out of it."""
    if view.item == NOBODY:
        return []
    item = words.name(ITEMS[view.item])
    if view.bidder_seat == NOBODY:
        return [words.say("table-auction-open", item=item)]
    passed = ", ".join(called(view, words, seat) for seat in view.passed) or words.say("table-nobody")
    leader = called(view, words, view.bidder_seat)
    return [words.say("table-auction", item=item, bid=view.bid, seat=leader, passed=passed)]


def payment(view: ZavandorView, words: Words) -> list[str]:
    """The price to pay or the energy to give back, and what the table would choose."""
    out = [words.say("table-payment", price=view.price)] if view.price else []
    if view.put:
        out.append(words.say("table-put", pieces=pieces(words, view.put)))
    if view.question == "hand_limit" and view.asked == view.viewer:
        out.append(words.say("table-keep", pieces=proposal(view, words), dust=view.proposed_dust))
    elif view.price and view.asked == view.viewer and view.liquid >= view.price:
        out.append(words.say("table-proposal", pieces=proposal(view, words), dust=view.proposed_dust))
    return out


def proposal(view: ZavandorView, words: Words) -> str:
    """What the table would put down or give back for the viewer: pieces, and dust with them."""
    dust = view.boards[view.viewer].dust - view.proposed_dust
    said = [pieces(words, view.proposal)] if view.proposal or dust <= 0 else []
    return ", ".join([*said, words.say("table-some-dust", dust=dust)] if dust > 0 else said)


def own(view: ZavandorView, words: Words) -> list[str]:
    """What only the viewer sees, and the viewer's own prices."""
    if view.viewer >= view.seats:
        return []
    me = view.boards[view.viewer]
    hand = pieces(words, view.hands[view.viewer], "table-none")
    energy = [words.say("table-hand", cards=hand, liquid=view.liquid, worth=view.worth)]
    if view.under_discs[view.viewer]:
        energy.append(words.say("table-own-under-disc", cards=pieces(words, view.under_discs[view.viewer])))
    prices = [
        words.say("table-price", gem=words.name(gem), price=me.gem_prices[kind], resale=me.resales[kind])
        + f": {words.say(f'table-gem-{gem}')}"
        for kind, gem in enumerate(GEMS)
    ]
    if sum(me.active) >= me.slots:
        prices.append(words.say("table-full-spiral"))
    steps = [
        next_step(words, index, me.levels[index] + 1) for index in range(TRACKS) if me.levels[index] < TOP_LEVEL
    ]
    return [
        *below(words.say("table-own-energy"), energy), *below(words.say("table-gem-list"), prices),
        *below(words.say("table-next-levels"), steps),
    ]


def next_step(words: Words, track: int, level: int) -> str:
    """What a level of a track costs, and what it brings."""
    word = TRACK_WORDS[track]
    effect = words.say(f"table-level-{word}-{level}")
    return words.say("table-step", option=words.name(word), level=level, price=STEP_COST[track][level], effect=effect)


def board(view: ZavandorView, words: Words, seat: int) -> list[str]:
    """One seat's board, as everybody sees it."""
    b = view.boards[seat]
    who = words.you(seat) if seat == view.viewer else words.seat(seat)
    if b.struck_down:
        return [words.say("table-struck-down", who=who)]
    character = words.say("table-nobody-yet") if b.character == NOBODY else words.name(CHARACTERS[b.character])
    head = words.say(
        "table-seat", character=character, disc=b.disc + 1, marker=b.marker, total=b.score.total(),
        gems=b.score.gems, knowledge=b.score.knowledge, artefacts=b.score.artefacts, sentinels=b.score.sentinels,
        bonus=b.score.bonus,
    )
    return below(who, [head, *surcharge(words, b), *energy(words, b), *things(words, b)])


def surcharge(words: Words, b: Board) -> list[str]:
    """What the place in the turn order adds to prices or takes off them, once it does."""
    if not b.surcharge:
        return []
    return [words.say("table-surcharge", artefact=signed(b.surcharge), sentinel=signed(2 * b.surcharge))]


def energy(words: Words, b: Board) -> list[str]:
    """Dust, concentrated energy and the backs of cards; what has been proved of them; what comes next."""
    out = [words.say(
        "table-energy", dust=b.dust, concentrated=counted(words, COLOURS, b.concentrated),
        cards=counted(words, COLOURS, b.cards), weight=b.weight, limit=b.limit,
    )]
    if b.least_hand:
        out.append(words.say("table-proved", least=b.least_hand))
    if b.most_hand < ANYTHING:
        out.append(words.say("table-proved-most", most=b.most_hand))
    if sum(b.cards_under_disc) or b.promised_dust:
        under = counted(words, COLOURS, b.cards_under_disc)
        out.append(words.say("table-under-disc", cards=under, dust=b.promised_dust))
    return [*out, words.say(
        "table-income", dust=b.income.dust, concentrated=counted(words, COLOURS, b.income.concentrated),
        cards=counted(words, COLOURS, b.income.cards),
    )]


def things(words: Words, b: Board) -> list[str]:
    """Gems, knowledge, artefacts and sentinels."""
    levels = [
        words.say("table-level", track=words.name(track), level=b.levels[index])
        for index, track in enumerate(TRACK_WORDS) if b.levels[index]
    ]
    none = words.say("table-none")
    return [
        words.say(
            "table-gems", used=sum(b.active), slots=b.slots, active=counted(words, GEMS, b.active),
            inactive=counted(words, GEMS, b.inactive),
        ),
        words.say(
            "table-knowledge", levels=", ".join(levels) or none, free=b.free_stones,
            stored=", ".join(str(price) for price in b.stored) or none,
        ),
        words.say(
            "table-things", artefacts=counted(words, ITEMS[:ARTEFACTS], b.artefacts),
            owned=", ".join(words.name(ITEMS[FIRST_SENTINEL + each]) for each in b.sentinels) or none,
        ),
    ]


def offers(view: ZavandorView, words: Words) -> list[str]:
    """Everything on offer with what it would cost the viewer, and what is still to come."""
    artefacts = [offer(view, words, item) for item in range(ARTEFACTS) if view.display[item]]
    artefacts.append(words.say("table-deck", artefacts=counted(words, ITEMS[:ARTEFACTS], view.deck)))
    free = [FIRST_SENTINEL + sentinel for sentinel, owner in enumerate(view.owners) if owner == NOBODY]
    sold = words.say("table-sold", sold=len(view.owners) - len(free))
    return [
        *below(words.say("table-artefacts"), artefacts),
        *below(
            f"{words.say('table-sentinels')} {sold}",
            [*sentinels_cost(view, words), *(offer(view, words, item) for item in free)],
        ),
    ]


def offer(view: ZavandorView, words: Words, item: int) -> str:
    """An item with its price, and what it does."""
    tag = next((tag for tag in view.tags if tag.item == item), None)
    price = public_offer(view, words, item) if tag is None else own_offer(view, words, tag)
    does = "effect" if item < ARTEFACTS else "bonus"
    return f"{price} {words.say(f'table-{does}-{ITEMS[item]}')}"


def own_offer(view: ZavandorView, words: Words, tag: Tag) -> str:
    """An artefact with its price as the viewer reads it; a sentinel, which costs what all cost, with its points."""
    item = words.name(ITEMS[tag.item])
    if tag.barred:
        return words.say("table-offer-barred", count=view.display[tag.item], item=item)
    if tag.item >= FIRST_SENTINEL:
        bonus = view.boards[view.viewer].bonuses[tag.item - FIRST_SENTINEL]
        return words.say("table-sentinel", item=item, bonus=bonus)
    return words.say(
        "table-offer", count=view.display[tag.item], item=item, least=tag.least, net=tag.net, highest=tag.highest,
        parts=parts(words, tag), may=yes_or_no(tag.highest >= tag.least),
    )


def sentinels_cost(view: ZavandorView, words: Words) -> list[str]:
    """What any sentinel nobody bids for costs the viewer."""
    tag = next((tag for tag in view.tags if tag.item >= FIRST_SENTINEL and tag.item != view.item), None)
    if tag is None:
        return []
    may = yes_or_no(tag.highest >= tag.least)
    cost = words.say(
        "table-sentinels-cost", least=tag.least, net=tag.net, highest=tag.highest, parts=parts(words, tag), may=may,
    )
    return [cost]


def parts(words: Words, tag: Tag) -> str:
    """Why a price is not the bid: every surcharge and rebate that is not nothing, in brackets."""
    modifiers = {"rank": tag.modifiers.rank, "knowledge": tag.modifiers.knowledge, "items": tag.modifiers.items}
    said = [f"{words.say(f'table-part-{part}')} {signed(energy)}" for part, energy in modifiers.items() if energy]
    return f" ({', '.join(said)})" if said else ""


def public_offer(view: ZavandorView, words: Words, item: int) -> str:
    """An item as somebody reads it who buys nothing."""
    name = words.name(ITEMS[item])
    if item >= FIRST_SENTINEL:
        return words.say("table-sentinel-public", item=name, least=LEAST_BID[item])
    return words.say("table-offer-public", count=view.display[item], item=name, least=LEAST_BID[item])


def cards(view: ZavandorView, words: Words) -> list[str]:
    """How many cards are left to draw, and which were discarded."""
    seen = [
        words.say("table-times", count=view.discards[card], name=words.say(f"cards-{card}"))
        for card in range(CARDS) if view.discards[card]
    ]
    return [
        words.say("table-decks", cards=counted(words, COLOURS, view.decks)),
        words.say("table-discards", cards=", ".join(seen) or words.say("table-none")),
    ]


def counted(words: Words, names: list[str], counts: list[int]) -> str:
    """“2 × Opal, 1 × Ruby”, or that there is nothing."""
    parts = [
        words.say("table-times", count=count, name=words.name(names[index]))
        for index, count in enumerate(counts) if count
    ]
    return ", ".join(parts) or words.say("table-none")


def signed(energy: int) -> str:
    """What is added to a price or taken off it."""
    return f"+{energy}" if energy > 0 else f"−{-energy}"


def pieces(words: Words, numbers: list[int], none: str = "table-nothing") -> str:
    """Cards and concentrated energy by name."""
    said = [words.say(f"cards-{n}" if n < CARDS else f"concentrated-{n - CARDS}") for n in numbers]
    return ", ".join(said) or words.say(none)
