"""Words put together: names, numbers, seats, lists, errors."""

from __future__ import annotations

import pytest

from zaubertisch import games
from zaubertisch.bots.bot import Choice
from zaubertisch.kernel.errors import BadRecord, NotYourTurn, Refused, UnknownWord
from zaubertisch.kernel.event import EVERYONE, Event, Value
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.record import GameRecord
from zaubertisch.words.catalogue import MissingWords, Words

NAMES = ["Ana", "Ben", "Cora"]


def words(lang: str = "en", strict: bool = True) -> Words:
    return Words(lang, "abraca", NAMES, strict)


def event(kind: str, **fields: Value) -> Event:
    return Event(kind, EVERYONE, fields)


def test_an_event_speaks_to_its_reader_and_of_everybody_else() -> None:
    lost = event("lost", seat=1, lives=1, left=4)
    assert words("de").event(lost, 1) == "Du verlierst 1 Lebenspunkt (noch 4)."
    assert words("de").event(lost, 0) == "Ben verliert 1 Lebenspunkt (noch 4)."
    assert words("en").event(lost, 1) == "You lose 1 life (4 left)."


def test_a_field_is_given_by_its_name_too() -> None:
    assert words("de").event(event("cast", seat=0, spell=7), 1) == "Ana sagt die 7 an … und da steht sie: Feuerball!"


def test_a_list_comes_with_commas_and_its_number() -> None:
    assert words().event(event("laid_open", stones=[2, 5, 5], supply=9)) == (
        "Laid open: 2, 5, 5; the supply holds 9 stones."
    )
    assert words().event(event("laid_open", stones=[], supply=9)).startswith("No stones are laid open")


def test_a_game_without_names_numbers_its_seats() -> None:
    assert Words("de", "abraca").seat(2) == "Platz 3"
    assert Words("en", "abraca", ["", "Ben"]).seat(0) == "Seat 1"
    assert words().seat(2) == "Cora"


def test_the_reader_is_named_only_if_there_is_a_name() -> None:
    assert words("de").you(0) == "Du (Ana)"
    assert Words("de", "abraca", ["Du"]).you(0) == "Du"


def test_a_label_knows_whether_a_seat_is_the_reader() -> None:
    german = Words("de", "magia", ["Du", "Merlin"], strict=True)
    assert german.option("present 1") == "Merlin einen Kristall geben"
    assert german.option("present 0") == "Dir selbst einen Kristall geben"


def test_an_action_is_a_label() -> None:
    assert words("de").option("call 5") == "5 Gewitter"
    assert words("en").option("stop") == "Stop"


def test_numbers_have_no_marks_between_thousands() -> None:
    assert words("de").option("take 12345") == "Mystikstein 12345"


def test_a_refusal_says_what_is_in_the_way_the_rule_and_what_is_allowed() -> None:
    refusal = Refused(0, "call 2", "AB-022", ["call 4", "call 5"], Obstacle("too_low", {"spell": 2, "lowest": 4}))
    said = words("de").error(refusal)
    assert said.startswith("Du hast eben die 4 gezaubert, und die 2 ist niedriger. Nach einem Erfolg")
    assert said.endswith("[AB-022] Du kannst: 4 Nächtlicher Gesang, 5 Gewitter.")


def test_whoever_types_reads_the_words_to_type() -> None:
    refusal = Refused(0, "stop", "AB-020", ["call 1", "call 2"], Obstacle("nothing_cast"), "call 1")
    said = words("de").error(refusal, typed=True)
    assert said.startswith("„Aufhören (stop)“ geht jetzt nicht: Du hast in diesem Zug noch nichts gezaubert.")
    assert said.endswith("[AB-020] Möglich wäre: 1 Uralter Drache (call 1).")
    assert words("en").error(UnknownWord("fly", ["stop"]), typed=True).endswith("Allowed now: Stop.")


def test_a_card_named_within_quotation_marks_has_the_inner_ones() -> None:
    refusal = Refused(0, "discard fog", "WW-208", ["done"], Obstacle("not_held", {"spell": "fog"}))
    said = Words("de", "wizwar").error(refusal, typed=True)
    assert said.startswith("„‚Nebel‘ abwerfen (discard fog)“ geht jetzt nicht: „Nebel“ hast du nicht auf der Hand.")


