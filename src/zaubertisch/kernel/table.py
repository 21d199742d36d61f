"""Table: the whole truth of one game; `go` carries its rules on from one question to the next."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.errors import GameOver, Refused
from zaubertisch.kernel.event import Event, Value
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.rules import Rules
from zaubertisch.kernel.step import AGAIN, ASK, END, NEXT, NOBODY, Step
from zaubertisch.kernel.view import View


class Table:
    """Seats, chance, the stack of sections in progress, and whose answer is awaited."""

    rules: Rules[Any]  # the game's own, not saved
    events: list[Event]  # only while somebody listens

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        self.seats = seats
        self.chance: Chance = FastChance() if chance is None else chance
        self.stack: list[Step[Any]] = []
        self.asked = NOBODY
        self.silent = True

    def clone(self) -> Table:
        """An equal table that shares nothing that can change. The copy is silent: it writes no events."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle` and `copy`: as the game saves it, with what was heard so far; slower than `clone`."""
        return self.rules.pickled(self)

    # What the game says of its table

    def view(self, viewer: int) -> View:
        """What `viewer` knows."""
        return self.rules.view(self, viewer)

    def knowledge(self, viewer: int) -> list[int]:
        """All hidden things `viewer` has learnt, as numbers: a move that changes this for nobody can be taken back."""
        return self.rules.knowledge(self, viewer)

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        """Deal what `viewer` cannot see again, each world it thinks possible as likely as the deal makes it."""
        self.rules.deal_anew(self, viewer, chance)

    def standing(self, seat: int) -> int:
        """The seat's score as it stands, as if the game ended now; some of it may be known to the seat alone."""
        return self.rules.standing(self, seat)

    def outcome(self) -> Outcome:
        """Who won, by how much and why; asked only when the game is over."""
        return self.rules.outcome(self)

    def check(self) -> None:
        """Assert what must hold after every step: all pieces are there, all numbers within their bounds."""
        self.rules.check(self)

    # Reading

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def question(self) -> str:
        """What is asked now, as a message key; nothing when the game is over."""
        return self.stack[-1].question(self) if self.stack else ""

    def options(self) -> list[int]:
        """What the asked seat may choose; empty when the game is over. Not to be changed by the reader."""
        return self.stack[-1].options(self) if self.stack else []

    def why_not(self, action: int) -> str:
        """The rule that forbids this action to the asked seat, or nothing if it is an option."""
        if not self.stack:
            raise GameOver()
        return self.stack[-1].why_not(self, action)

    def refusal(self, action: int, rule: str) -> Refused:
        """What the asked seat is told when this rule forbids the action."""
        words, options = self.rules.actions, self.options()
        instead = self.rules.instead(action, options)
        return Refused(
            self.asked, words.word(action), rule, words.said(options), self.rules.obstacle(self, action, rule),
            words.word(instead) if instead >= 0 else "",
        )

    # Control flow

    def start(self, section: Step[Any]) -> None:
        """Begin the game with its outermost section."""
        self.stack.append(section)
        self.go(AGAIN)

    def apply(self, action: int) -> None:
        """The asked seat's answer: refused with its rule, or carried out up to the next question."""
        if not self.stack:
            raise GameOver()
        step = self.stack[-1]
        rule = step.why_not(self, action)
        if rule:
            raise self.refusal(action, rule)
        self.asked = NOBODY
        self.go(step.take(self, action))

    def apply_known(self, action: int) -> None:
        """The same for an action just taken from `options()`, which nobody needs to look at a second time."""
        step = self.stack[-1]
        self.asked = NOBODY
        self.go(step.take(self, action))

    def go(self, verdict: int) -> None:
        """Carry the rules on from `verdict` until a seat is asked or the game is over."""
        stack = self.stack
        while verdict != ASK:
            if verdict == END:
                report = stack.pop().report
                if not stack:
                    return
                stack[-1].heard = report
            step = stack[-1]
            if verdict == NEXT:
                step.at += 1
            verdict = step.run(self)

    def ask(self, seat: int) -> int:
        """Wait for this seat's answer."""
        self.asked = seat
        return ASK

    def ask_or_take(self, seat: int) -> int:
        """Ask, unless there is but one answer: then it is taken. Only where everybody can know that it is the one."""
        self.asked = seat
        step = self.stack[-1]
        options = step.options(self)
        if len(options) > 1:
            return ASK
        self.asked = NOBODY
        return step.take(self, options[0])

    def call(self, section: Step[Any]) -> int:
        """Go through another section first; the caller goes on at its next paragraph, the report in `heard`."""
        self.stack[-1].at += 1
        self.stack.append(section)
        return AGAIN

    # Events

    def listen(self) -> None:
        """From now on, write down what happens."""
        self.silent = False
        self.events = []

    def tell(self, audience: int, kind: str, fields: dict[str, Value]) -> None:
        """Write an event. Callers skip the call while the table is silent."""
        self.events.append(Event(kind, audience, fields))

    def like(self, other: Table) -> None:
        """Stand where `other` stands: the part of `clone` that all games share."""
        self.rules = other.rules
        self.asked = other.asked
        self.stack = [step.clone() for step in other.stack]
