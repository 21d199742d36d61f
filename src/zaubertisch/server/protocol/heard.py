"""What a client says over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from zaubertisch.server.protocol.parts import Key, Line, Model, Word


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
    since: int = Field(-1, description="the log number of the first own move to take back; -1 for the last one alone")


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
