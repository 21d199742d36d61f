"""Golden games: finished games kept for ever, which between them show every ending and every option of a title.

They are found by seeded random play and written deliberately (`make golden`); tests replay them and compare.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint, plain
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.lab.fuzz import RandomGame, ending, random_options, telling_values, title
from zaubertisch.lab.wizwar import deeds
from zaubertisch.lab.wizwar.eager import EagerGame, Wishes

#: What must be shown besides every value of every option: `event:<kind>`, `event:<kind>:<field>=<value>`,
#: `outcome:<reason>`, or `option:<key>=<value>`; of a card of Wiz-War `effect:<card>`, `countered:<card>`,
#: `dispelled:<card>`.
WANTED: Final[dict[str, list[str]]] = {
    "abraca": [
        "event:round_ends:end=emptied",
        "event:round_ends:end=knocked_out",
        "event:round_ends:end=own_fault",
        "event:round_ends:end=last_wizard",
        "event:offended",
        "event:saw_mystic",
        "event:revealed_rest",
        *(f"event:cast:spell={spell}" for spell in range(1, 9)),
        *(f"event:missed:spell={spell}" for spell in range(1, 9)),
        "outcome:most_points",
        "outcome:last_round",
        "outcome:lives",
        "outcome:shared",
        "outcome:emptied",
        "outcome:knocked_out",
        "outcome:own_fault",
        "outcome:last_wizard",
    ],
    "drachenei": [
        "event:game_ends:end=stack_ended",
        "event:game_ends:end=stalled",
        *(f"event:won_spell:card={spell}" for spell in (
            "fulmentus", "stonex", "addus", "retransformus", "transformus", "harpagarus",
        )),
        "event:fulmentus",
        "event:stones:cause=stonex",
        "event:gained:cause=addus",
        "event:gained:cause=retransformus",
        "event:stones:cause=transformus",
        "event:robbed",
        "event:unsold",
        "event:voted_together",
        "event:voted_alone",
        "event:has_voted",
        "event:dropped_out",
        "event:stays",
        "event:stones:cause=bonus",
        "event:gained:cause=bonus",
        "event:swapped",
        "event:took_nothing",
        "event:offered_to",
        *(f"event:laid_out:artefact={artefact}" for artefact in ("sword", "wand", "egg")),
        "outcome:most_stones",
        "outcome:more_magic",
        "outcome:more_artefacts",
        "outcome:shared",
    ],
    "wizwar": [
        *deeds.WANTED,
        *(f"event:{kind}" for kind in (
            "school_drawn", "school_chosen", "reshuffled", "sped", "punched", "tore", "touched", "evaded", "came_round",
            "door_opened", "door_let_go", "picked_up", "dropped_item", "object_destroyed", "cracked", "fill_cracked",
            "took_item", "took_treasure", "stole", "unhurt", "trap_blank", "trap_real", "turn_lost", "died", "killed",
            "took_hand",
        )),
        "outcome:points",
        "outcome:last_wizard",
        "outcome:all_dead",
        "outcome:turn_cap",
    ],
    "zavandor": [
        "event:declined",
        "event:sage_cards_faded",
    ],
}

LEAST: Final = 300  # games looked at even if all is shown earlier, because shorter ones may come
FILE_NAME: Final = str.maketrans(":=_", "---")


def wanted(game: Game) -> list[str]:
    """Every feature the golden games of this title must show; an option that random play needs keeps its value."""
    fixed = ending(game)
    options = [(option.key, value) for option in game.options for value in telling_values(option)]
    settled = [f"option:{key}={value}" for key, value in options if fixed.get(key, value) == value]
    return [*WANTED.get(game.key, []), *settled]


class Shown:
    """A finished game and the features it shows."""

    def __init__(self, record: GameRecord, features: set[str]) -> None:
        self.record = record
        self.features = features

    @property
    def length(self) -> int:
        return len(self.record.moves)


def features_of(record: GameRecord, events: list[Event], reason: str) -> set[str]:
    """All features a game shows, in the words of `WANTED`."""
    found = {f"outcome:{reason}", *(f"option:{key}={value}" for key, value in record.options.items())}
    for event in events:
        found.add(f"event:{event.kind}")
        for field, value in event.fields.items():
            for each in value if isinstance(value, list) else [value]:
                found.add(f"event:{event.kind}:{field}={each}")
    return found | deeds.story(events).features() if record.game == "wizwar" else found


def find(game: Game, most: int, seed: int) -> tuple[list[Shown], list[str]]:
    """The shortest random games that show all features together, and what none of `most` games has shown."""
    chance = FastChance(seed)
    features = wanted(game)
    best: dict[str, Shown] = {}
    wishes = Wishes()
    for number in range(most):
        if number >= LEAST and len(best) == len(features):
            break
        seats = game.fewest + chance.below(game.most - game.fewest + 1)
        trial = trial_of(game, seats, random_options(game, seats, chance), seed + number, wishes)
        shown = played(trial)
        wishes.learn(shown.features)
        for feature in features:
            if feature in shown.features and (feature not in best or shown.length < best[feature].length):
                best[feature] = shown
    return thinned(list(best.values()), set(features)), [feature for feature in features if feature not in best]


def trial_of(game: Game, seats: int, options: dict[str, str], seed: int, wishes: Wishes) -> RandomGame:
    """A random game; one of Wiz-War by seats that wish for what has not been shown yet."""
    if game.key == "wizwar":
        return EagerGame(game, seats, options, seed, wishes)
    return RandomGame(game, seats, options, seed)


def played(trial: RandomGame) -> Shown:
    """One random game, played to its end."""
    table = trial.begin()
    while not table.over:
        trial.answer(table)
    record = trial.record()
    return Shown(record, features_of(record, table.events, table.outcome().reason))


def thinned(candidates: list[Shown], features: set[str]) -> list[Shown]:
    """The longest games go first, as long as the others show everything they do; equal games are one."""
    kept = [shown for place, shown in enumerate(candidates) if shown not in candidates[:place]]
    for shown in sorted(kept, key=lambda each: (-each.length, each.record.to_json())):
        if only_here(shown, kept, features):
            continue
        kept = [each for each in kept if each is not shown]
    return kept


def only_here(shown: Shown, kept: list[Shown], features: set[str]) -> set[str]:
    """The features that none of the other games shows."""
    return (shown.features & features).difference(*(each.features for each in kept if each is not shown))


def facts(record: GameRecord) -> dict[str, Any]:
    """What a replay of this record must give on every build and machine."""
    table = record.replay(title(record.game), listening=True)
    outcome = table.outcome()
    told = json.dumps([plain(event) for event in table.events], sort_keys=True)
    return {
        "fingerprint": fingerprint(table),
        "winners": outcome.winners,
        "scores": outcome.scores,
        "reason": outcome.reason,
        "events": len(table.events),
        "told": hashlib.sha256(told.encode()).hexdigest()[:16],
    }


def write(shown: Shown, name: str, features: set[str], folder: Path) -> None:
    """Put one golden game into its file, with what a replay of it must give."""
    record = shown.record
    record.notes = {**facts(record), "shows": sorted(shown.features & features)}
    path = folder / record.game / f"{name.translate(FILE_NAME)}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record.to_json() + "\n", encoding="utf-8")


def renew(game: Game, folder: Path, most: int, seed: int) -> list[str]:
    """Replace the golden games found by chance, each named after what it alone shows; `played/` is kept as it is."""
    features = wanted(game)
    kept, missing = find(game, most, seed)
    for old in sorted((folder / game.key).glob("*.json")):
        old.unlink()
    for shown in kept:
        alone = only_here(shown, kept, set(features))
        write(shown, next(feature for feature in features if feature in alone), set(features), folder)
    return missing


def retell(game: Game, folder: Path) -> None:
    """Keep the golden games, but renew what their replay gives: for when more is told of the same rules."""
    for file in sorted((folder / game.key).rglob("*.json")):
        record = read_record(file.read_text(encoding="utf-8"))
        record.notes = {**record.notes, **facts(record)}
        file.write_text(record.to_json() + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write golden games anew, or tell what the replay of given records gives."""
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.golden", description=__doc__)
    parser.add_argument("--games", default=",".join(games.IDS), help="titles, separated by commas")
    parser.add_argument("--most", type=int, default=20_000, help="random games to look at for each title")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--out", type=Path, default=Path("tests/golden"), help="the folder of the golden games")
    parser.add_argument("--retell", action="store_true", help="keep the games and renew what their replay gives")
    parser.add_argument("--facts", type=Path, nargs="+", metavar="RECORD", help="write nothing; replay these records")
    chosen = parser.parse_args(arguments)
    if chosen.facts:
        for path in chosen.facts:
            print(json.dumps(facts(read_record(path.read_text(encoding="utf-8")))))
        return 0
    if chosen.retell:
        for key in chosen.games.split(","):
            retell(title(key), chosen.out)
        return 0
    complete = True
    for key in chosen.games.split(","):
        for feature in renew(title(key), chosen.out, chosen.most, chosen.seed):
            print(f"{key}: no game has shown {feature}.")
            complete = False
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
