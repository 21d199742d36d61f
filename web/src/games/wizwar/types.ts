// Made by `python -m tools.view_types` from the rules; do not edit.

/** What follows from what lies open: who looks, where they could walk, what they see, who picks which school. */
export interface WizWarOutlook {
  /** whose wizard looks */
  looks: number[];
  /** where that wizard can come nearer to a point */
  goals: number[];
  /** whether lifting a treasure now would end the phase */
  lifting_ends: boolean;
  /** while the viewer walks: by square, the sides to go through one after another */
  ways: number[][];
  /** by square: the line there in half squares, across, down, its turn, what hides it */
  sight: number[];
  /** while schools are picked: who picks which, -1 being open */
  picks: number[];
  /** whose spellbook each seat uses */
  groups: number[];
}

/** [WW-003 WW-004] One layout of sectors, and all that has been built, broken and opened since. */
export interface Maze {
  sectors: number[];
  turns: number[];
  borders: number[];
  cracks: number[];
  fills: number[];
  fill_cracks: number[];
  holding: number[];
  key: number[];
  /** squares of Big Men, which hide what is behind them */
  giants: number[];
  seats: number;
  side: string;
}

/**
 * [WW-131 WW-132 WW-133 WW-224] Never changed, only replaced, so that copies of a table may share it.
 *
 * It knows its caster and the wizard, border or square it works on; energy markers are turns, or life of a Homunculus.
 * `thing` is what Glue holds, `under` the cracks of the wall a created door replaces, or -1 [WW-R80].
 */
export interface Spell {
  number: number;
  card: number;
  caster: number;
  target: number;
  border: number;
  square: number;
  markers: number;
  thing: number;
  under: number;
}

/**
 * Something announced and not resolved, damage about to be suffered, a treasure just lifted, or one's own plan.
 *
 * Numbers that do not apply are -1. `attacked` and `evaded` have a bit for each seat.
 */
export interface Pending {
  kind: "plan" | "announced" | "damage" | "pick_up";
  seat: number;
  what: number;
  card: number;
  types: number;
  energy: number;
  wizard: number;
  square: number;
  border: number;
  way: number;
  amount: number;
  attacked: number;
  evaded: number;
  modifiers: number[];
  /** of traps */
  squares: number[];
  /** what each is aimed at, as an answer */
  darts: number[];
}

/**
 * Everything that lies open; the own hand; and what one has seen of others' hands.
 *
 * A `treasures` entry is a square, or -1 while somebody carries it; two entries a seat. `known` names, by seat, the
 * cards the viewer knows to be in that hand for certain. `traps` are squares of markers that lie face down; only who
 * laid them sees which is real. There are two decks and discard piles where two groups have spellbooks of their own.
 * `variants` are the keys of the options that are on, `turn_cap` the turns after which the game ends, or 0.
 */
export interface WizWarView extends WizWarOutlook {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  maze: Maze;
  colours: number[];
  place: number[];
  bases: number[];
  life: number[];
  stun: number[];
  kills: number[];
  points: number[];
  points_to_win: number;
  variants: string[];
  turn_cap: number;
  turns: number[];
  treasures: number[];
  burden: number[];
  hand: number[];
  hand_sizes: number[];
  known: number[][];
  carried: number[][];
  loads: number[];
  limits: number[];
  spells: Spell[];
  dropped: number[];
  decks: number[];
  discards: number[][];
  copies: number[];
  schools: string[];
  traps: number[];
  real_trap: number;
  dashed: boolean;
  acted: boolean;
  sick: boolean;
  touched: number;
  most_attacks: number;
  active: number;
  turn: number;
  phase: number;
  mp: number;
  attacks: number;
  sped_up: boolean;
  moved: boolean;
  rooted: boolean;
  is_bound: boolean;
  pending: Pending[];
  end: string;
  winner: number;
}

