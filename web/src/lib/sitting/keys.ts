/** What this device holds: keys of further seats at a table (hot seat), its own numbers, and what it has seen. */
import { remember, remembered } from "../device/settings.svelte";

interface Held {
  /** Recovery keys of seats besides the cookie's own. */
  keys?: string[];
  /** The numbers promised from this device, by their pledges. */
  numbers?: Record<string, string>;
  /** The one that was told, to be looked for when the game is checked. */
  number?: string;
  /** The promise shown on sitting down. */
  commitment?: string;
  /** What was sealed when the number was told. */
  transcript?: string;
  /** The last log entry somebody looked at here. */
  seen?: number;
  /** The seats whose lines are not read here; -1 stands for all bystanders. */
  muted?: number[];
  /** Whether the game was seen to its end here. */
  finished?: boolean;
  /** Whether the game follows lessons, so that a voice is at hand. */
  guided?: boolean;
  /** Whether the goal of the game stands open here. */
  goal?: boolean;
}

const name = (table: string): string => `zaubertisch:table:${table}`;

export function held(table: string): Held {
  return remembered(name(table)) as Held;
}

export function hold(table: string, more: Held): void {
  remember(name(table), { ...held(table), ...more });
}

/** The recovery key of this visit, to be shown once and then forgotten. */
let recovery = "";

export function keepRecovery(key: string): void {
  if (!remembered("zaubertisch:recovery")["shown"]) recovery = key;
}

export function recoveryToShow(): string {
  return recovery;
}

export function recoveryShown(): void {
  recovery = "";
  remember("zaubertisch:recovery", { shown: true });
}
