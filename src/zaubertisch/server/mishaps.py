"""What may be refused at a live table besides the rules: each a sentence and a key."""

from __future__ import annotations

from zaubertisch.kernel.errors import ZaubertischError


class NoSuchTable(ZaubertischError):
    def __init__(self, table: str) -> None:
        super().__init__("no-such-table", f"There is no table “{table}”.", {"table": table})


class OldRules(ZaubertischError):
    """A table that was begun by other rules, which do not allow any more what was played there."""

    def __init__(self, game: str, version: int, now: int) -> None:
        super().__init__(
            "old-rules", f"This table was played by version {version} of the rules of {game}; here is version {now}, "
            "and it cannot be taken up again.", {"game": game, "version": str(version), "now": str(now)},
        )


class NoSuchMoment(ZaubertischError):
    def __init__(self, number: int, last: int) -> None:
        super().__init__(
            "no-such-moment", f"There is no moment {number}; the last one is {last}.",
            {"number": str(number), "last": str(last)},
        )


class NoSuchSeat(ZaubertischError):
    def __init__(self, seat: int) -> None:
        super().__init__("no-such-seat", f"This table has no seat {seat}.", {"seat": str(seat)})


class NotSeated(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("not-seated", "You have no seat at this table.", {})


class NotYours(ZaubertischError):
    """Something only the opener of the table, or only the seat's owner, may do."""

    def __init__(self) -> None:
        super().__init__("not-yours", "Only whoever opened this table may do that.", {})


class NotNow(ZaubertischError):
    """The table is in another state than this needs: open, running or over."""

    def __init__(self, status: str) -> None:
        super().__init__("not-now", f"That cannot be done while the table is {status}.", {"status": status})


class SeatTaken(ZaubertischError):
    def __init__(self, seat: int) -> None:
        super().__init__("seat-taken", f"Seat {seat} is not free.", {"seat": str(seat)})


class SeatsEmpty(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("seats-empty", "Not every seat is taken yet.", {})


class Stale(ZaubertischError):
    def __init__(self, number: int, now: int) -> None:
        super().__init__(
            "stale-move", f"This answers move {number}, but the table is at move {now}.",
            {"number": str(number), "now": str(now)},
        )


class NothingToUndo(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("nothing-to-undo", "You have no move that could be taken back.", {})


class NoAids(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("no-aids", "This table plays without hints.", {})


class NoSuchOrder(ZaubertischError):
    def __init__(self, order: str) -> None:
        super().__init__("no-such-order", f"There is no standing order “{order}” in this game.", {"order": order})


class NoOccasion(ZaubertischError):
    """An order for an occasion that is not there."""

    def __init__(self) -> None:
        super().__init__("no-occasion", "Such an order is given during an auction.", {})


class Secret(ZaubertischError):
    """Something that is shown only when the game is over."""

    def __init__(self) -> None:
        super().__init__("secret", "That is shown only when the game is over.", {})


class TooMuch(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("too-much", "That was too much at once; please wait a moment.", {})


class Foreign(ZaubertischError):
    """A request from another site, or without the header that shows it is ours."""

    def __init__(self) -> None:
        super().__init__("foreign", "This request does not come from the table's own page.", {})


class Malformed(ZaubertischError):
    def __init__(self, reason: str) -> None:
        super().__init__("malformed", f"This message cannot be understood: {reason}", {"reason": reason})
