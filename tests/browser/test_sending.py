"""Sending is seen: at once, with a warning when no answer comes, and a way to try again or to leave it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.room import Room


def sends_into_the_void(room: Room) -> tuple[Person, str]:
    """Ann says a word while the house is down."""
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.sees("option-button", word="call 8")
    room.house.kill()
    ann.sees("link-lost")
    ann.clicks("option-button", word="call 8")
    ann.clicks("say")
    return ann, table


def test_a_move_on_its_way_is_seen_and_warned_about_and_can_be_withdrawn(falling_room: Room) -> None:
    ann, table = sends_into_the_void(falling_room)
    expect(ann.sees("sending")).to_contain_text("Sending")
    ann.sees("sending-late")
    ann.clicks("send-cancel")
    expect(ann.hook("sending")).to_have_count(0)
    falling_room.house.start()
    expect(ann.hook("link-lost")).to_have_count(0)
    assert ann.state(table)["number"] == 0, "A withdrawn move is not sent."
    ann.is_asked()
    ann.answers("call 7")


def test_a_move_that_was_not_answered_is_sent_again_and_done_once(falling_room: Room) -> None:
    ann, table = sends_into_the_void(falling_room)
    ann.sees("sending-late")
    ann.clicks("send-again")
    falling_room.house.start()
    expect(ann.hook("sending")).to_have_count(0)
    expect(ann.hook("log")).to_contain_text("You call 8")
    assert ann.state(table)["number"] == 1


def test_the_reconnecting_bar_is_under_the_status_and_moves_nothing(falling_room: Room) -> None:
    ann, _, table = falling_room.pair()
    ann.comes_to(table)
    board = ann.sees("option-button", word="call 8").bounding_box()
    falling_room.house.kill()
    bar = ann.sees("link-lost").bounding_box()
    status = ann.hook("turn").bounding_box()
    assert bar is not None
    assert status is not None
    assert bar["y"] >= status["y"] + status["height"]
    assert ann.hook("option-button", word="call 8").bounding_box() == board
