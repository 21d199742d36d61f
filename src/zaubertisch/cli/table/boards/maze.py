"""Wiz-War's maze in box-drawing characters, in squares as large as the room allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from zaubertisch.cli.table.boards.drawing import press
from zaubertisch.games.wizwar.actions import square_word
from zaubertisch.games.wizwar.cards import HANDFUL_OF_TACKS
from zaubertisch.games.wizwar.components import SIDES
from zaubertisch.games.wizwar.maze.board import WIDTH
from zaubertisch.games.wizwar.view import ITEM_KINDS, WizWarView
from zaubertisch.words.tables.wizwar import EAST, FILLED, LETTERS, SOUTH, between, is_there

INKS: Final[list[str]] = ["bright_blue", "red", "yellow", "green"]

#: Corners by which of their four arms are walls: up 1, right 2, down 4, left 8.
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
#: Not only in another case than the wizards.
TREASURES: Final = {letter: chr(ord("ⓐ") + ord(letter) - ord("a")) for letter in LETTERS}
#: Cells beside the maze that name where an exit leads.
MARGIN: Final = 4
SMALL: Final = (3, 1)
LARGE: Final = (5, 2)


def maze_lines(view: WizWarView, width: int, height: int, offered: Sequence[str]) -> list[Text]:
    """The maze with letters for its columns and numbers for its rows."""
    rows = 5 if view.seats == 2 else 10
    inside = LARGE if width >= 2 + WIDTH * 6 + 1 and height >= 2 + rows * 3 else SMALL
    maze = Maze(view, rows, inside, offered)
    lines = maze.lines()
    wide = 2 + WIDTH * (inside[0] + 1) + 1
    if width >= wide + 2 * MARGIN and height >= len(lines) + 2:
        return maze.with_exits(lines)
    maze.names_exits_inside = True
    return maze.lines()


class Maze:
    """One drawing: how large its squares are, and which of them can be stepped on now."""

    def __init__(self, view: WizWarView, rows: int, inside: tuple[int, int], offered: Sequence[str]) -> None:
        self.view = view
        self.rows = rows
        self.wide, self.high = inside
        self.offered = offered
        self.steps = self.reachable()
        self.names_exits_inside = False  # for want of margins: in the gaps of the outer walls, in squares beside them

    def reachable(self) -> dict[int, str]:
        """By square, the word that pressing it says: a step beside the viewer's wizard, else the square as a target."""
        out: dict[int, str] = {}
        me = self.view.viewer
        if me < self.view.seats and self.view.place[me] >= 0:
            for side, name in enumerate(SIDES):
                beyond = self.view.maze.board().beyond[self.view.place[me] * 4 + side]
                if beyond >= 0:
                    out.setdefault(beyond, f"step {name}")
        for word in self.offered:
            if word.startswith("square "):
                out[self.square_of(word.split()[1])] = word
        return out

    def square_of(self, name: str) -> int:
        return (int(name[1:]) - 1) * WIDTH + "abcdefghij".index(name[0])

    def lines(self) -> list[Text]:
        letters = "  " + "".join(f" {letter.center(self.wide)}" for letter in "abcdefghij")
        out = [Text(letters.rstrip(), "dim")]
        for row in range(self.rows):
            out.append(self.border_line(row))
            for part in range(self.high):
                out.append(self.inner_line(row, part))
        return [*out, self.border_line(self.rows)]

    # Exits

    def with_exits(self, lines: list[Text]) -> list[Text]:
        """The same between margins that name the square each exit of the board leads to."""
        out = [Text.assemble(" " * MARGIN, line) for line in lines]
        for row in range(self.rows):
            at = 2 + row * (self.high + 1)
            west, east = self.exit_name(row * WIDTH, 3), self.exit_name(row * WIDTH + WIDTH - 1, 1)
            beside = f" {east}" if east else ""
            out[at] = Text.assemble((west.rjust(MARGIN), "dim cyan"), lines[at], (beside, "dim cyan"))
        return [self.exits_line(0, 0), *out, self.exits_line(self.rows - 1, 2)]

    def exits_line(self, row: int, side: int) -> Text:
        names = (self.exit_name(row * WIDTH + column, side) for column in range(WIDTH))
        told = "".join(f" {name.center(self.wide)}" for name in names)
        return Text((" " * (MARGIN + 2) + told).rstrip(), "dim cyan")

    def exit_name(self, square: int, side: int) -> str:
        """Where one comes out; nothing where the board has no exit."""
        to = self.view.maze.board().beyond[square * 4 + side] if is_there(self.view, *divmod(square, WIDTH)) else -1
        return square_word(to) if to >= 0 else ""

    # Walls

    def wall_north(self, row: int, column: int) -> str:
        """What stands north of a place: nothing, `#`, or the sign of a door or a fire."""
        if is_there(self.view, row, column):
            return between(self.view, row, column, 0).strip()
        return between(self.view, row - 1, column, SOUTH).strip() if is_there(self.view, row - 1, column) else ""

    def wall_west(self, row: int, column: int) -> str:
        if is_there(self.view, row, column):
            return between(self.view, row, column, 3).strip()
        return between(self.view, row, column - 1, EAST).strip() if is_there(self.view, row, column - 1) else ""

    def corner(self, row: int, column: int) -> str:
        arms = (
            bool(self.wall_west(row - 1, column)) * 1 + bool(self.wall_north(row, column)) * 2
            + bool(self.wall_west(row, column)) * 4 + bool(self.wall_north(row, column - 1)) * 8
        )
        near = any(is_there(self.view, row - down, column - right) for down in (0, 1) for right in (0, 1))
        return CORNERS[arms] if arms else "·" if near else " "

    def border_line(self, row: int) -> Text:
        line = Text("  ")
        for column in range(WIDTH):
            sign = self.wall_north(row, column)
            line.append(self.corner(row, column), "" if sign else "dim")
            out = self.way_out(row, column) if self.names_exits_inside and not sign else ""
            line.append_text(Text(out.center(self.wide), "cyan") if out else self.barrier(sign, "─"))
        return line.append(self.corner(row, WIDTH))

    def way_out(self, row: int, column: int) -> str:
        """Where one comes out who leaves the board across this open border above a place."""
        above, below = is_there(self.view, row - 1, column), is_there(self.view, row, column)
        if above == below:
            return ""
        return self.exit_name(row * WIDTH + column, 0) if below else self.exit_name((row - 1) * WIDTH + column, SOUTH)

    def way_beside(self, row: int, column: int) -> str:
        """The same for a square with an exit to its west or east."""
        names = (
            self.exit_name(row * WIDTH + column, side) for side, beside in ((EAST, column + 1), (3, column - 1))
            if not is_there(self.view, row, beside)
        )
        return next((name for name in names if name), "")

    def barrier(self, sign: str, wall: str) -> Text:
        """A wall, a door (D, or d while it is held open), a fire, or nothing, as broad as a square."""
        match sign:
            case "#": return Text(wall * self.wide)
            case "": return Text(" " * self.wide)
            case _: return Text(sign.center(self.wide, wall), "bold yellow" if sign in "Dd" else "bold red")

    # Squares

    def inner_line(self, row: int, part: int) -> Text:
        line = Text(f"{row + 1:2}" if part == 0 else "  ", "dim")
        out = Text().append_text(line)
        for column in range(WIDTH + 1):
            sign = self.wall_west(row, column)
            ink = "bold yellow" if sign in ("D", "d") else "bold red" if sign == "F" else ""
            out.append({"#": "│", "": " "}.get(sign, sign if part == 0 else "│"), ink)
            if column < WIDTH:
                out.append_text(self.inside(row, column, part))
        return out

    def inside(self, row: int, column: int, part: int) -> Text:
        square = row * WIDTH + column
        if not is_there(self.view, row, column):
            return Text(" " * self.wide)
        signs = self.signs(square)
        shown = signs[: self.wide] if part == 0 else signs[self.wide : 2 * self.wide]
        out = Text()
        before = (self.wide - len(shown)) // 2
        ground = self.ground(square, part) if not shown else " "
        if self.names_exits_inside and ground == " " and part == 0:
            ground = self.way_beside(row, column)
        out.append(" " * before if shown else ground.center(self.wide), "" if shown else "dim cyan")
        for sign, style in shown:
            out.append(sign, style)
        out.append(" " * (self.wide - out.cell_len))
        out.stylize(press(self.steps.get(square, f"square {square_word(square)}")))
        return out

    def ground(self, square: int, part: int) -> str:
        """A dot where one can step now; nothing elsewhere."""
        word = self.steps.get(square, "")
        return "•" if word in self.offered and part == 0 else " "

    def signs(self, square: int) -> list[tuple[str, Style]]:
        """Wizards as capitals, treasures as letters in a circle, homes, what fills the square, what lies there."""
        view = self.view
        out = [
            (LETTERS[view.colours[seat]].upper(), Style(color=INKS[view.colours[seat]], bold=True, reverse=True))
            for seat in range(view.seats) if view.place[seat] == square
        ]
        for number, lies in enumerate(view.treasures):
            if lies == square:
                ink = Style(color=INKS[view.colours[number // 2]], bold=True)
                out += [(TREASURES[LETTERS[view.colours[number // 2]]], ink)]
        for seat, base in enumerate(view.bases):
            if base == square:
                out.append(("⌂", Style(color=INKS[view.colours[seat]])))
        if view.maze.fills[square]:
            out.append((FILLED[view.maze.fills[square]], Style(bold=True)))
        if square in view.traps:
            out.append(("?", Style(color="magenta", bold=True)))
        things = [thing % ITEM_KINDS for thing in view.dropped if thing // ITEM_KINDS == square]
        if things:
            out.append(("^" if HANDFUL_OF_TACKS in things else "*", Style(bold=True)))
        return out
