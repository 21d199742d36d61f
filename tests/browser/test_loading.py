"""Nothing comes from anywhere else: what a page needs, its own server gives."""

from __future__ import annotations

import re

from playwright.sync_api import Response, Route, expect

from tests.browser.people import finish
from tests.browser.room import Room

KEEP_ALL = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    const line = new MessageChannel();
    const kept = new Promise((done) => (line.port1.onmessage = done));
    active.postMessage({ keep: 'en' }, [line.port2]);
    await kept;
    return (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()))))
        .flat().map((request) => new URL(request.url).pathname);
}"""
QUICK = """
    delete Navigator.prototype.serviceWorker;  // whose requests nobody can hold
    Performance.prototype.getEntriesByType = () => [{ requestStart: 0, responseStart: 1 }];
    Performance.prototype.now = () => 1;
"""
RAW = re.compile(r"\b(ui|question|name|action|event|option)-[a-z]+")



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


def test_nothing_of_a_table_without_a_server_is_loaded_before_one_is_wanted(room: Room) -> None:
    ann, _, table = room.pair()
    for path, seen in (("/", "play-now"), (f"/table/{table}", "board"), ("/here", "here")):
        ann.goes(path)
        ann.sees(seen)
        ann.page.wait_for_load_state("networkidle")
    assert [url for url in room.loaded if "/assets/pocket/" in url or "/worker-" in url] == []
    kept = ann.page.evaluate(KEEP_ALL)
    assert [path for path in kept if "/assets/pocket/" in path] == []


def test_the_page_may_be_installed(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/")
    ann.sees("play-now")
    link = ann.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = ann.context.request.get(f"{room.house.url}{link}").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ann.context.request.get(f"{room.house.url}/{icon['src'].lstrip('/')}").ok


def test_without_the_server_the_home_page_says_what_it_knows_and_rules_can_be_read(falling_room: Room) -> None:
    ann, ben, table = falling_room.pair()
    ann.goes("/")
    expect(ann.sees("resume")).to_contain_text("Your turn")
    ben.goes("/")
    expect(ben.sees("resume")).to_contain_text("running")
    kept = ann.page.evaluate(KEEP_ALL)
    assert {"/", "/api/games", "/api/rules/magia", "/api/words/magia"} <= set(kept)
    assert not [path for path in kept if path.startswith(("/api/tables", "/api/me"))]
    falling_room.house.kill()

    ann.page.reload()
    ann.sees("away")
    assert ann.sees("resume").get_attribute("href") == f"/table/{table}"
    expect(ann.hook("play-now", game="abraca")).to_be_disabled()
    ann.goes("/rules/magia")
    expect(ann.sees("rule").first).to_be_visible()

    falling_room.house.start()
    ann.goes("/")
    expect(ann.hook("play-now", game="abraca")).to_be_enabled()
    expect(ann.hook("away")).to_have_count(0)


def test_no_raw_key_is_shown_while_a_games_words_are_on_their_way(room: Room) -> None:
    ann, _, table = room.pair()
    held: list[Route] = []
    ann.page.add_init_script("delete Navigator.prototype.serviceWorker")  # whose requests nobody can hold

    def hold(route: Route) -> None:
        held.append(route)

    ann.context.route("**/api/words/abraca*", hold)
    ann.goes(f"/table/{table}")
    expect(ann.page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    assert not RAW.search(ann.page.locator("body").inner_text())
    for route in held:
        route.continue_()
    ann.context.unroute_all()
    ann.sees("option-button", word="call 8")
    assert not RAW.search(ann.page.locator("body").inner_text())
    assert f"{room.house.url}/api/tables/{table}" not in room.loaded, "Nobody asks why a line was refused that was not."


def test_the_cards_of_the_games_keep_their_room_until_the_house_has_answered(room: Room) -> None:
    ann = room.person("Ann", lang="de-DE")
    held: list[Route] = []
    ann.page.add_init_script("delete Navigator.prototype.serviceWorker")  # whose requests nobody can hold

    def hold(route: Route) -> None:
        held.append(route)

    ann.context.route("**/api/games", hold)
    ann.comes_to(ann.opens(bots=["", "thumb"], start=True))  # which is among the own tables from then on
    ann.goes("/")
    ann.page.wait_for_function("document.fonts.size === 3")
    play = ann.hook("play-now", game="abraca")
    expect(play).to_be_disabled()
    before = ann.hook("games").bounding_box()
    for route in held:
        route.continue_()
    ann.context.unroute_all()
    expect(play).to_be_enabled()
    assert ann.hook("games").bounding_box() == before


def test_what_is_loaded_is_packed_and_may_be_kept(room: Room) -> None:
    ann = room.person("Ann")
    answers: list[Response] = []

    def note(response: Response) -> None:
        answers.append(response)

    ann.page.on("response", note)
    ann.goes("/")
    ann.sees("play-now")
    scripts = [each for each in answers if each.url.endswith(".js") and "/assets/" in each.url]
    assert scripts
    for each in scripts:
        assert each.header_value("cache-control") == "public, max-age=31536000, immutable"
    assert {each.header_value("content-encoding") for each in scripts} & {"br", "gzip"}


def test_a_game_of_another_house_has_no_rules_here_and_the_page_says_which_have(room: Room) -> None:
    ann = room.person("Ann", lang="de-DE")
    ann.goes("/rules/chess")
    expect(ann.sees("no-such-game")).to_contain_text("Das Spiel „chess“ gibt es hier nicht")
    ann.page.get_by_role("link", name="Magia Cum Laude").click()
    expect(ann.sees("rule").first).to_be_visible()


def test_letters_that_come_late_are_put_on_all_the_same(room: Room) -> None:
    ann = room.person("Ann")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.add_init_script(QUICK)
    ann.context.route("**/*.woff2", hold)
    ann.page.goto(ann.house.url, wait_until="commit")  # a page is loaded when its letters are
    ann.sees("play-now")
    assert ann.page.evaluate("document.fonts.size") == 0
    for route in held:
        route.continue_()
    ann.context.unroute_all()
    ann.page.wait_for_function("() => document.fonts.check('16px \\'Alegreya Sans\\'') && document.fonts.size === 3")
