/** Cards in words, from the game's own messages. */
import type { Words } from "../../lib/words";
import type { Prospect } from "./types";
import { amountOf, ARTEFACTS, artefactOf, counted, FAMILIES, KINDS, LETTERS, sortOf, SPELLS, SYMBOLS, type DracheneiView } from "./view";

export function symbolsTold(words: Words, symbols: number): string {
  return SYMBOLS.filter((_, bit) => (symbols >> bit) & 1).map((symbol) => words.name(symbol)).join(" + ");
}

/** Stones and cards, as far as there are any. */
function gain(words: Words, stones: number, count: number): string {
  const parts = [...(stones ? [words.say("table-stones", { stones })] : []), ...(count ? [words.say("table-hand-size", { count })] : [])];
  return parts.length ? words.join(parts) : words.say("table-nothing");
}

/** A card of the display with all its figures. */
export function cardTold(view: DracheneiView, words: Words, card: number): string {
  const box = view.variant.box;
  const at = (row: number[]): number => row[card] ?? 0;
  switch (sortOf(card)) {
    case "spell":
      return words.say("table-spell", { name: nameOf(view, words, card), effect: words.say(`table-effect-${card}`, { amount: amountOf(view, card) }) });
    case "ball": return words.say("table-ball", { magic: at(box.figure) });
    case "holy": return words.say("table-holy", { gain: gain(words, at(box.figure), at(box.cards)) });
    case "creature": {
      const crowded = view.variant.line_by_size && at(box.crowd) >= 0;
      return words.say(crowded ? "table-creature-crowd" : "table-creature", {
        name: nameOf(view, words, card), strength: at(box.figure), symbol: symbolsTold(words, at(box.symbol)),
        alone: gain(words, at(box.alone), at(box.alone_cards)), together: gain(words, at(box.together), at(box.together_cards)),
        crowd: gain(words, at(box.crowd), at(box.crowd_cards)),
      });
    }
  }
}

/** What beating a creature would cost the viewer, and what their own things would add. */
export function prospectTold(view: DracheneiView, words: Words, seen: Prospect): string {
  const parts = [words.say(seen.short ? "table-too-dear" : "table-you-pay", { price: seen.price, magic: view.magic[view.viewer] ?? 0, short: seen.short })];
  if (seen.share) parts.push(words.say("table-you-share", { price: seen.share }));
  const bonus = [
    ...(seen.stones ? [words.say("table-stones", { stones: seen.stones })] : []),
    ...(seen.magic ? [words.say("table-magic", { magic: seen.magic })] : []),
    ...(seen.or_stones || seen.or_magic ? [words.say("table-or", { stones: seen.or_stones, magic: seen.or_magic })] : []),
  ];
  if (bonus.length) parts.push(words.say("table-you-gain", { bonus: words.join(bonus) }));
  return parts.join(" ");
}

export function nameOf(view: DracheneiView, words: Words, card: number): string {
  switch (sortOf(card)) {
    case "spell": return words.name(SPELLS[card] ?? "");
    case "ball": return words.name("energy-ball");
    case "holy": return words.name("holy-place");
    case "creature": return words.name(FAMILIES[view.variant.box.family[card] ?? 0] ?? "");
  }
}

/** A card in few words. */
export function cardInShort(view: DracheneiView, words: Words, card: number): string {
  const figure = view.variant.box.figure[card] ?? 0;
  switch (sortOf(card)) {
    case "spell": return nameOf(view, words, card);
    case "ball": return words.say("table-short-ball", { magic: figure });
    case "holy": return words.say("table-short-holy", { stones: figure });
    case "creature":
      return words.say("table-short-creature", {
        name: nameOf(view, words, card), strength: figure, symbol: symbolsTold(words, view.variant.box.symbol[card] ?? 0),
      });
  }
}

/** What a laid-out artefact gives at a victory over its symbol. */
export function bonusTold(view: DracheneiView, words: Words, thing: string): string {
  const box = view.variant.box;
  const artefact = ARTEFACTS.indexOf(artefactOf(thing));
  const stones = box.bonus_stones[artefact] ?? 0;
  const magic = box.bonus_magic[artefact] ?? 0;
  if (box.either[artefact]) return words.say("table-or", { stones, magic });
  return words.join([...(stones ? [words.say("table-stones", { stones })] : []), ...(magic ? [words.say("table-magic", { magic })] : [])]);
}

export function artefactTold(view: DracheneiView, words: Words, thing: string): string {
  const artefact = artefactOf(thing);
  const symbols = view.variant.box.symbols[ARTEFACTS.indexOf(artefact)] ?? 0;
  const named = artefact.includes("_"); // there the name tells the symbols
  return words.say("table-artefact", { name: words.name(thing), symbols: named ? "none" : symbolsTold(words, symbols), bonus: bonusTold(view, words, thing) });
}

/** What is still in the adventure stack, letter by letter. */
export function toComeTold(view: DracheneiView, words: Words): string[] {
  return LETTERS.flatMap((letter, number) => {
    const cards = view.to_come.filter((card) => view.variant.box.letter[card] === number);
    return cards.length ? [words.say("table-to-come", { letter, cards: cards.map((card) => cardInShort(view, words, card)).join(", ") })] : [];
  });
}

/** The artefact cards nobody here has seen, in a sentence if there are any. */
export function unseenTold(view: DracheneiView, words: Words): string[] {
  const cards = counted(view.unseen).map(([kind, count]) => {
    const name = words.name(KINDS[kind] ?? "");
    return count > 1 ? words.say("table-times", { name, count }) : name;
  });
  return cards.length ? [words.say("table-unseen", { cards: cards.join(", ") })] : [];
}
