"""The page's files, packed or plain, and what browsers may keep of them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.server.people import Guest
from zaubertisch import games
from zaubertisch.server.door.routes.files import PageFiles, accepts, type_of

SCRIPT = b"console.log('a table for wizards')"


@pytest.fixture
def page(tmp_path: Path) -> TestClient:
    """A small page whose script lies packed beside itself."""
    (tmp_path / "assets").mkdir()
    for name, content in {
        "index.html": b"<!doctype html>", "assets/page-abc.js": SCRIPT, "assets/page-abc.js.gz": gzip.compress(SCRIPT),
        "assets/page-abc.js.br": b"packed with brotli", "assets/picture.png": b"png", "letter.gz": b"packed by itself",
    }.items():
        (tmp_path / name).write_bytes(content)
    files = PageFiles(tmp_path)

    async def answer(request: Request) -> Response:
        return files.answer(request.path_params["path"], request.headers)

    return TestClient(Starlette(routes=[Route("/{path:path}", answer)]))


@pytest.mark.parametrize(("accepted", "encoding"), [
    ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None),
])
def test_a_file_is_packed_as_the_browser_understands_it(page: TestClient, accepted: str, encoding: str | None) -> None:
    answer = page.head("/assets/page-abc.js", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_what_was_packed_is_what_was_meant(page: TestClient) -> None:
    for accepted in ("gzip", "identity"):
        assert page.get("/assets/page-abc.js", headers={"Accept-Encoding": accepted}).content == SCRIPT


def test_a_name_with_its_content_in_it_is_kept_for_ever_and_the_page_asked_for_again(page: TestClient) -> None:
    assert "immutable" in page.get("/assets/page-abc.js").headers["cache-control"]
    assert page.get("/index.html").headers["cache-control"] == "no-cache"


def test_who_has_a_file_already_is_told_so_and_who_has_it_packed_otherwise_is_not(page: TestClient) -> None:
    mark = page.get("/index.html").headers["etag"]
    answer = page.get("/index.html", headers={"If-None-Match": mark})
    assert (answer.status_code, answer.content) == (304, b"")
    packed = page.get("/assets/page-abc.js", headers={"Accept-Encoding": "gzip"}).headers["etag"]
    again = page.get("/assets/page-abc.js", headers={"Accept-Encoding": "identity", "If-None-Match": packed})
    assert again.status_code == 200


def test_packed_files_are_no_files_of_their_own(tmp_path: Path, page: TestClient) -> None:
    assert PageFiles(tmp_path).names == {"index.html", "assets/page-abc.js", "assets/picture.png", "letter.gz"}
    assert "vary" not in page.get("/assets/picture.png").headers


def test_a_packing_may_be_declined() -> None:
    assert accepts(Headers({"accept-encoding": "GZIP ; q=0.3"}), "gzip")
    assert not accepts(Headers({"accept-encoding": "gzip;q=0.000"}), "gzip")
    assert not accepts(Headers({}), "gzip")


def test_what_a_file_is_does_not_depend_on_the_machine() -> None:
    assert type_of("sw.js") == "text/javascript"
    assert type_of("manifest.webmanifest") == "application/manifest+json"
    assert type_of("nothing.known") == "application/octet-stream"


# The games, their rules and words, which are the same for everybody


@pytest.mark.parametrize("path", ["/api/games", "/api/rules/abraca?lang=de", "/api/words/magia?lang=en"])
def test_what_is_the_same_for_everybody_is_packed_and_known_again(client: TestClient, path: str) -> None:
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    packed = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert (plain.headers.get("content-encoding"), packed.headers["content-encoding"]) == (None, "gzip")
    assert plain.content == packed.content
    assert plain.headers["cache-control"] == packed.headers["cache-control"] == "no-cache"
    mark = packed.headers["etag"]
    assert client.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": mark}).status_code == 304
    assert client.get(path, headers={"Accept-Encoding": "identity", "If-None-Match": mark}).status_code == 200


@pytest.mark.parametrize("game", games.IDS)
def test_the_words_of_a_game_come_in_two_parts_that_are_the_whole(client: TestClient, game: str) -> None:
    whole, play, rules = (
        client.get(f"/api/words/{game}?lang=de&part={part}").text.split() for part in ("all", "play", "rules")
    )
    assert sorted(whole) == sorted(play + rules)
    assert len("".join(play)) < len("".join(whole))
    assert client.get(f"/api/words/{game}?part=half").status_code == 422


def test_the_page_of_a_table_says_which_game_is_played_there(client: TestClient, ada: Guest) -> None:
    table = ada.opens()
    here, elsewhere = client.get(f"/table/{table}"), client.get("/table/nowhere")
    assert 'data-game="abraca"' in here.text
    assert here.text.replace('data-game="abraca"', 'data-game=""') == elsewhere.text == client.get("/").text
    assert client.get(f"/{table}").text == elsewhere.text
    assert here.headers["cache-control"] == elsewhere.headers["cache-control"] == "no-cache"
