"""The catalogues as they are written: ids, variables and references of every message."""

from __future__ import annotations

from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from zaubertisch.words.bundles import game_pages, page, pages


class Parts(Visitor):
    """What a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def parts(node: BaseNode) -> Parts:
    out = Parts()
    out.visit(node)
    return out


class Page:
    """One `.ftl` file, or several that are read as one."""

    def __init__(self, *files: tuple[str, str]) -> None:
        body = [item for package, path in files for item in page(package, path).body]
        self.junk = [item.content for item in body if isinstance(item, Junk)]
        self.messages = [item for item in body if isinstance(item, Message)]
        self.ids = [item.id.name for item in self.messages]
        self.parts = {item.id.name: parts(item) for item in self.messages}
        self.references = {each for item in self.messages for each in parts(item).references}

    def needs(self, key: str) -> set[str]:
        """The variables of a message and of those it refers to."""
        found = self.parts.get(key, Parts())
        return found.variables.union(*[self.needs(each) for each in found.references])

    def things(self) -> dict[str, set[str]]:
        """What each message speaks of; where one language names a thing, another may decline it."""
        whole = [key for key in self.ids if not key.startswith("part-")]
        return {key: {each.removesuffix("_name") for each in self.needs(key)} for key in whole}


def game_page(game: str, lang: str) -> Page:
    """All words of a game but its rules."""
    return Page(*(file for file in game_pages(game, lang) if "/rules." not in file[1]))


def rule_page(game: str, lang: str) -> Page:
    return Page(*(file for file in game_pages(game, lang) if "/rules." in file[1]))


def general_page(lang: str) -> Page:
    return Page(*pages("", lang))
