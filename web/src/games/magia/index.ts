import type { GameBoard } from "../../lib/game";
import Board from "./Board.svelte";
import key from "./keys";
import { choiceTold } from "./telling";
import type { MagiaView } from "./view";
import { flights } from "./motion";
import Scene from "./Scene.svelte";
import { BOOK_POINTS, END_POINTS, EXAMINER_COST, SPELL_POINTS } from "./types";

export default {
  Board,
  key,
  label: (word, words, view, options) => choiceTold(view as unknown as MagiaView, words, word, options),
  flights,
  isScene: (entry) => entry.events.some((event) => event.kind === "scored"),
  Scene,
  goal: ({ seats, options }) => ({
    spell: SPELL_POINTS, book: BOOK_POINTS, ending: END_POINTS, cost: EXAMINER_COST,
    third: seats === 2 && options["third_secured"] !== "false" ? "examined" : "full",
  }),
  known: () => import("./Known.svelte"),
} satisfies GameBoard;
