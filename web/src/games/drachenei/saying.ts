/** How the words that may be said now are shown: on a card of the board, or as a labelled button. */
import type { IconName } from "../../lib/icons";
import type { Words } from "../../lib/words";
import { cardInShort } from "./telling";
import type { DracheneiView } from "./view";

const ON_A_CARD = /^(wish|lay|bid) |^(offer|reply) (?!nothing$)|^take \d/;

/** The words that have no card of their own; in the dock the two adventures are named. */
export function labelled(options: string[], docked: boolean): string[] {
  return options.filter((word) => !ON_A_CARD.test(word) && (docked || !word.startsWith("place ")));
}

/** Whether a question is answered with a card of one's hand. */
export function handIsAsked(view: DracheneiView): boolean {
  return ["offer", "reply"].includes(view.question);
}

const ICONS_BY_WORD: Record<string, IconName> = {
  pass: "campfire", place: "hat", keep: "cross", together: "handshake", alone: "swords", forgo: "cross", fight: "swords",
  decline: "cross", done: "check", offer: "cross", reply: "cross", take: "cross", rob: "robber", address: "chat", stones: "powerStone",
};

export function iconOf(word: string): IconName {
  if (word === "use retransformus") return "extract";
  if (word === "use transformus") return "crystalize";
  return ICONS_BY_WORD[word.split(" ")[0] ?? ""] ?? "check";
}

/** One more line about what a word would mean here. */
export function meaning(word: string, view: DracheneiView, words: Words): string {
  const strength = view.variant.box.figure[view.display[view.place] ?? 0] ?? 0;
  switch (word.split(" ")[0]) {
    case "place": return destination(word, view, words);
    case "pass": return view.question === "place" ? words.say("board-pass-gain") : "";
    case "together": return words.say("board-share", { price: view.price });
    case "alone": return words.say("board-auction-from", { price: strength });
    case "fight": return words.say("board-price", { price: view.price });
    case "stones": return bonus(Number(word.split(" ")[1]), view, words);
    default: return "";
  }
}

/** The card a place shows. */
function destination(word: string, view: DracheneiView, words: Words): string {
  const card = view.display[word === "place left" ? 0 : 1] ?? -1;
  return card < 0 ? "" : cardInShort(view, words, card);
}

/** A choice where no picture stands beside it: with what it means, and of a creature with what it would cost. */
export function choiceTold(word: string, view: DracheneiView, words: Words): string {
  const more = [meaning(word, view, words), word.startsWith("place ") ? cost(word, view, words) : ""].filter(Boolean);
  return more.length ? `${words.option(word)}: ${more.join(", ")}` : words.option(word);
}

function cost(word: string, view: DracheneiView, words: Words): string {
  const seen = view.prospects[word === "place left" ? 0 : 1];
  if (!seen?.price) return "";
  const magic = view.magic[view.viewer] ?? 0;
  return words.say(seen.short ? "board-you-lack" : "board-you-pay", { price: seen.price, magic, short: seen.short });
}

function bonus(count: number, view: DracheneiView, words: Words): string {
  const stones = count * (view.variant.box.bonus_stones[view.bonus] ?? 0);
  const magic = (view.many - count) * (view.variant.box.bonus_magic[view.bonus] ?? 0);
  const parts = [...(stones ? [words.say("table-stones", { stones })] : []), ...(magic ? [words.say("table-magic", { magic })] : [])];
  return words.join(parts);
}
