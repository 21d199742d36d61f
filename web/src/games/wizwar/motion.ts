/** What flies after an entry: cards, damage, treasures, from where they were to where they go. */
import { told, type Flight, type Told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import { COLOURS } from "./box";
import type { Events } from "./types";
import { cardNamed, TINTS, TYPE_ICONS } from "./view";

const MOST = 5;
const CARD_TONE = "#43324f";

export function flights(entry: Entry): Flight[] {
  return told<Events>(entry).flatMap(flight).slice(0, MOST);
}

function card(from: string, to: string, key = ""): Flight[] {
  const type = cardNamed(key)?.types.split("-")[0] ?? "";
  return [{ from, to, icon: TYPE_ICONS[type] ?? "card", label: "", tone: CARD_TONE }];
}

function chest(from: string, to: string, treasure: string): Flight[] {
  const colour = COLOURS.find((each) => each === treasure);
  return [{ from, to, icon: "lockedChest", label: "", tone: colour ? TINTS[colour].ground : CARD_TONE }];
}

function flight({ kind, fields }: Told<Events>): Flight[] {
  switch (kind) {
    case "cast":
    case "reacted": return card(`hand-${fields.seat}`, "pile", fields.spell);
    case "drew": return card("deck", `hand-${fields.seat}`);
    case "drew_card": return card("deck", `hand-${fields.seat}`, fields.spell);
    case "discarded": return card(`hand-${fields.seat}`, "discards", fields.spell);
    case "stole": return card(`hand-${fields.victim_seat}`, `hand-${fields.seat}`);
    case "stole_card": return card(`hand-${fields.victim_seat}`, `hand-${fields.seat}`, fields.spell);
    case "took_treasure": return chest(`figure-${fields.victim_seat}`, `figure-${fields.seat}`, fields.treasure);
    default: return [];
  }
}
