/** Whether the house can be reached, and what is kept for when it cannot. */
import { settings } from "./settings.svelte";

const SOON = 3000; // milliseconds: what is played with comes first
const LATER = 20_000;

/** Let a service worker keep the page, the rules and the words, once everything else is here. */
export function serveOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => null), SOON);
  setTimeout(() => void keepAll(), LATER);
}

async function keepAll(): Promise<void> {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (line?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: settings.lang });
}

/** Whether the server has a newer page than this one, of which parts may be gone. */
export async function isNewer(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!script) return false;
  try {
    const page = await (await fetch("/", { cache: "no-store" })).text();
    return !page.includes(new URL(script.src).pathname);
  } catch {
    return false;
  }
}
