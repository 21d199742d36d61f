"""What the server says over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from zaubertisch.server.protocol.parts import ChatLine, Entry, Model, ObstacleOut, State, TableInfo


class Welcome(Model):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    viewer: int
    story: list[Entry]
    chat: list[ChatLine] = Field(description="the last lines; older ones are asked for")
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


class Closed(Model):
    """Whoever opened the table has closed it: there is nothing here any more."""

    type: Literal["closed"] = "closed"


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
    obstacle: ObstacleOut | None = None


class UndoAsked(Model):
    """A seat asks to take its last move back; `waiting` are the seats that have not agreed yet."""

    type: Literal["undo"] = "undo"
    seat: int
    waiting: list[int]


class Because(Model):
    """What would be answered to a word now; nothing if it is allowed."""

    type: Literal["because"] = "because"
    ref: int
    word: str
    refusal: Refusal | None


class Hinted(Model):
    type: Literal["hinted"] = "hinted"
    ref: int
    word: str
    because: str
    fields: dict[str, int | str | list[int]]


class Voice(Model):
    """What the voice of a lesson says now, at a table of a device; the page has the words of its messages."""

    type: Literal["voice"] = "voice"
    game: str
    lesson: int = Field(description="counted from 0")
    titles: list[str] = Field(description="of all lessons of the game, as messages")
    step: int = Field(description="the step one is at, counted from 0; as many as there are when the lesson is done")
    steps: int
    sentence: str = Field(description="the message said now")
    reply: str = Field(description="the message that answers a press that was not wished, or nothing")
    pressed: str = Field(description="the word that was pressed then, or nothing")
    point: list[str] = Field(description="what is pointed at: words, and places of the board as `place:…`")
    asks: bool = Field(description="whether an answer is wished; otherwise one goes on")
    waits: bool = Field(description="whether others are still to speak")
    done: bool


class Pong(Model):
    type: Literal["pong"] = "pong"
    ref: int


ServerMessage = Annotated[
    Welcome | Moved | TableChanged | Closed | Chatted | Orders | Done | Refusal | UndoAsked | Because | Hinted
    | Voice | Pong,
    Field(discriminator="type"),
]
