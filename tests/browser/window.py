"""A window and what it shows at once: nothing to be scrolled for, nothing cut in two, nothing that jumps."""

from __future__ import annotations

from typing import Final

from tests.browser.people import SIGHT, SOMEBODY, Person

DESKS: Final = [(1920, 1080), (1280, 800)]
JUMP: Final = 100

SEEN: Final = """(it) => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return box.top >= -1 && box.bottom <= innerHeight + 1 && top !== null && (it.contains(top) || top.contains(it));
}"""
HIDDEN: Final = f"""(what) => [...document.querySelectorAll(what)].filter((it) => !({SEEN})(it))
    .map((it) => it.dataset.word ?? it.dataset.seat)"""
TOO_HIGH: Final = """() => [document.documentElement.scrollHeight].filter((high) => high > innerHeight)"""
SCROLLED: Final = """() => [...document.querySelectorAll('[data-test=board] .tabletop, [data-test=board] .tabletop *')]
    .filter((it) => it.checkVisibility() && /auto|scroll/.test(getComputedStyle(it).overflowY)
        && it.scrollHeight > it.clientHeight + 1)
    .map((it) => `${it.className} is ${it.scrollHeight} high in ${it.clientHeight}`)"""
BROKEN: Final = """() => {
    const texts = document.createTreeWalker(document.querySelector('[data-test=board]'), NodeFilter.SHOW_TEXT);
    const broken = [];
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen, svg')) continue;
        for (const word of text.data.matchAll(/\\p{L}{4,}/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const rows = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top));
            if (new Set(rows).size > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""
# Not every word makes an entry in the log.
ONWARD: Final = f"""(number) => ({SIGHT})().over
    || Number(document.querySelector('[data-test=board]').dataset.number) > number"""
OPTIONS: Final = "[data-test=option-button]:not([aria-disabled=true])"


def shown_number(person: Person) -> int:
    """The move the board shows."""
    return int(person.hook("board").get_attribute("data-number") or -1)


def is_one_screen(person: Person) -> None:
    """Board, hand, everybody and all that answers the question, without scrolling and without a broken word."""
    person.finds_none(TOO_HIGH)
    person.finds_none(SCROLLED)
    person.finds_none(HIDDEN, OPTIONS)
    person.finds_none(HIDDEN, "[data-test=player]")
    person.finds_none(BROKEN)


def shows_every_option(person: Person) -> None:
    person.finds_none(HIDDEN, OPTIONS)


def presses(person: Person, word: str) -> None:
    """What stands for the word, and once more to confirm; the page stays where it is."""
    number, before = shown_number(person), person.page.evaluate("scrollY")
    button = person.hook("option-button", word=word)
    button.click()
    if person.hook("say", said=word).count():
        button.click()
    person.page.wait_for_function(ONWARD, arg=number)
    jumped = abs(person.page.evaluate("scrollY") - before)
    assert jumped <= JUMP, f"The page jumped by {jumped} pixels."


def asked(person: Person) -> list[str]:
    """What may be said, once it is asked; nothing when the game is over."""
    person.page.wait_for_function(SOMEBODY, arg=[person.name])
    sight = person.looks()
    while sight.scene and not sight.over:
        person.goes_on()
        person.page.wait_for_function(SOMEBODY, arg=[person.name])
        sight = person.looks()
    return [] if sight.over else sight.options
