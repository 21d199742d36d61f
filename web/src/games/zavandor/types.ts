// Made by `python -m tools.view_types` from the rules; do not edit.

/** One seat's victory points by source [ZA-144]. */
export interface Points {
  gems: number;
  knowledge: number;
  artefacts: number;
  sentinels: number;
  bonus: number;
}

/** Dust, concentrated energy and single cards of each colour. */
export interface Income {
  concentrated: number[];
  cards: number[];
  dust: number;
}

/** One seat's board as everybody sees it [ZA-R63 ZA-R64]; lists go by gem, colour, track or artefact. */
export interface Board {
  character: number;
  /** place in the turn order, from 0; -1 for whoever is not in it */
  disc: number;
  marker: number;
  /** what the disc adds to the price of an artefact; twice that for a sentinel */
  surcharge: number;
  /** what a count would give now */
  score: Points;
  dust: number;
  concentrated: number[];
  /** in hand, by colour */
  cards: number[];
  cards_under_disc: number[];
  promised_dust: number;
  weight: number;
  limit: number;
  active: number[];
  inactive: number[];
  slots: number;
  levels: number[];
  /** prices of the stones on the board */
  stored: number[];
  free_stones: number;
  artefacts: number[];
  sentinels: number[];
  /** what each of the nine sentinels would bring this seat now, beside its own points */
  bonuses: number[];
  income: Income;
  gem_prices: number[];
  resales: number[];
  open_worth: number;
  /** what bids and purchases have proved of the value of the cards in hand */
  least_hand: number;
  most_hand: number;
  struck_down: boolean;
}

/** [ZA-115] One seat's surcharges and rebates for one item, part by part. */
export interface Modifiers {
  rank: number;
  knowledge: number;
  items: number;
}

/** [ZA-099 ZA-115] An item on offer and what it would cost the viewer: bid + rank + knowledge + items. */
export interface Tag {
  item: number;
  /** the least bid, by the card or above the present one */
  least: number;
  /** the most the viewer may bid */
  highest: number;
  modifiers: Modifiers;
  net: number;
  barred: boolean;
}

/** [ZA-049 ZA-R46 ZA-R63 ZA-R64 ZA-R65] Boards, offers and discards; of hands only those the viewer sees. */
export interface ZavandorView {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  round: number;
  phase: number;
  active_seat: number;
  order: number[];
  boards: Board[];
  /** how many of each artefact */
  display: number[];
  /** what is still to come, by artefact; the groups come in order */
  deck: number[];
  /** of the sentinels */
  owners: number[];
  /** by card */
  discards: number[];
  /** how many cards are left to draw, by colour */
  decks: number[];
  /** by card: somewhere the viewer cannot look */
  unseen: number[];
  /** the cards of each hand the viewer sees */
  hands: number[][];
  under_discs: number[][];
  /** up for auction; -1 for nothing */
  item: number;
  bid: number;
  bidder_seat: number;
  passed: number[];
  /** only for a seat */
  tags: Tag[];
  /** the viewer's own */
  liquid: number;
  worth: number;
  /** how much less than its full price each gem costs the viewer; empty for whoever has no seat */
  gem_rebates: number[];
  /** what the viewer's next level of each track costs; 0 for a finished one */
  step_costs: number[];
  /** of the viewer's next round, in energy, rounded down */
  mean_income: number;
  /** what the asked seat has to pay */
  price: number;
  /** the viewer's pieces for it */
  put: number[];
  /** what paying or keeping automatically would put down or give back */
  proposal: number[];
  /** and the dust it would leave */
  proposed_dust: number;
  /** whether the active seat has used its paid step */
  stepped: boolean;
  /** blocks of the turn that are over */
  closed: number[];
  round_cap: number;
  one_dust: boolean;
  end: string;
}

