/** What a word costs or brings whoever says it, beside what it means. */
import type { Words } from "../../lib/words";
import { GEMS, ITEMS, sum, TRACKS, type ZavandorView } from "./view";
import { netOf, tagOf } from "./telling";

/** Whether a gem that is bought now finds no slot. */
export function isFull(view: ZavandorView, seat: number): boolean {
  const own = view.boards[seat];
  return own !== undefined && sum(own.active) >= own.slots;
}

/** A choice with its price, as it is said where no picture shows it. */
export function label(word: string, words: Words, told: Record<string, unknown>): string {
  const view = told as unknown as ZavandorView;
  const option = words.option(word);
  const [verb = "", ...given] = word.split(" ");
  const what = given.at(-1) ?? "";
  const own = view.boards[view.viewer];
  if (!own) return option;
  switch (verb) {
    case "enchant": return enchanting(words, view, option, GEMS.indexOf(what));
    case "sell": return words.say("table-brings", { option, price: own.resales[GEMS.indexOf(what)] ?? 0 });
    case "learn":
    case "step": return rising(words, view, TRACKS.indexOf(what), verb === "step");
    case "offer": return offering(words, view, option, ITEMS.indexOf(what));
    case "bid": return bidding(words, view, option, Number(what));
    default: return option;
  }
}

function enchanting(words: Words, view: ZavandorView, option: string, gem: number): string {
  const price = view.boards[view.viewer]?.gem_prices[gem] ?? 0;
  return words.say(isFull(view, view.viewer) ? "table-for-resting" : "table-for", { option, price });
}

/** A level with its price, and what it brings. */
function rising(words: Words, view: ZavandorView, place: number, free: boolean): string {
  const track = TRACKS[place] ?? "";
  const level = (view.boards[view.viewer]?.levels[place] ?? 0) + 1;
  return words.say("table-rise", {
    free: free ? "yes" : "no", track: words.say(`table-short-${track}`), level, price: view.step_costs[place] ?? 0,
    effect: words.say(`table-level-${track}-${level}`),
  });
}

function offering(words: Words, view: ZavandorView, option: string, item: number): string {
  const tag = tagOf(view, item);
  return tag ? words.say("table-from", { option, price: tag.net }) : option;
}

function bidding(words: Words, view: ZavandorView, option: string, bid: number): string {
  const tag = tagOf(view, view.item);
  return tag ? words.say("table-bid-costing", { option, net: netOf(tag, bid) }) : option;
}
