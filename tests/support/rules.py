"""The mark that ties a test to the rules it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """This test shows these rules; the coverage check reads the ids from the source."""

    def mark(test: F) -> F:
        marked: F = pytest.mark.rule(*ids)(test)
        return marked

    return mark
