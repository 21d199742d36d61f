/** How somebody likes to play a game against bots: how many at the table, and how strong the others are. */
import type { GameInfo } from "../protocol";
import { remember, remembered } from "./settings.svelte";

/** The bots that are offered as strengths, the weakest first; others have a manner of their own. */
const STRENGTHS = ["apprentice", "thumb", "adept", "master"];

export interface Wish {
  seats: number;
  /** The name of a bot. */
  strength: string;
}

const KEY = "zaubertisch:wishes";
export const FIRST: Wish = { seats: 3, strength: "apprentice" }; // a gentle first table

export function strengthsOf(game: GameInfo): string[] {
  return STRENGTHS.filter((strength) => game.bots.includes(strength));
}

/** What was chosen here last, as far as the game allows it. */
export function wishFor(game: GameInfo): Wish {
  const { seats, strength } = { ...FIRST, ...(remembered(KEY)[game.id] as Partial<Wish> | undefined) };
  const known = strengthsOf(game);
  return {
    seats: Math.min(Math.max(seats, game.fewest), game.most),
    strength: known.includes(strength) ? strength : FIRST.strength,
  };
}

export function keepWish(game: string, wish: Wish): void {
  remember(KEY, { ...remembered(KEY), [game]: wish });
}
