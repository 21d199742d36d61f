import type { GameBoard } from "../../lib/game";
import Board from "./Board.svelte";
import { flights } from "./motion";
import Scene from "./Scene.svelte";

const ENOUGH = ["stop", "stay", "wait", "continue", "leave", "spare"];

export default {
  Board,
  /** Having enough is 0; everything else goes by its place among the options. */
  key: (word) => (ENOUGH.includes(word) ? "0" : undefined),
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "scored"),
  Scene,
} satisfies GameBoard;
