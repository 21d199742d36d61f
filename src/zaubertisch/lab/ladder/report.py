"""The report: what the ladder has shown so far, as a section of docs/results.md; all else there stays as it is."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from zaubertisch import bots
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.lab.ladder.course import Course, Standing
from zaubertisch.lab.ladder.keeping import books
from zaubertisch.lab.ladder.one_game import Played
from zaubertisch.lab.ladder.pairing import OPTIONS, PART
from zaubertisch.lab.ladder.rating import Rung, ladder
from zaubertisch.lab.ladder.running import Plan
from zaubertisch.words.catalogue import Words

BEGIN: Final = "<!-- The ladder begins: written by `make ladder ARGS=--report`. -->"
END: Final = "<!-- The ladder ends. -->"

ABOUT: Final = """\
Every bot against every other. The two share the seats evenly and change them after every game, through all ways to
sit, so that each would win 50 % if they were alike; a game nobody wins counts as shared by all seats. A cell says what
the bot of its row won against the bot of its column in per cent, the 95 % interval and the number of games. A pair
with a star was decided and left early, by a test that allows looking at any time (it errs in less than 1 of 1,000
pairs that are alike); its interval is the wider one that such stops do not spoil.

Ratings are by openskill from all games of a table, `random` at 0; 400 points are ten victories to one, seat against
seat. Their intervals are by the bootstrap. Of a bot that wins nearly all games the distance is a lower bound. Times
are milliseconds of one core for a choice between several options: the median of the games' medians, and the slowest.

    make ladder                 # plays what is missing
    make ladder ARGS=--report   # writes this section"""


class Unreported(ZaubertischError):
    """There is nothing to report, or nowhere to put it."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unreported", sentence, {})


@dataclass(frozen=True)
class Found:
    """All that was played at one kind of table."""

    game: str
    seats: int
    standings: list[Standing]  # bot against bot
    halvings: list[Standing]  # a bot against itself with fewer trials
    rungs: list[Rung]
    games: list[Played]


def find(plan: Plan) -> list[Found]:
    """Every table that has been played at."""
    found = []
    for book in books(plan.folder, plan.seed):
        courses = [Course(pair, games, plan.wanted(pair)) for pair, games in book.games().items()]
        plain = [course for course in courses if PART not in course.pair.second]
        halved = [course for course in courses if PART in course.pair.second]
        games = [game for course in plain for game in course.games]
        met = {bot for course in plain for bot in (course.pair.first, course.pair.second)}
        named = [bot for bot in bots.names(book.game) if bot in met]
        found.append(Found(
            book.game, book.seats, [course.standing() for course in plain], [course.standing() for course in halved],
            ladder(games, named, plan.seed) if games else [], games,
        ))
    return found


def title(game: str) -> str:
    return Words("de", game).say("title").partition(":")[0]


# Tables


def matrix(standings: list[Standing], rungs: list[Rung]) -> list[str]:
    """The stronger bots' shares against the weaker ones."""
    named = [rung.bot for rung in rungs]
    met = {(each.pair.first, each.pair.second): cell(each) for each in standings}
    return table(
        ["", *(f"against `{bot}`" for bot in named[:-1])],
        [[f"`{bot}`", *(met.get((bot, other), "") for other in named[:-1])] for bot in named[1:]],
    )


def cell(each: Standing) -> str:
    return f"{share(each)}; {each.games:,}{'*' if each.stopped else ''}"


def share(each: Standing) -> str:
    return f"{100 * each.share:.1f} ({100 * each.low:.1f} – {100 * each.high:.1f})"


def ratings(found: Found) -> list[str]:
    """A line a bot: its rating, its distance from the one before, its times."""
    rows = []
    for at, rung in enumerate(found.rungs):
        rating = f"{rung.rating:.0f} ({rung.low:.0f} – {rung.high:.0f})" if at else "0"
        step = f"{rung.step:+.0f} ({rung.step_low:+.0f} – {rung.step_high:+.0f})" if at else ""
        rows.append([f"`{rung.bot}`", minus(rating), minus(step), *times(found.games, rung.bot)])
    return table(["bot", "rating", "above the one before", "ms a choice", "slowest"], rows)


def minus(text: str) -> str:
    return text.replace("-", "−")


def times(games: list[Played], bot: str) -> list[str]:
    spent = [game.times[bot] for game in games if bot in game.times and game.times[bot].choices]
    if not spent:
        return ["", ""]
    return [ms(statistics.median(each.median for each in spent)), ms(max(each.slowest for each in spent))]


def ms(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.2g}"


def halvings(found: list[Found]) -> list[str]:
    rows = [
        [title(each.pair.game), str(each.pair.seats), f"`{each.pair.first}`", f"`{each.pair.second}`", share(each),
         f"{each.games:,}{'*' if each.stopped else ''}"]
        for table_of in found for each in table_of.halvings
    ]
    return table(["game", "seats", "bot", "against", "share (95 %)", "games"], rows)


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in [head, ["---"] * len(head), *rows]]


# The section


def section(found: list[Found]) -> str:
    """All of it in Markdown."""
    lines = ["## The ladder", "", ABOUT]
    for game in dict.fromkeys(each.game for each in found if each.rungs):
        options = "".join(f", `{key}={value}`" for key, value in OPTIONS.get(game, {}).items())
        lines += ["", f"### {title(game)}, bot by bot", "", f"![Ratings of the bots]({picture(game)})"]
        for each in found:
            if each.game == game and each.rungs:
                lines += ["", f"{each.seats} seats{options}:", "", *matrix(each.standings, each.rungs),
                          "", *ratings(each)]
    if any(each.halvings for each in found):
        lines += ["", "### Half the trials", "", "A bot that looks ahead against itself with half as many trials; "
                  "`master/2` is a master with half of them.", "", f"![Shares]({picture('halvings')})", "",
                  *halvings(found)]
    return "\n".join(lines)


def picture(name: str) -> str:
    return f"pictures/ladder-{name}.svg"


def put(page: str, text: str) -> str:
    """The page with its section replaced."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Unreported(f"The page has no room for the ladder: it needs the lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def write(plan: Plan, page: Path) -> None:
    """The section into the page, and its drawings beside it."""
    from zaubertisch.lab.ladder.drawing import draw_halvings, draw_ratings

    found = find(plan)
    if not any(each.standings or each.halvings for each in found):
        raise Unreported(f"Nothing has been played yet in {plan.folder}.")
    page.write_text(put(page.read_text(encoding="utf-8"), section(found)), encoding="utf-8")
    for game in dict.fromkeys(each.game for each in found if each.rungs):
        draw_ratings(page.parent / picture(game), {each.seats: each.rungs for each in found if each.game == game})
    halved = [each for table_of in found for each in table_of.halvings]
    if halved:
        draw_halvings(page.parent / picture("halvings"), halved)
