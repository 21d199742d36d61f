import type { GameBoard } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { isLight, ownKey } from "./keys";
import { flights } from "./motion";
import Reader from "./Reader.svelte";
import Scene from "./Scene.svelte";
import { cardNamed } from "./view";

/** What a card does, for whoever is about to use it. */
function preview(word: string, words: Words): string {
  const [verb = "", key = ""] = word.split(" ");
  return cardNamed(key) && !["boost", "discard", "drop"].includes(verb) ? words.say(`card-${key}`) : "";
}

export default {
  Board,
  preview,
  key: ownKey,
  atOnce: isLight,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_over"),
  Scene,
  Reference: Reader,
} satisfies GameBoard;
