/** SHA-256 and HMAC: the browser's own where it offers them, else these, for pages on a home network without TLS. */

const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, as FIPS 180-4 defines them. */
const ROUNDS = roundConstants();

function roundConstants(): Uint32Array {
  const out = new Uint32Array(64);
  let found = 0;
  for (let n = 2n; found < 64; n++) {
    if (isPrime(n)) out[found++] = Number(cubeRoot(n << 96n) & 0xffffffffn);
  }
  return out;
}

function isPrime(n: bigint): boolean {
  for (let d = 2n; d * d <= n; d++) if (n % d === 0n) return false;
  return true;
}

function cubeRoot(n: bigint): bigint {
  let low = 0n;
  let high = 1n << 36n;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** 3n <= n) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** The digest of `message`, computed here. */
export function sha256Here(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(FIRST);
  const padded = pad(message);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, new DataView(padded.buffer, at, BLOCK));
  const out = new Uint8Array(32);
  state.forEach((word, place) => new DataView(out.buffer).setUint32(4 * place, word));
  return out;
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  out.set(message);
  out[message.length] = 0x80;
  new DataView(out.buffer).setBigUint64(out.length - 8, BigInt(message.length) * 8n);
  return out;
}

function mix(state: Uint32Array, block: DataView): void {
  const w = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

function schedule(block: DataView): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + small + w[i - 7]! + large;
  }
  return w;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** HMAC-SHA256, computed here. */
export function hmacHere(key: Uint8Array, message: Uint8Array): Uint8Array {
  const full = new Uint8Array(BLOCK);
  full.set(key.length > BLOCK ? sha256Here(key) : key);
  const inner = sha256Here(joined(full.map((byte) => byte ^ 0x36), message));
  return sha256Here(joined(full.map((byte) => byte ^ 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const out = new Uint8Array(first.length + second.length);
  out.set(first);
  out.set(second, first.length);
  return out;
}

type Subtle = SubtleCrypto | null | undefined;

/** The digest of `message`, by the browser if it can. */
export async function sha256(message: Uint8Array, subtle: Subtle = globalThis.crypto?.subtle): Promise<Uint8Array> {
  if (!subtle) return sha256Here(message);
  return new Uint8Array(await subtle.digest("SHA-256", message as BufferSource));
}

/** A keyed digest for this key, by the browser if it can. */
export async function keyed(
  key: Uint8Array, subtle: Subtle = globalThis.crypto?.subtle,
): Promise<(message: Uint8Array) => Promise<Uint8Array>> {
  if (!subtle) return async (message) => hmacHere(key, message);
  const made = await subtle.importKey("raw", key as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", made, message as BufferSource));
}
