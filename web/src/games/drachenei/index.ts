import type { GameBoard } from "../../lib/game";
import { onlyAnswer, SEEN_FOR } from "../../lib/sitting/by_itself";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import key from "./keys";
import { flights } from "./motion";
import { choiceTold } from "./saying";
import Scene from "./Scene.svelte";
import { INCOME, PASS_MAGIC } from "./types";
import type { DracheneiView } from "./view";

/** What taking a card brings about. */
function preview(word: string, words: Words): string {
  const [verb, thing] = word.split(" ");
  return verb === "take" && thing !== "nobody" ? words.say("board-swap") : "";
}

export default {
  Board,
  preview,
  label: (word, words, view) => choiceTold(word, view as unknown as DracheneiView, words),
  key,
  byItself: onlyAnswer,
  seenFor: SEEN_FOR,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_ends"),
  Scene,
  goal: () => ({ income: INCOME, pass: PASS_MAGIC }),
  known: () => import("./Known.svelte"),
} satisfies GameBoard;
