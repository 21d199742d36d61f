/** A whole game inside a link, and back. */
import { expect, test } from "vitest";
import { carriedBy, linkTo } from "../src/lib/pocket/carried.ts";

const HOME = "https://example.org/games/";
const record = JSON.stringify({ game: "abraca", moves: Array.from({ length: 200 }, (_, at) => `call ${1 + (at % 8)}`), name: "Zoë 🧙" });
const behind = (link: string): string => link.slice(link.indexOf("#"));

test("a link holds a whole record, letters of all kinds included", async () => {
  const link = await linkTo(record, HOME);
  expect(link.startsWith(`${HOME}here#game=`)).toBe(true);
  expect(link.slice(HOME.length)).toMatch(/^here#game=[\w-]+$/);
  expect(await carriedBy(behind(link))).toBe(record);
});

test("a game too long for a link has none", async () => {
  const lots = Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 9973).join();
  expect(await linkTo(lots, HOME)).toBe("");
});

test("an address without a game carries none, and a damaged one something that is no record", async () => {
  expect(await carriedBy("")).toBe("");
  expect(await carriedBy("#AB-020")).toBe("");
  expect(await carriedBy("#game=%%%")).toBe("#game=%%%");
  expect(await carriedBy("#game=AAAA")).not.toBe("");
});
