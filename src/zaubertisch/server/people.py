"""People have no accounts, only a secret token: who brings it back has the seats that were taken with it."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "zaubertisch"


def new_token() -> str:
    return secrets.token_hex(32)


def is_token(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None


def person_of(token: str) -> str:
    """What is stored of a token: enough to know it again, not enough to be it."""
    return hashlib.sha256(b"zaubertisch-person\n" + token.encode()).hexdigest() if is_token(token) else ""


def new_table_id() -> str:
    """A link nobody guesses, without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def new_seed() -> str:
    return secrets.token_hex(32)
