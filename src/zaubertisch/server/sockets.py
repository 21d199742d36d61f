"""The socket of a table: typed messages, order numbers, resuming after a break without loss or repetition."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.types import Receive, Send

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server import protocol
from zaubertisch.server.hall import Hall, chat_line, undo_asked
from zaubertisch.server.limits import Limiter
from zaubertisch.server.live import LiveTable
from zaubertisch.server.mishaps import Malformed, TooMuch
from zaubertisch.server.people import person_of

MESSAGE: TypeAdapter[Any] = TypeAdapter(protocol.ClientMessage)
LARGEST = 4096
BACKLOG = 256
TRY_AGAIN = 1013


class Listener:
    """One connected page: who looks, through whose eyes, and what still has to be sent."""

    def __init__(self, send: Send, live: LiveTable, person: str) -> None:
        self.person = person
        self.seat = -1
        self.viewer = -1
        self.renew(live)
        self.slow = False
        self._send = send
        self._outgoing: deque[str] = deque()
        self._something = asyncio.Event()

    def renew(self, live: LiveTable) -> None:
        """A person who sits down sees with the eyes of the seat."""
        self.seat = live.seat_of(self.person)
        self.viewer = live.viewer_of(self.person)

    def send(self, message: BaseModel) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Never wait for a slow reader: one that falls too far behind is let go and may resume."""
        self._outgoing.append(text)
        self.slow = len(self._outgoing) > BACKLOG
        self._something.set()

    async def write(self) -> None:
        """Send what there is, in order."""
        while not self.slow:
            await self._something.wait()
            self._something.clear()
            while self._outgoing and not self.slow:
                await self._send({"type": "websocket.send", "text": self._outgoing.popleft()})
        await self._send({"type": "websocket.close", "code": TRY_AGAIN})


async def attend(
    hall: Hall, live: LiveTable, receive: Receive, send: Send, person: str, limiter: Limiter,
) -> None:
    """One connection from its first word to its last."""
    await send({"type": "websocket.accept"})
    listener = Listener(send, live, person)
    writer = asyncio.create_task(listener.write())
    present = False
    try:
        while not listener.slow:
            heard = await receive()
            if heard["type"] == "websocket.disconnect":
                break
            message = understand(listener, heard.get("text") or "", limiter)
            if isinstance(message, protocol.Hello) and not present:
                welcome(live, listener, message)
                hall.listen(live, listener)
                present = True
            elif message is not None and present:
                await answer(hall, live, listener, message)
    finally:
        writer.cancel()
        if present:
            hall.part(live, listener)


def understand(listener: Listener, text: str, limiter: Limiter) -> Any:
    """The message, or a refusal sent and nothing."""
    try:
        if len(text) > LARGEST:
            raise Malformed("it is too long")
        if not limiter.allows(listener.person or str(id(listener))):
            raise TooMuch()
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        refuse(listener, 0, Malformed(error.errors(include_url=False, include_input=False)[0]["msg"]))
    except ZaubertischError as error:
        refuse(listener, 0, error)
    return None


def welcome(live: LiveTable, listener: Listener, hello: protocol.Hello) -> None:
    """Everything the page has missed; a key given here names the person, so that one device can hold several seats."""
    if hello.key:
        listener.person = person_of(hello.key)
        listener.renew(live)
    since = hello.since if hello.since <= live.number else -1
    listener.send(protocol.Welcome.model_validate({
        "table": live.info(listener.person), "viewer": listener.viewer, "story": live.story(listener.viewer, since),
        "chat": [chat_line(said) for said in live.chat[hello.chat + 1 :]],
        "state": live.state(listener.viewer, live.seconds_left()), "wish": undo_asked(live),
        "orders": live.orders_of(listener.seat),
    }))


def refuse(listener: Listener, ref: int, error: ZaubertischError) -> None:
    listener.send(protocol.Refusal(ref=ref, key=error.key, fields=error.fields, text=str(error)))


async def answer(hall: Hall, live: LiveTable, listener: Listener, message: Any) -> None:
    """Do what the message asks; say so, or say why not."""
    try:
        if isinstance(message, protocol.Move):  # the answer is what everybody is told
            seat = hall.own_seat(live, listener.person)
            await hall.move(live, seat, message.number, message.word, asker=(listener, message.ref))
        else:
            listener.send(await carry_out(hall, live, listener, message))
    except ZaubertischError as error:
        refuse(listener, message.ref, error)


async def carry_out(hall: Hall, live: LiveTable, listener: Listener, message: Any) -> BaseModel:
    match message:
        case protocol.Say():
            await hall.say(live, listener.person, message.text)
        case protocol.Undo():
            await hall.undo(live, hall.own_seat(live, listener.person))
        case protocol.Agree():
            await hall.agree(live, hall.own_seat(live, listener.person), message.yes)
        case protocol.Order():
            await hall.order(live, hall.own_seat(live, listener.person), message.key, message.value)
        case protocol.Why():
            table = live.check_turn(hall.own_seat(live, listener.person), live.number)
            rule = table.why_not(live.game.actions.number(message.word))
            return protocol.Because(ref=message.ref, word=message.word, rule=rule)
        case protocol.Hint():
            word, because, fields = await hall.hint(live, hall.own_seat(live, listener.person))
            return protocol.Hinted(ref=message.ref, word=word, because=because, fields=fields)
        case protocol.Ping():
            return protocol.Pong(ref=message.ref)
        case _:
            return protocol.Done(ref=0)
    return protocol.Done(ref=message.ref)
