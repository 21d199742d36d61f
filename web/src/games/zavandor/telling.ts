/** What is told about a thing while it is pointed at: all of it, with its price part by part. */
import { shownKey } from "./keys";
import type { Told } from "./tips.svelte";
import { ARTEFACTS, GEMS, gemWords, ITEMS, signed, SOURCES, total, TRACKS, type Play, type Tag, type ZavandorView } from "./view";

export function tagOf(view: ZavandorView, item: number): Tag | undefined {
  return view.tags.find((tag) => tag.item === item);
}

/** What a bid would cost whoever looks. */
export function netOf(tag: Tag, bid: number): number {
  return Math.max(0, bid + tag.modifiers.rank + tag.modifiers.knowledge + tag.modifiers.items);
}

/** Why this price: the bid, and every surcharge and rebate that is not nothing. */
export function partsOf(play: Play, tag: Tag, bid = tag.least): string {
  const parts = (["rank", "knowledge", "items"] as const)
    .filter((part) => tag.modifiers[part] !== 0)
    .map((part) => `${play.words.say(`table-part-${part}`)} ${signed(tag.modifiers[part])}`);
  return [play.words.say("table-part-bid", { bid }), ...parts].join(", ");
}

/** The same as a sum, where there is anything to add. */
export function sumOf(play: Play, tag: Tag, bid = tag.least): string {
  const plain = Object.values(tag.modifiers).every((part) => part === 0);
  return plain ? "" : `${netOf(tag, bid)} = ${partsOf(play, tag, bid)}`;
}

/** An artefact or a sentinel. */
export function toldOf(play: Play, item: number): Told {
  const { view, words } = play;
  const name = ITEMS[item] ?? "";
  const tag = tagOf(view, item);
  const price = !tag ? "" : tag.barred ? words.say("table-barred") : `${words.say("table-you-pay", { net: tag.net })} (${partsOf(play, tag)})`;
  return { title: words.name(name), lines: [words.say(item < ARTEFACTS ? `table-effect-${name}` : `table-bonus-${name}`), price] };
}

/** What may be done with an own gem, as it is said about a gem that is held. */
export function gemChoice(play: Play, kind: number, word: string): string {
  const option = play.words.option(word);
  return word.startsWith("sell") ? play.words.say("table-brings", { option, price: play.view.boards[play.you]?.resales[kind] ?? 0 }) : option;
}

/** An own gem: what it yields, and what may be done with it now by which key. */
export function toldOfGem(play: Play, kind: number, keys: boolean): Told {
  const gem = GEMS[kind] ?? "";
  const choices = gemWords(play.view, play.you, kind)
    .filter((word) => play.options.has(word))
    .map((word) => `${keys ? `${shownKey(word)} – ` : ""}${gemChoice(play, kind, word)}`);
  return { title: play.words.name(gem), lines: [play.words.say(`table-gem-${gem}`), ...choices] };
}

/** The points of a seat, source by source, and what its disc costs it. */
export function toldOfPoints({ view, words }: Play, seat: number): Told {
  const { score, marker, surcharge } = view.boards[seat]!;
  const sources = SOURCES.filter((source) => score[source]).map((source) => `${words.say(`table-source-${source}`)} ${score[source]}`);
  return {
    title: `${words.seat(seat)}: ${words.say("table-points-now", { marker, now: total(score) })}`,
    lines: [sources.join(", "), surcharge ? words.say("table-surcharge", { artefact: signed(surcharge), sentinel: signed(2 * surcharge) }) : ""],
  };
}

/** What a seat has learnt, and what that brings. */
export function toldOfLevels({ view, words }: Play, seat: number): Told {
  const { levels, free_stones } = view.boards[seat]!;
  const lines = TRACKS.flatMap((track, place) => {
    const level = levels[place] ?? 0;
    return level ? [`${words.say("table-level", { track: words.name(track), level })}: ${words.say(`table-level-${track}-${level}`)}`] : [];
  });
  const stones = free_stones ? words.say("table-stones-free", { count: free_stones }) : "";
  return { title: `${words.seat(seat)}: ${words.say("table-tracks")}`, lines: [...lines, stones] };
}

/** The artefacts and sentinels of a seat, and what each does. */
export function toldOfThings({ view, words }: Play, seat: number): Told {
  const { artefacts, sentinels } = view.boards[seat]!;
  const lines = artefacts.flatMap((count, item) => {
    const name = words.name(ITEMS[item] ?? "");
    return count ? [`${count > 1 ? words.say("table-times", { count, name }) : name}: ${words.say(`table-effect-${ITEMS[item]}`)}`] : [];
  });
  const owned = sentinels.map((each) => ITEMS[ARTEFACTS + each] ?? "").map((item) => `${words.name(item)}: ${words.say(`table-bonus-${item}`)}`);
  return { title: words.seat(seat), lines: [...lines, ...owned] };
}

/** A track of knowledge: every level, the reached ones marked. */
export function toldOfTrack(play: Play, track: number): Told {
  const word = TRACKS[track] ?? "";
  const reached = play.view.boards[play.you]?.levels[track] ?? 0;
  const lines = [1, 2, 3, 4].map((level) => `${level <= reached ? "●" : "○"} ${level}: ${play.words.say(`table-level-${word}-${level}`)}`);
  return { title: play.words.name(word), lines };
}
