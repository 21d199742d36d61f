/** What flies after an entry: cards, damage, treasures, from where they were to where they go. */
import type { Flight } from "../../lib/game";
import type { Entry, EventOut } from "../../lib/protocol";
import { cardNamed, TINTS, TYPE_ICONS, type ColourName } from "./view";

const MOST = 5;
const CARD_TONE = "#43324f";

export function flights(entry: Entry): Flight[] {
  return entry.events.flatMap(flight).slice(0, MOST);
}

function flight(event: EventOut): Flight[] {
  const text = (field: string): string => String(event.fields[field] ?? "");
  const seat = text("seat");
  const card = (from: string, to: string): Flight[] => {
    const type = cardNamed(text("spell") || text("item"))?.types.split("-")[0] ?? "";
    return [{ from, to, icon: TYPE_ICONS[type] ?? "card", label: "", tone: CARD_TONE }];
  };
  const chest = (from: string, to: string): Flight[] => [{ from, to, icon: "lockedChest", label: "", tone: TINTS[text("treasure") as ColourName]?.ground ?? CARD_TONE }];
  switch (event.kind) {
    case "cast":
    case "reacted": return card(`hand-${seat}`, `figure-${seat}`);
    case "aimed_at_wizard": return card(`figure-${seat}`, `figure-${text("target_seat")}`);
    case "aimed_at_square": return card(`figure-${seat}`, `square-${text("square")}`);
    case "hurt": return [{ from: `figure-${seat}`, to: `life-${seat}`, icon: "bang", label: `−${text("damage")}`, tone: "#9c2a1a" }];
    case "gained_life": return [{ from: `figure-${seat}`, to: `life-${seat}`, icon: "life", label: `+${text("life")}`, tone: "#2c6430" }];
    case "drew":
    case "drew_card": return card("deck", `hand-${seat}`);
    case "discarded": return card(`hand-${seat}`, "discards");
    case "stole":
    case "stole_card": return card(`hand-${text("victim_seat")}`, `hand-${seat}`);
    case "took_treasure": return chest(`figure-${text("victim_seat")}`, `figure-${seat}`);
    default: return [];
  }
}
