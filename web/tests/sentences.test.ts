/** Every sentence that Python says of the golden games, said by the page: `python -m tools.sentences` writes them down. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { EventOut, ObstacleOut } from "../src/lib/protocol";
import { bundleOf, Words } from "../src/lib/words";

type Said = { de: string; en: string; viewer: number };
type Sentence =
  | (Said & { event: string; fields: EventOut["fields"] })
  | (Said & { action: string })
  | (Said & { refusal: Record<string, string>; obstacle: ObstacleOut })
  | (Said & { outcome: string; winners: number[] });

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), "utf-8");
const { names, games } = JSON.parse(read("tests/sentences.json")) as {
  names: string[];
  games: Record<string, Sentence[]>;
};

/** The page's own words and those the server would send. */
function wordsOf(game: string, lang: string): Words {
  const folder = `../src/zaubertisch/games/${game}/locale`;
  const served = readdirSync(at(folder)).filter((file) => `.${file}`.endsWith(`.${lang}.ftl`)).sort();
  const pages = [`src/locale/${lang}.ftl`, `../src/zaubertisch/words/locale/${lang}.ftl`];
  return new Words(lang, bundleOf(lang, [...pages, ...served.map((file) => `${folder}/${file}`)].map(read)), names);
}

function said(words: Words, sentence: Sentence): string {
  if ("event" in sentence) return words.event({ kind: sentence.event, fields: sentence.fields }, sentence.viewer);
  if ("action" in sentence) return words.option(sentence.action);
  if ("refusal" in sentence) return words.refusal("refused", sentence.refusal, "", sentence.obstacle);
  const { outcome: reason, winners, viewer } = sentence;
  return words.outcome({ reason, winners, scores: [] }, viewer);
}

describe.each(Object.keys(games))("%s sounds as it does in Python", (game) => {
  test.each(["de", "en"] as const)("in the language %s", (lang) => {
    const words = wordsOf(game, lang);
    const sentences = games[game] as Sentence[];
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.map((each) => said(words, each))).toEqual(sentences.map((each) => each[lang]));
  });
});
