/** The page finds the same paragraphs as the terminal, and marks and links what stands in them. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { cut } from "../src/lib/rulebook/cutting";
import { Index, type Rule } from "../src/lib/rulebook/search";
import { bare, stem, wordsIn } from "../src/lib/rulebook/stems";

interface Search {
  game: string;
  lang: "de" | "en";
  query: string;
  wish: string;
  found: string[];
}

const HERE = new URL(".", import.meta.url).pathname;
const SEARCHES = JSON.parse(readFileSync(`${HERE}searches.json`, "utf8")) as Search[];
const books = new Map<string, Index>();

/** A rulebook as the server tells it, out of its catalogue. */
function rulesOf(game: string, lang: string): Rule[] {
  const text = readFileSync(`${HERE}../../src/zaubertisch/games/${game}/locale/rules.${lang}.ftl`, "utf8");
  const sections = text.split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [heading = ""] = section.split("\n");
    return new FluentResource(section).body.map((message) => ({ id: message.id, section: heading, text: String(message.value) }));
  });
}

function indexOf(game: string, lang: "de" | "en"): Index {
  const index = books.get(game + lang) ?? new Index(lang, rulesOf(game, lang));
  books.set(game + lang, index);
  return index;
}

describe("searching the rules", () => {
  test.each(SEARCHES)("$game $lang: $query", ({ game, lang, query, wish, found }) => {
    const first = indexOf(game, lang).find(query).rules.slice(0, found.length);
    expect(first).toEqual(found);
    expect(first.slice(0, 3)).toContain(wish);
  });

  test("a rule is found by its id in any case, and none by an id there is not", () => {
    expect(indexOf("abraca", "en").find(" ab-022 ").rules).toEqual(["AB-022"]);
    expect(indexOf("abraca", "en").find("AB-999").rules).toEqual([]);
    expect(indexOf("abraca", "en").find("xylophone quartz").rules).toEqual([]);
  });

  test("the words that were met are told, so that they can be marked", () => {
    const { words } = indexOf("wizwar", "en").find("waterbolt knock-back");
    expect([...words]).toEqual(expect.arrayContaining(["waterbolt", "pushes", "pushed"]));
    expect(words.has("wizard")).toBe(false);
  });
});

describe("words and stems", () => {
  test("marks, cases and spelt-out umlauts make no difference", () => {
    expect(wordsIn("The player’s Ka-Bong!", "en")).toEqual(["the", "player", "ka", "bong"]);
    expect(bare("Zurückstoßen", "de")).toBe(bare("zurueckstossen", "de"));
    expect(bare("Mauer", "de")).toBe("mauer");
  });

  test.each([
    ["en", ["push", "pushes", "pushed", "pushing"]], ["en", ["cancel", "cancels", "cancelled"]], ["en", ["carry", "carries", "carried"]],
    ["de", ["stoßen", "gestoßen", "stößt"]], ["de", ["Mauer", "Mauern"]], ["de", ["weglegen", "weggelegt"]],
  ] as const)("%s: %j", (lang, forms) => {
    expect(new Set(forms.map((form) => stem(bare(form, lang), lang))).size).toBe(1);
  });
});

describe("cutting a sentence", () => {
  test("ids lead on, cards can be read, and what was sought is marked within both", () => {
    const named = (text: string): { text: string; card?: string }[] =>
      text.split(/(Fireball)/).filter(Boolean).map((each) => (each === "Fireball" ? { text: each, card: "fireball" } : { text: each }));
    const pieces = cut("As in AB-E01, a Fireball hurts; XY-001 does not.", "en", new Set(["AB-E01"]), new Set(["fireball", "hurts"]), named);
    expect(pieces.find((piece) => piece.rule)?.rule).toBe("AB-E01");
    expect(pieces.find((piece) => piece.card)).toEqual({ card: "fireball", parts: [{ text: "Fireball", sought: true }] });
    expect(pieces.flatMap((piece) => piece.parts).map((part) => part.text).join("")).toBe("As in AB-E01, a Fireball hurts; XY-001 does not.");
    expect(pieces.flatMap((piece) => piece.parts).filter((part) => part.sought).map((part) => part.text)).toEqual(["Fireball", "hurts"]);
  });
});
