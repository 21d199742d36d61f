"""The windows in which a book may be secured where nothing else is asked; else it is one more answer [MA-130]."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import SECURE, SECURE_OR_WAIT, WAIT, WAIT_ONLY
from zaubertisch.games.magia.components import BOOK_SIZE
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.step import END, NEXT


def window(g: Magia, seat: int) -> int:
    """[MA-130 MA-R58] Whoever has five crystals is asked, so that the question does not betray the book."""
    if g.size(seat) == BOOK_SIZE and not g.is_safe(seat):
        return g.call(SecureWindow(seat))
    return NEXT


class SecureWindow(Section):
    """The right to secure the book [MA-129 MA-130 MA-133 MA-134 MA-R52 MA-R59]; it ends nothing but open symbols."""

    DECIDE: Final = 0

    def run(self, g: Magia) -> int:
        return g.ask(self.seat) if self.at == SecureWindow.DECIDE else END

    def question(self, g: Magia) -> str:
        return "secure"

    def options(self, g: Magia) -> list[int]:
        return SECURE_OR_WAIT if g.book_matches(self.seat) else WAIT_ONLY

    def why_not(self, g: Magia, action: int) -> str:
        if action == WAIT:
            return ""
        if action == SECURE:
            return "" if g.book_matches(self.seat) else "MA-129"
        return ELSEWHERE

    def may_be_secured_in(self, g: Magia) -> bool:
        return False  # it is the question itself

    def take(self, g: Magia, action: int) -> int:
        if action == SECURE:
            g.secure(self.seat)
        return NEXT

    def clone(self) -> SecureWindow:
        twin = SecureWindow()
        twin.like(self)
        return twin
