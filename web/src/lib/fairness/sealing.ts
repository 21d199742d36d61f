/** What everybody promises before the deal, worked out by this page itself; docs/fairness.md says why. */
import type { TableInfo } from "../protocol";
import { sha256 } from "./sha256";

export type Subtle = SubtleCrypto | null | undefined;

/** A number nobody can foresee: this browser's part in the chance of a game. */
export function freshNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** One digest of several texts; each is written after its length, so that no two lists are written alike. */
export async function digest(parts: string[], subtle?: Subtle): Promise<string> {
  const texts = parts.map((part) => `${bytes(part).length}:${part}\n`);
  return hex(await sha256(bytes(texts.join("")), subtle));
}

export async function commitmentOf(seed: string, subtle?: Subtle): Promise<string> {
  return hex(await sha256(bytes(`zaubertisch-seed-1\n${seed}`), subtle));
}

export function pledgeOf(number: string, subtle?: Subtle): Promise<string> {
  return digest(["zaubertisch-number-2", number], subtle);
}

export function tagOf(salt: string, name: string, subtle?: Subtle): Promise<string> {
  return digest(["zaubertisch-name-2", salt, name], subtle);
}

export interface Sealing {
  game: string;
  version: number;
  options: Record<string, string>;
  commitment: string;
  seats: { tag: string; bot: string; pledge: string }[];
}

/** Everything that is fixed before a number is told, as one digest. */
export function transcriptOf(sealing: Sealing, subtle?: Subtle): Promise<string> {
  const { game, version, options, commitment, seats } = sealing;
  const keys = Object.keys(options).sort();
  return digest([
    "zaubertisch-transcript-2", game, String(version), commitment, String(keys.length),
    ...keys.flatMap((key) => [key, options[key] ?? ""]),
    ...seats.flatMap((seat) => [seat.tag, seat.bot, seat.pledge]),
  ], subtle);
}

/** Whether a sealed table is the one this page promised its number to; only then may the number be told. */
export async function isAsPromised(table: TableInfo, number: string, commitment: string): Promise<boolean> {
  const { id: _, seats, promises, ...rest } = table;
  const tags = await Promise.all(promises.map(({ salt }, seat) => tagOf(salt, seats[seat]?.name ?? "")));
  return (
    table.commitment === commitment
    && promises[table.you]?.pledge === (await pledgeOf(number))
    && promises.every(({ tag }, seat) => tag === tags[seat])
    && table.transcript === (await transcriptOf({ ...rest, seats: promises }))
  );
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function hex(digested: Uint8Array): string {
  return [...digested].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
