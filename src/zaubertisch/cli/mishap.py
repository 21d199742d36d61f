"""What the terminal itself cannot do as asked."""

from __future__ import annotations

import errno

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
    return words.error(error)
