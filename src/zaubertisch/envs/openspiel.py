"""OpenSpiel: importing this page registers `python_zaubertisch_<game>` with seats and options as parameters.

Give them as a dictionary, `pyspiel.load_game("python_zaubertisch_abraca", {"players": 4, "first_seat": "0"})`: in one
string OpenSpiel would take 0 for a number where an option has words as well.

Chance is explicit: every draw and roll is a chance node whose outcomes are equally likely. With `"chance": "sampled"`
all chance between two decisions is one node with one outcome, drawn as it is applied from the game's generator, which
`"rng_seed"` begins; that is quicker, and copies of a state do not share what comes.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from zaubertisch import games
from zaubertisch.envs.batch import returns
from zaubertisch.envs.history import History
from zaubertisch.envs.setting import NAMES, Setting, settle
from zaubertisch.envs.spaces import seen_by
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.game import Game, Option
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.table import Table

MOST_OUTCOMES: Final = 256  # more than any die, deck or lot has
CHANCE_NODES: Final = 64  # of one decision, on average; rather too many
MEMORY: Final = 64  # bits that name all a seat has seen and said
PREFIX: Final = "python_zaubertisch_"
SAMPLED: Final = "sampled"


def game_type(rules: Game, sampled: bool = False) -> Any:
    """What OpenSpiel wants to know before a table is chosen, and how its chance is asked."""
    kinds = pyspiel.GameType
    modes = kinds.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + rules.key, long_name=f"Zaubertisch {NAMES[rules.key]}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION, utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=rules.most, min_num_players=rules.fewest,
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={
            "players": rules.fewest, "chance": "explicit", "rng_seed": 0,
            **{option.key: parameter(option) for option in rules.options},
        },
    )


def chosen(rules: Game, params: dict[str, Any]) -> Setting:
    """The table these parameters ask for; an option left empty is the rulebook's."""
    wished = {each.key: written(params[each.key]) for each in rules.options if each.key in params}
    options = {key: value for key, value in wished.items() if value}
    return settle(rules.key, int(params.get("players", rules.fewest)), options)


def parameter(option: Option) -> str | int | bool:
    """The rulebook's value in the kind OpenSpiel reads it as; where an option has words and numbers, no word."""
    if option.values == ["true", "false"] or option.values == ["false", "true"]:
        return option.values[0] == "true"
    if all(value.isdigit() for value in option.values):
        return int(option.values[0])
    return ""


def written(value: str | int | bool) -> str:
    """A parameter as the option's word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One title with its seats and options."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        said = params or {}
        self.setting = chosen(rules, said)
        self.sampled = said.get("chance") == SAMPLED
        self.lots = random.Random(said.get("rng_seed", 0))
        self.first = History(rules, self.setting.seats, self.setting.options)
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions), num_players=seats,
            max_chance_outcomes=1 if self.sampled else MOST_OUTCOMES,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=self.setting.longest,
        )
        super().__init__(game_type(rules, self.sampled), info, said)

    def new_initial_state(self, *_: Any) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES * self.setting.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | None:
        """For all that one seat knows; there is none for a part of it alone."""
        if iig_obs_type is None:
            return TableObserver(self.setting, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return TableObserver(self.setting, iig_obs_type.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table between two decisions, or in the middle of what follows one."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.so_far = game.first.twin()

    def current_player(self) -> int:
        so_far = self.so_far
        if so_far.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if so_far.table.over else so_far.table.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.so_far.table.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = 1 if self.get_game().sampled else self.so_far.sides
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.so_far.sides and game.sampled:
            self.so_far.fall_by(FastChance(game.lots.getrandbits(62)))
        elif self.so_far.sides:
            self.so_far.fall(action)
        else:
            self.so_far.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.so_far.game.actions.word(action)

    def is_terminal(self) -> bool:
        return not self.so_far.sides and self.so_far.table.over

    def returns(self) -> list[float]:
        return returns(self.so_far.table) if self.is_terminal() else [0.0] * self.so_far.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state the player cannot tell from this one, dealt as likely as the player must think it."""
        state: TableState = self.get_game().new_initial_state()
        world = imagined(self.so_far.table, player, FastChance(int(sampler() * (1 << 53))))
        state.so_far = self.so_far.retold(world, player)
        return state

    def __str__(self) -> str:
        return self.so_far.words()


def knowledge(table: Table, seat: int) -> str:
    """All that the seat knows at this moment, in one line."""
    known = [plain(table.view(seat)), table.knowledge(seat)]
    return json.dumps(known, sort_keys=True, separators=(",", ":"))


class TableObserver:
    """What a seat sees now; with perfect recall, also a name for all it has seen and said."""

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self.setting = setting
        self.recalls = recalls
        size = setting.observation.size
        self.tensor = np.zeros(size + (MEMORY if recalls else 0), np.float32)
        self.scales = np.array(setting.observation.scales(), np.float32)
        self.dict = {"seen": self.tensor[:size]}
        if recalls:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if not state.so_far.dealt or player < 0:
            return
        self.dict["seen"][:] = seen_by(self.setting, state.so_far.table, player) / self.scales
        if self.recalls:
            digest = hashlib.sha256(state.so_far.memory(player).encode()).digest()[: MEMORY // 8]
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: TableState, player: int) -> str:
        so_far = state.so_far
        if not so_far.dealt:
            return f"seat {player}, nothing is dealt"
        said = knowledge(so_far.table, player)
        return f"{so_far.memory(player)} {said}" if self.recalls else said


def register() -> None:
    """Make every game known, each as a class: OpenSpiel lets go of it after Python has ended, which a class bears."""
    for key in games.IDS:
        rules = games.get(key)
        pyspiel.register_game(game_type(rules), type(f"{NAMES[key]}Game", (TableGame,), {"rules": rules}))


register()
