"""A finished game as a record anybody can replay and check."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.record import DEAL, UNDO, Deed, GameRecord
from zaubertisch.kernel.referee import Referee
from zaubertisch.kernel.sealing import commitment
from zaubertisch.kernel.told import record_digest, told
from zaubertisch.server.mishaps import Secret
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.sealed import Sealed


def record(live: LiveTable) -> GameRecord:
    """The whole game, with everything anybody needs to check its chance; only when it is over."""
    referee = ended(live)
    kept = referee.record()
    if live.fork is not None:  # nobody promised the chance of what it began as
        kept.notes = {"names": [seat.name for seat in live.seats]}
        return kept
    if live.sealed is None:
        names = [seat.name or seat.bot for seat in live.seats]
        kept.notes = {"names": names, "fairness": first_scheme(live, referee)}
        return kept
    kept.version = live.sealed.version
    names = [seat.name if seat.salt else "" for seat in live.seats]  # a forgotten name has lost its salt
    kept.notes = {"names": names, "fairness": second_scheme(live, live.sealed, referee)}
    kept.notes["fairness"]["digest"] = record_digest(kept, told(kept))
    return kept


def ended(live: LiveTable) -> Referee:
    if live.referee is None or not live.referee.over:
        raise Secret()
    return live.referee


def second_scheme(live: LiveTable, sealed: Sealed, referee: Referee) -> dict[str, Any]:
    """The promises, what was told of them, and the whole log with its draws."""
    seats = [
        {"bot": fixed.bot, "pledge": fixed.pledge, "tag": fixed.tag, "salt": seat.salt, "number": seat.number}
        for fixed, seat in zip(sealed.seats, live.seats, strict=True)
    ]
    return {
        "scheme": 2, "commitment": commitment(live.seed), "seed": live.seed, "transcript": sealed.transcript,
        "seats": seats, "log": [[word(deed), draws(deed)] for deed in referee.log], "digest": "",
    }


def first_scheme(live: LiveTable, referee: Referee) -> dict[str, Any]:
    """What is told of a table that was dealt before there was sealing."""
    return {
        "commitment": commitment(live.seed), "seed": live.seed, "numbers": [seat.number for seat in live.seats],
        "draws": [draw for deed in referee.log for draw in draws(deed)],
        "log": [word(deed) for deed in referee.log[1:]],
    }


def word(deed: Deed) -> str:
    """An entry in one word or two."""
    if deed.kind == DEAL:
        return DEAL
    return f"undo {deed.word}" if deed.kind == UNDO else deed.word


def draws(deed: Deed) -> list[list[int]]:
    """Every chance event of an entry: among how many, and which."""
    return [[sides, outcome] for sides, outcome in zip(deed.sides, deed.outcomes, strict=True)]


def whole(live: LiveTable, who: str) -> dict[str, Any]:
    """A finished game with all that another house needs to tell of it as this one does. See `protocol.http.Whole`."""
    return {
        "record": record(live).to_json(), "names": [seat.name for seat in live.seats], "you": live.seat_of(who),
        "reasons": {str(number): {"key": key, "fields": fields} for number, (key, fields) in live.reasons.items()},
        "answered": {str(number): by for number, by in live.answered.items()},
    }


def seed(live: LiveTable) -> dict[str, Any]:
    """The seed of a game that is over, and what was promised there. See `protocol.http.OpenedSeed`."""
    ended(live)
    return {
        "game": live.game.key, "commitment": commitment(live.seed), "seed": live.seed,
        "transcript": live.sealed.transcript if live.sealed else "",
        "seats": [(seat.pledge, seat.number) for seat in live.seats],
    }