/** What happens, by kind, with its fields. */
export interface Events {
  absorbed: { seat: number; spell: string };
  aimed_at_border: { square: string; side: string; seat?: number };
  aimed_at_square: { seat: number; square: string };
  aimed_at_wizard: { seat: number; target_seat: number };
  aimed_toward: { seat: number; side: string };
  boosted: { seat: number; energy: number };
  border_door: { square: string; side: string; seat?: number };
  border_fire: { square: string; side: string; seat?: number };
  border_open: { square: string; side: string; seat?: number };
  border_wall: { square: string; side: string; seat?: number };
  came_round: { seat: number; markers: number };
  cancelled: { seat: number; spell: string };
  cast: { seat: number; spell?: string };
  cracked: { square: string; side: string; seat?: number };
  died: { seat: number };
  discarded: { seat: number; spell: string };
  door_let_go: { square: string; side: string; seat?: number };
  door_opened: { square: string; side: string; seat?: number };
  drew: { seat: number };
  drew_card: { seat: number; spell: string };
  dropped_item: { seat: number; item: string; square: string };
  evaded: { seat: number };
  fill_cracked: { square: string; cracks: number };
  gained_life: { seat: number; life: number; left: number };
  game_over: { reason: string };
  hurt: { seat: number; damage: number; left: number };
  item_gone: { seat: number; item: string };
  killed: { seat: number; victim_seat: number; cards: number };
  landed: { item: string; square: string };
  life_shared: { seat: number; other_seat: number; left: number; other_left: number };
  lifted: { seat: number; treasure: string };
  markers_left: { seat: number; spell: string; markers: number };
  modified: { seat: number; spell: string };
  moved: { seat: number; square: string };
  object_destroyed: { item: string; square: string };
  picked_up: { seat: number; item: string };
  played_item: { seat: number; item: string };
  punched: { seat: number; spell?: string };
  reacted: { seat: number; spell?: string };
  reshuffled: { cards: number };
  rolled: { seat: number; die: number };
  saw_card: { seat: number; victim_seat: number; spell: string };
  school_chosen: { seat: number; school: string };
  school_drawn: { school: string };
  sector_turned: { sector: string; quarters: number };
  slashed: { seat: number; spell?: string };
  sped: { seat: number; spell?: string };
  sped_up: { seat: number; points: number; left: number };
  spell_ended: { seat: number; spell: string };
  spell_lasts: { seat: number; spell: string; markers: number };
  square_filled: { square: string; fill: number };
  square_freed: { square: string; fill: number };
  stole: { seat: number; victim_seat: number };
  stole_card: { seat: number; victim_seat: number; spell: string };
  stunned: { seat: number; markers: number };
  threw: { seat: number; spell?: string };
  took_hand: { seat: number; victim_seat: number; cards: number };
  took_item: { seat: number; victim_seat: number; item: string };
  took_treasure: { seat: number; victim_seat: number; treasure: string };
  tore: { seat: number; spell?: string };
  touched: { seat: number; spell?: string };
  trap_blank: { square: string };
  trap_real: { square: string };
  trap_set: { seat: number; square: string };
  treasure_lies: { seat: number; treasure: string; square: string };
  turn_begins: { seat: number; turn: number };
  turn_lost: { seat: number };
  unhurt: { seat: number };
  used: { seat: number; spell?: string };
}

export const START_LIFE = 15;
export const START_HAND = 5;
export const HAND_LIMIT = 7;
export const DRAWS = 2;
export const BASE_SPEED = 3;
export const WIDTH = 10;
export const BORDERS = 200;
/** a dropped item is its square times this, plus its card */
export const ITEM_KINDS = 128;
export const TREASURES_EACH = 2;
export const WALL = 1;
export const DOOR = 2;
export const FIRE_WALL = 3;
export const BLOCK = 1;
export const ROSEBUSH_FILL = 2;
export const THORNBUSH_FILL = 3;
export const CLOUD = 4;
export const SEAL_DOOR = 88;
export const HANDFUL_OF_TACKS = 65;
export const PUNCHING = 1;
export const SPEEDING = 4;
/** something away, with Strength */
export const TEARING = 6;
export const SEEN = -1;
export const FOGGED = -3;
/** a bush or cloud around the wizard itself */
export const BLIND = -4;
/** and the number of its lattice point */
export const PILLAR = 1000;
/** and the number of a square one cannot see across */
export const BEHIND = 2000;
