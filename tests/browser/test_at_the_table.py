"""What people do at a table besides moving: watch, talk, take back, ask for help, go away and come again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import Person, finish
from tests.browser.room import Room

NASTY = 'Hello <b>Ben</b> <img src="x" onerror="document.title=1"> & friends'
AT_ITS_END = """() => {
    const log = document.querySelector('[data-test=log]');
    return log.scrollHeight > log.clientHeight && log.scrollHeight - log.clientHeight - log.scrollTop < 4;
}"""
GROWS = """async () => {
    const log = document.querySelector('[data-test=log]');
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    log.scrollTop -= 9;
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done));
    log.scrollTop = log.scrollHeight;
    [...log.querySelectorAll('li')].at(-1).append(' once more'.repeat(200));
    await frame();
}"""


def has_toast(person: Person, text: str) -> None:
    expect(person.hook("toast").filter(has_text=text)).to_be_visible()


def test_a_spectator_sees_the_game_and_cannot_move(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    cleo = room.person("Cleo")
    cleo.comes_to(table)
    expect(cleo.hook("board")).to_contain_text("You are watching.")
    expect(cleo.hook("turn")).to_have_attribute("data-yours", "false")
    for hidden in ("option-button", "hint", "undo", "resign", "confirm"):
        expect(cleo.hook(hidden)).to_have_count(0)

    cleo.page.keyboard.press("8")
    expect(cleo.hook("confirm")).to_have_count(0)
    refused = cleo.asks("POST", f"/tables/{table}/moves", {"number": 0, "word": "call 8"})
    assert (refused.status, refused.json()["key"]) == (403, "not-seated")

    ann.answers("call 8")
    expect(cleo.hook("log").locator("[data-number='1']")).to_contain_text("Ann calls 8")
    assert cleo.state(table)["options"] == []


def test_chat_goes_both_ways_and_is_shown_as_it_was_typed(room: Room) -> None:
    ann, _, table = room.pair(bystanders_talk=True)
    ann.comes_to(table)
    cleo = room.person("Cleo")
    cleo.comes_to(table)
    for speaker, hearer, line in ((ann, cleo, NASTY), (cleo, ann, "I only look")):
        speaker.hook("chat-box").fill(line)
        speaker.hook("chat-box").press("Enter")
        for person in (speaker, hearer):
            expect(person.hook("chat-line").last).to_contain_text(line)
    expect(ann.hook("chat-line").first).to_contain_text("Ann:")
    for person in (ann, cleo):
        expect(person.hook("chat").locator("b", has_text="Ben")).to_have_count(0)
        expect(person.hook("chat").locator("img")).to_have_count(0)
        assert person.page.title() != "1"

    ann.page.reload()
    expect(ann.hook("chat-line")).to_have_count(2)


def test_a_move_is_taken_back_when_the_other_person_agrees(room: Room) -> None:
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ben.comes_to(table)
    ann.answers("call 8")
    ann.clicks("undo")
    expect(ann.sees("undo-wish")).to_contain_text("Waiting for Ben")
    expect(ann.hook("agree")).to_have_count(0)
    ben.page.reload()
    ben.clicks("agree")
    expect(ann.hook("entry").last).to_contain_text("You take your last move back.")
    expect(ben.hook("entry").last).to_contain_text("Ann takes the last move back.")
    expect(ann.hook("status")).to_have_text("Your turn: Which number stands in your row?")
    expect(ann.hook("undo-wish")).to_have_count(0)


def test_a_move_stands_when_the_other_person_declines(room: Room) -> None:
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ben.comes_to(table)
    ann.answers("call 8")
    ann.clicks("undo")
    ben.clicks("disagree")
    has_toast(ann, "The move stands.")
    for person in (ann, ben):
        expect(person.hook("undo-wish")).to_have_count(0)
        expect(person.hook("entry").last).to_contain_text("8 …")


def test_who_has_not_moved_has_nothing_to_take_back(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.clicks("undo")
    has_toast(ann, "You have no move that could be taken back.")


def test_alone_among_bots_a_move_is_taken_back_at_once(room: Room) -> None:
    ann = room.person("Ann")
    ann.comes_to(ann.opens(bots=["", "thumb"], start=True))
    ann.answers("call 8")
    ann.clicks("undo")
    expect(ann.hook("log")).to_contain_text("You take your last move back.")
    expect(ann.hook("status")).to_have_text("Your turn: Which number stands in your row?")


def test_the_newest_entry_of_the_log_is_in_sight_when_one_comes_in_late(room: Room) -> None:
    ann, ben, table = room.pair(options={})
    finish(table, [ann, ben])
    ann.asks("POST", f"/tables/{table}/chat", {"text": "Well played!"})
    ann.comes_to(table)
    ann.sees("chat-line")
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready")
    ann.page.wait_for_function(AT_ITS_END)


def test_whoever_is_at_the_end_of_the_log_stays_there_when_the_log_grows(room: Room) -> None:
    ann, ben, table = room.pair(options={})
    finish(table, [ann, ben])
    ann.comes_to(table)
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate(GROWS)
    ann.page.wait_for_function(AT_ITS_END)


def test_a_rematch_is_offered_and_accepted_and_pulls_nobody_away(room: Room) -> None:
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.comes_to(table)
    ben.comes_to(table)
    expect(ann.hook("player", seat=0)).to_contain_text("Ann (you)")
    ben.hook("chat-box").fill("Once more?")
    ben.hook("chat-box").press("Enter")
    ann.clicks("rematch")
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(ann.sees("lobby").locator("[data-test=status]")).to_have_text("Ben has not come yet.")
    expect(ann.hook("share-link")).to_have_count(0)  # no seat is free to invite anybody to
    expect(ben.sees("rematch-offered")).to_contain_text("Ann would like to play again.")
    assert table in ben.page.url, "Ben stays until he wishes otherwise."
    ben.clicks("rematch")
    for person, seat in ((ann, 1), (ben, 0)):
        person.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(person.hook("player", seat=seat)).to_contain_text(f"{person.name} (you)")
        expect(person.hook("chat-line")).to_contain_text("Once more?")
    assert ann.page.url == ben.page.url
    ben.is_asked()
    ben.answers()
    ann.comes_to(table)
    ann.clicks("next")
    expect(ann.page).to_have_url(ben.page.url)


def test_a_greyed_spell_says_why_not_and_cites_its_rule(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    stop = ann.hook("option-button", word="stop")
    expect(stop).to_have_attribute("aria-disabled", "true")
    stop.click(force=True)
    toast = ann.sees("toast")
    rule = toast.locator("[data-test=rule-link]")
    expect(rule).to_have_text(re.compile(r"^AB-R?\d+$"))
    assert len(toast.inner_text()) > 30
    cited = rule.inner_text()
    rule.click()
    expect(ann.sees("drawer").locator(f"#{cited}")).to_be_in_viewport()
    expect(ann.page).to_have_url(f"{room.house.url}/table/{table}")


def test_a_refusal_is_short_tells_more_on_demand_and_goes_with_the_next_choice(room: Room) -> None:
    ann, ben = room.person("Ann", width=360, height=740), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    ann.hook("option-button", word="stop").click(force=True)
    toast = ann.sees("toast")
    expect(toast.locator("[data-test=brief]")).to_be_visible()
    assert (toast.bounding_box() or {"height": 740})["height"] < 740 / 5
    cited = toast.locator("[data-test=rule-link]").inner_text()
    expect(toast.locator("[data-test=brief]")).not_to_contain_text(cited)
    expect(toast.locator("p").first).to_contain_text("You may: ")  # whoever listens is told everything
    expect(ann.hook("toast-rest")).to_have_count(0)
    ann.clicks("toast-more")
    expect(ann.hook("toast-rest")).to_contain_text("You may: ")
    ann.clicks("option-button", word="call 2")
    expect(ann.hook("toast")).to_have_count(0)


def test_who_is_not_asked_is_told_whose_turn_it_is(room: Room) -> None:
    _, ben, table = room.pair()
    ben.comes_to(table)
    expect(ben.hook("status")).to_have_text("It is Ann’s turn.")
    ben.hook("option-button", word="call 8").click(force=True)
    expect(ben.sees("toast")).to_contain_text("Ann")


def test_a_choice_is_previewed_and_can_be_cancelled(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.clicks("option-button", word="call 2")
    expect(ann.sees("confirm")).to_contain_text("Dark Wanderer")
    expect(ann.hook("confirm")).to_contain_text("others −1, you +1")
    ann.clicks("cancel")
    expect(ann.hook("confirm")).to_have_count(0)
    assert ann.state(table)["number"] == 0


def test_against_bots_a_press_is_enough_and_can_be_taken_back(room: Room) -> None:
    ann = room.person("Ann", asking="auto")
    table = ann.opens(bots=["", "random"], start=True, options={"first_seat": "0"})
    ann.comes_to(table)
    ann.clicks("option-button", word="call 8")
    expect(ann.hook("log").locator("[data-number='1']")).to_contain_text("You call")
    ann.clicks("undo")
    expect(ann.hook("log")).to_contain_text("You take your last move back")


def test_with_people_a_choice_is_weighed_unless_they_wish_otherwise(room: Room) -> None:
    ann, ben = room.person("Ann", asking="auto"), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    ann.clicks("option-button", word="call 2")
    ann.sees("confirm")
    ann.clicks("cancel")
    ann.moves_at_once()
    ann.clicks("option-button", word="call 2")
    expect(ann.hook("log").locator("[data-number='1']")).to_contain_text("You call")


def test_a_hint_names_a_spell_and_its_reason(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.clicks("hint")
    hint = ann.sees("hint-text").inner_text()
    assert re.search(r"A good bot would choose “\d .+”\. .+[.%]", hint), hint
    ann.clicks("take-hint")
    ann.clicks("say")
    expect(ann.hook("log").locator("[data-number='1']")).to_contain_text("You call")


def test_a_table_without_aids_offers_no_hint(room: Room) -> None:
    ann, _, table = room.pair(aids=False)
    ann.comes_to(table)
    ann.is_asked()
    expect(ann.hook("undo")).to_be_visible()
    expect(ann.hook("hint")).to_have_count(0)
    expect(ann.hook("board")).not_to_contain_text("unseen")


def test_a_bot_plays_for_whoever_resigns_until_the_person_comes_back(room: Room) -> None:
    ann, ben, table = room.pair(options={"first_seat": "0"})
    ann.comes_to(table)
    ben.comes_to(table)
    ann.opens_menu("settings")
    ann.clicks("resign")
    ann.clicks("resign-yes")
    ben.is_asked()
    expect(ben.hook("log")).to_contain_text("Ann calls")
    ann.clicks("return")
    expect(ann.hook("resign")).to_have_count(1)
    ben.answers("call 8")
    if ben.looks().asked:
        ben.answers("stop")
    ann.is_asked()
    ann.answers("call 8")
