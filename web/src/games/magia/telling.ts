/** Cards, books and spells in words, from the game's own messages. */
import type { Words } from "../../lib/words";
import { COLOURS, CRYSTALS, DIRECTIONS, FIELDS } from "./room";
import { cardOf, EXAMINER, fieldName, fieldTold, holds, members, spellOf, type MagiaView } from "./view";

const ROWS = "ABCDEFGHI";

/** One of them: commas, and “or” before the last. */
function either(words: Words, things: string[]): string {
  const before = things.slice(0, -1).join(", ");
  return before ? `${before} ${words.say("table-or")} ${things.at(-1)}` : things.join("");
}

/** The directions of a colour's cards at this table. */
export function directionsTold(view: MagiaView, words: Words, colour: number): string {
  const ways = DIRECTIONS.filter((_, way) => ((view.variant.towards[colour] ?? 0) >> way) & 1);
  return either(words, ways.map((way) => words.name(way)));
}

/** Where cards of a colour lead at this table. */
export function waysTold(view: MagiaView, words: Words, colour: number): string {
  return words.say("table-ways", { colour: words.name(COLOURS[colour] ?? "red"), directions: directionsTold(view, words, colour) });
}

/** What the symbol of a card does, in a line; nothing of a plain one. */
export function symbolTold(words: Words, kind: number): string {
  const { symbol } = cardOf(kind);
  return symbol === "plain" ? "" : words.say(`table-symbol-${symbol}`);
}

/** A card with all it does. */
export function cardTold(view: MagiaView, words: Words, kind: number): string {
  const { symbol } = cardOf(kind);
  const leads = waysTold(view, words, Math.floor(kind / 4));
  return symbol === "plain" ? leads : `${leads}\n${words.say(`table-whole-${symbol}`)}`;
}

/** An apprentice's spell: what it has of what it needs. */
export function spellTold(view: MagiaView, words: Words, each: number): string {
  const parts = spellOf(view, each).filter(({ need }) => need).map(({ crystal, have, need }) => words.say("table-part-of", { crystal: words.say(`table-gem-${crystal}`), have, need }));
  return words.join(parts);
}

/** An apprentice: the field, the spell, and whether it is full or secured. */
export function spellStanding(view: MagiaView, words: Words, each: number): string {
  const told = `${words.name(COLOURS[each] ?? "red")}, ${fieldName(words, view.figures[each] ?? 0)}: ${spellTold(view, words, each)}`;
  if (holds(view.passed, each)) return `${told}; ${words.say("table-secured")}`;
  return holds(view.full, each) ? `${told}; ${words.say("table-full")}` : told;
}

/** The same with what a spell is for. */
export const spellWhole = (view: MagiaView, words: Words, each: number): string => `${spellStanding(view, words, each)}.\n${words.say("table-whole-spell")}`;

/** The figure of this part of the turn: where it was named and how far it has come. */
export function namedTold(view: MagiaView, words: Words): string {
  const origin = words.say("table-at", { field: FIELDS[view.origin]?.name ?? "" });
  const jumped = view.jumped ? "yes" : "no";
  if (view.figure === EXAMINER) return words.say(view.symbols ? "table-star" : "table-named-examiner", { origin, jumped });
  return words.say("table-named", { figure_name: words.name(COLOURS[view.figure] ?? "red"), origin, cards: view.played, ways: view.ways, jumped });
}

/** Cards one has seen go into hands; all of them, or those that may be in this one. */
export function sightedTold(view: MagiaView, words: Words, seat = -1): string[] {
  const mine = view.sightings.filter(([, ...seats]) => seat < 0 || seats.includes(seat));
  return mine.map(([kind, ...seats]) => words.say("table-sighting", { card: words.say(`card-${kind}`), seats: either(words, seats.map((each) => words.seat(each))) }));
}

/** The colours that are not among the other cards of a hand. */
export function lacksTold(view: MagiaView, words: Words, seat: number): string[] {
  const lacks = view.lacks[seat] ?? 0;
  if (!lacks || !view.hand_sizes[seat] || seat === view.viewer) return [];
  return [words.say("table-lacks", { seat: words.seat(seat), colours: either(words, members(lacks).map((each) => words.name(each))) })];
}

const nameOf = (words: Words, each: number): string => words.name(COLOURS[each] ?? "red");

/** Who meets whom, and what whoever looks decides by answering. */
function meetingTold(view: MagiaView, words: Words): string[] {
  const own = view.asked === view.viewer;
  const figures = words.join(members(view.event).map((each) => words.name(each)));
  if (own && view.question === "lose_or_receive") return [words.say("table-about-fate", { figure: nameOf(words, view.who) })];
  if (own && view.question === "rob") return [words.say("table-about-rob", { figure: nameOf(words, view.figure), figures })];
  if (own && view.question === "examine") return [words.say("table-about-exam", { figures })];
  if (view.who >= 0) return [words.say("table-who", { figure: nameOf(words, view.who) })];
  return view.event ? [words.say("table-event", { figures })] : [];
}

/** What an exam, a meeting, a crystal symbol or a payment is about, line by line. */
export function matterTold(view: MagiaView, words: Words): string[] {
  const out = meetingTold(view, words);
  if (view.crystal >= 0) out.push(words.say("table-crystal", { crystal: words.name(CRYSTALS[view.crystal] ?? "air") }));
  if (view.row >= 0) out.push(words.say("table-row", { row: ROWS[view.row] ?? "" }));
  if (view.giver >= 0) out.push(words.say(view.giver === view.viewer ? "table-you-give" : "table-giver", { seat: words.seat(view.giver) }));
  if (view.question === "pay") out.push(words.say("table-paying", { how: paymentTold(view, words), paid: view.paid }));
  return out;
}

function paymentTold(view: MagiaView, words: Words): string {
  if (view.direction >= 0) return words.say("table-line", { direction_name: words.name(DIRECTIONS[view.direction] ?? "nw") });
  return words.say("table-summons", { figure_name: words.name(COLOURS[view.summoned] ?? "red") });
}

/** A choice where no picture stands beside it: a figure with what its field brings, whatever leads on with where it leads. */
export function choiceTold(view: MagiaView, words: Words, word: string, options: string[]): string {
  const [verb, what = ""] = word.split(" ");
  const colour = COLOURS.findIndex((each) => each === what);
  if (verb === "name" && colour >= 0) return `${words.option(word)} (${words.say(`table-brings-${FIELDS[view.figures[colour] ?? 0]?.colour}`)})`;
  if (verb !== "play" && verb !== "go") return words.option(word);
  const there = view.leads[options.indexOf(word)] ?? [];
  return there.length ? `${words.option(word)}, ${words.say("table-word-to", { fields: reached(view, words, there) })}` : words.option(word);
}

/** Where a choice leads: with all there is on the field if it is but one. */
function reached(view: MagiaView, words: Words, there: number[]): string {
  if (there.length === 1) return fieldTold(view, words, there[0] ?? 0);
  return either(words, there.map((field) => fieldName(words, field)));
}

/** A book in words. */
export function bookTold(words: Words, book: number[]): string {
  return words.join(CRYSTALS.flatMap((crystal, place) => (book[place] ? [`${book[place]} ${words.say(`table-gem-${crystal}`)}`] : [])));
}
