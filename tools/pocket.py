"""The archive a page's own Python is given: rules, bots, words, lessons and the pocket, with the packages they need.

`python -m tools.pocket DIR` writes `pocket.zip` and `games.json`, the games as a device offers them. The packages are
those installed here, as the registry gave them; of Babel's data only our languages are taken.
"""

from __future__ import annotations

import importlib.metadata
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src"
OURS: Final = [
    "kernel", "games", "bots", "words", "insight", "hindsight", "lessons", "pocket", "server/table", "server/telling",
]
SINGLE: Final = ["__init__.py", "server/__init__.py", "server/compact.py", "server/mishaps.py", "server/thought.py"]
ONLY_ELSEWHERE: Final = ["first_sight.py", "presence.py", "locale/terminal.", "lessons/locale", "lessons/sentences.py"]
PACKAGES: Final = ["fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions"]
DATA: Final = ["babel/global.dat", *[f"babel/locale-data/{name}.dat" for name in ("root", "de", "en")]]
EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # the archive is the same whenever it is made


def ours() -> Iterator[tuple[str, bytes]]:
    """Our modules, catalogues and learnt values, but for what only a server, a terminal or the page itself needs."""
    files = [SOURCE / "zaubertisch" / name for name in SINGLE]
    for room in OURS:
        for kind in ("*.py", "*.ftl", "*.toml", "value.json", "puzzles/*.json"):
            files += (SOURCE / "zaubertisch" / room).rglob(kind)
    for file in files:
        name = file.relative_to(SOURCE).as_posix()
        if not any(part in name for part in ONLY_ELSEWHERE):
            yield name, file.read_bytes()


def theirs() -> Iterator[tuple[str, bytes]]:
    """The packages, with their licences."""
    for package in PACKAGES:
        for file in importlib.metadata.files(package) or []:
            name = PurePosixPath(file).as_posix()
            licence = ".dist-info/" in name and file.name.upper().startswith(("LICENSE", "COPYING"))
            code = file.suffix == ".py" and not name.startswith("babel/messages/")
            if licence or code or name in DATA:
                yield name, Path(str(file.locate())).read_bytes()


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / "pocket.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted([*ours(), *theirs()]):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    sys.path.insert(0, str(SOURCE))
    from zaubertisch.pocket.stand_ins import take_in

    take_in()
    from zaubertisch.pocket import strengths
    from zaubertisch.server.telling.books import all_games

    (folder / "games.json").write_text(json.dumps(all_games(strengths.names)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
