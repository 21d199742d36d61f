"""Deeds: what became of every card in a game of Wiz-War, read from what everybody heard.

A spell or a reaction takes effect if it is announced and neither cancelled nor evaded, a modifier and an energy card if
what they were played with does, an item that works by being carried when it is played, any other when it is used.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import CARDS, ENERGY, ITEM, MUNDANE, TEMPORARY
from zaubertisch.kernel.event import Event

#: Everything that can be announced: spells, fists, items, speed; a Disease that touches somebody needs no card.
ANNOUNCED: Final = ["cast", "reacted", "punched", "threw", "used", "sped", "tore", "touched", "slashed"]
#: Reactions to something that has happened already; any other comes before what it answers takes effect.
AFTERWARDS: Final = ["shield", "ward", "fools_gold"]
#: Items that do nothing before they are thrown, strewn, spilt or wielded.
USED: Final = [
    "large_rock", "boomstone", "dagger", "wizardblade", "null_powder", "universal_solvent", "handful_of_tacks",
]
DISPELLING: Final = ["dispel", "null_powder"]

#: Items that can be stopped: an earth wall stops what flies, Anti-Anti the powder that counters.
STOPPED: Final = ["large_rock", "boomstone", "dagger", "null_powder"]
#: Cards no counter can cancel, and why.
NEVER_COUNTERED: Final[dict[str, str]] = {
    **{card.key: "an energy card is no spell" for card in CARDS if card.types == ENERGY},
    **{card.key: "an item is no spell" for card in CARDS if card.types == ITEM and card.key not in STOPPED},
    **{card.key: "nobody can react to a Mundane card" for card in CARDS if card.attributes & MUNDANE},
    "anti_anti": "its own text forbids it",
}
#: Cards that never lie in play as a spell.
NEVER_DISPELLED: Final[dict[str, str]] = {
    card.key: "no spell" if card.types & (ITEM | ENERGY) else "instant"
    for card in CARDS if card.types & (ITEM | ENERGY) or card.lasts < TEMPORARY
}

WANTED: Final[list[str]] = [
    *(f"effect:{card.key}" for card in CARDS),
    *(f"countered:{card.key}" for card in CARDS if card.key not in NEVER_COUNTERED),
    *(f"dispelled:{card.key}" for card in CARDS if card.key not in NEVER_DISPELLED),
]


class Deed:
    """One announcement, with the cards played for it."""

    def __init__(self, seat: int, kind: str, card: str) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card
        self.modifiers: list[str] = []
        self.boosts: list[str] = []
        self.may_boost = kind in ("sped", "slashed")
        self.stands = True

    def is_attack(self) -> bool:
        return self.kind not in ("reacted", "used", "sped")

    def spends(self) -> int:
        """How many cards are spent for their energy."""
        return (2 if "add" in self.modifiers else 1) if self.may_boost else 0

    def took_effect(self) -> list[str]:
        """The cards that took effect by it."""
        if not self.stands:
            return []
        energy = [card for card in self.boosts if card.startswith("energy")]
        own = [self.card] if self.card and self.kind not in ("tore", "touched") else []
        return [*energy, *self.modifiers, *own]


class Story:
    """A game as far as it has been told: effects in their order, what was countered and what was dispelled."""

    def __init__(self) -> None:
        self.read = 0
        self.done: list[Deed] = []
        self.open: Deed | None = None  # announced in a turn; its reactions take effect before it does
        self.latest: Deed | None = None  # the cards just discarded may be its boosts
        self.countered: set[str] = set()
        self.dispelled: set[str] = set()

    def hear(self, events: list[Event]) -> None:
        """Go on reading where the last reading stopped."""
        for event in events[self.read:]:
            self.note(event)
        self.read = len(events)

    def lately(self, most: int) -> list[Deed]:
        """The last deeds, up to the one that is under way."""
        done = self.done[-most:]
        return [*done, self.open] if self.open else done

    def took_effect(self) -> list[str]:
        """Every card that took effect, as often as it did, in order."""
        return [card for deed in self.lately(len(self.done)) for card in deed.took_effect()]

    def features(self) -> set[str]:
        return {
            *(f"effect:{card}" for card in self.took_effect()),
            *(f"countered:{card}" for card in self.countered),
            *(f"dispelled:{card}" for card in self.dispelled),
        }

    def note(self, event: Event) -> None:
        kind, fields = event.kind, event.fields
        if kind in ANNOUNCED:
            self.announce(Deed(int(str(fields["seat"])), kind, str(fields.get("spell", ""))))
        elif kind == "played_item" and fields["item"] not in USED:
            self.close()
            self.done.append(Deed(int(str(fields["seat"])), kind, str(fields["item"])))
        elif kind == "cancelled":
            self.cancel(int(str(fields["seat"])), str(fields["spell"]))
        elif kind == "evaded" and self.open and self.open.is_attack():
            self.open.stands = False
        elif kind in ("spell_ended", "trap_blank", "trap_real"):
            self.end(str(fields.get("spell", "booby_trap")))
        elif self.latest:
            self.complete(self.latest, event)

    def announce(self, deed: Deed) -> None:
        if deed.kind == "reacted":
            if deed.card in AFTERWARDS:
                self.close()
            self.done.append(deed)
        else:
            self.close()
            self.open = deed
        self.latest = deed

    def close(self) -> None:
        if self.open:
            self.done.append(self.open)
        self.open = None

    def complete(self, deed: Deed, event: Event) -> None:
        """What is told right after an announcement belongs to it."""
        if event.fields.get("seat") != deed.seat:
            return
        if event.kind == "modified":
            deed.modifiers.append(str(event.fields["spell"]))
        elif event.kind == "boosted":
            deed.may_boost = True
        elif event.kind == "discarded" and len(deed.boosts) < deed.spends():
            deed.boosts.append(str(event.fields["spell"]))

    def cancel(self, seat: int, card: str) -> None:
        """The last announcement of this card by this seat that still stands, or that it was played with."""
        self.countered.add(card)
        for deed in reversed(self.lately(len(self.done))):
            if deed.seat == seat and card in deed.modifiers:
                deed.modifiers.remove(card)
                return
            if deed.seat == seat and deed.card == card:
                deed.stands = False
                return

    def end(self, card: str) -> None:
        """The first spell that ends after one was dispelled is that one."""
        deed = self.open
        if deed and deed.stands and deed.kind in ("cast", "used") and deed.card in DISPELLING:
            self.dispelled.add(card)
            self.close()


def story(events: list[Event]) -> Story:
    """The whole story of a game."""
    out = Story()
    out.hear(events)
    return out
