"""What must be said is said without a question, and taking back leads behind it."""

from __future__ import annotations

from tests.cli.filled.sitting_down import Guest, sit_down
from zaubertisch.cli.table.playing import FORCED


def said(guest: Guest) -> list[str]:
    """All the person's own words that stand."""
    assert guest.app.playing is not None
    sitting = guest.app.playing.sitting
    return [deed.word for deed in sitting.referee.standing if deed.seat == sitting.me]


def test_a_forced_word_is_said_by_itself_and_is_never_where_undo_ends() -> None:
    async def play(guest: Guest) -> None:
        pressed = 0
        while not (said(guest) and said(guest)[-1] in FORCED and pressed < len(said(guest))):
            assert guest.options not in ([word] for word in FORCED)
            await guest.press("enter")
            pressed += 1
        before = said(guest)
        await guest.press("u")
        assert len(guest.options) > 1
        assert said(guest) == before[: len(said(guest))]
        assert len(said(guest)) < len(before) - 1, "what was said by itself goes with the word before it"

    sit_down(play, "drachenei", seed=4)
