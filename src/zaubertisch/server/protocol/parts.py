"""The parts messages are made of: what a table is, what happened, what one viewer knows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

NO_NUL = r"^[^\u0000]*$"  # databases and programs in C end a text there
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=NO_NUL)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=NO_NUL)]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=NO_NUL)]
Choice = Annotated[str, StringConstraints(max_length=64, pattern=NO_NUL)]
Value = Annotated[str, StringConstraints(max_length=8192, pattern=NO_NUL)]  # a corrected box of cards is a long one
Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]

#: How long an answer may take: as long as one likes, a time for each, days for each, or a bank for the whole game.
Clock = Literal["none", "relaxed", "fast", "day", "three_days", "week", "bank_10", "bank_30"]

class Model(BaseModel):
    """Strict: a field nobody knows is an error, not a whisper."""

    model_config = ConfigDict(extra="forbid")


class ObstacleOut(Model):
    """What is in the way of a move now, as a key with fields for the catalogues."""

    key: str
    fields: dict[str, int | str | list[int]]


class SeatInfo(Model):
    seat: int
    name: str
    bot: str = Field(description="the bot that plays here now, or nothing")
    person: bool = Field(description="whether the seat is a person's")
    here: bool = Field(description="whether that person is connected")
    votes: list[int] = Field(description="the seats that wish a bot to stand in for this absent person")


class Promise(Model):
    """What a seat brings to the chance: its person's pledge to a number; once sealed, also the tag of its name."""

    bot: str = Field(description="the bot it was sealed with, or nothing")
    pledge: str = Field(description="digest of the person's number, or nothing")
    tag: str = Field(description="digest of salt and name, once sealed")
    salt: str
    told: bool = Field(description="whether the number has been told to the table; others learn it at the end")


class ForkOut(Model):
    """Where a what-if game left another one: the last entry both share."""

    table: str
    number: int


class TableInfo(Model):
    id: str
    game: str
    version: int
    status: Literal["open", "running", "over"]
    options: dict[str, str]
    public: bool
    clock: Clock
    aids: bool
    counting: bool = Field(description="whether the table tells every seat what it could know of hidden things")
    stand_in: bool
    substitute: str = Field(description="the bot that plays where a person does no more")
    watchers_see: Literal["rows", "public"] = Field(description="what bystanders see until the end")
    bystanders_talk: bool
    bystanders: int = Field(description="how many pages look on without a seat")
    seats: list[SeatInfo]
    you: int = Field(description="your seat, or -1")
    owner: bool = Field(description="whether you opened the table")
    commitment: str = Field(description="digest of the seed")
    transcript: str = Field(description="digest of all that was sealed before numbers were told; nothing before that")
    promises: list[Promise] = Field(description="by seat")
    next: str = Field(description="the rematch, or nothing")
    full: bool = Field(description="whether the game has lasted as long as a table keeps one: nobody can go on")
    fork: ForkOut | None = Field(description="what a what-if game began as; such a game never counts")


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
    by: Literal["", "clock", "absence"] = Field(
        default="", description="why the table answered for this seat; nothing if the seat did itself",
    )


class OutcomeOut(Model):
    winners: list[int]
    scores: list[int]
    reason: str


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
