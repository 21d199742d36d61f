/** Whether the house can be reached, and what is kept for when it cannot. */
import { settings } from "./settings.svelte";
import { ROOT } from "./where";

const SOON = 3000; // milliseconds: what is played with comes first
const LATER = 20_000;

/** Let a service worker keep the page, the rules and the words, once everything else is here. */
export function serveOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register(`${ROOT}sw.js`).catch(() => null), SOON);
  setTimeout(() => void keepAll(), LATER);
}

/** Everything that is needed without a network; where every byte is paid for, only if somebody plays so. */
export async function keepAll(wanted = false): Promise<void> {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!("serviceWorker" in navigator) || (line?.saveData && !wanted)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: settings.lang });
}

/** Whether the server has a newer page than this one, of which parts may be gone. */
export async function isNewer(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!script) return false;
  try {
    const page = await (await fetch(ROOT, { cache: "no-store" })).text();
    return !page.includes(new URL(script.src).pathname);
  } catch {
    return false;
  }
}

/** Whether the rules are on this device, so that one can play without a server. */
export async function hasPocket(): Promise<boolean> {
  return "caches" in window && caches.has("zaubertisch-pocket");
}

/** The strongest that plays on a device: those that think longer are a server's. */
export function heldBack(strength: string): string {
  return strength === "adept" || strength === "master" ? "thumb" : strength;
}
