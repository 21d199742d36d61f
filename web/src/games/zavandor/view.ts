/** What the server tells of a table of Zavandor, the names of its pieces, and a few countings of what is seen. */
import type { IconName } from "../../lib/icons";
import type { Words } from "../../lib/words";

export interface Income {
  dust: number;
  concentrated: number[];
  cards: number[];
}

export interface Points {
  gems: number;
  knowledge: number;
  artefacts: number;
  sentinels: number;
  bonus: number;
}

/** One seat's board; lists go by gem, colour, track or artefact. */
export interface SeatBoard {
  character: number;
  disc: number;
  marker: number;
  score: Points;
  dust: number;
  concentrated: number[];
  cards: number[];
  cards_under_disc: number[];
  promised_dust: number;
  weight: number;
  limit: number;
  active: number[];
  inactive: number[];
  slots: number;
  levels: number[];
  stored: number[];
  free_stones: number;
  artefacts: number[];
  sentinels: number[];
  bonuses: number[];
  income: Income;
  gem_prices: number[];
  resales: number[];
  struck_down: boolean;
}

/** An item on offer and what it would cost whoever looks. */
export interface Tag {
  item: number;
  least: number;
  highest: number;
  modifiers: { rank: number; knowledge: number; items: number };
  net: number;
  barred: boolean;
}

export interface ZavandorView {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  round: number;
  phase: number;
  active_seat: number;
  order: number[];
  boards: SeatBoard[];
  display: number[];
  deck: number[];
  owners: number[];
  hands: number[][];
  under_discs: number[][];
  item: number;
  bid: number;
  bidder_seat: number;
  passed: number[];
  tags: Tag[];
  liquid: number;
  worth: number;
  gem_rebates: number[];
  step_costs: number[];
  mean_income: number;
  price: number;
  put: number[];
  proposal: number[];
  proposed_dust: number;
  stepped: boolean;
  round_cap: number;
  end: string;
}

/** What every part needs to offer choices. */
export interface Play {
  view: ZavandorView;
  words: Words;
  you: number;
  live: boolean;
  /** Whether whoever looks may play here at all, now or later. */
  seated: boolean;
  options: Set<string>;
  picked: string;
  hinted: string;
  choose: (word: string) => void;
}

export const GEMS = ["opal", "sapphire", "emerald", "diamond", "ruby"];
export const COLOURS = ["blue", "green", "white", "red"];
export const TRACKS = ["gems", "flow", "fire", "sages", "artefacts", "storage"];
export const CHARACTERS = ["witch", "elf", "druid", "fairy", "mage", "kobold"];
export const ITEMS = [
  "spellbook", "runestone", "crystal_ball", "magic_belt", "magic_mirror", "protection_crystal", "elixir",
  "charisma_mask", "magic_wand", "fire_chalice", "shadow_cloak", "talisman",
  "phoenix", "owl", "fox", "toad", "unicorn", "tomcat", "scarab", "raven", "salamander",
];
export const ARTEFACTS = 12;
export const LEVELS = [1, 2, 3, 4];
export const STONE_PRICES = [20, 25, 30, 35, 40];

/** The value printed on each of the 21 cards, colour by colour, and on the four concentrated energies. */
const VALUES = [[3, 4, 5, 6, 7], [5, 6, 7, 8, 9, 10], [8, 9, 10, 11, 12], [13, 14, 15, 16, 17]];
export const CARDS = VALUES.flatMap((values, colour) => values.map((value) => ({ colour, value })));
export const CONCENTRATED = [20, 30, 40, 60];

export const ITEM_ICONS: IconName[] = [
  "book", "runestone", "mystic", "belt", "mirror", "crystal", "elixir", "mask", "staff", "chalice", "cloak", "talisman",
  "phoenix", "owl", "fox", "toad", "unicorn", "tomcat", "scarab", "raven", "salamander",
];
export const TRACK_ICONS: IconName[] = ["cutGem", "swirl", "flame", "scroll", "chest", "bag"];
export const CHARACTER_ICONS: IconName[] = ["witch", "elf", "leaf", "fairy", "mage", "kobold"];

export const GEM_COLOURS = ["#75619c", "#2458a8", "#1f7048", "#5f7785", "#a81f2c"];

/** A piece by its number: a card, or concentrated energy. */
export interface Piece {
  colour: number;
  value: number;
  concentrated: boolean;
  word: string;
}

export function pieceOf(number: number): Piece {
  const card = CARDS[number];
  if (card) return { ...card, concentrated: false, word: `${COLOURS[card.colour]} ${card.value}` };
  const colour = number - CARDS.length;
  return { colour, value: CONCENTRATED[colour] ?? 0, concentrated: true, word: `conc ${COLOURS[colour]}` };
}

/** What a piece is called. */
export function pieceName(words: Words, number: number): string {
  return number < CARDS.length ? words.say(`cards-${number}`) : words.say(`concentrated-${number - CARDS.length}`);
}

/** How often each piece occurs, by number. */
export function counted(pieces: number[]): [piece: number, count: number][] {
  const counts = new Map<number, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

/** The hand of whoever looks, concentrated energy last. */
export function ownPieces(view: ZavandorView, seat: number): number[] {
  const tiles = (view.boards[seat]?.concentrated ?? []).flatMap((count, colour) => Array<number>(count).fill(CARDS.length + colour));
  return [...(view.hands[seat] ?? []), ...tiles];
}

export function valueOf(pieces: number[]): number {
  return sum(pieces.map((piece) => pieceOf(piece).value));
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export function total(points: Points): number {
  return points.gems + points.knowledge + points.artefacts + points.sentinels + points.bonus;
}

/** Every gem one by one, by kind. */
export function spread(counts: number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

/** All seats clockwise from whoever looks. */
export function around(view: ZavandorView, you: number): number[] {
  const first = you >= 0 ? you : 0;
  return Array.from({ length: view.seats }, (_, place) => (first + place) % view.seats);
}

/** A surcharge or a rebate as it is written. */
export function signed(energy: number): string {
  return energy < 0 ? `−${-energy}` : `+${energy}`;
}

/** The names of a list of numbers, “2 × Opal, 1 × Ruby”, or that there is nothing. */
export function told(words: Words, names: string[], counts: number[]): string {
  const parts = counts.flatMap((count, place) =>
    count ? [words.say("table-times", { count, name: words.name(names[place] ?? "") })] : []);
  return parts.join(", ") || words.say("table-none");
}
