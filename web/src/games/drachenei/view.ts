/** What the server tells of a table of Zauberschwert & Drachenei, and how its cards are numbered. */

export interface Box {
  letter: number[];
  figure: number[];
  cards: number[];
  family: number[];
  symbol: number[];
  alone: number[];
  alone_cards: number[];
  together: number[];
  together_cards: number[];
  crowd: number[];
  crowd_cards: number[];
  symbols: number[];
  bonus_stones: number[];
  bonus_magic: number[];
  either: boolean[];
}

export interface DracheneiView {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  variant: Record<string, number | boolean> & { box: Box; line_by_size: boolean; stall_rounds: number };
  round: number;
  phase: number;
  start_seat: number;
  idle: number;
  display: number[];
  letters: number[];
  to_come: number[];
  artefacts: number;
  magic: number[];
  stones: number[];
  owners: number[];
  used: number[];
  placed: number[];
  hands: number[][];
  hand_sizes: number[];
  laid: number[][];
  shown: number[][];
  unseen: number[];
  place: number;
  bid: number;
  bidder: number;
  bidding: number[];
  voted: number[];
  alone: number[];
  fighters: number[];
  price: number;
  bonus: number;
  many: number;
  lap: number;
  offerer: number;
  given: number;
  wish: number;
  address: number;
  replies: number[];
}

export const PLACES = ["left", "right"] as const;
export const PASSED = 2;
export const LETTERS = ["A", "B", "C"];
export const MOST_MAGIC = 30;
export const SPELLS = ["fulmentus", "stonex", "addus", "retransformus", "transformus", "harpagarus"];
const FIRST_HOLY = 9;
const FIRST_CREATURE = 11;
export const FAMILIES = ["spiders", "goblins", "shadows", "dragons"];
export const SYMBOLS = ["triangle", "circle", "square"];
const WHOLE = ["book_tc", "book_cs", "book_ts", "potion_t", "potion_c", "potion_s", "sapphire_t", "sapphire_c", "sapphire_s"];
export const KINDS = ["", "sword_left", "sword_right", "wand_left", "wand_right", "egg_left", "egg_right", ...WHOLE];
export const ARTEFACTS = ["", "sword", "wand", "egg", ...WHOLE];

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
  return view.variant.box.symbols[ARTEFACTS.indexOf(artefactOf(thing))] ?? 0;
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

/** What a spell does at this table, as a number. */
export function amountOf(view: DracheneiView, spell: number): number {
  const names = ["fulmentus_cut", "stonex_gain", "addus_gain", "retransformus_gain", "transformus_price", "harpagarus_take"];
  return Number(view.variant[names[spell] ?? ""] ?? 0);
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
