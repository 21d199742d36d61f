"""What is new in a table told in lines: what was not there before, below the headings it belongs to."""

from __future__ import annotations


def changed(before: list[str], now: list[str]) -> list[str]:
    """The new lines, each heading of theirs told once."""
    known = set(placed(before))
    told: set[tuple[str, ...]] = set()
    out: list[str] = []
    for place in placed(now):
        if place in known:
            continue
        for length in range(1, len(place) + 1):
            if place[:length] not in told or length == len(place):
                told.add(place[:length])
                out.append(place[length - 1])
    return out


def placed(lines: list[str]) -> list[tuple[str, ...]]:
    """Every line after the headings it stands below: those before it that are less far in."""
    out: list[tuple[str, ...]] = []
    above: list[str] = []
    for line in lines:
        above = [each for each in above if depth(each) < depth(line)]
        out.append((*above, line))
        above.append(line)
    return out


def depth(line: str) -> int:
    return len(line) - len(line.lstrip())
