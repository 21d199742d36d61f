"""How people in browser tests play Zavandor: not well, but so that the game goes on."""

from __future__ import annotations

import random
from typing import Any

from tests.browser import stage
from tests.browser.people import Person
from tests.games.zavandor.scene import scene

# Not every answer is told in the log: what lies ready to be paid is the payer's own affair.
NUMBER = "Number(document.querySelector('[data-test=board]')?.dataset.number ?? -1)"
ONWARD = f"(number) => {NUMBER} > number || document.querySelector('[data-test=ending]') !== null"
# While a purchase pays itself nothing can be said.
READY = """() => document.querySelector('[data-test=ending]') !== null
    || document.querySelector('[data-test=turn][data-yours=true]') !== null
    && document.querySelector('[data-test=option-button]:not([aria-disabled=true])') !== null"""

# A press is meant for what stands there; whether it still rises a little under the finger does not matter.
FREE = """(word) => {
    const box = document.querySelector(`[data-test=option-button][data-word="${word}"]`)?.getBoundingClientRect();
    const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found?.closest('[data-word]')?.dataset.word === word;
}"""

USEFUL = ("enchant", "activate", "learn", "offer", "release", "step", "lose", "discard", "choose")


def sensible(options: list[str], lot: random.Random) -> str:
    """A word that leads on: buy most of the time, bid little, never move gems to and fro."""
    for word in ("pay auto", "keep auto"):
        if word in options and lot.random() < 0.7:
            return word
    pieces = [word for word in options if word.startswith("put")]
    if pieces and "pay auto" in options:
        return lot.choice(pieces)
    bids = [word for word in options if word.startswith("bid")]
    if bids:
        return bids[0] if "pass" not in options or lot.random() < 0.4 else "pass"
    gems = [word for word in options if word.startswith(("enchant", "activate"))]
    if gems and lot.random() < 0.7:
        return lot.choice(gems)
    useful = [word for word in options if word.startswith(USEFUL)]
    if useful and ("end" not in options or lot.random() < 0.8):
        return lot.choice(useful)
    for word in ("settle", "end", "decline", "pass"):
        if word in options:
            return word
    sales = [word for word in options if word.startswith("sell")]
    return lot.choice(sales or options)


def opens(person: Person, seats: int, **options: str) -> str:
    """A running table of one person and thumb bots."""
    bots = ["", *["thumb"] * (seats - 1)]
    return person.opens(game="zavandor", seats=seats, bots=bots, options=options, start=True)


def opens_an_auction(person: Person) -> str:
    """A table where the person has just put the runestone up and must bid, with more than its price at hand."""
    table = opens(person, 2, characters="mage, elf")
    auction = scene(2, characters="mage, elf").display("runestone").energy(0, dust=60).energy(1, dust=20)
    auction.says(0, "offer runestone")
    stage.set_up(person.house, {table: auction})
    return table


def is_asked(state: dict[str, Any]) -> bool:
    """Whether a page would wait for an answer: against bots somebody who cannot bid passes by themselves."""
    return state["options"] not in ([], ["pass"])


def plays_blindly(person: Person, table: str, rounds: int) -> None:
    """Without looking, to the first question of the person in that round, or to the end."""
    state = person.state(table)
    while not state["over"] and (state["view"]["round"] < rounds or not is_asked(state)):
        if state["options"]:
            answers(person, table, state, sensible(state["options"], person.lot))
        state = person.state(table)


def comes_to(person: Person, table: str, question: str, verb: str) -> None:
    """Without looking, to a question; on the way that verb is said wherever it may be."""
    state = person.state(table)
    while state["question"] not in question.split() or not is_asked(state):
        if state["options"]:
            wanted = [word for word in state["options"] if word.startswith(verb)]
            answers(person, table, state, wanted[-1] if wanted else sensible(state["options"], person.lot))
        state = person.state(table)


def answers(person: Person, table: str, state: dict[str, object], word: str) -> None:
    person.asks("POST", f"/tables/{table}/moves", {"number": state["number"], "word": word})


def number_of(person: Person) -> int:
    """How many answers the board has seen."""
    number: int = person.page.evaluate(NUMBER)
    return number


def waits(person: Person) -> None:
    """Until the person may say something, or the game is over."""
    person.page.wait_for_function(READY)


def pays_by_hand(person: Person) -> None:
    """From now on this person's page lets them choose what to pay with."""
    person.context.add_init_script("localStorage.setItem('zaubertisch:zavandor', JSON.stringify({ byHand: true }))")


def says(person: Person, word: str) -> None:
    """Presses what stands for a word where it stands, presses it once more, and sees it done."""
    before = number_of(person)
    for _ in range(2):
        person.page.wait_for_function(FREE, arg=word)
        person.hook("option-button", word=word).click(force=True)  # else Playwright scrolls to what moves
    person.page.wait_for_function(ONWARD, arg=before)
