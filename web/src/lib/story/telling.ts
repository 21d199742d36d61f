/** The log as sentences. */
import { t } from "../lexicon.svelte";
import type { Entry } from "../protocol";
import type { Words } from "../words";
import { chapters, type Chapter, type Line } from "./merging";

/** A sentence of the story, and the entry it leads to. */
export interface Sentence {
  number: number;
  text: string;
  /** Whether it is about whoever reads. */
  own: boolean;
}

/** What an entry tells this viewer, sentence by sentence; the same one several times over is told once, and counted. */
export function tell(entry: Entry, words: Words, viewer: number): string[] {
  return tellAll([entry], words, viewer);
}

/** The same of several entries. */
export function tellAll(entries: readonly Entry[], words: Words, viewer: number): string[] {
  return chapters(entries).flatMap((chapter) => sentences(chapter, words, viewer)).map(({ text }) => text);
}

/** What several entries tell, in one breath. */
export function digest(entries: readonly Entry[], words: Words, viewer: number): string {
  return tellAll(entries, words, viewer).join(" ");
}

/** A chapter as sentences; first, where the table answered for somebody, that it did. */
export function sentences(chapter: Chapter, words: Words, viewer: number): Sentence[] {
  const { seat, number, by } = chapter;
  const whose = { seat: words.seat(seat), you: seat === viewer ? "yes" : "no" };
  if (chapter.kind === "undo") return [{ number, text: t("ui-took-back", whose), own: seat === viewer }];
  const answered = by ? [{ number, text: t(`ui-answered-${by}`, whose), own: seat === viewer }] : [];
  return [...answered, ...counted(chapter.lines.map((line) => sentence(line, words, viewer)))];
}

interface Told extends Sentence {
  times: number;
  walked: boolean;
}

function sentence({ number, event, times, walked }: Line, words: Words, viewer: number): Told {
  return { number, text: words.event(event, viewer), own: isAbout(event.fields, viewer), times, walked };
}

/** Different events may be the same sentence for whoever does not see the difference. */
function counted(told: Told[]): Sentence[] {
  const out: Told[] = [];
  for (const each of told) {
    const last = out.at(-1);
    if (last && last.text === each.text && !each.walked) out[out.length - 1] = { ...each, times: last.times + each.times };
    else out.push(each);
  }
  return out.map(({ number, text, own, times, walked }) => ({ number, own, text: times > 1 ? howOften(text, times, walked) : text }));
}

function howOften(text: string, count: number, walked: boolean): string {
  return walked ? t("ui-walked", { text: text.replace(/\.$/, ""), count }) : `${text} (×${count})`;
}

function isAbout(fields: Record<string, unknown>, viewer: number): boolean {
  return Object.entries(fields).some(
    ([field, value]) => viewer >= 0 && /(^|_)seats?$/.test(field) && (Array.isArray(value) ? value.includes(viewer) : value === viewer),
  );
}