/** What happens, by kind, with its fields. */
export interface Events {
  activated: { seat: number; gem: string };
  bid: { seat: number; bid: number; item: string };
  deactivated: { seat: number; gem: string };
  declined: { seat: number };
  drew: { seat: number; cards: number[] };
  drew_dust: { seat: number; dust: number };
  drew_unseen: { seat: number; blue: number; green: number; white: number; red: number };
  dust_lost: { seat: number; dust: number };
  gained_energy: { seat: number; dust: number; concentrated: number[] };
  gained_gem: { seat: number; gem: string };
  gained_inactive_gem: { seat: number; gem: string };
  game_ends: { end: string; sold: number };
  gave_back: { seat: number; cards: number[]; concentrated: number[]; dust: number };
  lost_gem: { seat: number; gem: string };
  offered: { seat: number; item: string };
  paid: { seat: number; price: number; cards: number[]; concentrated: number[]; dust: number; change: number };
  passed: { seat: number };
  released: { seat: number; stone: number };
  reshuffled: { colour: string };
  rose: { seat: number; track: string; level: number };
  round_begins: { round: number };
  sage_cards_came: { seat: number; count: number };
  sage_cards_faded: { seat: number; colour: string; dust: number };
  sage_dust_came: { seat: number; dust: number };
  sages_gave: { seat: number; cards: number[] };
  sages_gave_dust: { seat: number; dust: number };
  sages_gave_unseen: { seat: number; blue: number; green: number; white: number; red: number };
  scored: { seat: number; points: number };
  sold: { seat: number; gem: string; dust: number };
  sold_inactive: { seat: number; gem: string; dust: number };
  struck_down: { seat: number; cards: number[] };
  took_character: { seat: number; character: string };
  took_disc: { seat: number; disc: number };
  turn_begins: { seat: number };
  turned_up: { artefact: string };
  won: { seat: number; item: string; bid: number; price: number };
}

export const GEM_PRICE = [10, 20, 30, 40, 60];
export const GEM_POINTS = [1, 1, 2, 2, 3];
export const MOST_RUBIES = 5;
export const SPIRAL_SLOTS = 5;
export const DUST_OF_THREE = 10;
/** for the opals beyond the full threes (R) */
export const OPAL_DUST = [0, 2, 5];
/** so many new cards of a colour are one concentrated energy (R) */
export const CONCENTRATE = 4;
export const STEP_COST = [
  [0, 2, 4, 8, 16], [0, 3, 6, 12, 24], [0, 5, 10, 15, 20], [0, 3, 6, 12, 24], [0, 2, 4, 8, 16], [0, 2, 4, 8, 16],
];
export const POINTS_OF_TOP_LEVEL = 2;
export const FIRST_LIMIT = 5;
export const FIRST_DUST = [10, 10, 20, 10, 15, 20];
export const MOST_CAPPED_BONUS = 12;
export const GEMS = ["opal", "sapphire", "emerald", "diamond", "ruby"];
export const COLOURS = ["blue", "green", "white", "red"];
export const CARD_COLOUR = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3];
export const CARD_VALUE = [3, 4, 5, 6, 7, 5, 6, 7, 8, 9, 10, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
export const CONCENTRATED = [20, 30, 40, 60];
export const PIECE_WORD = [
  "blue 3", "blue 4", "blue 5", "blue 6", "blue 7", "green 5", "green 6", "green 7", "green 8", "green 9", "green 10",
  "white 8", "white 9", "white 10", "white 11", "white 12", "red 13", "red 14", "red 15", "red 16", "red 17",
  "conc blue", "conc green", "conc white", "conc red",
];
export const TRACK_WORDS = ["gems", "flow", "fire", "sages", "artefacts", "storage"];
export const TOP_LEVEL = 4;
export const STONE_PRICES = [20, 25, 30, 35, 40];
/** each on the track of its number */
export const CHARACTERS = ["witch", "elf", "druid", "fairy", "mage", "kobold"];
export const ITEMS = [
  "spellbook", "runestone", "crystal_ball", "magic_belt", "magic_mirror", "protection_crystal", "elixir",
  "charisma_mask", "magic_wand", "fire_chalice", "shadow_cloak", "talisman", "phoenix", "owl", "fox", "toad",
  "unicorn", "tomcat", "scarab", "raven", "salamander",
];
export const ARTEFACTS = 12;
export const ARTEFACT_POINTS = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8];
export const LEAST_BID = [20, 20, 20, 30, 40, 40, 60, 50, 60, 80, 80, 100, 120, 120, 120, 120, 120, 120, 120, 120, 120];
export const SENTINEL_POINTS = 5;
export const SENTINELS_TO_END = 5;
