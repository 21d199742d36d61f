"""Tastes: a bold journeyman dares more than a careful one, and the usual taste is the rule of thumb."""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Callable

import pytest

from tests.games.wizwar.scene import duel
from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm, Choice
from zaubertisch.bots.wizwar import taste as wizwar
from zaubertisch.bots.wizwar.thumb import attack_of
from zaubertisch.bots.wizwar.values import least
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.magia.game import GAME as MAGIA
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import DISCARD
from zaubertisch.games.wizwar.game import GAME as WIZWAR
from zaubertisch.games.zavandor.actions import ENCHANT, LEARN
from zaubertisch.kernel.table import Table

SEATS = 3
STYLES = ["bold", "careful", "thumb"]

#: What is counted of an answer: the table, the seat that gives it, the action, its word.
Measure = Callable[[Table, int, int, str], int]


def failing_call(table: Table, seat: int, action: int, word: str) -> int:
    """A call of a stone that does not stand in the own row."""
    assert isinstance(table, Abraca)
    return int(word.startswith("call ") and action not in table.rows.cards(seat))


def bid(table: Table, seat: int, action: int, word: str) -> int:
    """How much is bid, nothing by whoever passes."""
    return int(word.split()[1]) if word.startswith("bid ") else 0


def harm_to_others(table: Table, seat: int, action: int, word: str) -> int:
    """A crystal taken from the spell of somebody else's apprentice, when they meet or in an exam."""
    assert isinstance(table, Magia)
    view = MAGIA.view(table, seat)
    theirs = view.who >= 0 and not view.favourites[seat] >> view.who & 1
    return int(theirs and word.startswith(("pick ", "lose ")) and view.question in ("pick", "lose_or_receive"))


def attack(table: Table, seat: int, action: int, word: str) -> int:
    return int(table.question() == "main" and attack_of(action) >= 0)


def gem(table: Table, seat: int, action: int, word: str) -> int:
    return int(ENCHANT <= action < LEARN)


def said(game: str, bot: Bot, table: Table) -> Choice:
    """What this bot answers in place of the asked seat."""
    seat = table.asked
    choice = bot.choose(table.view(seat), table.options()[:], games.get(game).imagination(table, seat), Calm())
    assert choice.action in table.options()
    return choice


def would_do(game: str, count: int, measure: Measure) -> dict[str, int]:
    """What each style would do in the same positions, those of games of the rule of thumb."""
    known = games.get(game)
    totals = dict.fromkeys(STYLES, 0)
    for seed in range(count):
        table = known.new(SEATS, seed, {})
        players = {style: bots.get(game, style)(seed) for style in STYLES}
        while not table.over:
            actions = {style: said(game, players[style], table).action for style in STYLES}
            for style, action in actions.items():
                totals[style] += measure(table, table.asked, action, known.actions.word(action))
            table.apply(actions["thumb"])
    return totals


def does(game: str, count: int, measure: Measure) -> dict[str, int]:
    """What each style does at the same tables, in every seat as often as the others."""
    known = games.get(game)
    totals = dict.fromkeys(STYLES, 0)
    for seed in range(count):
        table = known.new(SEATS, seed, {})
        seated = [STYLES[(seat + seed) % SEATS] for seat in range(SEATS)]
        players = [bots.get(game, style)(seed) for style in seated]
        while not table.over:
            seat = table.asked
            action = said(game, players[seat], table).action
            totals[seated[seat]] += measure(table, seat, action, known.actions.word(action))
            table.apply(action)
    return totals


@pytest.mark.parametrize(("game", "count", "measure"), [
    ("abraca", 6, failing_call), ("drachenei", 6, bid), ("zavandor", 1, bid), ("wizwar", 6, attack),
], ids=lambda value: getattr(value, "__name__", str(value)))
def test_where_a_careful_one_holds_back_a_bold_one_dares(game: str, count: int, measure: Measure) -> None:
    would = would_do(game, count, measure)
    assert would["bold"] > 1.05 * would["careful"] > 0


@pytest.mark.parametrize(("game", "count", "measure"), [
    ("zavandor", 3, bid), ("magia", 18, harm_to_others), ("wizwar", 15, attack),
], ids=lambda value: getattr(value, "__name__", str(value)))
def test_at_one_table_it_shows_who_is_bold(game: str, count: int, measure: Measure) -> None:
    done = does(game, count, measure)
    assert done["bold"] > 1.2 * done["careful"] > 0


def test_a_careful_one_buys_gems_where_a_bold_one_bids() -> None:
    would = would_do("zavandor", 1, gem)
    assert would["careful"] > would["bold"] > 0


def test_a_careful_wizard_gives_up_a_bolt_before_a_shield_and_a_bold_one_does_not() -> None:
    t = duel().hand(0, "shield", "lightning_bolt")
    shield, bolt = DISCARD + c.SHIELD, DISCARD + c.LIGHTNING_BOLT
    view = WIZWAR.view(t.table, 0)
    assert least(view, wizwar.CAREFUL, [shield, bolt]) == bolt
    assert least(view, wizwar.BOLD, [shield, bolt]) == shield


@pytest.mark.parametrize("game", games.IDS)
def test_the_styles_are_named_after_the_apprentice_and_before_the_rule_of_thumb(game: str) -> None:
    names = bots.names(game)
    at = names.index("apprentice")
    assert names[at: at + 4] == ["apprentice", "careful", "bold", "thumb"]


@pytest.mark.parametrize("game", games.IDS)
def test_the_usual_taste_chooses_as_the_rule_of_thumb_does(game: str) -> None:
    thumb = bots.get(game, "thumb")
    usual = importlib.import_module(f"zaubertisch.bots.{game}.taste").Taste()
    table = games.get(game).new(SEATS, 4, {})
    one, other = thumb(7), thumb(7, usual)  # type: ignore[call-arg]
    while not table.over:
        choice, same = said(game, one, table), said(game, other, table)
        assert (choice.action, choice.because, choice.fields) == (same.action, same.because, same.fields)
        table.apply(choice.action)


@pytest.mark.parametrize("game", games.IDS)
def test_a_taste_can_be_packed_up_and_sent(game: str) -> None:
    page = importlib.import_module(f"zaubertisch.bots.{game}.taste")
    for taste in (page.USUAL, page.BOLD, page.CAREFUL):
        unpacked = pickle.loads(pickle.dumps(taste))
        for name in [name for name in dir(taste) if not name.startswith("_")]:
            assert getattr(unpacked, name) == getattr(taste, name)
