"""Ways in which the rows of a table can be damaged: each a name and the statement that does it, for table `?`."""

from __future__ import annotations

from typing import Final

ROW: Final = "WHERE table_id = ? AND number = "
FIRST_DRAW: Final = "(SELECT min(number) FROM log WHERE table_id = ?1 AND chance != '[]')"

#: What nobody can play on from.
FATAL: Final = {
    "a changed outcome": (
        "UPDATE log SET chance = json_set(chance, '$[0][1]', (json_extract(chance, '$[0][1]') + 1) "
        f"% json_extract(chance, '$[0][0]')) WHERE table_id = ?1 AND number = {FIRST_DRAW}"
    ),
    "broken JSON in the log": f"UPDATE log SET chance = '[[' {ROW} 2",
    "broken JSON in the settings": "UPDATE tables SET settings = '{' WHERE id = ?",
    "a word nobody knows": f"UPDATE log SET word = 'fly' {ROW} (SELECT max(number) FROM log WHERE table_id = ?1)",
    "a missing move": f"DELETE FROM log {ROW} 2",
    "a missing deal": f"DELETE FROM log {ROW} 0",
    "a missing log": "DELETE FROM log WHERE table_id = ?",
    "a status nobody knows": "UPDATE tables SET status = 'lost' WHERE id = ?",
    "a game nobody knows": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "no seats": "DELETE FROM seats WHERE table_id = ?",
    "a missing seat": "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "a version that is no number": "UPDATE tables SET version = 'new' WHERE id = ?",
    "an option nobody knows": """UPDATE tables SET options = '{"colour": "red"}' WHERE id = ?""",
    "no settings": "UPDATE tables SET settings = '{}' WHERE id = ?",
    "a chance event without end": f"UPDATE log SET chance = '[[99999999999999999999999, 0]]' {ROW} 1",
    "somebody else's move": f"UPDATE log SET seat = 1 - seat {ROW} (SELECT max(number) FROM log WHERE table_id = ?1)",
    "an event of another shape": f"UPDATE log SET events = '[3]' {ROW} 1",
    "another seed": "UPDATE tables SET seed = 'f' || substr(seed, 2) || '0' WHERE id = ?",
    "a seat without a number": "UPDATE seats SET number = 'another' WHERE table_id = ?",
    "a name that is no text": "UPDATE seats SET name = x'ff' WHERE table_id = ? AND seat = 1",
    "a bot that is no text": "UPDATE seats SET bot = x'ff' WHERE table_id = ? AND seat = 1",
    "a time that is a word": "UPDATE tables SET touched = 'abc' WHERE id = ?",
    "a time without end": "UPDATE tables SET touched = 9e999 WHERE id = ?",
}

#: What the log makes good.
OF_THE_SNAPSHOT: Final = {
    "an empty snapshot": "UPDATE snapshots SET body = '' WHERE table_id = ?",
    "an empty table in the snapshot": "UPDATE snapshots SET body = '{}' WHERE table_id = ?",
    "a snapshot that is cut off": "UPDATE snapshots SET body = substr(body, 1, 200) WHERE table_id = ?",
    "a snapshot of another chance": "UPDATE snapshots SET block = block + 1 WHERE table_id = ?",
    "a snapshot of a later moment": "UPDATE snapshots SET number = number + 1000 WHERE table_id = ?",
    "a snapshot without a stack": "UPDATE snapshots SET body = json_remove(body, '$.table.stack') WHERE table_id = ?",
    "a snapshot that is a word": "UPDATE snapshots SET body = 'not read', number = 'x' WHERE table_id = ?",
}

#: What hangs on a table beside its log: it is left out, and everybody plays on.
BESIDE: Final = {
    "a line that is no text": "UPDATE chat SET text = x'ff' WHERE table_id = ?",
    "a line at no time": "UPDATE chat SET at = 'x' WHERE table_id = ?",
    "a line at a time without end": "UPDATE chat SET at = 9e999 WHERE table_id = ?",
    "a line of nobody's": "UPDATE chat SET seat = 'x', name = x'ff' WHERE table_id = ?",
    "an order nobody knows": "INSERT INTO orders VALUES (?, 0, 'bogus', 999, '')",
    "an order of no seat": "INSERT INTO orders VALUES (?, 'x', 'bid', 1, 1)",
    "an order for no occasion": "INSERT INTO orders VALUES (?, 0, 'bid', 1, 'x')",
    "an order that is no number": "INSERT INTO orders VALUES (?, 0, 'bid', x'ff', 1)",
}
