// Made by `python -m tools.view_types` from the rules; do not edit.

/** What beating the creature in one place means for a seat; all zero where nothing is to be beaten. */
export interface Prospect {
  /** alone, in magic; in an auction, with the least bid that would win */
  price: number;
  /** of that, the magic the seat does not have */
  short: number;
  /** if all wizards there fought together, the seat's own among them; 0 while no other is there */
  share: number;
  /** on top of the card's reward: artefacts that fit, and Stonex */
  stones: number;
  magic: number;
  /** and of artefacts that leave the choice: all taken as stones, */
  or_stones: number;
  /** or all as magic */
  or_magic: number;
}

/** What both places mean for the viewer's own wizard. */
export interface DracheneiOutlook {
  prospects: Prospect[];
}

/** One box of cards, by number: adventures 0 to 24, artefact kinds 1 to 15, artefacts 1 to 12; never changed. */
export interface Box {
  name: string;
  letter: number[];
  /** a spell's amount, a ball's magic, a holy place's stones, a creature's strength */
  figure: number[];
  /** artefact cards of a holy place */
  cards: number[];
  family: number[];
  symbol: number[];
  /** stones; the cards follow under the same number */
  alone: number[];
  alone_cards: number[];
  together: number[];
  together_cards: number[];
  crowd: number[];
  crowd_cards: number[];
  copies: number[];
  symbols: number[];
  bonus_stones: number[];
  bonus_magic: number[];
  either: boolean[];
}

/** One table's options as plain statements; shared by all copies of the table and never changed. */
export interface Variant {
  box: Box;
  full_windows: boolean;
  fulmentus_cut: number;
  stonex_gain: number;
  addus_gain: number;
  harpagarus_take: number;
  transformus_price: number;
  retransformus_gain: number;
  min_spell_bid: number;
  sealed_vote: boolean;
  alone_needs_means: boolean;
  may_decline: boolean;
  trade_laps: number;
  addressed_offers: boolean;
  auto_lay_out: boolean;
  stall_rounds: number;
  first_seat: number;
  line_by_size: boolean;
}

/** [DE-005 DE-006 DE-R41] All but others' hands and the stacks; of those, sizes, letters and what was shown. */
export interface DracheneiView extends DracheneiOutlook {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  variant: Variant;
  round: number;
  phase: number;
  start_seat: number;
  idle: number;
  display: number[];
  /** cards of each letter in the stack, the top ones first */
  letters: number[];
  /** the adventure cards not seen yet */
  to_come: number[];
  artefacts: number;
  magic: number[];
  stones: number[];
  /** of the six spells */
  owners: number[];
  /** spells used in this round */
  used: number[];
  placed: number[];
  /** by seat, how many of each kind it holds; empty where the viewer cannot see it */
  hands: number[][];
  hand_sizes: number[];
  /** by seat, how many of each artefact */
  laid: number[][];
  /** by seat, how many of each kind all know to be in its hand */
  shown: number[][];
  /** how many of each kind the viewer has not seen: in the stack or in a hand, not shown */
  unseen: number[];
  /** the place that is evaluated */
  place: number;
  bid: number;
  bidder: number;
  bidding: number[];
  voted: number[];
  /** of the votes the viewer knows */
  alone: number[];
  fighters: number[];
  /** what the asked fighter would pay, or who votes if all agree */
  price: number;
  /** the artefact whose choice is asked for */
  bonus: number;
  /** and how many such artefacts give it */
  many: number;
  lap: number;
  offerer: number;
  given: number;
  wish: number;
  address: number;
  replies: number[];
  end: string;
}

/** What happens, by kind, with its fields. */
export interface Events {
  beaten: { card: string; figure: number; seats: number[] };
  bid: { seat: number; magic: number };
  bid_passed: { seat: number };
  declined: { seat: number };
  drew: { seat: number; kinds: number[] };
  drew_unseen: { seat: number; count: number };
  dropped_out: { seat: number };
  evaluates: { place: number; card: string; figure: number; seats: number[] };
  fulmentus: { seat: number; magic: number };
  gained: { seat: number; magic: number; total: number; cause: string };
  game_ends: { end: string };
  gave_stone: { seat: number; total: number };
  has_voted: { seat: number };
  laid_out: { seat: number; artefact: string };
  no_offer: { seat: number };
  offered: { seat: number; kind: string; wish: string };
  offered_to: { seat: number; other_seat: number; kind: string; wish: string };
  paid: { seat: number; magic: number; total: number; cause: string };
  passed: { seat: number };
  placed: { seat: number; place: number; card: string; figure: number };
  replied: { seat: number; kind: string };
  revealed: { place: number; card: string; figure: number; adventure: number };
  robbed: { seat: number; other_seat: number; magic: number; left: number };
  round_begins: { round: number; seat: number };
  stays: { card: string; figure: number };
  stones: { seat: number; stones: number; total: number; cause: string };
  swapped: { seat: number; other_seat: number; kind: string; got: string };
  took_nothing: { seat: number };
  unchosen: { card: string; figure: number };
  unsold: { card: string };
  voted_alone: { seat: number };
  voted_together: { seat: number };
  won_spell: { seat: number; card: string };
}

export const START_MAGIC = 2;
export const INCOME = 2;
export const PASS_MAGIC = 1;
export const ARTEFACT_CARDS = 28;
export const ADVENTURES = 25;
/** a wizard lies at place 0 or 1, is at home, or stayed there for a point of magic */
export const PASSED = 2;
export const MOST_MAGIC = 30;
export const SPELLS = 6;
export const FIRST_HOLY = 9;
export const FIRST_CREATURE = 11;
export const PHASES = "ABCDEF";
export const LETTERS = ["A", "B", "C"];
export const FAMILIES = ["spiders", "goblins", "shadows", "dragons"];
/** as bits 1, 2, 4 of a set of symbols */
export const SYMBOLS = ["triangle", "circle", "square"];
export const CARD_IDS = [
  "fulmentus", "stonex", "addus", "retransformus", "transformus", "harpagarus", "energy_4", "energy_5", "energy_6",
  "holy_2", "holy_3", "spiders_3", "spiders_4", "goblins_4", "goblins_5", "shadows_6", "spiders_6", "goblins_7",
  "shadows_8", "shadows_9", "goblins_10", "shadows_11", "dragons_12", "dragons_14", "dragons_16",
];
export const KIND_IDS = [
  "", "sword_left", "sword_right", "wand_left", "wand_right", "egg_left", "egg_right", "book_tc", "book_cs", "book_ts",
  "potion_t", "potion_c", "potion_s", "sapphire_t", "sapphire_c", "sapphire_s",
];
export const ARTEFACT_IDS = [
  "", "sword", "wand", "egg", "book_tc", "book_cs", "book_ts", "potion_t", "potion_c", "potion_s", "sapphire_t",
  "sapphire_c", "sapphire_s",
];
