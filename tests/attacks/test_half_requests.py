"""Slow, silent and greedy connections: whoever sends half, reads nothing or comes in crowds is dropped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.house import Answer, House, everything, floods, frame, generous, said, standing, until
from zaubertisch import games
from zaubertisch.server.door.guards import patience
from zaubertisch.server.door.guards.read_sockets import MOST_FRAGMENTS, MOST_SIGNS, PIECE, GuardedSocket
from zaubertisch.server.door.guards.whole_requests import LARGEST_HEAD, LONGEST_URL, MOST_WAITING
from zaubertisch.server.door.sockets import LARGEST, Page
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat

SOON = 0.5  # seconds: enough for whoever is honest on this machine
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house as usual."""
    with standing(generous(tmp_path_factory.mktemp("usual"))) as house:
        yield house


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that waits for nobody."""
    settings = generous(
        tmp_path_factory.mktemp("hasty"), request_seconds=SOON, unread_seconds=SOON, silence_seconds=SOON,
        hello_seconds=SOON, backlog_bytes=20_000,
    )
    with standing(settings) as house:
        yield house


@pytest.mark.parametrize("half", [
    b"", b"G", b"\r\n", b"GET / HTTP/1.1\r\n", HEAD, HEAD + b"X-Slow: ", HEAD + b"Content-Length: 10\r\n\r\n{",
    b"GET /api/tables/abcdefghjkmn/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
], ids=["nothing", "a letter", "an empty line", "a first line", "half a head", "half a header", "half a body", "shake"])
def test_half_a_request_is_given_up_after_its_time(hasty: House, half: bytes) -> None:
    with hasty.knock(half) as line:
        answer = Answer(everything(line))
        assert answer.status == 408
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_byte_now_and_then_does_not_buy_more_time(hasty: House) -> None:
    with hasty.knock(HEAD) as line:
        line.settimeout(0.01)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while not heard:
                line.sendall(b"X-Slow: loris\r\n")
                with contextlib.suppress(TimeoutError):
                    heard = line.recv(65536)
        assert b"408" in heard.partition(b"\r\n")[0] or heard == b""


def test_a_second_request_on_the_same_connection_must_be_whole_too(hasty: House) -> None:
    with hasty.knock(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea") as line:
        heard = everything(line)
    assert heard.startswith(b"HTTP/1.1 200")
    assert b"HTTP/1.1 408" in heard or heard.count(b"HTTP/1.1") == 1


def test_an_answer_that_is_not_read_is_given_up(hasty: House) -> None:
    asking = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with hasty.knock(small=True) as line, pytest.raises(ConnectionError):
        floods(line, asking)


@pytest.mark.parametrize("length", [LONGEST_URL + 1, 64 * 1024, 65 * 1024, 200 * 1024, 1024 * 1024])
def test_a_very_long_path_is_answered_before_the_connection_ends(here: House, length: int) -> None:
    answer = here.ask("GET", "/" + "a" * length)
    assert answer.status == 414
    assert answer.headers["content-security-policy"]
    assert answer.json()["key"] == "too-long"


def test_many_headers_are_too_many(here: House) -> None:
    assert here.ask("GET", "/health", X_Long="a" * LARGEST_HEAD).status == 431
    assert here.ask("GET", "/health", **{f"X-{n}": "a" * 100 for n in range(5000)}).status == 431
    assert here.ask("GET", "/health", X_Short="a" * 1000).status == 200


def test_what_is_no_request_is_answered_with_the_usual_headers(here: House) -> None:
    with here.knock(b"\x16\x03\x01 hello\r\n\r\n") as line:
        answer = Answer(everything(line))
        assert answer.status == 400
        assert answer.headers["x-frame-options"] == "DENY"


def test_what_strangers_say_wrongly_fills_no_log(here: House, caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("uvicorn.error").propagate = True
    with here.knock(b"BAD\r\n\r\n") as line:
        assert Answer(everything(line)).status == 400
    with here.knock(here.handshake("nowhere")) as line:
        assert Answer(everything(line)).status == 404
    assert caplog.records == []


def test_a_large_body_is_refused_before_it_is_sent(here: House) -> None:
    assert here.ask("POST", "/api/tables", Content_Length="70000").status == 413
    with here.knock(HEAD + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n") as line:
        assert Answer(everything(line)).status == 413


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with standing(generous(tmp_path, connections_an_address=3)) as here:
        with here.knock() as one, here.knock() as two, here.knock() as three:
            for line in (one, two, three):  # all three have been let in
                line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                until(line, b'"ok"')
            with here.knock() as four:
                answer = Answer(everything(four))
            assert (answer.status, answer.headers["retry-after"]) == (503, "10")
        with here.knock(b"GET /health HTTP/1.0\r\n\r\n") as line:  # there is room again
            assert Answer(everything(line)).status in (200, 503)


# Sockets


def test_a_socket_that_says_nothing_is_closed(hasty: House) -> None:
    table, _ = hasty.opens()
    with hasty.sits(table, b"") as line:
        assert everything(line).endswith(b"\x88\x02\x03\xf0")  # closed: 1008


@pytest.mark.parametrize("half", [b"\x81", b"\x81\xfe\x10\x00" + bytes(4) + b"{", said(type="hello") + b"\x81\xfe"])
def test_half_a_frame_is_given_up(hasty: House, half: bytes) -> None:
    table, _ = hasty.opens()
    with hasty.sits(table, half) as line:
        assert everything(line)


def test_a_message_of_more_than_16_kilobytes_ends_the_connection(here: House) -> None:
    table, _ = here.opens()
    with here.sits(table, said(type="hello") + frame(b" " * (LARGEST - 10))) as line:
        until(line, b'"malformed"')
        line.sendall(frame(b" " * (LARGEST + 1)))
        assert b"\x03\xf1" in everything(line)  # 1009: too big


def test_a_message_in_endless_fragments_ends_the_connection(here: House) -> None:
    table, _ = here.opens()
    endless = frame(b"{", final=False) + frame(b"", 0, final=False) * (MOST_FRAGMENTS + 1)
    with here.sits(table, endless) as line:
        assert b"\x03\xf1" in everything(line)


@pytest.mark.parametrize("sign", [9, 10], ids=["pings", "pongs"])
def test_nothing_but_signs_of_life_ends_the_connection(here: House, sign: int) -> None:
    table, key = here.opens()
    few, many = frame(b"", sign) * MOST_SIGNS, frame(b"", sign) * 4 * MOST_SIGNS
    with here.sits(table, said(type="hello", key=key) + few) as honest:
        until(honest, b'"welcome"')
        honest.sendall(said(type="ping", ref=7))
        assert b'"pong"' in until(honest, b'"ref":7')
    with here.sits(table, said(type="hello", key=key) + many) as line:
        everything(line)  # ends, because the other side has hung up


def test_requests_that_wait_for_one_another_are_bounded(here: House) -> None:
    asking = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with here.knock(asking * 5) as line:
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 5:
            heard += until(line, b"HTTP/1.1 200")
    with here.knock(asking * 40 * MOST_WAITING) as line:
        assert everything(line).count(b"HTTP/1.1 200") <= MOST_WAITING


def test_a_handshake_that_makes_no_sense_is_answered(here: House) -> None:
    table, _ = here.opens()
    for nonsense in ({"X-Long": "a" * 9000}, {"Sec-WebSocket-Version": "99"}, {"Sec-WebSocket-Key": "short"}):
        with here.knock(here.handshake(table, **nonsense)) as line:
            assert 400 <= Answer(everything(line)).status < 500


def test_a_socket_that_does_not_read_is_cut_off_at_a_bound_of_bytes(hasty: House) -> None:
    table, key = hasty.opens()
    nonsense = said(type="why", word="x" * 64, ref=1) * 100
    with hasty.sits(table, said(type="hello", key=key), small=True) as line, pytest.raises(ConnectionError):
        floods(line, nonsense)


def table() -> LiveTable:
    game = games.get("abraca")
    settings = {"watchers_see": "public"}
    return LiveTable("abcdefghjkmn", game, game.settle(2, {}), settings, "1" * 64, "", [Seat(), Seat()])


class NeverRead:
    """The way to a page that takes nothing."""

    def __init__(self) -> None:
        self.cut = False

    async def send(self, message: object) -> None:
        await asyncio.Event().wait()

    def now(self) -> None:
        self.cut = True


def test_bytes_are_counted_and_not_messages() -> None:
    async def fill() -> None:
        unread = NeverRead()
        page = Page(unread.send, table(), "", 1000, unread.now)
        for _ in range(500):
            page.send_text("ab")
        assert not unread.cut
        page.send_text("ä")
        assert unread.cut
        assert page.slow

    asyncio.run(fill())


@pytest.mark.parametrize("seat", [0, -1], ids=["seated", "bystander"])
def test_nothing_overtakes_what_still_waits_to_be_sent(seat: int) -> None:
    sent: list[str] = []
    free = asyncio.Event()
    free.set()

    def write_now(text: str) -> bool:
        if free.is_set():
            sent.append(text)
        return free.is_set()

    async def send(message: dict[str, str]) -> None:
        await free.wait()
        await asyncio.sleep(0)
        sent.append(message["text"])

    async def tell() -> None:
        page = Page(send, table(), "", 1000, lambda: None, write_now)  # type: ignore[arg-type]
        page.seat = seat
        writer = asyncio.create_task(page.write())
        page.send_text("1")
        assert sent == (["1"] if seat >= 0 else []), "who sits is told at once"
        await asyncio.sleep(0)
        assert sent == ["1"], "a bystander when everybody who sits has been told"
        free.clear()
        page.send_text("2")
        page.send_text("3")
        await asyncio.sleep(0)
        free.set()
        page.send_text("4")  # the way is free again, but 2 and 3 have not gone yet
        while len(sent) < 4:
            await asyncio.sleep(0)
        writer.cancel()

    asyncio.run(tell())
    assert sent[:4] == ["1", "2", "3", "4"]


def test_what_is_young_is_looked_through_often_but_not_always(monkeypatch: pytest.MonkeyPatch) -> None:
    now, swept = [1.0], list[int]()
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(gc, "collect", swept.append)
    house = patience.House(Settings())
    for _ in range(10):
        house.sweep()
    now[0] += 2 * patience.SWEPT_SECONDS
    house.sweep()
    assert swept == [0, 0]


def test_a_flood_is_read_little_by_little(tmp_path: Path) -> None:
    with standing(generous(tmp_path, moves_a_second=1, pause_seconds=60)) as here:
        table, key = here.opens()
        with here.sits(table, said(type="hello", key=key)) as line:
            line.setblocking(False)
            with pytest.raises(BlockingIOError):
                floods(line, said(type="ping", ref=1))
            line.setblocking(True)
            until(line, b'"too-much"')
            [flooded] = [each for each in gc.get_objects() if isinstance(each, GuardedSocket) and not each.disconnected]
            assert flooded.queue.qsize() < PIECE


def test_who_has_gone_is_forgotten_at_once(here: House) -> None:
    table, _ = here.opens()
    gone = threading.Event()
    gc.disable()
    try:
        with here.sits(table, said(type="hello")) as line:
            until(line, b"welcome")
            theirs = [each for each in gc.get_objects() if isinstance(each, GuardedSocket) and not each.disconnected]
            weakref.finalize(theirs.pop(), gone.set)
            assert not theirs
        assert gone.wait(30)
    finally:
        gc.enable()
