"""What is the same for everybody and does not change while the server runs: printed and packed once, sent often."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

from zaubertisch.server.door.routes.files import ASK_AGAIN, accepts

SMALL: Final = 500  # bytes; packing less is not worth it


class Printed:
    """One text that holds nothing private, plain and packed, known by its content."""

    def __init__(self, text: str, kind: str) -> None:
        self.kind = kind
        self.plain = text.encode()
        self.packed = gzip.compress(self.plain, 9, mtime=0) if len(self.plain) >= SMALL else b""
        self.mark = hashlib.sha256(self.plain).hexdigest()[:20]

    def answer(self, asked: Headers) -> Response:
        """The text as whoever asked understands it; they are told if it is the one they have."""
        packed = bool(self.packed) and accepts(asked, "gzip")
        mark = f'"{self.mark}{"-gz" if packed else ""}"'
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding", "ETag": mark}
        if mark in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.packed if packed else self.plain, headers=headers, media_type=self.kind)
