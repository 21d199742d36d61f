"""Two people at one device: a curtain between them, and nobody sees what is not theirs to see."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.room import Room


def test_a_curtain_falls_between_two_people_who_share_a_device(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes(f"/table/{ann.opens()}")
    ann.sees("further-name").fill("Ben")
    ann.clicks("sit", seat=1)
    expect(ann.hook("seat", seat=1)).to_contain_text("Ben")
    ann.clicks("start")
    ann.sees("curtain")
    expect(ann.hook("board")).to_have_count(0)
    expect(ann.hook("log")).to_have_count(0)
    ann.clicks("lift", seat=0)
    expect(ann.hook("player", seat=0)).to_contain_text("Ann (you)")
    ann.answers("call 8")
    if ann.looks().asked:
        ann.answers("stop")

    ann.clicks("hand-over")
    expect(ann.sees("curtain")).to_contain_text("Ben")
    expect(ann.hook("board")).to_have_count(0)
    ann.clicks("lift", seat=1)
    expect(ann.hook("player", seat=1)).to_contain_text("Ben (you)")
    ann.is_asked()
    ann.answers("call 8")
