/** The files of the pocket: fetched once with a word on how far it is, then from the device. */
import { FOLDER, SIZES } from "virtual:pocket";

const CACHE = "zaubertisch-pocket";

/** The build's own folder, seen from a script of the build. */
const script = import.meta.url;
export const HOME = new URL("../" + FOLDER, script).href;

/** Every file by its address; `told` hears how many bytes of how many have come. */
export async function fetched(told: (loaded: number, total: number) => void): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const cache = "caches" in self ? await caches.open(CACHE).catch(() => null) : null; // a page without TLS keeps nothing
  const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const one = async (name: string): Promise<[string, Uint8Array<ArrayBuffer>]> => {
    const address = HOME + name;
    const kept = await cache?.match(address);
    const response = kept ?? (await fetch(address));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const whole = new Uint8Array(SIZES[name] ?? 0);
    let at = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      whole.set(value, at);
      at += value.length;
      told((loaded += value.length), total);
    }
    if (at !== whole.length) throw new Error(`${name} is ${at} bytes long`);
    if (!kept) await cache?.put(address, new Response(whole, { headers: { "content-type": typeOf(name) } })).catch(() => null);
    return [address, whole];
  };
  const all = new Map(await Promise.all(Object.keys(SIZES).map(one)));
  await forgetOthers(cache);
  return all;
}

/** What an older build had is not needed any more. */
async function forgetOthers(cache: Cache | null): Promise<void> {
  for (const request of (await cache?.keys()) ?? []) if (!request.url.startsWith(HOME)) await cache?.delete(request);
}

export function typeOf(name: string): string {
  if (name.endsWith(".mjs")) return "text/javascript";
  return name.endsWith(".wasm") ? "application/wasm" : "application/zip";
}
