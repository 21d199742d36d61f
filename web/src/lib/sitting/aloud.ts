/** What is read aloud, and how long each line is needed: nobody can ask a screen reader how far it has come. */
export interface Spoken {
  id: number;
  text: string;
  /** When it has been read, at an unhurried pace. */
  until: number;
}

const MOST = 8;
const BREATH = 4000; // milliseconds: other things are read in between
const LETTER = 75;

/** One more line, which is read after those before it; what has been read goes. */
export function added(lines: readonly Spoken[], id: number, text: string, now: number): Spoken[] {
  const from = Math.max(now, lines.at(-1)?.until ?? 0);
  const waiting = lines.filter(({ until }) => until > now).slice(1 - MOST);
  return [...waiting, { id, text, until: from + BREATH + LETTER * text.length }];
}

/** What may not have been read yet, and the last line in any case. */
export function stillNeeded(lines: readonly Spoken[], now: number): Spoken[] {
  return lines.filter(({ until }, place) => until > now || place === lines.length - 1);
}
