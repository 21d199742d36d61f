/** A key for every option: the board's own, else 1 to 9, else letters; none that does something else on the page. */
const DIGITS = [..."123456789"];
/** Taken by the page: see shortcuts. */
export const PAGE_KEYS = [..."bchlmtu?"];
const LETTERS = [..."adefgijknopqrsvwxyz"];

/** By word; where there are more options than keys, the rest has none. */
export function optionKeys(options: readonly string[], own: (word: string) => string | undefined = () => undefined): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(PAGE_KEYS);
  const give = (word: string, key: string | undefined): void => {
    if (!key || !isKey(key) || taken.has(key)) return;
    taken.add(key);
    keys.set(word, key);
  };
  for (const word of options) give(word, own(word));
  const free = [...DIGITS, ...LETTERS].filter((key) => !taken.has(key));
  for (const word of options) if (!keys.has(word)) give(word, free.shift());
  return keys;
}

function isKey(key: string): boolean {
  return key.length === 1 || key.startsWith("Arrow");
}
