import type { GameBoard } from "../../lib/game";
import Board from "./Board.svelte";

export default { Board, needsLines: true } satisfies GameBoard;
