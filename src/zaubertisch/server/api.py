"""The table over HTTP: everything but the flow of moves, and that too for programs that want no socket.

A person is known by a cookie, a program by `Authorization: Bearer <recovery key>`.
"""

from __future__ import annotations

import importlib
from importlib import resources
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from zaubertisch import bots, games
from zaubertisch.bots.orders import orders_of
from zaubertisch.kernel.event import TRUTH
from zaubertisch.server import protocol
from zaubertisch.server.hall import Hall
from zaubertisch.server.live import LiveTable
from zaubertisch.server.mishaps import Foreign, NoSuchSeat, Secret, TooMuch
from zaubertisch.server.people import COOKIE, new_token, person_of
from zaubertisch.words import bundles, rulebook
from zaubertisch.words.catalogue import Words

HEADER = "x-zaubertisch"
YEAR = 365 * 24 * 3600

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{12}$", description="the table's id, as in its link")]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,32}$")]
Lang = Annotated[str, Query(pattern=r"^(de|en)$")]
Eyes = Annotated[int, Query(ge=-1, le=TRUTH, description="a seat, 8 for the truth, or -1 for your own")]

PROBLEMS = {
    400: {"model": protocol.Problem}, 403: {"model": protocol.Problem}, 404: {"model": protocol.Problem},
    409: {"model": protocol.Problem}, 422: {"model": protocol.Problem}, 429: {"model": protocol.Problem},
    503: {"model": protocol.Problem},
}

router = APIRouter(prefix="/api", responses=PROBLEMS)  # type: ignore[arg-type]


def token_of(request: Request) -> str:
    """The secret this request brings, from the cookie or the authorization header."""
    bearer = request.headers.get("authorization", "")
    return bearer.removeprefix("Bearer ") if bearer.startswith("Bearer ") else request.cookies.get(COOKIE, "")


def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def person(request: Request) -> str:
    """Who asks, or nothing; within the limits of what one may ask."""
    known = person_of(token_of(request))
    address = request.client.host if request.client else ""
    if not request.app.state.requests.allows(known or address):
        raise TooMuch()
    return known


def own_page(request: Request) -> None:
    """A change is asked for by our own page, or by a program with a key: never by another site's form."""
    if request.headers.get("authorization", "").startswith("Bearer "):
        return
    site = request.headers.get("sec-fetch-site", "same-origin")
    if request.headers.get(HEADER) != "1" or site not in ("same-origin", "none"):
        raise Foreign()


async def live_table(request: Request, table: TableId) -> LiveTable:
    return await hall_of(request).get(table)


Person = Annotated[str, Depends(person)]
TheHall = Annotated[Hall, Depends(hall_of)]
Live = Annotated[LiveTable, Depends(live_table)]
OURS = [Depends(own_page)]


def known_as(request: Request, response: Response) -> tuple[str, str]:
    """The person and its token; whoever has none gets one."""
    token = token_of(request)
    if not person_of(token):
        token = new_token()
        remember(request, response, token)
    return person_of(token), token


def remember(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="strict",
        secure=request.app.state.settings.secure_cookies,
    )


@router.get("/games")
def list_games() -> list[protocol.GameInfo]:
    """Every game with its sizes, options and bots."""
    return [
        protocol.GameInfo(
            id=game.key, version=game.version, fewest=game.fewest, most=game.most,
            options=[protocol.OptionInfo(key=option.key, values=option.values) for option in game.options],
            bots=bots.names(game.key),
            orders=[
                protocol.OrderInfo(key=order.key, highest=order.highest, passing=order.passing)
                for order in orders_of(game.key)
            ],
        )
        for game in map(games.get, games.IDS)
    ]


@router.get("/rules/{game}")
def read_rules(game: GameId, lang: Lang = "en") -> list[protocol.RuleOut]:
    """Every rule of a game with its id, in reading order."""
    games.get(game)
    words = Words(lang, game)
    return [
        protocol.RuleOut(id=rule, section=section.heading, text=words.rule(rule))
        for section in rulebook.sections(game, lang)
        for rule in section.rules
    ]


@router.get("/words/{game}", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
def read_words(game: GameId, lang: Lang = "en") -> Response:
    """The Fluent catalogue of a game with the general words; `general` alone is a game too here."""
    if game != "general":
        games.get(game)
    text = catalogue("" if game == "general" else game, lang)
    return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})


def catalogue(game: str, lang: str) -> str:
    """All pages of a game's messages, one after the other."""
    files = [resources.files(package).joinpath(path) for package, path in bundles.pages(game, lang)]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@router.get("/tables")
async def read_lobby(hall: TheHall, who: Person) -> protocol.Lobby:
    """Your tables, and the public ones."""
    return await hall.lobby(who)


@router.post("/tables", status_code=201, dependencies=OURS)
async def open_table(
    request: Request, response: Response, wish: protocol.NewTable, hall: TheHall, who: Person,
) -> protocol.Opened:
    """Open a table and sit down at it."""
    if not request.app.state.openings.allows(who or (request.client.host if request.client else "")):
        raise TooMuch()
    known, token = known_as(request, response)
    live = await hall.open(known, wish)
    return protocol.Opened(table=live.info(known), recovery=token)


@router.post("/back", dependencies=OURS)
def come_back_with_key(request: Request, response: Response, back: protocol.Back, who: Person) -> dict[str, str]:
    """Be known again on this device by a recovery key."""
    remember(request, response, back.recovery)
    return {}


