"""People at browsers of their own: what a test may do is what a person could do with eyes, mouse and keys."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from playwright.sync_api import APIResponse, BrowserContext, Locator, TimeoutError, expect

from tests.browser.house import House
from zaubertisch.kernel.sealing import pledge
from zaubertisch.server.door.people import COOKIE

PATIENCE = 15_000  # milliseconds; the machine may be busy
NUMBER = "0123456789abcdef"
PLEDGE = pledge(NUMBER)

SIGHT = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const status = document.querySelector('[data-test=status]');
    const SHOWN = '[data-test=log] [data-number], [data-test=turn]';
    return {
        over: all('[data-test=ending]').length > 0,
        scene: all('dialog[open]').length > 0,
        asked: all('[data-test=turn][data-yours=true]').length > 0,
        status: status ? status.textContent.trim() : '',
        options: all('[data-test=option-button]:not([aria-disabled=true])').map((button) => button.dataset.word),
        number: Math.max(-1, ...all(SHOWN).map((it) => Number(it.dataset.number))),
    };
}"""
SOMEBODY = f"""(names) => {{
    const sight = ({SIGHT})();
    return sight.over || sight.asked || names.some((name) => sight.status.includes(name));
}}"""
ONWARD = f"""(number) => {{
    const sight = ({SIGHT})();
    return sight.number > number || sight.over;
}}"""


class Sight:
    """What a page shows in one moment."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.over: bool = told["over"]
        self.scene: bool = told["scene"]
        self.asked: bool = told["asked"]
        self.status: str = told["status"]
        self.options: list[str] = told["options"]
        self.number: int = told["number"]


class Person:
    """One person, one browser context, one page."""

    company: ClassVar[dict[str, list[Person]]] = {}  # who sat down where without a page, to tell their numbers

    def __init__(self, name: str, house: House, context: BrowserContext) -> None:
        self.name = name
        self.house = house
        self.context = context
        self.lot = random.Random(name)
        self.page = context.new_page()

    # Looking and pointing

    def hook(self, test: str, **marks: object) -> Locator:
        """What carries this data-test attribute, and these further ones."""
        return self.page.locator(f'[data-test="{test}"]' + "".join(f'[data-{k}="{v}"]' for k, v in marks.items()))

    def clicks(self, test: str, **marks: object) -> None:
        self.hook(test, **marks).click()

    def opens_menu(self, test: str) -> Locator:
        """The sheet of a button of the toolbar, which stays open."""
        menu = self.hook(test)
        if menu.get_attribute("open") is None:
            menu.locator("summary").click()
        return menu

    def moves_at_once(self) -> None:
        """From now on no move of theirs is asked about again."""
        self.opens_menu("settings").locator("[data-test=asking]").select_option("never")
        self.page.keyboard.press("Escape")

    def sees(self, test: str, **marks: object) -> Locator:
        """Waits until it is there."""
        found = self.hook(test, **marks)
        expect(found.first).to_be_visible()
        return found

    def goes(self, path: str) -> None:
        self.page.goto(self.house.url + path)

    def finds_none(self, what: str, *about: object) -> None:
        """What the script looks for is not, or soon no longer, on the page."""
        try:
            self.page.wait_for_function(f"(about) => ({what})(about).length === 0", arg=next(iter(about), None))
        except TimeoutError:
            assert self.page.evaluate(what, *about) == []

    def looks(self) -> Sight:
        return Sight(self.page.evaluate(SIGHT))

    # Tables, over HTTP with this browser's own cookie

    def asks(self, method: str, path: str, body: object = None) -> APIResponse:
        return self.context.request.fetch(
            f"{self.house.url}/api{path}", method=method, data=body, headers={"X-Zaubertisch": "1"},
        )

    def opens(self, **wishes: object) -> str:
        """A table for one short round, which this person begins; says its id."""
        options = {"scoring": "single_round", "first_seat": "0"}
        wish = {"game": "abraca", "seats": 2, "name": self.name, "pledge": PLEDGE, "options": options, **wishes}
        answer = self.asks("POST", "/tables", wish)
        assert answer.status == 201, answer.text()
        table: str = answer.json()["table"]["id"]
        self.sat_down(table)
        return table

    def key(self) -> str:
        """This browser's own key, which no page can read."""
        return next(each["value"] for each in self.context.cookies() if each["name"] == COOKIE)

    def joins(self, table: str) -> None:
        answer = self.asks("POST", f"/tables/{table}/seats", {"name": self.name, "pledge": PLEDGE})
        assert answer.status == 200, answer.text()
        self.sat_down(table)

    def sat_down(self, table: str) -> None:
        """If that was the last seat and the table begins by itself, all tell their numbers; pages do it themselves."""
        Person.company.setdefault(table, []).append(self)
        if self.asks("GET", f"/tables/{table}").json()["transcript"]:
            tell_all(table)

    def starts(self, table: str) -> None:
        assert self.asks("POST", f"/tables/{table}/start").ok
        tell_all(table)

    def state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self.asks("GET", f"/tables/{table}/state").json()["state"]
        return state

    def comes_to(self, table: str) -> None:
        """Opens the running table, and is shown it."""
        self.goes(f"/table/{table}")
        self.sees("table")

    # Playing

    def is_asked(self) -> None:
        """Waits for it."""
        expect(self.hook("turn")).to_have_attribute("data-yours", "true")

    def answers(self, word: str = "") -> str:
        """Says a word in two steps, any that is offered unless told otherwise, and sees it done."""
        sight = self.looks()
        word = word or self.lot.choice(sight.options)
        self.clicks("option-button", word=word)
        self.clicks("say", said=word)
        self.page.wait_for_function(ONWARD, arg=sight.number)
        return word

    def goes_on(self) -> None:
        """Has seen the small scene at the end of a round."""
        self.clicks("dialog-close")
        expect(self.page.locator("dialog[open]")).to_have_count(0)


def tell_all(table: str) -> None:
    """Everybody who sat down without a page tells their number."""
    for person in Person.company[table]:
        person.asks("POST", f"/tables/{table}/number", {"number": NUMBER})


def play(people: list[Person], most: int = 10**6) -> int:
    """Whoever is asked answers, until the game is over or that many answers were given; says how many."""
    given = 0
    while given < most:
        settle(people)
        sights = [person.looks() for person in people]
        if all(sight.over and not sight.scene for sight in sights):
            break
        for person, sight in zip(people, sights, strict=True):
            if sight.scene:
                person.goes_on()
            elif sight.asked:
                person.answers()
                given += 1
    return given


def settle(people: list[Person]) -> None:
    """Wait until no bot moves any more: one of the people is asked, or the game is over."""
    people[0].page.wait_for_function(SOMEBODY, arg=[person.name for person in people])


def finish(table: str, people: list[Person]) -> None:
    """Play a table of people to its end, quickly and without looking."""
    state = people[0].state(table)
    while not state["over"]:
        asked = people[state["asked"]]
        options = asked.state(table)["options"]
        word = {"number": state["number"], "word": asked.lot.choice(options)}
        state = asked.asks("POST", f"/tables/{table}/moves", word).json()["state"]


