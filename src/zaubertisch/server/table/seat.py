"""Seat: who sits where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """A person, a bot, a bot standing in for a person, or nobody."""

    name: str = ""
    bot: str = ""
    person: str = ""
    number: str = ""  # the person's part of the chance, once it is told
    pledge: str = ""  # what the person has promised the number by
    salt: str = ""  # under which the name was sealed

    @property
    def empty(self) -> bool:
        return not self.bot and not self.person

    @property
    def ready(self) -> bool:
        """Whether the game can begin as far as this seat goes: a person has promised a number for the chance."""
        return bool(self.bot or (self.person and (self.pledge or self.number)))


def seat_of(seats: list[Seat], person: str) -> int:
    """This person's seat among these, or -1."""
    for number, seat in enumerate(seats):
        if person and seat.person == person:
            return number
    return -1
