"""What an operator may set; every setting has a value that suits a household."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from zaubertisch.kernel.errors import BadSetup

Network = IPv4Network | IPv6Network

MOST_THINKERS = 8  # processes, unless somebody wants more
LOOPBACK = "127.0.0.0/8,::1"


def default_home() -> Path:
    """Where tables are kept: $ZAUBERTISCH_HOME, or a folder of the user's."""
    told = os.environ.get("ZAUBERTISCH_HOME")
    return Path(told) if told else Path.home() / ".local" / "share" / "zaubertisch"


def days_told(name: str) -> float:
    """A number of days from the environment; nothing means for ever."""
    told = os.environ.get(name, "0")
    try:
        days = float(told)
    except ValueError:
        days = -1.0
    if not 0 <= days < 1e6:
        raise BadSetup("bad-days", f"{name} must be a number of days, not “{told}”.", {"name": name, "text": told})
    return days


def networks(text: str) -> list[Network]:
    """Addresses and networks, told one after the other with commas."""
    found: list[Network] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ip_network(part, strict=False))
        except ValueError:
            raise BadSetup(
                "bad-network", f"“{part}” is no address and no network such as 10.0.0.0/8.", {"text": part},
            ) from None
    return found


def public_site(text: str) -> str:
    """The house's address on the internet as browsers write it: scheme, name, and a port if it is unusual."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if text and (parts.scheme not in USUAL or not parts.hostname or parts.path.strip("/") or parts.query):
        raise BadSetup(
            "bad-public-url", f"“{text}” is no address of a house such as https://table.example.org.", {"text": text},
        )
    if not text:
        return ""
    name = f"[{parts.hostname}]" if ":" in str(parts.hostname) else str(parts.hostname)
    return f"{parts.scheme}://{name}" + (f":{port}" if port not in (None, USUAL[parts.scheme]) else "")


USUAL = {"http": 80, "https": 443}


@dataclass
class Settings:
    """One server's settings."""

    database_url: str = ""
    home: Path = field(default_factory=default_home)
    public_url: str = field(default_factory=lambda: public_site(os.environ.get("ZAUBERTISCH_PUBLIC_URL", "")))
    trust_proxy: list[Network] = field(default_factory=lambda: networks(os.environ.get("ZAUBERTISCH_TRUST_PROXY", "")))
    metrics_for: list[Network] = field(
        default_factory=lambda: networks(os.environ.get("ZAUBERTISCH_METRICS_FOR", LOOPBACK))
    )
    metrics_token: str = field(default_factory=lambda: os.environ.get("ZAUBERTISCH_METRICS_TOKEN", ""))
    bot_workers: int = field(default_factory=lambda: min(os.cpu_count() or 1, MOST_THINKERS))
    bot_seconds: float = 3.0  # the longest a bot may think
    bot_pace: float = 0.8  # seconds a bot seems to think, so that people can follow
    snapshot_every: int = 50
    idle_entries: int = 500_000  # log entries in memory beyond which tables nobody looks at go at once
    reveal_seconds: float = 60.0  # how long the deal waits for the numbers people have promised
    absence_seconds: float = 120.0  # when an absent person's stand-in plays, if the table agreed to one
    durable: bool = field(default_factory=lambda: os.environ.get("ZAUBERTISCH_DURABLE", "") not in ("", "0"))
    keep_finished: float = field(default_factory=lambda: days_told("ZAUBERTISCH_KEEP_FINISHED"))  # days; 0: for ever
    keep_abandoned: float = field(default_factory=lambda: days_told("ZAUBERTISCH_KEEP_ABANDONED"))

    # What one person may ask, or all strangers of one address together
    requests_a_minute: int = 600
    tables_an_hour: int = 60
    moves_a_second: float = 20.0
    lines_a_minute: int = 20  # of chat; a quarter of them at once
    undos_a_minute: int = 20  # to and fro without end would fill the log and the memory
    vote_seconds: float = 20.0  # how long somebody is away before the others may seat a bot for them
    idle_seconds: float = 600.0  # how long a table nobody looks at stays in memory
    idle_tables: int = 500  # and how many such tables at the most
    sockets_a_person: int = 50
    tables_a_person: int = 100  # opened and not over
    seats_a_person: int = 100  # at tables that are not over
    pause_seconds: float = 1.0  # the longest a refusal of too much is held back, so that a flood slows down
    address_share: int = 4  # one address may ask as much as so many people
    network_share: int = 16  # and its network as much as so many

    # What a connection may cost
    connections: int = 4000
    connections_an_address: int = 400
    request_seconds: float = 20.0  # from the first byte of a request to its last
    unread_seconds: float = 30.0  # how long an answer may lie unread
    silence_seconds: float = 20.0  # until a silent socket is asked for a sign of life, and then given up
    hello_seconds: float = 10.0  # from a socket's opening to its first word
    backlog_bytes: int = 256 * 1024  # what may wait for a socket that does not read

    @property
    def secure(self) -> bool:
        """Whether people reach this house over TLS."""
        return self.public_url.startswith("https://")

    def names_proxy(self, host: str) -> bool:
        """Whether this address is one of a proxy whose word counts."""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self.trust_proxy)

    def url(self) -> str:
        """The database: what was told, or a file at home."""
        told = self.database_url or os.environ.get("DATABASE_URL", "")
        return told or f"sqlite:///{self.home / 'tables.sqlite3'}"
