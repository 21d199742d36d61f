import type { GameBoard } from "../../lib/game";
import Board from "./Board.svelte";
import key from "./keys";
import { flights } from "./motion";
import Scene from "./Scene.svelte";

export default {
  Board,
  key,
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "scored"),
  Scene,
} satisfies GameBoard;
