// Made by `python -m tools.view_types` from the rules; do not edit.

/** One table's options as plain statements; shared by all copies of the table and never changed. */
export interface Variant {
  reading: string;
  towards: number[];
  straight: boolean;
  symbols: string;
  copies: number[];
  ends_by_itself: boolean;
  portal_only_move: boolean;
  occupied_portal_stops: boolean;
  cards_per_part: number;
  surplus_spoils_book: boolean;
  third_secured: boolean;
  relief_draw: boolean;
  redeal_short_spells: boolean;
  open_hands: boolean;
  open_supplies: boolean;
  first_seat: number;
  stall_limit: number;
  max_turns: number;
}

/** [MA-077] Everything open; one's own hand, book and mission; and what is known of the hands of others. */
export interface MagiaView {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  crystals: number[];
  figures: number[];
  spells: number[];
  needs: number[];
  have: number[];
  full: number;
  passed: number;
  /** empty where only the size is known */
  supplies: number[][];
  supply_sizes: number[];
  /** empty where only the size is known */
  hands: number[][];
  hand_sizes: number[];
  /** -1 where unknown */
  books: number[];
  /** -1 where unknown */
  missions: number[];
  /** -1 where unknown */
  favourites: number[];
  safe: number;
  open_book: number;
  pile: number;
  discards: number[];
  /** kind, then the hands one of which it is in */
  sightings: number[][];
  /** by seat: colours its unsighted cards cannot have, as a set */
  lacks: number[];
  /** by kind: how many lie where the viewer cannot see and has not sighted them */
  unseen: number[];
  active: number;
  turn: number;
  part: number;
  stall: number;
  figure: number;
  origin: number;
  played: number;
  ways: number;
  jumped: boolean;
  symbols: number;
  bearings: number;
  card: number;
  stirred: boolean;
  leads: number[][];
  event: number;
  /** an apprentice */
  who: number;
  /** a seat */
  giver: number;
  crystal: number;
  row: number;
  paid: number;
  direction: number;
  summoned: number;
  end: string;
  ender: number;
  enders: number;
  scores: number[];
  ruled_out: number;
  /** the viewer’s points for spells and for the book if it ended now; empty without a seat */
  standing: number[];
  variant: Variant;
}

/** What happens, by kind, with its fields. */
export interface Events {
  announced: { seat: number; end: string };
  collected: { seat: number; figure: string; crystal: string; field: string };
  dealt: { seat: number; card: number[] };
  dealt_secrets: { seat: number; book: string; first: string; second: string };
  discarded: { seat: number; colour: string; symbol: string };
  drew: { seat: number; card: number[] };
  drew_unseen: { seat: number; count: number };
  gained: { seat: number; crystal: string; field: string };
  gave: { seat: number; figure: string; crystal: string };
  handed_over: { seat: number; to_seat: number; crystal: string };
  handed_over_unseen: { seat: number; to_seat: number };
  jumped: { seat: number; figure: string; field: string };
  laid_back: { seat: number; figure: string; crystal: string; field: string };
  named: { seat: number; figure: string; part: number };
  opened_book: { book: string; number: number };
  paid: { seat: number; colour: string; symbol: string };
  passed: { seat: number; figure: string };
  played: { seat: number; colour: string; symbol: string };
  ran: { seat: number; figure: string; field: string };
  relief: { seat: number };
  revealed: { seat: number; book: string; first: string; second: string };
  robbed: { seat: number; figure: string; victim: string; crystal: string };
  scored: { seat: number; spells: number; book: number; bonus: number; total: number; matching: number };
  secured: { seat: number; book: string };
  stepped: { seat: number; figure: string; field: string };
  stole: { seat: number; victim_seat: number; card: number };
  stole_unseen: { seat: number; victim_seat: number };
  stuck: { seat: number; figure: string };
  summoned: { seat: number; figure: string; field: string };
  third_favourite: { seat: number; third: string };
  time_up: { end: string };
  took_discards: { seat: number; card: number[] };
  turn: { seat: number; turn: number };
  used: { seat: number; symbol: string };
}

export const EXAMINER = 6;
export const DESK = 30;
export const FIRST_HAND = 4;
export const HAND_LIMIT = 7;
/** R names seven fields as the longest move */
export const CARDS_PER_PART = 7;
export const EXAMINER_COST = 3;
export const DRAW = 2;
export const SPELL_SIZE = 6;
export const BOOK_SIZE = 5;
export const SPELL_POINTS = 5;
export const BOOK_POINTS = 8;
export const END_POINTS = 2;
export const SHARED_END_POINTS = 1;
