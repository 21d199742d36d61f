/** A key for every word that may be said: having enough is 0, steps lie like the ways, then figures, then letters. */
const ENOUGH = ["finish", "pass", "done", "stop", "unboosted", "plain", "leave"];
const STEPS: Record<string, string> = { north: "w", east: "d", south: "s", west: "a" };
/** Letters the table itself has no use for; i reads the card one looks at. */
const FREE = [..."123456789efgjknopqrvxyzEFGJKNOPQRVXYZABCDHLMSTUW"];

let known: string[] = [];
let keys = new Map<string, string>();

/** What has a place in the maze comes last: it is reached by the arrow keys too. */
const isSpot = (word: string): boolean => /^(square|border) /.test(word);

function assign(options: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const enough = options.find((word) => ENOUGH.includes(word));
  if (enough) found.set(enough, "0");
  for (const word of options) if (word.startsWith("step ")) found.set(word, STEPS[word.slice(5)] ?? "");
  const free = FREE.values();
  const rest = options.filter((word) => !found.has(word));
  for (const word of [...rest.filter((each) => !isSpot(each)), ...rest.filter(isSpot)]) {
    const next = free.next();
    if (next.done) break;
    found.set(word, next.value);
  }
  return found;
}

/** The key of a word among these options; nothing if there are more words than keys. */
export function keyAmong(options: string[], word: string): string {
  if (known !== options) {
    known = options;
    keys = assign(options);
  }
  return keys.get(word) ?? "";
}

/** Steps can be gone back, a choice not yet announced can be taken back, and the only choice there is needs no weighing. */
export function isLight(word: string, options: string[]): boolean {
  return word.startsWith("step ") || word === "back" || options.length === 1;
}
