"""Bots are honest: what they choose depends on what their seat may know, and on nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.bots.sand import Sand
from zaubertisch import bots, games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.imagination import Imagination, imagined
from zaubertisch.kernel.table import Table

BOTS = [(game, name) for game in games.IDS for name in bots.names(game)]
FEW = {"adept": 2, "master": 1}  # who looks ahead takes long; fewer positions say as much
ROOM = Path(__file__).resolve().parents[2] / "src/zaubertisch/bots"


def chosen(game: str, name: str, table: Table, seed: int) -> tuple[int, str, dict[str, object]]:
    """What a fresh bot chooses at this table, and why."""
    seat = table.asked
    bot = bots.get(game, name)(seed)
    choice = bot.choose(table.view(seat), table.options()[:], Imagination(table, seat), Sand(24))
    return choice.action, choice.because, dict(choice.fields)


def positions(game: str, seats: int, count: int) -> list[Table]:
    """Positions of one random game, some moves apart."""
    lots = FastChance(seats)
    table = games.get(game).new(seats, 17)
    found: list[Table] = []
    while table.stack and len(found) < count:
        found.append(table.clone())
        for _ in range(3):
            if table.stack:
                table.apply(lots.pick(table.options()))
    return found


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_chooses_alike_in_every_world_its_seat_thinks_possible(game: str, name: str) -> None:
    for seats in (games.get(game).fewest, games.get(game).most):
        for number, table in enumerate(positions(game, seats, FEW.get(name, 8))):
            real = chosen(game, name, table, number)
            for seed in range(2 if name in FEW else 4):
                assert chosen(game, name, imagined(table, table.asked, FastChance(seed)), number) == real


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_chooses_an_option_and_changes_nothing(game: str, name: str) -> None:
    for table in positions(game, games.get(game).fewest, FEW.get(name, 8)):
        before = fingerprint(table)
        assert chosen(game, name, table, 5)[0] in table.options()
        assert fingerprint(table) == before


def choosing_methods() -> list[tuple[str, ast.FunctionDef]]:
    """Every bot's `choose` in the room of the bots, with the page it is on."""
    pages = sorted(ROOM.rglob("*.py"))
    classes = [(page.name, node) for page in pages for node in ast.parse(page.read_text(encoding="utf-8")).body
               if isinstance(node, ast.ClassDef) and node.name.endswith("Bot")]
    return [(page, method) for page, bot in classes for method in bot.body
            if isinstance(method, ast.FunctionDef) and method.name == "choose"]


def test_choosing_takes_a_view_options_imagination_and_a_clock_and_no_table() -> None:
    found = choosing_methods()
    assert {"bot.py", "random_bot.py"} <= {page for page, _ in found}
    for page, method in found:
        taken = {each.arg: ast.unparse(each.annotation) for each in method.args.args if each.annotation}
        assert taken == {"view": "View", "options": "list[int]", "imagine": "Imagine", "clock": "Clock"}, page
