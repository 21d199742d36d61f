/** What has just happened, read from the last entry of the log: whom it touched, and what flies where. */
import { told, type Flight, type Told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import type { Events } from "./types";
import { GEM_COLOURS, GEMS, ITEM_ICONS, ITEMS, TRACK_ICONS, TRACKS } from "./view";

const DARK = "#43324f";
const MOST_FLIGHTS = 8;
const LOUD = ["bid", "won", "lost_gem", "struck_down", "gave_back", "rose", "gained_gem", "gained_inactive_gem", "scored"] as const;

function isLoud(event: Told<Events>): event is Told<Pick<Events, (typeof LOUD)[number]>> {
  return LOUD.some((kind) => kind === event.kind);
}

/** The seats this entry was about. */
export function touchedSeats(entry: Entry | null): number[] {
  return told<Events>(entry).filter(isLoud).map(({ fields }) => fields.seat);
}

/** From the cause to what it changed; the deal of a whole round is more than eyes can follow. */
export function flights(entry: Entry): Flight[] {
  const events = told<Events>(entry);
  return events.flatMap((event) => flight(event, events)).slice(0, MOST_FLIGHTS);
}

function gem({ gem }: { gem: string }, from: string, to: string, label = ""): Flight[] {
  return [{ from, to, icon: "cutGem", label, tone: GEM_COLOURS[GEMS.indexOf(gem)] ?? DARK }];
}

function flight({ kind, fields }: Told<Events>, all: Told<Events>[]): Flight[] {
  switch (kind) {
    case "bid": return [{ from: `seat-${fields.seat}`, to: "auction", icon: "gavel", label: String(fields.bid), tone: DARK }];
    case "paid": return paid(fields, all);
    case "won": return won(fields);
    case "gained_gem": return gem(fields, `mine-${fields.gem}`, `spiral-${fields.seat}`);
    case "gained_inactive_gem": return gem(fields, `mine-${fields.gem}`, pentagon(fields.seat));
    case "activated": return gem(fields, pentagon(fields.seat), `spiral-${fields.seat}`);
    case "deactivated": return gem(fields, `spiral-${fields.seat}`, pentagon(fields.seat));
    case "sold":
    case "lost_gem": return gem(fields, `spiral-${fields.seat}`, `mine-${fields.gem}`, "−");
    case "rose": return [rise(fields)];
    default: return [];
  }
}

/** Only the own pentagon is drawn; another seat's gems lie in one place. */
function pentagon(seat: number): string {
  return `pentagon-${seat}`;
}

/** Energy goes from the hand to what it buys. */
function paid({ seat, price }: Events["paid"], all: Told<Events>[]): Flight[] {
  if (price === 0) return [];
  return [{ from: `hand-${seat}`, to: bought(all) || `seat-${seat}`, icon: "dust", label: `−${price}`, tone: DARK }];
}

/** Where what was bought lies or comes to lie. */
function bought(all: Told<Events>[]): string {
  for (const { kind, fields } of all) {
    if (kind === "gained_gem" || kind === "gained_inactive_gem") return `mine-${fields.gem}`;
    if (kind === "rose") return `track-${fields.track}-${fields.level}`;
    if (kind === "won") return `item-${ITEMS.indexOf(fields.item)}`;
  }
  return "";
}

function won({ seat, item, bid }: Events["won"]): Flight[] {
  const number = ITEMS.indexOf(item);
  return [{ from: "auction", to: `seat-${seat}`, icon: ITEM_ICONS[number] ?? "gems", label: String(bid), tone: DARK }];
}

function rise({ seat, track, level }: Events["rose"]): Flight {
  const icon = TRACK_ICONS[TRACKS.indexOf(track)] ?? "book";
  return { from: `seat-${seat}`, to: `track-${track}-${level}`, icon, label: String(level), tone: DARK };
}
