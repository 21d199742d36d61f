/** Which cards a sentence names. */
import type { Words } from "../../lib/words";
import { CARDS } from "./box";

export interface Cut {
  text: string;
  /** The card this text is the name of, or nothing. */
  card: string;
}

interface Names {
  keys: Map<string, string>;
  pattern: RegExp;
}

const namesIn = new Map<string, Names>();

/** The names of all cards in a language, the longest first, to be found as whole words. */
function namesOf(words: Words): Names {
  const keys = new Map(CARDS.map(({ key }) => [words.name(key), key]));
  const names = [...keys.keys()].sort((one, other) => other.length - one.length).map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return { keys, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u") };
}

/** A sentence cut before and after every name of a card. */
export function cutAtCards(sentence: string, words: Words): Cut[] {
  const known = namesIn.get(words.lang) ?? namesOf(words);
  namesIn.set(words.lang, known);
  const { keys, pattern } = known;
  return sentence.split(pattern).filter(Boolean).map((text) => ({ text, card: keys.get(text) ?? "" }));
}

/** Letters up to which a word fits on the smallest card. */
const SHORT = 10;

/** A name whose long words may be broken where the language breaks them. */
export function softly(name: string, words: Words): string {
  const breaks = new RegExp(`(?<=\\p{L})(?=(?:${words.say("table-breaks")}))`, "gu");
  return name.replace(/\p{L}+/gu, (word) => (word.length > SHORT ? word.replace(breaks, "\u00ad") : word));
}
