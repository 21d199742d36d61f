"""All deals a viewer must think possible, found the slow way: by trying every order of the unseen cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

from zaubertisch.games.drachenei.components import ARTEFACT_IDS, KIND_IDS
from zaubertisch.games.drachenei.table.soundness import kinds_of
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import Event, heard_by

Hands = tuple[tuple[int, ...], ...]


class Contradiction(Exception):
    """This deal cannot have led to what was seen."""


class Deal:
    """One order of the unseen cards, followed through everything the viewer has heard."""

    def __init__(self, table: Drachenei, viewer: int, cards: Iterable[int]) -> None:
        self.table = table
        self.viewer = viewer
        self.cards = iter(cards)
        self.hands: list[list[int]] = [[] for _ in range(table.seats)]

    def follow(self, events: list[Event]) -> Hands:
        for event in events:
            self.hear(event)
        return tuple(tuple(sorted(hand)) for hand in self.hands)

    def hear(self, event: Event) -> None:
        fields: dict[str, Any] = {**event.fields}
        seat: int = fields.get("seat", -1)
        match event.kind:
            case "drew":
                self.hands[seat] += fields["kinds"]
            case "drew_unseen":
                self.hands[seat] += [next(self.cards) for _ in range(fields["count"])]
            case "offered" | "offered_to" | "replied":
                self.must_have(seat, KIND_IDS.index(fields["kind"]))
            case "swapped":
                self.move(seat, KIND_IDS.index(fields["kind"]), fields["other_seat"])
                self.move(fields["other_seat"], KIND_IDS.index(fields["got"]), seat)
            case "laid_out":
                for kind in kinds_of(ARTEFACT_IDS.index(fields["artefact"])):
                    self.must_have(seat, kind)
                    self.hands[seat].remove(kind)
            case "round_begins" if self.table.variant.auto_lay_out:
                self.must_keep_nothing_complete()

    def must_have(self, seat: int, kind: int) -> None:
        if kind not in self.hands[seat]:
            raise Contradiction

    def move(self, seat: int, kind: int, other: int) -> None:
        self.must_have(seat, kind)
        self.hands[seat].remove(kind)
        self.hands[other].append(kind)

    def must_keep_nothing_complete(self) -> None:
        for hand in self.hands:
            for artefact in range(1, len(ARTEFACT_IDS)):
                if all(kind in hand for kind in kinds_of(artefact)):
                    raise Contradiction


def possible_hands(table: Drachenei, viewer: int) -> Counter[Hands]:
    """Every combination of hands `viewer` must think possible, with the number of deals that lead to it."""
    heard = heard_by(viewer, table.events)
    unseen = [kind for kind, copies in enumerate(table.variant.box.copies) for _ in range(copies)]
    slots = 0
    for event in heard:
        fields: dict[str, Any] = {**event.fields}
        if event.kind == "drew":
            for kind in fields["kinds"]:
                unseen.remove(kind)
        elif event.kind == "drew_unseen":
            slots += fields["count"]
    found: Counter[Hands] = Counter()
    for cards in permutations(unseen, slots):
        try:
            found[Deal(table, viewer, cards).follow(heard)] += 1
        except Contradiction:
            continue
    return found
