import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../src/lib/protocol";
import { hits, isSmall } from "../src/lib/sitting/hits";
import { optionKeys, PAGE_KEYS, shownKey, toldKey } from "../src/lib/sitting/option_keys";
import { paceOf, stands } from "../src/lib/sitting/pace";
import { Queue } from "../src/lib/sitting/queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(hold: (item: number) => number): { shown: number[]; behind: number[]; queue: Queue<number> } {
  const shown: number[] = [];
  const behind: number[] = [];
  return { shown, behind, queue: new Queue<number>((item) => shown.push(item), hold, (count) => behind.push(count)) };
}

test("what comes at once is shown one after the other", () => {
  const { shown, behind, queue: it } = queue(() => 100);
  for (const item of [1, 2, 3]) it.push(item);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  expect(behind.at(-1)).toBe(0);
});

test("what must be seen holds everything behind it until it was", () => {
  const { shown, queue: it } = queue((item) => (item === 1 ? Infinity : 0));
  for (const item of [1, 2, 3]) it.push(item);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  it.release();
  expect(shown).toEqual([1, 2, 3]);
  it.release();
  expect(shown).toEqual([1, 2, 3]);
});

test("what is urgent is shown now, after all that came before it", () => {
  const { shown, queue: it } = queue(() => 100);
  for (const item of [1, 2]) it.push(item);
  it.push(3, true);
  expect(shown).toEqual([1, 2, 3]);
  it.push(4);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("somebody in a hurry sees all of it, in order, and nothing twice", () => {
  const { shown, queue: it } = queue(() => Infinity);
  for (const item of [1, 2, 3]) it.push(item);
  it.flush();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("a table that is told anew shows nothing of what waited", () => {
  const { shown, queue: it } = queue(() => 100);
  for (const item of [1, 2]) it.push(item);
  it.clear();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
});

const event = (kind: string, fields: Record<string, number | string> = {}) => ({ kind, fields });
const move = (number: number, seat: number, ...events: ReturnType<typeof event>[]): Entry => ({ number, kind: "move", seat, back: -1, events });
const calm = { pace: "calm", behind: 0, unseen: false, asked: false, timed: false, hits: false, small: false, scene: false } as const;

test("calm takes longer than brisk, and instant takes no time", () => {
  const entry = move(1, 1, event("cast"));
  const [slow, quick, none] = (["calm", "brisk", "instant"] as const).map((pace) => stands({ ...calm, entry, pace }));
  expect(slow).toBeGreaterThan(quick!);
  expect(quick).toBeGreaterThan(0);
  expect(none).toBe(0);
});

test("one's own answer never waits, nor does a page nobody looks at", () => {
  const entry = move(1, 1, event("hurt"));
  expect(stands({ ...calm, entry, hits: true, asked: true })).toBe(0);
  expect(stands({ ...calm, entry, hits: true, unseen: true })).toBe(0);
});

test("what hits and what is a scene stands until it was seen, but no clock is held up for it", () => {
  const entry = move(1, 1, event("hurt"));
  for (const held of [{ hits: true }, { scene: true }]) {
    expect(stands({ ...calm, entry, ...held })).toBe(Infinity);
    expect(stands({ ...calm, entry, ...held, timed: true })).toBeLessThan(5000);
    expect(stands({ ...calm, entry, ...held, pace: "instant" })).toBe(0);
  }
});

test("the more is waiting the shorter each stands, and steps of a walk and bids are short", () => {
  const entry = move(1, 1, event("cast"));
  expect(stands({ ...calm, entry, behind: 40 })).toBeLessThan(stands({ ...calm, entry }));
  expect(stands({ ...calm, entry: move(1, 1, event("moved")) })).toBeLessThan(stands({ ...calm, entry }));
  expect(stands({ ...calm, entry: move(1, 1, event("bid")) })).toBeLessThan(stands({ ...calm, entry }));
  expect(stands({ ...calm, entry: move(1, 1, event("passed"), event("won")) })).toBe(stands({ ...calm, entry }));
  expect(stands({ ...calm, entry: move(1, 1) })).toBe(0);
});

test("the first games are calm, and a wish counts at any time", () => {
  expect(paceOf("", 0)).toBe("calm");
  expect(paceOf("", 3)).toBe("brisk");
  expect(paceOf("calm", 99)).toBe("calm");
});

test("lost lives, thefts and lost auctions hit; one's own doing and nothings do not", () => {
  const lost = move(5, 1, event("lost", { seat: 0, lives: 2 }));
  expect(hits("abraca", lost, [], 0)).toBe(true);
  expect(hits("abraca", lost, [], 2)).toBe(false);
  expect(hits("abraca", { ...lost, seat: 0 }, [], 0)).toBe(false);
  expect(hits("abraca", move(5, 1, event("lost", { seat: 0, lives: 0 })), [], 0)).toBe(false);
  expect(hits("wizwar", move(5, 1, event("stole", { seat: 1, victim_seat: 0 })), [], 0)).toBe(true);
});

test("a blow that came with an answer nobody pressed hits", () => {
  const passed = move(5, 0, event("hurt", { seat: 0, damage: 3, left: 9 }));
  expect(hits("wizwar", passed, [], 0)).toBe(false);
  expect(hits("wizwar", passed, [], 0, false)).toBe(true);
});

test("what a turn ends with is as short as a step", () => {
  const [drawn, cast] = [move(5, 1, event("drew", { seat: 1 })), move(6, 1, event("cast", { seat: 1, spell: "fog" }))];
  expect(stands({ ...calm, entry: drawn })).toBeLessThan(stands({ ...calm, entry: cast }));
});

test("losing an auction one was in hits; being outbid, which is asked about at once, one that one left and another auction do not", () => {
  const mine = move(1, 0, event("bid", { seat: 0, bid: 3 }));
  const theirs = move(2, 1, event("bid", { seat: 1, bid: 4 }));
  const third = move(3, 2, event("bid", { seat: 2, bid: 5 }));
  const sold = move(4, 1, event("passed", { seat: 1 }), event("won", { seat: 2, item: "owl", bid: 5 }));
  const story = [mine, theirs, third, sold];
  expect(hits("zavandor", theirs, story, 0)).toBe(false);
  expect(hits("zavandor", sold, story, 0)).toBe(true);
  const left = move(3.5, 0, event("passed", { seat: 0 }));
  expect(hits("zavandor", sold, [mine, theirs, third, left, sold], 0)).toBe(false);
  const elsewhere = [move(5, 2, event("offered", { seat: 2 })), move(6, 1, event("won", { seat: 1, item: "fox", bid: 1 }))];
  expect(hits("zavandor", elsewhere[1]!, [...story, ...elsewhere], 0)).toBe(false);
});

test("every option has a key of its own, none of the page's, digits first", () => {
  const options = Array.from({ length: 28 }, (_, place) => `word ${place}`);
  const keys = [...optionKeys(options).values()];
  expect(keys.slice(0, 10)).toEqual([..."123456789", "a"]);
  expect(new Set(keys).size).toBe(28);
  expect(keys.filter((key) => PAGE_KEYS.includes(key))).toEqual([]);
});

test("a board's own key comes first; a second word for it and a key of the page get another", () => {
  const keys = optionKeys(["pass", "done", "step north", "help"], (word) => ({ pass: "0", done: "0", "step north": "w", help: "h" })[word]);
  expect([...keys.entries()]).toEqual([["pass", "0"], ["step north", "w"], ["done", "1"], ["help", "2"]]);
});

test("a key is shown as what is pressed, wherever it stands", () => {
  expect(["C", "c", "7", "ArrowUp", "Enter"].map(shownKey)).toEqual(["⇧C", "C", "7", "↑", "Enter"]);
  expect(["C", "c", "ArrowUp"].map(toldKey)).toEqual(["Shift+C", "c", "ArrowUp"]);
});

test("a stolen card stops nobody who plays briskly, and anything more does", () => {
  const stolen = move(5, 1, event("stole", { seat: 1, victim_seat: 0 }));
  const robbed = move(5, 1, event("stole", { seat: 1, victim_seat: 0 }), event("hurt", { seat: 0, damage: 2 }));
  expect([isSmall("wizwar", stolen, 0), isSmall("wizwar", robbed, 0), isSmall("wizwar", stolen, 2)]).toEqual([true, false, false]);
  const moment = { ...calm, entry: stolen, hits: true, small: true };
  expect(stands(moment)).toBe(Infinity);
  expect(stands({ ...moment, pace: "brisk" })).toBe(500);
  expect(stands({ ...moment, pace: "brisk", small: false })).toBe(Infinity);
});

test("what a board wants without a key has none, and takes none from others", () => {
  const keys = optionKeys(["bid 20", "bid 21", "pass", "other"], (word) => (word.startsWith("bid") ? null : undefined));
  expect([...keys.entries()]).toEqual([["pass", "1"], ["other", "2"]]);
});
