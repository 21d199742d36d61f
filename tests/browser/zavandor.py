"""How people in browser tests play Zavandor: not well, but so that the game goes on."""

from __future__ import annotations

import random

from tests.browser.people import Person

USEFUL = ("enchant", "activate", "learn", "offer", "release", "step", "lose", "put", "discard", "choose")


def sensible(options: list[str], lot: random.Random) -> str:
    """A word that leads on: buy most of the time, bid little, never move gems to and fro."""
    for word in ("pay auto", "keep auto"):
        if word in options and lot.random() < 0.7:
            return word
    bids = [word for word in options if word.startswith("bid")]
    if bids:
        return bids[0] if "pass" not in options or lot.random() < 0.4 else "pass"
    useful = [word for word in options if word.startswith(USEFUL)]
    if useful and ("end" not in options or lot.random() < 0.8):
        return lot.choice(useful)
    sales = [word for word in options if word.startswith("sell")]
    closing = [word for word in ("end", "settle", "decline", "pass", "take back") if word in options]
    return closing[0] if closing else lot.choice(sales or options)


def opens(person: Person, seats: int, **options: str) -> str:
    """A running table of one person and thumb bots."""
    bots = ["", *["thumb"] * (seats - 1)]
    return person.opens(game="zavandor", seats=seats, bots=bots, options=options, start=True)


def plays_blindly(person: Person, table: str, rounds: int) -> None:
    """Without looking, to the first question of the person in that round, or to the end."""
    state = person.state(table)
    while not state["over"] and (state["view"]["round"] < rounds or not state["options"]):
        if state["options"]:
            word = sensible(state["options"], person.lot)
            person.asks("POST", f"/tables/{table}/moves", {"number": state["number"], "word": word})
        state = person.state(table)
