import type { GameBoard } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { byItself } from "./by_itself";
import { key } from "./keys";
import { label } from "./labels";
import { flights } from "./motion";
import Scene from "./Scene.svelte";
import { tagOf } from "./telling";
import { ARTEFACTS, ITEMS, SENTINELS_TO_END, type ZavandorView } from "./view";

/** What an item or a gem does, in the words of the table. */
function preview(word: string, words: Words): string {
  const [verb, what = ""] = word.split(" ");
  if (verb === "enchant") return words.say(`table-gem-${what}`);
  if (verb !== "offer") return "";
  return words.say(ITEMS.indexOf(what) < ARTEFACTS ? `table-effect-${what}` : `table-bonus-${what}`);
}

/** An order to bid less than the next bid would pass at once. */
function leastOrder(order: string, view: Record<string, unknown>): number {
  const now = view as unknown as ZavandorView;
  return order === "bid_up_to" ? (tagOf(now, now.item)?.least ?? 0) : 0;
}

export default {
  Board,
  preview,
  label,
  key,
  byItself,
  leastOrder,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_ends"),
  Scene,
  goal: () => ({ sentinels: SENTINELS_TO_END }),
  known: () => import("./Known.svelte"),
} satisfies GameBoard;
