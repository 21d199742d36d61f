import type { GameBoard } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { flights } from "./motion";
import Reader from "./Reader.svelte";
import Scene from "./Scene.svelte";
import { cardNamed } from "./view";

const ENOUGH = ["finish", "pass", "done", "stop", "unboosted", "plain", "leave"];
const KEYS: Record<string, string> = { north: "w", east: "d", south: "s", west: "a" };

/** What a card does, for whoever is about to use it. */
function preview(word: string, words: Words): string {
  const [verb = "", key = ""] = word.split(" ");
  return cardNamed(key) && !["boost", "discard", "drop"].includes(verb) ? words.say(`card-${key}`) : "";
}

export default {
  Board,
  preview,
  /** Having enough is 0, a step one of four keys that lie like the ways; everything else goes by its place among the options. */
  key: (word) => (ENOUGH.includes(word) ? "0" : word.startsWith("step ") ? KEYS[word.slice(5)] : undefined),
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_over"),
  Scene,
  Reference: Reader,
} satisfies GameBoard;
