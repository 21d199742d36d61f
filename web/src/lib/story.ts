/** The log as sentences. */
import { t } from "./lexicon.svelte";
import type { Entry } from "./protocol";
import type { Words } from "./words";

/** What an entry tells this viewer, sentence by sentence. */
export function tell(entry: Entry, words: Words, viewer: number): string[] {
  if (entry.kind === "undo")
    return [t("ui-took-back", { seat: words.seat(entry.seat), you: entry.seat === viewer ? "yes" : "no" })];
  return entry.events.map((event) => words.event(event, viewer));
}
