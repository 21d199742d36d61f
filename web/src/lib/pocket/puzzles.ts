/** Puzzles, as the pocket tells of them. */
import type { State, TableInfo } from "../protocol";
import { refusalOf } from "../sitting/api";
import { pocket } from "./pocket.svelte";

export interface Puzzles {
  /** How many there are, by game. */
  counts: Record<string, number>;
  today: { game: string; number: number };
}

export interface Question {
  game: string;
  number: number;
  count: number;
  seat: number;
  seats: number;
  state: State;
  lines: string[];
}

export interface Answer {
  right: boolean;
  said: string;
  best: string;
  usual: string;
  lead: number;
  lead_error: number;
  tried: { word: string; worlds: number; mean: number; error: number }[];
}

const DAY = 86_400_000;

async function ask<T>(method: string, path: string, body: unknown = null): Promise<T> {
  const answer = await pocket.ask(method, path, body, "");
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as T;
}

/** The day where the reader is, as a number. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

export const puzzles = {
  all: () => ask<Puzzles>("GET", `/puzzles?day=${today()}`),
  question: (game: string, number: number, lang: string) => ask<Question>("GET", `/puzzles/${game}/${number}?lang=${lang}`),
  answer: (game: string, number: number, word: string) => ask<Answer>("POST", `/puzzles/${game}/${number}`, { word }),
  playOn: (game: string, number: number, name: string, word: string) => ask<TableInfo>("POST", `/puzzles/${game}/${number}/tables`, { name, word }),
};
