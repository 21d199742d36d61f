"""Write a house: a database of tables in the middle of everything, and what each of their seats is shown.

`python -m tests.server.make_house FOLDER NAME` writes NAME.sqlite.xz and NAME.json.xz. It speaks to the server as any
page does, so every version of the program can run it and leave a house for the later ones to move into.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from tests.server.people import Guest
from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings

LATEST = 8  # log entries each seat is shown again


@dataclass
class Scene:
    """A table to be played up to a moment: so many moves, and on until one of these questions is asked."""

    game: str
    seats: int
    moves: int = 0
    questions: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    bots: list[str] = field(default_factory=list)
    taken_back: bool = False  # some move in the middle, and the last one
    orders: dict[str, int] = field(default_factory=dict)  # of a seat that is not asked
    resigned: bool = False  # the last seat's person lets a bot play on
    begun: bool = True
    over: bool = False


SCENES = [
    Scene("abraca", 2, 12, taken_back=True),
    Scene("abraca", 5, 40, ["go_on"], {"chain": "free", "round_end": "last_wizard", "mystic_choice": "choose"}),
    Scene("abraca", 3, 10_000, over=True),
    Scene("abraca", 4, begun=False),
    Scene("drachenei", 2, 90, ["reply", "wish"], {"vote": "sealed", "spell_windows": "full"}),
    Scene("drachenei", 4, 130, ["bid"], taken_back=True),
    Scene("magia", 2, 200, ["direction"], {"announce_mode": "auto", "symbol_distribution": "lively"}),
    Scene("magia", 6, 180, ["rob", "steal", "star"], taken_back=True),
    Scene("wizwar", 2, 60, ["react"], {"turn_cap": "40"}, orders={"pass_others": 1, "shield_lethal": 1}),
    Scene("wizwar", 3, 4, options={"schools": "draft", "turn_cap": "40"}),
    Scene("wizwar", 4, 120, ["react_shield"], {"turn_cap": "40", "side": "b", "personal_spellbook": "on"}),
    Scene("wizwar", 3, 120, ["main"], {"turn_cap": "40", "giant_spellbook": "on"}, ["", "", "thumb"], taken_back=True),
    Scene("zavandor", 2, 180, ["bid"], orders={"bid_up_to": 30, "pay_auto": 1}),
    Scene("zavandor", 4, 350, ["pay"], {"edition": "zman", "overbid": "wrath"}, taken_back=True),
    Scene("zavandor", 6, 700, ["turn"], {"characters": "pick"}, resigned=True),
]


class Party:
    """The people at one table; they ask the bots what to say."""

    def __init__(self, client: TestClient, scene: Scene) -> None:
        self.scene = scene
        self.seats = [number for number in range(scene.seats) if not [*scene.bots, *[""] * 9][number]]
        self.guests = {seat: Guest(client, f"Guest {seat}") for seat in self.seats}
        first = self.guests[self.seats[0]]
        self.table = first.opens(game=scene.game, seats=scene.seats, options=scene.options, bots=scene.bots)
        for seat in self.seats[1:] if scene.begun else self.seats[1:-1]:
            assert self.guests[seat].joins(self.table, seat).status_code == 200
        if scene.begun:
            assert first.starts(self.table).status_code == 200

    def state(self) -> dict[str, Any]:
        """The table once a person is asked, as that person sees it."""
        while True:
            state: dict[str, Any] = self.guests[self.seats[0]].state(self.table)["state"]
            if state["over"]:
                return state
            asked = state["asked"]
            if asked in self.guests:
                whole = self.guests[asked].state(self.table)
                if whole["state"]["asked"] == asked and not whole["table"]["seats"][asked]["bot"]:
                    seen: dict[str, Any] = whole["state"]
                    return seen

    def move(self, state: dict[str, Any]) -> None:
        """Whoever is asked says what a bot would say."""
        asked = self.guests[state["asked"]]
        with asked.sits(self.table) as page:
            page.send("hint", ref=1)
            word = page.hears("hinted")["word"]
        asked.ask("POST", f"/tables/{self.table}/moves", {"number": state["number"], "word": word})

    def play(self) -> bool:
        """Play up to the scene's moment; says whether it came before the game was over."""
        state = self.state()
        while not state["over"] and not self.reached(state):
            if self.scene.taken_back and state["number"] == self.scene.moves // 2:
                self.take_back()
            else:
                self.move(state)
            state = self.state()
        if self.scene.taken_back and not state["over"]:
            self.move(state)
            self.take_back()
        return not state["over"]

    def reached(self, state: dict[str, Any]) -> bool:
        asked = not self.scene.questions or state["question"] in self.scene.questions
        return state["number"] >= self.scene.moves and asked

    def take_back(self) -> None:
        """The last person who moved regrets it, and everybody agrees."""
        before = self.state()["number"]
        for guest in self.guests.values():
            if guest.ask("POST", f"/tables/{self.table}/undo").status_code == 204:
                break
        for other in self.guests.values():
            with other.sits(self.table) as page:
                page.hears("welcome")
                page.send("agree", yes=True, ref=1)
                page.hears("done")
        assert self.state()["number"] > before

    def leave_things(self) -> None:
        """What lies about besides the moves: talk, orders, a seat given to a bot."""
        self.guests[self.seats[0]].ask("POST", f"/tables/{self.table}/chat", {"text": "Where were we?"})
        idle = [seat for seat in self.seats if not self.scene.begun or seat != self.state()["asked"]]
        if self.scene.resigned:
            self.guests[idle[-1]].ask("POST", f"/tables/{self.table}/resign")
        for key, value in self.scene.orders.items():
            with self.guests[idle[0]].sits(self.table) as page:
                page.send("order", key=key, value=value, ref=1)
                page.hears("done")

    def shown(self) -> dict[str, Any]:
        """What is kept of this table: everybody's key, and what everybody is shown."""
        keys = {str(seat): guest.key for seat, guest in self.guests.items()}
        return {"table": self.table, "game": self.scene.game, "keys": keys, "welcomes": welcomes(
            next(iter(self.guests.values())).client, self.table, keys,
        )}


