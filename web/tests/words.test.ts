import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NAMELESS } from "../src/lib/sitting/named";
import { bundleOf, Words } from "../src/lib/words";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf-8");
const served = (lang: string): string[] => [
  read(`../src/zaubertisch/words/locale/${lang}.ftl`),
  read(`../src/zaubertisch/games/abraca/locale/${lang}.ftl`),
  read(`../src/zaubertisch/games/abraca/locale/rules.${lang}.ftl`),
];
const own = (lang: string): string => read(`src/locale/${lang}.ftl`);
const wordsIn = (lang: string): Words =>
  new Words(lang, bundleOf(lang, [own(lang), ...served(lang)]), ["Ann", "Ben", ""]);
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!).sort();

describe("the same sentences as the server's", () => {
  const de = wordsIn("de");
  const en = wordsIn("en");

  test("an event is told to its own seat and to others", () => {
    const event = { kind: "stopped", fields: { seat: 0 } };
    expect(de.event(event, 0)).toBe("Du hörst auf.");
    expect(de.event(event, 1)).toBe("Ann hört auf.");
  });

  test("lists are joined and counted, names found by field or by name", () => {
    expect(en.event({ kind: "drew", fields: { seat: 1, stones: [4, 7] } }, 0)).toBe("Ben draws 4, 7.");
    expect(en.event({ kind: "cast", fields: { seat: 1, spell: 7 } }, 0)).toContain("Fireball");
  });

  test("an option is labelled by its arguments", () => {
    expect(de.option("call 7")).toBe("7 Feuerball");
    expect(de.option("stop")).toBe("Aufhören");
  });

  test("an outcome names its winners, a seat without a name its number", () => {
    expect(en.outcome({ winners: [0, 1], scores: [8, 8], reason: "shared" })).toContain("Ann and Ben");
    expect(en.seat(2)).toBe("Seat 3");
  });

  test("a refusal cites its rule, and one without words keeps the server's sentence", () => {
    const said = de.refusal("refused", { seat: "0", word: "call 2", rule: "AB-022", allowed: "stop, call 5" }, "x");
    expect(said).toContain("AB-022");
    expect(said).toContain("Aufhören");
    expect(de.refusal("not-now", { status: "open" }, "x")).not.toContain("open");
    expect(de.refusal("nobody-knows-this", {}, "Plain text.")).toBe("Plain text.");
  });

  test("a refused wish for the table is told in the words of the form", () => {
    const said = de.refusal("bad-value", { option: "first_seat", values: "random, 0, 1", value: "4" }, "x");
    expect(said).toContain(de.setting("first_seat"));
    expect(said).toContain(de.setting("first_seat", "random"));
    expect(said).not.toMatch(/first_seat|random/);
  });

  test("a refusal in short gives its reason, and the rest only to who wants more", () => {
    const given = { seat: "0", word: "call 2", rule: "AB-022", allowed: "stop, call 5" };
    const { brief, more } = de.refusalInShort(given);
    expect(brief).toBe(de.rule("AB-022"));
    expect(more).toContain("Aufhören");
    const stopped = de.refusalInShort(given, { key: "another-question", fields: { question: "x" } });
    expect(stopped.brief).toContain("andere Frage");
    expect(stopped.more).toContain(de.rule("AB-022"));
  });

  test("the name of whoever chose none is known in every language", () => {
    expect(NAMELESS).toEqual([de.say("ui-you-name"), en.say("ui-you-name")]);
  });

  test("a number has no marks between the thousands", () => {
    expect(en.say("seat-name", { seat: 12345 })).toBe("Seat 12345");
  });

  test("a missing message shows its key", () => {
    expect(en.say("no-such_thing")).toBe("no-such_thing");
  });
});

test("the page has the same words in both languages", () => {
  expect(ids(own("de"))).toEqual(ids(own("en")));
});

test("every word the page asks for is there", () => {
  const files = import.meta.glob("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
  const asked = Object.values(files as Record<string, string>)
    .flatMap((text) => [...text.matchAll(/["'`](ui-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1]!));
  const known = ids(own("en"));
  expect([...new Set(asked)].filter((key) => !known.includes(key))).toEqual([]);
});
