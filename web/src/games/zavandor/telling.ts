/** What is told about a thing while it is pointed at: all of it, with its price part by part. */
import type { Told } from "./tips.svelte";
import { ARTEFACTS, ITEMS, signed, TRACKS, type Play, type Tag, type ZavandorView } from "./view";

export function tagOf(view: ZavandorView, item: number): Tag | undefined {
  return view.tags.find((tag) => tag.item === item);
}

/** Why this price: the bid, and every surcharge and rebate that is not nothing. */
export function partsOf(play: Play, tag: Tag, bid = tag.least): string {
  const parts = (["rank", "knowledge", "items"] as const)
    .filter((part) => tag.modifiers[part] !== 0)
    .map((part) => `${play.words.say(`table-part-${part}`)} ${signed(tag.modifiers[part])}`);
  return [play.words.say("table-part-bid", { bid }), ...parts].join(", ");
}

/** An artefact or a sentinel. */
export function toldOf(play: Play, item: number): Told {
  const { view, words } = play;
  const name = ITEMS[item] ?? "";
  const tag = tagOf(view, item);
  const price = !tag ? "" : tag.barred ? words.say("table-barred") : `${words.say("table-you-pay", { net: tag.net })} (${partsOf(play, tag)})`;
  return { title: words.name(name), lines: [words.say(item < ARTEFACTS ? `table-effect-${name}` : `table-bonus-${name}`), price] };
}

/** A track of knowledge: every level, the reached ones marked. */
export function toldOfTrack(play: Play, track: number): Told {
  const word = TRACKS[track] ?? "";
  const reached = play.view.boards[play.you]?.levels[track] ?? 0;
  const lines = [1, 2, 3, 4].map((level) => `${level <= reached ? "●" : "○"} ${level}: ${play.words.say(`table-level-${word}-${level}`)}`);
  return { title: play.words.name(word), lines };
}
