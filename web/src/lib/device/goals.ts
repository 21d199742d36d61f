/** How well a game is known on this device: its goal stands open in the first games and is folded from then on. */
import { remember, remembered } from "./settings.svelte";

const KEY = "zaubertisch:goals";
const FIRST_GAMES = 2;

interface Known {
  /** How many games of it this device has seen to their end. */
  finished: number;
  /** Whether somebody has folded the goal, or knows it by now. */
  folded: boolean;
}

function known(game: string): Known {
  return { finished: 0, folded: false, ...(remembered(KEY)[game] as Partial<Known> | undefined) };
}

function note(game: string, more: Partial<Known>): void {
  remember(KEY, { ...remembered(KEY), [game]: { ...known(game), ...more } });
}

/** Whether the goal of this game stands open at a table that is new to this device. */
export function opensByItself(game: string): boolean {
  return !known(game).folded;
}

export function noteFolded(game: string, folded: boolean): void {
  note(game, { folded });
}

/** A game was seen to its end; whoever has seen the second one knows what it is about. */
export function noteFinishedGame(game: string): void {
  const finished = known(game).finished + 1;
  note(game, finished < FIRST_GAMES ? { finished } : { finished, folded: true });
}
