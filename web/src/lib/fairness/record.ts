/** What a record tells of its chance, read as strictly as the server's own verifier reads it. */

export type Draw = [sides: number, outcome: number];

export interface Told {
  scheme: 1 | 2;
  game: string;
  version: number;
  options: Record<string, string>;
  moves: string[];
  chance: number[];
  names: string[];
  commitment: string;
  seed: string;
  numbers: string[];
  /** Every entry after the deal, those taken back included. */
  words: string[];
  draws: Draw[];
  /** Scheme 2: how many draws each entry had, the deal first. */
  counts: number[];
  seats: { tag: string; bot: string; pledge: string }[];
  salts: string[];
  transcript: string;
  digest: string;
}

const FORMAT = 1;
type Fields = Record<string, (value: unknown) => boolean>;

/** The record, or nothing if it is not one that says how its chance came about. */
export function readRecord(text: string): Told | null {
  try {
    const whole: unknown = JSON.parse(text);
    return isRecord(whole) ? told(whole) : null;
  } catch {
    return null;
  }
}

interface Whole {
  game: string;
  version: number;
  seats: number;
  options: Record<string, string>;
  moves: string[];
  chance: number[];
  notes: { names: string[]; fairness: Record<string, unknown> };
}

function told({ notes, seats, ...rest }: Whole): Told | null {
  const { fairness, names } = notes;
  if (!isTexts(names) || names.length !== seats) return null;
  if (has(fairness, FIRST)) return first(fairness as unknown as First, { ...rest, names });
  if (has(fairness, SECOND) && (fairness["seats"] as unknown[]).length === seats)
    return second(fairness as unknown as Second, { ...rest, names });
  return null;
}

type Beside = Pick<Told, "game" | "version" | "options" | "moves" | "chance" | "names">;

interface First {
  commitment: string;
  seed: string;
  numbers: string[];
  draws: Draw[];
  log: string[];
}

function first({ log, ...fairness }: First, beside: Beside): Told {
  return { ...beside, ...fairness, scheme: 1, words: log, counts: [], seats: [], salts: [], transcript: "", digest: "" };
}

interface Second {
  commitment: string;
  seed: string;
  transcript: string;
  seats: { bot: string; pledge: string; tag: string; salt: string; number: string }[];
  log: [string, Draw[]][];
  digest: string;
}

function second({ log, ...fairness }: Second, beside: Beside): Told | null {
  if (log[0]?.[0] !== "deal") return null;
  return {
    ...beside, ...fairness, scheme: 2,
    numbers: fairness.seats.map((seat) => seat.number),
    salts: fairness.seats.map((seat) => seat.salt),
    words: log.slice(1).map(([word]) => word),
    draws: log.flatMap(([, draws]) => draws),
    counts: log.map(([, draws]) => draws.length),
  };
}

// Forms

const isText = (value: unknown): value is string => typeof value === "string" && !/\p{Surrogate}/u.test(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCounts = (value: unknown): boolean => Array.isArray(value) && value.every(isCount);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isDraws(value: unknown): boolean {
  return Array.isArray(value) && value.every((draw) => isCounts(draw) && draw.length === 2 && draw[0] > 0);
}

function isEntries(value: unknown): boolean {
  if (!Array.isArray(value) || !value.length) return false;
  return value.every((entry) => Array.isArray(entry) && entry.length === 2 && isText(entry[0]) && isDraws(entry[1]));
}

function isChoices(value: unknown): boolean {
  return isObject(value) && Object.entries(value).every(([key, choice]) => isText(key) && isText(choice));
}

const FIRST: Fields = { commitment: isText, seed: isText, numbers: isTexts, draws: isDraws, log: isTexts };
const SEAT: Fields = { bot: isText, pledge: isText, tag: isText, salt: isText, number: isText };
const SECOND: Fields = {
  scheme: (value) => value === 2, commitment: isText, seed: isText, transcript: isText, log: isEntries, digest: isText,
  seats: (value) => Array.isArray(value) && value.every((seat) => has(seat, SEAT)),
};
const RECORD: Fields = {
  format: (value) => value === FORMAT, game: isText, version: isCount, seats: isCount, options: isChoices,
  moves: isTexts, chance: isCounts, notes: (value) => has(value, { names: isTexts, fairness: isObject }),
};

/** Whether it has these fields, all of their kind, and no others. */
function has(value: unknown, fields: Fields): value is Record<string, unknown> {
  if (!isObject(value) || Object.keys(value).length !== Object.keys(fields).length) return false;
  return Object.entries(fields).every(([key, fits]) => Object.hasOwn(value, key) && fits(value[key]));
}

/** What a record has beside the fields it must have is read by nobody. */
function isRecord(value: unknown): value is Whole {
  return isObject(value) && Object.entries(RECORD).every(([key, fits]) => Object.hasOwn(value, key) && fits(value[key]));
}
