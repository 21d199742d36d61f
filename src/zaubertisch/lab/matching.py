"""Matching: a match on several processes, kept game by game, so that it goes on where it was ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from zaubertisch import bots, games
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.match import Ended, Pairing
from zaubertisch.lab.recording import mend
from zaubertisch.lab.workers import Workers


def head_of(pairing: Pairing) -> str:
    """The first line of a kept match: what it is."""
    rules = games.get(pairing.game)
    chosen = rules.settle(len(pairing.named), pairing.options)
    return json.dumps([pairing.game, rules.version, list(pairing.named), pairing.seed, chosen], ensure_ascii=False)


def kept(file: Path, head: str) -> dict[int, Ended]:
    """The games of a kept match by their number; one of another kind is not touched."""
    if not file.exists() or not file.stat().st_size:
        return {}
    mend(file)
    first, *lines = file.read_text(encoding="utf-8").splitlines() or [head]
    if first != head:
        raise BadSetup("other-games", f"{file} holds other games than these; take another place.", {"path": str(file)})
    return {ended.number: ended for ended in (Ended(*json.loads(line)) for line in lines)}


def play(
    pairing: Pairing, count: int, workers: Workers, file: Path | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> list[Ended]:
    """The games of the match; equal for any number of workers, and however often it was ended and begun again."""
    if count < 1:
        raise BadSetup("no-games", f"A match has at least one game, not {count}.", {"games": str(count)})
    for name in pairing.named:
        bots.get(pairing.game, name)
    head = head_of(pairing)
    done = kept(file, head) if file else {}
    missing = [number for number in range(count) if number not in done]
    for ended in workers.in_order(pairing.play, missing):
        done[ended.number] = ended
        if file:
            write(file, head, ended)
        told(len(done))
    return [done[number] for number in range(count)]


def write(file: Path, head: str, ended: Ended) -> None:
    """One more game."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as page:
        if page.tell() == 0:
            page.write(head + "\n")
        page.write(json.dumps([ended.number, ended.winners, ended.reason, ended.decisions]) + "\n")
