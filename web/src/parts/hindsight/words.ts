/** The words for looking back on a game. */
import de from "../../locale/hindsight.de.ftl?raw";
import en from "../../locale/hindsight.en.ftl?raw";
import { apart } from "../../lib/apart";
import type { Words } from "../../lib/words";
import type { Turning } from "./types";

export const h = apart("hindsight", { de, en });

/** Hundredths of a win. */
export function hundredths(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, as one says a change. */
export function signed(share: number): string {
  const whole = hundredths(share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** What a turning point was, as sentences. */
export function told(each: Turning, words: Words): string[] {
  const changed = each.change.flatMap((change, seat) =>
    hundredths(Math.abs(change)) ? [h("change", { name: words.seat(seat), change: signed(change) })] : [],
  );
  const fields = { changes: words.join(changed), off: hundredths(each.error) };
  if (each.kind === "luck") return [h("by-luck", fields)];
  const first = h("by-choice", { ...fields, name: words.seat(each.seat), choice: words.option(each.word) });
  return [first, ...known(each, words)];
}

/** Whether that could be known, as far as it was asked. */
function known(each: Turning, words: Words): string[] {
  const off = hundredths(each.more_error);
  if (each.better) return [h("better", { better: words.option(each.better), more: hundredths(each.more), off })];
  if (each.known === "no") return [h("unknowable", { usual: words.option(each.usual) })];
  return each.known ? [h("good")] : [];
}
