/** What the server tells of a table of Wiz-War, and which word belongs to which thing on it. */
import type { IconName } from "../../lib/icons";
import type { Words } from "../../lib/words";
import { CARDS, COLOURS, SIDES, type Card } from "./box";
import {
  BLOCK, BORDERS, CLOUD, HANDFUL_OF_TACKS, ITEM_KINDS, ROSEBUSH_FILL, THORNBUSH_FILL, TREASURES_EACH, WIDTH, type Spell,
  type WizWarView,
} from "./types";

export type { Maze, Pending, Spell, WizWarView } from "./types";
export { DOOR, FIRE_WALL, SEAL_DOOR as SEALED, WALL, WIDTH } from "./types";

export type ColourName = (typeof COLOURS)[number];

export const TINTS: Record<ColourName, { ground: string; ink: string; floor: string }> = {
  blue: { ground: "#2c5fa3", ink: "#ffffff", floor: "#c9d6e6" },
  red: { ground: "#a8322a", ink: "#ffffff", floor: "#ebcdc4" },
  yellow: { ground: "#e0b32e", ink: "#221c16", floor: "#f1e4bb" },
  green: { ground: "#2b6e3e", ink: "#ffffff", floor: "#cbdfc6" },
};

export const FILL_ICONS: Record<number, IconName> = { [BLOCK]: "block", [ROSEBUSH_FILL]: "rose", [THORNBUSH_FILL]: "thorns", [CLOUD]: "cloud" };
export const FORM_ICONS: Record<string, IconName> = {
  mist_body: "mist", gnome_form: "gnome", big_man_form: "giant", extra_arms: "arms", golem_form: "golem", slime_form: "slime",
  werewolf_form: "werewolf",
};
/** The grounds of the schools, on cards and marks. */
export const SCHOOL_GROUNDS: Record<string, string> = {
  cantrip: "#5b5148", alchemy: "#7a3f93", conjuring: "#8a4a0f", elemental: "#a8322a", mentalism: "#2c5fa3", mutation: "#2b6e3e", thaumaturgy: "#33506b",
};
export const TYPE_ICONS: Record<string, IconName> = { attack: "swords", neutral: "wand", counter: "shield", item: "pack", energy: "storm" };

export const cardOf = (kind: number): Card => CARDS[kind] as Card;
export const cardNamed = (key: string): Card | undefined => CARDS.find((card) => card.key === key);
export const colourOf = (view: WizWarView, seat: number): ColourName => COLOURS[view.colours[seat] ?? 0] ?? "blue";
/** The colour every seat has in the maze, for its badge, too. */
export const tonesOf = (view: Record<string, unknown>): string[] =>
  ((view as unknown as WizWarView).colours ?? []).map((_, seat) => TINTS[colourOf(view as unknown as WizWarView, seat)].ground);
export const treasureSeat = (treasure: number): number => Math.floor(treasure / TREASURES_EACH);
export const treasureColour = (view: WizWarView, treasure: number): ColourName => colourOf(view, treasureSeat(treasure));
export const seatOf = (view: WizWarView, colour: string): number => view.colours.findIndex((each) => COLOURS[each] === colour);

/** All seats in order, whoever looks first. */
export function around(view: WizWarView, you: number): number[] {
  const first = you >= 0 ? you : 0;
  return Array.from({ length: view.seats }, (_, place) => (first + place) % view.seats);
}

/** The school a card is shown with: one that is in play, if any is. */
export function schoolOf(view: WizWarView | null, card: Card): string {
  return card.schools.find((school) => view?.schools.includes(school)) ?? card.schools[0] ?? "cantrip";
}

// Places

export const squareWord = (square: number): string => `${"abcdefghij"[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`;
export const squareNamed = (word: string): number => (Number(word.slice(1)) - 1) * WIDTH + "abcdefghij".indexOf(word[0] ?? "");
export const borderWord = (border: number): string => `${squareWord(border >> 1)} ${border % 2 ? "south" : "east"}`;

export function borderName(words: Words, border: number): string {
  return words.say("table-where-border", { side: words.name(SIDES[border % 2 ? 2 : 1]), square: squareWord(border >> 1) });
}

/** Who may open a door: whoever made it, or the wizard of the sector it stands in; -1 if nobody is at home there. */
export function doorSeat(view: WizWarView, border: number, colour: string): number {
  const made = view.spells.find((spell) => spell.border === border && cardOf(spell.card).key === "create_door");
  return made ? made.caster : seatOf(view, colour);
}

export function isHeld(view: WizWarView, border: number): boolean {
  return view.maze.holding.some((hold) => hold % BORDERS === border);
}

/** The items that lie on a square. */
export function lyingOn(view: WizWarView, square: number): number[] {
  return view.dropped.filter((thing) => Math.floor(thing / ITEM_KINDS) === square).map((thing) => thing % ITEM_KINDS);
}

export const hasTacks = (items: number[]): boolean => items.includes(HANDFUL_OF_TACKS);

