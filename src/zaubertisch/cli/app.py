"""The commands of `zaubertisch`. Help texts are message keys; the desk puts the words in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zaubertisch import __version__, games
from zaubertisch.cli import housekeeping, laboratory
from zaubertisch.cli.desk import Counter, Desk, Room
from zaubertisch.cli.language import Lang
from zaubertisch.cli.mishap import Mishap, sentence
from zaubertisch.cli.table.keeping import fetch, keep
from zaubertisch.cli.table.screen import DrawnScreen, Screen, open_lines, open_screen
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.kernel.event import TRUTH
from zaubertisch.words.catalogue import Words

app = typer.Typer(
    cls=Desk, add_completion=False, pretty_exceptions_enable=False, help="cli-help",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Plain = Annotated[bool, typer.Option("--plain", help="cli-help-plain")]


def tell_version(wished: bool) -> None:
    if wished:
        print(f"zaubertisch {__version__}")
        raise typer.Exit


@app.callback(help="cli-help")
def table(
    lang: Lang = "",
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="cli-help-version")
    ] = False,
) -> None:
    """What stands before the command."""


@app.command(help="cli-help-play", epilog="cli-help-play-examples", cls=Counter)
def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-game", show_default=False)] = "",
    seats: Annotated[int, typer.Option(metavar="N", help="cli-help-seats", show_default=False)] = 0,
    bots: Annotated[str, typer.Option(metavar="BOT", help="cli-help-bots", show_default=False)] = "",
    lang: Lang = "",
    seed: Annotated[int, typer.Option(metavar="N", help="cli-help-seed", show_default=False)] = -1,
    variant: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="cli-help-variant", show_default=False)
    ] = None,
    components: Annotated[
        str, typer.Option(metavar="FILE", help="cli-help-components-file", show_default=False)
    ] = "",
    plain: Plain = False,
    name: Annotated[str, typer.Option(metavar="NAME", help="cli-help-name", show_default=False)] = "",
    save: Annotated[str, typer.Option(metavar="FILE", help="cli-help-save", show_default=False)] = "",
    resume: Annotated[str, typer.Option(metavar="FILE", help="cli-help-resume", show_default=False)] = "",
    me: Annotated[int, typer.Option(metavar="SEAT", help="cli-help-me", show_default=False)] = -1,
    aloud: Annotated[bool, typer.Option("--aloud", help="cli-help-aloud")] = False,
) -> None:
    """Sit down at a table."""
    from zaubertisch.cli.fullscreen.opening import play_filling
    from zaubertisch.cli.table.beginning import begin
    from zaubertisch.cli.table.playing import Playing
    from zaubertisch.cli.table.seating import Wish, seated

    general: Words = ctx.obj
    screen = open_lines(general)
    wish = Wish(game, seats, bots, seed, variant, name, me, resume, components)
    if not wish.game and not wish.resume:
        wish.game = ask_game(screen)
    sitting = seated(wish)
    screen.words = Words(general.lang, sitting.game.key, [name or general.say("you") for name in sitting.names])
    file = Path(save or resume) if save or resume else None
    if file:
        keep(file, sitting.record())
    if may_fill(screen, plain):
        raise typer.Exit(play_filling(screen.words, sitting, file, aloud))
    playing = Playing(sitting, screen, file, aloud)
    begin(playing, screen.words)
    raise typer.Exit(playing.run())


@app.command(help="cli-help-learn", cls=Counter)
def learn(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-game", show_default=False)] = "",
    lesson: Annotated[int, typer.Option(metavar="N", help="cli-help-lesson", show_default=False)] = 1,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """A guided first game."""
    from zaubertisch.cli.learning import learn_and_play

    raise typer.Exit(learn_and_play(ctx.obj, game or ask_game(open_lines(ctx.obj)), lesson - 1, plain))


def may_fill(screen: Screen, plain: bool) -> bool:
    """Whether the table fills the terminal; one that is too small is told so, and gets plain lines."""
    from zaubertisch.cli.fullscreen.opening import can_fill, lacking_room

    if plain or not can_fill():
        return False
    lacking = lacking_room()
    if lacking:
        screen.complain(screen.words.error(lacking))
    return lacking is None


def ask_game(screen: Screen) -> str:
    """Which game to play, by its id or its number in the list."""
    for number, key in enumerate(games.IDS, 1):
        screen.say(f"{number}: {key} – {Words(screen.words.lang, key).say('title')}")
    screen.say(screen.words.say("cli-which-game"))
    while True:
        try:
            typed = screen.ask().lower()
        except (EOFError, KeyboardInterrupt):
            raise Mishap("no-game") from None
        if typed in ("q", "quit", "ende"):
            raise typer.Exit
        key = games.IDS[int(typed) - 1] if typed.isdigit() and 0 < int(typed) <= len(games.IDS) else typed
        try:
            return games.get(key).key
        except ZaubertischError as error:
            if not screen.somebody:
                raise
            screen.complain(sentence(screen.words, error))


@app.command(help="cli-help-watch", cls=Counter)
def watch(
    ctx: typer.Context,
    record: Annotated[str, typer.Argument(help="cli-help-record", show_default=False)],
    seat: Annotated[int, typer.Option(metavar="SEAT", help="cli-help-seat", show_default=False)] = -1,
    truth: Annotated[bool, typer.Option("--truth", help="cli-help-truth")] = False,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Look at a record."""
    from zaubertisch.cli.table.seating import seat_of_me
    from zaubertisch.cli.table.sitting import noted
    from zaubertisch.cli.table.watching import Story, Watching

    kept = fetch(Path(record))
    game = games.get(kept.game)
    words = Words(ctx.obj.lang, game.key, noted(kept.notes, "names", kept.seats))
    screen = open_screen(words, plain)
    story = Story(game, kept)
    viewer = TRUTH if truth else seat_of_me(seat, kept.seats) if seat != -1 else -1
    watching = Watching(story, screen, viewer)
    if screen.somebody:
        watching.step_through()
    else:
        watching.tell_all()


