/** What has just happened, read from the last entry of the log: what to mark, and what flies where. */
import type { Flight } from "../../lib/game";
import type { Entry, EventOut } from "../../lib/protocol";
import { SPELL_COLOURS, SPELL_ICONS } from "./view";

const number = (event: EventOut, field: string): number => Number(event.fields[field] ?? 0);

/** The number called in this entry and whether it failed. */
export function lastCall(entry: Entry | null): { spell: number; failed: boolean } | null {
  const call = entry?.events.find((event) => ["cast", "missed", "offended"].includes(event.kind));
  return call ? { spell: number(call, "spell"), failed: call.kind !== "cast" } : null;
}

export function lastRoll(entry: Entry | null): number {
  const roll = entry?.events.find((event) => event.kind === "rolled");
  return roll ? number(roll, "die") : 0;
}

/** The seats that won or lost lives in this entry. */
export function touchedSeats(entry: Entry | null): number[] {
  const changes = entry?.events.filter((event) => event.kind === "lost" || event.kind === "gained") ?? [];
  return changes.map((event) => number(event, "seat"));
}

/** From the cause to what it changed, in the order it happened; a new deal is not flown. */
export function flights(entry: Entry): Flight[] {
  const ended = entry.events.findIndex((event) => event.kind === "round_ends");
  const told = ended < 0 ? entry.events : entry.events.slice(0, ended);
  const spell = lastCall(entry)?.spell ?? 0;
  return told.filter((event) => event.fields["lives"] !== 0).flatMap((event) => flight(event, spell));
}

function flight(event: EventOut, spell: number): Flight[] {
  const seat = number(event, "seat");
  const column = `column-${spell}`;
  const tone = SPELL_COLOURS[spell] ?? "";
  const icon = SPELL_ICONS[spell] ?? "bang";
  switch (event.kind) {
    case "cast": return [{ from: `row-${seat}`, to: column, icon, label: String(spell), tone }];
    case "missed": return [{ from: `row-${seat}`, to: column, icon: "bang", label: `${spell}?`, tone: "#8c1f14" }];
    case "lost": return [{ from: column, to: `lives-${seat}`, icon: "bang", label: `−${number(event, "lives")}`, tone: "#8c1f14" }];
    case "gained": return [{ from: column, to: `lives-${seat}`, icon: "life", label: `+${number(event, "lives")}`, tone: "#2c6430" }];
    case "saw_mystic":
    case "took_mystic": return [{ from: "mystic", to: `row-${seat}`, icon: "mystic", label: "", tone: "#43324f" }];
    case "drew":
    case "drew_unseen": return [{ from: "supply", to: `row-${seat}`, icon: "supply", label: "", tone: "#43324f" }];
    default: return [];
  }
}
