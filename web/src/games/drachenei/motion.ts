/** What flies after an entry of the log: from its cause to what it changed. */
import type { Flight } from "../../lib/game";
import type { Entry, EventOut } from "../../lib/protocol";
import { artefactArt, wordArt } from "./art";

const GAIN = "#2c6430";
const LOSS = "#8c1f14";
const STONE = "#5a2f73";
const MOST = 9;

const number = (event: EventOut, field: string): number => Number(event.fields[field] ?? 0);
const text = (event: EventOut, field: string): string => String(event.fields[field] ?? "");

/** At most a handful, so that a busy moment stays calm; everybody's income at the start of a round is not flown. */
export function flights(entry: Entry): Flight[] {
  let card = "display";
  const found = entry.events.flatMap((event) => {
    if (event.kind === "evaluates") card = `place-${number(event, "place")}`;
    return flight(event, card);
  });
  return found.slice(0, MOST);
}

function flight(event: EventOut, card: string): Flight[] {
  const seat = number(event, "seat");
  const other = number(event, "other_seat");
  switch (event.kind) {
    case "revealed": return [{ from: "stack", to: `place-${number(event, "place")}`, label: "", ...wordArt(text(event, "card")) }];
    case "placed": return [{ from: `magic-${seat}`, to: `place-${number(event, "place")}`, icon: "hat", label: "", tone: STONE }];
    case "gained": return gained(event, seat, card);
    case "paid": return [{ from: `magic-${seat}`, to: card, icon: "magic", label: `−${number(event, "magic")}`, tone: LOSS }];
    case "stones": return [{ from: card, to: `stones-${seat}`, icon: "powerStone", label: `+${number(event, "stones")}`, tone: STONE }];
    case "gave_stone": return [{ from: `stones-${seat}`, to: `magic-${seat}`, icon: "powerStone", label: "−1", tone: LOSS }];
    case "won_spell": return [{ from: card, to: `spells-${seat}`, label: "", ...wordArt(text(event, "card")) }];
    case "drew":
    case "drew_unseen": return [{ from: "artefacts", to: `hand-${seat}`, icon: "cards", label: "", tone: STONE }];
    case "robbed": return [{ from: `magic-${other}`, to: `magic-${seat}`, icon: "robber", label: String(number(event, "magic")), tone: LOSS }];
    case "laid_out": return [{ from: `hand-${seat}`, to: `laid-${seat}`, label: "", ...artefactArt(text(event, "artefact")) }];
    case "swapped":
      return [
        { from: `hand-${seat}`, to: `hand-${other}`, label: "", ...artefactArt(text(event, "kind")) },
        { from: `hand-${other}`, to: `hand-${seat}`, label: "", ...artefactArt(text(event, "got")) },
      ];
    default: return [];
  }
}

function gained(event: EventOut, seat: number, card: string): Flight[] {
  const cause = text(event, "cause");
  if (number(event, "magic") === 0 || ["income", "addus", "harpagarus"].includes(cause)) return [];
  const from = cause === "retransformus" ? `stones-${seat}` : cause === "pass" ? "display" : card;
  return [{ from, to: `magic-${seat}`, icon: "magic", label: `+${number(event, "magic")}`, tone: GAIN }];
}
