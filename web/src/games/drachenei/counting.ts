/** Where everybody's power stones came from, counted from the whole story. */
import type { Entry } from "../../lib/protocol";

/** In the order in which they are counted at the end; the last one costs stones. */
export const SOURCES = ["creature", "bonus", "holy_place", "stonex", "transformus", "retransformus"];

/** Stones by seat and source; only sources that somebody had. */
export function stonesBySource(story: Entry[], seats: number): { source: string; stones: number[] }[] {
  const rows = SOURCES.map((source) => ({ source, stones: Array<number>(seats).fill(0) }));
  for (const event of story.flatMap((entry) => entry.events)) {
    const given = event.kind === "gave_stone";
    if (event.kind !== "stones" && !given) continue;
    const seat = Number(event.fields["seat"]);
    const row = rows.find(({ source }) => source === (given ? "retransformus" : String(event.fields["cause"])));
    if (row) row.stones[seat] = (row.stones[seat] ?? 0) + (given ? -1 : Number(event.fields["stones"]));
  }
  return rows.filter(({ stones }) => stones.some((count) => count !== 0));
}
