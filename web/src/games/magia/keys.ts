/** The key that says a word. */
import { keyAt } from "../../lib/saying";

const ENOUGH = ["stop", "stay", "wait", "continue", "leave", "spare"];

/** Having enough is 0; everything else goes by its place among the rest. */
export default function key(word: string, options: string[]): string {
  if (ENOUGH.includes(word)) return "0";
  return keyAt(options.filter((each) => !ENOUGH.includes(each)).indexOf(word));
}
