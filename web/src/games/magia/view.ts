/** What the server tells of a table of Magia Cum Laude, and how its things look. */
import type { IconName } from "../../lib/icons";
import type { Words } from "../../lib/words";
import { COLOURS, CRYSTALS, FIELDS, FIGURES, SYMBOLS } from "./room";
import { DESK, type MagiaView } from "./types";

export type { MagiaView } from "./types";
export { EXAMINER } from "./types";

export type FigureName = (typeof FIGURES)[number];
export type CrystalName = (typeof CRYSTALS)[number];

export const TINTS: Record<FigureName, { ground: string; ink: string }> = {
  red: { ground: "#a8322a", ink: "#ffffff" },
  black: { ground: "#26222b", ink: "#ffffff" },
  yellow: { ground: "#e0b32e", ink: "#221c16" },
  green: { ground: "#2b6e3e", ink: "#ffffff" },
  blue: { ground: "#2c5fa3", ink: "#ffffff" },
  purple: { ground: "#7a3f93", ink: "#ffffff" },
  examiner: { ground: "#efe6d2", ink: "#221c16" },
};

/** Three shapes as well as three colours, drawn about the middle. */
export const SHAPES: Record<CrystalName, { path: string; fill: string; line: string }> = {
  air: { path: "M0-4.4 3.6 0 0 4.4-3.6 0Z", fill: "#fbfdff", line: "#44545f" },
  water: { path: "M0-4.6C2.2-1.8 3.6-.2 3.6 1.200A3.6 3.6 0 0 1-3.6 1.200C-3.6-.2-2.2-1.8 0-4.600Z", fill: "#2f86d6", line: "#eaf4ff" },
  fire: { path: "M0-4.2 4.4 3.5-4.4 3.500Z", fill: "#e2492f", line: "#fff0dd" },
};

export const CRYSTAL_ICONS: Record<CrystalName, IconName> = { air: "feather", water: "drop", fire: "flame" };
export const GROUND_ICONS: Record<string, IconName> = { grey: "ermine", black: "dragon", white: "owl" };

/** All seats in order, whoever looks first. */
export function around(view: MagiaView, you: number): number[] {
  const first = you >= 0 ? you : 0;
  return Array.from({ length: view.seats }, (_, place) => (first + place) % view.seats);
}

export const holds = (set: number, member: number): boolean => ((set >> member) & 1) === 1;

/** The members of a set of figures, as far as it is known. */
export function members(set: number): FigureName[] {
  return set < 0 ? [] : FIGURES.filter((_, each) => holds(set, each));
}

/** A card's kind as its colour, its symbol and the word that plays it. */
export function cardOf(kind: number): { colour: FigureName; symbol: string; word: string } {
  const colour = COLOURS[Math.floor(kind / SYMBOLS.length)] ?? "red";
  const symbol = SYMBOLS[kind % SYMBOLS.length] ?? "plain";
  return { colour, symbol, word: `${colour} ${symbol}` };
}

/** Equal cards together, with their number. */
export function counted(hand: number[]): [number, number][] {
  return [...new Set(hand)].sort((one, other) => one - other).map((kind) => [kind, hand.filter((each) => each === kind).length]);
}

/** The cards one has seen go into a hand; a card that may be in another hand too is not counted as known. */
export function knownCards(view: MagiaView, seat: number): number[] {
  return view.sightings.flatMap(([kind = -1, ...seats]) => (seats.length === 1 && seats[0] === seat ? [kind] : []));
}

/** The three counts of an apprentice's spell. */
export function spellOf(view: MagiaView, each: number): { have: number; need: number; crystal: CrystalName }[] {
  return CRYSTALS.map((crystal, place) => ({ crystal, have: view.have[CRYSTALS.length * each + place] ?? 0, need: view.needs[CRYSTALS.length * each + place] ?? 0 }));
}

/** The places of an apprentice's spell one by one, filled or empty. */
export function pipsOf(view: MagiaView, each: number): { crystal: CrystalName; empty: boolean }[] {
  return spellOf(view, each).flatMap(({ crystal, have, need }) => Array.from({ length: need }, (_, place) => ({ crystal, empty: place >= have })));
}

/** Which words lead to a field, by field. */
export function leadsTo(view: MagiaView, options: string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  options.forEach((word, place) => {
    for (const field of view.leads[place] ?? []) found.set(field, [...(found.get(field) ?? []), word]);
  });
  return found;
}

/** A field as one says it in short. */
export function fieldName(words: Words, field: number): string {
  const name = FIELDS[field]?.name ?? "";
  return name.startsWith("bay_") ? words.say("table-bay", { colour: words.name(name.slice(4)) }) : field === DESK ? words.say("table-desk") : name;
}

/** All there is on a field. */
export function fieldTold(view: MagiaView, words: Words, field: number): string {
  const crystal = CRYSTALS[view.crystals[field] ?? -1];
  const here = FIGURES.filter((_, each) => view.figures[each] === field).map((each) => words.name(each));
  return words.say("table-field", {
    place: fieldName(words, field), kind: words.say(`table-kind-${FIELDS[field]?.colour}`),
    crystal: crystal ? words.name(crystal) : "none", figures: here.length ? here.join(", ") : "none",
  });
}

/** The colours of the cards among these words, to be shown where they lead. */
export function coloursOf(lead: string[]): FigureName[] {
  return [...new Set(lead.filter((word) => word.startsWith("play ")).map((word) => word.split(" ")[1] as FigureName))];
}
