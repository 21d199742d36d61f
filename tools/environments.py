"""Write docs/environments.md: a card of each environment, its figures from what the environments themselves use.

`--check` only says whether the page is as it should be.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from zaubertisch import bots, games
from zaubertisch.envs.observing import observation
from zaubertisch.envs.registering import VERSION
from zaubertisch.envs.setting import ENDING, NAMES, STRENGTHS
from zaubertisch.kernel.game import Game, Option
from zaubertisch.words.catalogue import Words

PAGE: Final = Path(__file__).parent.parent / "docs" / "environments.md"

HEAD: Final = """# The cards of the environments

Written by `make environments`; do not edit. How to use them: [researchers](researchers.md); every number of an
observation: [observations](observations.md); how long games are and how many options a decision has: [what the games
are as games](researchers.md#what-the-games-are-as-games).

All of them are turn-based (one seat is asked at a time), stochastic, of imperfect information with perfect recall, and
zero-sum as rewarded: at the end a lone winner has 1 and everybody else −1/(seats − 1), winners share, and where nobody
wins all have 0; `shaping` adds so much for each point won. Observations are 16-bit whole numbers, actions one of a
fixed list with a mask. The first value of an option is the rulebook's and is meant if nothing is said, unless a card
says otherwise. An environment's version is raised whenever its rules or its observation mean something else.
"""


@dataclass(frozen=True)
class Nature:
    """What no figure tells: what is hidden, where chance comes in, and what makes the game hard to learn."""

    hidden: str
    chance: str
    hard: str


NATURES: Final[dict[str, Nature]] = {
    "abraca": Nature(
        "one's own row of stones, which all others see; which mystic stones others have taken",
        "the stones drawn, a die for the dragon, who begins",
        "the others know what oneself does not, and what they call tells of it; calls in vain are to be remembered",
    ),
    "drachenei": Nature(
        "the cards in hand, the order of the stack, and votes until they are opened where they are sealed",
        "the cards drawn, who begins",
        "auctions, votes and open trade between seats: prices and promises are actions",
    ),
    "magia": Nature(
        "the cards in hand, the book one has to fill, the mission that pays for some spells; supplies as an option",
        "the deal of cards, books and missions, the cards drawn, what is stolen, who begins",
        "figures belong to nobody, so what a seat moves betrays what it wants; goals are guessed from moves",
    ),
    "wizwar": Nature(
        "the cards in hand; which of a seat's traps is the real one",
        "how the sectors of the maze lie, the cards drawn, a few dice, who begins",
        "every spell opens a window in which others may answer it, and answers may be answered; the maze changes",
    ),
    "zavandor": Nature(
        "the energy cards in hand, of which others know the colour",
        "the cards drawn, which artefacts come up, characters",
        "an economy that grows, auctions whose bids tell what a hand is worth, payments piece by piece",
    ),
}


def card(key: str) -> list[str]:
    """One game."""
    rules, nature = games.get(key), NATURES[key]
    words, end = Words("en", key), "as the rulebook says"
    usual = ", ".join(f"`{name}={value}`" for name, value in ENDING.get(key, {}).items())
    rows = {
        "players": f"{rules.fewest} to {rules.most}",
        "hidden": nature.hidden,
        "chance": nature.chance,
        "what is hard": nature.hard,
        "actions": f"{len(rules.actions):,}, each with a word for ever, such as `{rules.actions.word(1)}`",
        "numbers seen": ", ".join(sizes(rules)),
        "ends": f"{end}; {usual} unless another value is asked for" if usual else end,
        "opponents": ", ".join(opponents(key)),
        "versions": f"environment v{VERSION}, rules {rules.version}, observation {observation(key).version}",
        "rules": f"[{key}](rules/{key}.md)",
    }
    return [
        "", f"## {words.say('title')}", "",
        f"PettingZoo `envs.aec(\"{key}\")` · Gymnasium `zaubertisch/{NAMES[key]}-v{VERSION}` · "
        f"OpenSpiel `python_zaubertisch_{key}` · `envs.arena(\"{key}\", tables)`", "",
        "| | |", "|---|---|", *(f"| {name} | {said} |" for name, said in rows.items()), "",
        "| option | values | says |", "|---|---|---|", *(option_row(option, words) for option in rules.options),
    ]


def sizes(rules: Game) -> list[str]:
    """How many numbers an observation has, by seats."""
    return [
        f"{observation(rules.key, seats).size:,} with {seats} seats" for seats in range(rules.fewest, rules.most + 1)
    ]


def opponents(key: str) -> list[str]:
    """The bots by the names an environment takes, the weakest first."""
    known = {name: strength for strength, name in STRENGTHS.items()}
    return [f"`{known.get(name, name)}`" for name in bots.names(key)]


def option_row(option: Option, words: Words) -> str:
    values = ", ".join(f"`{value}`" for value in option.values)
    return f"| `{option.key}` | {values} | {words.setting(option.key)} |"


def page() -> str:
    return "\n".join([HEAD.rstrip(), *(line for key in games.IDS for line in card(key))]) + "\n"


def main(arguments: Sequence[str]) -> int:
    if "--check" in arguments:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            print("docs/environments.md is not what the environments say: make environments", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
