/** The key that says a word. */
const ENOUGH = ["stop", "stay", "wait", "continue", "leave", "spare"];
/** Directions in the order in which they are read: above, beside, below. */
export const WAYS = ["nw", "ne", "w", "e", "sw", "se"];

/** Having enough is 0, a direction has the same digit everywhere; everything else goes by its place among the options. */
export default function key(word: string): string | undefined {
  if (ENOUGH.includes(word)) return "0";
  const way = word.startsWith("go ") ? WAYS.indexOf(word.slice(3)) : -1;
  return way < 0 ? undefined : String(way + 1);
}
