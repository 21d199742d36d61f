import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flashesOf } from "../src/games/wizwar/magic";
import { middleOf } from "../src/games/wizwar/maze";
import { isLight, ownKey } from "../src/games/wizwar/keys";
import { CARDS } from "../src/games/wizwar/box";
import { DrawingUp } from "../src/games/wizwar/drawing_up.svelte";
import { cutAtCards } from "../src/games/wizwar/naming";
import { stagesTo, Walk } from "../src/games/wizwar/walk.svelte";
import { TINTS, tonesOf, type Pending, type WizWarView } from "../src/games/wizwar/view";
import { playerOf, wear } from "../src/lib/players.svelte";
import type { Entry } from "../src/lib/protocol";
import { bundleOf, Words } from "../src/lib/words";

const EAST = 1;

const entry = (...events: [string, Record<string, number | string>][]): Entry => ({
  number: 1, kind: "move", seat: 0, back: -1, events: events.map(([kind, fields]) => ({ kind, fields })),
});

/** A board for two; the first wizard stands here, and three squares to the east are in reach of a1. */
function at(square: number, more: Partial<WizWarView> = {}): WizWarView {
  const ways = [[], [EAST], [EAST, EAST], [EAST, EAST, EAST]];
  return { seats: 2, place: [square, 9], question: "main", ways, pending: [], colours: [0, 1], schools: [], ...more } as unknown as WizWarView;
}

const moved = (square: string): Entry => entry(["moved", { seat: 0, square }]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a way is walked step by step, each said only when the one before is done", () => {
  const said: string[] = [];
  const walk = new Walk((word) => said.push(word));
  walk.begin(at(0), 0, 2);
  expect(said).toEqual(["step east"]);
  walk.goOn(at(1), ["step east", "finish"], 0, moved("b1"));
  vi.runAllTimers();
  expect(said).toEqual(["step east", "step east"]);
  walk.goOn(at(2), ["step east", "finish"], 0, moved("c1"));
  vi.runAllTimers();
  expect(said).toHaveLength(2);
  expect(walk.goal).toBe(-1);
});

test.each([
  ["something else happens", at(1), ["step east"], entry(["moved", { seat: 0, square: "b1" }], ["hurt", { seat: 0, damage: 3, left: 12 }])],
  ["another question is asked", at(1, { question: "react" }), ["step east"], moved("b1")],
  ["the next step is not allowed", at(1), ["finish"], moved("b1")],
  ["it came out elsewhere", at(10), ["step east"], moved("a2")],
])("a walk stops when %s", (_, view, options, last) => {
  const said: string[] = [];
  const walk = new Walk((word) => said.push(word));
  walk.begin(at(0), 0, 3);
  walk.goOn(view, options, 0, last);
  vi.runAllTimers();
  expect(said).toEqual(["step east"]);
  expect(walk.goal).toBe(-1);
});

test("the own turn is brought to its end word by word, as far as each is offered", () => {
  const said: string[] = [];
  const ending = new DrawingUp((word) => said.push(word), (word) => said.push(word));
  const asked = (question: string): WizWarView => at(0, { question, active: 0 });
  ending.begin(asked("main"), ["step east", "finish"], 0);
  ending.goOn(asked("discard"), ["done", "discard zot"], 0, entry());
  ending.goOn(asked("draw"), ["stop", "draw"], 0, entry());
  ending.goOn(asked("draw"), ["stop", "draw"], 0, entry(["drew_card", { seat: 0, spell: "zot" }]));
  ending.goOn(asked("room_to_draw"), ["stop", "drop dagger"], 0, entry(["drew_card", { seat: 0, spell: "zot" }]));
  ending.goOn(at(0, { active: 1 }), ["finish"], 0, entry());
  expect(said).toEqual(["finish", "done", "draw", "draw", "stop"]);
});

test.each([
  ["something happens", at(0, { question: "discard", active: 0 }), ["done"], entry(["hurt", { seat: 0, damage: 1, left: 9 }])],
  ["another's turn has begun", at(0, { question: "discard", active: 1 }), ["done"], entry()],
  ["something else was said", at(1, { active: 0 }), ["finish"], moved("b1")],
  ["the word is not offered", at(0, { question: "discard", active: 0 }), ["discard zot"], entry()],
])("drawing up stops when %s", (_, view, options, last) => {
  const said: string[] = [];
  const ending = new DrawingUp((word) => said.push(word), (word) => said.push(word));
  ending.begin(at(0, { active: 0 }), ["finish"], 0);
  ending.goOn(view, options, 0, last);
  ending.goOn(at(0, { question: "draw", active: 0 }), ["draw"], 0, entry());
  expect(said).toEqual(["finish"]);
});

test("a way names the squares it leads through", () => {
  expect(stagesTo(at(0), 0, 3).map(({ square }) => square)).toEqual([1, 2, 3]);
});

test("a bolt flies from who struck to who is hurt, and the wound follows it", () => {
  const blow = { kind: "announced", seat: 1, wizard: 0, attacked: 1, card: -1 } as unknown as Pending;
  const [bolt, burst] = flashesOf(at(0, { pending: [blow] }), at(0), entry(["hurt", { seat: 0, damage: 5, left: 10 }]));
  expect(bolt).toMatchObject({ kind: "bolt", from: middleOf(2, 9), to: middleOf(2, 0) });
  expect(burst).toMatchObject({ kind: "burst", label: "−5" });
  expect(burst?.late).toBeGreaterThan(bolt?.late ?? 0);
});

test("steps lie like the ways, having enough is 0, and only light words are said at once", () => {
  expect(["step north", "step west", "finish", "cast zot"].map(ownKey)).toEqual(["w", "a", "0", undefined]);
  expect(isLight("step north", ["step north", "finish"])).toBe(true);
  expect(isLight("pass", ["pass"])).toBe(true);
  expect(isLight("finish", ["step north", "finish"])).toBe(false);
});

test("a sentence is cut at whole names of cards, the longest first", () => {
  const words = new Words("en", bundleOf("en", CARDS.map(({ key }) => `name-${key.replaceAll("_", "-")} = ${key === "ka_bong" ? "Ka-Bong!" : key[0]?.toUpperCase() + key.slice(1).replaceAll("_", " ")}`)));
  const named = (sentence: string): string[] => cutAtCards(sentence, words).flatMap(({ card }) => card || []);
  expect(named("Ann casts “Fireball”.")).toEqual(["fireball"]);
  expect(named("Ann reacts with “Absorb spell” to “Shield”.")).toEqual(["absorb_spell", "shield"]);
  expect(named("Ann plays “Ka-Bong!” and wards Fogs off.")).toEqual(["ka_bong"]);
  expect(cutAtCards("Ann comes to c3.", words)).toEqual([{ text: "Ann comes to c3.", card: "" }]);
});

test("a seat wears the colour of its wizard, whatever colours were drawn, with an ink that can be read", () => {
  wear(tonesOf({ colours: [2, 0, 3] }));
  expect([0, 1, 2].map((seat) => playerOf(seat).colour)).toEqual([TINTS.yellow.ground, TINTS.blue.ground, TINTS.green.ground]);
  expect([0, 1].map((seat) => playerOf(seat).ink)).toEqual(["#20140b", "#ffffff"]);
  wear([]);
});
