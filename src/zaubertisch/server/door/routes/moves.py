"""Over HTTP: the table as one may know it, moves for programs that want no socket, what was, and playing again."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request, Response

from zaubertisch.server.compact import compact
from zaubertisch.server.doing import knowing, opening, playing, standing_in, taking_back, talking
from zaubertisch.server.doing.owning import check_room
from zaubertisch.server.door.asker import OURS, Eyes, Lang, Live, Person, TheHall, ask, card, new_router
from zaubertisch.server.keeping.reading import END
from zaubertisch.server.protocol import http
from zaubertisch.server.protocol.parts import TableInfo
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.first_sight import first_sight
from zaubertisch.server.telling.record import record, whole
from zaubertisch.server.telling.state import moment, state
from zaubertisch.server.telling.story import story
from zaubertisch.server.telling.tables import chat_line, info
from zaubertisch.server.telling.text import text
from zaubertisch.server.telling.who_may_see import eyes_of, viewer_of

router = new_router()


def state_out(live: LiveTable, who: str, viewer: int, since: int) -> http.StateOut:
    return http.StateOut.model_validate({
        "table": info(live, who), "viewer": viewer, "story": story(live, viewer, since),
        "state": state(live, viewer, seconds_left(live)),
    })


@router.get("/tables/{table}/state", response_model=http.StateOut)
async def read_state(
    live: Live, who: Person, since: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
) -> Response:
    """The table as you may know it, and what happened after log number `since`, the last thousand entries at most."""
    viewer = viewer_of(live, who)
    told = {
        "table": info(live, who), "viewer": viewer, **first_sight(live, viewer, min(since, live.number)),
    }
    return Response(compact(told), media_type="application/json")


@router.get("/tables/{table}/text")
async def read_text(
    live: Live, who: Person, lang: Lang = "en", eyes: Eyes = -1,
    number: Annotated[int, Query(ge=-1, le=1_000_000, description="a past moment, or -1 for now")] = -1,
) -> http.TextOut:
    """The whole table in plain sentences, as you may know it."""
    return http.TextOut(lines=text(live, who, lang, eyes, number))


@router.post("/tables/{table}/moves", dependencies=OURS)
async def move(live: Live, hall: TheHall, who: Person, wish: http.MoveIn) -> http.StateOut:
    """Say a word in your seat."""
    seat, before = live.own_seat(who), live.number
    await playing.say(hall, live, who, wish.number, wish.word)
    return state_out(live, who, seat, before)


@router.post("/tables/{table}/chat", dependencies=OURS, status_code=204)
async def say(request: Request, live: Live, hall: TheHall, who: Person, wish: http.SayIn) -> None:
    """Say something to everybody at the table."""
    ask(request, "lines")
    await talking.say(hall, live, who, wish.text)


@router.get("/tables/{table}/chat")
async def read_chat(
    live: Live, hall: TheHall, who: Person,
    before: Annotated[int, Query(ge=0, le=END, description="the first line you have")] = END,
) -> http.ChatPage:
    """A page of what was said before a line; of the last lines, if none is named."""
    lines, more = await talking.page_before(hall, live, before)
    return http.ChatPage.model_validate({"lines": [chat_line(said) for said in lines], "more": more})


@router.post("/tables/{table}/undo", dependencies=OURS, status_code=204)
async def undo(request: Request, live: Live, hall: TheHall, who: Person) -> None:
    """Wish to take your last move back."""
    ask(request, "undos")
    await taking_back.undo(hall, live, who)


@router.post("/tables/{table}/resign", dependencies=OURS)
async def resign(live: Live, hall: TheHall, who: Person) -> TableInfo:
    """Let a bot play on in your seat."""
    await standing_in.resign(hall, live, who)
    return card(live, who)


@router.post("/tables/{table}/return", dependencies=OURS)
async def come_back(live: Live, hall: TheHall, who: Person) -> TableInfo:
    """Play on yourself."""
    await standing_in.come_back(hall, live, who)
    return card(live, who)


@router.post("/tables/{table}/rematch", dependencies=OURS)
async def rematch(request: Request, live: Live, hall: TheHall, who: Person, wish: http.Pledge) -> TableInfo:
    """The same people and bots once more."""
    ask(request, "openings")
    await check_room(hall, who)
    return card(await opening.rematch(hall, live, who, wish.pledge), who)


@router.get("/tables/{table}/moments/{number}")
async def read_moment(
    live: Live, number: Annotated[int, Path(ge=0, le=1_000_000)], who: Person, eyes: Eyes = -1,
) -> http.Moment:
    """A past moment. While the game lasts, only through your own eyes."""
    return http.Moment.model_validate(moment(live, number, eyes_of(live, who, eyes)))


@router.get("/tables/{table}/known/{number}", response_model=http.Known)
async def read_known(
    live: Live, number: Annotated[int, Path(ge=0, le=1_000_000)], hall: TheHall, who: Person, eyes: Eyes = -1,
) -> Response:
    """What a seat could know of hidden things then; while the game lasts your own, where the table counts."""
    return Response(compact(await knowing.known(hall, live, who, number, eyes)), media_type="application/json")


@router.get("/tables/{table}/record")
async def read_record(live: Live, who: Person) -> Response:
    """The finished game as a record anybody can replay and check."""
    return Response(
        record(live).to_json(), media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{live.game.key}-{live.id}.json"'},
    )


@router.get("/tables/{table}/whole", response_model=http.Whole)
async def read_whole(live: Live, who: Person) -> Response:
    """The finished game for a page that looks back at it by itself, so that nobody here need replay it."""
    return Response(compact(whole(live, who)), media_type="application/json")
