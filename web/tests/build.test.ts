/** What the build does with the icons. */
import { expect, test } from "vitest";
import { ownersOf, rounded } from "../scripts/icons-split.ts";

const FILES = new Map([
  ["src/games/index.ts", 'icons: ["egg", "owl"]'],
  ["src/games/abraca/Board.svelte", '<Icon name="owl" />'],
  ["src/games/magia/room.ts", 'const SIGNS = { wand: 1, candle: "rose" }'],
  ["src/parts/home/Header.svelte", '<Icon name="rose" />'],
]);

test("an icon comes with those who use it, and with everybody if nobody can tell", () => {
  expect(ownersOf("egg", FILES)).toEqual(["covers"]);
  expect(ownersOf("owl", FILES)).toEqual(["covers", "abraca"]);
  expect(ownersOf("wand", FILES)).toEqual(["magia"]);
  expect(ownersOf("rose", FILES)).toEqual(["all"]);
  expect(ownersOf("die1", FILES)).toEqual(["all"]);
});

test("rounding keeps every number a number of its own", () => {
  const numbers = (path: string): number[] => [...path.matchAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g)].map(Number);
  const path = "M175.84 27.6c-54.447.96-.04 5-.04.96.951-12.345 0 .04z";
  expect(numbers(rounded(path))).toEqual([175.8, 27.6, -54.4, 1, 0, 5, 0, 1, 1, -12.3, 0, 0]);
  expect(rounded("M1 2a64 64 0 01.25.3")).toBe("M1 2a64 64 0 01.25.3");
});
