"""What all tests share: how Hypothesis looks for examples, what only the interpreted rules can be asked, what waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from zaubertisch.games import IDS
from zaubertisch.kernel import table

# The same examples on every run: a test that fails here fails everywhere.
settings.register_profile("zaubertisch", derandomize=True, deadline=None)
settings.load_profile("zaubertisch")

#: Tests that play High Card: a compiled kernel takes no interpreted table.
WITH_TOYS = [
    "contract/test_fuzzer.py",
    "contract/test_golden_finder.py",
    "contract/test_the_contract_itself.py",
    "kernel/test_control_flow.py",
]

#: Tests that count what the kernel calls: compiled code calls itself unseen.
LOOKING_IN = ["kernel/test_undo_cost.py"]

HERE = Path(__file__).parent

#: Games under way are not compiled yet.
UNLISTED = [f"games/{each.name}" for each in (HERE / "games").iterdir() if each.is_dir() and each.name not in IDS]

collect_ignore = [] if table.__file__.endswith(".py") else WITH_TOYS + LOOKING_IN + UNLISTED


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="also run what takes minutes (marked `whole`)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes waits until somebody asks for it."""
    if config.getoption("--whole"):
        return
    waiting = [item for item in items if item.get_closest_marker("whole")]
    config.hook.pytest_deselected(items=waiting)
    items[:] = [item for item in items if item not in waiting]
