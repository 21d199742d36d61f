import { expect, test } from "vitest";
import key from "../src/games/magia/keys";
import { towards } from "../src/games/magia/chamber/steering";
import { optionKeys } from "../src/lib/sitting/option_keys";

const FIELDS = [{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: -10, y: 17 }, { x: 10, y: 17 }, { x: 30, y: 34 }];

test("arrows lead to the nearest lit field on that side", () => {
  expect(towards("ArrowRight", { x: 0, y: 0 }, FIELDS)).toBe(1);
  expect(towards("ArrowLeft", { x: 20, y: 0 }, FIELDS)).toBe(0);
  expect(towards("ArrowDown", { x: 20, y: 0 }, FIELDS)).toBe(3);
  expect(towards("ArrowUp", { x: 30, y: 34 }, FIELDS)).toBe(1);
});

test("where nothing lies on that side an arrow leads nowhere, and no other key does", () => {
  expect(towards("ArrowUp", { x: 0, y: 0 }, FIELDS)).toBe(-1);
  expect(towards("ArrowUp", { x: 0, y: 0 }, [])).toBe(-1);
  expect(towards("a", { x: 0, y: 0 }, FIELDS)).toBe(-1);
});

test("directions have their digits clockwise, as they are shown, and having enough is 0", () => {
  const all = optionKeys(["go e", "go se", "jump red", "stay"], key);
  expect(["go e", "go se", "jump red", "stay"].map((word) => all.get(word))).toEqual(["1", "2", "3", "0"]);
});
