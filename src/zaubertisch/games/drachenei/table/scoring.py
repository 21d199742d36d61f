"""Who has won."""

from __future__ import annotations

from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.outcome import Outcome


def outcome(g: Drachenei) -> Outcome:
    """[DE-132 DE-133 DE-134 DE-R40] Most stones, then more magic, then more laid-out cards; or it is shared."""
    winners = list(range(g.seats))
    reason = ""
    for key, measure in measures(g):
        best = max([measure[seat] for seat in winners])
        winners = [seat for seat in winners if measure[seat] == best]
        reason = key
        if len(winners) == 1:
            return Outcome(winners, g.stones[:], reason)
    return Outcome(winners, g.stones[:], "shared")


def measures(g: Drachenei) -> list[tuple[str, list[int]]]:
    """[DE-135] What is compared, in order; hands, spells and waiting creatures are not."""
    return [
        ("most_stones", g.stones),
        ("more_magic", g.magic),
        ("more_artefacts", [g.laid_cards(seat) for seat in range(g.seats)]),
    ]
