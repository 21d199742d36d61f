/** The log as a story: what belongs together is one chapter, a walk is one line, nothings are left out, causes come first. */
import type { Entry, EventOut } from "../protocol";

/** What was told of one seat in a row; its number is that of its first entry. */
export interface Chapter {
  number: number;
  /** Which of the chapters that begin with that entry it is. */
  part: number;
  /** Whom it is about; -1 for what concerns everybody alike. */
  seat: number;
  kind: Entry["kind"];
  /** What answered for that seat, where it did not answer itself. */
  by: NonNullable<Entry["by"]>;
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
/** What is told in the same words of whoever walks and of whoever is carried. */
const CARRIED_TOO = "moved";
const AMOUNTS = ["lives", "damage", "magic", "life", "stones", "dust"];
const COUNTED_ANYWAY = ["bid", "fulmentus", "scored"];
/** What is paid is told after what it was paid for. */
const COSTS = ["paid", "discarded"];
/** What opens a chapter of its own. */
const OPENINGS = ["turn_begins", "turn", "round_begins"];
/** What is about nobody, where it names no seat; everything else without a seat goes with what was told before it. */
const PUBLIC = [
  "round_begins", "laid_open", "revealed", "revealed_rest", "turned_up", "opened_book", "unsold", "unchosen", "reshuffled", "time_up", "game_ends",
  "game_over",
];

/** Whether an entry is nothing but a step of a walk. */
export function isWalk(entry: Entry): boolean {
  return entry.events.length > 0 && entry.events.every(({ kind }) => WALKS.includes(kind));
}

/** The entries as chapters: what is told of one seat in a row is one, until a turn or a round begins. */
export function chapters(entries: readonly Entry[]): Chapter[] {
  const out: Chapter[] = [];
  for (const entry of entries)
    for (const chapter of chaptersOf(entry)) {
      const last = out.at(-1);
      if (last && goesOn(last, chapter)) add(last, chapter);
      else out.push(chapter);
    }
  return out;
}

/** What one entry tells, cut where it turns to another seat. */
function chaptersOf(entry: Entry): Chapter[] {
  const lines = linesOf(entry);
  const out: Chapter[] = [];
  const open = (seat: number): Chapter => {
    const by = out.length ? "" : (entry.by ?? "");
    const chapter: Chapter = { number: entry.number, part: out.length, seat, kind: entry.kind, by, lines: [], entries: [entry] };
    out.push(chapter);
    return chapter;
  };
  let last = entry.kind === "undo" || (entry.by && lines.length) ? open(entry.seat) : undefined;
  for (const line of lines) {
    const seat = seatOf(line.event, last?.seat ?? entry.seat);
    if (last?.seat !== seat || OPENINGS.includes(line.event.kind)) last = open(seat);
    last.lines = merged(last.lines, [line]);
  }
  return out;
}

/** Whom an event is about: its own seat, nobody, or whoever the last one was about. */
function seatOf({ kind, fields }: EventOut, before: number): number {
  const { seat } = fields;
  if (typeof seat === "number") return seat;
  return PUBLIC.includes(kind) ? -1 : before;
}

function goesOn(chapter: Chapter, next: Chapter): boolean {
  const opens = next.lines.some(({ event }) => OPENINGS.includes(event.kind));
  return chapter.kind === "move" && next.kind === "move" && chapter.seat === next.seat && !opens;
}

function add(chapter: Chapter, next: Chapter): void {
  chapter.entries.push(...next.entries);
  chapter.by ||= next.by;
  chapter.lines = merged(chapter.lines, next.lines);
}

function linesOf(entry: Entry): Line[] {
  return causesFirst(entry.events.filter((event) => !isNothing(event))).map((event) => ({
    number: entry.number, event, times: 1, walked: isStep(entry, event),
  }));
}

/** Who is carried, thrown or swapped takes no steps: a wizard's step is what their own move begins with. */
function isStep(entry: Entry, event: EventOut): boolean {
  if (event.kind !== CARRIED_TOO) return WALKS.includes(event.kind);
  return event === entry.events[0] && event.fields["seat"] === entry.seat;
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
    if (last && isOneFlight(last, line)) out[out.length - 1] = line;
    else if (last && (isOneWalk(last, line) || isSame(last.event, line.event)))
      out[out.length - 1] = { ...line, times: last.times + line.times };
    else out.push(line);
  }
  return out;
}

/** Of the squares somebody is carried across only the last is told. */
function isOneFlight(one: Line, other: Line): boolean {
  return [one, other].every(({ event, walked }) => event.kind === CARRIED_TOO && !walked) && one.number === other.number &&
    one.event.fields["seat"] === other.event.fields["seat"];
}

function isOneWalk(one: Line, other: Line): boolean {
  return one.walked && other.walked && one.event.kind === other.event.kind &&
    one.event.fields["seat"] === other.event.fields["seat"] && one.event.fields["figure"] === other.event.fields["figure"];
}

function isSame(one: EventOut, other: EventOut): boolean {
  return one.kind === other.kind && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}
