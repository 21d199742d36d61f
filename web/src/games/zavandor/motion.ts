/** What has just happened, read from the last entry of the log: whom it touched, and what flies where. */
import type { Flight } from "../../lib/game";
import type { IconName } from "../../lib/icons";
import type { Entry, EventOut } from "../../lib/protocol";
import { GEM_COLOURS, GEMS, ITEM_ICONS, ITEMS, TRACK_ICONS, TRACKS } from "./view";

const DARK = "#43324f";
const MOST_FLIGHTS = 8;
const LOUD = ["bid", "won", "lost_gem", "struck_down", "gave_back", "rose", "gained_gem", "gained_inactive_gem", "scored"];

const number = (event: EventOut, field: string): number => Number(event.fields[field] ?? 0);
const text = (event: EventOut, field: string): string => String(event.fields[field] ?? "");

/** The seats this entry was about. */
export function touchedSeats(entry: Entry | null): number[] {
  const events = entry?.events.filter((event) => LOUD.includes(event.kind)) ?? [];
  return events.map((event) => number(event, "seat"));
}

/** From the cause to what it changed; the deal of a whole round is more than eyes can follow. */
export function flights(entry: Entry): Flight[] {
  return entry.events.flatMap(flight).slice(0, MOST_FLIGHTS);
}

function flight(event: EventOut): Flight[] {
  const seat = number(event, "seat");
  const panel = `seat-${seat}`;
  const gem = GEMS.indexOf(text(event, "gem"));
  const tone = GEM_COLOURS[gem] ?? DARK;
  const item = ITEMS.indexOf(text(event, "item"));
  const icon: IconName = ITEM_ICONS[item] ?? "gems";
  switch (event.kind) {
    case "bid": return [{ from: panel, to: "auction", icon: "gavel", label: text(event, "bid"), tone: DARK }];
    case "won": return [{ from: `item-${item}`, to: panel, icon, label: text(event, "bid"), tone: DARK }];
    case "gained_gem": return [{ from: panel, to: `spiral-${seat}`, icon: "cutGem", label: "", tone }];
    case "gained_inactive_gem": return [{ from: panel, to: `pentagon-${seat}`, icon: "cutGem", label: "", tone }];
    case "activated": return [{ from: `pentagon-${seat}`, to: `spiral-${seat}`, icon: "cutGem", label: "", tone }];
    case "deactivated": return [{ from: `spiral-${seat}`, to: `pentagon-${seat}`, icon: "cutGem", label: "", tone }];
    case "sold":
    case "lost_gem": return [{ from: `spiral-${seat}`, to: panel, icon: "cutGem", label: "−", tone }];
    case "rose": return [rise(event, panel)];
    default: return [];
  }
}

function rise(event: EventOut, panel: string): Flight {
  const track = text(event, "track");
  const level = text(event, "level");
  return { from: panel, to: `track-${track}-${level}`, icon: TRACK_ICONS[TRACKS.indexOf(track)] ?? "book", label: level, tone: DARK };
}
