import { expect, test } from "vitest";
import { added, stillNeeded, type Spoken } from "../src/lib/sitting/aloud";

const texts = (lines: readonly Spoken[]) => lines.map(({ text }) => text);

test("a line waits for those before it, and none goes before it can have been read", () => {
  const one = added([], 1, "Ann calls 8.", 0);
  const two = added(one, 2, "Your turn.", 10);
  expect(texts(two)).toEqual(["Ann calls 8.", "Your turn."]);
  expect(two[1]?.until).toBeGreaterThan((two[0]?.until ?? 0) + 1000);
});

test("what has been read goes, and the last line stays", () => {
  const lines = added(added([], 1, "Ann calls 8.", 0), 2, "Your turn.", 10);
  expect(texts(stillNeeded(lines, 500))).toEqual(["Ann calls 8.", "Your turn."]);
  expect(texts(stillNeeded(lines, lines[0]?.until ?? 0))).toEqual(["Your turn."]);
  expect(texts(stillNeeded(lines, 1e6))).toEqual(["Your turn."]);
  expect(texts(added(lines, 3, "Ben stops.", 1e6))).toEqual(["Ben stops."]);
});
