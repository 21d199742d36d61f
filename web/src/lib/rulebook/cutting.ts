/** A rule's sentence, cut where it names another rule or a card, and where it has a word that was sought. */
import { bare } from "./stems";

export interface Part {
  text: string;
  sought: boolean;
}

/** A piece that leads somewhere, or plain words. */
export interface Piece {
  parts: Part[];
  rule?: string;
  card?: string;
}

/** What of a sentence can be read on about, as a game's board knows it. */
export type Named = (sentence: string) => { text: string; card?: string }[];

const ID = /([A-Z]{2}-[RE]?\d+[a-z]?)/;
const WORD = /([\p{L}\p{N}]+)/u;

export function cut(sentence: string, lang: string, ids: Set<string>, words: Set<string>, named?: Named): Piece[] {
  return sentence.split(ID).filter(Boolean).flatMap((piece): Piece[] => {
    if (ids.has(piece)) return [{ parts: [{ text: piece, sought: false }], rule: piece }];
    const some = named?.(piece) ?? [{ text: piece }];
    return some.map(({ text, card }) => ({ parts: parted(text, lang, words), ...(card ? { card } : {}) }));
  });
}

/** Words that were sought apart from the others. */
function parted(text: string, lang: string, words: Set<string>): Part[] {
  if (!words.size) return [{ text, sought: false }];
  const out: Part[] = [];
  for (const piece of text.split(WORD).filter(Boolean)) {
    const sought = words.has(bare(piece, lang));
    const last = out.at(-1);
    if (last && last.sought === sought) last.text += piece;
    else out.push({ text: piece, sought });
  }
  return out;
}
