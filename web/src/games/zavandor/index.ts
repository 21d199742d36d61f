import type { GameBoard } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { byItself } from "./by_itself";
import { key } from "./keys";
import { label } from "./labels";
import { flights } from "./motion";
import Scene from "./Scene.svelte";
import { ARTEFACTS, ITEMS } from "./view";

/** What an item or a gem does, in the words of the table. */
function preview(word: string, words: Words): string {
  const [verb, what = ""] = word.split(" ");
  if (verb === "enchant") return words.say(`table-gem-${what}`);
  if (verb !== "offer") return "";
  return words.say(ITEMS.indexOf(what) < ARTEFACTS ? `table-effect-${what}` : `table-bonus-${what}`);
}

export default {
  Board,
  preview,
  label,
  key,
  byItself,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_ends"),
  Scene,
} satisfies GameBoard;
