"""What all tests share: how Hypothesis looks for examples, and what only the interpreted rules can be asked."""

from __future__ import annotations

from pathlib import Path

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

HERE = Path(__file__).parent

#: Games under way are not compiled yet.
UNLISTED = [f"games/{each.name}" for each in (HERE / "games").iterdir() if each.is_dir() and each.name not in IDS]

collect_ignore = [] if table.__file__.endswith(".py") else WITH_TOYS + UNLISTED
