/** What the server tells of a table of Zauberschwert & Drachenei, and how its cards are numbered. */

import type { Words } from "../../lib/words";
import { ARTEFACT_IDS, CARD_IDS, FIRST_CREATURE, FIRST_HOLY, SPELLS as SPELL_CARDS, type DracheneiView, type Variant } from "./types";

export type { Box, DracheneiView } from "./types";
export { ARTEFACT_IDS as ARTEFACTS, FAMILIES, KIND_IDS as KINDS, LETTERS, MOST_MAGIC, PASSED, SYMBOLS } from "./types";

export const PLACES = ["left", "right"] as const;
export const SPELLS = CARD_IDS.slice(0, SPELL_CARDS);

export type Sort = "spell" | "ball" | "holy" | "creature";

export function sortOf(card: number): Sort {
  if (card < SPELLS.length) return "spell";
  if (card < FIRST_HOLY) return "ball";
  return card < FIRST_CREATURE ? "holy" : "creature";
}

/** The artefact a card belongs to: itself, or what its half is half of. */
export function artefactOf(kind: string): string {
  return kind.replace(/_(left|right)$/, "");
}

/** The other half of a half; nothing of a whole one. */
export function otherHalf(kind: string): string {
  if (kind.endsWith("_left")) return kind.replace("_left", "_right");
  return kind.endsWith("_right") ? kind.replace("_right", "_left") : "";
}

/** The symbols of a kind or an artefact, as bits. */
export function symbolsOf(view: DracheneiView, thing: string): number {
  return view.variant.box.symbols[ARTEFACT_IDS.indexOf(artefactOf(thing))] ?? 0;
}

/** Everything there is of a list of counts: its place and how many. */
export function counted(counts: number[] | undefined): [number, number][] {
  return (counts ?? []).flatMap((count, place): [number, number][] => (count > 0 ? [[place, count]] : []));
}

/** The symbols of the creatures in the display, or of the one that is being evaluated. */
export function symbolsOut(view: DracheneiView): number {
  const cards = view.place >= 0 ? [view.display[view.place] ?? -1] : view.display;
  return cards.reduce((all, card) => all | (card >= 0 ? (view.variant.box.symbol[card] ?? 0) : 0), 0);
}

export function spellsOf(view: DracheneiView, seat: number): number[] {
  return SPELLS.flatMap((_, spell) => (view.owners[spell] === seat ? [spell] : []));
}

/** What the table has settled of each spell. */
const AMOUNTS: Record<string, keyof Omit<Variant, "box">> = {
  fulmentus: "fulmentus_cut", stonex: "stonex_gain", addus: "addus_gain", retransformus: "retransformus_gain",
  transformus: "transformus_price", harpagarus: "harpagarus_take",
};

/** What a spell does at this table, as a number. */
export function amountOf(view: DracheneiView, spell: number): number {
  const name = AMOUNTS[SPELLS[spell] ?? ""];
  return name ? Number(view.variant[name]) : 0;
}

/** A seat as one speaks of it to whoever looks. */
export function called(view: DracheneiView, words: Words, seat: number): string {
  return seat === view.viewer ? words.say("board-you") : words.seat(seat);
}

/** All seats clockwise from this one. */
export function clockwise(view: DracheneiView, first: number): number[] {
  return Array.from({ length: view.seats }, (_, place) => (first + place) % view.seats);
}

export function wizardsAt(view: DracheneiView, place: number): number[] {
  return clockwise(view, view.start_seat).filter((seat) => view.placed[seat] === place);
}

/** Whether a seat has had its say about the offer on the table: it sits before whoever is asked, or all have. */
export function hasAnswered(view: DracheneiView, seat: number): boolean {
  if (view.question === "settle") return true;
  if (view.question !== "reply") return false;
  const order = clockwise(view, view.offerer);
  return order.indexOf(seat) < order.indexOf(view.asked);
}
