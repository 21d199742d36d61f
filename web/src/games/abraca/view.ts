/** What the server tells of a table of Simsala… Bumm?, and a few countings of what is seen. */
import type { IconName } from "../../lib/icons";
import { SPELLS as HIGHEST, type AbracaView } from "./types";

export type { AbracaView } from "./types";
export { FULL_LIFE, GOAL as TRACK, MYSTIC_STONES } from "./types";

export const SPELLS = Array.from({ length: HIGHEST }, (_, place) => place + 1);

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

/** A number that a seat has called in vain, and how many stones it has drawn since. */
export interface Vain {
  spell: number;
  drawn: number;
}

/** What a seat has called in vain in this round, each by its last time. */
export function calledInVain(view: AbracaView, seat: number): Vain[] {
  const diary = view.diaries[seat] ?? [];
  return SPELLS.flatMap((spell) => {
    const last = diary.findLastIndex((era) => (era.failed >> spell) & 1);
    return last < 0 ? [] : [{ spell, drawn: diary.slice(last + 1).reduce((sum, era) => sum + era.drawn, 0) }];
  });
}

/** The numbers called in vain that surely do not stand in the row as it is now. */
export function ruledOut(view: AbracaView, seat: number): number[] {
  return calledInVain(view, seat).flatMap(({ spell, drawn }) => (drawn ? [] : [spell]));
}

export type Side = "left" | "right" | "both" | "";

/** Which neighbour of whoever looks a seat is; where rounds go to the last wizard, those without lives are skipped. */
export function sideOf(view: AbracaView, seat: number, you: number): Side {
  if (you < 0) return "";
  const others = around(view, you).slice(1).filter((each) => view.lives[each] || !view.variant.to_the_last_wizard);
  if (others.length === 1) return others[0] === seat ? "both" : "";
  return seat === others[0] ? "left" : seat === others.at(-1) ? "right" : "";
}
