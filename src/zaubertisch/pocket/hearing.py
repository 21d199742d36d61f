"""What a page may say over its wire, read strictly; the same messages as `server.protocol.heard`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.pocket.doing import ordering, playing, taking_back
from zaubertisch.pocket.house import House
from zaubertisch.pocket.teaching import Teaching, voiced
from zaubertisch.pocket.wire import Wire
from zaubertisch.server.compact import compact
from zaubertisch.server.mishaps import Malformed, OnlyAServers
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.telling.announcing import renew
from zaubertisch.server.telling.obstacles import refusal
from zaubertisch.server.telling.state import state
from zaubertisch.server.telling.story import story
from zaubertisch.server.telling.tables import info, lines_since, undo_asked

#: By type: every field with what it is if it is left out; a kind alone must be said.
MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "hello": {"since": -1, "chat": -1, "key": ""},
    "move": {"ref": 0, "number": int, "word": str},
    "say": {"ref": 0, "text": str},
    "undo": {"ref": 0, "since": -1},
    "agree": {"ref": 0, "yes": bool},
    "why": {"ref": 0, "word": str},
    "hint": {"ref": 0},
    "ping": {"ref": 0},
    "order": {"ref": 0, "key": str, "value": int},
}


def hear(house: House, wire: Wire, text: str) -> None:
    """Do what the message asks; say so, or say why not."""
    ref = 0
    try:
        message = understood(text)
        ref = message.get("ref", 0)
        answer = carried_out(house, wire, message)
        if answer is not None:
            wire.send_text(compact(answer))
    except ZaubertischError as error:
        wire.send_text(compact(refusal(ref, error)))


def understood(text: str) -> dict[str, Any]:
    """The message with every field, or a refusal."""
    try:
        said = json.loads(text)
    except ValueError:
        raise Malformed("it is no JSON.") from None
    fields = MESSAGES.get(said.get("type", "")) if isinstance(said, dict) else None
    if fields is None:
        raise Malformed("nobody knows its type.")
    if unknown := set(said) - set(fields) - {"type"}:
        raise Malformed(f"nobody knows its field {sorted(unknown)[0]}.")
    out = {"type": said["type"]}
    for field, usual in fields.items():
        kind = usual if isinstance(usual, type) else type(usual)
        value = said.get(field, None if usual is kind else usual)
        if type(value) is not kind:
            raise Malformed(f"its field {field} is missing or of the wrong kind.")
        out[field] = value
    return out


def carried_out(house: House, wire: Wire, message: dict[str, Any]) -> dict[str, Any] | None:
    """The answer, as `server.protocol.told` describes it; a move is answered by what everybody is told."""
    live, who, ref = wire.live, wire.person, message.get("ref", 0)
    lesson = house.lesson_at(live.id)
    if lesson is not None and message["type"] == "undo":
        go_back(house, lesson)
        return {"type": "done", "ref": ref}
    if lesson is not None and message["type"] in IN_LESSONS:
        return IN_LESSONS[message["type"]](lesson, wire, message)
    match message["type"]:
        case "hello":
            welcome(house, wire, message)
            return None
        case "move":
            playing.say(house, live, who, message["number"], message["word"], (wire, ref))
            return None
        case "undo":
            taking_back.undo(house, live, who, message["since"])
        case "agree":
            taking_back.agree(house, live, who, message["yes"])
        case "order":
            ordering.order(house, live, who, message["key"], message["value"])
        case "why":
            error = live.dealt().refusal(live.own_seat(who), message["word"])
            why = None if error is None else refusal(ref, error)
            return {"type": "because", "ref": ref, "word": message["word"], "refusal": why}
        case "hint":
            word, because, fields = playing.hint(house, live, live.own_seat(who))
            return {"type": "hinted", "ref": ref, "word": word, "because": because, "fields": fields}
        case "ping":
            return {"type": "pong", "ref": ref}
        case _:
            raise OnlyAServers()
    return {"type": "done", "ref": ref}


def say_in_lesson(lesson: Teaching, wire: Wire, message: dict[str, Any]) -> dict[str, Any] | None:
    """Done and told as a move, or answered by the voice alone."""
    taken = lesson.say(message["number"], message["word"], (wire, message["ref"]))
    return None if taken else {"type": "done", "ref": message["ref"]}


def hint_in_lesson(lesson: Teaching, wire: Wire, message: dict[str, Any]) -> dict[str, Any]:
    word, because, fields = lesson.hint()
    return {"type": "hinted", "ref": message["ref"], "word": word, "because": because, "fields": fields}


def go_back(house: House, lesson: Teaching) -> None:
    """To the question before; the table is shown anew, for it is as it was then."""
    lesson.back()
    for wire in house.wires.values():
        if wire.live is lesson.live:
            welcome(house, wire, {"key": "", "since": -1, "chat": -1})


def refuse_in_lesson(lesson: Teaching, wire: Wire, message: dict[str, Any]) -> dict[str, Any]:
    raise OnlyAServers()


#: What is heard otherwise where something is taught.
IN_LESSONS: Final[dict[str, Callable[[Teaching, Wire, dict[str, Any]], dict[str, Any] | None]]] = {
    "move": say_in_lesson, "hint": hint_in_lesson, "agree": refuse_in_lesson,
    "order": refuse_in_lesson,
}


def welcome(house: House, wire: Wire, hello: dict[str, Any]) -> None:
    """Everything the page has missed; from now on it hears of all that happens."""
    live = wire.live
    wire.person = hello["key"] or wire.person
    renew(wire, live)
    since = hello["since"] if hello["since"] <= live.number else -1
    house.come_in(wire)
    wire.send_text(compact({
        "type": "welcome", "table": info(live, wire.person), "viewer": wire.viewer,
        "story": story(live, wire.viewer, since), "state": state(live, wire.viewer, seconds_left(live)),
        "chat": lines_since(live, hello["chat"]), "wish": undo_asked(live), "orders": live.orders_of(wire.seat),
    }))
    lesson = house.lesson_at(live.id)
    if lesson is not None:
        wire.send_text(voiced(lesson))
