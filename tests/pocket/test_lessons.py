"""A lesson on a device: the messages of every table, and the voice; nothing of it is kept."""

from __future__ import annotations

from typing import Any

from tests.pocket.device import Device
from zaubertisch.server.protocol.told import Voice


def learns(device: Device, lesson: int = 0) -> str:
    """At the table of a lesson."""
    table = str(device.asks("POST", "/lessons", {"game": "abraca", "lesson": lesson, "name": "Ada"})["id"])
    device.sits(table)
    return table


def voice(device: Device) -> Voice:
    """What was said last."""
    return Voice(**next(each for each in reversed(device.heard[0]) if each["type"] == "voice"))


def state(device: Device) -> dict[str, Any]:
    """What was shown last."""
    found: dict[str, Any] = next(each for each in reversed(device.heard[0]) if "state" in each)["state"]
    return found


def test_whoever_comes_hears_the_voice_and_what_is_wished_is_done() -> None:
    device = Device()
    table = learns(device)
    assert voice(device).sentence == "lesson-first-call-welcome"
    assert (voice(device).step, voice(device).steps, len(voice(device).titles)) == (0, 4, 6)
    for _ in range(3):
        device.asks("POST", f"/lessons/{table}/on")
    assert (voice(device).asks, voice(device).point) == (True, ["call 8"])
    heard = device.says(0, "move", ref=5, number=0, word="call 8")
    assert [each["type"] for each in heard] == ["moved", "voice"]
    assert heard[0]["ref"] == 5
    assert voice(device).sentence == "lesson-first-call-it-worked"
    device.asks("POST", f"/lessons/{table}/on")
    assert voice(device).done
    assert (device.kept, device.asks("GET", "/tables")["yours"]) == ({}, [])


def test_wrong_words_are_answered_by_the_voice_and_illegal_ones_refused() -> None:
    device = Device()
    table = learns(device)
    for _ in range(3):
        device.asks("POST", f"/lessons/{table}/on")
    heard = device.says(0, "move", ref=2, number=0, word="call 1")
    assert [each["type"] for each in heard] == ["voice", "done"]
    assert (voice(device).reply, voice(device).pressed) == ("lesson-first-call-not-the-dragon", "call 1")
    assert device.says(0, "move", ref=3, number=0, word="stop")[0]["fields"]["rule"] == "AB-020"
    assert device.says(0, "why", ref=4, word="stop")[0]["refusal"]["fields"]["rule"] == "AB-020"
    assert device.says(0, "move", ref=5, number=7, word="call 8")[0]["key"] == "stale-move"
    assert state(device)["number"] == 0


def test_the_others_speak_one_after_the_other() -> None:
    device = Device()
    table = learns(device, 1)
    for number, word in enumerate(("call 5", "call 7", "stop")):
        device.says(0, "move", ref=1, number=number, word=word)
        if word != "stop":
            device.asks("POST", f"/lessons/{table}/on")
    assert voice(device).waits
    assert device.wait == 0
    device.goes_on()
    assert (voice(device).waits, voice(device).sentence) == (False, "lesson-go-on-filled")
    assert [each["entry"]["seat"] for each in device.heard[0] if each["type"] == "moved"] == [0, 0, 0, 1, 1, 2, 2]


def test_one_goes_back_to_the_table_as_it_was() -> None:
    device = Device()
    table = learns(device, 1)
    before = state(device)
    device.says(0, "move", ref=1, number=0, word="call 5")
    assert state(device) != before
    device.asks("POST", f"/lessons/{table}/back")
    assert state(device)["view"] == before["view"]
    assert voice(device).sentence == "lesson-go-on-low"
    device.says(0, "move", ref=2, number=0, word="call 5")
    assert device.says(0, "undo", ref=3)[-1] == {"type": "done", "ref": 3}
    assert state(device)["view"] == before["view"]


def test_a_hint_names_what_is_wished() -> None:
    device = Device()
    table = learns(device)
    assert device.says(0, "hint", ref=1)[0]["type"] == "refused"
    for _ in range(3):
        device.asks("POST", f"/lessons/{table}/on")
    assert device.says(0, "hint", ref=1)[0]["word"] == "call 8"


def test_what_belongs_to_real_tables_is_refused_at_a_lesson() -> None:
    device = Device()
    table = learns(device)
    for kind, fields in (("agree", {"yes": True}), ("order", {"key": "x", "value": 1})):
        assert device.says(0, kind, ref=1, **fields)[0]["key"] == "only-a-servers"
    assert not device.tries("POST", f"/lessons/{table}/fly")[0]
    assert not device.tries("POST", f"/tables/{table}/resign")[0]
    assert not device.tries("POST", "/lessons/here-abc/on")[0]
    assert not device.tries("POST", "/lessons", {"game": "abraca", "lesson": 9, "name": "Ada"})[0]


def test_there_is_one_lesson_at_a_time_and_its_table_can_be_read_in_words() -> None:
    device = Device()
    table = learns(device)
    lines = device.asks("GET", f"/tables/{table}/text", lang="en")["lines"]
    assert any("Ada" in line for line in lines)
    other = learns(device, 2)
    assert not device.tries("GET", f"/tables/{table}")[0]
    assert device.asks("GET", f"/tables/{other}")["you"] == 0
