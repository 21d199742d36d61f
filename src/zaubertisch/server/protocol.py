"""Every message between a page, or somebody's own program, and the server. TypeScript's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]


class Model(BaseModel):
    """Strict: a field nobody knows is an error, not a whisper."""

    model_config = ConfigDict(extra="forbid")


# What a table is


class SeatInfo(Model):
    seat: int
    name: str
    bot: str = Field(description="the bot that plays here now, or nothing")
    person: bool = Field(description="whether the seat is a person's")
    here: bool = Field(description="whether that person is connected")


class TableInfo(Model):
    id: str
    game: str
    version: int
    status: Literal["open", "running", "over"]
    options: dict[str, str]
    public: bool
    clock: Literal["none", "relaxed", "fast"]
    aids: bool
    stand_in: bool
    watchers_see: Literal["rows", "public"]
    seats: list[SeatInfo]
    you: int = Field(description="your seat, or -1")
    owner: bool = Field(description="whether you opened the table")
    commitment: str
    next: str = Field(description="the rematch, or nothing")


class EventOut(Model):
    kind: str
    fields: dict[str, int | str | list[int]]


class Entry(Model):
    """One line of the log, as this viewer may know it."""

    number: int
    kind: Literal["deal", "move", "undo"]
    seat: int
    back: int = Field(description="after an undo: the last entry that still stands; otherwise -1")
    events: list[EventOut]


class OutcomeOut(Model):
    winners: list[int]
    scores: list[int]
    reason: str


class Fairness(Model):
    """What anybody needs to check the chance of a finished game."""

    commitment: str
    seed: str
    numbers: list[str]
    draws: list[tuple[int, int]] = Field(description="every chance event in order: among how many, and which")


class State(Model):
    """The table as one viewer knows it, after log entry `number`."""

    number: int
    view: dict[str, Any]
    asked: int
    question: str
    options: list[str] = Field(description="the words this viewer may say now")
    over: bool
    outcome: OutcomeOut | None
    seconds: float | None = Field(description="time left to answer, where the table has a clock")


class ChatLine(Model):
    number: int
    seat: int
    name: str
    text: str
    at: float


# What a client says over the socket


class Hello(Model):
    type: Literal["hello"]
    since: int = Field(default=-1, ge=-1, description="the last log number the client has; -1 for none")
    chat: int = Field(default=-1, ge=-1, description="the last chat number the client has")
    key: str = Field(default="", max_length=64, description="a recovery key, where a cookie would name another seat")


class Move(Model):
    type: Literal["move"]
    ref: int = 0
    number: int = Field(ge=0, description="the log number the move answers to; another one is stale")
    word: Word


class Say(Model):
    type: Literal["say"]
    ref: int = 0
    text: Line


class Undo(Model):
    type: Literal["undo"]
    ref: int = 0


class Agree(Model):
    type: Literal["agree"]
    ref: int = 0
    yes: bool


class Why(Model):
    type: Literal["why"]
    ref: int = 0
    word: Word


class Hint(Model):
    type: Literal["hint"]
    ref: int = 0


class Ping(Model):
    type: Literal["ping"]
    ref: int = 0


class Order(Model):
    """A standing order: the table answers for this seat until it is taken back."""

    type: Literal["order"]
    ref: int = 0
    key: Key
    value: int = Field(ge=-1, le=10**6, description="a number, or 1 for a switch; -1 takes the order back")


ClientMessage = Annotated[Hello | Move | Say | Undo | Agree | Why | Hint | Ping | Order, Field(discriminator="type")]


# What the server says over the socket


class Welcome(Model):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    viewer: int
    story: list[Entry]
    chat: list[ChatLine]
    state: State | None
    wish: UndoAsked | None = Field(description="a move somebody wishes to take back")
    orders: dict[str, int] = Field(description="your own standing orders")


class Moved(Model):
    """The log has a new entry; whoever asked for it reads its own `ref`, so that it needs no answer besides."""

    type: Literal["moved"] = "moved"
    entry: Entry
    state: State
    ref: int = 0


class TableChanged(Model):
    type: Literal["table"] = "table"
    table: TableInfo


class Chatted(Model):
    type: Literal["chatted"] = "chatted"
    line: ChatLine


class Orders(Model):
    """Your own standing orders, whenever one is given, taken back or has passed; nobody else hears of them."""

    type: Literal["orders"] = "orders"
    orders: dict[str, int]


class Done(Model):
    """What was asked for under `ref` has been done."""

    type: Literal["done"] = "done"
    ref: int


class Refusal(Model):
    """What was asked for under `ref` was not done; `key` and `fields` say why in any language, `text` in English."""

    type: Literal["refused"] = "refused"
    ref: int
    key: str
    fields: dict[str, str]
    text: str


class UndoAsked(Model):
    """A seat asks to take its last move back; `waiting` are the seats that have not agreed yet."""

    type: Literal["undo"] = "undo"
    seat: int
    waiting: list[int]


class Because(Model):
    """The rule that forbids a word now; nothing if it is allowed."""

    type: Literal["because"] = "because"
    ref: int
    word: str
    rule: str


class Hinted(Model):
    type: Literal["hinted"] = "hinted"
    ref: int
    word: str
    because: str
    fields: dict[str, int | str | list[int]]


class Pong(Model):
    type: Literal["pong"] = "pong"
    ref: int


ServerMessage = Annotated[
    Welcome | Moved | TableChanged | Chatted | Orders | Done | Refusal | UndoAsked | Because | Hinted | Pong,
    Field(discriminator="type"),
]


# What is asked and answered over HTTP


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


class NewTable(Model):
    game: Key
    seats: int = Field(ge=1, le=9)
    options: dict[str, str] = Field(default_factory=dict)
    bots: list[str] = Field(default_factory=list, description="by seat: a bot's name, or nothing for a person")
    public: bool = False
    clock: Literal["none", "relaxed", "fast"] = "none"
    aids: bool = True
    stand_in: bool = False
    watchers_see: Literal["rows", "public"] = "rows"
    name: Name
    number: Hex
    start: bool = Field(default=False, description="begin at once if no seat is empty")


class Join(Model):
    name: Name
    number: Hex
    seat: int = Field(default=-1, ge=-1, le=8, description="the seat wished for; -1 for the first empty one")


class Opened(Model):
    """A table was opened or joined. The recovery key is shown this once: it is the seat."""

    table: TableInfo
    recovery: str


class Back(Model):
    recovery: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Number(Model):
    number: Hex


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
    touched: float


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
