/** The log as sentences. */
import { t } from "./lexicon.svelte";
import type { Entry } from "./protocol";
import type { Words } from "./words";

/** What an entry tells this viewer, sentence by sentence; the same one several times over is told once, and counted. */
export function tell(entry: Entry, words: Words, viewer: number): string[] {
  if (entry.kind === "undo")
    return [t("ui-took-back", { seat: words.seat(entry.seat), you: entry.seat === viewer ? "yes" : "no" })];
  return counted(entry.events.map((event) => words.event(event, viewer)));
}

function counted(sentences: string[]): string[] {
  const out: [string, number][] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    if (last?.[0] === sentence) last[1] += 1;
    else out.push([sentence, 1]);
  }
  return out.map(([sentence, times]) => (times > 1 ? `${sentence} (×${times})` : sentence));
}
