/** The log as a story: what belongs together is one chapter, a walk is one line, nothings are left out, causes come first. */
import type { Entry, EventOut } from "../protocol";

/** What one seat did in a row; its number is that of its first entry. */
export interface Chapter {
  number: number;
  seat: number;
  kind: Entry["kind"];
  lines: Line[];
  /** The entries it is made of. */
  entries: Entry[];
}

/** One event, or one walk. */
export interface Line {
  /** The entry at which it was over. */
  number: number;
  event: EventOut;
  /** How many steps of a walk, or how often the same. */
  times: number;
  walked: boolean;
}

const WALKS = ["moved", "stepped"];
const AMOUNTS = ["lives", "damage", "magic", "life", "stones", "dust"];
const COUNTED_ANYWAY = ["bid", "fulmentus", "scored"];
/** What is paid is told after what it was paid for. */
const COSTS = ["paid", "discarded"];

/** Whether an entry is nothing but a step of a walk. */
export function isWalk(entry: Entry): boolean {
  return entry.events.length > 0 && entry.events.every(({ kind }) => WALKS.includes(kind));
}

/** The entries as chapters: those of one seat in a row are one, as long as nobody else did anything that can be told. */
export function chapters(entries: readonly Entry[]): Chapter[] {
  const out: Chapter[] = [];
  for (const entry of entries) {
    const lines = linesOf(entry);
    if (!lines.length && entry.kind !== "undo") continue;
    const last = out.at(-1);
    if (last && goesOn(last, entry)) add(last, entry, lines);
    else out.push({ number: entry.number, seat: entry.seat, kind: entry.kind, lines: merged([], lines), entries: [entry] });
  }
  return out;
}

function goesOn(chapter: Chapter, entry: Entry): boolean {
  return chapter.kind === "move" && entry.kind === "move" && chapter.seat === entry.seat && !opens(entry);
}

/** A new turn or round is a chapter of its own. */
function opens(entry: Entry): boolean {
  return entry.events.some(({ kind }) => kind === "turn_begins" || kind === "turn" || kind === "round_begins");
}

function add(chapter: Chapter, entry: Entry, lines: Line[]): void {
  chapter.entries.push(entry);
  chapter.lines = merged(chapter.lines, lines);
}

function linesOf(entry: Entry): Line[] {
  return causesFirst(entry.events.filter((event) => !isNothing(event))).map((event) => ({
    number: entry.number, event, times: 1, walked: WALKS.includes(event.kind),
  }));
}

/** Nothing won or lost is nothing to tell. */
function isNothing({ kind, fields }: EventOut): boolean {
  if (COUNTED_ANYWAY.includes(kind)) return false;
  const amounts = AMOUNTS.map((name) => fields[name]).filter((value) => typeof value === "number");
  const lists = Object.values(fields).filter(Array.isArray);
  return amounts.length > 0 && amounts.every((value) => value === 0) && lists.every((list) => list.length === 0);
}

function causesFirst(events: readonly EventOut[]): EventOut[] {
  const first = events.findIndex(({ kind }) => !COSTS.includes(kind));
  if (first <= 0) return [...events];
  const cause = events[first] as EventOut;
  return [cause, ...events.slice(0, first), ...events.slice(first + 1)];
}

/** Steps of one walk become one line, and so does the same said several times over. */
function merged(before: Line[], lines: Line[]): Line[] {
  const out = [...before];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && (isOneWalk(last, line) || isSame(last.event, line.event)))
      out[out.length - 1] = { ...line, times: last.times + line.times };
    else out.push(line);
  }
  return out;
}

function isOneWalk(one: Line, other: Line): boolean {
  return one.walked && other.walked && one.event.kind === other.event.kind &&
    one.event.fields["seat"] === other.event.fields["seat"] && one.event.fields["figure"] === other.event.fields["figure"];
}

function isSame(one: EventOut, other: EventOut): boolean {
  return one.kind === other.kind && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}
