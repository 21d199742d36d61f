"""What stands behind each paragraph: read from the source, and seen in golden games."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest
from tools import certain
from tools.rulebook import __main__ as rulebook
from tools.rulebook import choosing
from tools.rulebook.citing import Proof, places, places_in, sentence_of
from tools.rulebook.watching import Eye, golden, watched

from zaubertisch.kernel import table

SOURCE = textwrap.dedent('''\
    """A room [TT-001]."""
    class Turn:
        """A turn [TT-002]."""
        def run(self):
            """Its contents [TT-003]."""
            # before it [TT-004]
            return self.at  # and beside it [TT-005]
        def why_not(self):
            return "TT-006"
''')


def test_docstrings_comments_and_refusals_cite_rules_at_their_places() -> None:
    whole, run, why_not = places_in(SOURCE, "tic/turn.py")
    assert whole.by_heading == {"TT-001", "TT-002"}
    assert run.title() == "tic/turn.py: Turn.run"
    assert run.by_heading == {"TT-002", "TT-003"}
    assert run.by_line == {7: {"TT-004", "TT-005"}}
    assert why_not.ids() == {"TT-006"}


def test_a_test_is_a_sentence() -> None:
    assert sentence_of("test_a_failed_call_costs_a_life") == "A failed call costs a life"


def test_kindred_rules_are_named_in_a_sentence_or_shown_by_one_test() -> None:
    sentences = {"TT-001": "As TT-R01 says.", "TT-002": "Alone.", "TT-R01": "So.", "TT-E01": "Given."}
    tests = [Proof("Both", ("TT-001", "TT-E01")), Proof("Alone", ("TT-002",))]
    assert choosing.kin("TT-001", sentences, tests, []) == ["TT-R01", "TT-E01"]
    assert choosing.kin("TT-002", sentences, tests, []) == []


@pytest.mark.skipif(not table.__file__.endswith(".py"), reason="compiled rules run unseen")
def test_every_moment_of_a_book_is_one_at_which_its_rule_is_at_work_or_refuses_what_is_said() -> None:
    book = json.loads((rulebook.FOLDER / "abraca.json").read_text(encoding="utf-8"))
    eye = Eye(places("abraca"))
    records = golden("abraca")
    seen = {name: watched(name, records[name], eye, every=1) for name in book["records"]}
    assert sum(bool(behind["at"]) for behind in book["rules"].values()) > 50
    for rule, behind in book["rules"].items():
        for name, number in behind["at"]:
            assert rule in seen[name].at_work[number], (rule, name, number)
        for refusal in behind["refused"]:
            name, number = refusal["at"]
            told = [(each.number, each.rule, each.word, each.key) for each in seen[name].refusals]
            assert (number, rule, refusal["word"], refusal["key"]) in told


def test_a_book_that_names_a_moment_that_is_none_is_at_fault() -> None:
    book = {"records": ["outcome_lives"], "rules": {"AB-001": {"at": [["outcome_lives", 9999]], "refused": []}}}
    assert rulebook.faults("abraca", book) == ["AB-001 names a moment that is none: outcome_lives 9999."]
    book["rules"] = {}
    assert rulebook.faults("abraca", book) == ["abraca: the games named are not those shipped."]


def test_a_file_out_of_date_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rulebook, "NEAR_FILE", rulebook.FOLDER / "not-there.json")
    assert rulebook.main(["--check", "--games", "abraca"]) == 1
    assert capsys.readouterr().err == "web/src/rulebook/not-there.json is out of date: run `make rulebook`.\n"


REPORT = '<testsuites><testsuite tests="5" failures="1" errors="0" skipped="2"/></testsuites>'


def test_what_a_whole_run_has_left_is_kept_and_what_was_not_run_is_absent(tmp_path: Path) -> None:
    (tmp_path / "interpreted.xml").write_text(REPORT)
    (tmp_path / "corpora").write_text('{"pairs": 9, "reached": 8, "seed": 1}')
    (tmp_path / "fuzz").touch()
    parts = certain.done(tmp_path)["parts"]
    assert parts == {
        "interpreted": {"tests": 5, "failed": 1, "skipped": 2}, "corpora": {"pairs": 9, "reached": 8}, "fuzz": {},
    }
