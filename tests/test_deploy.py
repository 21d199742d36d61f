"""What an installation is made from: the image, the service, the proxies, the pins."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import audit, pins

from zaubertisch.server.door.watching import Metrics

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of the Dockerfile, stage by stage."""
    out: list[list[tuple[str, str]]] = []
    lines = [line for line in read("Dockerfile").splitlines() if line and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            out.append([])
        out[-1].append((word, " ".join(rest.split())))
    return out


def of(stage: list[tuple[str, str]], word: str) -> list[str]:
    return [rest for each, rest in stage if each == word]


# The image


def test_every_base_has_a_tag_that_says_its_version_and_no_host_of_its_own() -> None:
    for stage in stages():
        [base] = of(stage, "FROM")
        assert re.fullmatch(r"[a-z]+:\d[\w.-]*( AS \w+)?", base)


def test_the_image_is_run_by_a_user_without_rights_who_owns_nothing_but_the_home() -> None:
    last = stages()[-1]
    [user] = of(last, "USER")
    assert int(user.partition(":")[0]) > 0
    assert all("--chown" not in copied for copied in of(last, "COPY"))
    assert [word for word, _ in last].index("USER") > [word for word, _ in last].index("COPY")
    assert of(last, "VOLUME") == ["/home/zaubertisch"]


def test_the_image_asks_for_its_own_health_without_a_tool_that_is_not_there() -> None:
    [asked] = of(stages()[-1], "HEALTHCHECK")
    command = json.loads(asked.partition("CMD ")[2])
    assert command[0] == "python"
    assert "/health" in command[-1]
    compile(command[-1], "health", "exec")


def test_nothing_is_fetched_but_the_pins_and_nothing_of_the_build_stays() -> None:
    build, last = stages()
    assert [rest for stage in (build, last) for rest in of(stage, "ADD")] == []
    assert not re.search(r"curl|wget|https?://", " ".join(of(build, "RUN") + of(last, "RUN")))
    installed = re.findall(r"pip install [^&]*", " ".join(of(build, "RUN")))
    assert len(installed) == 3
    assert all("--require-hashes" in each or "--no-index" in each for each in installed)
    assert of(last, "COPY") == ["--from=build /opt/zaubertisch /opt/zaubertisch"]


def test_what_the_image_copies_is_there_and_not_left_out() -> None:
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    copied = [name for line in of(stages()[0], "COPY") for name in line.split()[:-1]]
    assert sorted(copied) == sorted(let_in)
    assert all((ROOT / name).exists() for name in copied)


def test_the_server_is_started_as_its_command_line_allows() -> None:
    from tests.cli.speaking import zaubertisch

    [command] = of(stages()[-1], "CMD")
    service = re.search(r"^ExecStart=\S+/(.*)$", read("zaubertisch.service"), re.MULTILINE)
    assert service is not None
    known = zaubertisch("serve", "--help").stdout
    for words in (json.loads(command), service[1].split()):
        assert words[:2] == ["zaubertisch", "serve"]
        assert all(word.replace("--no-", "--") in known for word in words if word.startswith("--"))


# Compose, proxies, the service


def compose() -> dict[str, Any]:
    whole: dict[str, Any] = importlib.import_module("yaml").safe_load(read("compose.yaml"))
    return whole


def test_every_service_is_read_only_without_rights_and_comes_back() -> None:
    for service in compose()["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["restart"] == "unless-stopped"


def test_only_the_door_is_reached_from_outside() -> None:
    whole = compose()
    assert "ports" not in whole["services"]["table"]
    assert whole["services"]["table"]["networks"] == ["inside"]
    assert whole["networks"]["inside"]["internal"] is True
    assert "home:/home/zaubertisch" in whole["services"]["table"]["volumes"]


def test_the_door_alone_is_believed_whom_it_passes_on() -> None:
    whole = compose()
    told = whole["services"]["table"]["environment"]
    [inside] = whole["networks"]["inside"]["ipam"]["config"]
    assert told["ZAUBERTISCH_TRUST_PROXY"] == inside["subnet"]
    assert told["ZAUBERTISCH_PUBLIC_URL"].startswith("https://${SITE")
    assert "--trust-proxy 127.0.0.1" in read("zaubertisch.service")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in read("nginx.conf")


@pytest.mark.parametrize("proxy", ["Caddyfile", "nginx.conf"])
def test_a_proxy_hides_the_metrics_and_bounds_what_is_sent(proxy: str) -> None:
    text = read(proxy)
    assert text.count("{") == text.count("}")
    assert "/metrics" in text
    assert re.search(r"64k", text, re.IGNORECASE)


def test_nginx_lets_sockets_through_to_where_they_are() -> None:
    from zaubertisch.server.door.sockets_first import SOCKET

    text = read("nginx.conf")
    pattern = re.search(r"location ~ (\S+socket\$)", text)
    assert pattern is not None
    path = "/api/tables/abc/socket"
    assert re.match(pattern[1], path)
    assert SOCKET.fullmatch(path)
    assert "proxy_set_header Upgrade $http_upgrade;" in text


def test_the_service_is_hardened() -> None:
    settings = set(read("zaubertisch.service").splitlines())
    assert settings >= {
        "DynamicUser=yes", "StateDirectory=zaubertisch", "StateDirectoryMode=0700", "ProtectSystem=strict",
        "NoNewPrivileges=yes", "SystemCallFilter=@system-service", "CapabilityBoundingSet=", "PrivateTmp=yes",
        "MemoryMax=1G", "UMask=0077", "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    }


def test_the_dashboard_shows_only_what_the_server_tells() -> None:
    told = {sample.name for metric in Metrics().registry.collect() for sample in metric.samples}
    told |= {"zaubertisch_requests_total", "zaubertisch_request_seconds_bucket", "up"}
    asked = [target["expr"] for panel in json.loads(read("dashboard.json"))["panels"] for target in panel["targets"]]
    assert asked
    for expression in asked:
        assert set(re.findall(r"zaubertisch_\w+", expression)) <= told


@pytest.mark.whole
def test_the_steps_of_the_image_run_without_a_container() -> None:
    done = subprocess.run(
        ["sh", str(DEPLOY / "try.sh")], capture_output=True, text=True, check=False,
        env={**os.environ, "QUICK": "1", "PYTHON": sys.executable},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "All steps passed." in done.stdout


# Pins and vulnerabilities


@pytest.mark.parametrize("name", ["server", "build"])
def test_the_pins_with_hashes_name_the_versions_everything_is_tested_with(name: str) -> None:
    text = (ROOT / f"constraints/{name}.txt").read_text(encoding="utf-8")
    known = pins.versions()
    found = pins.read(text)
    assert found
    for package, (pin, hashes) in found.items():
        assert pin == known[package]
        assert hashes
        assert all(re.fullmatch(r"[0-9a-f]{64}", each) for each in hashes)
    assert "://" not in text
    assert pins.page(found) == text


@pytest.mark.parametrize("name", ["server", "build"])
def test_everything_the_project_asks_for_is_pinned(name: str) -> None:
    found = pins.read((ROOT / f"constraints/{name}.txt").read_text(encoding="utf-8"))
    for requirement in pins.wanted()[name]:
        asked = re.match(r"[\w.-]+", requirement)
        assert asked is not None
        assert pins.normal(asked[0]) in found


@pytest.mark.parametrize(("code", "said", "verdict"), [
    (0, "No known vulnerabilities found", audit.SOUND),
    (1, "starlette 1.0 CVE-2026-1", audit.FOUND),
    (1, "requests.exceptions.ConnectionError: Max retries exceeded", audit.UNKNOWN),
    (1, "npm error audit endpoint returned an error", audit.UNKNOWN),
    (0, "No known vulnerabilities found\nalembic Dependency not found on PyPI and could not be audited", audit.UNKNOWN),
    (1, "Found 1 known vulnerability in 1 package\nstarlette 1.0 PYSEC-1\nalembic could not be audited", audit.FOUND),
])
def test_an_audit_that_reached_nobody_is_not_a_clean_one(code: int, said: str, verdict: int) -> None:
    assert audit.verdict(code, said) == verdict


def test_an_audit_says_what_it_could_not_ask(capsys: pytest.CaptureFixture[str]) -> None:
    fine, missing = [sys.executable, "-c", ""], [str(ROOT / "no-such-program")]
    assert audit.main({"one": fine}) == audit.SOUND
    assert audit.main({"one": fine, "two": missing}) == audit.UNKNOWN
    assert "two: NOT CHECKED" in capsys.readouterr().out
    assert audit.main({"two": missing, "bad": [sys.executable, "-c", "raise SystemExit('CVE-1')"]}) == audit.FOUND
