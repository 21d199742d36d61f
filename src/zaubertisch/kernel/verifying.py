"""Verifying: the proof, when a game is over, that nobody could have chosen its chance.

Two halves. `examine` does the arithmetic, which a page can do as well: the promises were kept, every chance event
follows from them, and the record says what its log says. `play_again` plays the log by the rules: it asks for exactly
these chance events and comes to an end. Whatever does not hold is named in a sentence.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.kernel.chance import KeyedChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.errors import BadRecord, ZaubertischError
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.sealing import chance_key, commitment, first_key, name_tag, pledge, transcript
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.told import Told, record_digest, told

UNDO_WORD: Final = "undo "
LONGEST: Final = 6  # digits of the number of entries an undo leaves


class Unfair(ZaubertischError):
    """A record whose chance or whose moves do not hold; says which, by its number counted from one."""

    def __init__(self, key: str, sentence: str, number: int = 0) -> None:
        super().__init__(key, sentence, {"number": str(number)})


class Kept:
    """What somebody wrote down before the deal; nothing where they did not."""

    def __init__(self, commitment: str = "", number: str = "", transcript: str = "") -> None:
        self.commitment = commitment
        self.number = number
        self.transcript = transcript


class Finding:
    """What is to be said of a record whose arithmetic holds."""

    def __init__(self, scheme: int, draws: int, withheld: list[int], unnamed: list[int]) -> None:
        self.scheme = scheme
        self.draws = draws  # chance events checked
        self.withheld = withheld  # the seats whose persons did not tell their number in time
        self.unnamed = unnamed  # the seats whose names were forgotten afterwards


def verify(game: Game, record: GameRecord, kept: Kept | None = None) -> int:
    """How many chance events were checked; raises `Unfair` with the first thing that does not hold."""
    finding = examine(record, kept)
    play_again(game, record)
    return finding.draws


# Arithmetic


def examine(record: GameRecord, kept: Kept | None = None) -> Finding:
    """All that can be checked without knowing the rules."""
    said = told(record)
    if commitment(said.seed) != said.commitment:
        raise Unfair("unfair-seed", "The seed is not the one that was committed to before the deal.")
    check_kept(said, Kept() if kept is None else kept)
    key = first_key(said.seed, said.numbers) if said.scheme == 1 else sealed_key(record, said)
    check_draws(key, said.draws)
    check_standing(record, said)
    if said.scheme == 2 and record_digest(record, said) != said.digest:
        raise Unfair("unfair-digest", "The record was changed after it was written.")
    withheld = [place for place, seat in enumerate(said.seats) if not seat.bot and not said.numbers[place]]
    unnamed = [place for place, salt in enumerate(said.salts) if not salt]
    return Finding(said.scheme, len(said.draws), withheld, unnamed)


def check_kept(said: Told, kept: Kept) -> None:
    """The record is of the very game somebody wrote something down of."""
    if kept.commitment and kept.commitment != said.commitment:
        raise Unfair("unfair-commitment", "The commitment is not the one you wrote down.")
    if kept.number and kept.number not in said.numbers:
        raise Unfair("unfair-number", "Your number is not among those the chance was made of.")
    if kept.transcript and kept.transcript != said.transcript:
        raise Unfair("unfair-sealed", "The seats were not sealed as you wrote it down.")


def sealed_key(record: GameRecord, said: Told) -> str:
    """The key of the chance, if names, pledges and all that was sealed are as they were."""
    for place, seat in enumerate(said.seats):
        number = said.numbers[place]
        if not is_named(seat.tag, said.salts[place], said.names[place]):
            raise Unfair("unfair-name", f"The name of seat {place + 1} is not the one that was sealed.", place + 1)
        if (number and pledge(number) != seat.pledge) or (seat.bot and seat.pledge):
            raise Unfair("unfair-pledge", f"The number of seat {place + 1} is not the one pledged.", place + 1)
    if transcript(record.game, record.version, record.options, said.commitment, said.seats) != said.transcript:
        raise Unfair("unfair-transcript", "Game, version, options, seats or promises are not those that were sealed.")
    return chance_key(said.transcript, said.seed, said.numbers)


def is_named(tag: str, salt: str, name: str) -> bool:
    """Whether the name is the one that was sealed; a forgotten one has left neither a salt nor another in its place."""
    return name_tag(salt, name) == tag if salt else not name


def check_draws(key: str, draws: list[list[int]]) -> None:
    """Every chance event in turn from the keyed stream."""
    stream = KeyedChance(key)
    for number, (sides, outcome) in enumerate(draws, 1):
        if stream.below(sides) != outcome:
            raise Unfair("unfair-draw", f"Chance event {number} does not follow from the seed.", number)


def check_standing(record: GameRecord, said: Told) -> None:
    """The record's moves and its chance are those of the entries that stand."""
    stands = standing(said.words)
    if [said.words[number - 1] for number in stands[1:]] != record.moves:
        raise Unfair("unfair-moves", "The record's moves are not those of its log.")
    if said.scheme == 2 and outcomes_of(said, stands) != record.chance:
        raise Unfair("unfair-chance", "The record's chance is not what was drawn.")


