"""Write what the page draws of Wiz-War and never changes: the cards, the places of the sectors, the linked exits."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from zaubertisch.games.wizwar import cards, components
from zaubertisch.games.wizwar.maze import board as boards
from zaubertisch.words.wizwar import cards as reader

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = "web/src/games/wizwar/box.ts"
TYPES: Final = {cards.ATTACK: "attack", cards.NEUTRAL: "neutral", cards.COUNTER: "counter", cards.ITEM: "item",
                cards.ENERGY: "energy"}
REACHES: Final = ["self", "adj", "los", "any"]
DURATIONS: Final = ["inst", "temp", "perm"]


def card(told: cards.Card) -> str:
    """One card as the page knows it."""
    schools = [school for school in cards.SCHOOLS if school in told.copies]
    types = "-".join(name for bit, name in sorted(TYPES.items(), key=order) if told.types & bit)
    return json.dumps({
        "key": told.key, "types": types, "reach": REACHES[told.reach], "lasts": DURATIONS[told.lasts], "ev": told.ev,
        "boosted": told.uses_energy, "schools": schools, "rules": reader.rules_of(told),
    })


def order(kind: tuple[int, str]) -> int:
    """Neutral comes first where a card is two things."""
    return 0 if kind[1] == "neutral" else kind[0]


def links(seats: int) -> list[list[object]]:
    """Border, square and side at both ends, and what joins them."""
    board = boards.BOARDS[seats]
    out: list[list[object]] = []
    for slot, side, other, far_side, kind in components.LINKS[seats]:
        a, b = board.exit(slot, side), board.exit(other, far_side)
        out.append([board.border[a * 4 + side], a, side, b, far_side, kind])
    return out


def table() -> str:
    rows = "\n".join(f"  {card(each)}," for each in cards.CARDS)
    slots = {seats: components.SLOTS[seats] for seats in (2, 3, 4)}
    return (
        "// Made by `python -m tools.wizwar_box` from the rules; do not edit.\n"
        "export interface Card {\n  key: string;\n  types: string;\n  reach: string;\n  lasts: string;\n"
        "  /** Its value as energy, or 0. */\n  ev: number;\n  /** Whether energy makes it stronger or longer. */\n"
        "  boosted: boolean;\n  schools: string[];\n"
        "  /** What has been said about it: rules, then rulings, then examples. */\n  rules: string[];\n}\n"
        "/** Border, square and side at both ends, and what joins them. */\n"
        "export type Link = [number, number, number, number, number, string];\n\n"
        f"export const SIZE = {components.SIZE};\n"
        f"export const COLOURS = {json.dumps(components.COLOURS)} as const;\n"
        f"export const SIDES = {json.dumps(components.SIDES)} as const;\n"
        f"export const SCHOOLS = {json.dumps(cards.SCHOOLS)};\n"
        f"export const MOST_LIFE = {components.MOST_LIFE};\n"
        f"export const SLOTS: Record<number, [number, number][]> = {json.dumps(slots)};\n"
        f"export const LINKS: Record<number, Link[]> = {json.dumps({seats: links(seats) for seats in (2, 3, 4)})};\n"
        f"export const CARDS: Card[] = [\n{rows}\n];\n"
    )


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    path = root / TABLE
    if parser.parse_args(arguments).check:
        if path.exists() and path.read_text(encoding="utf-8") == table():
            return 0
        print(f"{TABLE} is out of date: run `python -m tools.wizwar_box`.", file=sys.stderr)
        return 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(table(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
