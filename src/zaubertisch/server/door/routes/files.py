"""The files of the page: packed as the browser understands it, kept for ever where the name holds the content."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse

PACKINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NO_GAME: Final = 'data-game=""'
TYPES: Final = {
    ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}


class PageFiles:
    """What the page was built into; a file may lie there packed as well."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        found = {file.relative_to(folder).as_posix() for file in folder.rglob("*.*") if file.is_file()}
        self.names = {name for name in found if not is_packed(name, found)}
        self.packed = found - self.names

    def page_of(self, game: str) -> Response:
        """The page of a table of this game: it asks for the board and its words before it knows the table."""
        page = (self.folder / "index.html").read_text("utf-8").replace(NO_GAME, f'data-game="{game}"')
        return HTMLResponse(page, headers={"Cache-Control": ASK_AGAIN})

    def answer(self, name: str, asked: Headers) -> Response:
        """A file as it is sent to whoever asked like this; nothing but its name if they have it already."""
        packings = [each for each, ending in PACKINGS.items() if name + ending in self.packed]
        encoding = next((each for each in packings if accepts(asked, each)), "")
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN}
        if packings:
            headers["Vary"] = "Accept-Encoding"
        if encoding:
            headers["Content-Encoding"] = encoding
        path = self.folder / (name + PACKINGS.get(encoding, ""))
        response = FileResponse(path, headers=headers, media_type=type_of(name), stat_result=path.stat())
        if response.headers["etag"] in asked.get("if-none-match", ""):
            return NotModifiedResponse(response.headers)
        return response


def is_packed(name: str, found: set[str]) -> bool:
    """Whether this is another file, packed."""
    return name.endswith(tuple(PACKINGS.values())) and name.rpartition(".")[0] in found


def accepts(asked: Headers, encoding: str) -> bool:
    """Whether the browser says that it understands this packing, and does not say that it would rather not."""
    for each in asked.get("accept-encoding", "").split(","):
        named, _, weight = each.replace(" ", "").partition(";q=")
        if named.lower() == encoding:
            return weight.strip("0.") != "" or weight == ""
    return False


def type_of(name: str) -> str:
    """What kind of file this is; the operating system's own list is asked last, for it is not the same everywhere."""
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
