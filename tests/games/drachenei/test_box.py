"""The figures of the box, as text and as an option of the table."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene
from tests.support.rules import rule
from zaubertisch.games.drachenei.box.box import STANDARD
from zaubertisch.games.drachenei.box.sheet import box_named, read, render, sheet_of, written
from zaubertisch.games.drachenei.components import CARD_IDS, COLUMNS, KIND_IDS, RECON1, SECTIONS
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.record import GameRecord, read_record

TEXT = render(RECON1, ["one line a card"])


def corrected(old: str, new: str) -> str:
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def complaint(text: str) -> str:
    with pytest.raises(BadSetup) as error:
        read(text)
    return error.value.key + ": " + str(error.value)


@rule("DE-011", "DE-012")
def test_the_box_has_the_cards_the_rulebook_counts() -> None:
    assert [len(RECON1[section]) for section in SECTIONS[:4]] == [6, 3, 2, 14]
    assert len(CARD_IDS) == 25
    assert sum(STANDARD.copies) == 28
    assert len(KIND_IDS) - 1 == 15
    assert [STANDARD.letter.count(letter) for letter in range(3)] == [8, 8, 9]
    assert sum(STANDARD.figure[11:]) == 115
    assert [STANDARD.symbol[11:].count(symbol) for symbol in (1, 2, 4)] == [4, 5, 5]


def test_every_figure_has_an_origin_and_the_examples_of_the_rulebook_are_marked() -> None:
    tokens = [token for rows in RECON1.values() for row in rows for token in row[1:]]
    assert {token.rpartition(":")[2] for token in tokens} == {"R", "?"}
    goblins = next(row for row in RECON1["creatures"] if row[0] == "goblins_5")
    assert goblins == ["goblins_5", "goblins:R", "A:?", "5:R", "triangle:R", "3/2:R", "1/1:R", "-:?"]
    assert all(len(row) == 1 + len(COLUMNS[section]) for section in SECTIONS for row in RECON1[section])


def test_the_sheet_survives_text_and_json() -> None:
    assert read(TEXT) == RECON1
    assert written(RECON1) == "recon1"
    assert sheet_of("recon1") == RECON1
    other = read(corrected("goblins_7   goblins:?  B:?     7:?", "goblins_7   goblins:?  B:?     8"))
    assert sheet_of(written(other)) == other
    assert other != RECON1
    assert render(other, []).count("8:C") == 1, "a figure without an origin was read off a card"
    assert box_named(written(other)).figure[CARD_IDS.index("goblins_7")] == 8
    assert box_named("recon1") is STANDARD


def test_a_corrected_card_is_played_and_kept_in_the_record() -> None:
    sheet = read(corrected("goblins_5   goblins:R  A:?     5:R       triangle:R  3/2:R   1/1:R     -:?",
                           "goblins_5   dragons:C  A:?     7:C       square:C    4/0:C   2/0:C     1/0:C"))
    value = written(sheet)
    t = scene(3, components=value, group_line="by_size").adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.laid(0, "egg", "sword")
    t.choose("left", "left", "left")
    for seat in range(3):
        t.says(seat, "together")
    assert t.table.stones == [1 + 2, 1, 1], "the line for three, and the egg with its square"
    assert t.told(0, "beaten") == [{"card": "dragons", "figure": 7, "seats": [0, 1, 2]}]
    u = scene(2, components=value, group_line="by_size").adventures("goblins_5", "shadows_9").magic(9, 9)
    u.choose("left", "left")
    u.says(0, "together")
    u.says(1, "together")
    assert u.table.stones == [2, 2]
    chosen = GAME.settle(2, {"components": value})
    record = GameRecord("drachenei", 1, 2, chosen, [], [0, 0, 0])
    assert read_record(record.to_json()).options["components"] == value
    assert GAME.settle(2, {"components": value.replace(",", ", ")}) == chosen, "one way of writing only"


def test_artefacts_with_different_amounts_are_chosen_for_one_after_the_other() -> None:
    sheet = read(corrected("sapphire_t  triangle:?         1:?     2:?    either:R",
                           "sapphire_t  triangle           2       5      either"))
    t = scene(2, components=written(sheet)).adventures("goblins_5", "shadows_9").magic(10, 4)
    t.laid(0, "potion_t", "potion_t", "sapphire_t", "sapphire_t")
    t.choose("left", "pass")
    assert t.words == ["stones 0", "stones 1", "stones 2"]
    assert GAME.view(t.table, 0).bonus == 7
    t.says(0, "stones 2")
    assert t.asked == (0, "bonus")
    assert GAME.view(t.table, 0).bonus == 10
    t.says(0, "stones 1")
    assert t.table.stones[0] == 3 + 2 + 2
    assert t.table.magic[0] == 5 + 5


def test_an_artefact_may_give_both() -> None:
    sheet = read(corrected("sword       triangle:?         2:?     0:?    both:?",
                           "sword       triangle+square    3       1      both"))
    t = scene(2, components=written(sheet)).adventures("shadows_8", "shadows_9").magic(10, 4).laid(0, "sword")
    t.choose("left", "pass")
    assert (t.table.stones[0], t.table.magic[0]) == (6 + 3, 2 + 1)


def test_a_kind_without_copies_cannot_be_wished_for() -> None:
    sheet = read(corrected("potion_s     1:?", "potion_s     0").replace("sapphire_c   1:?", "sapphire_c   2"))
    t = scene(2, components=written(sheet)).adventures("goblins_7", "shadows_9")
    t.hand(0, "egg_left").hand(1, "egg_right")
    t.choose("pass", "pass")
    t.says(0, "offer egg_left")
    assert "wish potion_s" not in t.words
    assert t.refuses(0, "wish potion_s") == "DE-112"


@pytest.mark.parametrize(("text", "said"), [
    ("fulmentus A 1", "components-line: Line 1 stands before the first section."),
    ("[spels]", "components-section: Line 1: “spels” is not a section, or stands there twice."),
    (TEXT + "[spells]\n", "is not a section, or stands there twice."),
    (corrected("energy_6  C:?     6:?", ""), "components-card: In energy_balls each card stands once and in order; "
     "look at “energy_6”."),
    (corrected("energy_6  C:?     6:?", "energy_7 C 6"), "look at “energy_6”"),
    (corrected("energy_6  C:?     6:?", "energy_6 C 6\nenergy_6 C 6"), "look at “energy_4”"),
    (corrected("energy_6  C:?     6:?", "energy_6 C"), "components-row: energy_6 has 1 figures, not 2."),
    (corrected("energy_6  C:?     6:?", "energy_6 D 6"), "components-figure: energy_6: “D” cannot be its letter; "
     "possible: A, B, C."),
    (corrected("energy_6  C:?     6:?", "energy_6 C six"), "energy_6: “six” cannot be its magic; possible: 1–30."),
    (corrected("energy_6  C:?     6:?", "energy_6 C " + "6" * 5000), "cannot be its magic; possible: 1–30."),
    (corrected("3:?       square:?    0/2:?", "3 square 0/" + "2" * 5000), "cannot be its alone; possible: 0/0, 3/2."),
    (corrected("energy_6  C:?     6:?", "energy_6 C 31"), "energy_6: “31” cannot be its magic"),
    (corrected("energy_6  C:?     6:?", "energy_6 C 6:X"), "components-origin: energy_6: after the colon of “6:X”"),
    (corrected("3:?       square:?    0/2:?", "3 star 0/2"), "spiders_3: “star” cannot be its symbol"),
    (corrected("3:?       square:?    0/2:?", "3 square two"), "“two” cannot be its alone; possible: 0/0, 3/2."),
    (corrected("0/2:?   0/1:?     -:?", "0/2 - -"), "spiders_3: “-” cannot be its together"),
    (corrected("0/2:?   0/1:?     -:?", "0/2 0/1 x"), "spiders_3: “x” cannot be its crowd; possible: 0/0, 3/2, -."),
    (corrected("egg         square:?", "egg  moon"), "egg: “moon” cannot be its symbols"),
    (corrected("book_tc     triangle+circle:R", "book_tc triangle"), "book_tc: “triangle:C” cannot be its symbols"),
    (corrected("egg_left     2:?", "egg_left 3"), "components-copies: The box has 28 artefact cards, not 29."),
    (TEXT.replace("B:?", "A:?"), "components-letter: No adventure card has the letter B."),
    ("", "look at “fulmentus”"),
])
def test_what_is_wrong_with_a_sheet_is_said_in_one_sentence(text: str, said: str) -> None:
    assert said in complaint(text)


@pytest.mark.parametrize("value", [
    "recon2", "", "[" * 100_000, "{}", "[]", '{"spells": 1}', written({**RECON1, "spells": []}).replace("[]", "[[]]"),
    written({**RECON1, "spells": []}).replace('"spells":[]', '"spells":[[1]]'),
    written({**RECON1, "spells": []}).replace('"spells":[]', '"spells":7'),
])
def test_only_a_sheet_is_taken_as_components(value: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.settle(2, {"components": value})
    assert error.value.key == "components-value"


def test_a_sheet_with_a_card_missing_is_refused_as_an_option() -> None:
    with pytest.raises(BadSetup, match="look at “fulmentus”"):
        GAME.settle(2, {"components": written({**RECON1, "spells": []})})


@rule("DE-097", "DE-098")
def test_no_two_spells_may_make_stones_out_of_nothing() -> None:
    value = written(read(corrected("retransformus  B:?     2:?", "retransformus  B 3")))
    with pytest.raises(BadSetup, match="A stone cannot cost 2 magic and bring 3"):
        GAME.settle(2, {"components": value})
    assert GAME.settle(2, {"components": value, "transformus_price": "3"})["transformus_price"] == "3"
    with pytest.raises(BadSetup):
        GAME.settle(2, {"transformus_price": "1"})
