/** The key that says a word. */
import { ARTEFACTS, KINDS } from "./view";

/** Numbers from 0 on, one key each; letters that do something else at the table are left out. */
const KEYS = [..."0123456789qweasdfgijknoprvxyzQWE"];
const NO = ["pass", "keep", "done", "forgo", "decline", "offer nothing", "reply nothing", "take nobody", "wish anything", "address everybody"];

/** Refusing is 0; cards, bids and seats have their numbers. */
export default function key(word: string): string {
  if (NO.includes(word)) return "0";
  if (word.startsWith("use ")) return word === "use transformus" ? "-" : "+";
  return KEYS[numberOf(word)] ?? "";
}

function numberOf(word: string): number {
  const [verb, thing = ""] = word.split(" ");
  switch (verb) {
    case "place": return thing === "left" ? 1 : 2;
    case "together":
    case "fight": return 1;
    case "alone": return 2;
    case "offer":
    case "wish":
    case "reply": return KINDS.indexOf(thing);
    case "lay": return ARTEFACTS.indexOf(thing);
    case "rob":
    case "address":
    case "take": return Number(thing) + 1;
    default: return Number(thing);
  }
}
