import type { GameBoard } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { flights } from "./motion";
import Scene from "./Scene.svelte";
import { ARTEFACTS, GEMS, ITEMS, TRACKS } from "./view";

/** What an item does, in the words of the table. */
function preview(word: string, words: Words): string {
  const [verb, what = ""] = word.split(" ");
  if (verb !== "offer") return "";
  return words.say(ITEMS.indexOf(what) < ARTEFACTS ? `table-effect-${what}` : `table-bonus-${what}`);
}

const TRACK_KEYS = ["6", "7", "8", "9", "0", "-"];
const KEYS: Record<string, string> = {
  end: "e", pass: "p", decline: "n", settle: "s", "pay auto": "a", "keep auto": "a", "take back": "z", cancel: "x", "discard dust": "d",
};

/** Gems by 1 to 5, tracks by 6 to 0 and -, what ends something by a letter; all else by Tab. */
function key(word: string): string {
  const [verb, what = ""] = word.split(" ");
  if (verb === "enchant" || verb === "lose") return String(GEMS.indexOf(what) + 1);
  if (verb === "learn" || verb === "step") return TRACK_KEYS[TRACKS.indexOf(what)] ?? "";
  return KEYS[word] ?? "";
}

export default {
  Board,
  preview,
  key,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_ends"),
  Scene,
} satisfies GameBoard;
