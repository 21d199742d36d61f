/** What has just happened, read from the last entry of the log: what to mark, and what flies where. */
import { told, type Flight, type Told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import type { Events } from "./types";
import { SPELL_COLOURS, SPELL_ICONS } from "./view";

/** The number that was called, and whether it failed. */
interface Call {
  spell: number;
  failed: boolean;
}

/** What this entry tells of the round on the table: nothing of one that has been cleared away for a new deal. */
function ofThisRound(entry: Entry | null): Told<Events>[] {
  const events = told<Events>(entry);
  return events.slice(events.findLastIndex((event) => event.kind === "round_begins") + 1);
}

/** The call of this entry that the table still shows. */
export function lastCall(entry: Entry | null): Call | null {
  return callIn(ofThisRound(entry));
}

function callIn(events: Told<Events>[]): Call | null {
  for (const event of events)
    if (event.kind === "cast" || event.kind === "missed" || event.kind === "offended")
      return { spell: event.fields.spell, failed: event.kind !== "cast" };
  return null;
}

export function lastRoll(entry: Entry | null): number {
  for (const event of ofThisRound(entry)) if (event.kind === "rolled") return event.fields.die;
  return 0;
}

/** The seats that won or lost lives in this entry. */
export function touchedSeats(entry: Entry | null): number[] {
  return ofThisRound(entry).flatMap((event) => (event.kind === "lost" || event.kind === "gained" ? [event.fields.seat] : []));
}

/** From the cause to what it changed, in the order it happened; a new deal is not flown. */
export function flights(entry: Entry): Flight[] {
  const events = told<Events>(entry);
  const ended = events.findIndex((event) => event.kind === "round_ends");
  const spell = callIn(events)?.spell ?? 0;
  return (ended < 0 ? events : events.slice(0, ended)).flatMap((event) => flight(event, spell));
}

function flight(event: Told<Events>, spell: number): Flight[] {
  const column = `column-${spell}`;
  const tone = SPELL_COLOURS[spell] ?? "";
  const icon = SPELL_ICONS[spell] ?? "bang";
  switch (event.kind) {
    case "cast": return [{ from: `row-${event.fields.seat}`, to: column, icon, label: String(spell), tone }];
    case "missed": return [{ from: `row-${event.fields.seat}`, to: column, icon: "bang", label: `${spell}?`, tone: "#8c1f14" }];
    case "lost": return lives(event.fields, { from: column, icon: "bang", sign: "−", tone: "#8c1f14" });
    case "gained": return lives(event.fields, { from: column, icon: "life", sign: "+", tone: "#2c6430" });
    case "saw_mystic":
    case "took_mystic": return [{ from: "mystic", to: `row-${event.fields.seat}`, icon: "mystic", label: "", tone: "#43324f" }];
    case "drew":
    case "drew_unseen": return [{ from: "supply", to: `row-${event.fields.seat}`, icon: "supply", label: "", tone: "#43324f" }];
    default: return [];
  }
}

/** Lives that change; a full seat gains none. */
function lives({ seat, lives }: Events["lost"], { sign, ...look }: Pick<Flight, "from" | "icon" | "tone"> & { sign: string }): Flight[] {
  return lives ? [{ ...look, to: `lives-${seat}`, label: `${sign}${lives}` }] : [];
}
