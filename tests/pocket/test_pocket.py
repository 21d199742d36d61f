"""A table of one device: played, kept, taken up again, taken back, recorded and checked, without a server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.pocket.device import NUMBER, PLEDGE, Device
from zaubertisch import bots, games
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import Kept, verify
from zaubertisch.pocket import strengths
from zaubertisch.words.bundles import LANGUAGES

AGAINST = {"bots": ["", "thumb"], "start": True}


def begun(game: str = "abraca", **wishes: Any) -> tuple[Device, str]:
    """A person against a bot, connected."""
    device = Device()
    table = device.opens(game=game, **AGAINST, **wishes)
    device.sits(table)
    return device, table


def stood_in(device: Device, table: str) -> None:
    """A bot plays on for the person, to the end."""
    device.asks("POST", f"/tables/{table}/resign")
    device.goes_on()


def record_of(device: Device, table: str) -> str:
    done, text = device.take("ask", method="GET", path=f"/tables/{table}/record", asked={}, body=None, key="")
    assert done, text
    return str(text)


@pytest.mark.parametrize("game", games.IDS)
def test_a_game_is_played_to_its_end_and_its_record_holds(game: str) -> None:
    device, table = begun(game)
    device.plays(table, 5)
    device.says(0, "undo", ref=2, since=-1)
    stood_in(device, table)
    assert device.state(table)["state"]["outcome"]
    record = read_record(record_of(device, table))
    kept = Kept(number=NUMBER, commitment=device.asks("GET", f"/tables/{table}")["commitment"])
    assert verify(games.get(game), record, kept) > 0


@pytest.mark.parametrize("game", games.IDS)
def test_a_game_taken_up_again_is_where_it_was(game: str) -> None:
    device, table = begun(game)
    device.plays(table, 6)
    device.says(0, "undo", ref=2, since=-1)
    device.goes_on()
    later = Device(device.kept)
    assert later.state(table) == {**device.state(table), "table": later.state(table)["table"]}
    welcome = later.sits(table)
    assert welcome["state"] == device.state(table)["state"]
    assert later.plays(table, 3)["number"] > welcome["state"]["number"]


def test_everything_that_was_told_was_kept_before() -> None:
    device, table = begun()
    told = device.plays(table, 3)["number"]
    assert len(json.loads(device.kept[table])["log"]) == told + 1
    assert device.lines[table]["status"] == "running"


def test_a_record_of_one_home_opens_in_the_other_with_every_moment(tmp_path: Path) -> None:
    device, table = begun()
    device.plays(table, 4)
    device.says(0, "undo", ref=2, since=-1)
    stood_in(device, table)
    other = Device()
    opened = other.asks("POST", "/records", record_of(device, table))
    assert (opened["status"], opened["you"]) == ("over", -1)
    last = device.state(table)["state"]["number"]
    for number in range(last + 1):
        one, two = (
            each.asks("GET", f"/tables/{name}/moments/{number}", eyes="8")
            for each, name in ((device, table), (other, opened["id"]))
        )
        assert (one["state"], one["entry"]["events"]) == (two["state"], two["entry"]["events"])
    assert record_of(Device(other.kept), opened["id"]) == record_of(device, table)
    file = tmp_path / "game.json"
    file.write_text(record_of(device, table), encoding="utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "zaubertisch.cli", "verify", str(file)], capture_output=True, text=True, check=False,
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize(("change", "key"), [
    (lambda whole: whole["moves"].pop(), "unfair-moves"),
    (lambda whole: whole["notes"]["names"].reverse(), "unfair-name"),
    (lambda whole: whole["notes"].pop("fairness"), "no-fairness"),
    (lambda whole: whole.update(game="skat"), "unknown-game"),
])
def test_a_record_that_does_not_hold_is_not_opened(change: Any, key: str) -> None:
    device, table = begun()
    stood_in(device, table)
    whole = json.loads(record_of(device, table))
    change(whole)
    done, answer = device.tries("POST", "/records", json.dumps(whole))
    assert (done, answer["key"]) == (False, key)
    assert list(device.kept) == [table]


def test_several_people_share_one_device_and_each_sees_their_own() -> None:
    device = Device()
    table = device.opens(game="abraca")
    key = device.joins(table, "Ben")
    device.asks("POST", f"/tables/{table}/start")
    for who in ("", key):
        device.asks("POST", f"/tables/{table}/number", {"number": NUMBER}, key=who)
    one, two = device.sits(table, 0), device.sits(table, 1, key)
    assert (one["table"]["you"], two["table"]["you"]) == (0, 1)
    asked = one["state"]["asked"]
    assert bool(one["state"]["options"]) == (asked == 0)
    assert bool(two["state"]["options"]) == (asked == 1)
    word = (one, two)[asked]["state"]["options"][0]
    assert device.says(1 - asked, "move", ref=3, number=0, word=word)[0]["key"] == "not-your-turn"
    assert device.says(asked, "move", ref=4, number=0, word=word)[0]["ref"] == 4


def test_the_same_people_play_again_one_seat_further() -> None:
    device, table = begun()
    stood_in(device, table)
    following = device.asks("POST", f"/tables/{table}/rematch", {"pledge": PLEDGE})
    assert following["transcript"]
    assert following["you"] == 1
    device.asks("POST", f"/tables/{following['id']}/number", {"number": NUMBER})
    assert device.state(following["id"])["state"]["number"] == 0
    assert device.asks("GET", f"/tables/{table}")["next"] == following["id"]


def test_a_number_that_was_not_promised_is_refused() -> None:
    device = Device()
    table = device.asks("POST", "/tables", {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE, **AGAINST})
    done, answer = device.tries("POST", f"/tables/{table['table']['id']}/number", {"number": "ab" * 16})
    assert (done, answer["key"]) == (False, "wrong-number")


def test_an_order_answers_for_its_seat() -> None:
    device, table = begun("zavandor")
    assert device.says(0, "order", ref=1, key="pay_auto", value=1)[0] == {"type": "orders", "orders": {"pay_auto": 1}}
    assert Device(device.kept).sits(table)["orders"] == {"pay_auto": 1}
    assert device.says(0, "order", ref=1, key="pay_auto", value=-1)[0]["orders"] == {}
    assert device.says(0, "order", ref=2, key="wish", value=1)[0]["key"] == "no-such-order"


def test_a_hint_is_a_word_that_may_be_said() -> None:
    device, table = begun()
    device.goes_on()
    hinted = device.says(0, "hint", ref=5)[0]
    assert hinted["word"] in device.state(table)["state"]["options"]
    silent, _ = begun(aids=False)
    silent.goes_on()
    assert silent.says(0, "hint", ref=5)[0]["key"] == "no-aids"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.IDS)
def test_the_table_is_told_in_words(game: str, lang: str) -> None:
    device, table = begun(game)
    assert device.asks("GET", f"/tables/{table}/text", lang=lang)["lines"]


@pytest.mark.parametrize("text", ["", "[]", '{"type":"shout"}', '{"type":"move","word":1}', '{"type":"ping","by":1}'])
def test_nonsense_is_refused_and_changes_nothing(text: str) -> None:
    device, table = begun()
    before = device.kept[table]
    device.take("hear", wire=0, text=text)
    assert device.heard[0][-1]["key"] == "malformed"
    assert device.kept[table] == before


def test_what_only_a_server_has_is_refused_with_a_sentence() -> None:
    device, table = begun()
    assert device.says(0, "say", ref=1, text="Hallo")[0]["key"] == "only-a-servers"
    wish = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE, "clock": "week"}
    for method, path, body in [
        ("GET", f"/tables/{table}/chat", None), ("POST", f"/tables/{table}/votes", {"seat": 1}), ("GET", "/me", None),
        ("POST", "/tables", wish),
    ]:
        assert device.tries(method, path, body)[1]["key"] == "only-a-servers"
    assert device.tries("GET", "/tables/here-nowhere")[1]["key"] == "no-such-table"
    assert device.tries("POST", "/tables", {"game": "abraca"})[1]["key"] == "malformed"


def test_a_table_is_closed_and_gone() -> None:
    device, table = begun()
    device.asks("DELETE", f"/tables/{table}")
    assert device.heard[0][-1] == {"type": "closed"}
    assert device.kept == {}
    assert device.asks("GET", "/tables") == {"yours": [], "public": []}


def test_bots_wait_until_somebody_looks() -> None:
    device = Device()
    table = device.opens(bots=["thumb", ""], start=True, options={"first_seat": "0"})
    assert device.wait is None
    device.sits(table)
    device.goes_on()
    assert device.state(table)["state"]["asked"] == 1
    device.take("hang", wire=0)
    assert device.wait is None


def test_a_kept_table_of_other_rules_or_a_damaged_one_is_refused_with_a_sentence() -> None:
    device, table = begun()
    device.plays(table, 2)
    kept = json.loads(device.kept[table])
    kept["log"][0][3][0] += 1
    for damaged, key in ((kept, "set-aside"), ({**kept, "version": 0}, "old-rules"), ({"id": table}, "set-aside")):
        done, answer = Device().take("take_up", kept=json.dumps(damaged))
        assert (done, json.loads(answer)["key"]) == (False, key)


def test_a_finished_game_is_removed_from_the_device() -> None:
    device, table = begun()
    stood_in(device, table)
    device.asks("DELETE", f"/kept/{table}")
    assert device.kept == {}
    assert device.tries("GET", f"/tables/{table}")[1]["key"] == "no-such-table"


def test_only_bots_that_nobody_waits_for_are_offered() -> None:
    for game in games.IDS:
        offered = strengths.names(game)
        assert bots.quick(game) in offered
        assert "master" not in offered
        assert ("adept" in offered) == (game == "abraca")
