import { expect, test } from "vitest";
import key from "../src/games/magia/keys";
import { towards } from "../src/games/magia/steering";
import { optionKeys } from "../src/lib/sitting/option_keys";

const ROWS = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }, { x: 10, y: 10 }];

test("arrows lead sideways to the next answer, at the ends around", () => {
  expect(towards("ArrowRight", 1, ROWS)).toBe(2);
  expect(towards("ArrowLeft", 0, ROWS)).toBe(3);
});

test("arrows lead up and down to the answer that lies there, and nowhere beyond", () => {
  expect(towards("ArrowDown", 1, ROWS)).toBe(3);
  expect(towards("ArrowUp", 2, ROWS)).toBe(0);
  expect(towards("ArrowUp", 0, ROWS)).toBe(-1);
});

test("whoever stands at no answer comes to the first; other keys lead nowhere", () => {
  expect(towards("ArrowDown", -1, ROWS)).toBe(0);
  expect(towards("ArrowDown", -1, [])).toBe(-1);
  expect(towards("a", 0, ROWS)).toBe(-1);
});

test("a direction has the same digit wherever it is offered, in the order in which directions are shown", () => {
  const all = optionKeys(["go nw", "go ne", "go e", "go se", "go sw", "go w", "jump red"], key);
  expect(["nw", "ne", "w", "e", "sw", "se"].map((way) => all.get(`go ${way}`))).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(all.get("jump red")).toBe("7");
  expect(optionKeys(["go e"], key).get("go e")).toBe("4");
});