def test_a_refusal_without_an_obstacle_and_of_no_move_is_said_all_the_same() -> None:
    said = words("en").error(Refused(0, "#99", "AB-021", ["stop"]), typed=True)
    assert said.startswith("“#99” is not possible now: That is not possible now. ")


def test_a_long_list_of_what_is_allowed_is_cut() -> None:
    many = [f"take {number}" for number in range(100)]
    for error in (Refused(0, "stop", "AB-020", many), UnknownWord("fly", many)):
        assert words().error(error).endswith("Mystic stone 6, Mystic stone 7 and 92 more.")
    nine = Refused(0, "stop", "AB-020", many[:9])
    assert words().error(nine).endswith("Mystic stone 7, Mystic stone 8.")


def test_other_errors_name_seats_by_their_names() -> None:
    assert words().error(NotYourTurn(1, 2)) == "Ben is not asked now; it is Cora’s turn to answer."
    assert words().error(UnknownWord("fly", ["stop"])) == "“fly” is not a move of this game. Allowed now: Stop."


def test_the_reason_behind_an_error_is_translated_too() -> None:
    record = GameRecord("abraca", 1, 2, {}, ["stop"], [0] * 99)
    with pytest.raises(BadRecord) as caught:
        record.replay(games.get("abraca"))
    said = words("de").error(caught.value)
    assert said.startswith("Die Aufzeichnung verstößt bei Zug 1 gegen die Regeln: Du hast in diesem Zug noch nichts")


def test_an_outcome_names_the_winners() -> None:
    assert words("de").outcome(Outcome([1], [1, 9, 2], "most_points"), 0) == "Ben gewinnt mit den meisten Punkten."
    assert words("de").outcome(Outcome([1], [1, 9, 2], "most_points"), 1) == "Du gewinnst mit den meisten Punkten!"
    assert "Ana, Ben and Cora" in words("en").outcome(Outcome([0, 1, 2], [8, 8, 8], "shared"))


def test_a_bot_gives_its_reason() -> None:
    assert Words("en", "abraca", strict=True).because(Choice(3, "random")) == "Pure chance, no thought at all."
    assert words("de").because(Choice(3, "probable", {"spell": 3, "percent": 40})).endswith("40 %.")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("key", games.IDS)
def test_the_seats_a_table_may_begin_with_are_counted_from_one_as_their_names_are(key: str, lang: str) -> None:
    named = Words(lang, key, strict=True)
    for option in games.get(key).options:
        for value in option.values[1:] if option.key == "first_seat" else ():
            assert named.setting("first_seat", value).casefold() == named.seat(int(value)).casefold()


def test_settings_have_names() -> None:
    assert words("en").setting("first_seat") == "Who begins"
    assert words("en").setting("first_seat", "random") == "drawn by lot"
    assert Words("en", "drachenei").setting("components", "{}") == "corrected by the table"


def test_a_missing_message_shows_its_key_or_is_an_error_if_strict() -> None:
    assert words(strict=False).say("nowhere") == "nowhere"
    with pytest.raises(MissingWords, match="nowhere"):
        words().say("nowhere")


def test_a_missing_field_is_an_error_if_strict() -> None:
    assert "lives" in words(strict=False).say("event-lost", you="no")
    with pytest.raises(MissingWords, match="event-lost"):
        words().say("event-lost", you="no")


def test_an_unknown_language_is_english() -> None:
    assert Words("fr").say("you") == "You"


def test_seats_beside_the_first_can_be_the_reader_too() -> None:
    fields = words()._fields({"seat": 0, "target_seat": 1, "seats": [1, 2]}, 1)
    assert fields["target_seat"] == "Ben"
    assert (fields["you"], fields["target_you"], fields["seats_you"]) == ("no", "yes", "yes")
    assert (fields["seats"], fields["seats_count"]) == ("Ben and Cora", 2)


def test_a_name_can_belong_to_a_field_or_to_all() -> None:
    assert words()._fields({"stones": [1, 8]}, 0)["stones_names"] == "Ancient Dragon, Magic Drink"
    assert "percent_name" not in words()._fields({"percent": 50}, 0)
