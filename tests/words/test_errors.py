"""Every mishap is said whole in both languages: whatever its message asks for, it brings."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest

from zaubertisch.kernel import errors
from zaubertisch.kernel.errors import NotYourTurn, Refused, ZaubertischError
from zaubertisch.server import mishaps
from zaubertisch.server.mishaps import NobodyThere, NotAway, SeatTaken
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

#: One value of every kind a mishap is made with; some are named by what they are, as compiled ones must be.
SAMPLES: Final[dict[str, Any]] = {
    "int": 2, "str": "stop", "list[str]": ["call 1"], "float": 2.0, "status": "running",
    "word": "stop", "allowed": ["call 1"], "seat": 2, "asked": 2, "sides": 2, "outcome": 2,
}


def made_in(module: ModuleType) -> Iterator[ZaubertischError]:
    """One of every kind that makes its own sentence."""
    for _, kind in inspect.getmembers(module, inspect.isclass):
        if issubclass(kind, ZaubertischError) and kind.__module__ == module.__name__:
            asked = inspect.signature(kind).parameters.values()
            if "fields" not in inspect.signature(kind).parameters and kind is not Refused:
                wanted = [each for each in asked if each.default is each.empty]
                yield kind(*[SAMPLES[each.name if each.name in SAMPLES else str(each.annotation)] for each in wanted])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", [errors, mishaps], ids=["kernel", "server"])
def test_every_mishap_brings_what_its_message_asks_for(lang: str, module: ModuleType) -> None:
    words = Words(lang, "abraca", ["Ana", "Ben", "Cora"], strict=True)
    found = list(made_in(module))
    assert len(found) >= 4
    for error in found:
        assert words.error(error).strip(), error


def test_sentences_count_seats_as_people_do() -> None:
    told = [Refused(0, "stop", "AB-020", ["call 1"]), NotYourTurn(1, 0), SeatTaken(0), NobodyThere(0), NotAway(0)]
    for error in told:
        assert "eat 1" in str(error)
        assert "eat 0" not in str(error)
        assert "1" in Words("de", "abraca").error(error)
