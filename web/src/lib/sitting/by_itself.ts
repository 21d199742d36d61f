/** What is answered without a press, because there is nothing else to say. */
import type { Moment } from "../game";

/** Milliseconds for which a question is seen before it is answered by itself. */
export const SEEN_FOR = 700;

/** Among bots alone the only thing that can be said is said; the question was asked all the same, so nobody learns anything. */
export function onlyAnswer({ options, alone }: Pick<Moment, "options" | "alone">): string {
  return alone && options.length === 1 ? (options[0] ?? "") : "";
}
