import { expect, test } from "vitest";
import { clearOf } from "../src/lib/clear";
import type { Entry } from "../src/lib/protocol";
import { chapters } from "../src/lib/story/merging";
import { turningPoint } from "../src/lib/story/turning";
import { shownTime } from "../src/lib/time";

const event = (kind: string, fields: Record<string, number | string | number[]> = {}) => ({ kind, fields });
const move = (number: number, seat: number, ...events: ReturnType<typeof event>[]): Entry => ({ number, kind: "move", seat, back: -1, events });
const told = (entries: Entry[]) => chapters(entries).map(({ seat, lines }) => [seat, ...lines.map((line) => `${line.event.kind} ${line.times}`)]);

test("the steps of one walk are one line, which leads to where it ended", () => {
  const walk = ["a1", "a2", "a3"].map((square, place) => move(place + 1, 0, event("moved", { seat: 0, square })));
  const [chapter] = chapters(walk);
  expect(chapter?.lines).toEqual([{ number: 3, event: event("moved", { seat: 0, square: "a3" }), times: 3, walked: true }]);
  expect(chapter?.entries).toHaveLength(3);
});

test("a walk is cut where anything happens on the way", () => {
  const walk = [
    move(1, 0, event("moved", { seat: 0, square: "a1" })), move(2, 0, event("moved", { seat: 0, square: "a2" }), event("trap_real", { square: "a2" })),
    move(3, 0, event("moved", { seat: 0, square: "a3" })),
  ];
  expect(told(walk)).toEqual([[0, "moved 2", "trap_real 1", "moved 1"]]);
});

test("whoever is carried takes no steps, and only where they end is told", () => {
  const to = (square: string) => event("moved", { seat: 0, square });
  const flight = [move(1, 0, to("a1")), move(2, 0, to("a2")), move(3, 1, to("c7")), move(4, 0, to("c8"))];
  expect(told(flight)).toEqual([[0, "moved 2", "moved 1", "moved 1"]]);
  const [thrown] = chapters([move(1, 1, event("passed", { seat: 1 }), to("b1"), to("b2"), to("b3"))]).slice(-1);
  expect(thrown?.lines).toEqual([{ number: 1, event: to("b3"), times: 1, walked: false }]);
});

test("what one seat does in a row is one chapter, and a new turn begins another", () => {
  const story = [
    move(1, 0, event("cast", { seat: 0, spell: 8 })), move(2, 0, event("stopped", { seat: 0 })), move(3, 1),
    move(4, 1, event("cast", { seat: 1, spell: 7 })), move(5, 1, event("turn_begins", { seat: 1 })),
  ];
  expect(told(story)).toEqual([[0, "cast 1", "stopped 1"], [1, "cast 1"], [1, "turn_begins 1"]]);
});

test("a line stands with the seat it is about, whoever moved, and what concerns all with nobody", () => {
  const passed = move(1, 2, event("passed", { seat: 2 }), event("boosted", { energy: 3 }), event("moved", { seat: 0, square: "c4" }));
  const round = move(2, 2, event("round_begins", { round: 3 }), event("turn_begins", { seat: 1 }));
  expect(told([passed, round])).toEqual([[2, "passed 1", "boosted 1"], [0, "moved 1"], [-1, "round_begins 1"], [1, "turn_begins 1"]]);
});

test("that the table answered for somebody is told of that seat, once", () => {
  const entry: Entry = { ...move(1, 2, event("moved", { seat: 0 }), event("passed", { seat: 2 })), by: "clock" };
  expect(chapters([entry]).map(({ seat, by }) => [seat, by])).toEqual([[2, "clock"], [0, ""], [2, ""]]);
});

test("nothing won and nothing lost is not told, but a bid of nothing is", () => {
  const entry = move(1, 0, event("gained", { seat: 0, lives: 0, left: 6 }), event("bid", { seat: 0, magic: 0 }), event("cast", { seat: 0 }));
  expect(told([entry])).toEqual([[0, "bid 1", "cast 1"]]);
});

test("what was bought comes before what was paid for it", () => {
  expect(told([move(1, 0, event("paid", { seat: 0, price: 5 }), event("gained_gem", { seat: 0, gem: "opal" }))])).toEqual([[0, "gained_gem 1", "paid 1"]]);
});

test("a move taken back is a chapter of its own", () => {
  const undo: Entry = { number: 2, kind: "undo", seat: 0, back: 0, events: [] };
  expect(told([move(1, 0, event("cast")), undo])).toEqual([[0, "cast 1"], [0]]);
});

const score = (number: number, ...totals: number[]): Entry => move(number, 0, ...totals.map((total, seat) => event("scored", { seat, points: 0, total })));

test("the turning point is where the winner took the lead for good", () => {
  const story = [score(10, 2, 0), score(20, 3, 4), score(30, 6, 5), score(40, 6, 8), move(50, 0)];
  expect(turningPoint(story, [1])).toBe(40);
  expect(turningPoint([...story.slice(0, 3), move(50, 0)], [0])).toBe(30);
});

test("who always led, shared victories and scores told at the end alone have no turning point", () => {
  expect(turningPoint([score(10, 2, 0), score(20, 3, 1), move(30, 0)], [0])).toBeNull();
  expect(turningPoint([score(10, 0, 2), score(20, 3, 2), move(30, 0)], [0, 1])).toBeNull();
  expect(turningPoint([move(1, 0), score(10, 0, 2)], [1])).toBeNull();
});

test("what appears goes below what was pressed, or above it where there is no room", () => {
  const box = { top: 100, bottom: 200, left: 0, right: 300 };
  expect(clearOf(box, { top: 250, bottom: 300, left: 0, right: 50 }, 800)).toBe(0);
  expect(clearOf(box, { top: 150, bottom: 190, left: 0, right: 50 }, 800)).toBe(98);
  expect(clearOf({ ...box, top: 500, bottom: 600 }, { top: 590, bottom: 640, left: 0, right: 50 }, 660)).toBe(-18);
});

test("a clock shows seconds, hours or days", () => {
  expect(shownTime(65)).toEqual({ text: "1:05" });
  expect(shownTime(3 * 3600 + 120)).toEqual({ key: "ui-time-hours", fields: { hours: 3, minutes: 2 } });
  expect(shownTime(2 * 86400 + 3600)).toEqual({ key: "ui-time-days", fields: { days: 2, hours: 1 } });
});
