// Made by `python -m tools.view_types` from the rules; do not edit.

/**
 * The time between two draws [AB-R02 AB-R03]: never changed, only replaced, so that copies of a table may share it.
 *
 * `drawn` stones opened it; `casts` counts what the seat has cast in the round until its end, four bits a number;
 * `failed` has bit k set if k was called in vain.
 */
export interface Era {
  drawn: number;
  casts: number;
  failed: number;
}

/** One table's options as plain statements; shared by all copies of the table and never changed. */
export interface Variant {
  free_chain: boolean;
  to_the_last_wizard: boolean;
  one_round: boolean;
  offence: boolean;
  english_tie_break: boolean;
  first_seat: number;
  die: number[];
  choose_mystic: boolean;
  reveal: boolean;
}

/** [AB-004 AB-R02 AB-R32] Everything public; the rows of others; one's own mystic stones. Stones have no places. */
export interface AbracaView {
  viewer: number;
  seats: number;
  asked: number;
  question: string;
  round: number;
  active: number;
  lowest: number;
  lives: number[];
  points: number[];
  round_points: number[];
  board: number[];
  rows: number[][];
  row_sizes: number[];
  own_mystics: number[];
  /** of each seat, as far as the viewer may look at them */
  mystics: number[][];
  mystic_sizes: number[];
  mystic_table: number;
  /** of those on the table; only the truth looks at them */
  mystic_faces: number[];
  supply: number;
  diaries: Era[][];
  die: number[];
  variant: Variant;
  end: string;
}

/** What happens, by kind, with its fields. */
export interface Events {
  cast: { seat: number; spell: number };
  dealt: { seat: number; stones: number[] };
  dealt_unseen: { seat: number; count: number };
  drew: { seat: number; stones: number[] };
  drew_unseen: { seat: number; count: number };
  gained: { seat: number; lives: number; left: number };
  laid_open: { stones: number[]; supply: number };
  lost: { seat: number; lives: number; left: number };
  missed: { seat: number; spell: number };
  offended: { seat: number; spell: number };
  revealed: { seat: number; row: number[]; mystic: number[] };
  revealed_rest: { mystic: number[]; supply: number[] };
  rolled: { seat: number; die: number };
  round_begins: { round: number; seat: number };
  round_ends: { seat: number; end: string };
  saw_mystic: { seat: number; stone: number };
  scored: { seat: number; points: number; total: number };
  stopped: { seat: number };
  took_mystic: { seat: number };
}

export const SPELLS = 8;
export const FULL_ROW = 5;
/** R; 30 tokens in the box (EN) */
export const FULL_LIFE = 6;
export const MYSTIC_STONES = 4;
/** R, the last step of the score track */
export const GOAL = 8;
export const WIN_POINTS = 3;
export const SURVIVOR_POINTS = 1;
export const EACH_MYSTIC_STONE = 1;
