/** Where everybody's power stones came from, counted from the whole story. */
import { told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import type { Events } from "./types";

/** In the order in which they are counted at the end; the last one costs stones. */
export const SOURCES = ["creature", "bonus", "holy_place", "stonex", "transformus", "retransformus"];

/** Stones by seat and source; only sources that somebody had. */
export function stonesBySource(story: Entry[], seats: number): { source: string; stones: number[] }[] {
  const rows = SOURCES.map((source) => ({ source, stones: Array<number>(seats).fill(0) }));
  const count = (source: string, seat: number, stones: number): void => {
    const row = rows.find((each) => each.source === source);
    if (row) row.stones[seat] = (row.stones[seat] ?? 0) + stones;
  };
  for (const event of story.flatMap((entry) => told<Events>(entry))) {
    if (event.kind === "stones") count(event.fields.cause, event.fields.seat, event.fields.stones);
    if (event.kind === "gave_stone") count("retransformus", event.fields.seat, -1);
  }
  return rows.filter(({ stones }) => stones.some((count) => count !== 0));
}
