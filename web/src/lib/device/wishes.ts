/** How somebody likes to play a game against bots: how many at the table, and how strong the others are. */
import type { GameInfo } from "../protocol";
import { remember, remembered } from "./settings.svelte";

export interface Wish {
  seats: number;
  /** A place in the list of the game's bots, the weakest first. */
  strength: number;
}

const KEY = "zaubertisch:wishes";
const FIRST: Wish = { seats: 3, strength: 1 }; // a gentle first table

/** What was chosen here last, as far as the game allows it. */
export function wishFor(game: GameInfo): Wish {
  const { seats, strength } = { ...FIRST, ...(remembered(KEY)[game.id] as Partial<Wish> | undefined) };
  return {
    seats: Math.min(Math.max(seats, game.fewest), game.most),
    strength: Math.min(Math.max(strength, 0), game.bots.length - 1),
  };
}

export function keepWish(game: string, wish: Wish): void {
  remember(KEY, { ...remembered(KEY), [game]: wish });
}
