/** What flies after an entry: crystals and cards, from where they were to where they go. */
import { told, type Flight, type Told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import { CRYSTALS, FIGURES } from "./room";
import type { Events } from "./types";
import { CRYSTAL_ICONS, SHAPES, TINTS } from "./view";

const MOST = 6;

/** How long a figure takes to its field; what it finds there waits for it. */
const STEP = 450;
const STEPS = ["stepped", "jumped", "ran", "summoned"];

export function flights(entry: Entry): Flight[] {
  const events = told<Events>(entry);
  const arrives = events.findIndex(({ kind }) => STEPS.includes(kind));
  const after = (place: number): object => (arrives >= 0 && place > arrives ? { after: STEP } : {});
  return events.flatMap((event, place) => flight(event).map((each) => ({ ...each, ...after(place) }))).slice(0, MOST);
}

function gem({ crystal }: { crystal: string }, from: string, to: string): Flight[] {
  const name = CRYSTALS.find((each) => each === crystal);
  return name ? [{ from, to, icon: CRYSTAL_ICONS[name], label: "", tone: name === "air" ? "#5d7482" : SHAPES[name].fill }] : [];
}

function card(from: string, to: string, colour = ""): Flight[] {
  const name = FIGURES.find((each) => each === colour);
  return [{ from, to, icon: "card", label: "", tone: name ? TINTS[name].ground : "#43324f" }];
}

function flight({ kind, fields }: Told<Events>): Flight[] {
  switch (kind) {
    case "played":
    case "paid":
    case "discarded": return card(`hand-${fields.seat}`, "discards", fields.colour);
    case "drew":
    case "drew_unseen": return card("pile", `hand-${fields.seat}`);
    case "took_discards": return fields.card.length ? card("discards", `hand-${fields.seat}`) : [];
    case "stole":
    case "stole_unseen": return card(`hand-${fields.victim_seat}`, `hand-${fields.seat}`);
    case "collected": return gem(fields, `field-${fields.field}`, `spell-${fields.figure}`);
    case "gained": return gem(fields, `field-${fields.field}`, `supply-${fields.seat}`);
    case "robbed": return gem(fields, `spell-${fields.victim}`, `spell-${fields.figure}`);
    case "laid_back": return gem(fields, `spell-${fields.figure}`, `field-${fields.field}`);
    case "gave": return gem(fields, `supply-${fields.seat}`, `spell-${fields.figure}`);
    case "handed_over": return gem(fields, `supply-${fields.seat}`, `supply-${fields.to_seat}`);
    default: return [];
  }
}