def standing(words: list[str]) -> list[int]:
    """The numbers of the entries that stand, the deal first; an undo leaves at least the deal and takes something."""
    out = [0]
    for number, word in enumerate(words, 1):
        if word.startswith(UNDO_WORD):
            left = left_by(word)
            if not 0 < left < len(out):
                raise Unfair("unfair-undo", f"Entry {number} of the log takes back what was not there.", number)
            del out[left:]
        else:
            out.append(number)
    return out


def left_by(word: str) -> int:
    """How many entries an undo leaves; nothing if it is not a plain number."""
    text = word[len(UNDO_WORD) :]
    return int(text) if text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= LONGEST else 0


def outcomes_of(said: Told, stands: list[int]) -> list[int]:
    """What chance said in these entries."""
    starts = [0]
    for count in said.counts:
        starts.append(starts[-1] + count)
    return [draw[1] for number in stands for draw in said.draws[starts[number] : starts[number + 1]]]


# Rules


def play_again(game: Game, record: GameRecord) -> None:
    """Play the log by the rules, moves taken back included; chance goes on where it was, as it did at the table."""
    said = told(record)
    if record.game != game.key or record.version > game.version:
        raise BadRecord(
            "foreign-record", f"This record is of {record.game}, rules version {record.version}; "
            f"here are the rules of {game.key}, version {game.version}.",
            {"game": record.game, "version": str(record.version)},
        )
    if game.settle(record.seats, record.options) != record.options:
        raise Unfair("unfair-options", "The record does not name every option of its game.")
    stream = RecordedChance(ScriptedChance([outcome for _, outcome in said.draws]))
    ends: list[int] = []
    last = replay_log(game, record, said, stream, ends)
    if stream.sides != [sides for sides, _ in said.draws] or (said.scheme == 2 and ends != ends_of(said.counts)):
        raise Unfair("unfair-order", "The game does not ask for the chance events the record tells.")
    if not last.over:
        raise Unfair("unfair-end", "The log does not lead to the end of the game.")
    if said.scheme == 1:
        said.counts = [end - start for start, end in zip([0, *ends], ends, strict=False)]
        if outcomes_of(said, standing(said.words)) != record.chance:
            raise Unfair("unfair-chance", "The record's chance is not what was drawn.")


def ends_of(counts: list[int]) -> list[int]:
    """How many chance events there had been after each entry."""
    out: list[int] = []
    for count in counts:
        out.append(count + (out[-1] if out else 0))
    return out


def replay_log(game: Game, record: GameRecord, said: Told, stream: RecordedChance, ends: list[int]) -> Table:
    """The table at the end of the log; `ends` learns how many chance events there had been after each entry."""
    number = 0
    try:
        stood = [game.new(record.seats, options=record.options, chance=stream)]
        ends.append(len(stream.sides))
        for word in said.words:
            number += 1
            if word.startswith(UNDO_WORD):
                del stood[left_by(word) :]
            else:
                stood.append(after(game, stood[-1], word, stream))
            ends.append(len(stream.sides))
        return stood[-1]
    except (ZaubertischError, ValueError, IndexError) as error:
        broken = Unfair("unfair-move", f"Entry {number} of the log breaks the rules: {error}", number)
        broken.__cause__ = error  # the compiler forgets the `from`, and catalogues need it
        raise broken from error


def after(game: Game, table: Table, word: str, stream: RecordedChance) -> Table:
    """The table one move further; the one before is kept for an undo."""
    following = table.clone()
    following.chance = stream
    following.apply(game.actions.number(word))
    return following
