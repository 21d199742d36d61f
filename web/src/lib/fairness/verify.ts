/** Check a finished game: all promises were kept, and everything chance said follows from them. The rules are not played. */
import { readRecord, type Draw, type Told } from "./record";
import { bytes, commitmentOf, digest, pledgeOf, tagOf, transcriptOf, type Subtle } from "./sealing";
import { keyed, sha256 } from "./sha256";

const SPAN = 1n << 64n;

/** What this browser remembers of the game from before the deal; nothing where it does not. */
export interface Kept {
  commitment?: string | undefined;
  number?: string | undefined;
  transcript?: string | undefined;
}

export interface Verdict {
  /** The first thing that does not hold, by the name the terminal's verifier gives it too; nothing if all does. */
  problem: string;
  /** Which seat, entry or chance event it is, counted from one; 0 if it is none of these. */
  number: number;
  scheme: number;
  /** How many chance events there were. */
  draws: number;
  seed: string;
  names: string[];
  /** The seats whose persons did not tell their number in time. */
  withheld: number[];
  /** The seats whose names were forgotten afterwards. */
  unnamed: number[];
}

class Unfair extends Error {
  constructor(readonly problem: string, readonly number = 0) {
    super(problem);
  }
}

/** Check a record, given as its text. */
export async function verify(text: string, kept: Kept = {}, subtle?: Subtle): Promise<Verdict> {
  const told = readRecord(text);
  if (!told) return verdict("no-fairness", 0, null);
  try {
    await examine(told, kept, subtle);
    return verdict("", 0, told);
  } catch (error) {
    if (error instanceof Unfair) return verdict(error.problem, error.number, told);
    throw error;
  }
}

function verdict(problem: string, number: number, told: Told | null): Verdict {
  const places = told ? [...told.seats.keys()] : [];
  return {
    problem, number, scheme: told?.scheme ?? 0, draws: told?.draws.length ?? 0, seed: told?.seed ?? "",
    names: told?.names ?? [],
    withheld: places.filter((place) => !told?.seats[place]?.bot && !told?.numbers[place]),
    unnamed: places.filter((place) => !told?.salts[place]),
  };
}

async function examine(told: Told, kept: Kept, subtle: Subtle): Promise<void> {
  if ((await commitmentOf(told.seed, subtle)) !== told.commitment) throw new Unfair("unfair-seed");
  checkKept(told, kept);
  await checkDraws(told.scheme === 1 ? await firstKey(told, subtle) : await sealedKey(told, subtle), told.draws, subtle);
  checkStanding(told);
  if (told.scheme === 2 && (await recordDigest(told, subtle)) !== told.digest) throw new Unfair("unfair-digest");
}

/** The record is of the very game this browser remembers. */
function checkKept(told: Told, kept: Kept): void {
  if (kept.commitment && kept.commitment !== told.commitment) throw new Unfair("unfair-commitment");
  if (kept.number && !told.numbers.includes(kept.number)) throw new Unfair("unfair-number");
  if (kept.transcript && kept.transcript !== told.transcript) throw new Unfair("unfair-sealed");
}

/** The key as the first scheme made it, when numbers were told on sitting down. */
function firstKey({ seed, numbers }: Told, subtle: Subtle): Promise<Uint8Array> {
  return sha256(bytes(["zaubertisch-chance-1", seed, ...numbers].join("\n")), subtle);
}

/** The key of the chance, if names, pledges and all that was sealed are as they were. */
async function sealedKey(told: Told, subtle: Subtle): Promise<Uint8Array> {
  for (const [place, { tag, bot, pledge }] of told.seats.entries()) {
    const [name, salt, number] = [told.names[place] ?? "", told.salts[place] ?? "", told.numbers[place] ?? ""];
    if (salt ? (await tagOf(salt, name, subtle)) !== tag : name !== "") throw new Unfair("unfair-name", place + 1);
    const broken = number !== "" && (await pledgeOf(number, subtle)) !== pledge;
    if (broken || (bot && pledge)) throw new Unfair("unfair-pledge", place + 1);
  }
  if ((await transcriptOf(told, subtle)) !== told.transcript) throw new Unfair("unfair-transcript");
  return unhex(await digest(["zaubertisch-chance-2", told.transcript, told.seed, ...told.numbers], subtle));
}

async function checkDraws(key: Uint8Array, draws: Draw[], subtle: Subtle): Promise<void> {
  const stream = new Stream(await keyed(key, subtle));
  for (const [place, [sides, outcome]] of draws.entries())
    if ((await stream.below(sides)) !== outcome) throw new Unfair("unfair-draw", place + 1);
}

/** The record's moves and its chance are those of the entries that stand. */
function checkStanding(told: Told): void {
  const stands = standing(told.words);
  if (!same(stands.slice(1).map((entry) => told.words[entry - 1]), told.moves)) throw new Unfair("unfair-moves");
  if (told.scheme === 2 && !same(outcomesOf(told, stands), told.chance)) throw new Unfair("unfair-chance");
}

/** The numbers of the entries that stand, the deal first; an undo leaves at least the deal and takes something. */
function standing(words: string[]): number[] {
  const out = [0];
  for (const [place, word] of words.entries()) {
    if (!word.startsWith("undo ")) out.push(place + 1);
    else {
      const left = Number(/^undo ([1-9]\d{0,5})$/.exec(word)?.[1] ?? 0);
      if (left < 1 || left >= out.length) throw new Unfair("unfair-undo", place + 1);
      out.length = left;
    }
  }
  return out;
}

function outcomesOf({ counts, draws }: Told, stands: number[]): number[] {
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return stands.flatMap((entry) => draws.slice(starts[entry], starts[entry + 1]).map(([, outcome]) => outcome));
}

function same<T>(one: T[], other: T[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place]);
}

/** Everything a record of scheme 2 tells, as one digest. */
function recordDigest(told: Told, subtle: Subtle): Promise<string> {
  return digest([
    "zaubertisch-record-2", told.transcript, told.seed,
    ...told.names.flatMap((name, place) => [name, told.salts[place] ?? "", told.numbers[place] ?? ""]),
    String(told.words.length), ...told.words, ...told.counts.map(String), ...told.draws.flat().map(String),
    String(told.moves.length), ...told.moves, ...told.chance.map(String),
  ], subtle);
}

/** Block i is the keyed digest of i in decimal; its first eight bytes are a number; unfair ones are skipped. */
class Stream {
  private block = 0;

  constructor(private readonly sign: (message: Uint8Array) => Promise<Uint8Array>) {}

  async below(sides: number): Promise<number> {
    const n = BigInt(sides);
    const fair = SPAN - (SPAN % n);
    let word = await this.word();
    while (word >= fair) word = await this.word();
    return Number(word % n);
  }

  private async word(): Promise<bigint> {
    const digested = await this.sign(bytes(String(this.block++)));
    return new DataView(digested.buffer, digested.byteOffset).getBigUint64(0);
  }
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

