"""Verifying: what the record of a live game proves, in sentences."""

from __future__ import annotations

from pathlib import Path

from zaubertisch import games
from zaubertisch.cli.table.keeping import fetch
from zaubertisch.cli.table.sitting import noted
from zaubertisch.kernel.verifying import Kept, examine, play_again
from zaubertisch.words.catalogue import Words


def verified(words: Words, path: Path, commitment: str, number: str, transcript: str) -> list[str]:
    """What is to be said of a record that holds; one that does not is a mishap."""
    record = fetch(path)
    finding = examine(record, Kept(commitment, number, transcript))
    play_again(games.get(record.game), record)
    named = Words(words.lang, record.game, noted(record.notes, "names", record.seats))
    out = [words.say("cli-verified", draws=finding.draws, moves=len(record.moves))]
    out += [words.say("cli-verified-withheld", name=named.seat(seat)) for seat in finding.withheld]
    out += [words.say("cli-verified-unnamed", number=seat + 1) for seat in finding.unnamed]
    if finding.scheme == 1:
        out.append(words.say("cli-verified-old"))
    if not (commitment or number or transcript):
        out.append(words.say("cli-verified-alone"))
    return out
