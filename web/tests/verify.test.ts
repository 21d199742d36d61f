import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitmentOf, digest, isAsPromised, pledgeOf, tagOf, transcriptOf } from "../src/lib/fairness/sealing";
import { hmacHere, sha256Here } from "../src/lib/fairness/sha256";
import { verify, type Kept } from "../src/lib/fairness/verify";
import type { TableInfo } from "../src/lib/protocol";

test("the page's own digest is SHA-256 for every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const message = new Uint8Array(randomBytes(length));
    expect(Buffer.from(sha256Here(message))).toEqual(createHash("sha256").update(message).digest());
  }
});

test("the page's own keyed digest is HMAC-SHA256, also for long keys", () => {
  for (const length of [0, 1, 32, 64, 65, 100]) {
    const key = new Uint8Array(randomBytes(length));
    const message = new Uint8Array(randomBytes(77));
    expect(Buffer.from(hmacHere(key, message))).toEqual(createHmac("sha256", key).update(message).digest());
  }
});

test("several texts have one digest, and no others have the same", async () => {
  const whole = createHash("sha256").update("4:Zoë\n0:\n", "utf8").digest("hex");
  expect(await digest(["Zoë", ""])).toBe(whole);
  const lists = [["a", "b"], ["ab", ""], ["", "ab"], ["ab"], ["a\n1:b"]];
  expect(new Set(await Promise.all(lists.map((list) => digest(list)))).size).toBe(lists.length);
});

/** A record of the first scheme with these draws and no moves. */
function drawn(sides: number[]): string {
  const seed = randomBytes(32).toString("hex");
  const numbers = [randomBytes(16).toString("hex"), ""];
  const key = createHash("sha256").update(["zaubertisch-chance-1", seed, ...numbers].join("\n")).digest();
  let block = 0;
  const below = (n: bigint): number => {
    for (;;) {
      const word = createHmac("sha256", key).update(String(block++)).digest().readBigUInt64BE(0);
      if (word < 2n ** 64n - (2n ** 64n % n)) return Number(word % n);
    }
  };
  const commitment = createHash("sha256").update(`zaubertisch-seed-1\n${seed}`).digest("hex");
  const draws = sides.map((n) => [n, below(BigInt(n))]);
  const notes = { names: ["", ""], fairness: { commitment, seed, numbers, draws, log: [] } };
  return JSON.stringify({ format: 1, game: "none", version: 1, seats: 2, options: {}, moves: [], chance: [], notes });
}

test("outcomes that would favour low numbers are skipped as the server skips them", async () => {
  const most = Math.floor((2 ** 53 / 3) * 2); // some words in many are rejected for such a width
  expect((await verify(drawn(Array.from({ length: 40 }, () => most)))).problem).toBe("");
});

interface Case {
  record: number;
  path?: (string | number)[];
  what?: "set" | "drop";
  value?: unknown;
  kept?: Kept;
  problem: string;
  page?: string;
}

/** Records of whole games and what the terminal's verifier finds in them when a field is changed. */
const CORPUS = JSON.parse(readFileSync(new URL("fairness.json", import.meta.url), "utf8")) as {
  records: unknown[];
  cases: Case[];
};

function changed({ record, path, what, value }: Case): string {
  const whole = structuredClone(CORPUS.records[record]);
  if (!path) return JSON.stringify(whole);
  const last = path.at(-1) as string;
  const inside = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], whole);
  if (what === "set") (inside as Record<string, unknown>)[last] = value;
  else if (Array.isArray(inside)) inside.splice(Number(last), 1);
  else delete (inside as Record<string, unknown>)[last];
  return JSON.stringify(whole);
}

test("the page finds in every record of the corpus what the terminal finds, as far as it goes without rules", async () => {
  expect(CORPUS.cases.length).toBeGreaterThan(500);
  for (const each of CORPUS.cases) {
    const { problem } = await verify(changed(each), each.kept, null);
    expect(problem, JSON.stringify(each)).toBe(each.page ?? each.problem);
  }
});

test("games of each kind hold, with and without the browser's own digests, and tell what was withheld", async () => {
  for (const record of CORPUS.records)
    for (const subtle of [null, crypto.subtle])
      expect((await verify(JSON.stringify(record), {}, subtle)).problem).toBe("");
  const withheld = await verify(JSON.stringify(CORPUS.records[5]));
  expect([withheld.scheme, withheld.withheld, withheld.unnamed]).toEqual([2, [0], [1]]);
  expect((await verify(JSON.stringify(CORPUS.records[6]))).scheme).toBe(1);
  expect((await verify("{")).problem).toBe("no-fairness");
});

/** A table of two people, sealed as the server seals it. */
async function sealedTable(number: string): Promise<TableInfo> {
  const names = ["Zoë", "Ben"];
  const salts = ["aa", "bb"];
  const promises = await Promise.all(names.map(async (name, seat) => ({
    bot: "", pledge: await pledgeOf(seat ? "ff" : number), tag: await tagOf(salts[seat]!, name), salt: salts[seat]!, told: false,
  })));
  const sealing = { game: "abraca", version: 1, options: { chain: "up" }, commitment: await commitmentOf("seed"), seats: promises };
  return {
    ...sealing, promises, transcript: await transcriptOf(sealing), id: "abc", status: "open", you: 0,
    seats: names.map((name, seat) => ({ seat, name, bot: "", person: true, here: true })),
  } as unknown as TableInfo;
}

test("a number is told only to the table it was promised to", async () => {
  const table = await sealedTable("1234");
  const { commitment } = table;
  expect(await isAsPromised(table, "1234", commitment)).toBe(true);
  expect(await isAsPromised(table, "1234", await commitmentOf("another"))).toBe(false);
  expect(await isAsPromised(table, "5678", commitment)).toBe(false);
  expect(await isAsPromised({ ...table, options: { chain: "down" } }, "1234", commitment)).toBe(false);
  expect(await isAsPromised({ ...table, promises: [...table.promises].reverse() }, "1234", commitment)).toBe(false);
  const renamed = table.seats.map((seat) => ({ ...seat, name: "Eve" }));
  expect(await isAsPromised({ ...table, seats: renamed }, "1234", commitment)).toBe(false);
});
