/** What flies after an entry of the log: from its cause to what it changed. */
import { told, type Flight, type Told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import { artefactArt, wordArt } from "./art";
import type { Events } from "./types";

const GAIN = "#2c6430";
const LOSS = "#8c1f14";
const STONE = "#5a2f73";
const MOST = 9;

/** At most a handful, so that a busy moment stays calm; everybody's income at the start of a round is not flown. */
export function flights(entry: Entry): Flight[] {
  let card = "display";
  const found = told<Events>(entry).flatMap((event) => {
    if (event.kind === "evaluates") card = `place-${event.fields.place}`;
    return flight(event, card);
  });
  return found.slice(0, MOST);
}

function flight({ kind, fields }: Told<Events>, card: string): Flight[] {
  switch (kind) {
    case "revealed": return [{ from: "stack", to: `place-${fields.place}`, label: "", ...wordArt(fields.card) }];
    case "placed": return [{ from: `magic-${fields.seat}`, to: `place-${fields.place}`, icon: "hat", label: "", tone: STONE }];
    case "gained": return gained(fields, card);
    case "paid": return [{ from: `magic-${fields.seat}`, to: card, icon: "magic", label: `−${fields.magic}`, tone: LOSS }];
    case "stones": return [{ from: card, to: `stones-${fields.seat}`, icon: "powerStone", label: `+${fields.stones}`, tone: STONE }];
    case "gave_stone": return [{ from: `stones-${fields.seat}`, to: `magic-${fields.seat}`, icon: "powerStone", label: "−1", tone: LOSS }];
    case "won_spell": return [{ from: card, to: `spells-${fields.seat}`, label: "", ...wordArt(fields.card) }];
    case "drew":
    case "drew_unseen": return [{ from: "artefacts", to: `hand-${fields.seat}`, icon: "cards", label: "", tone: STONE }];
    case "robbed": return [{ from: `magic-${fields.other_seat}`, to: `magic-${fields.seat}`, icon: "robber", label: String(fields.magic), tone: LOSS }];
    case "laid_out": return [{ from: `hand-${fields.seat}`, to: `laid-${fields.seat}`, label: "", ...artefactArt(fields.artefact) }];
    case "swapped":
      return [
        { from: `hand-${fields.seat}`, to: `hand-${fields.other_seat}`, label: "", ...artefactArt(fields.kind) },
        { from: `hand-${fields.other_seat}`, to: `hand-${fields.seat}`, label: "", ...artefactArt(fields.got) },
      ];
    default: return [];
  }
}

function gained({ seat, magic, cause }: Events["gained"], card: string): Flight[] {
  if (magic === 0 || ["income", "addus", "harpagarus"].includes(cause)) return [];
  const from = cause === "retransformus" ? `stones-${seat}` : cause === "pass" ? "display" : card;
  return [{ from, to: `magic-${seat}`, icon: "magic", label: `+${magic}`, tone: GAIN }];
}
