"""Nonsense gets a refusal, and a mishap of the server's own keeps its headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.attacks.house import Answer, House, everything, frame, generous, said, standing, until
from tests.server.people import NUMBER
from zaubertisch.server.app import create_app
from zaubertisch.server.door.asker import HEADER
from zaubertisch.server.door.watching import HEADERS


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with standing(generous(tmp_path_factory.mktemp("house"))) as house:
        yield house


def test_a_mishap_of_the_server_keeps_the_headers_and_tells_nothing(tmp_path: Path) -> None:
    app = create_app(generous(tmp_path, public_url="https://table.example.org"))

    @app.get("/api/break")
    async def break_down() -> None:
        raise RuntimeError("a secret")

    app.router.routes.insert(0, app.router.routes.pop())
    with TestClient(app, base_url="https://table.example.org", raise_server_exceptions=False) as client:
        answer = client.get("/api/break")
        assert answer.status_code == 500
        assert answer.json()["key"] == "broken"
        assert "secret" not in answer.text
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert answer.headers["strict-transport-security"]
        assert answer.headers["cache-control"] == "no-store"
        assert 'status="500"' in app.state.metrics.read(app.state.hall).decode()


@pytest.mark.parametrize("path", [
    "/%00", "/index.html%00.svg", "/assets/%00", "/api/tables/%00", "/api/tables/abcdefghjkm%00/state",
    "/%ed%a0%80.html", "/api/rules/%ed%a0%80", "/api/rules/abraca?lang=%00", "/" + "a" * 4000 + ".svg",
    "/api/tables/abcdefghjkmn/state?since=%00",
    "/assets/" + "a" * 4000, "/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2f..%2fsettings.py", "/api/words/%F0%9F%A7%99",
    "//", "/api//tables", "/%", "/%zz", "*", "http://[", "/api/tables/?%ff",
])
def test_no_path_breaks_the_house(here: House, path: str) -> None:
    assert here.ask("GET", path).status in (200, 400, 404, 405, 422, 503)
    assert here.ask("GET", "/health").status == 200


@pytest.mark.parametrize("body", [
    b'{"game":"abraca","seats":2,"name":"A\\u0000","number":"%s"}',
    b'{"game":"abraca","seats":2,"name":"\\ud800","number":"%s"}',
    b'{"\\udfff":1,"game":"abraca","seats":2,"name":"A","number":"%s"}',
    b'{"game":"\\u0000","seats":2,"name":"A","number":"%s"}',
    b'{"game":"abraca","seats":2,"name":"A","number":"%s","options":{"\\ud83d":"\\u0000"}}',
    b'{"game":"abraca","seats":2,"name":"A","number":"%s","bots":["\\u0000"]}',
    b'{"game":"abraca","seats":2,"name":"A","number":"%s","bots":["\\ud800"]}',
    b'{"game":"abraca","seats":1e400,"name":"A","number":"%s"}',
    b'{"game":"abraca","seats":' + b"9" * 5000 + b',"x":"%s"}',
    b"[" * 20000 + b"%s", b'\xff\xfe{"x":"%s"}', b'"%s"', b"NaN %s", b'{"game":"abraca","seats":NaN,"number":"%s"}',
])
def test_no_body_breaks_the_house(here: House, body: bytes) -> None:
    answer = here.ask("POST", "/api/tables", body.replace(b"%s", NUMBER.encode()))
    assert answer.status in (400, 422), answer.body
    assert answer.json()["key"] in ("malformed", "bad-name", "bad-option", "unknown-bot", "unknown-game")


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"[" * 20000, b"name=Ada"])
def test_a_body_that_is_no_json_is_malformed(here: House, body: bytes) -> None:
    answer = here.ask("POST", "/api/tables", body)
    assert answer.status in (400, 422)
    assert answer.json()["key"] == "malformed"
    assert answer.json()["fields"]["reason"]


def test_a_program_is_told_the_header_it_needs(here: House) -> None:
    told = here.ask("GET", "/api/openapi.json").json()["info"]["description"]
    assert f"`{HEADER}: 1`" in told
    assert "`foreign`" in told
    assert here.ask("POST", "/api/tables", {}, **{"X-Zaubertisch": ""}).json()["key"] == "foreign"


@pytest.mark.parametrize("path", ["/", "/health", "/metrics"])
def test_head_answers_like_get_without_a_body(here: House, path: str) -> None:
    told, whole = here.ask("HEAD", path), here.ask("GET", path)
    assert (told.status, told.body) == (whole.status, b"")
    assert told.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/tables", "/api/me", "/api/openapi.json"])
def test_a_wrong_method_is_told_the_right_ones(here: House, path: str) -> None:
    answer = here.ask("PATCH", path)
    assert answer.status == 405
    assert "GET" in answer.headers["allow"].split(", ")
    assert answer.headers["allow"] in answer.json()["text"]


@pytest.mark.parametrize(("line", "headers"), [
    ("GET / HTTP/1.1", {}), ("GET /api/tables HTTP/1.1", {}), ("GET /api/tables/abcdefghjkmn/socket HTTP/1.1", {}),
    ("GET / HTTP/1.1", {"Sec-WebSocket-Key": "short"}), ("GET / HTTP/1.1", {"Sec-WebSocket-Version": "7"}),
    ("POST / HTTP/1.1", {}), ("POST /api/tables HTTP/1.1", {"Content-Length": "2"}),
])
def test_a_refused_handshake_has_the_headers_of_every_answer(here: House, line: str, headers: dict[str, str]) -> None:
    asked = b"\r\n".join([line.encode(), *here.handshake("x", **headers).split(b"\r\n")[1:]])
    with here.knock(asked) as knocking:
        answer = Answer(everything(knocking))
    assert 400 <= answer.status < 500
    assert {name: answer.headers.get(name.lower()) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("text", [
    b'{"type":"say","text":"a\\u0000b"}', b'{"type":"say","text":"\\ud800"}', b'{"type":"why","word":"\\udfff"}',
    b'{"type":"move","number":0,"word":"\\u0000"}', b'{"type":"\\ud800"}', b'{"\\ud800":1,"type":"ping"}', b"[" * 10000,
    b'{"type":"ping","ref":' + b"9" * 5000 + b"}", b'{"type":"move","number":1e999,"word":"x"}', b"\x00", b"", b"null",
])
def test_no_message_breaks_a_socket(here: House, text: bytes) -> None:
    table, key = here.opens()
    with here.sits(table, said(type="hello", key=key) + frame(text)) as line:
        assert b'"refused"' in until(line, b'"malformed"')
        line.sendall(said(type="ping", ref=77))
        until(line, b'"ref":77')


@pytest.mark.parametrize("text", [b"\xff\xfe", b'{"type":"say","text":"\xed\xa0\x80"}'])
def test_a_text_that_is_none_ends_its_connection_and_no_other(here: House, text: bytes) -> None:
    table, key = here.opens()
    hello = said(type="hello", key=key)
    with here.sits(table, hello) as honest, here.sits(table, hello + frame(text)) as line:
        until(line, b"\x03\xef")  # 1007: not the text it says it is
        honest.sendall(said(type="ping", ref=78))
        until(honest, b'"ref":78')
