"""The options of a table: data first; the few paragraphs that differ ask these statements."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.abraca.components import DIE, MOST_SEATS
from zaubertisch.kernel.game import Option

OPTIONS: Final[list[Option]] = [
    Option("chain", ["ascending", "free"]),
    Option("round_end", ["first_knock_out", "last_wizard"]),
    Option("scoring", ["points", "single_round"]),
    Option("lower_call", ["forbidden", "offence"]),
    Option("tie_break", ["de", "en"]),
    Option("first_seat", ["random", *(str(seat) for seat in range(MOST_SEATS))]),
    Option("die_faces", list(DIE)),
    Option("mystic_choice", ["auto", "choose"]),
    Option("reveal_after_round", ["true", "false"]),
]


class Variant:
    """One table's options as plain statements; shared by all copies of the table and never changed."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        said = chosen or {option.key: option.values[0] for option in OPTIONS}
        self.free_chain = said["chain"] == "free"
        self.to_the_last_wizard = said["round_end"] == "last_wizard"
        self.one_round = said["scoring"] == "single_round"
        self.offence = said["lower_call"] == "offence"
        self.english_tie_break = said["tie_break"] == "en"
        self.first_seat = -1 if said["first_seat"] == "random" else int(said["first_seat"])
        self.die = DIE[said["die_faces"]]
        self.choose_mystic = said["mystic_choice"] == "choose"
        self.reveal = said["reveal_after_round"] == "true"
