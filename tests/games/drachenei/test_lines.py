"""Zauberschwert & Drachenei told in lines."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene
from tests.support.rules import rule
from zaubertisch.games.drachenei.box.sheet import read, written
from zaubertisch.games.drachenei.components import RECON1
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.drachenei import components, lines

WORDS = Words("en", "drachenei", ["Ana", "Ben", "Cora", "Dan"], strict=True)


def test_the_display_is_told_with_all_figures_and_wizards() -> None:
    t = scene(3).adventures("goblins_5", "holy_2")
    t.says(0, "place left")
    t.says(1, "pass")
    said = lines(GAME.view(t.table, 2), WORDS)
    assert said[:5] == [
        "Round 1, phase C: Choose an adventure. Start seat: Ana.",
        "Asked: You (Cora). Where does your wizard go?",
        "On the left: Goblins, strength 5, symbol triangle; alone 3 stones and 2 artefact cards, together 1 stone and "
        "1 artefact card each. Wizards there: Ana. Alone it costs you 5 magic: you have 4, 1 too few. "
        "Together with all there you would pay 3.",
        "On the right: holy place, 2 stones and 1 artefact card for everybody there. No wizard there.",
        "Passed: Ben.",
    ]
    assert lines(GAME.view(t.table, 0), WORDS)[1] == "Asked: Cora. “Where does your wizard go?”", "it is not put to Ana"
    german = Words("de", "drachenei", ["Ana", "Ben", "Cora"], strict=True)
    assert lines(GAME.view(t.table, PUBLIC), german)[1] == "Gefragt: Cora. „Wohin geht dein Zauberer?“"
    u = scene(2).adventures("addus", "energy_4")
    assert lines(GAME.view(u.table, 0), WORDS)[2:4] == [
        "On the left: the spell Addus: 1 more magic in phase B. No wizard there.",
        "On the right: energy ball, 4 magic for everybody there. No wizard there.",
    ]


@rule("DE-005", "DE-006")
def test_seats_hands_and_stacks_are_told_as_far_as_the_viewer_knows_them() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").magic(5, 6).stones(1, 3).owns(1, "harpagarus")
    t.hand(0, "egg_left", "egg_left").hand(1, "potion_t").laid(1, "sword")
    said = lines(GAME.view(t.table, 0), WORDS)
    assert said[said.index("You (Ana)") + 1] == "  5 magic; 1 stone; 2 artefact cards in hand."
    assert said[said.index("Ben") + 1] == "  6 magic; 3 stones; 1 artefact card in hand."
    assert "  Spells: Harpagarus." in said
    assert "  Laid out: Magic Sword." in said
    assert "  Your hand: left half of the Dragon’s Egg ×2." in said
    assert "  Adventure stack: 8 A, 6 B, 8 C. Artefact stack: 23." in said
    assert any(line.startswith("  Still in the adventure stack, letter A: Fulmentus, Stonex, energy") for line in said)
    assert "  Harpagarus: takes 1 magic from another seat." in said
    assert not any("Ben’s hand" in line for line in said)
    assert "  Ben’s hand: Magic Potion with triangle." in lines(GAME.view(t.table, TRUTH), WORDS)
    assert not any("hand:" in line for line in lines(GAME.view(t.table, PUBLIC), WORDS))


def test_contests_are_told() -> None:
    t = scene(3).adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.choose("left", "left", "left")
    t.says(0, "together")
    assert "Have voted: Ana." in lines(GAME.view(t.table, 1), WORDS)
    means = "Together: your share is 2 magic if all agree. Alone: an auction from 5 magic."
    assert means in lines(GAME.view(t.table, 1), WORDS)
    assert means not in lines(GAME.view(t.table, 2), WORDS), "it is not put to Cora"
    assert any("This card is being evaluated." in line for line in lines(GAME.view(t.table, 1), WORDS))
    t.says(1, "alone")
    assert "No bid yet. Bidding: You (Ana), Ben and Cora." in lines(GAME.view(t.table, 0), WORDS)
    t.says(0, "bid 6")
    assert "Highest bid: 6 (Ana). Still bidding: Ana, You (Ben) and Cora." in lines(GAME.view(t.table, 1), WORDS)


def test_a_sealed_vote_tells_nobody_but_its_voter_what_was_said() -> None:
    t = scene(3, vote="sealed").adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.choose("left", "left", "left")
    t.says(0, "alone")
    assert "For alone: You (Ana)." in lines(GAME.view(t.table, 0), WORDS)
    assert not any(line.startswith("For alone") for line in lines(GAME.view(t.table, 1), WORDS))


def test_prices_and_choices_are_told() -> None:
    t = scene(2, may_decline="true").adventures("goblins_5", "shadows_9").magic(9, 9).laid(0, "potion_t", "sapphire_t")
    t.choose("left", "pass")
    assert "Fighting: You (Ana). Your price: 5 magic." in lines(GAME.view(t.table, 0), WORDS)
    assert "Fighting: Ana. Price: 5 magic (Ana)." in lines(GAME.view(t.table, 1), WORDS)
    t.says(0, "fight")
    choice = "Magic Potion with triangle and its like, 2 in all: 1 stone or 2 magic each."
    assert choice in lines(GAME.view(t.table, 0), WORDS)


def test_trading_is_told() -> None:
    t = scene(3, offers="addressed").adventures("goblins_7", "shadows_9")
    t.hand(0, "egg_left").hand(1, "egg_right").hand(2, "potion_c")
    t.choose("pass", "pass", "pass")
    assert "Lap 1 of trading." in lines(GAME.view(t.table, 1), WORDS)
    t.says(0, "offer egg_left")
    assert "Lap 1 of trading." in lines(GAME.view(t.table, 0), WORDS)
    t.says(0, "wish anything", "address 1")
    said = lines(GAME.view(t.table, 2), WORDS)
    assert "Lap 1 of trading. Offerer: Ana. Given: left half of the Dragon’s Egg; wished for: anything." in said
    assert "Only one seat may answer: Ben." in said
    assert "  Known in hand: left half of the Dragon’s Egg." in said
    t.says(1, "reply egg_right")
    assert "Reply (Ben): right half of the Dragon’s Egg." in lines(GAME.view(t.table, 2), WORDS)


def test_idle_rounds_used_spells_and_the_end_are_told() -> None:
    t = scene(2, stall_rounds="5", spell_windows="lean").adventures("goblins_7", "shadows_9")
    t.owns(0, "transformus").magic(9, 9)
    t.choose("pass", "pass")
    t.says(0, "use transformus")
    t.choose("pass")
    assert "No card has left the display for 1 round; after 5 the game ends." in lines(GAME.view(t.table, 0), WORDS)
    t.choose("pass").skip_phase_e()
    for _ in range(3):
        t.pass_round()
    assert lines(GAME.view(t.table, 0), WORDS)[0] == "The game is over. Nothing has left the display for too long."
    u = scene(2).adventures("goblins_7", "shadows_9").owns(0, "transformus", "retransformus").magic(9, 9).stones(1, 0)
    u.choose("pass", "pass")
    u.says(0, "use transformus")
    assert "  Spells: Retransformus, Transformus (used)." in lines(GAME.view(u.table, 1), WORDS)
    w = scene(2).adventures("energy_4", "shadows_9").hand(0, "egg_left")
    w.choose("left", "pass")
    assert "On the left: nothing. No wizard there." in lines(GAME.view(w.table, 0), WORDS)


def test_a_line_for_three_is_told_where_it_counts() -> None:
    text = components(WORDS).replace("0/2:?   0/1:?     -:?", "0/2 0/1 1/0")
    t = scene(3, components=written(read(text)), group_line="by_size").adventures("spiders_3", "goblins_4")
    said = lines(GAME.view(t.table, 0), WORDS)
    assert any("three or more 1 stone each" in line for line in said)


@pytest.mark.many
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_table_of_random_games_can_be_told(language: str) -> None:
    words = Words(language, "drachenei", strict=True)
    lots = FastChance(3)
    for seats in (2, 3, 4):
        table = GAME.new(seats, seats)
        while not table.over:
            if lots.below(3) == 0:
                assert lines(GAME.view(table, lots.below(seats)), words)  # type: ignore[arg-type]
            table.apply(lots.pick(table.options()))
        assert lines(GAME.view(table, PUBLIC), words)  # type: ignore[arg-type]


def test_the_sheet_is_printed_with_its_notes_and_can_be_read_back() -> None:
    for language in ("en", "de"):
        text = components(Words(language, "drachenei", strict=True))
        assert text.startswith("# Zauberschwert & Drachenei")
        assert read(text) == RECON1


@pytest.mark.parametrize(("old", "new"), [
    ("energy_6  C:?     6:?", "energy_6 C"), ("energy_6  C:?     6:?", "energy_6 D 6"), ("energy_6  C:?     6:?", ""),
    ("energy_6  C:?     6:?", "energy_6 C 6:X"), ("egg_left     2:?", "egg_left 3"), ("B:?", "A:?"),
    ("[spells]", "[x]"), ("[spells]", ""),
])
def test_complaints_about_a_sheet_have_words(old: str, new: str) -> None:
    for language in ("en", "de"):
        words = Words(language, "drachenei", strict=True)
        with pytest.raises(BadSetup) as error:
            read(components(words).replace(old, new))
        assert words.error(error.value) == words.say(f"error-{error.value.key}", **error.value.fields)


def test_complaints_about_options_have_words() -> None:
    for language in ("en", "de"):
        for options in ({"components": "x"}, {"components": pump()}):
            with pytest.raises(BadSetup) as error:
                GAME.settle(2, options)
            words = Words(language, "drachenei", strict=True)
            assert words.error(error.value) == words.say(f"error-{error.value.key}", **error.value.fields)


def pump() -> str:
    return written(read(components(WORDS).replace("retransformus  B:?     2:?", "retransformus  B 3")))
