"""Imagined hands against an enumeration of all deals and all hidden thefts, on small positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.games.wizwar.possible import Hands, Possible, hand_of, hands_of
from tests.games.wizwar.scene import WizScene, scene
from tests.support.exactness import enough, fits
from tests.support.rules import rule
from zaubertisch.games.wizwar.actions import STEAL
from zaubertisch.games.wizwar.cards import KINDS, NUMBER
from zaubertisch.games.wizwar.effects.minds import ThoughtSteal
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.harm.settle import die, give_credit
from zaubertisch.games.wizwar.table.origins import CAST
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.pile import Pile
from zaubertisch.kernel.step import NOBODY

WORLDS: Final = enough(1_500)
MANY: Final = 6_000

#: The first cards of all seats, and what is left of the deck.
FIRST: Final = {0: ["large_rock", "energy_4"], 1: ["dispel", "fog", "shield"], 2: ["flood", "zot"], 3: ["meditate"]}
DECK: Final = ["shatter", "teleport"]

#: What happened, in words. “absorb 1 zot” is a card that all saw go to a hand, “steal 2 1” a Thought Steal of one card
#: by seat 2 from seat 1; a card that is not named is any of the hand.
POSITIONS: Final[dict[str, list[str]]] = {
    "nothing yet": [],
    "a discard and a draw": ["show 1", "draw 2"],
    "an absorbed card that is kept": ["absorb 1 fireball", "show 1 shield", "draw 1"],
    "an absorbed card that is discarded": ["absorb 2 fireball", "show 2 fireball", "draw 2"],
    "a look, then draws": ["look 0 1", "draw 1", "draw 2", "show 1 fog"],
    "a look at a hand that then shrinks": ["look 0 2", "show 2 zot", "draw 2"],
    "somebody else's look": ["look 2 1", "show 1", "draw 1"],
    "a theft from a hand with two known cards": ["absorb 1 fireball", "absorb 1 waterbolt", "steal 2 1"],
    "a theft of two cards": ["absorb 1 fireball", "steal 2 1", "steal 2 1"],
    "a theft that went on": ["absorb 1 fireball", "steal 2 1", "steal 3 2"],
    "cards given back": ["absorb 1 fireball", "steal 2 1", "steal 1 2"],
    "a theft, then draws and discards": ["absorb 1 fireball", "draw 2", "steal 2 1", "show 1", "draw 1", "show 2"],
    "a stolen card that may be played": ["absorb 1 fireball", "steal 2 1", "show 2", "show 2"],
    "the known card is played by the thief": ["absorb 1 fireball", "steal 2 1 fireball", "show 2 fireball", "draw 2"],
    "the known card is played by the victim": ["absorb 1 fireball", "steal 2 1 fog", "show 1 fireball", "steal 3 2"],
    "a thief whom the viewer robs": ["absorb 1 fireball", "steal 2 1", "look 0 2", "steal 0 2", "steal 3 1"],
    "a victim whom the viewer robs": ["absorb 1 fireball", "steal 2 1", "look 0 1", "steal 0 1", "draw 1"],
    "the viewer's own card on its way": ["steal 1 0", "steal 2 1", "steal 3 1"],
    "a look, then a theft": ["look 0 1", "steal 2 1", "draw 1", "show 1"],
    "a second look": ["look 0 1", "steal 2 1", "draw 1", "look 0 1", "steal 3 2"],
    "two who absorbed": ["absorb 1 fireball", "absorb 2 waterbolt", "steal 3 1", "steal 3 2", "show 3"],
    "a hand inherited": ["absorb 1 fireball", "steal 3 1", "kill 2 1", "steal 3 2", "show 2"],
    "a hand inherited by the viewer": ["absorb 1 fireball", "steal 2 1", "kill 0 1", "steal 3 2"],
    "the viewer's own hand inherited": ["kill 1 0", "steal 2 1", "show 1", "draw 1"],
    "a hand that fell": ["absorb 1 fireball", "steal 2 1", "fall 1", "draw 2"],
    "the deck made anew": ["show 1", "show 2", "draw 3", "draw 3", "draw 1", "draw 2"],
    "the deck made anew, then discards": ["show 1", "show 2", "draw 3", "draw 3", "draw 1", "show 1", "show 3"],
    "the deck made anew under the viewer": ["show 2", "draw 0", "draw 0", "draw 0", "show 1", "draw 1"],
    "a theft before the deck is made anew": [
        "absorb 1 fireball", "steal 2 1", "show 1", "show 2", "draw 3", "draw 3", "draw 1", "show 2",
    ],
    "a theft after the deck was made anew": ["show 1", "show 2", "draw 3", "draw 3", "draw 1", "steal 2 1", "show 2"],
    "the deck made anew twice": [
        "show 1", "draw 3", "draw 3", "draw 1", "show 3", "show 2", "draw 2", "draw 2", "show 1", "steal 3 1", "draw 1",
    ],
}

#: The same where seat 1 has a Fireball from the beginning, one lies in the deck, and one on the discard pile.
EQUAL: Final[dict[str, list[str]]] = {
    "one of two equal cards is shown": ["absorb 1 fireball", "show 1 fireball", "draw 1"],
    "a doubtful card and an equal one": ["absorb 2 fireball", "steal 3 2", "show 1 fireball", "draw 3"],
    "a doubtful card, and an equal one is shown": [
        "draw 3", "draw 3", "absorb 2 fireball", "steal 3 2", "show 3 fireball",
    ],
    "the victim had an equal one": ["absorb 1 fireball", "steal 2 1", "show 1 fireball", "steal 3 1"],
    "a look at two equal cards": ["absorb 1 fireball", "steal 2 1 fog", "look 0 1", "steal 3 1", "draw 1"],
    "an equal one drawn again": ["show 1 fireball", "draw 2", "draw 2", "draw 3", "show 3", "steal 1 3"],
}


#: The same with two spellbooks: seats 0 and 2 have one, seats 1 and 3 the other.
TWO_BOOKS: Final[dict[str, list[str]]] = {
    "nothing yet": ["draw 1", "show 2"],
    "a theft between the groups": ["steal 2 1", "draw 2", "show 1"],
    "a foreign card that goes on": ["absorb 1 ka_bong", "steal 2 1", "steal 3 2", "show 2"],
    "the viewer's card in a foreign hand": ["steal 1 0", "steal 2 1", "draw 2", "show 2"],
    "a deck made anew": ["steal 2 1", "show 1", "show 3", "draw 1", "draw 3", "draw 1", "show 2"],
    "a hand inherited": ["absorb 1 ka_bong", "kill 2 1", "steal 3 2", "draw 3"],
    "both decks made anew": ["show 1", "draw 3", "draw 3", "show 2", "draw 2", "draw 2", "draw 2", "steal 1 2"],
}


class Course:
    """A table on which deeds are done, and every world they allow the viewer."""

    def __init__(self, viewer: int, deeds: list[str], seed: int = 5, kind: str = "") -> None:
        self.scene = two_books() if kind == "two books" else small(kind == "equal")
        self.table = self.scene.table
        self.scene.script.rest = FastChance(seed)
        self.lots = FastChance(seed + 1000)
        self.possible = Possible(self.table, min(viewer, self.table.seats))
        self.viewer = viewer
        for deed in deeds:
            words = deed.split()
            others = [int(word) for word in words[2:] if word.isdigit()]
            named = NUMBER.get(words[-1], -1)
            if all(self.table.alive(each) for each in (int(words[1]), *others)):
                self.do(words[0], int(words[1]), others[0] if others else int(words[1]), named)

    def do(self, verb: str, seat: int, owner: int, named: int) -> None:
        """One deed, if there are cards for it; the enumeration hears of it, and what the table was before."""
        g, possible = self.table, self.possible
        possible.table = g.clone()
        if verb == "draw":
            if g.draw(seat):
                possible.draws(seat, self.moved(g, possible.table, seat))
        elif verb == "absorb":
            if self.absorb(seat, named):
                possible.gets(seat, self.moved(g, possible.table, seat))
        elif g.hands.size(owner) == 0:
            return
        elif verb == "show":
            g.discard(seat, self.kind(seat, named))
            possible.shows(seat, self.moved(possible.table, g, seat))
        elif verb == "look" or verb == "steal":
            self.look_and_steal(seat, owner, -1 if verb == "look" else self.kind(owner, named))
        else:
            die(g, owner)
            give_credit(g, owner, seat if verb == "kill" else NOBODY)
            if verb == "kill":
                possible.kills(seat, owner)
            else:
                possible.falls(seat)

    def moved(self, more: WizWar, less: WizWar, seat: int) -> int:
        """The one card this seat has on one table and not on the other."""
        return next(iter(Counter(hand_of(more, seat)) - Counter(hand_of(less, seat))))

    def kind(self, seat: int, named: int) -> int:
        """The card named if it is there, or any of the hand."""
        if named >= 0 and self.table.hands.has(seat, named):
            return named
        return self.lots.pick(self.table.hands.cards(seat))

    def absorb(self, seat: int, kind: int) -> bool:
        """[WW-R06] A card lying on the discard pile of the seat's own deck goes to its hand as an absorbed one does."""
        g = self.table
        deck = g.group(seat)
        if not g.discards[deck].has(kind):
            return False
        g.discards[deck].remove(kind)
        g.casting.add(kind)
        g.arrives(CAST + seat, kind, deck)
        g.hand_over(kind, seat, seat)
        return True

    def look_and_steal(self, thief: int, victim: int, kind: int) -> None:
        """[WW-R47] Whoever steals looks first."""
        steal = ThoughtSteal(thief, victim)
        steal.look(self.table)
        self.possible.looks(thief, victim)
        if kind >= 0:
            steal.take(self.table, STEAL + kind)
            self.possible.steals(thief, victim, self.moved(self.possible.table, self.table, victim))

    def worlds(self, count: int) -> Iterator[WizWar]:
        """So many worlds; in each of them the viewer is sure of the same."""
        chance = FastChance(77)
        known = GAME.view(self.table, self.viewer).known
        for _ in range(count):
            world = imagined(self.table, self.viewer, chance)
            assert isinstance(world, WizWar)
            assert GAME.view(world, self.viewer).known == known
            yield world

    def imagined_hands(self, count: int) -> Counter[Hands]:
        return Counter(hands_of(world) for world in self.worlds(count))


