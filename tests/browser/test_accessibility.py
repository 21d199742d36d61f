"""axe-core finds nothing serious on any page, by day and by candle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import Person, finish
from tests.browser.room import ROOT, Room, Scheme

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A change of light ripples through the page for some frames; and axe cannot judge letters on a gradient, so the ground
# is made plain, in the colour that is hardest to read on.
RUN = """async (ground) => {
    document.body.style.background = ground;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const ripples = () => document.getAnimations().some((each) => each instanceof CSSTransition);
    for (await frame(); ripples(); ) await frame();
    return axe.run(document, {resultTypes: ['violations']});
}"""
GROUNDS: dict[Scheme, str] = {
    "light": "var(--ground-far)", "dark": "color-mix(in srgb, var(--candle) 30%, var(--ground))",
}
GRAVE = ("serious", "critical")


def grave(finding: dict[str, Any]) -> str:
    first = finding["nodes"][0]
    return f"{finding['impact']} {finding['id']} at {first['target']}: {first['failureSummary']}"


def check(person: Person) -> None:
    """By day and by candle; axe comes in through the debugger, since the page itself lets no foreign script in."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, ground in GROUNDS.items():
        person.page.emulate_media(color_scheme=scheme)
        findings = person.page.evaluate(RUN, ground)["violations"]
        assert [grave(finding) for finding in findings if finding["impact"] in GRAVE] == [], scheme


def home(room: Room) -> Person:
    ann = room.person("Ann")
    ann.opens(public=True)
    ann.goes("/")
    ann.sees("resume")
    ann.sees("play-now")
    return ann


def new_table(room: Room) -> Person:
    ann = room.person("Ann")
    ann.goes("/new/abraca")
    for more in ann.sees("new-table").locator("summary").all():
        more.click()
    return ann


def lobby(room: Room) -> Person:
    ann = room.person("Ann")
    ann.goes(f"/table/{ann.opens(seats=4, bots=['', 'thumb'])}")
    ann.sees("qr")
    return ann


def lobby_of_a_guest(room: Room) -> Person:
    table = room.person("Ann").opens(seats=4, bots=["", "thumb"])
    ben = room.person("Ben", width=360, height=740)
    ben.goes(f"/table/{table}")
    ben.sees("sit")
    return ben


def table(room: Room) -> Person:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.is_asked()
    return ann


def table_on_a_phone(room: Room) -> Person:
    _, _, table = room.pair()
    phone = room.person("Cleo", width=360, height=740)
    phone.comes_to(table)
    return phone


def weighing(room: Room) -> Person:
    ann = table(room)
    ann.clicks("hint")
    ann.clicks("take-hint")
    ann.sees("say")
    return ann


def greyed(room: Room) -> Person:
    ann = table(room)
    ann.hook("option-button", word="stop").click(force=True)
    ann.sees("toast")
    return ann


def text_table(room: Room) -> Person:
    ann = table(room)
    ann.clicks("text-mode")
    ann.sees("lines").locator("li").first.wait_for()
    return ann


def keys(room: Room) -> Person:
    ann = table(room)
    ann.clicks("shortcuts")
    ann.sees("shortcut-list")
    return ann


def ending(room: Room) -> Person:
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.comes_to(table)
    ann.clicks("check")
    ann.sees("verdict")
    return ann


def replay(room: Room) -> Person:
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.goes(f"/replay/{table}/3")
    ann.sees("replay-page")
    ann.hook("eyes").select_option("8")
    return ann


def rules(room: Room) -> Person:
    ann = room.person("Ann")
    ann.goes("/rules/abraca#AB-022")
    ann.sees("rule")
    return ann


def about(room: Room) -> Person:
    ann = room.person("Ann")
    ann.goes("/about")
    ann.sees("about")
    return ann


def who_one_is(room: Room) -> Person:
    ann = room.person("Ann")
    ann.opens()
    ann.goes("/back")
    ann.clicks("make-link")
    ann.sees("once-link")
    ann.clicks("renew")
    ann.clicks("renew-yes")
    ann.sees("recovery-key")
    return ann


def asked_who_one_is(room: Room) -> Person:
    ann, ben = room.person("Ann"), room.person("Ben", width=360, height=740)
    ann.opens()
    ben.opens()
    ben.goes(f"/back#{ann.key()}")
    ben.sees("asking")
    ben.sees("bare")
    return ben


def people_at_the_table(room: Room) -> Person:
    ann, _, table = room.pair(watchers_see="rows")
    ann.comes_to(table)
    ann.sees("people").locator("summary").click()
    ann.sees("vote")
    ann.hook("chat-box").fill("Hello")
    ann.clicks("chat-send")
    ann.sees("chat-line")
    return ann


def nowhere(room: Room) -> Person:
    ann = room.person("Ann")
    ann.goes("/nowhere")
    ann.page.get_by_role("heading", level=1).wait_for()
    return ann


PAGES = [
    home, new_table, lobby, lobby_of_a_guest, table, table_on_a_phone, weighing, greyed, text_table, keys, ending,
    replay, rules, about, who_one_is, asked_who_one_is, people_at_the_table, nowhere,
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_no_page_has_a_serious_fault_for_people_who_see_hear_or_move_otherwise(
    room: Room, page: Callable[[Room], Person],
) -> None:
    check(page(room))
