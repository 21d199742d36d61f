"""Every transformation of Wiz-War is cast in the browser, and its own figure stands on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.room import ROOT, Room
from tests.browser.test_accessibility import check
from tests.browser.test_phone import fits
from tests.browser.test_wizwar import SEATED, casts
from tests.games.wizwar.scene import wide
from zaubertisch.games.wizwar.cards import CARDS, FORMS
from zaubertisch.words.catalogue import Words

SHAPES = [CARDS[kind].key for kind in FORMS]


@pytest.mark.whole
@pytest.mark.parametrize(("width", "lang"), [(1280, "en"), (360, "de")])
def test_every_form_has_a_figure_of_its_own(room: Room, width: int, lang: str) -> None:
    ann = room.person("Ann", width=width, height=800, lang=f"{lang}-{lang.upper()}")
    wish = {"game": "wizwar", "bots": ["", "nearest"], "options": {"giant_spellbook": "on", "first_seat": "0"}}
    tables = {form: ann.opens(**wish, start=True) for form in SHAPES}
    stage.set_up(room.house, {tables[form]: wide().hand(0, form) for form in SHAPES})
    pictures = {}
    for form, table in tables.items():
        ann.comes_to(table)
        ann.page.wait_for_selector(SEATED)
        ann.moves_at_once()
        figure = ann.hook("standing", seat=0)
        expect(figure).to_have_attribute("data-form", "")
        ann.is_asked()
        casts(ann, table, f"cast {form}", False)
        expect(figure).to_have_attribute("data-form", form)
        expect(figure.get_by_role("img", name=Words(lang, "wizwar").name(form))).to_be_visible()
        expect(ann.hook("player", seat=0)).to_contain_text(Words(lang, "wizwar").name(form))
        folder = ROOT / "build" / "screenshots" / "wizwar-forms"
        folder.mkdir(parents=True, exist_ok=True)
        ann.page.screenshot(path=folder / f"{form}-{width}.png", animations="disabled")
        pictures[form] = figure.screenshot(animations="disabled")
    assert len(set(pictures.values())) == len(SHAPES) == 7
    check(ann)
    if width == 360:
        fits(ann)
