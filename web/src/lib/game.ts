/** What a board is given, and what it may offer besides. It knows no rules: it shows and reports. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { IconName } from "./icons";
import type { Entry, HiddenPlace } from "./protocol";
import type { Fields, Words } from "./words";

/** What every board component gets. */
export interface BoardProps {
  /** What the viewer knows, as the server tells it. */
  view: Record<string, unknown>;
  /** The words that may be said now; empty if nobody here is asked. */
  options: string[];
  /** Display names by seat. */
  names: string[];
  /** The seat of whoever looks, or -1. */
  you: number;
  words: Words;
  /** Something was pointed at, allowed or not: the table answers either way. What goes on by itself is taken back with what began it. */
  choose: (word: string, onward?: boolean) => void;
  /** Whether this is the game as it stands, not a look back. */
  live: boolean;
  /** The word being weighed, shown as a preview, or nothing. */
  picked: string;
  /** The word a hint names, or nothing. */
  hinted: string;
  /** Where the hint leads if that word is only its beginning, as the bot's reason tells it, and whether it is being followed. */
  ahead?: { to: string; followed: boolean } | null;
  /** Whether the table allows counting aids. */
  aids: boolean;
  /** The last entry of the log, to mark what has just happened. */
  last: Entry | null;
  /** The key that says an option, to be shown on it where the frame cannot: on what is no button. */
  keyOf?: (word: string) => string;
  /** Whether everybody else at the table is a bot. */
  alone?: boolean;
  /** The own standing orders, and giving one. */
  orders?: Record<string, number>;
  order?: (key: string, value: number) => void;
}

/** A moment in which whoever looks is asked. */
export interface Moment {
  view: Record<string, unknown>;
  options: string[];
  /** Whether everybody else at the table is a bot. */
  alone: boolean;
  /** The last entry of the log. */
  last: Entry | null;
}

/** Something that flies from one marked place of the board to another. */
export interface Flight {
  from: string;
  to: string;
  icon: IconName;
  label: string;
  tone: string;
  /** Milliseconds until it starts, where something else moves first. */
  after?: number;
}

export interface SceneProps {
  entry: Entry;
  /** What the viewer knows while the scene is shown. */
  view: Record<string, unknown>;
  names: string[];
  you: number;
  words: Words;
  /** All entries so far, for a scene that counts. */
  story?: Entry[];
}

/** A part of a sentence; one that names a card tells about it while it is pointed at. */
export interface Piece {
  text: string;
  tells?: Attachment<HTMLElement>;
}

/** A table, as far as its goal depends on it; without a view one that has not begun. */
export interface GoalOf {
  seats: number;
  options: Record<string, string>;
  view?: Record<string, unknown>;
}

/** How a game draws and calls what may be at a hidden place. */
export interface KnownPicture {
  default: Component<{ place: HiddenPlace; words: Words; view: Record<string, unknown> }>;
  named: (place: HiddenPlace, what: number, words: Words, view: Record<string, unknown>) => string;
}

/** A game's own pictures; everything but the board may be missing. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** A board without a picture of its own has the table told in words below it. */
  needsLines?: boolean;
  /** One more sentence about a choice that is being weighed. */
  preview?: (word: string, words: Words) => string;
  /** What a hint is called that leads further than its word; it is then followed by the board. */
  leads?: (to: string, words: Words) => string;
  /** What a choice is called where no picture shows what it costs; without one, what its word means. */
  label?: (word: string, words: Words, view: Record<string, unknown>, options: string[]) => string;
  /** The key that says this word; without one it is said by its place among the options, and by no key at all where it is null. */
  key?: (word: string) => string | null | undefined;
  /** Whether a word is said as soon as it is pointed at, without being weighed first. */
  atOnce?: (word: string, options: string[]) => boolean;
  /** The least number that makes sense for a standing order now; less would only pass. */
  leastOrder?: (key: string, view: Record<string, unknown>) => number;
  /** The word the board says by itself now, so that nothing is asked, or nothing. */
  byItself?: (moment: Moment) => string;
  /** How many milliseconds that question is seen before; without it, none. */
  seenFor?: number;
  /** What flies after an entry, each a place marked with data-place. */
  flights?: (entry: Entry) => Flight[];
  /** An entry that deserves a small scene. */
  isScene?: (entry: Entry) => boolean;
  Scene?: Component<SceneProps>;
  /** The colours the box gives the seats, where it gives them any: badges, log and figures all wear them. */
  tones?: (view: Record<string, unknown>) => string[];
  /** How the seats stand after an entry, the most the best, where that is told: for the turning point at the end. */
  standing?: (entry: Entry) => { seat: number; score: number }[];
  /** A sentence of the story, cut where it names cards. */
  pieces?: (sentence: string, words: Words) => Piece[];
  /** What could be known of hidden things, drawn on the board; fetched when somebody wants to see it. */
  known?: () => Promise<KnownPicture>;
  /** What can be looked up besides the rules, fetched when somebody wants it: all cards of the game. */
  reference?: () => Promise<{ default: Component<{ words: Words; first?: string }> }>;
  /** A sentence, cut where it names what can be looked up there. */
  named?: (sentence: string, words: Words) => { text: string; card?: string }[];
  /** What the three sentences of the goal speak of besides the options of the table and the number of seats. */
  goal?: (table: GoalOf) => Fields;
}

/** An event as its game describes it: the kind decides the fields. */
export type Told<Events> = { [Kind in keyof Events]: { kind: Kind; fields: Events[Kind] } }[keyof Events];

/** What an entry tells, in the game's own description. */
export function told<Events>(entry: Entry | null): Told<Events>[] {
  return (entry?.events ?? []) as Told<Events>[];
}
