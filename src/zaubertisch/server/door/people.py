"""People have no accounts, only a secret token: who brings it back has the seats that were taken with it."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

COOKIE = "zaubertisch"
BEFORE = "zaubertisch-before"  # who this device was, the last one first
SAFE = "__Host-"  # over TLS: no other site of the same domain can set a cookie of such a name
SAFE_COOKIE = SAFE + COOKIE
BEARER = "Bearer "
YEAR = 365 * 24 * 3600


def new_token() -> str:
    return secrets.token_hex(32)


def is_token(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None


def person_of(token: str) -> str:
    """What is stored of a token: enough to know it again, not enough to be it."""
    return hashlib.sha256(b"zaubertisch-person\n" + token.encode()).hexdigest() if is_token(token) else ""


def token_of(headers: Headers, secure: bool) -> str:
    """Who asks: a program's key, or the page's cookie; what a proxy's own login sends along says nothing."""
    told = headers.get("authorization", "")
    return told.removeprefix(BEARER) if told.startswith(BEARER) else token_in(cookies_of(headers), secure)


def cookies_of(headers: Headers) -> dict[str, str]:
    return cookie_parser(headers.get("cookie", ""))


def token_in(cookies: Mapping[str, str], secure: bool) -> str:
    """Over TLS only a cookie of the safe name counts: any other may have been planted, with a token of somebody's."""
    return cookies.get(SAFE_COOKIE) or ("" if secure else cookies.get(COOKIE, ""))


def give_cookie(response: Response, token: str, secure: bool) -> None:
    """Known for a year on this device; over TLS under the safe name alone."""
    response.set_cookie(
        SAFE_COOKIE if secure else COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure,
    )
    if secure:
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=True)
