/** Check a finished game: the seed is the one promised before the deal, and every chance event follows from it. */
import { keyed, sha256 } from "./sha256";

const SPAN = 1n << 64n;

export interface FairnessNotes {
  commitment: string;
  seed: string;
  numbers: string[];
  draws: [number, number][];
}

export interface Verdict {
  /** The opened seed is the one that was promised. */
  promised: boolean;
  /** How many chance events there were. */
  draws: number;
  /** The first one that does not follow from the seed and the numbers, or -1. */
  wrongAt: number;
  /** Whether this browser's own number is among those used; null if it is not known any more. */
  ownNumber: boolean | null;
  /** Whether the commitment is the one this page was shown; null if it is not known. */
  sameCommitment: boolean | null;
}

export function isFair(verdict: Verdict): boolean {
  return (
    verdict.promised && verdict.wrongAt < 0 && verdict.ownNumber !== false && verdict.sameCommitment !== false
  );
}

/** Check a record's fairness notes; `own` and `shown` are what this browser remembers of the game. */
export async function verify(
  notes: FairnessNotes, own: string | null = null, shown: string | null = null, subtle?: SubtleCrypto | null,
): Promise<Verdict> {
  const promise = hex(await sha256(bytes(`zaubertisch-seed-1\n${notes.seed}`), subtle));
  const key = await sha256(bytes(["zaubertisch-chance-1", notes.seed, ...notes.numbers].join("\n")), subtle);
  return {
    promised: promise === notes.commitment,
    draws: notes.draws.length,
    wrongAt: await firstWrong(key, notes.draws, subtle),
    ownNumber: own === null ? null : notes.numbers.includes(own),
    sameCommitment: shown === null ? null : shown === notes.commitment,
  };
}

async function firstWrong(key: Uint8Array, draws: [number, number][], subtle?: SubtleCrypto | null): Promise<number> {
  const stream = new Stream(await keyed(key, subtle));
  for (const [place, [sides, outcome]] of draws.entries()) {
    if ((await stream.below(sides)) !== outcome) return place;
  }
  return -1;
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
    const digest = await this.sign(bytes(String(this.block++)));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  }
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function hex(digest: Uint8Array): string {
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