@router.get("/tables/{table}")
async def read_table(live: Live, who: Person) -> protocol.TableInfo:
    """Who sits at this table, and what is played."""
    return live.info(who)


@router.post("/tables/{table}/seats", dependencies=OURS)
async def sit_down(
    request: Request, response: Response, live: Live, wish: protocol.Join, hall: TheHall, who: Person,
) -> protocol.Opened:
    """Take a seat before the game begins."""
    known, token = known_as(request, response)
    await hall.join(live, known, wish)
    return protocol.Opened(table=live.info(known), recovery=token)


@router.delete("/tables/{table}/seats", dependencies=OURS)
async def stand_up(live: Live, hall: TheHall, who: Person) -> protocol.TableInfo:
    """Give your seat up before the game begins."""
    await hall.leave(live, who)
    return live.info(who)


@router.put("/tables/{table}/seats/{seat}", dependencies=OURS)
async def seat_a_bot(
    live: Live, seat: Annotated[int, Path(ge=0, le=8)], wish: protocol.SeatBot, hall: TheHall, who: Person,
) -> protocol.TableInfo:
    """Put a bot on an empty seat, or `none` to take it away; for whoever opened the table."""
    await hall.seat_bot(live, who, seat, wish.bot)
    return live.info(who)


@router.post("/tables/{table}/start", dependencies=OURS)
async def start(live: Live, hall: TheHall, who: Person) -> protocol.TableInfo:
    """Begin the game."""
    await hall.start(live, who)
    return live.info(who)


def state_out(live: LiveTable, who: str, viewer: int, since: int) -> protocol.StateOut:
    return protocol.StateOut.model_validate({
        "table": live.info(who), "viewer": viewer, "story": live.story(viewer, since),
        "state": live.state(viewer, live.seconds_left()),
    })


@router.get("/tables/{table}/state")
async def read_state(
    live: Live, who: Person, since: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
) -> protocol.StateOut:
    """The table as you may know it, and what happened after log number `since`."""
    viewer = live.viewer_of(who)
    return state_out(live, who, viewer, min(since, live.number))


def eyes_of(live: LiveTable, who: str, eyes: int) -> int:
    """Through whose eyes this person may look: its own, and when the game is over anybody's and the truth."""
    own = live.viewer_of(who)
    viewer = own if eyes < 0 else eyes
    if viewer != own and live.status != "over":
        raise Secret()
    if len(live.seats) <= viewer < TRUTH and viewer != own:
        raise NoSuchSeat(viewer)
    return viewer


@router.get("/tables/{table}/text")
async def read_text(
    live: Live, who: Person, lang: Lang = "en", eyes: Eyes = -1,
    number: Annotated[int, Query(ge=-1, le=1_000_000, description="a past moment, or -1 for now")] = -1,
) -> protocol.TextOut:
    """The whole table in plain sentences, as you may know it."""
    if live.table is None:
        return protocol.TextOut(lines=[])
    table = live.table if number < 0 else live.at(number)
    words = Words(lang, live.game.key, [seat.name for seat in live.seats])
    told = importlib.import_module(f"zaubertisch.words.tables.{live.game.key}")
    return protocol.TextOut(lines=told.lines(table.view(eyes_of(live, who, eyes)), words))


@router.post("/tables/{table}/moves", dependencies=OURS)
async def move(live: Live, hall: TheHall, who: Person, wish: protocol.MoveIn) -> protocol.StateOut:
    """Say a word in your seat."""
    seat = hall.own_seat(live, who)
    before = live.number
    await hall.move(live, seat, wish.number, wish.word)
    return state_out(live, who, seat, before)


@router.post("/tables/{table}/chat", dependencies=OURS, status_code=204)
async def say(live: Live, hall: TheHall, who: Person, wish: protocol.SayIn) -> None:
    """Say something to everybody at the table."""
    await hall.say(live, who, wish.text)


@router.post("/tables/{table}/undo", dependencies=OURS, status_code=204)
async def undo(live: Live, hall: TheHall, who: Person) -> None:
    """Wish to take your last move back."""
    await hall.undo(live, hall.own_seat(live, who))


@router.post("/tables/{table}/resign", dependencies=OURS)
async def resign(live: Live, hall: TheHall, who: Person) -> protocol.TableInfo:
    """Let a bot play on in your seat."""
    await hall.resign(live, who)
    return live.info(who)


@router.post("/tables/{table}/return", dependencies=OURS)
async def come_back(live: Live, hall: TheHall, who: Person) -> protocol.TableInfo:
    """Play on yourself."""
    await hall.come_back(live, who)
    return live.info(who)


@router.post("/tables/{table}/rematch", dependencies=OURS)
async def rematch(live: Live, hall: TheHall, who: Person, wish: protocol.Number) -> protocol.TableInfo:
    """The same people and bots once more."""
    return (await hall.rematch(live, who, wish.number)).info(who)


@router.get("/tables/{table}/moments/{number}")
async def read_moment(
    live: Live, number: Annotated[int, Path(ge=0, le=1_000_000)], who: Person, eyes: Eyes = -1,
) -> protocol.Moment:
    """A past moment. While the game lasts, only through your own eyes."""
    return protocol.Moment.model_validate(live.moment(number, eyes_of(live, who, eyes)))


@router.get("/tables/{table}/record")
async def read_record(live: Live, who: Person) -> Response:
    """The finished game as a record anybody can replay and check."""
    return Response(
        live.record().to_json(), media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{live.game.key}-{live.id}.json"'},
    )
