"""Nothing comes from anywhere else: what a page needs, its own server gives."""

from __future__ import annotations

from tests.browser.people import finish
from tests.browser.room import Room


def test_no_page_loads_anything_from_another_host(room: Room) -> None:
    ann, ben, table = room.pair()
    for path, seen in (
        ("/", "play-now"), ("/new/abraca", "new-table"), (f"/table/{table}", "board"), ("/rules/abraca", "rule"),
        ("/about", "about"),
    ):
        ann.goes(path)
        ann.sees(seen)
    finish(table, [ann, ben])
    ann.goes(f"/replay/{table}")
    ann.sees("replay-page")
    ann.page.wait_for_load_state("networkidle")
    assert room.foreign() == []
    assert {url.rsplit(".", 1)[-1] for url in room.loaded} >= {"js", "css", "woff2"}


def test_the_page_may_be_installed(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/")
    ann.sees("play-now")
    link = ann.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = ann.context.request.get(f"{room.house.url}{link}").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ann.context.request.get(f"{room.house.url}/{icon['src'].lstrip('/')}").ok