def small(equal: bool) -> WizScene:
    """Few cards, of different kinds or of equal ones; what cannot come up any more lies on a square."""
    t = scene(4)
    for seat, cards in FIRST.items():
        t.hand(seat, *cards)
    g = t.table
    if equal:
        g.hands.remove(1, NUMBER["shield"])
        g.hands.add(1, t.fetch("fireball"))
        g.decks[0].add(NUMBER["shield"])
    deck, discards = Pile(KINDS), Pile(KINDS)
    for card in DECK:
        deck.add(t.fetch("fireball" if equal and card == "shatter" else card))
    for card in ("fireball", "waterbolt"):
        discards.add(t.fetch(card))
    for kind in g.decks[0].cards():
        g.put_item(kind, 0)
    g.decks[0], g.discards[0] = deck, discards
    return t


def two_books() -> WizScene:
    """Seats 0 and 2 hold and draw cards of one spellbook, seats 1 and 3 of another; many kinds are in both."""
    t = scene(4, personal_spellbook="on", schools="alchemy-elemental-mentalism")
    t.hand(0, "large_rock").hand(1, "dispel", "thornbush").hand(2, "flood", "dispel").hand(3, "rosebush")
    g = t.table
    for deck, cards in enumerate((["zot", "shatter"], ["glue"])):
        drawn, discards = Pile(KINDS), Pile(KINDS)
        for card in cards:
            drawn.add(t.fetch(card, deck))
        discards.add(t.fetch("fireball" if deck == 0 else "ka_bong", deck))
        for kind in g.decks[deck].cards():
            g.put_item(kind, deck, deck)
        g.decks[deck], g.discards[deck] = drawn, discards
    return t


