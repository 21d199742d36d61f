"""Whatever is wrong is told in one sentence, in the language asked for, on stderr, with exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.speaking import zaubertisch

CASES = [
    ("pley", "Den Befehl „pley“ gibt es nicht", "There is no command “pley”"),
    ("play chess", "Das Spiel „chess“ gibt es nicht", "There is no game “chess”"),
    ("play abraca --seats 9", "für 2 bis 5 Plätze, nicht für 9", "for 2 to 5 seats, not for 9"),
    ("play abraca --seats many", "„seats“ braucht eine ganze Zahl", "“seats” needs a whole number"),
    ("play abraca --fly", "Die Option --fly gibt es hier nicht", "There is no option --fly here"),
    ("play abraca --save", "braucht einen Wert", "needs a value"),
    ("play abraca --variant fly=1", "hat keine Option „fly“", "has no option “fly”"),
    ("play abraca --variant chain=9", "kann ascending, free sein, aber nicht „9“", "takes ascending, free, but not"),
    ("play abraca --variant chain", "„chain“ ist keine Variante", "“chain” is not a variant"),
    ("play abraca --bots nobody", "Den Bot „nobody“ gibt es für abraca nicht", "There is no bot “nobody” for abraca"),
    ("play abraca --me 4", "Platz 4 gibt es an diesem Tisch nicht", "There is no seat 4 at this table"),
    ("play abraca --resume gone.json", "lässt sich nicht lesen: diese Datei", "could not be read: there is no"),
    ("play abraca --save gone/x.json", "nicht in gone/x.json speichern: diese", "not be saved to gone/x.json:"),
    ("play abraca --save /dev/null", "keine gewöhnliche Datei", "not an ordinary file"),
    ("play abraca chess go", "verstehe ich nicht", "I do not understand"),
    ("watch", "„record“ fehlt", "“record” is missing"),
    ("watch /", "/ lässt sich nicht lesen: das ist ein Ordner", "/ could not be read: that is a folder"),
    ("rules chess", "Das Spiel „chess“ gibt es nicht", "There is no game “chess”"),
    ("rules abraca AB-999", "Eine Regel „AB-999“ gibt es nicht", "There is no rule “AB-999”"),
]


@pytest.mark.parametrize(("line", "german", "english"), CASES)
def test_one_sentence_in_the_readers_language(line: str, german: str, english: str) -> None:
    for lang, sentence in (("de", german), ("en", english)):
        result = zaubertisch(*line.split(), lang=lang)
        assert sentence in result.stderr
        assert result.stderr.count("\n") == 1
        assert result.stdout == ""
        assert result.exit_code == 2


def test_the_language_of_the_environment_is_the_usual_one() -> None:
    assert "gibt es nicht" in zaubertisch("pley", lang="de").stderr
    assert "There is no" in zaubertisch("pley", lang="fr").stderr


def test_the_language_asked_for_comes_first_wherever_it_stands() -> None:
    for args in (["pley", "--lang", "de"], ["--lang", "de", "pley"], ["--lang=de", "pley"]):
        assert zaubertisch(*args).stderr.startswith("Den Befehl „pley“ gibt es nicht")


def test_a_language_there_is_not() -> None:
    result = zaubertisch("play", "--lang=fr", lang="de")
    assert result.stderr == "Die Sprache „fr“ gibt es nicht; es gibt: en, de.\n"
    assert result.exit_code == 2


RECORD = {
    "format": 1, "game": "abraca", "version": 1, "seats": 2, "options": {}, "moves": [], "chance": [], "notes": {},
}

BROKEN = [
    (b"\xff\xfe", "kann nicht|lässt sich nicht als JSON lesen"),
    (b"{", "lässt sich nicht als JSON lesen"),
    (b"[" * 100_000, "lässt sich nicht als JSON lesen"),
    (b"[]", "keine Spielaufzeichnung"),
    (json.dumps({**RECORD, "format": 99}).encode(), "von einem neueren"),
    (json.dumps({**RECORD, "moves": 7}).encode(), "Das Feld „moves“"),
    (json.dumps({**RECORD, "version": 99}).encode(), "Regelversion 99"),
    (json.dumps({**RECORD, "seats": 99}).encode(), "bei Zug 0 gegen die Regeln: abraca ist für 2 bis 5 Plätze"),
    (json.dumps({**RECORD, "chance": [0] * 60, "moves": ["fly"]}).encode(), "bei Zug 1 gegen die Regeln"),
    (json.dumps(RECORD).encode(), "Die aufgezeichneten Zufälle"),
    (json.dumps({**RECORD, "game": "chess"}).encode(), "Das Spiel „chess“ gibt es nicht"),
]


@pytest.mark.parametrize(("content", "sentence"), BROKEN)
@pytest.mark.parametrize("command", [["watch"], ["play", "--resume"]])
def test_a_broken_record_is_told_and_left_alone(
    tmp_path: Path, content: bytes, sentence: str, command: list[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    result = zaubertisch(*command, str(file), lang="de")
    assert any(part in result.stderr for part in sentence.split("|"))
    assert result.stderr.count("\n") == 1
    assert result.exit_code == 2
    assert file.read_bytes() == content


def test_another_games_record_cannot_be_resumed_as_this_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**RECORD, "game": "chess"}))
    result = zaubertisch("play", "abraca", "--resume", str(file))
    assert "This record is of chess" in result.stderr
    assert result.exit_code == 2
