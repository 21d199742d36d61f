"""Before the deal: the server commits, everybody promises a number, the seats are sealed, and then numbers are told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from tests.server.pair import hall_of
from tests.server.people import NUMBER, PLEDGE, Guest
from tests.server.test_tables import play_out
from zaubertisch import games
from zaubertisch.cli.app import app as terminal
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.kernel.sealing import SealedSeat, commitment, name_tag, pledge, transcript
from zaubertisch.kernel.verifying import Kept, Unfair, examine, verify
from zaubertisch.server.app import create_app
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.farewell import open_seeds
from zaubertisch.server.house.persons import forget
from zaubertisch.server.house.pruning import delete, prune
from zaubertisch.server.keeping import writing
from zaubertisch.server.settings import Settings

SHORT = {"first_seat": "0", "scoring": "single_round"}
SILENT = {"name": "Ben", "pledge": pledge("b" * 32)}  # of somebody whose number a test tells by itself


@pytest.fixture
def hasty(settings: Settings) -> Iterator[TestClient]:
    """A house that waits for no number."""
    settings.reveal_seconds = 0.0
    with TestClient(create_app(settings)) as client:
        yield client


def card(guest: Guest, table: str) -> dict[str, Any]:
    whole: dict[str, Any] = guest.ask("GET", f"/tables/{table}").json()
    return whole


def sealed(ada: Guest, ben: Guest, **wishes: Any) -> str:
    """A table for two that is sealed, and nobody has told a number."""
    table = ada.opens(**wishes)
    ben.key = ben.ask("POST", f"/tables/{table}/seats", SILENT).json()["recovery"]
    assert ada.ask("POST", f"/tables/{table}/start").status_code == 200
    return table


def short_game(ada: Guest, ben: Guest) -> str:
    """A running game for two, of one round."""
    table = ada.opens(options=SHORT)
    ben.joins(table)
    assert ada.starts(table).json()["status"] == "running"
    return table


def record_of(ada: Guest, table: str) -> GameRecord:
    return read_record(ada.ask("GET", f"/tables/{table}/record").text)


def test_the_server_commits_before_it_knows_a_number_and_takes_none_on_sitting_down(ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    shown = card(ada, table)
    assert len(shown["commitment"]) == 64
    assert [promise["pledge"] for promise in shown["promises"]] == [PLEDGE, ""]
    refused = ben.ask("POST", f"/tables/{table}/seats", {**SILENT, "number": NUMBER})
    assert refused.json()["key"] == "malformed"
    ben.joins(table)
    assert card(ben, table)["commitment"] == shown["commitment"]


def test_a_number_is_not_taken_before_everybody_has_promised(ada: Guest) -> None:
    table = ada.opens()
    assert ada.tells(table).json()["key"] == "not-sealed"


def test_the_deal_waits_for_every_number_and_says_whose_is_missing(ada: Guest, ben: Guest) -> None:
    table = sealed(ada, ben)
    with ben.sits(table) as page:
        page.hears("welcome")
        page.hears("table")
        answer = ada.tells(table).json()
        assert (answer["status"], [promise["told"] for promise in answer["promises"]]) == ("open", [True, False])
        assert [promise["told"] for promise in page.hears("table")["table"]["promises"]] == [True, False]
    assert ada.state(table)["state"] is None
    assert ben.tells(table, "b" * 32).json()["status"] == "running"


def test_a_deal_that_failed_when_all_numbers_were_told_is_made_good(
    ada: Guest, ben: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = sealed(ada, ben)
    ada.tells(table)

    def full(*_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(writing, "append_deed", full)
        assert not ben.tells(table, "b" * 32).is_success
    hall = hall_of(client)
    hall.let_go(table)  # a server that starts again
    with ada.sits(table) as page:
        if page.hears("welcome")["table"]["status"] == "open":
            while page.hears("table")["table"]["status"] == "open":
                pass
    assert card(ada, table)["status"] == "running"


def test_only_the_promised_number_is_taken(ada: Guest, ben: Guest) -> None:
    table = sealed(ada, ben)
    assert ben.tells(table, "c" * 32).json()["key"] == "wrong-number"
    assert Guest(ada.client, "Cleo").tells(table).json()["key"] == "not-seated"
    assert not card(ada, table)["promises"][1]["told"]


def test_numbers_and_seed_are_shown_to_nobody_before_the_end(ada: Guest, ben: Guest) -> None:
    table = sealed(ada, ben)
    ada.tells(table)
    told = json.dumps([card(ben, table), ben.state(table)])
    ben.tells(table, "b" * 32)
    told += json.dumps([card(ada, table), ada.state(table)])
    seed = cast(FastAPI, ada.client.app).state.hall.live[table].seed
    assert NUMBER not in told
    assert "b" * 32 not in told
    assert seed not in told
    assert ada.ask("GET", f"/tables/{table}/seed").json()["key"] == "secret"


def test_everybody_can_work_out_what_was_sealed(ada: Guest, ben: Guest) -> None:
    table = sealed(ada, ben)
    shown = card(Guest(ada.client, "Cleo"), table)
    names = [seat["name"] for seat in shown["seats"]]
    tags = [name_tag(promise["salt"], name) for promise, name in zip(shown["promises"], names, strict=True)]
    assert tags == [promise["tag"] for promise in shown["promises"]]
    seats = [SealedSeat(each["tag"], each["bot"], each["pledge"]) for each in shown["promises"]]
    worked_out = transcript(shown["game"], shown["version"], shown["options"], shown["commitment"], seats)
    assert worked_out == shown["transcript"]


def test_nobody_sits_down_gets_up_is_removed_or_seats_a_bot_once_the_seats_are_sealed(ada: Guest, ben: Guest) -> None:
    table = sealed(ada, ben)
    refusals = [
        ben.ask("DELETE", f"/tables/{table}/seats"), ben.ask("POST", f"/tables/{table}/seats", SILENT),
        ada.ask("PUT", f"/tables/{table}/seats/1", {"bot": "random"}), ada.ask("DELETE", f"/tables/{table}/seats/1"),
    ]
    assert [each.json()["key"] for each in refusals] == ["seats-sealed"] * 4


def test_a_number_that_does_not_come_is_left_out_and_everybody_sees_whose(hasty: TestClient, tmp_path: Path) -> None:
    ada, ben = Guest(hasty, "Ada"), Guest(hasty, "Ben")
    table = sealed(ada, ben, options=SHORT)
    shown = card(ada, table)
    assert shown["status"] == "running"
    assert [promise["told"] for promise in shown["promises"]] == [False, False]
    assert ben.tells(table, "b" * 32).json()["key"] == "not-now"
    play_out(table, ada, ben)
    record = record_of(ada, table)
    assert verify(games.get("abraca"), record) > 0
    assert examine(record).withheld == [0, 1]
    with pytest.raises(Unfair, match="Your number is not among"):
        examine(record, Kept(number="b" * 32))
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    said = CliRunner().invoke(terminal, ["verify", str(tmp_path / "game.json"), "--lang", "en"])
    assert "Ben’s number did not come in time" in said.stdout


def test_the_time_to_tell_is_waited_out_by_itself(settings: Settings) -> None:
    settings.reveal_seconds = 0.2
    with TestClient(create_app(settings)) as client:
        ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
        table = sealed(ada, ben)
        with ada.sits(table) as page:
            if page.hears("welcome")["state"] is None:
                assert page.hears("moved")["entry"]["kind"] == "deal"
        assert card(ada, table)["status"] == "running"


def test_a_sealed_table_outlives_the_server(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
        table = sealed(ada, ben, options=SHORT)
        ada.tells(table)
        before = card(ada, table)
    with TestClient(create_app(settings)) as client:
        ada.client = ben.client = client
        assert card(ada, table)["transcript"] == before["transcript"]
        assert [promise["told"] for promise in card(ada, table)["promises"]] == [True, False]
        assert ben.tells(table, "b" * 32).json()["status"] == "running"
    with TestClient(create_app(settings)) as client:
        ada.client = ben.client = client
        play_out(table, ada, ben)
        verify(games.get("abraca"), record_of(ada, table))


def test_alone_among_bots_one_promises_too(ada: Guest) -> None:
    answer = ada.ask("POST", "/tables", {
        "game": "abraca", "seats": 2, "bots": ["", "random"], "name": "Ada", "pledge": PLEDGE, "start": True,
    }).json()
    ada.key = answer["recovery"]
    assert (answer["table"]["status"], bool(answer["table"]["transcript"])) == ("open", True)
    assert ada.tells(answer["table"]["id"]).json()["status"] == "running"


def test_a_rematch_has_promises_of_its_own(ada: Guest, ben: Guest) -> None:
    table = short_game(ada, ben)
    play_out(table, ada, ben)
    before = record_of(ada, table).notes["fairness"]
    following = ada.plays_again(table)["id"]
    ben.plays_again(table)
    assert card(ada, following)["status"] == "running"
    assert card(ada, following)["commitment"] != before["commitment"]
    play_out(following, ben, ada)
    verify(games.get("abraca"), record_of(ada, following))


def test_a_game_of_bots_alone_needs_no_number(ada: Guest) -> None:
    answer = ada.ask("POST", "/tables", {
        "game": "abraca", "seats": 2, "bots": ["random", "random"], "name": "Ada", "pledge": PLEDGE, "start": True,
    }).json()
    assert answer["table"]["status"] != "open"


def test_a_seat_given_to_a_bot_in_the_game_changes_nothing_that_was_sealed(ada: Guest, ben: Guest) -> None:
    table = short_game(ada, ben)
    before = card(ada, table)["promises"]
    ben.ask("POST", f"/tables/{table}/resign")
    assert card(ada, table)["promises"] == before
    ben.ask("POST", f"/tables/{table}/return")
    play_out(table, ada, ben)
    assert examine(record_of(ada, table)).withheld == []


def test_a_forgotten_person_leaves_a_record_that_holds_and_does_not_name_them(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
        table = short_game(ada, ben)
        play_out(table, ada, ben)
        tag = record_of(ada, table).notes["fairness"]["seats"][1]["tag"]
    forget(settings, ben.key)
    with TestClient(create_app(settings)) as client:
        ada.client = client
        record = record_of(ada, table)
    verify(games.get("abraca"), record)
    assert examine(record).unnamed == [1]
    assert record.notes["names"] == ["Ada", ""]
    assert record.notes["fairness"]["seats"][1] == {
        "bot": "", "pledge": PLEDGE, "tag": tag, "salt": "", "number": NUMBER,
    }
    record.notes["names"][1] = "Eve"
    with pytest.raises(Unfair, match="name of seat 2"):
        examine(record)


def test_a_table_sealed_by_older_rules_verifies_by_the_version_it_was_sealed_with(ada: Guest, ben: Guest) -> None:
    table = short_game(ada, ben)
    live = cast(FastAPI, ada.client.app).state.hall.live[table]
    play_out(table, ada, ben)
    assert record_of(ada, table).version == live.sealed.version


# Tables that were given up


def test_the_seed_of_a_table_given_up_is_opened_when_it_goes(ada: Guest, ben: Guest, settings: Settings) -> None:
    table = short_game(ada, ben)
    shown = card(ada, table)
    hall: Hall = cast(FastAPI, ada.client.app).state.hall
    with sa.create_engine(settings.url()).begin() as connection:
        delete(connection, [table], open_seeds)
    hall.let_go(table)
    assert ada.ask("GET", f"/tables/{table}").status_code == 404
    opened = Guest(ada.client, "Cleo").ask("GET", f"/tables/{table}/seed").json()
    assert commitment(opened["seed"]) == opened["commitment"] == shown["commitment"]
    assert opened["transcript"] == shown["transcript"]
    assert opened["seats"] == [[PLEDGE, NUMBER]] * 2
    assert ada.ask("GET", "/tables/zzzzzzzzzzzz/seed").status_code == 404


def test_the_keeper_opens_seeds_after_their_time_and_so_does_the_command(settings: Settings) -> None:
    settings.keep_abandoned = 1.0
    with TestClient(create_app(settings)) as client:
        ada = Guest(client, "Ada")
        swept, pruned = ada.opens(), ada.opens()
    with sa.create_engine(settings.url()).begin() as connection:
        connection.execute(sa.text("UPDATE tables SET touched = 1, created = 1 WHERE id = :id"), {"id": swept})
    with TestClient(create_app(settings)) as client:
        ada.client = client
        assert any(ada.ask("GET", f"/tables/{swept}").status_code == 404 for _ in range(500))
        assert ada.ask("GET", f"/tables/{swept}/seed").status_code == 200
    assert prune(settings, "abandoned", -1.0, dry=False) == 1
    with TestClient(create_app(settings)) as client:
        ada.client = client
        assert ada.ask("GET", f"/tables/{pruned}/seed").json()["transcript"] == ""


def test_the_seed_of_a_finished_game_is_open(ada: Guest, ben: Guest) -> None:
    table = short_game(ada, ben)
    play_out(table, ada, ben)
    opened = ada.ask("GET", f"/tables/{table}/seed").json()
    assert commitment(opened["seed"]) == card(ada, table)["commitment"]