def fits_in(course: Course, count: int) -> bool:
    expected = course.possible.hands()
    assert hands_of(course.table) in expected, "the truth is possible"
    return fits(course.imagined_hands(count), expected)


@rule("WW-R47", "WW-R06", "WW-203", "WW-216")
@pytest.mark.parametrize("name", POSITIONS)
def test_imagined_hands_come_as_often_as_all_histories_make_them(name: str) -> None:
    assert fits_in(Course(0, POSITIONS[name]), WORLDS)


@rule("WW-R47", "WW-R06")
@pytest.mark.parametrize("name", EQUAL)
def test_equal_cards_are_no_different(name: str) -> None:
    assert fits_in(Course(0, EQUAL[name], kind="equal"), WORLDS)


@rule("WW-R124", "WW-R47")
@pytest.mark.parametrize("name", TWO_BOOKS)
def test_two_spellbooks_are_imagined_exactly(name: str) -> None:
    assert fits_in(Course(0, TWO_BOOKS[name], kind="two books"), WORLDS)


@rule("WW-R47")
@pytest.mark.parametrize("viewer", [1, 2, 3])
@pytest.mark.parametrize("name", ["a theft that went on", "a theft before the deck is made anew"])
def test_thief_victim_and_robbed_thief_imagine_what_they_know(name: str, viewer: int) -> None:
    assert fits_in(Course(viewer, POSITIONS[name]), WORLDS)


@rule("WW-R47", "WW-R124")
@pytest.mark.parametrize("name", TWO_BOOKS)
def test_bystanders_imagine_all_hands(name: str) -> None:
    assert fits_in(Course(WATCHER, TWO_BOOKS[name], kind="two books"), WORLDS)