@app.command(help="cli-help-hindsight", cls=Counter)
def hindsight(
    ctx: typer.Context,
    record: Annotated[str, typer.Argument(help="cli-help-record", show_default=False)],
    budget: Annotated[int, typer.Option("--games", metavar="N", help="cli-help-hindsight-games", min=0)] = 0,
    lang: Lang = "",
) -> None:
    """What did chance do, and what did choices?"""
    from zaubertisch.cli.hindsight import found, recorded, told_lines
    from zaubertisch.cli.laboratory.wishes import bar
    from zaubertisch.hindsight.hindsight import budget_of

    kept, words = recorded(Path(record), ctx.obj.lang)
    budget = budget or budget_of(kept.game)
    with bar(budget) as told:
        findings = found(kept, budget, told)
    for line in told_lines(words, findings):
        print(line)


@app.command(help="cli-help-puzzle", cls=Counter)
def puzzle(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-puzzle-game", show_default=False)] = "",
    number: Annotated[int, typer.Argument(help="cli-help-puzzle-number", min=1)] = 1,
    lang: Lang = "",
) -> None:
    """One decision with a best choice."""
    from zaubertisch.cli.puzzling import put, wished

    put(wished(game, number), ctx.obj.lang)


@app.command(help="cli-help-verify", cls=Counter)
def verify(
    ctx: typer.Context,
    record: Annotated[str, typer.Argument(help="cli-help-record", show_default=False)],
    commitment: Annotated[str, typer.Option(metavar="HEX", help="cli-help-commitment", show_default=False)] = "",
    number: Annotated[str, typer.Option(metavar="HEX", help="cli-help-number", show_default=False)] = "",
    transcript: Annotated[str, typer.Option(metavar="HEX", help="cli-help-transcript", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """Was the chance of this game fixed before the deal, and were the rules kept?"""
    from zaubertisch.cli.verifying import verified

    for line in verified(ctx.obj, Path(record), commitment.strip(), number.strip(), transcript.strip()):
        print(line)


@app.command(help="cli-help-serve", cls=Counter)
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="cli-help-port", min=0, max=65535)] = 8642,
    lan: Annotated[bool, typer.Option("--lan", help="cli-help-lan")] = False,
    home: Annotated[str, typer.Option(metavar="DIR", help="cli-help-home", show_default=False)] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-help-browser")] = True,
    verbose: Annotated[bool, typer.Option("--verbose", help="cli-help-verbose")] = False,
    durable: Annotated[bool, typer.Option("--durable", help="cli-help-durable")] = False,
    keep_finished: housekeeping.KeepFinished = None,
    keep_abandoned: housekeeping.KeepAbandoned = None,
    public_url: Annotated[str, typer.Option(metavar="URL", help="cli-help-public-url", show_default=False)] = "",
    trust_proxy: Annotated[str, typer.Option(metavar="NET", help="cli-help-trust-proxy", show_default=False)] = "",
    metrics_for: Annotated[str, typer.Option(metavar="NET", help="cli-help-metrics-for", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """The live table."""
    from zaubertisch.cli.serving import serve as start
    from zaubertisch.cli.serving import set_site

    settings = housekeeping.settings_of(home, keep_finished, keep_abandoned)
    set_site(settings, public_url, trust_proxy, metrics_for)
    settings.durable = settings.durable or durable
    start(ctx.obj, settings, host, port, lan, browser, verbose)


@app.command("games", help="cli-help-games", cls=Counter)
def games_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-one-game", show_default=False)] = "",
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """What can be played."""
    from zaubertisch.cli.listing import list_games, list_options

    screen = reading_screen(ctx.obj, plain)
    if game:
        list_options(Words(ctx.obj.lang, games.get(game).key), screen, isinstance(screen, DrawnScreen))
    else:
        list_games(ctx.obj, screen)


@app.command(help="cli-help-rules", cls=Counter)
def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-game", show_default=False)],
    text: Annotated[str, typer.Argument(help="cli-help-rule", show_default=False)] = "",
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """The rules to read."""
    from zaubertisch.cli.listing import read_rules

    words = Words(ctx.obj.lang, games.get(game).key)
    screen = reading_screen(words, plain)
    with screen.paged():
        read_rules(words, text, screen)


@app.command(help="cli-help-cards", cls=Counter)
def cards(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-game", show_default=False)],
    text: Annotated[str, typer.Argument(help="cli-help-card", show_default=False)] = "",
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """The cards to read."""
    from zaubertisch.cli.listing import read_cards

    words = Words(ctx.obj.lang, games.get(game).key)
    screen = reading_screen(words, plain)
    with screen.paged():
        read_cards(words, text, screen)


@app.command(help="cli-help-components", cls=Counter)
def components(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-help-game", show_default=False)],
    lang: Lang = "",
) -> None:
    """The figures of a game's cards, to be corrected by whoever owns the box."""
    from zaubertisch.cli.correcting import sheet_to_correct

    print(sheet_to_correct(Words(ctx.obj.lang, games.get(game).key)), end="")


@app.command(help="cli-help-doctor", cls=Counter)
def doctor(ctx: typer.Context, lang: Lang = "") -> None:
    """Is everything in its place?"""
    from zaubertisch.cli.doctor import report

    for line in report(ctx.obj):
        print(line)


app.add_typer(housekeeping.commands)
app.add_typer(laboratory.commands, name="lab", cls=Room, help="cli-help-lab", no_args_is_help=True)


def reading_screen(words: Words, plain: bool) -> Screen:
    """A screen for what is only read: any size will do, and a pipe gets plain lines."""
    screen = DrawnScreen(words)
    return screen if screen.console.is_terminal and not plain else Screen(words, False)
