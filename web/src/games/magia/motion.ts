/** What flies after an entry: crystals and cards, from where they were to where they go. */
import type { Flight } from "../../lib/game";
import type { Entry, EventOut } from "../../lib/protocol";
import { CRYSTAL_ICONS, SHAPES, TINTS, type CrystalName, type FigureName } from "./view";

const MOST = 6;

export function flights(entry: Entry): Flight[] {
  return entry.events.flatMap(flight).slice(0, MOST);
}

function flight(event: EventOut): Flight[] {
  const text = (field: string): string => String(event.fields[field] ?? "");
  const gem = (from: string, to: string): Flight[] => {
    const crystal = text("crystal") as CrystalName;
    return CRYSTAL_ICONS[crystal] ? [{ from, to, icon: CRYSTAL_ICONS[crystal], label: "", tone: crystal === "air" ? "#5d7482" : SHAPES[crystal].fill }] : [];
  };
  const card = (from: string, to: string): Flight[] => [{ from, to, icon: "card", label: "", tone: TINTS[text("colour") as FigureName]?.ground ?? "#43324f" }];
  const seat = text("seat");
  switch (event.kind) {
    case "played":
    case "paid":
    case "discarded": return card(`hand-${seat}`, "discards");
    case "drew":
    case "drew_unseen": return card("pile", `hand-${seat}`);
    case "took_discards": return Array.isArray(event.fields["card"]) && event.fields["card"].length ? card("discards", `hand-${seat}`) : [];
    case "stole":
    case "stole_unseen": return card(`hand-${text("victim_seat")}`, `hand-${seat}`);
    case "collected": return gem(`field-${text("field")}`, `spell-${text("figure")}`);
    case "gained": return gem(`field-${text("field")}`, `supply-${seat}`);
    case "robbed": return gem(`spell-${text("victim")}`, `spell-${text("figure")}`);
    case "laid_back": return gem(`spell-${text("figure")}`, `field-${text("field")}`);
    case "gave": return gem(`supply-${seat}`, `spell-${text("figure")}`);
    case "handed_over": return gem(`supply-${seat}`, `supply-${text("to_seat")}`);
    default: return [];
  }
}
