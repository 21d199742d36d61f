"""What became of every card of Wiz-War is read from what everybody heard."""

from __future__ import annotations

from typing import Final

from tests.games.wizwar.scene import duel, scene
from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.kernel.event import EVERYONE, Event
from zaubertisch.lab.wizwar.deeds import NEVER_COUNTERED, NEVER_DISPELLED, WANTED, Story, story

#: By the rules no counter cancels these; the golden games counter everything else, and none of these.
NO_COUNTER: Final[dict[str, str]] = {
    "an energy card is no spell": "energy_4 energy_5 energy_6",
    "an item is no spell": "bloodshard brainstone lifestone mightstone powerstone speedstone spellstone visionstone "
    "fire_cloak master_key universal_solvent handful_of_tacks wizardblade",
    "nobody can react to a Mundane card": "pick_lock heave_ho",
    "its own text forbids it": "anti_anti",
}
#: These lie in play as spells and can be dispelled; nothing else can.
LIE_IN_PLAY: Final = (
    "acid_bath adrenaline big_man_form booby_trap create_door create_wall disease dust_cloud extra_arms featherweight "
    "flood fog glue gnome_form golem_form gravity homunculus invisible mist_body pain_link rosebush seal_door shatter "
    "slime_form slow_death stone_block stone_spikes strength thornbush wall_of_fire werewolf_form"
)


def told(*lines: str) -> Story:
    """A story of events written as `kind seat card`."""
    events = []
    for line in lines:
        kind, seat, *card = line.split()
        fields: dict[str, int | str | list[int]] = {"seat": int(seat)}
        if card:
            fields["item" if kind.endswith("item") else "spell"] = card[0]
        events.append(Event(kind, EVERYONE, fields))
    return story(events)


def test_the_cards_that_cannot_be_countered_are_these() -> None:
    assert {key: reason for reason, keys in NO_COUNTER.items() for key in keys.split()} == NEVER_COUNTERED


def test_the_cards_that_can_be_dispelled_are_these() -> None:
    assert sorted({card.key for card in CARDS} - set(NEVER_DISPELLED)) == LIE_IN_PLAY.split()
    assert set(NEVER_DISPELLED.values()) == {"no spell", "instant"}


def test_every_card_is_wanted_at_work_most_countered_and_the_lasting_ones_dispelled() -> None:
    assert len(WANTED) == 92 + (92 - 19) + 31


def test_a_spell_nobody_stops_takes_effect() -> None:
    assert told("cast 0 fireball").took_effect() == ["fireball"]
    assert told("cast 0 fireball", "cancelled 0 fireball").took_effect() == []
    assert told("cast 0 fireball", "evaded 1").took_effect() == []
    assert told("cast 0 fireball", "cancelled 0 fireball").features() == {"countered:fireball"}


def test_evading_a_fist_takes_nothing_from_a_spell_before_it() -> None:
    assert told("cast 0 fog", "punched 0", "evaded 1").took_effect() == ["fog"]
    assert told("used 0 universal_solvent", "evaded 1").took_effect() == ["universal_solvent"]


def test_reactions_take_effect_before_what_they_answer_but_a_shield_after_it() -> None:
    lines = ["cast 0 fireball", "reacted 1 pain_link", "reacted 1 shield"]
    assert told(*lines).took_effect() == ["pain_link", "fireball", "shield"]


def test_a_cancelled_reaction_has_no_effect() -> None:
    lines = ["cast 0 fireball", "reacted 1 full_shield", "reacted 0 anti_anti", "cancelled 1 full_shield"]
    assert told(*lines).took_effect() == ["anti_anti", "fireball"]
    assert told(*lines).countered == {"full_shield"}


def test_energy_and_modifiers_work_with_what_they_were_played_for() -> None:
    lines = [
        "cast 0 zot", "modified 0 add", "modified 0 around_the_corner", "boosted 0", "drew 1", "discarded 0 energy_4",
        "discarded 0 meditate", "discarded 0 energy_5",
    ]
    assert told(*lines).took_effect() == ["energy_4", "add", "around_the_corner", "zot"]
    assert told(*lines, "cancelled 0 around_the_corner").took_effect() == ["energy_4", "add", "zot"]
    assert told(*lines, "cancelled 0 zot").took_effect() == []


def test_what_is_discarded_without_a_boost_has_no_effect() -> None:
    assert told("cast 0 fog", "discarded 0 energy_4").took_effect() == ["fog"]
    assert told("sped 0", "discarded 0 energy_4", "discarded 0 energy_5").took_effect() == ["energy_4"]


def test_stones_work_when_they_are_played_and_rocks_when_they_are_thrown() -> None:
    assert told("played_item 0 lifestone", "played_item 0 large_rock").took_effect() == ["lifestone"]
    assert told("played_item 0 large_rock", "threw 0 large_rock").took_effect() == ["large_rock"]


def test_spells_that_are_used_again_are_not_new_cards() -> None:
    assert told("cast 0 strength", "tore 0 strength", "touched 1 disease").took_effect() == ["strength"]


def test_the_first_spell_that_ends_after_a_dispel_is_the_one_dispelled() -> None:
    assert told("cast 0 dispel", "spell_ended 1 fog", "spell_ended 1 flood").dispelled == {"fog"}
    assert told("used 0 null_powder", "trap_blank 1").dispelled == {"booby_trap"}
    assert told("cast 0 dispel", "cancelled 0 dispel", "spell_ended 1 fog").dispelled == set()
    assert told("reacted 0 null_powder", "spell_ended 1 fog").dispelled == set()


def test_a_story_goes_on_where_it_was_left() -> None:
    events = [Event("cast", EVERYONE, {"seat": 0, "spell": "fog"})]
    tale = story(events)
    events.append(Event("cast", EVERYONE, {"seat": 1, "spell": "flood"}))
    tale.hear(events)
    assert tale.took_effect() == ["fog", "flood"]


def test_a_table_tells_enough() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).at(2, 0, 1).hand(0, "fireball", "around_the_corner").hand(2, "negate_neutral")
    t.says(0, "cast fireball", "with around_the_corner", "at red")
    t.says(1, "pass")
    t.says(2, "react negate_neutral")
    t.quiet()
    seen = story(t.table.events)
    assert seen.took_effect() == ["negate_neutral", "fireball"]
    assert seen.countered == {"around_the_corner"}


def test_a_table_tells_of_boosts_and_dispelling() -> None:
    t = duel().hand(0, "fog", "energy_4", "dispel")
    t.says(0, "cast fog", "boost energy_4")
    t.quiet()
    t.says(0, "cast dispel", "spell 1")
    t.quiet()
    seen = story(t.table.events)
    assert seen.took_effect() == ["energy_4", "fog", "dispel"]
    assert seen.dispelled == {"fog"}
