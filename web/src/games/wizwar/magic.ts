/** What is seen to strike after an entry: from whom, at what. */
import { told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import { middleOf, type Point } from "./maze";
import type { Events } from "./types";
import { cardOf, colourOf, SCHOOL_GROUNDS, schoolOf, squareNamed, TINTS, type Pending, type WizWarView } from "./view";

export interface Flash {
  id: string;
  kind: "bolt" | "burst" | "death";
  from: Point;
  to: Point;
  label: string;
  tone: string;
  /** Seconds to wait: a wound follows the bolt. */
  late: number;
}

const FLIGHT = 0.4;

const placeOf = (view: WizWarView, seat: number): Point | null => {
  const square = view.place[seat] ?? -1;
  return square >= 0 ? middleOf(view.seats, square) : null;
};

/** Who strikes a seat now: the last announced thing that is aimed at it and comes from somebody else. */
function striker(before: WizWarView, seat: number): Pending | undefined {
  return before.pending.findLast((each) => each.seat >= 0 && each.seat !== seat && (each.wizard === seat || (each.attacked >> seat) & 1));
}

function toneOf(view: WizWarView, pending: Pending): string {
  return pending.card >= 0 ? (SCHOOL_GROUNDS[schoolOf(view, cardOf(pending.card))] ?? "#a8322a") : "#5b5148";
}

export function flashesOf(before: WizWarView, now: WizWarView, entry: Entry): Flash[] {
  const out: Flash[] = [];
  const add = (flash: Omit<Flash, "id">): void => void out.push({ ...flash, id: `${entry.number} ${out.length}` });
  let late = 0;
  for (const { kind, fields } of told<Events>(entry)) {
    if (kind === "aimed_at_square") {
      const from = placeOf(now, fields.seat);
      if (from) add({ kind: "bolt", from, to: middleOf(now.seats, squareNamed(fields.square)), label: "", tone: "#c96a00", late: 0 });
    } else if (kind === "hurt") {
      const to = placeOf(before, fields.seat) ?? placeOf(now, fields.seat);
      const by = striker(before, fields.seat);
      const from = by ? placeOf(before, by.seat) : null;
      if (!to) continue;
      if (by && from) add({ kind: "bolt", from, to, label: "", tone: toneOf(now, by), late });
      add({ kind: "burst", from: to, to, label: `−${fields.damage}`, tone: "#b3200c", late: late + (from ? FLIGHT : 0) });
      late += FLIGHT;
    } else if (kind === "gained_life") {
      const to = placeOf(now, fields.seat);
      if (to) add({ kind: "burst", from: to, to, label: `+${fields.life}`, tone: "#2c6430", late });
    } else if (kind === "died") {
      const to = placeOf(before, fields.seat);
      if (to) add({ kind: "death", from: to, to, label: "", tone: TINTS[colourOf(now, fields.seat)].ground, late });
    }
  }
  return out.slice(0, 8);
}
