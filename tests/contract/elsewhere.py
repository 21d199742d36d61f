"""The same records, replayed by another Python: with another hash seed, or with another build of the rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import zaubertisch

HERE: Final = str(Path(zaubertisch.__file__).parent.parent)


def facts_elsewhere(files: Sequence[Path], hash_seed: str = "0", package: str = HERE) -> list[dict[str, Any]]:
    """What another process says of the replay of these records."""
    answer = subprocess.run(
        [sys.executable, "-m", "zaubertisch.lab.golden", "--facts", *map(str, files)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": package},
        capture_output=True, text=True, check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return [json.loads(line) for line in answer.stdout.splitlines()]
