import type { GameBoard, Piece } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { telling } from "./cards/tip.svelte";
import { cutAtCards } from "./naming";
import { SEEN_FOR } from "../../lib/sitting/by_itself";
import { isLight, ownKey, passesItself } from "./keys";
import { flights } from "./motion";
import Scene from "./Scene.svelte";
import { BASE_SPEED, DRAWS } from "./types";
import { cardNamed, choiceTold, tonesOf, type WizWarView } from "./view";

/** What a card does, for whoever is about to use it. */
function preview(word: string, words: Words): string {
  const [verb = "", key = ""] = word.split(" ");
  return cardNamed(key) && !["boost", "discard", "drop"].includes(verb) ? words.say(`card-${key}`) : "";
}

const pieces = (sentence: string, words: Words): Piece[] =>
  cutAtCards(sentence, words).map(({ text, card }) => (card ? { text, tells: telling(card) } : { text }));

export default {
  Board,
  preview,
  label: (word, words, view) => choiceTold(view as unknown as WizWarView, words, word),
  leads: (to, words) => words.say("table-walk-to", { square: to }),
  key: ownKey,
  atOnce: isLight,
  byItself: passesItself,
  seenFor: SEEN_FOR,
  flights,
  pieces,
  tones: tonesOf,
  isScene: (entry) => entry.events.some((event) => event.kind === "game_over"),
  Scene,
  reference: () => import("./Reader.svelte"),
  goal: ({ view, options }) => ({ points: Number(view?.["points_to_win"] ?? options["points_to_win"]), steps: BASE_SPEED, draws: DRAWS }),
  named: cutAtCards,
  known: () => import("./Known.svelte"),
} satisfies GameBoard;
