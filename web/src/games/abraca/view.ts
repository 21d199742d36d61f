/** What the server tells of a table of Simsala… Bumm?, and a few countings of what is seen. */
import type { IconName } from "../../lib/icons";

export interface AbracaView {
  viewer: number;
  seats: number;
  asked: number;
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
  /** What the viewer knows of each seat's mystic stones. */
  mystics: number[][];
  mystic_sizes: number[];
  mystic_table: number;
  supply: number;
  die: number[];
}

export const SPELLS = [1, 2, 3, 4, 5, 6, 7, 8];
export const FULL_LIFE = 6;
export const MYSTIC_STONES = 4;
export const TRACK = 8;

export const SPELL_ICONS: IconName[] = [
  "mystic", "dragon", "ghost", "dream", "owl", "storm", "snow", "fireball", "potion",
];
export const SPELL_COLOURS = [
  "#43324f", "#a83428", "#67549f", "#3a66a3", "#33735f", "#7f6110", "#1f6d8a", "#ab4d0e", "#98366f",
];

/** How many stones of a number the viewer cannot see anywhere. */
export function unseen(view: AbracaView, spell: number): number {
  const inRows = view.rows.flat().filter((stone) => stone === spell).length;
  const own = view.own_mystics.filter((stone) => stone === spell).length;
  return spell - (view.board[spell] ?? 0) - inRows - own;
}

/** All seats clockwise from whoever looks, so that the left neighbour comes first. */
export function around(view: AbracaView, you: number): number[] {
  const first = you >= 0 ? you : 0;
  return Array.from({ length: view.seats }, (_, place) => (first + place) % view.seats);
}

/** The stones of a row as they are seen: faces, or backs (0) where they are not. */
export function faces(view: AbracaView, seat: number): number[] {
  const seen = view.rows[seat] ?? [];
  return seen.length ? seen : Array<number>(view.row_sizes[seat] ?? 0).fill(0);
}
