/** What is answered without a press, because there is nothing to weigh. */
import type { Moment } from "../../lib/game";
import { prefs } from "./prefs.svelte";

/** The word that is said by itself, or nothing; what was taken back is asked about again. */
export function byItself({ view, options, alone, last }: Moment): string {
  if (last?.kind === "undo") return "";
  if (paysItself(view, options)) return "pay auto";
  return passesItself(options, alone) ? "pass" : "";
}

/** A purchase pays itself with the least loss, unless somebody wants to choose the cards. */
function paysItself(view: Moment["view"], options: string[]): boolean {
  const put = view["put"] as unknown[];
  return view["question"] === "pay" && !prefs.byHand && put.length === 0 && options.includes("pay auto");
}

/** Against bots nobody is asked to say that they cannot bid; among people how fast somebody passes would tell. */
function passesItself(options: string[], alone: boolean): boolean {
  return alone && options.length === 1 && options[0] === "pass";
}
