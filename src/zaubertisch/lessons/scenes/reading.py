"""A scene as text: game, seats and options in its first line, then one verb a line, or what a seat says.

    abraca 3 first_seat=0
    row 0 8 8 7 5 3
    lives 6 5 6
    0: call 8

What has spaces in it stands in quotes: `energy 0 cards="blue 5, green 9"`. Empty lines and what follows a #
say nothing.
"""

from __future__ import annotations

import importlib
import inspect
import re
import shlex
from collections.abc import Callable, Iterable
from typing import Any, Final

from zaubertisch import games
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.lessons.scenes.naming import BadScene, no_such, quoted
from zaubertisch.lessons.scenes.stage import Stage

SAID: Final = re.compile(r"(\d+): *(.+)")
NAMED: Final = re.compile(r"(\w+)=(.*)", re.DOTALL)


def read(text: str) -> Stage[Any]:
    """The table this text sets; what it asks for and cannot be is told with its line."""
    first, *others = lines_of(text) or [""]
    stage = laid_out(first)
    put(stage, others)
    stage.can_be()
    return stage


def lines_of(text: str) -> list[str]:
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    return [line for line in lines if line]


def laid_out(first: str) -> Stage[Any]:
    """The table of a scene's first line, before any piece is put."""
    game, seats, *options = first.split() if len(first.split()) > 1 else (first, "")
    if game not in games.IDS:
        raise BadScene(no_such("game", game, games.IDS))
    if not seats.isdigit() or not all(map(NAMED.fullmatch, options)):
        raise BadScene(f"A scene begins with game, seats and options, as in “{game} 3 first_seat=0”, not “{first}”.")
    chosen = dict(each.split("=", maxsplit=1) for each in options)
    module = importlib.import_module(f"zaubertisch.lessons.scenes.{game}")
    try:
        stage: Stage[Any] = module.stage(int(seats), chosen)
    except ZaubertischError as error:
        raise BadScene(f"“{first}”: {error}") from error
    return stage


def put(stage: Stage[Any], lines: Iterable[str]) -> None:
    """Carry these lines out, one after the other."""
    for line in lines:
        try:
            put_line(stage, line)
        except (BadScene, ZaubertischError, ValueError) as error:
            raise BadScene(f"“{line}”: {error}") from error


def put_line(stage: Stage[Any], line: str) -> None:
    said = SAID.fullmatch(line)
    if said:
        stage.says(int(said[1]), said[2])
        return
    verb, *given = shlex.split(line)
    if verb not in stage.verbs:
        raise BadScene(f"{no_such('verb', verb, stage.verbs)} The verbs are {quoted(sorted(stage.verbs))}.")
    carry_out(stage, getattr(stage, verb), given)


def carry_out(stage: Stage[Any], verb: Callable[..., object], given: list[str]) -> None:
    """Do what the verb says with what is given, each as the verb takes it."""
    signature = inspect.signature(verb, eval_str=True)
    plain = [each for each in given if not is_named(each, signature)]
    named = dict(each.split("=", maxsplit=1) for each in given if is_named(each, signature))
    try:
        bound = signature.bind(*plain, **named)
    except TypeError:
        raise BadScene(f"{verb.__name__} takes {', '.join(signature.parameters)}.") from None
    for name, value in bound.arguments.items():
        kind, parameter = signature.parameters[name].annotation, signature.parameters[name].kind
        if parameter is inspect.Parameter.VAR_POSITIONAL:
            bound.arguments[name] = tuple(meant(stage, name, kind, each) for each in value)
        elif parameter is inspect.Parameter.VAR_KEYWORD:
            bound.arguments[name] = {key: meant(stage, key, kind, each) for key, each in value.items()}
        else:
            bound.arguments[name] = meant(stage, name, kind, value)
    verb(*bound.args, **bound.kwargs)


def is_named(each: str, signature: inspect.Signature) -> bool:
    """Whether this is given under a name of the verb's, such as `dust=5`."""
    found = NAMED.fullmatch(each)
    any_name = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in signature.parameters.values())
    return found is not None and (any_name or found[1] in signature.parameters)


def meant(stage: Stage[Any], name: str, kind: Any, said: str) -> Any:
    """What is said, as the verb takes it: numbers as numbers, several of them between commas."""
    if kind is int:
        return stage.number(name, said)
    if kind is bool:
        return said == "yes"
    if kind is str:
        return said
    if kind == (str | int):
        return int(said) if said.isdigit() else said
    several = [int(each) for each in said.split(",")]
    return several if kind == list[int] else tuple(several)
