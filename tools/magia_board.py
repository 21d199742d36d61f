"""Write what is drawn from the rules of Magia Cum Laude: the page's table of fields, and the picture of the board."""

import argparse
import json
import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools import rule_pages

from zaubertisch.games.magia import components, hexes

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = "web/src/games/magia/room.ts"
PICTURE: Final = "docs/pictures/magia-board.svg"
ICONS: Final = "web/src/lib/icons.ts"
SIZE: Final = 10
EMBLEMS: Final = ["ermine", "dragon", "owl"]
GROUND: Final = ["#b5aea2", "#463f4a", "#f3ead6"]
INK: Final = ["#221c16", "#f3ead6", "#221c16"]
COLOURS: Final = {
    "red": "#a8322a", "black": "#26222b", "yellow": "#e0b32e", "green": "#2b6e3e", "blue": "#2c5fa3",
    "purple": "#7a3f93",
}
LETTERS: Final = {"red": "Re", "black": "Bk", "yellow": "Ye", "green": "Gn", "blue": "Bu", "purple": "Pu"}


def centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a field; hexes stand on a point."""
    return round(SIZE * math.sqrt(3) * (q + r / 2), 2), SIZE * 1.5 * r


def table() -> str:
    """The page's table: everything it draws that never changes."""
    fields = [
        {"name": name, "x": x, "y": y, "colour": hexes.FIELD_COLOURS[hexes.COLOUR_OF[number]],
         "portal": hexes.PORTAL_AT[number] >= 0}
        for number, (name, (x, y)) in enumerate(
            zip(hexes.LABELS, [centre(q, r) for q, r in hexes.COORDINATES], strict=True),
        )
    ]
    rows = "\n".join(f"  {json.dumps(field)}," for field in fields)
    return (
        "// Made by `python -m tools.magia_board` from the rules; do not edit.\n"
        "export interface Field {\n  name: string;\n  x: number;\n  y: number;\n"
        '  colour: "grey" | "black" | "white";\n  portal: boolean;\n}\n\n'
        f"export const SIZE = {SIZE};\n"
        f"export const FIELDS: Field[] = [\n{rows}\n];\n"
        f"export const COLOURS = {json.dumps(components.COLOURS)} as const;\n"
        f"export const FIGURES = {json.dumps(components.FIGURES)} as const;\n"
        f"export const CRYSTALS = {json.dumps(components.CRYSTALS)} as const;\n"
        f"export const SYMBOLS = {json.dumps(components.SYMBOLS)} as const;\n"
        f"export const DIRECTIONS = {json.dumps(hexes.DIRECTIONS)} as const;\n"
        f"export const BOOKS = {json.dumps(components.BOOKS)};\n"
        f"export const BOOK_NUMBERS = {json.dumps(components.BOOK_NUMBERS)};\n"
        f"export const MISSIONS = {json.dumps(components.MISSIONS)};\n"
    )


def corners(x: float, y: float, size: float) -> str:
    """The outline of a hex."""
    points = [math.radians(60 * corner - 90) for corner in range(6)]
    return " ".join(f"{x + size * math.cos(angle):.2f},{y + size * math.sin(angle):.2f}" for angle in points)


def picture(root: Path) -> str:
    """The board with its names, field colours, bays and walls, for reading the rules beside it."""
    icons = dict(re.findall(r'^  (\w+): "([^"]*)",$', (root / ICONS).read_text(encoding="utf-8"), re.MULTILINE))
    drawn = ["<defs>" + "".join(f'<path id="{each}" d="{icons[each]}"/>' for each in EMBLEMS) + "</defs>"]
    drawn += [wall(number) for number in range(components.APPRENTICES)]
    drawn += [field(number) for number in range(hexes.FIELDS)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -94 200 188" font-family="sans-serif" '
        'text-anchor="middle">\n<title>Magia Cum Laude: 67 fields, six bays, six walls</title>\n'
        '<rect x="-100" y="-94" width="200" height="188" fill="#e9dcc0"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def wall(number: int) -> str:
    """Wall k lies between bays k and k + 1."""
    name = components.COLOURS[number]
    angle = math.radians(60 * number - 90)
    x, y = 80 * math.cos(angle), 80 * math.sin(angle)
    ink = "#221c16" if name == "yellow" else "#fff"
    return (
        f'<rect x="-30" y="-84" width="60" height="8" rx="3" fill="{COLOURS[name]}" transform="rotate({60 * number})"/>'
        f'<text x="{x:.2f}" y="{y + 2.2:.2f}" font-size="6" font-weight="700" fill="{ink}">{LETTERS[name]}</text>'
    )


def field(number: int) -> str:
    """A hex in its colour, with its animal and its name; portals have a ring."""
    x, y = centre(*hexes.COORDINATES[number])
    colour = hexes.COLOUR_OF[number]
    bay = components.COLOURS[number - hexes.ROOM] if number >= hexes.ROOM else ""
    name = LETTERS[bay] if bay else hexes.LABELS[number]
    edge = f'stroke="{COLOURS[bay]}" stroke-width="1.6"' if bay else 'stroke="#6b5a45" stroke-width="0.5"'
    ring = (
        f'<circle cx="{x}" cy="{y}" r="7.4" fill="none" stroke="#3f8f8a" stroke-width="0.9" stroke-dasharray="2 1.2"/>'
        if hexes.PORTAL_AT[number] >= 0 else ""
    )
    return (
        f'<polygon points="{corners(x, y, 9.6)}" fill="{GROUND[colour]}" {edge}/>{ring}'
        f'<use href="#{EMBLEMS[colour]}" transform="translate({x - 3.6:.2f} {y - 6.6:.2f}) scale(0.014)" '
        f'fill="{INK[colour]}" opacity="0.55"/>'
        f'<text x="{x}" y="{y + 5.6:.2f}" font-size="4.2" font-weight="700" fill="{INK[colour]}">{name}</text>'
    )


def wanted(root: Path) -> dict[Path, str]:
    """Both files as they should be."""
    return {root / TABLE: table(), root / PICTURE: picture(root)}


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write both files, or check that they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    checking: bool = parser.parse_args(arguments).check
    files = wanted(root)
    if not checking:
        rule_pages.write(files)
        return 0
    old = rule_pages.outdated(files)
    for file in old:
        name = file.relative_to(root).as_posix()
        print(f"{name} is out of date: run `python -m tools.magia_board`.", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
