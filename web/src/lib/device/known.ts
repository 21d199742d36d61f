/** What this device last heard of the house, for a home page that has something to say before the server answers. */
import type { GameInfo, Lobby, TableInfo } from "../protocol";
import { remember, remembered } from "./settings.svelte";

const KEY = "zaubertisch:known";

export interface Known {
  games: GameInfo[];
  /** This person's own tables that were not over. */
  yours: Lobby["yours"];
  /** When that was, in milliseconds. */
  at: number;
}

export function known(): Known {
  return { games: [], yours: [], at: 0, ...(remembered(KEY) as Partial<Known>) };
}

export function noteKnown(games: GameInfo[], lobby: Lobby): void {
  remember(KEY, { games, yours: lobby.yours.filter((table) => table.status !== "over"), at: Date.now() });
}

/** A table somebody sits at is known before the home page has asked for it: nothing moves there when the answer comes. */
export function noteTable({ id, game, seats, status, watchers_see, you }: TableInfo, asked: boolean): void {
  const before = known();
  const others = before.yours.filter((table) => table.id !== id);
  const own = you >= 0 && status !== "over" ? [{ id, game, seats, status, watchers_see, you, asked, touched: Date.now() / 1000 }] : [];
  remember(KEY, { ...before, yours: [...own, ...others] });
}
