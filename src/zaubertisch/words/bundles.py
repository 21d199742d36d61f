"""Where the messages are: each game's own pages and the general ones, read once."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

LANGUAGES: Final[list[str]] = ["en", "de"]


def pages(game: str, lang: str) -> list[tuple[str, str]]:
    """The package and the path of every page that speaks for a game; without a game, of the general ones."""
    general = [("zaubertisch.words", f"locale/{lang}.ftl"), ("zaubertisch.words", f"locale/terminal.{lang}.ftl")]
    return [*general, *game_pages(game, lang)] if game else general


def game_pages(game: str, lang: str) -> list[tuple[str, str]]:
    """A game's `de.ftl`, its `rules.de.ftl`, and whatever else it has in that language (`cards.de.ftl`)."""
    package = f"zaubertisch.games.{game}"
    folder = resources.files(package).joinpath("locale")
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    return [(package, f"locale/{name}") for name in names if f".{name}".endswith(f".{lang}.ftl")]


@functools.cache
def page(package: str, path: str) -> Resource:
    """One parsed page; one that is not there is empty, so that a game under way can be played before it has words."""
    file = resources.files(package).joinpath(path)
    return FluentParser().parse(file.read_text(encoding="utf-8") if file.is_file() else "")


@functools.cache
def bundle(game: str, lang: str) -> FluentBundle:
    """All messages of a game, without the invisible marks around inserted words that terminals show as boxes."""
    out = FluentBundle([lang], use_isolating=False)
    for package, path in pages(game, lang):
        out.add_resource(page(package, path))
    return out
