/** What stands behind each paragraph of a title, made by `python -m tools.rulebook`; fetched when the first one is opened. */
import type { Value } from "../words";

/** A game kept as an example, and the number of a moment in it. */
export type At = [string, number];

export interface Refusal {
  key: string;
  fields: Record<string, Value>;
  word: string;
  seat: number;
  at: At;
}

/** Of one paragraph: its tests by their numbers, its code, kindred paragraphs, moments at which it is at work, what it refused. */
export interface Behind {
  tests: number[];
  code: string[];
  kin: string[];
  at: At[];
  refused: Refusal[];
}

export interface Book {
  /** The games that are kept as examples. */
  records: string[];
  tests: string[];
  rules: Record<string, Behind>;
}

const BOOKS = import.meta.glob<Book>("../../rulebook/*.json", { import: "default" });
const read = new Map<string, Promise<Book | undefined>>();

export function bookOf(game: string): Promise<Book | undefined> {
  const reading = read.get(game) ?? BOOKS[`../../rulebook/${game}.json`]?.() ?? Promise.resolve(undefined);
  read.set(game, reading);
  reading.catch(() => read.delete(game)); // another time the line may be better
  return reading;
}
