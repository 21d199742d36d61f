/** Which key says which word: one for each, none of those the table keeps for itself. */
import { shownKey as keycaps } from "../../lib/sitting/option_keys";
import { CHARACTERS, GEMS, ITEMS, PIECE_WORD, STONE_PRICES, TRACK_WORDS } from "./types";

const keyed = (verb: string, things: (string | number)[], keys: string): [string, string][] =>
  things.map((thing, place) => [`${verb} ${thing}`, keys[place] ?? ""]);

const PIECE_KEYS = "1234567890defgijknopqrvwy";

const KEYS = new Map<string, string>([
  ["end", "e"], ["pass", "p"], ["decline", "n"], ["settle", "s"], ["pay auto", "a"], ["keep auto", "a"],
  ["take back", "z"], ["cancel", "x"], ["discard dust", "s"],
  ...keyed("enchant", GEMS, "12345"), ...keyed("lose", GEMS, "12345"),
  ...keyed("learn", TRACK_WORDS, "67890-"), ...keyed("step", TRACK_WORDS, "67890-"),
  ...keyed("offer", ITEMS, "adfgijxyz,.+knopqrsvw"), ...keyed("choose", CHARACTERS, "123456"),
  ...keyed("release", STONE_PRICES, "ABCDE"), ...keyed("sell", GEMS, "FGIJK"), ...keyed("sell inactive", GEMS, "NOPQR"),
  ...keyed("activate", GEMS, "STUVW"), ...keyed("deactivate", GEMS, "XYZML"),
  ...keyed("put", PIECE_WORD, PIECE_KEYS), ...keyed("discard", PIECE_WORD, PIECE_KEYS),
]);

/** A bid has none: its digits are typed or arrows find it, and Enter says it. */
export function key(word: string): string | null {
  return KEYS.get(word) ?? null;
}

/** As it is written on a button. */
export function shownKey(word: string): string {
  return keycaps(key(word) ?? "");
}
