"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from zaubertisch.insight.known import Hidden
from zaubertisch.server.protocol.parts import (
    ChatLine,
    Choice,
    Clock,
    Digest,
    Entry,
    Hex,
    Key,
    Line,
    Model,
    Name,
    ObstacleOut,
    SeatInfo,
    State,
    TableInfo,
    Value,
    Word,
)


class OptionInfo(Model):
    key: str
    values: list[str]


class OrderInfo(Model):
    """A standing order a seat may give: a switch if `highest` is 1, else a number up to it."""

    key: str
    highest: int
    passing: bool = Field(description="whether it ends with its occasion, such as an auction")


class GameInfo(Model):
    id: str
    version: int
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    orders: list[OrderInfo]
    rows: bool = Field(description="whether a table may show bystanders more than what everybody knows")


class NewTable(Model):
    game: Key
    seats: int = Field(ge=1, le=9)
    options: dict[Choice, Value] = Field(default_factory=dict, json_schema_extra={"additionalProperties": False})
    bots: list[Choice] = Field(default_factory=list, description="by seat: a bot's name, or nothing for a person")
    public: bool = False
    clock: Clock = "none"
    aids: bool = True
    counting: bool = Field(default=False, description="tell every seat what it could know of hidden things")
    stand_in: bool = False
    watchers_see: Literal["rows", "public"] = "public"
    bystanders_talk: bool = False
    name: Name
    pledge: Digest = Field(description="digest of your number, which you tell when the table is sealed")
    start: bool = Field(default=False, description="begin by itself as soon as no seat is empty")


class Join(Model):
    name: Name
    pledge: Digest = Field(description="digest of your number, which you tell when the table is sealed")
    seat: int = Field(default=-1, ge=-1, le=8, description="the seat wished for; -1 for the first empty one")


class Opened(Model):
    """A table was opened or joined. The recovery key is shown this once: it is the seat."""

    table: TableInfo
    recovery: str


class Back(Model):
    recovery: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{32}|[0-9a-f]{64})$")] = Field(
        description="a recovery key, or the code of a link that works once",
    )


class Seated(Model):
    """A seat somebody has."""

    table: str
    game: str
    status: Literal["open", "running", "over"]
    seat: int
    name: str


class Whose(Model):
    """Somebody, by their seats: the latest ones, and how many there are in all."""

    seats: list[Seated]
    count: int


class Coming(Model):
    """Whose seats a key would bring to this device."""

    whose: Whose
    same: bool = Field(description="whether they are this device's already")


class Me(Model):
    """Whose seats this device has, and whose it had before."""

    now: Whose | None
    before: Whose | None


class Renewed(Model):
    """The new recovery key; the old one opens nothing any more."""

    recovery: str


class Handed(Model):
    """A code that brings your seats to another device, once and soon."""

    code: str
    seconds: int


class OfSeat(Model):
    """Which seat is meant."""

    seat: int = Field(ge=0, le=8)


class ChatPage(Model):
    """Some lines of the chat in order, and whether there are earlier ones."""

    lines: list[ChatLine]
    more: bool


class Pledge(Model):
    pledge: Digest = Field(description="digest of your number for the next game")


class Number(Model):
    number: Hex


class OpenedSeed(Model):
    """The seed of a table that was given up or is over, with what was promised there; nothing of its people."""

    game: str
    commitment: str
    seed: str
    transcript: str = Field(description="nothing if the table was never sealed")
    seats: list[tuple[str, str]] = Field(description="pledge and number of each seat, nothing where there is none")


class SeatBot(Model):
    bot: Key


class MoveIn(Model):
    number: int = Field(ge=0)
    word: Word


class SayIn(Model):
    text: Line


class TableSummary(Model):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    you: int
    asked: bool = Field(description="whether the table is known to wait for you")
    touched: float
    watchers_see: Literal["rows", "public"]


class Lobby(Model):
    yours: list[TableSummary]
    public: list[TableSummary]


class StateOut(Model):
    """The table as the asking person may know it, for programs that do not use the socket."""

    table: TableInfo
    viewer: int
    story: list[Entry]
    state: State | None


class Reason(Model):
    """Why a bot moved as it did: a message key with its fields."""

    key: str
    fields: dict[str, int | str | list[int]]


class Moment(Model):
    """A past moment: the state after a log entry, through somebody's eyes."""

    number: int
    last: int
    entry: Entry
    state: State
    because: Reason | None = Field(description="a bot's reason, told when the game is over: earlier it might betray")


class LikelyOut(Model):
    """Something that may be at a hidden place."""

    what: int = Field(description="a number, kind, card, square or value, as the view of the game has them")
    at_least: list[int] = Field(description="in millionths: that it is there once or more, twice or more, …")


class HiddenPlace(Model):
    """A place somebody cannot look at, and what may be there."""

    place: Hidden
    seat: int = Field(description="whose place it is, or -1")
    size: int = Field(description="how many pieces are there")
    likely: list[LikelyOut]
    worlds: int = Field(description="from so many imagined worlds; 0 where it was worked out exactly")


class Known(Model):
    """What a seat could know of all that was hidden from it after a log entry."""

    number: int
    viewer: int
    places: list[HiddenPlace]


class Whole(Model):
    """A finished game with all that a page needs to look back at it by itself."""

    record: str = Field(description="as a file: anybody can replay and check it")
    names: list[str] = Field(description="by seat")
    you: int = Field(description="your seat, or -1")
    reasons: dict[str, Reason] = Field(description="the bots', by log number")
    answered: dict[str, Literal["clock", "absence"]] = Field(
        description="by log number: why the table answered for a person",
    )


class TextOut(Model):
    lines: list[str]


class RuleOut(Model):
    id: str
    section: str
    text: str


class Problem(Model):
    """Why a request was refused: a key with fields for translators, and an English sentence."""

    key: str
    fields: dict[str, str]
    text: str
    obstacle: ObstacleOut | None = None
