"""Over HTTP: the lobby, opening a table, sitting down, beginning."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from zaubertisch.server.doing import beginning, coming, hosting, opening, sitting, voting
from zaubertisch.server.doing.owning import check_room
from zaubertisch.server.door.asker import OURS, Live, Person, TableId, TheHall, ask, card, known_as, new_router
from zaubertisch.server.keeping import reading
from zaubertisch.server.protocol import http
from zaubertisch.server.protocol.parts import TableInfo
from zaubertisch.server.telling.record import seed

router = new_router()


@router.get("/tables")
async def read_lobby(hall: TheHall, who: Person) -> http.Lobby:
    """Your tables, and the public ones."""
    return await coming.lobby(hall, who)


@router.post("/tables", status_code=201, dependencies=OURS)
async def open_table(
    request: Request, response: Response, wish: http.NewTable, hall: TheHall, who: Person,
) -> http.Opened:
    """Open a table and sit down at it."""
    ask(request, "openings")
    if wish.public:
        ask(request, "public openings")
    await check_room(hall, who)
    known, token = known_as(request, response)
    live = await opening.open_table(hall, known, wish)
    request.app.state.callers.greet(known)
    return http.Opened(table=card(live, known), recovery=token)


@router.get("/tables/{table}")
async def read_table(live: Live, who: Person) -> TableInfo:
    """Who sits at this table, and what is played."""
    return card(live, who)


@router.post("/tables/{table}/seats", dependencies=OURS)
async def sit_down(
    request: Request, response: Response, live: Live, wish: http.Join, hall: TheHall, who: Person,
) -> http.Opened:
    """Take a seat before the game begins."""
    ask(request, "seatings")
    await check_room(hall, who)
    known, token = known_as(request, response)
    await sitting.sit_down(hall, live, known, wish)
    request.app.state.callers.greet(known)
    return http.Opened(table=card(live, known), recovery=token)


@router.delete("/tables/{table}/seats", dependencies=OURS)
async def stand_up(live: Live, hall: TheHall, who: Person) -> TableInfo:
    """Give your seat up before the game begins."""
    await sitting.stand_up(hall, live, who)
    return card(live, who)


@router.put("/tables/{table}/seats/{seat}", dependencies=OURS)
async def seat_a_bot(
    live: Live, seat: Annotated[int, Path(ge=0, le=8)], wish: http.SeatBot, hall: TheHall, who: Person,
) -> TableInfo:
    """Put a bot on an empty seat, or `none` to take it away; for whoever opened the table."""
    await sitting.seat_bot(hall, live, who, seat, wish.bot)
    return card(live, who)


@router.delete("/tables/{table}/seats/{seat}", dependencies=OURS)
async def remove_a_guest(
    live: Live, seat: Annotated[int, Path(ge=0, le=8)], hall: TheHall, who: Person,
) -> TableInfo:
    """Ask a guest to leave before the game begins; for whoever opened the table."""
    await hosting.remove(hall, live, who, seat)
    return card(live, who)


@router.post("/tables/{table}/owner", dependencies=OURS)
async def hand_on(live: Live, wish: http.OfSeat, hall: TheHall, who: Person) -> TableInfo:
    """Hand the table on to somebody who sits there; for whoever opened it."""
    await hosting.hand_on(hall, live, who, wish.seat)
    return card(live, who)


@router.delete("/tables/{table}", dependencies=OURS, status_code=204)
async def close_table(live: Live, hall: TheHall, who: Person) -> None:
    """Close a table at which nobody else plays; for whoever opened it."""
    await hosting.close(hall, live, who)


@router.post("/tables/{table}/votes", dependencies=OURS)
async def vote(live: Live, wish: http.OfSeat, hall: TheHall, who: Person) -> TableInfo:
    """Wish that a bot stands in for somebody who is away; most of the others who are here decide."""
    await voting.vote(hall, live, who, wish.seat)
    return card(live, who)


@router.post("/tables/{table}/start", dependencies=OURS)
async def start(live: Live, hall: TheHall, who: Person) -> TableInfo:
    """Seal the seats; the game begins when everybody has told their number."""
    await beginning.start(hall, live, who)
    return card(live, who)


@router.post("/tables/{table}/number", dependencies=OURS)
async def tell_number(live: Live, wish: http.Number, hall: TheHall, who: Person) -> TableInfo:
    """Tell the number you have promised, once the table is sealed."""
    await beginning.reveal(hall, live, who, wish.number)
    return card(live, who)


@router.get("/tables/{table}/seed")
async def read_seed(table: TableId, hall: TheHall, who: Person) -> http.OpenedSeed:
    """The seed of a game that is over, or of a table that was given up and is gone."""
    found = await hall.store.read(lambda db: reading.opened_seed(db, table))
    if found is not None:
        return http.OpenedSeed(**{name: found[name] for name in http.OpenedSeed.model_fields})
    return http.OpenedSeed.model_validate(seed(await hall.get(table)))
