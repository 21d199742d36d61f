"""The socket of a table: typed messages, order numbers, resuming after a break without loss or repetition."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.types import Receive, Scope, Send

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.compact import compact
from zaubertisch.server.doing import coming, helping, ordering, playing, taking_back, talking
from zaubertisch.server.door.callers import Asking, Caller, Callers
from zaubertisch.server.door.people import person_of
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import Malformed, TooMuch
from zaubertisch.server.protocol import heard
from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import renew
from zaubertisch.server.telling.first_sight import first_sight
from zaubertisch.server.telling.obstacles import refusal
from zaubertisch.server.telling.tables import info, lines_since, undo_asked

MESSAGE: TypeAdapter[Any] = TypeAdapter(heard.ClientMessage)
LARGEST = 16 * 1024  # bytes of a message
SILENT = 1008
TRY_AGAIN = 1013
CROWDED = 30  # seconds until one of a person's sockets may be free again
CUT = "zaubertisch.cut"  # how to end a connection to which nothing can be sent any more
WRITE = "zaubertisch.write"  # how to send at once; says whether that was possible


class Page(Listener):
    """One connected page, and what still has to be sent to it."""

    def __init__(
        self, send: Send, live: LiveTable, person: str, room: int, cut: Callable[[], None],
        write_now: Callable[[str], bool] = lambda text: False,
    ) -> None:
        super().__init__(person)
        renew(self, live)
        self.slow = False
        self._send = send
        self._room = room
        self._cut = cut
        self._write_now = write_now
        self._outgoing: deque[str] = deque()
        self._something = asyncio.Event()

    def send_text(self, text: str) -> None:
        """Never wait for a slow reader: one for whom too many bytes wait is let go and may resume.

        Whoever sits at a table is told at once; bystanders are told when all who sit have been.
        """
        seated, first = self.seat >= 0, not self._outgoing
        if self.slow or (seated and first and self._write_now(text)):
            return
        self._outgoing.append(text)
        self._room -= size(text)
        if self._room < 0:
            self.slow = True
            self._outgoing.clear()
            self._cut()
        if self.slow or (first and seated):
            self._something.set()
        elif first:
            asyncio.get_running_loop().call_soon(self.catch_up)

    def catch_up(self) -> None:
        """Send what waits as far as that goes without waiting; the rest is left to `write`."""
        while self._outgoing and self._write_now(self._outgoing[0]):
            self._room += size(self._outgoing.popleft())
        if self._outgoing:
            self._something.set()

    async def write(self) -> None:
        """Send what there is, in order."""
        while not self.slow:
            await self._something.wait()
            self._something.clear()
            while self._outgoing:
                text = self._outgoing[0]  # it waits until it has gone: nothing overtakes it
                await self._send({"type": "websocket.send", "text": text})
                self._room += size(text)
                if self._outgoing:
                    self._outgoing.popleft()
        await self._send({"type": "websocket.close", "code": TRY_AGAIN})


def size(text: str) -> int:
    """Bytes this takes on the wire."""
    return len(text) if text.isascii() else len(text.encode())


async def attend(
    hall: Hall, live: LiveTable, receive: Receive, send: Send, scope: Scope, person: str, callers: Callers,
) -> None:
    """One connection from its first word to its last."""
    await send({"type": "websocket.accept"})
    can: dict[str, dict[str, Any]] = scope.get("extensions", {})
    cut, write_now = can.get(CUT, {}).get("now", lambda: None), can.get(WRITE, {}).get("now", lambda text: False)
    page = Page(send, live, person, hall.settings.backlog_bytes, cut, write_now)
    writer = asyncio.create_task(page.write())
    try:
        async with asyncio.timeout(hall.settings.hello_seconds):
            hello = await hear_hello(page, receive, callers, scope["caller"])
            caller = await callers.caller(hall, scope, page.person)
        if hello is not None:
            await hear_out(hall, live, page, hello, receive, callers, caller)
    except TimeoutError:
        await send({"type": "websocket.close", "code": SILENT})
    except TooMuch as error:
        page.catch_up()
        await send({"type": "websocket.send", "text": compact(refusal(0, error))})
        await send({"type": "websocket.close", "code": TRY_AGAIN})
    finally:
        writer.cancel()


async def hear_hello(page: Page, receive: Receive, callers: Callers, caller: Caller) -> heard.Hello | None:
    """The first word; a key given there names the person, so that one device can hold several seats."""
    async for text in words_of(page, receive, callers, caller):
        message = understand(page, text)
        if isinstance(message, heard.Hello):
            page.person = person_of(message.key) if message.key else page.person
            return message
    return None


async def hear_out(
    hall: Hall, live: LiveTable, page: Page, hello: heard.Hello, receive: Receive, callers: Callers, caller: Caller,
) -> None:
    """Attend to a page that has said who it is, unless its person has too many already."""
    keys = [(caller.own, 1)]
    if not callers.sockets.enter(keys):
        raise TooMuch(CROWDED)
    welcome(live, page, hello)
    coming.listen(live, page)
    try:
        async for text in words_of(page, receive, callers, caller):
            message = understand(page, text)
            if message is not None and not isinstance(message, heard.Hello):
                await answer(hall, live, page, message, partial(callers.ask, caller=caller))
    finally:
        callers.sockets.leave(keys)
        coming.part(hall, live, page)


async def words_of(page: Page, receive: Receive, callers: Callers, caller: Caller) -> AsyncIterator[str]:
    """What the page says, no quicker than it may; whoever says too much is told so and not heard for a moment."""
    while not page.slow:
        words = await receive()
        if words["type"] == "websocket.disconnect":
            return
        wait = callers.wait("messages", caller)
        if wait:
            refuse(page, 0, TooMuch(math.ceil(wait)))
            await asyncio.sleep(min(wait, callers.settings.pause_seconds))
        else:
            yield words.get("text") or ""


def understand(page: Page, text: str) -> Any:
    """The message, or a refusal sent and nothing."""
    try:
        if size(text) > LARGEST:
            raise Malformed("it is too long")
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        refuse(page, 0, Malformed(error.errors(include_url=False, include_input=False)[0]["msg"]))
    except ZaubertischError as error:
        refuse(page, 0, error)
    return None


def welcome(live: LiveTable, page: Page, hello: heard.Hello) -> None:
    """Everything the page has missed."""
    renew(page, live)
    since = hello.since if hello.since <= live.number else -1
    page.send_text(compact({  # `protocol.told.Welcome`, without the way through its model
        "type": "welcome", "table": info(live, page.person), "viewer": page.viewer,
        **first_sight(live, page.viewer, since), "chat": lines_since(live, hello.chat),
        "wish": undo_asked(live), "orders": live.orders_of(page.seat),
    }))


def refuse(page: Page, ref: int, error: ZaubertischError) -> None:
    page.send_text(compact(refusal(ref, error)))


async def answer(hall: Hall, live: LiveTable, page: Page, message: Any, ask: Callable[[Asking], None]) -> None:
    """Do what the message asks; say so, or say why not."""
    try:
        if isinstance(message, (heard.Say, heard.Undo)):
            ask("lines" if isinstance(message, heard.Say) else "undos")
        if isinstance(message, heard.Move):  # the answer is what everybody is told
            await playing.say(hall, live, page.person, message.number, message.word, (page, message.ref))
        else:
            page.send_text(compact(await carry_out(hall, live, page, message)))
    except ZaubertischError as error:
        refuse(page, message.ref, error)


async def carry_out(hall: Hall, live: LiveTable, page: Page, message: Any) -> dict[str, Any]:
    """The answer, as `protocol.told` describes it."""
    match message:
        case heard.Say():
            await talking.say(hall, live, page.person, message.text)
        case heard.Undo():
            await taking_back.undo(hall, live, page.person, message.since)
        case heard.Agree():
            await taking_back.agree(hall, live, page.person, message.yes)
        case heard.Order():
            await ordering.order(hall, live, page.person, message.key, message.value)
        case heard.Why():
            error = playing.why_not(live, page.person, message.word)
            why = None if error is None else refusal(message.ref, error)
            return {"type": "because", "ref": message.ref, "word": message.word, "refusal": why}
        case heard.Hint():
            word, because, fields = await helping.hint(hall, live, live.own_seat(page.person))
            return {"type": "hinted", "ref": message.ref, "word": word, "because": because, "fields": fields}
        case heard.Ping():
            return {"type": "pong", "ref": message.ref}
        case _:
            return {"type": "done", "ref": 0}
    return {"type": "done", "ref": message.ref}
