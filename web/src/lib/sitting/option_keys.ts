/** A key for every option: the board's own, else 1 to 9, else letters; none that does something else on the page. */
const DIGITS = [..."123456789"];
/** Taken by the page: see shortcuts. */
export const PAGE_KEYS = [..."bchHlmtu?"];
const LETTERS = [..."adefgijknopqrsvwxyz"];

/** By word; where there are more options than keys, the rest has none, and neither has what its board gives null. */
export function optionKeys(options: readonly string[], own: (word: string) => string | null | undefined = () => undefined): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(PAGE_KEYS);
  const give = (word: string, key: string | null | undefined): void => {
    if (!key || !isKey(key) || taken.has(key)) return;
    taken.add(key);
    keys.set(word, key);
  };
  for (const word of options) give(word, own(word));
  const free = [...DIGITS, ...LETTERS].filter((key) => !taken.has(key));
  for (const word of options) if (!keys.has(word) && own(word) !== null) give(word, free.shift());
  return keys;
}

const ARROWS: Record<string, string> = { ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", ArrowLeft: "←" };

/** A key as it is shown everywhere: what stands on the keys that are pressed. */
export function shownKey(key: string): string {
  return isShifted(key) ? `⇧${key}` : (ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** A key as assistive technology is told it. */
export function toldKey(key: string): string {
  return isShifted(key) ? `Shift+${key}` : key;
}

const isShifted = (key: string): boolean => /^[A-Z]$/.test(key);

function isKey(key: string): boolean {
  return key.length === 1 || key.startsWith("Arrow");
}
