import { onlyAnswer } from "../../lib/sitting/by_itself";

/** Keys that lie like what they say, and words that need no weighing. */
const ENOUGH = ["finish", "pass", "done", "stop", "unboosted", "plain", "leave"];
const STEPS: Record<string, string> = { north: "w", east: "d", south: "s", west: "a" };

/** Having enough is 0, a step one of four keys that lie like the ways; everything else goes by its place among the options. */
export function ownKey(word: string): string | undefined {
  return ENOUGH.includes(word) ? "0" : word.startsWith("step ") ? STEPS[word.slice(5)] : undefined;
}

/** A step can be gone back, a choice not yet announced can be taken back, and the only choice there is needs no weighing. */
export function isLight(word: string, options: string[]): boolean {
  return word.startsWith("step ") || word === "back" || options.length === 1;
}

/** Whoever can only pass passes. */
export function passesItself(asked: Parameters<typeof onlyAnswer>[0]): string {
  return onlyAnswer(asked) === "pass" ? "pass" : "";
}