/** The shape a wizard has taken, or nothing. */
export function formOf(view: WizWarView, seat: number): string {
  const spell = view.spells.find((each) => FORM_ICONS[cardOf(each.card).key] && (each.target === seat || (each.target < 0 && each.caster === seat)));
  return spell ? cardOf(spell.card).key : "";
}

/** Who stands there, and in what state. */
export function figureTold(view: WizWarView, words: Words, seat: number): string {
  const form = formOf(view, seat);
  return [
    `${words.seat(seat)} (${words.name(colourOf(view, seat))})`,
    ...(form ? [words.name(form)] : []),
    ...((view.burden[seat] ?? -1) >= 0 ? [words.say("table-carries-treasure")] : []),
    ...(view.stun[seat] ? [`${words.say("table-stunned")}: ${view.stun[seat]}`] : []),
    squareWord(view.place[seat] ?? 0),
  ].join(", ");
}

export function spellPlace(words: Words, spell: Spell): string {
  if (spell.target >= 0) return words.say("table-where-seat", { seat: words.seat(spell.target) });
  if (spell.border >= 0) return borderName(words, spell.border);
  return spell.square >= 0 ? words.say("table-where-square", { square: squareWord(spell.square) }) : "";
}

/** The spell a choice numbers. */
export function spellOf(view: WizWarView, word: string): Spell | undefined {
  const [verb = "", number] = word.split(" ");
  return ["end", "spell"].includes(verb) ? view.spells[Number(number) - 1] : undefined;
}

/** What a choice is called where nothing beside it shows which spell its number means. */
export function choiceTold(view: WizWarView, words: Words, word: string): string {
  const spell = spellOf(view, word);
  if (!spell) return words.option(word);
  const name = words.name(cardOf(spell.card).key);
  const told = word.startsWith("end ") ? words.say("table-end-spell", { spell: name }) : `${name} (${words.seat(spell.caster)})`;
  return `${told} ${spellPlace(words, spell)}`.trim();
}

/** All there is on a square. */
export function squareTold(view: WizWarView, words: Words, square: number): string {
  const of = (colour: string): string => words.name(colour);
  const things = [
    ...view.place.flatMap((at, seat) => (at === square ? [`${words.seat(seat)} (${of(colourOf(view, seat))})`] : [])),
    ...view.bases.flatMap((at, seat) => (at === square ? [words.say("table-base", { colour: of(colourOf(view, seat)) })] : [])),
    ...view.treasures.flatMap((at, each) => (at === square ? [words.say("table-treasure-of", { colour: of(treasureColour(view, each)) })] : [])),
    ...lyingOn(view, square).map((kind) => words.name(cardOf(kind).key)),
    ...(view.maze.fills[square] ? [words.say(`table-fill-${view.maze.fills[square]}`)] : []),
    ...(view.traps.includes(square) ? [words.say(view.real_trap === square ? "table-trap-real" : "table-trap")] : []),
  ];
  return things.length ? `${squareWord(square)}: ${things.join(", ")}` : squareWord(square);
}

// Words and where they are said

const HAND_VERBS = ["cast", "play", "react", "boost", "with", "discard"];
const ITEM_VERBS = ["use", "drop", "react", "discard"];

/** The words that can be said of a card of the hand, as far as they are options. */
export function handWords(options: string[], kind: number): string[] {
  const card = cardOf(kind);
  return HAND_VERBS.map((verb) => `${verb} ${card.key}`).filter((word) => options.includes(word) && !(word.startsWith("react") && card.types === "item"));
}

/** What a card of the hand would be good for at this question, to be asked why not. */
export function idleWord(view: WizWarView, kind: number): string {
  const card = cardOf(kind);
  const verb = view.question.startsWith("boost") ? "boost" : view.question.startsWith("react") ? "react" : view.question === "discard" ? "discard" : card.types === "item" ? "play" : "cast";
  return `${verb} ${card.key}`;
}

export function itemWords(view: WizWarView, options: string[], kind: number): string[] {
  const { key } = cardOf(kind);
  const held = view.hand.includes(kind);
  return ITEM_VERBS.map((verb) => `${verb} ${key}`).filter((word) => options.includes(word) && !(held && word.startsWith("discard")));
}

/** The options that have no place of their own on the table, or none in view, and are offered as plain choices. */
export function plainWords(view: WizWarView, options: string[], you: number, small: boolean): string[] {
  const placed = new Set([
    ...view.hand.flatMap((kind) => handWords(options, kind)),
    ...(view.carried[you] ?? []).flatMap((kind) => itemWords(view, options, kind)),
  ]);
  const elsewhere = small ? /^(step|square|border) / : /^(step|square|border|end) /;
  return options.filter((word) => !placed.has(word) && !elsewhere.test(word));
}

/** Equal cards together, with their number, in the order of the box. */
export function counted(kinds: number[]): [number, number][] {
  return [...new Set(kinds)].sort((one, other) => one - other).map((kind) => [kind, kinds.filter((each) => each === kind).length]);
}
