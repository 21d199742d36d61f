"""Everything a seat may have of a table, as bytes: it must not differ between worlds the seat cannot tell apart."""

from __future__ import annotations

import json

from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, Event
from zaubertisch.kernel.table import Table


def written(thing: object) -> str:
    return json.dumps(plain(thing), sort_keys=True, ensure_ascii=False)


def viewers(table: Table) -> list[int]:
    """All seats, somebody standing by, somebody shown public things only, and the truth."""
    return [*range(table.seats), WATCHER, PUBLIC, TRUTH]


def refusals(table: Table) -> list[list[object]]:
    """What is said to each action of the title, and to numbers that are none: nothing if it is an option."""
    return [refusal(table, action) for action in range(-1, len(table.rules.actions) + 1)]


def refusal(table: Table, action: int) -> list[object]:
    """The rule that is broken and what is in the way; nothing if it is an option."""
    rule = table.why_not(action)
    obstacle = table.rules.obstacle(table, action, rule) if rule else None
    return [rule] if obstacle is None else [rule, obstacle.key, obstacle.fields]


def outlook(table: Table, seat: int) -> dict[str, str]:
    """View, knowledge, who is asked what; and, if it is this seat, its options and the rule of every refusal."""
    asked = not table.over and table.asked == seat
    return {
        "view": written(table.view(seat)),
        "knowledge": written(table.knowledge(seat)),
        "asked": f"{table.asked} {table.question()} {table.over}",
        "options": written(table.options() if asked else []),
        "refusals": written(refusals(table) if asked else []),
    }


def heard(events: list[Event], seat: int) -> list[str]:
    """The stream of one seat, as bytes, without the audiences: nobody is told who else was told."""
    return [f"{event.kind} {written(event.fields)}" for event in events if event.reaches(seat)]
