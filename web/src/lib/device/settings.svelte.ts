/** What this reader likes; kept on this device only. */
export type Lang = "de" | "en";
export type Theme = "auto" | "light" | "dark";

/** Calm for the first games, brisk from then on, unless somebody wishes otherwise. */
export type Pace = "calm" | "brisk" | "instant";

/** Which moves are weighed before they are said: those that cannot be taken back at will, all, or none. */
export type Asking = "auto" | "always" | "never";

const KEY = "zaubertisch:settings";

class Settings {
  lang = $state<Lang>(navigator.language.startsWith("de") ? "de" : "en");
  theme = $state<Theme>("auto");
  /** Whether a move is weighed before it is said. */
  asking = $state<Asking>("auto");
  /** Whether the side column is folded away. */
  folded = $state(false);
  sound = $state(false);
  text = $state(false);
  /** Whether single keys say and do things. */
  keys = $state(true);
  name = $state("");
  /** How fast others' moves are shown; nothing until somebody has wished for a pace. */
  pace = $state<Pace | "">("");
  /** How many games this device has seen to their end. */
  finished = $state(0);

  constructor() {
    Object.assign(this, remembered(KEY));
  }

  /** Called from the root: whatever changes is kept and shown. */
  keep(): void {
    const { lang, theme, asking, folded, sound, text, keys, name, pace, finished } = this;
    remember(KEY, { lang, theme, asking, folded, sound, text, keys, name, pace, finished });
    document.documentElement.lang = lang;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.toggleAttribute("data-keys", keys);
  }
}

/** What this device remembers under a key, or nothing. */
export function remembered(key: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Keep something on this device; a browser that keeps nothing is fine too. */
export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export const settings = new Settings();
