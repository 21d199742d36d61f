"""What the terminal itself cannot do as asked."""

from __future__ import annotations

import errno

from zaubertisch import games
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.words.catalogue import Words


class Mishap(ZaubertischError):
    """One sentence on stderr and an exit code that is not 0; the sentence is the message `error-<key>`."""

    def __init__(self, key: str, **fields: str) -> None:
        super().__init__(key, key, fields)


class NoFile(Mishap):
    """A file that cannot be read or written, and the system's reason."""

    def __init__(self, key: str, path: str, error: OSError) -> None:
        super().__init__(key, path=path)
        self.code = errno.errorcode.get(error.errno or 0, "")
        self.told = error.strerror or str(error)


def sentence(words: Words, error: ZaubertischError) -> str:
    """The error for the reader; the system's reason in the reader's language where there is a word for it."""
    if isinstance(error, NoFile):
        key = f"reason-{error.code.lower()}"
        error.fields["reason"] = words.say(key) if words.has(key) else error.told
    return knowing(words, error).error(error, typed=True)


def knowing(words: Words, error: ZaubertischError) -> Words:
    """Words that have this error and the one behind it: what a game complains of stands in its own catalogue."""
    causes = [each for each in (error, error.__cause__) if isinstance(each, ZaubertischError)]
    for game in ["", *games.IDS]:
        speaker = Words(words.lang, game) if game else words
        if all(speaker.has(f"error-{each.key}") for each in causes):
            return speaker
    return words
