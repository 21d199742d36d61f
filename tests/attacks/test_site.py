"""A house on the internet: its name, its cookies, its proxies, and who may measure it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi import Request
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from tests.attacks.house import generous
from tests.cli.speaking import zaubertisch
from tests.server.people import PLEDGE, Guest
from zaubertisch.cli.serving import link_of, set_site
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.server.app import create_app
from zaubertisch.server.door.people import BEFORE, COOKIE, SAFE, SAFE_COOKIE, new_token
from zaubertisch.server.door.routes.pages import may_measure
from zaubertisch.server.settings import Settings, networks, public_site

HOST = "table.example.org"
SITE = f"https://{HOST}"
WISH = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE}

Opens = Callable[..., TestClient]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """A house with these settings, asked from this address under this name."""
    with ExitStack() as open_houses:
        def house(host: str = "127.0.0.1", base_url: str = SITE, **wishes: Any) -> TestClient:
            app = create_app(generous(tmp_path, **wishes))
            return open_houses.enter_context(TestClient(app, base_url=base_url, client=(host, 1)))

        yield house


# Names and origins


def test_a_house_on_the_internet_answers_to_its_own_name_only(opens: Opens) -> None:
    client = opens(public_url=SITE)
    assert client.get("/api/games").status_code == 200
    assert client.get("/api/games", headers={"Host": "TABLE.example.org:443"}).status_code == 200
    answer = client.get("/api/games", headers={"Host": "elsewhere.example"})
    assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")
    assert SITE in answer.json()["text"]
    assert answer.headers["strict-transport-security"]
    for path in ("/health", "/metrics"):
        assert client.get(path, headers={"Host": "127.0.0.1:8642"}).status_code == 200


def test_a_house_at_home_answers_to_any_name(opens: Opens) -> None:
    client = opens(base_url="http://192.168.0.7:8642")
    answer = client.get("/api/games")
    assert answer.status_code == 200
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("origin", [
    "https://elsewhere.example", "http://table.example.org", "https://table.example.org.elsewhere.example", "null",
    "https://[", "https://table.example.org:8443",
])
def test_forms_and_sockets_of_other_sites_are_refused(opens: Opens, origin: str) -> None:
    client = opens(public_url=SITE)
    headers = {"Origin": origin, "X-Zaubertisch": "1"}
    assert client.post("/api/tables", json=WISH, headers=headers).status_code == 403
    table = client.post("/api/tables", json=WISH, headers={**headers, "Origin": SITE}).json()["table"]["id"]
    link = f"/api/tables/{table}/socket"
    named = {"Host": "table.example.org", "Origin": origin}
    with pytest.raises(WebSocketDenialResponse) as refused, client.websocket_connect(link, headers=named):
        pass
    assert refused.value.status_code == 403
    with client.websocket_connect(link, headers={**named, "Origin": SITE}) as page:
        page.send_json({"type": "hello"})
        assert page.receive_json()["type"] == "welcome"


# Cookies


def cookies(answer: Any) -> list[str]:
    found: list[str] = answer.headers.get_list("set-cookie")
    return found


def test_over_tls_the_cookie_is_secure_and_belongs_to_this_host_alone(opens: Opens) -> None:
    given = cookies(opens(public_url=SITE).post("/api/tables", json=WISH, headers={"X-Zaubertisch": "1"}))
    [safe] = [cookie for cookie in given if cookie.startswith(f"{SAFE_COOKIE}=")]
    parts = {part.strip().lower() for part in safe.split(";")[1:]}
    assert parts >= {"secure", "httponly", "path=/", "samesite=strict"}
    assert not any(part.startswith("domain") for part in parts)


@pytest.mark.parametrize("stored", [False, True])
def test_over_tls_a_cookie_that_may_have_been_planted_is_nobodys_and_never_made_a_safe_one(
    opens: Opens, stored: bool,
) -> None:
    client = opens(public_url=SITE)
    mallory = Guest(client, "Mallory")
    table = mallory.opens(seats=3)
    client.cookies.clear()
    planted = mallory.key if stored else new_token()
    headers = {"Cookie": f"{COOKIE}={planted}; {BEFORE}={planted}", "X-Zaubertisch": "1", "Origin": SITE}
    seen = client.get(f"/api/tables/{table}", headers=headers)
    assert (seen.json()["you"], cookies(seen)) == (-1, [])
    assert client.get("/api/me", headers=headers).json() == {"now": None, "before": None}
    assert client.post("/api/back/before", headers=headers).json()["key"] == "no-key"
    with client.websocket_connect(f"/api/tables/{table}/socket", headers={**headers, "Host": HOST}) as page:
        page.send_json({"type": "hello"})
        assert page.receive_json()["table"]["you"] == -1
    given = client.post("/api/tables", json=WISH, headers=headers)
    assert given.json()["recovery"] != planted
    assert not any(planted in cookie for cookie in cookies(given))
    assert any(cookie.startswith(f'{COOKIE}="";') and "Max-Age=0" in cookie for cookie in cookies(given))


def test_over_tls_the_safe_cookie_counts_whatever_lies_beside_it(opens: Opens) -> None:
    client = opens(public_url=SITE)
    ada = Guest(client, "Ada")
    table = ada.opens()
    client.cookies.clear()
    both = {"Cookie": f"{COOKIE}={new_token()}; {SAFE_COOKIE}={ada.key}"}
    answer = client.get(f"/api/tables/{table}", headers=both)
    assert (answer.json()["you"], cookies(answer)) == (0, [])


def test_over_tls_one_comes_back_by_the_key_and_who_one_was_is_kept_safely(opens: Opens) -> None:
    client = opens(public_url=SITE)
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    ada.opens()
    ben.opens()
    client.cookies.clear()
    headers = {"Cookie": f"{SAFE_COOKIE}={ben.key}", "X-Zaubertisch": "1"}
    back = client.post("/api/back", json={"recovery": ada.key}, headers=headers)
    assert any(cookie.startswith(f"{SAFE_COOKIE}={ada.key};") for cookie in cookies(back))
    [kept] = [cookie for cookie in cookies(back) if BEFORE in cookie]
    assert kept.startswith(f"{SAFE}{BEFORE}={ben.key};")
    client.cookies.clear()
    headers["Cookie"] = f"{SAFE_COOKIE}={ada.key}; {SAFE}{BEFORE}={ben.key}"
    again = client.post("/api/back/before", headers=headers)
    assert [seat["name"] for seat in again.json()["now"]["seats"]] == ["Ben"]


def test_at_home_the_cookie_needs_no_tls(opens: Opens) -> None:
    client = opens(base_url="http://192.168.0.7:8642")
    [given] = cookies(client.post("/api/tables", json=WISH, headers={"X-Zaubertisch": "1"}))
    assert given.startswith(f"{COOKIE}=")
    assert "secure" not in given.lower()


def test_the_login_of_a_proxy_does_no_harm(opens: Opens) -> None:
    client = opens()
    ada = Guest(client, "Ada")
    table = ada.opens()
    client.cookies.clear()
    headers = {"Authorization": "Basic b3BlbjpzZXNhbWU=", "Cookie": f"{COOKIE}={ada.key}", "X-Zaubertisch": "1"}
    assert client.get(f"/api/tables/{table}", headers=headers).json()["you"] == 0
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as page:
        page.send_json({"type": "hello"})
        assert page.receive_json()["table"]["you"] == 0
    forged = {"Authorization": headers["Authorization"], "Cookie": headers["Cookie"]}
    assert client.post(f"/api/tables/{table}/start", headers=forged).status_code == 403


# Metrics


@pytest.mark.parametrize(("host", "wishes", "headers", "status"), [
    ("127.0.0.1", {}, {}, 200),
    ("::1", {}, {}, 200),
    ("192.0.2.7", {}, {}, 403),
    ("192.0.2.7", {}, {"X-Forwarded-For": "127.0.0.1"}, 403),
    ("127.0.0.1", {}, {"X-Forwarded-For": "192.0.2.7"}, 403),
    ("10.1.2.3", {"metrics_for": networks("10.0.0.0/8")}, {}, 200),
    ("127.0.0.1", {"metrics_for": networks("10.0.0.0/8")}, {}, 403),
    ("192.0.2.7", {"metrics_token": "sesame"}, {"Authorization": "Bearer sesame"}, 200),
    ("192.0.2.7", {"metrics_token": "sesame"}, {"Authorization": "Bearer "}, 403),
    ("192.0.2.7", {}, {"Authorization": "Bearer "}, 403),
])
def test_the_metrics_are_read_where_it_is_allowed(
    tmp_path: Path, host: str, wishes: dict[str, Any], headers: dict[str, str], status: int,
) -> None:
    told = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "client": (host, 1), "headers": told})
    assert may_measure(request, generous(tmp_path, **wishes)) == (status == 200)


def test_a_named_proxy_brings_nobody_to_the_metrics(opens: Opens) -> None:
    client = opens(trust_proxy=networks("127.0.0.1"))
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 403


@pytest.mark.parametrize("header", ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"])
def test_naming_one_proxy_opens_the_metrics_to_no_other(opens: Opens, header: str) -> None:
    client = opens(trust_proxy=networks("10.0.0.1"))
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={header: "for=192.0.2.7"}).status_code == 403


@pytest.mark.parametrize("headers", [{"Via": "1.1 proxy"}, {"X-Real-IP": "192.0.2.7"}, {"X-Forwarded-For": " "}])
def test_a_named_proxy_that_does_not_say_for_whom_reads_no_metrics(opens: Opens, headers: dict[str, str]) -> None:
    assert opens(trust_proxy=networks("127.0.0.1")).get("/metrics", headers=headers).status_code == 403


def test_a_named_proxy_brings_the_operator_to_the_metrics(opens: Opens) -> None:
    client = opens("10.0.0.1", trust_proxy=networks("10.0.0.1"), metrics_for=networks("192.0.2.7"))
    told = {"Via": "1.1 proxy", "X-Forwarded-For": "192.0.2.7"}
    assert client.get("/metrics", headers=told).status_code == 200
    assert client.get("/metrics", headers={**told, "X-Forwarded-For": "192.0.2.8"}).status_code == 403


# Settings


@pytest.mark.parametrize(("told", "understood"), [
    ("https://table.example.org", SITE), ("https://Table.Example.org:443/", SITE), ("", ""),
    ("https://table.example.org:8443", f"{SITE}:8443"), ("http://[::1]:80", "http://[::1]"),
])
def test_a_public_address_is_written_as_browsers_write_it(told: str, understood: str) -> None:
    assert public_site(told) == understood


@pytest.mark.parametrize("told", ["table.example.org", "ftp://x", "https://", "https://x/deep", "https://x:port", "https://["])
def test_what_is_no_public_address_is_refused_with_a_sentence(told: str) -> None:
    with pytest.raises(BadSetup, match="is no address of a house"):
        public_site(told)


def test_what_is_no_network_is_refused_with_a_sentence() -> None:
    said = zaubertisch("serve", "--trust-proxy", "everybody", lang="de")
    assert said.exit_code != 0
    assert "„everybody“ ist keine Adresse und kein Netz wie 10.0.0.0/8." in said.stderr


def test_the_environment_and_then_the_command_line_say_where_the_house_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ZAUBERTISCH_PUBLIC_URL", SITE)
    monkeypatch.setenv("ZAUBERTISCH_TRUST_PROXY", "10.0.0.1, 2001:db8::/32")
    monkeypatch.setenv("ZAUBERTISCH_METRICS_FOR", "10.0.0.0/8")
    monkeypatch.setenv("ZAUBERTISCH_METRICS_TOKEN", "sesame")
    settings = Settings(home=tmp_path)
    assert settings.secure
    assert settings.trust_proxy == networks("10.0.0.1/32,2001:db8::/32")
    assert (settings.metrics_for, settings.metrics_token) == (networks("10.0.0.0/8"), "sesame")
    assert link_of(settings, 8642, lan=True) == f"{SITE}/"
    set_site(settings, "http://other.example", "", "")
    assert (settings.public_url, settings.secure, len(settings.trust_proxy)) == ("http://other.example", False, 2)
    monkeypatch.delenv("ZAUBERTISCH_PUBLIC_URL")
    assert link_of(Settings(home=tmp_path), 8642, lan=False) == "http://localhost:8642/"
