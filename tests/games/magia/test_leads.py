"""Where each option leads, as a screen shows it to whoever is asked."""

from __future__ import annotations

from typing import cast

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.chance import FastChance


def leads(t: MagiaScene) -> dict[str, list[str]]:
    """By word, the fields as one says them."""
    view = GAME.view(t.table, t.table.asked)
    return {word: [LABELS[field] for field in fields] for word, fields in zip(t.words, view.leads, strict=True)}


@rule("MA-R84", "MA-034", "MA-036")
def test_a_card_leads_to_the_fields_one_step_away_that_it_allows() -> None:
    t = scene().at("red", "D7").at("examiner", "A3").hand(0, "green", "red star")
    t.says(0, "name red", "steal 1")
    shown = leads(t)
    assert shown["play green plain"] == ["E8", "E7"]
    assert sorted(shown["play red star"]) == ["C6", "C7", "D6", "D8", "E7", "E8"]
    t.says(0, "play green")
    assert leads(t) == {"go se": ["E8"], "go sw": ["E7"]}
    t.says(0, "go sw")
    assert leads(t)["stop"] == ["E7"]


@rule("MA-048", "MA-041")
def test_a_step_that_could_not_be_finished_is_not_shown() -> None:
    t = scene().at("red", "A2").at("examiner", "C3")
    t.says(0, "name red")
    t.hand(0, "blue", "black").says(0, "play black")
    assert leads(t)["play blue plain"] == ["B3"]  # to the west it would be back on A2


@rule("MA-061", "MA-065", "MA-096", "MA-051")
def test_lines_summonses_jumps_and_crystals_laid_back_lead_somewhere() -> None:
    t = scene().at("purple", "B2").at("red", "G4").hand(0, *["red"] * 3)
    t.says(0, "name examiner")
    shown = leads(t)
    assert shown["go nw"] == ["B2"]
    assert shown["summon red"] == ["G4"]
    assert shown["jump red"] == ["bay_red"]
    t.says(0, "go nw")
    assert leads(t) == {"play red plain": []}


def test_what_is_shown_is_what_comes_and_nobody_else_is_shown_it() -> None:
    """In games of chance: steps, jumps and crystals laid back arrive where they were said to."""
    chance = FastChance(7)
    seen: set[str] = set()
    for seed in range(5):
        g = GAME.new(4, seed, listening=True)
        while not g.over:
            options, question = g.options()[:], g.question()
            shown = cast("MagiaView", g.view(g.asked)).leads
            assert len(shown) == len(options)
            assert cast("MagiaView", g.view((g.asked + 1) % 4)).leads == []
            pick = chance.below(len(options))
            before = len(g.events)
            g.apply(options[pick])
            told = [event for event in g.events[before:] if event.kind in ("stepped", "jumped", "laid_back")]
            word = GAME.actions.word(options[pick]).split()[0]
            if word in ("go", "jump", "place") and question != "examiner":
                assert told[0].fields["field"] == LABELS[shown[pick][0]]
                seen.add(word)
            elif word == "play" and question == "step" and told:
                assert told[0].fields["field"] in [LABELS[field] for field in shown[pick]]
    assert seen == {"go", "jump", "place"}
