"""Malformed messages by the thousand, or by the million: no mishap, no growth, and the table plays on."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
from pathlib import Path

import pytest

from tests.attacks.house import frame, said, until
from tests.attacks.watched import Watched, watched

FEW = int(os.environ.get("FUZZ_MESSAGES_FEW", "2000"))
MANY = int(os.environ.get("FUZZ_MESSAGES", "1000000"))
AT_ONCE = 200  # messages before the house is asked whether it still listens

GOOD: list[dict[str, object]] = [
    {"type": "hello", "since": -1, "chat": -1, "key": ""}, {"type": "move", "ref": 1, "number": 0, "word": "call 9"},
    {"type": "say", "ref": 1, "text": "a"}, {"type": "undo", "ref": 1}, {"type": "agree", "ref": 1, "yes": True},
    {"type": "why", "ref": 1, "word": "stop"}, {"type": "ping", "ref": 1},
    {"type": "order", "ref": 1, "key": "auto", "value": 1},
]
ODD: list[object] = [
    None, True, -1, 2**63, 10**40, 1e308, -0.0, "", "\0", "a" * 501, "\u202e", "😀" * 30, [], {}, [[]], {"a": 1},
]
HALF = [b"{", b"}", b"[", b'"', b"\\", b"\\u", b"\\ud800", b"\x00", b",", b":", b"1e999", b"NaN", b"-", b"\xc3\xa4"]
BROKEN = [
    b"\xff" * 8, b"\x81\x05abcde", b"\xc1\x80" + bytes(4), b"\x83\x80" + bytes(4), b"\x89\xfe\x00\x80" + bytes(132),
    b"\x81\xff" + b"\xff" * 12, frame(b"\xff\xfe"), frame(b"x", 0), frame(b" " * 20000), frame(b"\x03", 8),
    frame(b"a", final=False) + frame(b"b"), frame(b"\x00\x01bye", 8), frame(b"\xed\xa0\x80"),
]


def malformed(lot: random.Random) -> bytes:
    """A message that was good once: a field changed, lost, doubled or unheard of, or the text itself hurt."""
    message = dict(lot.choice(GOOD))
    field = lot.choice(list(message))
    match lot.randrange(6):
        case 0: message[field] = lot.choice(ODD)
        case 1: del message[field]
        case 2: message[lot.choice(["x", "\0", "type ", "ref" * 50])] = lot.choice(ODD)
        case 3: return json.dumps(lot.choice(ODD)).encode()
        case 4: return lot.choice(HALF) * lot.randrange(1, 300)
        case _: return hurt(json.dumps(message).encode(), lot)
    return json.dumps(message).encode()


def hurt(text: bytes, lot: random.Random) -> bytes:
    """Bytes taken out, put in or repeated; what is left is still the text of a text frame."""
    at = lot.randrange(len(text))
    longer = text[:at] + lot.choice(HALF) * lot.randrange(4) + text[at + lot.randrange(3):]
    return (longer * lot.choice([1, 1, 1, 2])).decode("utf-8", "replace").encode()


def attack(house: Watched, count: int, lot: random.Random) -> None:
    """So many messages over many connections; now and then one whose very frames are broken."""
    table, key = house.opens()
    hello = said(type="hello", key=key)
    sent = 0
    while sent < count:
        with house.sits(table, hello) as line:
            for _ in range(20):
                sent += flood(line, lot, sent)
            line.sendall(lot.choice(BROKEN))
            sent += 1
            with contextlib.suppress(ConnectionError):
                line.shutdown(socket.SHUT_WR)
                while line.recv(1 << 16):
                    pass
        house.sample()


def flood(line: socket.socket, lot: random.Random, ref: int) -> int:
    """Many messages at once, and then an answer to the last, a good one."""
    line.sendall(b"".join(frame(malformed(lot)) for _ in range(AT_ONCE)) + said(type="ping", ref=ref + 10**6))
    until(line, b'"ref":%d' % (ref + 10**6))
    return AT_ONCE + 1


def play_on(house: Watched) -> None:
    """A table as on the first day."""
    table, key = house.opens()
    with house.sits(table, said(type="hello", key=key) + said(type="move", number=0, word="call 1", ref=5)) as line:
        until(line, b'"moved"')


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.whole)])
def test_malformed_messages_do_no_harm(tmp_path: Path, count: int) -> None:
    with watched(tmp_path) as house:
        attack(house, count, random.Random(count))
        play_on(house)
        house.is_unharmed()
