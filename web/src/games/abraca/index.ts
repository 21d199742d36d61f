import type { GameBoard } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { flights } from "./motion";
import Scene from "./Scene.svelte";
import { GOAL } from "./types";

/** What a spell does, in the words of the table. */
function preview(word: string, words: Words): string {
  const [verb, spell] = word.split(" ");
  return verb === "call" ? words.say(`table-effect-${spell}`) : "";
}

/** A call by its number, stopping by 0, a mystic stone by its place. */
function key(word: string): string {
  const [verb, place] = word.split(" ");
  return verb === "stop" ? "0" : (place ?? "");
}

export default {
  Board,
  preview,
  key,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "round_ends"),
  Scene,
  goal: () => ({ goal: GOAL }),
  known: () => import("./Known.svelte"),
} satisfies GameBoard;
