/** What the server tells of a table of Zavandor, the names of its pieces, and a few countings of what is seen. */
import type { IconName } from "../../lib/icons";
import type { Words } from "../../lib/words";
import type { Tips } from "./tips.svelte";
import { CARD_COLOUR, CARD_VALUE, CONCENTRATED, GEMS as GEM_WORDS, PIECE_WORD, TOP_LEVEL, type Points, type ZavandorView } from "./types";

export type { Board as SeatBoard, Income, Points, Tag, ZavandorView } from "./types";
export {
  ARTEFACTS, ARTEFACT_POINTS, CHARACTERS, COLOURS, GEMS, ITEMS, LEAST_BID, SENTINEL_POINTS, SENTINELS_TO_END, STONE_PRICES, TRACK_WORDS as TRACKS,
} from "./types";

/** What every part needs to offer choices. */
export interface Play {
  view: ZavandorView;
  words: Words;
  you: number;
  live: boolean;
  /** Whether whoever looks may play here at all, now or later. */
  seated: boolean;
  /** Whether nothing can be done here any more. */
  over: boolean;
  options: Set<string>;
  picked: string;
  hinted: string;
  choose: (word: string) => void;
  /** Whether a word is shown first and said by a second press. */
  weighed: boolean;
  /** Whether there is a desk's room, and whether it is a large one. */
  wide: boolean;
  large: boolean;
  /** Whether it is a phone lying on its side. */
  lying: boolean;
  tips: Tips;
  /** The kind of the own gem that was pressed, to be put to rest, woken or sold; -1 for none. */
  held: number;
  hold: (kind: number) => void;
}

export const LEVELS = Array.from({ length: TOP_LEVEL }, (_, place) => place + 1);
export const CARDS = CARD_VALUE.map((value, card) => ({ colour: CARD_COLOUR[card] ?? 0, value }));

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
  const word = PIECE_WORD[number] ?? "";
  const card = CARDS[number];
  if (card) return { ...card, concentrated: false, word };
  const colour = number - CARDS.length;
  return { colour, value: CONCENTRATED[colour] ?? 0, concentrated: true, word };
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

/** What the table would put down or give back for whoever looks: pieces, and dust with them. */
export function proposed(view: ZavandorView, words: Words, seat: number): string {
  const parts = view.proposal.map((piece) => pieceName(words, piece));
  const dust = (view.boards[seat]?.dust ?? 0) - view.proposed_dust;
  if (dust > 0) parts.push(words.say("table-some-dust", { dust }));
  return parts.join(", ") || words.say("table-nothing");
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Where points come from. */
export const SOURCES = ["gems", "knowledge", "artefacts", "sentinels", "bonus"] as const;

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

/** Whether bids are being made. */
export function isAuction(view: ZavandorView): boolean {
  return view.item >= 0 && (view.question === "open" || view.question === "bid");
}

/** What a seat is called to whoever looks. */
export function called({ words, you }: Pick<Play, "words" | "you">, seat: number): string {
  return seat === you ? words.say("you") : words.seat(seat);
}

/** How a seat stands in the running auction. */
export function bidderState(view: ZavandorView, seat: number): "leads" | "passed" | "in" {
  if (view.bidder_seat === seat) return "leads";
  return view.passed.includes(seat) ? "passed" : "in";
}

/** The same in a word. */
export function bidderSaid({ view, words, you }: Play, seat: number): string {
  return words.say(`table-bidder-${bidderState(view, seat)}`, { you: seat === you ? "yes" : "no" });
}

/** What may be done with a kind of own gem. */
export function gemWords(view: ZavandorView, seat: number, kind: number): string[] {
  const [gem, own] = [GEM_WORDS[kind] ?? "", view.boards[seat]];
  return [
    ...(own?.active[kind] ? [`deactivate ${gem}`, `sell ${gem}`] : []),
    ...(own?.inactive[kind] ? [`activate ${gem}`, `sell inactive ${gem}`] : []),
  ];
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
