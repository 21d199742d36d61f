import { expect, test } from "vitest";
import { passesItself } from "../src/games/wizwar/keys";
import { onlyAnswer } from "../src/lib/sitting/by_itself";

test("among bots alone the only thing that can be said is said", () => {
  expect(onlyAnswer({ options: ["done"], alone: true })).toBe("done");
  expect(onlyAnswer({ options: ["done", "play sword"], alone: true })).toBe("");
});

test("among people nothing is said by itself, for how fast somebody answers would tell", () => {
  expect(onlyAnswer({ options: ["pass"], alone: false })).toBe("");
});

test("a wizard passes by himself, and does nothing else so", () => {
  expect(passesItself({ options: ["pass"], alone: true })).toBe("pass");
  expect(passesItself({ options: ["finish"], alone: true })).toBe("");
});