def welcomes(client: TestClient, table: str, keys: dict[str, str]) -> dict[str, dict[str, Any]]:
    """What every seat, and somebody standing by, is told on coming back to this table."""
    out: dict[str, dict[str, Any]] = {}
    for seat, key in [*keys.items(), ("watcher", "")]:
        guest = Guest(client, seat)
        guest.key = key
        state = guest.state(table)["state"]
        with guest.sits(table, max(-1, state["number"] - LATEST) if state else -1) as page:
            out[seat] = page.hears("welcome")
    return out


def played(client: TestClient, scene: Scene) -> list[Party]:
    """The scene; before it, the games that ended too early for it."""
    parties = [Party(client, scene)]
    while scene.begun and not parties[-1].play() and not scene.over:
        parties.append(Party(client, scene))
    parties[-1].leave_things()
    print(scene.game, scene.seats, flush=True)
    return parties


def make(folder: Path, name: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(
            home=Path(home), bot_pace=0.0, snapshot_every=20, requests_a_minute=10**9, tables_an_hour=10**9,
            moves_a_second=10**9,
        )
        shown: list[dict[str, Any]] = []
        with TestClient(create_app(settings)) as client:
            for scene in SCENES:
                shown += [party.shown() for party in played(client, scene)]
        whole = Path(home) / "whole.sqlite3"
        with sqlite3.connect(Path(home) / "tables.sqlite3") as kept:
            kept.execute("VACUUM INTO ?", [str(whole)])
        kept.close()
        (folder / f"{name}.sqlite.xz").write_bytes(lzma.compress(whole.read_bytes(), preset=9))
    (folder / f"{name}.json.xz").write_bytes(lzma.compress(json.dumps(shown).encode(), preset=9))


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2])
