"""The server dies without a word and comes back: the page recovers by itself and the game goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.room import Room


def test_a_killed_server_comes_back_and_the_game_goes_on_without_a_reload(falling_room: Room) -> None:
    room = falling_room
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ben.comes_to(table)
    ann.page.evaluate("window.same = true")
    ann.answers("call 8")
    told = ann.hook("log").inner_text()

    room.house.kill()
    ann.sees("link-lost")
    ben.sees("link-lost")
    room.house.start()
    for person in (ann, ben):
        expect(person.hook("link-lost")).to_have_count(0)
    expect(ann.hook("log")).to_have_text(told, use_inner_text=True)

    asked, other = (ann, ben) if ann.looks().asked else (ben, ann)
    word = asked.answers()
    expect(other.hook("log").locator("[data-number='2']")).to_be_visible()
    assert len(ann.asks("GET", f"/tables/{table}/state").json()["story"]) == 3, word
    assert ann.page.evaluate("window.same") is True


def test_a_move_made_while_the_server_is_away_is_done_once_it_is_back(falling_room: Room) -> None:
    room = falling_room
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ann.sees("option-button", word="call 8")
    room.house.kill()
    ann.sees("link-lost")
    ann.clicks("option-button", word="call 8")
    ann.clicks("say")
    room.house.start()
    expect(ann.hook("link-lost")).to_have_count(0)
    expect(ann.hook("log").locator("[data-number='1']")).to_contain_text("You call 8")
    assert ben.state(table)["number"] == 1


def test_a_board_that_did_not_arrive_before_the_server_fell_arrives_afterwards(falling_room: Room) -> None:
    room = falling_room
    ann, _, table = room.pair()
    ann.context.route("**/assets/abraca-*.js", lambda route: route.abort())
    ann.comes_to(table)
    ann.sees("toast")
    room.house.kill()
    ann.sees("link-lost")
    ann.context.unroute_all()
    room.house.start()
    ann.sees("option-button", word="call 8")
