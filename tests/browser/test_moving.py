"""The moving picture: what stands still is one picture, and it is as good as it may be large."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.browser import moving

RED, BLUE = Image.new("RGB", (4, 4), "red"), Image.new("RGB", (4, 4), "blue")


def test_pictures_in_which_nothing_moves_become_one_that_stands_longer() -> None:
    film = moving.joined([(RED, 100), (RED.copy(), 50), (BLUE, 70), (RED, 30)])
    assert [milliseconds for _, milliseconds in film] == [150, 70, 30]


def test_the_quality_falls_until_the_picture_is_small_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    film = [(RED, 100), (BLUE, 100)]
    assert moving.smallest_enough(film)[:4] == b"RIFF"
    monkeypatch.setattr(moving, "LARGEST", 10)
    with pytest.raises(ValueError, match="too large"):
        moving.smallest_enough(film)
