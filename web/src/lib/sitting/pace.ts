/** How fast what others do is shown: so that one can follow, and never longer than needed. */
import type { Pace } from "../device/settings.svelte";
import type { Entry } from "../protocol";
import { isWalk } from "../story/merging";

/** What decides how long an entry stands. */
export interface Moment {
  entry: Entry;
  pace: Pace;
  /** How many more have come already. */
  behind: number;
  /** Whether nobody looks at the page. */
  unseen: boolean;
  /** Whether whoever looks is asked now: nothing more comes until they answer. */
  asked: boolean;
  /** Whether the table has a clock, which does not wait for anybody. */
  timed: boolean;
  /** Whether it takes something from whoever looks. */
  hits: boolean;
  /** Whether that is so little that a word about it is enough on the way. */
  small: boolean;
  /** Whether it is shown as a scene. */
  scene: boolean;
}

/** So many games are played calmly, unless somebody wishes otherwise. */
export const FIRST_GAMES = 3;

const STANDS: Record<Pace, number> = { calm: 1300, brisk: 500, instant: 0 };
/** The longest all that is waiting may take together. */
const LONGEST: Record<Pace, number> = { calm: 12000, brisk: 4500, instant: 0 };
const HIT_BY_THE_CLOCK = 3500;
const A_STEP = 0.4;
/** One of many in a row, like a step of a walk. */
const BIDDING = ["bid", "passed"];
/** What a turn ends with, one card after the other. */
const UPKEEP = ["discarded", "drew", "reshuffled", "turn_begins"];

/** Milliseconds until the next entry may be shown; without an end for what must be seen first. */
export function stands({ entry, pace, behind, unseen, asked, timed, hits, small, scene }: Moment): number {
  if (pace === "instant" || unseen || asked) return 0;
  if (scene || (hits && !(small && pace === "brisk"))) return timed ? HIT_BY_THE_CLOCK : Infinity;
  if (!entry.events.length) return 0;
  const stand = STANDS[pace] * (isWalk(entry) || isNothingBut(BIDDING, entry) || isNothingBut(UPKEEP, entry) ? A_STEP : 1);
  return Math.min(stand, LONGEST[pace] / (behind + 1));
}

function isNothingBut(kinds: readonly string[], entry: Entry): boolean {
  return entry.events.every(({ kind }) => kinds.includes(kind));
}

/** The pace somebody wished for; else calm for the first games and brisk from then on. */
export function paceOf(wished: Pace | "", finished: number): Pace {
  return wished || (finished < FIRST_GAMES ? "calm" : "brisk");
}
