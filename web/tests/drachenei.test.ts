import { expect, test } from "vitest";
import { stonesBySource } from "../src/games/drachenei/counting";
import { flights } from "../src/games/drachenei/motion";
import key from "../src/games/drachenei/keys";
import { hasAnswered, otherHalf, type DracheneiView } from "../src/games/drachenei/view";
import type { Entry } from "../src/lib/protocol";
import { optionKeys } from "../src/lib/sitting/option_keys";

const entry = (...events: [string, Record<string, number | string>][]): Entry => ({
  number: 1, kind: "move", seat: 0, back: -1, events: events.map(([kind, fields]) => ({ kind, fields })),
});

test("what a victory brings flies from the card that was evaluated", () => {
  const told = entry(
    ["evaluates", { place: 1, card: "goblins", figure: 5 }], ["paid", { seat: 0, magic: 5, total: 1, cause: "creature" }],
    ["stones", { seat: 0, stones: 3, total: 3, cause: "creature" }], ["drew_unseen", { seat: 0, count: 2 }],
    ["gained", { seat: 1, magic: 2, total: 4, cause: "income" }],
  );
  expect(flights(told).map((flight) => `${flight.from} ${flight.to} ${flight.label}`)).toEqual([
    "magic-0 place-1 −5", "place-1 stones-0 +3", "artefacts hand-0 ",
  ]);
});

test("a swap flies both ways", () => {
  const told = entry(["swapped", { seat: 2, other_seat: 0, kind: "egg_left", got: "wand_left" }]);
  expect(flights(told).map((flight) => `${flight.from} ${flight.to} ${flight.icon}`)).toEqual(["hand-2 hand-0 egg", "hand-0 hand-2 wand"]);
});

test("stones are counted by source, those given back too", () => {
  const story = [
    entry(["stones", { seat: 0, stones: 3, total: 3, cause: "creature" }], ["stones", { seat: 1, stones: 2, total: 2, cause: "holy_place" }]),
    entry(["gave_stone", { seat: 0, total: 2 }], ["stones", { seat: 0, stones: 1, total: 3, cause: "bonus" }]),
  ];
  expect(stonesBySource(story, 2)).toEqual([
    { source: "creature", stones: [3, 0] }, { source: "bonus", stones: [1, 0] }, { source: "holy_place", stones: [0, 2] },
    { source: "retransformus", stones: [-1, 0] },
  ]);
});

test("every word has a key: refusals the same one, numbers their own, cards and seats count from 1 as they are offered", () => {
  const keys = (...options: string[]): string[] => [...optionKeys(options, key).values()];
  expect(keys("pass", "place left", "place right")).toEqual(["0", "1", "2"]);
  expect(keys("pass", "bid 4", "bid 12", "use transformus")).toEqual(["0", "4", "e", "-"]);
  expect([...optionKeys(["offer nothing", "offer egg_left", "offer sapphire_s"], key)]).toEqual([
    ["offer nothing", "0"], ["offer egg_left", "1"], ["offer sapphire_s", "2"],
  ]);
  expect([...optionKeys(["take 0", "take 3", "take nobody"], key)].sort()).toEqual([["take 0", "1"], ["take 3", "2"], ["take nobody", "0"]]);
});

test("a half knows its other half, and whoever sits before the asked one has answered", () => {
  expect([otherHalf("egg_left"), otherHalf("egg_right"), otherHalf("book_tc")]).toEqual(["egg_right", "egg_left", ""]);
  const view = { seats: 4, offerer: 2, asked: 0, question: "reply" } as DracheneiView;
  expect([3, 0, 1].map((seat) => hasAnswered(view, seat))).toEqual([true, false, false]);
});
