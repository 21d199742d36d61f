"""The tools that hold rule pages, catalogues, tests and code together."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import magia_board, refusals, rule_coverage, rule_pages, wizwar_box

ENGLISH = """\
rules-title = Tic – the rules

# for the writer only
## The board

TT-001 = The board has
    nine *squares*.
TT-R01 = { "{" } counts as a square.

## The end

TT-E01 = Three in a row.
"""
GERMAN = ENGLISH.replace("The board", "Das Brett").replace("nine", "neun")
PAGE = """\
# Tic – the rules

This page is written from the catalogue `src/zaubertisch/games/tic/locale/rules.en.ftl` by `make rules`; \
change the catalogue, not the page.

## The board

- **TT-001** <a id="tt-001"></a>The board has nine \\*squares\\*.
- **TT-R01** <a id="tt-r01"></a>{ counts as a square.

## The end

- **TT-E01** <a id="tt-e01"></a>Three in a row.
"""


def put(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project with one title, whose rules are all tested and cited."""
    put(tmp_path, "src/zaubertisch/games/tic/locale/rules.en.ftl", ENGLISH)
    put(tmp_path, "src/zaubertisch/games/tic/locale/rules.de.ftl", GERMAN)
    put(tmp_path, "src/zaubertisch/games/tic/board.py", '"""The board [TT-001]."""\nSIZE = 9  # [TT-R01]\n')
    put(tmp_path, "src/zaubertisch/kernel/table.py", "")
    put(tmp_path, "tests/test_tic.py", '@rule("TT-001", "TT-R01", "TT-E01")\ndef test_it() -> None: ...\n')
    put(tmp_path, "docs/rules/tic.md", PAGE)
    return tmp_path


# Rule pages


def test_a_page_is_written_for_each_language(root: Path) -> None:
    assert rule_pages.main([], root) == 0
    assert (root / "docs/rules/tic.md").read_text(encoding="utf-8") == PAGE
    german = (root / "docs/rules/tic.de.md").read_text(encoding="utf-8")
    assert '## Das Brett\n\n- **TT-001** <a id="tt-001"></a>Das Brett has neun \\*squares\\*.\n' in german
    assert "entsteht mit `make rules` aus dem Katalog `src/zaubertisch/games/tic/locale/rules.de.ftl`" in german


def test_a_page_shows_the_board_if_there_is_a_picture_of_it(root: Path) -> None:
    put(root, "docs/pictures/tic-board.svg", "<svg/>")
    assert rule_pages.main([], root) == 0
    assert "![The board](../pictures/tic-board.svg)" in (root / "docs/rules/tic.md").read_text(encoding="utf-8")
    assert "![Das Brett](../pictures/tic-board.svg)" in (root / "docs/rules/tic.de.md").read_text(encoding="utf-8")


def test_what_is_drawn_of_the_tower_room_agrees_with_the_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    assert magia_board.main(["--check"]) == 0
    put(tmp_path, magia_board.ICONS, (magia_board.ROOT / magia_board.ICONS).read_text(encoding="utf-8"))
    assert magia_board.main(["--check"], tmp_path) == 1
    assert "magia-board.svg is out of date" in capsys.readouterr().err
    assert magia_board.main([], tmp_path) == 0
    assert magia_board.main(["--check"], tmp_path) == 0
    drawn = (tmp_path / magia_board.PICTURE).read_text(encoding="utf-8")
    assert drawn.count("<polygon") == 67
    assert ">A1</text>" in drawn
    assert ">I5</text>" in drawn


def test_pages_out_of_date_are_named_and_left_alone(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_pages.main(["--check"], root) == 1
    assert capsys.readouterr().err == "docs/rules/tic.de.md is out of date: run `make rules`.\n"
    assert not (root / "docs/rules/tic.de.md").exists()
    rule_pages.main([], root)
    assert rule_pages.main(["--check"], root) == 0
    put(root, "docs/rules/tic.md", PAGE + "more\n")
    assert rule_pages.main(["--check"], root) == 1


@pytest.mark.parametrize(("text", "complaint"), [
    ("TT-001 = One.\n", "has no message rules-title"),
    ("rules-title = T\nTT-001 = One.\nTT-001 = Two.\n", "has more than one message TT-001"),
    ("rules-title = T\nthis is not Fluent\n", "has a part that is not Fluent: 'this is not Fluent'"),
    ("rules-title = T\nTT-001 = One { $seat }.\n", "message TT-001 may hold plain text only"),
])
def test_a_faulty_catalogue_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(rule_pages.CatalogueError, match=f"^page.*{complaint}"):
        rule_pages.read_catalogue(text, "page", "en")


def test_rules_before_the_first_heading_have_none() -> None:
    catalogue = rule_pages.read_catalogue("rules-title = T\nTT-001 = One.\n", "page", "en")
    assert [section.heading for section in catalogue.sections] == [""]
    assert "\n\n- **TT-001**" in rule_pages.page("T", catalogue)


def test_two_languages_must_hold_the_same_rules(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(root, "src/zaubertisch/games/tic/locale/rules.de.ftl", GERMAN.replace("TT-E01", "TT-E02"))
    assert rule_pages.main([], root) == 1
    assert capsys.readouterr().err.endswith("rules.de.ftl do not share TT-E01, TT-E02.\n")


def test_a_language_may_not_be_missing(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "src/zaubertisch/games/tic/locale/rules.de.ftl").unlink()
    assert rule_pages.main([], root) == 1
    assert capsys.readouterr().err == "src/zaubertisch/games/tic/locale/rules.de.ftl is missing.\n"


# Rule coverage


def complaints(root: Path, *games: str) -> list[str]:
    return rule_coverage.report(root, games)[1]


def test_a_covered_title_has_no_gaps(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_coverage.main([], root) == 0
    assert capsys.readouterr().out == "tic: 1 rules, 1 rulings, 1 examples; 3 of 3 tested, 2 of 2 cited\n"


def test_a_rule_without_a_test_is_a_gap(root: Path) -> None:
    put(root, "tests/test_tic.py", '@marks.rule("TT-001", *more)\nclass TestIt: ...\n@other("TT-E01")\ndef f(): ...\n')
    assert complaints(root) == ["TT-R01 has no test.", "TT-E01 has no test."]
    assert rule_coverage.main(["tic"], root) == 1


def test_a_rule_without_a_citation_is_a_gap_and_an_example_needs_none(root: Path) -> None:
    put(root, "src/zaubertisch/games/tic/board.py", '"""TT-001 without brackets."""\nX = 1  # TT-R01\n')
    assert complaints(root) == ["TT-001 is not cited in the code.", "TT-R01 is not cited in the code."]


def test_a_rule_named_by_a_refusal_is_cited(root: Path) -> None:
    put(root, "src/zaubertisch/games/tic/board.py", 'def why_not() -> str:\n    return "TT-001" or "TT-R01"\n')
    assert complaints(root) == []


def test_the_kernel_may_cite_a_rule(root: Path) -> None:
    put(root, "src/zaubertisch/games/tic/board.py", '"""The board [TT-001]."""\n')
    put(root, "src/zaubertisch/kernel/table.py", '"""Squares [TT-R01 TT-001]."""\n')
    assert complaints(root) == []


@pytest.mark.parametrize("path", ["src/zaubertisch/games/tic/board.py", "tests/test_more.py"])
def test_a_cited_rule_that_is_not_on_the_page_is_a_gap(root: Path, path: str) -> None:
    put(root, "src/zaubertisch/games/tic/rest.py", '"""[TT-001 TT-R01]"""\n')
    put(root, path, '"""[TT-099]"""\n\n@rule("TT-099")\nasync def test_it() -> None: ...\n')
    assert complaints(root) == ["TT-099 is cited but not on the page of tic."]


def test_a_rule_of_no_page_is_a_gap_unless_one_title_is_asked_for(root: Path) -> None:
    put(root, "tests/test_more.py", '@rule("ZZ-001")\ndef test_it() -> None: ...\n')
    assert complaints(root) == ["ZZ-001 is cited but on no page."]
    assert complaints(root, "tic") == []


def test_a_title_without_a_page_is_a_gap(root: Path) -> None:
    assert complaints(root, "tac") == ["tac has no rule page docs/rules/tac.md."]


def test_a_project_without_pages_is_a_gap(tmp_path: Path) -> None:
    assert complaints(tmp_path) == ["docs/rules has no page with rules."]


def test_only_calls_of_rule_count_as_tests_of_rules() -> None:
    source = '@rule\ndef f(): ...\n@rule(3)\ndef g(): ...\n@(lambda: rule)("TT-001")\ndef h(): ...\n'
    assert rule_coverage.ids_in_tests(source) == set()


@pytest.mark.parametrize(("rule", "kind"), [("TT-001", ""), ("TT-R01", "R"), ("TT-E01", "E")])
def test_the_letter_after_the_hyphen_tells_the_kind(rule: str, kind: str) -> None:
    assert rule_coverage.kind_of(rule) == kind


def test_the_cards_and_exits_of_the_page_agree_with_the_rules_of_wiz_war(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    assert wizwar_box.main(["--check"]) == 0
    assert wizwar_box.main(["--check"], tmp_path) == 1
    assert "box.ts is out of date" in capsys.readouterr().err
    assert wizwar_box.main([], tmp_path) == 0
    assert wizwar_box.main(["--check"], tmp_path) == 0


def test_illegal_moves_are_printed_with_their_reasons_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    refusals.main(["abraca", "wizwar", "--count", "3", "--seed", "5"])
    lines = capsys.readouterr().out.splitlines()
    numbered = [f"{key} {number}" for key in ("abraca", "wizwar") for number in (1, 2, 3)]
    assert [line.split(".")[0] for line in lines[::3]] == numbered
    assert all(" is not possible now: " in line and "-" in line.split("[")[-1] for line in lines[1::3])
    assert all(" geht jetzt nicht: " in line for line in lines[2::3])
