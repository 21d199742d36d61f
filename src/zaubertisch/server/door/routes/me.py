"""Over HTTP: who one is on this device, coming with a key from another, going back, and changing the key."""

from __future__ import annotations

from fastapi import Request, Response

from zaubertisch.server.doing import being
from zaubertisch.server.door.asker import OURS, Person, TheHall, is_secure, new_router, own_token, remember
from zaubertisch.server.door.handing import SECONDS, Handing
from zaubertisch.server.door.people import (
    BEARER,
    BEFORE,
    SAFE,
    YEAR,
    cookies_of,
    is_token,
    new_token,
    person_of,
    token_in,
)
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import NoKey
from zaubertisch.server.protocol import http

MOST_BEFORE = 4

router = new_router()


def handing_of(request: Request) -> Handing:
    handing = request.app.state.handing
    assert isinstance(handing, Handing)
    return handing


def before(request: Request) -> list[str]:
    """Who this device was, the last one first; a cookie somebody has tampered with is nobody."""
    told = request.cookies.get(name_of_before(request), "")
    return [token for token in told.split(".") if is_token(token)][:MOST_BEFORE]


def name_of_before(request: Request) -> str:
    return SAFE + BEFORE if is_secure(request) else BEFORE


@router.get("/me")
async def read_me(request: Request, hall: TheHall, who: Person) -> http.Me:
    """Whose seats this device has, and whose it had before."""
    former = before(request)
    return http.Me(
        now=await being.whose(hall, who),
        before=await being.whose(hall, person_of(former[0])) if former else None,
    )


@router.post("/back/look", dependencies=OURS)
async def look_at_key(request: Request, back: http.Back, hall: TheHall, who: Person) -> http.Coming:
    """Whose seats a key would bring; nothing is changed."""
    token, whose = await meant(request, hall, back.recovery)
    return http.Coming(whose=whose, same=person_of(token) == who)


@router.post("/back", dependencies=OURS)
async def come_back_with_key(
    request: Request, response: Response, back: http.Back, hall: TheHall, who: Person,
) -> http.Me:
    """Have the seats of this key on this device; whose it had before is kept and can be taken up again."""
    token, whose = await meant(request, hall, back.recovery)
    handing_of(request).take(back.recovery)
    former = await being.whose(hall, who) if person_of(token) != who else None
    if former is not None:
        keep_before(request, response, [own_token(request), *before(request)], token)
    remember(request, response, token)
    return http.Me(now=whose, before=former)


@router.post("/back/before", dependencies=OURS)
async def be_as_before(request: Request, response: Response, hall: TheHall, who: Person) -> http.Me:
    """Be again who this device was before; who it was until now comes last in turn."""
    former = before(request)
    whose = await being.whose(hall, person_of(former[0])) if former else None
    if whose is None:
        raise NoKey()
    token = former[0]
    keep_before(request, response, [*former[1:], token_in(cookies_of(request.headers), is_secure(request))], token)
    remember(request, response, token)
    return http.Me(now=whose, before=await being.whose(hall, who))


@router.post("/me/renew", dependencies=OURS)
async def renew(request: Request, response: Response, hall: TheHall, who: Person) -> http.Renewed:
    """A new key: all your seats move to it, and the old one opens nothing any more."""
    if await being.whose(hall, who) is None:
        raise NoKey()
    token = new_token()
    await being.renew(hall, who, person_of(token))
    handing_of(request).forget(own_token(request))
    if not request.headers.get("authorization", "").startswith(BEARER):
        remember(request, response, token)
    return http.Renewed(recovery=token)


@router.post("/me/link", dependencies=OURS)
async def hand_over(request: Request, hall: TheHall, who: Person) -> http.Handed:
    """A code for a link that brings your seats to another device once, and soon."""
    if await being.whose(hall, who) is None:
        raise NoKey()
    return http.Handed(code=handing_of(request).give(own_token(request)), seconds=SECONDS)


async def meant(request: Request, hall: Hall, recovery: str) -> tuple[str, http.Whose]:
    """The token a key or a code stands for, and whose it is."""
    token = token_of_key(request, recovery)
    whose = await being.whose(hall, person_of(token))
    if whose is None:
        raise NoKey()
    return token, whose


def token_of_key(request: Request, recovery: str) -> str:
    """A key is the token; a code of a link leads to one."""
    return recovery if is_token(recovery) else handing_of(request).look(recovery)


def keep_before(request: Request, response: Response, tokens: list[str], now: str) -> None:
    """Remember who this device was."""
    others = [token for token in dict.fromkeys(tokens) if is_token(token) and token != now]
    response.set_cookie(
        name_of_before(request), ".".join(others[:MOST_BEFORE]), max_age=YEAR, httponly=True, samesite="strict",
        secure=is_secure(request),
    )
