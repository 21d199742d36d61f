"""What may be refused at a live table besides the rules: each a sentence and a key."""

from __future__ import annotations

import math

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


class SetAside(ZaubertischError):
    """A table whose rows in the database cannot be what was played there."""

    def __init__(self, table: str) -> None:
        super().__init__(
            "set-aside", f"Table “{table}” is damaged and has been set aside; whoever keeps the house has been told.",
            {"table": table},
        )


class NoSuchMoment(ZaubertischError):
    def __init__(self, number: int, last: int) -> None:
        super().__init__(
            "no-such-moment", f"There is no moment {number}; the last one is {last}.",
            {"number": str(number), "last": str(last)},
        )


class NoSuchSeat(ZaubertischError):
    """A seat by its number in a request, where the first is 0."""

    def __init__(self, wished: int, last: int) -> None:
        super().__init__(
            "no-such-seat", f"There is no seat {wished} at this table; they are numbered from 0, the first, to {last}.",
            {"wished": str(wished), "last": str(last)},
        )


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
        super().__init__("seat-taken", f"Seat {seat + 1} is not free.", {"seat": str(seat)})


class TableFull(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("table-full", "All seats are taken.", {})


class SeatsEmpty(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("seats-empty", "Not every seat is taken yet.", {})


class LogFull(ZaubertischError):
    """A game that does not end."""

    def __init__(self, most: int) -> None:
        super().__init__(
            "log-full", f"This game has gone on for {most} entries, and a table keeps no more: it stays as it is.",
            {"most": str(most)},
        )


class SeatsSealed(ZaubertischError):
    """Something that would change the seats, when everybody has promised their number to these."""

    def __init__(self) -> None:
        super().__init__("seats-sealed", "The seats are fixed now; the numbers are being told.", {})


class NotSealed(ZaubertischError):
    """A number told before everybody has promised theirs."""

    def __init__(self) -> None:
        super().__init__("not-sealed", "Numbers are told only when everybody has promised theirs.", {})


class WrongNumber(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("wrong-number", "This is not the number that was promised on sitting down.", {})


class Stale(ZaubertischError):
    def __init__(self, number: int, now: int) -> None:
        super().__init__(
            "stale-move", f"This answers move {number}, but the table is at move {now}.",
            {"number": str(number), "now": str(now)},
        )


class NothingToUndo(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("nothing-to-undo", "You have no move that could be taken back.", {})


class WishDeclined(ZaubertischError):
    """A wish that the others have just not agreed to."""

    def __init__(self, seconds: float) -> None:
        wait = str(math.ceil(seconds))
        super().__init__(
            "wish-declined", f"The others did not agree; ask again after the next move or in {wait} seconds.",
            {"seconds": wait},
        )


class NoAids(ZaubertischError):
    def __init__(self) -> None:
        super().__init__("no-aids", "This table plays without hints.", {})


class NoCounting(ZaubertischError):
    """What a seat could know is told while the game lasts only where the table counts for everybody."""

    def __init__(self) -> None:
        super().__init__("no-counting", "This table does not keep the counting.", {})


class NoSuchOrder(ZaubertischError):
    def __init__(self, order: str) -> None:
        super().__init__("no-such-order", f"There is no standing order “{order}” in this game.", {"order": order})


class NoOccasion(ZaubertischError):
    """An order for an occasion that is not there."""

    def __init__(self) -> None:
        super().__init__("no-occasion", "Such an order is given during an auction.", {})


class TooLittle(ZaubertischError):
    """An order for so little that it would never answer anything."""

    def __init__(self, least: int) -> None:
        said = f"Give at least {least}: with less the table would pass for you at once."
        super().__init__("too-little", said, {"least": str(least)})


class Secret(ZaubertischError):
    """Something that is shown only when the game is over."""

    def __init__(self) -> None:
        super().__init__("secret", "That is shown only when the game is over.", {})


class BadName(ZaubertischError):
    """A name that shows nothing, or is too long once it is written out."""

    def __init__(self, longest: int) -> None:
        super().__init__(
            "bad-name", f"A name needs at least one letter that can be seen, and at most {longest}.",
            {"longest": str(longest)},
        )


class Lookalike(ZaubertischError):
    def __init__(self, name: str, other: str) -> None:
        super().__init__(
            "lookalike", f"“{name}” looks like “{other}”, who sits here already; please choose another name.",
            {"name": name, "other": other},
        )


class MixedAlphabets(ZaubertischError):
    """A name with Latin letters beside others that cannot be told from them."""

    def __init__(self, name: str) -> None:
        super().__init__(
            "mixed-alphabets", f"“{name}” mixes two alphabets in one word; please write it in one.", {"name": name},
        )


class Unwelcome(ZaubertischError):
    """Somebody the opener has asked to leave wishes to sit down again."""

    def __init__(self) -> None:
        super().__init__("unwelcome", "Whoever opened this table has asked you to leave it.", {})


class OthersPlay(ZaubertischError):
    """A game that is also somebody else's."""

    def __init__(self) -> None:
        super().__init__("others-play", "Other people are playing at this table, so it cannot be closed.", {})


class PeopleChanged(ZaubertischError):
    """Something that rests on people who have a new key by now, or have been forgotten."""

    def __init__(self) -> None:
        super().__init__(
            "people-changed",
            "Who sits at this table has changed meanwhile, so nothing was done; please look again.", {},
        )


class NobodyThere(ZaubertischError):
    """A seat that no person has."""

    def __init__(self, seat: int) -> None:
        super().__init__("nobody-there", f"No person sits on seat {seat + 1}.", {"seat": str(seat)})


class NotAway(ZaubertischError):
    """A vote against somebody who is here, or was a moment ago."""

    def __init__(self, seat: int) -> None:
        super().__init__("not-away", f"Seat {seat + 1} has not been away for long.", {"seat": str(seat)})


class NotHeard(ZaubertischError):
    """A bystander speaks where only the people at the table do."""

    def __init__(self) -> None:
        super().__init__("not-heard", "Only the people at this table talk here.", {})


class NoKey(ZaubertischError):
    """A recovery key or a link that leads to nobody's seats."""

    def __init__(self) -> None:
        super().__init__("no-key", "This key or link leads to nobody's seats; it may have been used or renewed.", {})


class TooMuch(ZaubertischError):
    """More than one may ask in this time; says when to try again."""

    def __init__(self, seconds: int = 1) -> None:
        self.seconds = max(1, seconds)
        super().__init__(
            "too-much", f"That was too much at once; please try again in {self.seconds} s.",
            {"seconds": str(self.seconds)},
        )


class TooManyTables(ZaubertischError):
    """More tables than one person may have open at a time."""

    def __init__(self, most: int) -> None:
        super().__init__(
            "too-many-tables", f"You have {most} tables that are not over; there is room again when one of them is.",
            {"most": str(most)},
        )


class WrongHost(ZaubertischError):
    """A request for another house than this."""

    def __init__(self, site: str) -> None:
        super().__init__("wrong-host", f"This house is found at {site} only.", {"site": site})


class Foreign(ZaubertischError):
    """A request from another site, or without the header that shows it is ours."""

    def __init__(self) -> None:
        super().__init__("foreign", "This request does not come from the table's own page.", {})


class Malformed(ZaubertischError):
    def __init__(self, reason: str) -> None:
        super().__init__("malformed", f"This message cannot be understood: {reason}", {"reason": reason})


class OnlyAServers(ZaubertischError):
    """Something a table of one device does not have: other people, chat, a clock that runs while nobody looks."""

    def __init__(self) -> None:
        super().__init__("only-a-servers", "This table is on one device alone; only a server's table has that.", {})
