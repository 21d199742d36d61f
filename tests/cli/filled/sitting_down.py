"""A filled table for tests without a terminal, driven by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from zaubertisch.cli.fullscreen.app import TableApp
from zaubertisch.cli.table.playing import Playing
from zaubertisch.cli.table.seating import Wish, seated
from zaubertisch.words.catalogue import Words

SMALL = (80, 24)


class Guest:
    """Somebody at the table: presses keys, looks at panes."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def leave(self, key: str) -> None:
        """The last key, after which the table closes by itself."""
        await self.pilot.press(key)
        while self.app.return_value is None:
            await asyncio.sleep(0)

    async def settle(self) -> None:
        """Until the evening waits for an answer, is over, or asks whether to keep the game."""
        await self.pilot.pause()
        while self.app.is_running and not (self.app.bridge.idle or self.app.finished >= 0):
            await self.pilot.pause()
        await self.pilot.pause()

    def pane(self, name: str) -> str:
        """What a pane shows, as plain text."""
        return str(self.app.screen_stack[0].query_one(f"#{name}", Static).render())

    def sheet(self) -> str:
        return self.pane("sheet") if self.app.screen_stack[0].query_one("#sheet").display else ""

    @property
    def moves(self) -> int:
        assert self.app.playing is not None
        return len(self.app.playing.sitting.record().moves)

    @property
    def options(self) -> list[str]:
        assert self.app.options is not None
        return self.app.options.words

    @property
    def at(self) -> str:
        assert self.app.options is not None
        return self.options[self.app.options.at]


def sit_down(
    doing: Callable[[Guest], Awaitable[None]], game: str = "abraca", lang: str = "en", file: Path | None = None,
    size: tuple[int, int] = SMALL, seed: int = 7,
) -> TableApp:
    """Open a table, do something at it, and say what became of it."""
    variant = ["first_seat=0"] if game == "abraca" else []
    sitting = seated(Wish(game, seed=seed, name="Ada", variant=variant))
    app = TableApp(Words(lang, game, sitting.names))
    app.sit_down(Playing(sitting, app.bridge, file))

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            guest = Guest(app, pilot)
            await guest.settle()
            await doing(guest)

    asyncio.run(evening())
    app.thread.join()
    return app
