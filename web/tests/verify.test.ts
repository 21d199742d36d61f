import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hmacHere, sha256Here } from "../src/lib/sha256";
import { isFair, verify, type FairnessNotes } from "../src/lib/verify";

/** A game's notes as the server writes them: commitment, opened seed, numbers, draws. */
function honest(sides: number[]): FairnessNotes {
  const seed = randomBytes(32).toString("hex");
  const numbers = [randomBytes(16).toString("hex"), "", randomBytes(16).toString("hex")];
  const key = createHash("sha256").update(["zaubertisch-chance-1", seed, ...numbers].join("\n")).digest();
  let block = 0;
  const below = (n: bigint): number => {
    for (;;) {
      const word = createHmac("sha256", key).update(String(block++)).digest().readBigUInt64BE(0);
      if (word < 2n ** 64n - (2n ** 64n % n)) return Number(word % n);
    }
  };
  return {
    commitment: createHash("sha256").update(`zaubertisch-seed-1\n${seed}`).digest("hex"),
    seed, numbers, draws: sides.map((n) => [n, below(BigInt(n))]),
  };
}

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

test("an honest game is found fair, with and without the browser's own digests", async () => {
  const notes = honest([36, 35, 6, 6, 2, 3, 2 ** 31, 5]);
  for (const subtle of [null, crypto.subtle]) {
    const verdict = await verify(notes, notes.numbers[0], notes.commitment, subtle);
    expect(verdict).toEqual({ promised: true, draws: 8, wrongAt: -1, ownNumber: true, sameCommitment: true });
    expect(isFair(verdict)).toBe(true);
  }
});

test("outcomes that would favour low numbers are skipped as the server skips them", async () => {
  const most = Math.floor((2 ** 53 / 3) * 2); // two in many words are rejected for such a width
  const notes = honest(Array.from({ length: 40 }, () => most));
  expect((await verify(notes)).wrongAt).toBe(-1);
});

test("a changed outcome, seed or number is found", async () => {
  const notes = honest([6, 6, 6, 6, 1000]);
  const draws = notes.draws.map(([sides, outcome]) => [sides, outcome] as [number, number]);
  draws[4] = [1000, (draws[4]![1] + 1) % 1000];
  expect((await verify({ ...notes, draws })).wrongAt).toBe(4);
  expect((await verify({ ...notes, seed: "00".repeat(32) })).promised).toBe(false);
  expect((await verify(notes, "ab".repeat(16))).ownNumber).toBe(false);
  expect((await verify(notes, null, "ab".repeat(32))).sameCommitment).toBe(false);
});
