"""Words: what happens, may be done and went wrong, as sentences for one reader."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from fluent.runtime.types import fluent_number

from zaubertisch.kernel.errors import Refused, ZaubertischError
from zaubertisch.kernel.event import Event, Value
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.bundles import LANGUAGES, bundle

Field = int | str

LONGEST_LIST: Final = 8
INNER_QUOTES: Final = str.maketrans("„“”", "‚‘’")  # of a label that names a card, within the marks of a message


class Reason(Protocol):
    """A bot's choice as far as words go: the key of its reason and the fields."""

    because: str
    fields: dict[str, Value]


class MissingWords(Exception):
    """A message that is not in the catalogue, or one that asks for a field nobody gives."""


class Words:
    """One language, one game, the names of its seats; a missing message shows its key, or is an error if `strict`."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = (), strict: bool = False) -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.names = [tame(name) for name in names]
        self.strict = strict
        self._bundle = bundle(game, self.lang)

    # Messages

    def has(self, key: str) -> bool:
        return self._bundle.has_message(dashed(key))

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of this key, with its fields put in."""
        return self._say(key, fields)

    def _say(self, key: str, fields: Mapping[str, Field]) -> str:
        message = self._bundle.get_message(dashed(key)) if self.has(key) else None
        if message is None or message.value is None:
            return self._lacking(f"no message “{dashed(key)}” in {self.game or 'the general words'}, {self.lang}", key)
        said, errors = self._bundle.format_pattern(message.value, {each: plain(fields[each]) for each in fields})
        return self._lacking(f"“{dashed(key)}”: {errors[0]}", str(said)) if errors else str(said)

    def _lacking(self, complaint: str, instead: str) -> str:
        if self.strict:
            raise MissingWords(complaint)
        return tame(instead)

    # Names

    def seat(self, seat: int) -> str:
        """The display name of a seat; one without a name has its number, which people count from 1."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.say("seat-name", seat=seat + 1)

    def you(self, seat: int) -> str:
        """The reader's own seat, named only if it has a name of its own."""
        own = self.seat(seat)
        return own if own == self.say("you") else self.say("you-named", seat=own)

    def name(self, word: str) -> str:
        """What a card, a spell, a track is called."""
        return self.say(f"name-{word}")

    def join(self, things: Sequence[str]) -> str:
        """An enumeration as one says it: `a`, `a and b`, `a, b and c`."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-end", first=", ".join(things[:-1]), last=things[-1])

    # Before the game

    def setting(self, key: str, value: str = "") -> str:
        """A variant's option, or one of its values; one that is on no list is the table's own."""
        if value and not self.has(f"option-{key}-{value}") and self.has(f"option-{key}-own"):
            value = "own"
        return self.say(f"option-{key}-{value}" if value else f"option-{key}")

    def rule(self, rule: str) -> str:
        """The sentence of a rule id."""
        return self.say(rule)

    # In the game

    def question(self, key: str) -> str:
        return self.say(f"question-{key}")

    def option(self, word: str) -> str:
        """What an action word means, as the label of a choice."""
        verb, *arguments = word.split()
        fields: dict[str, Field] = {}
        for letter, argument in zip("abcdef", arguments, strict=False):
            self._put(fields, letter, int(argument) if argument.isdigit() else argument)
            if argument.isdigit():
                fields[f"{letter}_seat"] = self.seat(int(argument))
                fields[f"{letter}_you"] = yes_or_no(self.seat(int(argument)) == self.say("you"))
        return self._say(f"action-{verb}", fields)

    def event(self, event: Event, viewer: int = NOBODY) -> str:
        """What happened, as told to `viewer`."""
        return self._say(f"event-{event.kind}", self._fields(event.fields, viewer))

    def because(self, choice: Reason, viewer: int = NOBODY) -> str:
        """Why a bot chose as it did, and what it has tried out."""
        said = self._say(f"because-{choice.because}", self._fields(choice.fields, viewer))
        if "worlds" not in choice.fields:
            return said
        tried = {**choice.fields, "next_best": self.option(str(choice.fields["next_best"]))}
        return f"{said} {self._say('because-tried', self._fields(tried, viewer))}"

    def outcome(self, outcome: Outcome, viewer: int = NOBODY) -> str:
        """Who has won, and why."""
        return self.say(
            f"outcome-{outcome.reason}", winners=self.join([self.seat(seat) for seat in outcome.winners]),
            winners_count=len(outcome.winners), you=yes_or_no(viewer in outcome.winners),
        )

    def _fields(self, values: Mapping[str, Value], viewer: int) -> dict[str, Field]:
        fields: dict[str, Field] = {}
        for field, value in values.items():
            if is_seat(field):
                self._put_seat(fields, field, value, viewer)
            else:
                self._put(fields, field, value)
        return fields

    def _put_seat(self, fields: dict[str, Field], field: str, value: Value, viewer: int) -> None:
        """A seat by its name; `$you` says whether it is the reader, `$target_you` the same of `$target_seat`."""
        if isinstance(value, list):
            fields[field] = self.join([self.seat(seat) for seat in value])
            fields[f"{field}_count"] = len(value)
            fields[f"{field}_you"] = yes_or_no(viewer in value)
        else:
            fields[field] = self.seat(int(value))
            fields[field.removesuffix("seat") + "you"] = yes_or_no(viewer == int(value))

    def _put(self, fields: dict[str, Field], field: str, value: Value) -> None:
        """A value as it is, and by its name where it has one."""
        if isinstance(value, list):
            fields[field] = ", ".join(str(each) for each in value)
            fields[f"{field}_names"] = ", ".join(self._named(field, each) or str(each) for each in value)
            fields[f"{field}_count"] = len(value)
            return
        fields[field] = value
        name = self._named(field, value)
        if name:
            fields[f"{field}_name"] = name

    def _named(self, field: str, value: Field) -> str:
        """The message `spell-5` for the field `spell`, else `name-5`, else nothing."""
        for key in (f"{field}-{value}", f"name-{value}"):
            if self.has(key):
                return self.say(key)
        return ""

    # What went wrong

    def error(self, error: ZaubertischError, typed: bool = False) -> str:
        """The error in the reader's language, with the reason behind it if it has one; `typed` moves say how."""
        if isinstance(error, Refused):
            return self.refusal(error, typed)
        fields: dict[str, Field] = {}
        for field, value in error.fields.items():
            if field in ("seat", "asked"):
                fields[field] = self.seat(int(value))
            else:
                self._put(fields, field, self._moves(value.split(", "), typed) if field == "allowed" else value)
        if isinstance(error.__cause__, ZaubertischError):
            fields["reason"] = self.error(error.__cause__)
        return self._say(f"error-{error.key}", fields)

    def refusal(self, error: Refused, typed: bool = False) -> str:
        """What is in the way now, the rule with its id, and the nearest thing that is allowed, or all that is."""
        near = [error.instead] if error.instead else error.allowed
        return self.say(
            "error-refused-typed" if typed else "error-refused", rule=error.rule,
            move=self.move(error.word, typed).translate(INNER_QUOTES),
            obstacle=self.obstacle(error.obstacle, error.seat), sentence=self.rule(error.rule),
            near=yes_or_no(bool(error.instead)), allowed=self._moves(near, typed),
        )

    def obstacle(self, obstacle: Obstacle | None, viewer: int) -> str:
        """What is in the way of a move."""
        if obstacle is None:
            return self.say("obstacle-none")
        return self._say(f"obstacle-{obstacle.key}", self._fields(obstacle.fields, viewer))

    def move(self, word: str, typed: bool) -> str:
        """A move by its label, and by the word for it where that must be typed."""
        if not self.has(f"action-{word.split(' ', maxsplit=1)[0]}"):
            return word
        label = self.option(word)
        return label if not typed or label.casefold() == word else f"{label} ({word})"

    def _moves(self, moves: list[str], typed: bool) -> str:
        """What is allowed, cut where nobody would read on."""
        if len(moves) <= LONGEST_LIST + 1:  # one more is said sooner than counted
            return ", ".join(self.move(word, typed) for word in moves)
        labels = ", ".join(self.move(word, typed) for word in moves[:LONGEST_LIST])
        return self.say("and-more", moves=labels, count=len(moves) - LONGEST_LIST)


def dashed(key: str) -> str:
    """Message ids have hyphens where keys have underscores or dots."""
    return key.replace("_", "-").replace(".", "-")


def is_seat(field: str) -> bool:
    """Whether a field names a seat or several."""
    return field in ("seat", "seats") or field.endswith(("_seat", "_seats"))


def yes_or_no(so: bool) -> str:
    return "yes" if so else "no"


def plain(value: Field) -> object:
    """A number as it is, without marks between the thousands; a text as far as it can be read."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else tame(value)


def tame(text: str) -> str:
    """Without control characters: what somebody wrote into a name or a record never steers the reader's terminal."""
    return text if text.isprintable() else "".join(each for each in text if unicodedata.category(each) != "Cc")
