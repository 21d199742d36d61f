/** What could be known of a hidden place, in words. */
import { apart } from "../../lib/apart";
import type { KnownPicture } from "../../lib/game";
import type { HiddenPlace } from "../../lib/protocol";
import { settings } from "../../lib/device/settings.svelte";
import type { Words } from "../../lib/words";
import de from "../../locale/insight.de.ftl?raw";
import en from "../../locale/insight.en.ftl?raw";

export const k = apart("insight", { de, en });

export const CERTAIN = 1_000_000;
const LEAST = 0.001;

/** A chance as one says it; only what is certain is called so. */
export function percent(millionths: number): string {
  if (millionths >= CERTAIN) return k("surely");
  const chance = millionths / CERTAIN;
  const figure = (part: number): string => new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 1 }).format(part);
  if (chance < LEAST) return `< ${figure(LEAST)}`;
  return chance > 1 - LEAST ? `> ${figure(1 - LEAST)}` : figure(chance);
}

/** A thing with its chance to be there, and to be there more than once. */
export function figureTold(name: string, atLeast: number[]): string {
  const [once = 0, ...more] = atLeast;
  const times = more.map((chance, place) => k("times", { times: place + 2, percent: percent(chance) }));
  return [k("figure", { name, percent: percent(once) }), ...times].join(", ");
}

/** Whose place it is, how many pieces lie there, and how it was found out. */
export function headTold(place: HiddenPlace, words: Words): string {
  const head = k(`place-${place.place.replaceAll("_", "-")}`, { seat: place.seat < 0 ? "" : words.seat(place.seat), count: place.size });
  return `${head} (${place.worlds ? k("worlds", { worlds: place.worlds }) : k("exactly")})`;
}

/** The likeliest first; where values are told, in their order. */
export function sorted(place: HiddenPlace): HiddenPlace["likely"] {
  const sum = ({ at_least }: { at_least: number[] }): number => at_least.reduce((all, each) => all + each, 0);
  return isWorth(place) ? place.likely : [...place.likely].sort((one, other) => sum(other) - sum(one));
}

/** Whether values are told, which have an order and a mean. */
export function isWorth({ place }: HiddenPlace): boolean {
  return place === "value" || place === "under";
}

/** From – to and the mean of a hand's worth. */
export function worthTold({ likely }: HiddenPlace): { from: number; to: number; mean: number } {
  const whole = likely.reduce((all, { at_least }) => all + (at_least[0] ?? 0), 0);
  const mean = likely.reduce((all, { what, at_least }) => all + (what * (at_least[0] ?? 0)) / whole, 0);
  return { from: likely[0]?.what ?? 0, to: likely.at(-1)?.what ?? 0, mean: Math.round(mean * 10) / 10 };
}

/** All of a place, line by line; of very many things the likeliest. */
export function linesOf(place: HiddenPlace, words: Words, named: (what: number) => string, most = Infinity): string[] {
  const all = sorted(place);
  const worth = isWorth(place) ? [k("worth", { ...worthTold(place) })] : [];
  const lines = all.slice(0, most).map(({ what, at_least }) => figureTold(named(what), at_least));
  const left = all.length > most ? [k("more", { count: all.length - most })] : [];
  return [headTold(place, words), ...worth, ...lines, ...left];
}

/** The same with the names of its game. */
export function allLines(places: HiddenPlace[], picture: KnownPicture, words: Words, view: Record<string, unknown>): string[][] {
  return places.map((place) => linesOf(place, words, (what) => picture.named(place, what, words, view)));
}
