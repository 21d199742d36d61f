import type { GameBoard } from "../../lib/game";
import Board from "./Board.svelte";
import key from "./keys";
import { choiceTold } from "./telling";
import type { MagiaView } from "./view";
import { flights } from "./motion";
import Scene from "./Scene.svelte";

export default {
  Board,
  key,
  label: (word, words, view) => choiceTold(view as unknown as MagiaView, words, word),
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "scored"),
  Scene,
  known: () => import("./Known.svelte"),
} satisfies GameBoard;
