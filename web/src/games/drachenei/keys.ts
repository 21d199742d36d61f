/** The key that says a word. */

/** Numbers from 0 on, one key each; letters that do something else at the table are left out. */
const KEYS = [..."0123456789qweasdfgijknoprvxyzQWE"];
const NO = ["pass", "keep", "done", "forgo", "decline", "offer nothing", "reply nothing", "take nobody", "wish anything", "address everybody"];

/** Refusing is 0, a number its own key; cards and seats are counted from 1 as they are offered, which the page does. */
export default function key(word: string): string | undefined {
  if (NO.includes(word)) return "0";
  if (word.startsWith("use ")) return word === "use transformus" ? "-" : "+";
  const number = numberOf(word);
  return number === undefined ? undefined : KEYS[number];
}

function numberOf(word: string): number | undefined {
  const [verb, thing = ""] = word.split(" ");
  switch (verb) {
    case "place": return thing === "left" ? 1 : 2;
    case "together":
    case "fight": return 1;
    case "alone": return 2;
    case "bid":
    case "stones": return Number(thing);
    default: return undefined;
  }
}