def random_deeds(seed: int) -> list[str]:
    lots = FastChance(seed)
    deeds = ["absorb 1 fireball"]
    for _ in range(8):
        seat = lots.below(4)
        other = (seat + 1 + lots.below(3)) % 4
        verb = lots.pick([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4])
        word, named = ["steal", "show", "draw", "absorb", "kill"][verb], [f"{other}", "", "", "waterbolt", f"{other}"]
        deeds.append(f"{word} {seat} {named[verb]}")
    return deeds


@pytest.mark.parametrize("seed", range(4))
def test_random_histories_are_imagined_exactly(seed: int) -> None:
    assert fits_in(Course(seed, random_deeds(seed), seed), WORLDS), random_deeds(seed)


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(100, 150))
def test_many_random_histories_are_imagined_exactly(seed: int) -> None:
    course = Course(seed % 4, random_deeds(seed), seed, ["", "equal", "two books"][seed % 3])
    assert fits_in(course, MANY), random_deeds(seed)


@pytest.mark.whole
@pytest.mark.parametrize("name", POSITIONS)
def test_thousands_of_worlds_fit_as_well(name: str) -> None:
    assert fits_in(Course(0, POSITIONS[name], 11), MANY)


@rule("WW-R47")
def test_one_of_five_cards_was_stolen_and_never_two() -> None:
    """Two cards absorbed openly, three others: each of the two is with the thief in one world of five, both in none."""
    course = Course(0, POSITIONS["a theft from a hand with two known cards"])
    hands = course.imagined_hands(WORLDS)
    fireball, waterbolt = NUMBER["fireball"], NUMBER["waterbolt"]
    for card in (fireball, waterbolt):
        share = sum(count for world, count in hands.items() if card in world[2]) / WORLDS
        assert abs(share - 0.2) < 5 * (0.2 * 0.8 / WORLDS) ** 0.5
    assert not any(fireball in world[2] and waterbolt in world[2] for world in hands)


@rule("WW-216")
def test_who_counts_cards_knows_the_only_hidden_hand_when_the_deck_is_made_anew() -> None:
    t = scene(2).hand(0, "zot").hand(1, "dispel", "fog").fill_discards(0)
    t.table.draw(0)
    assert GAME.view(t.table, 0).known == [[], sorted([NUMBER["dispel"], NUMBER["fog"]])]
    assert GAME.view(t.table, WATCHER).known == [[], []]
    for seed in range(20):
        world = imagined(t.table, 0, FastChance(seed))
        assert isinstance(world, WizWar)
        assert world.hands.cards(1) == t.table.hands.cards(1)
    owners = {seat for seed in range(40) for seat in range(2)
              if worlds_of(t, seed).hands.has(seat, NUMBER["dispel"])}
    assert owners == {0, 1}


def worlds_of(t: WizScene, seed: int) -> WizWar:
    world = imagined(t.table, WATCHER, FastChance(seed))
    assert isinstance(world, WizWar)
    return world


# What others know is imagined as well


@rule("WW-R47")
def test_what_somebody_else_has_seen_is_imagined_as_well() -> None:
    """Seat 2 has seen three cards; one was drawn, one of the four shown: in a quarter of all worlds the one drawn."""
    course = Course(0, ["look 2 1", "draw 1", "show 1"])
    known = Counter(len(GAME.view(world, 2).known[1]) for world in course.worlds(WORLDS))
    assert set(known) == {2, 3}
    assert abs(known[3] / WORLDS - 0.25) < 5 * (0.25 * 0.75 / WORLDS) ** 0.5
    for world in course.worlds(60):
        assert Counter(GAME.view(world, 2).known[1]) <= Counter(world.hands.cards(1))


@rule("WW-R47")
def test_what_others_know_fits_what_they_hold() -> None:
    for name, deeds in POSITIONS.items():
        course = Course(0, deeds)
        for world in course.worlds(10):
            for viewer in (1, 2, 3, WATCHER):
                for seat, known in enumerate(GAME.view(world, viewer).known):
                    assert Counter(known) <= Counter(world.hands.cards(seat)), name
                within = imagined(world, viewer, FastChance(3))
                assert isinstance(within, WizWar)
                assert GAME.view(within, viewer).known == GAME.view(world, viewer).known


@rule("WW-R47")
def test_an_imagined_world_does_not_tell_what_others_have_seen() -> None:
    """Two tables that differ in what seat 2 has seen and taken are the same to seat 0."""
    told = set()
    for card in ("dispel", "fog", "shield"):
        course = Course(0, [f"steal 2 1 {card}"])
        told.add(fingerprint(imagined(course.table, 0, FastChance(3))))
    assert len(told) == 1
