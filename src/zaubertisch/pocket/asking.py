"""What a page asks of a table besides its messages: the requests it would send to a server, answered here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from zaubertisch import bots
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.lessons.course import Course
from zaubertisch.pocket import puzzles
from zaubertisch.pocket.doing import beginning, sitting
from zaubertisch.pocket.forking import fork
from zaubertisch.pocket.hearing import go_back
from zaubertisch.pocket.house import ME, House
from zaubertisch.pocket.looking_back import look_back
from zaubertisch.pocket.records import lent, opened, shown
from zaubertisch.pocket.teaching import Teaching
from zaubertisch.server.compact import compact
from zaubertisch.server.mishaps import Malformed, NoSuchTable, OnlyAServers
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import new_table_id
from zaubertisch.server.telling.announcing import tell_closed
from zaubertisch.server.telling.knowing import knower, known
from zaubertisch.server.telling.obstacles import obstacle_of
from zaubertisch.server.telling.record import record, seed
from zaubertisch.server.telling.state import moment, state
from zaubertisch.server.telling.story import story
from zaubertisch.server.telling.tables import info, summary
from zaubertisch.server.telling.text import text
from zaubertisch.server.telling.who_may_see import eyes_of, viewer_of

NEW: Final = "new"  # whoever asks is a further person at this device

#: What is wished of a new table where nothing is said.
WISH: Final[dict[str, Any]] = {
    "options": {}, "bots": [], "public": False, "clock": "none", "aids": True, "counting": False, "stand_in": False,
    "watchers_see": "public", "bystanders_talk": False, "start": False,
}


def ask(house: House, method: str, path: str, asked: dict[str, str], body: Any, key: str) -> tuple[bool, str]:
    """Whether it was done, and the answer as a server would write it."""
    who = secrets.token_hex(32) if key == NEW else key or ME
    try:
        return True, answered(house, method, path.strip("/").split("/"), asked, body, who)
    except ZaubertischError as error:
        return False, problem(error)
    except (KeyError, TypeError, ValueError) as error:
        return False, problem(Malformed(f"{type(error).__name__}: {error}"))


def problem(error: ZaubertischError) -> str:
    """See `server.protocol.http.Problem`."""
    return compact({"key": error.key, "fields": error.fields, "text": str(error), "obstacle": obstacle_of(error)})


def answered(house: House, method: str, parts: list[str], asked: dict[str, str], body: Any, who: str) -> str:
    match [method, *parts]:
        case ["GET", "tables"]:
            lines = [summary(live, ME) for live in house.tables.values()]
            return compact({"yours": lines, "public": []})
        case ["POST", "tables"]:
            return opened_out(sitting.open_table(house, who, {**WISH, **body}), who)
        case ["POST", "records"]:
            live = opened(body, f"here-{new_table_id()}")
            house.add(live)
            return compact(info(live, who))
        case ["GET", "puzzles"]:
            return compact(puzzles.counted(int(asked["day"])))
        case ["GET", "puzzles", game, number]:
            return compact(puzzles.question(game, int(number), asked.get("lang", "en")))
        case ["POST", "puzzles", game, number]:
            return compact(puzzles.answered(game, int(number), body["word"]))
        case ["POST", "puzzles", game, number, "tables"]:
            return compact(info(puzzles.play_on(house, game, int(number), who, body["name"], body["word"]), who))
        case ["DELETE", "kept", table]:
            removed = house.get(table)
            house.forget(removed)
            tell_closed(removed)
            return "null"
        case ["PUT", "lent", table]:
            house.lend(lent(body, table))
            return "null"
        case ["PUT", "shown", table]:
            house.lend(shown(body, table))
            return "null"
        case ["POST", "lessons"]:
            house.taught = Teaching(Course(body["game"], body["lesson"]), body["name"], who)
            return compact(info(house.taught.live, who))
        case ["POST", "lessons", table, deed]:
            return led(house, table, deed)
        case ["GET", "tables", table, *rest]:
            return read(house.seen(table), rest, asked, who)
        case ["POST", "tables", table, "forks"]:
            return compact(info(fork(house, house.seen(table), who, body["name"], body["number"], body["seat"]), who))
        case ["POST", "tables", table, "hindsight"]:
            return compact(look_back(house, house.seen(table), body))
        case [_, "tables", table, *rest]:
            return changed(house, house.get(table), [method, *rest], body, who)
        case _:
            raise OnlyAServers()


def led(house: House, table: str, deed: str) -> str:
    """On in a lesson, or back; a table that is as it was before is shown anew."""
    lesson = house.lesson_at(table)
    if lesson is None:
        raise NoSuchTable(table)
    match deed:
        case "on":
            lesson.on()
        case "back":
            go_back(house, lesson)
        case _:
            raise OnlyAServers()
    return "null"


def opened_out(live: LiveTable, who: str) -> str:
    """See `server.protocol.http.Opened`; whoever has the device in hand needs no key."""
    return compact({"table": info(live, who), "recovery": "" if who == ME else who})


def read(live: LiveTable, rest: list[str], asked: dict[str, str], who: str) -> str:
    eyes = int(asked.get("eyes", "-1"))
    match rest:
        case []:
            return compact(info(live, who))
        case ["state"]:
            viewer = viewer_of(live, who)
            told = {"table": info(live, who), "viewer": viewer, "story": story(live, viewer)}
            return compact({**told, "state": state(live, viewer, seconds_left(live))})
        case ["text"]:
            return compact({"lines": text(live, who, asked.get("lang", "en"), eyes, int(asked.get("number", "-1")))})
        case ["moments", number]:
            return compact(moment(live, int(number), eyes_of(live, who, eyes)))
        case ["known", number]:
            return compact(known(live, int(number), knower(live, who, eyes)))
        case ["record"]:
            return record(live).to_json()
        case ["seed"]:
            return compact(seed(live))
        case _:
            raise OnlyAServers()


def changed(house: House, live: LiveTable, asking: list[str], body: Any, who: str) -> str:
    """Do it; the answer is the table as it is then."""
    match asking:
        case ["POST", "seats"]:
            sitting.sit_down(house, live, who, body["name"], body["pledge"], body.get("seat", -1))
            return opened_out(live, who)
        case ["POST", "rematch"]:
            return compact(info(sitting.rematch(house, live, who, body["pledge"]), who))
        case ["PUT", "seats", number]:
            sitting.seat_bot(house, live, who, int(number), body["bot"])
        case ["POST", "number"]:
            beginning.reveal(house, live, who, body["number"])
        case [method, *rest] if (act := PLAIN.get((method, *rest))) is not None:
            act(house, live, who)
        case _:
            raise OnlyAServers()
    return compact(info(live, who))


PLAIN: Final[dict[tuple[str, ...], Callable[[House, LiveTable, str], None]]] = {
    ("DELETE", "seats"): sitting.stand_up,
    ("DELETE",): sitting.close,
    ("POST", "start"): beginning.start,
    ("POST", "resign"): lambda house, live, who: sitting.hand_over(house, live, who, bots.quick(live.game.key)),
    ("POST", "return"): lambda house, live, who: sitting.hand_over(house, live, who, ""),
}
