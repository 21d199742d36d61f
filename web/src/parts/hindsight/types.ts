// Made by `python -m tools.view_types` from the rules; do not edit.

/** Each seat's chances after a log entry, and how far they may be off, as standard errors. */
export interface Point {
  /** of the log; -1 before the deal */
  number: number;
  /** by seat */
  chances: number[];
  /** by seat; none at the end, which is known */
  errors: number[];
  /** how often it was played on from there */
  worlds: number;
}

/** A choice other than the usual one: what it changed for every seat, by the truth of the table. */
export interface Chosen {
  /** of the log */
  number: number;
  /** who chose */
  seat: number;
  /** by seat */
  gain: number[];
  /** by seat */
  errors: number[];
}

/** What lies between two points: choices, and what chance did with all the rest. */
export interface Stretch {
  /** the number of its first log entry */
  first: number;
  last: number;
  choices: Chosen[];
  /** by seat */
  luck: number[];
}

/** A seat's whole game: start, its own choices, those of others and luck make the end. */
export interface Sum {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
  /** how far the part of its own choices may be off, and with it that of luck */
  own_error: number;
}

/** A log entry that changed much: by chance, or by a choice and then, if one was surely better, by which. */
export interface Turning {
  /** of the log */
  number: number;
  /** who moved; -1 for the deal */
  seat: number;
  /** choice or luck */
  kind: string;
  /** by seat */
  change: number[];
  /** of the largest change */
  error: number;
  /** what was chosen */
  word: string;
  /** what the rule of thumb would have chosen */
  usual: string;
  /** yes, no, or nothing where it was not asked: whether the seat could know it */
  known: string;
  /** what was surely better by what the seat knew, or nothing */
  better: string;
  /** by how much, in parts of a victory */
  more: number;
  more_error: number;
}

/** All of it, as far as it has come. */
export interface Findings {
  game: string;
  seats: number;
  points: Point[];
  stretches: Stretch[];
  /** by seat */
  sums: Sum[];
  /** by their number */
  turnings: Turning[];
  /** how many of the choices that were not the usual ones have been looked at */
  judged: number;
  /** how many there are */
  choices: number;
  /** games played on so far */
  spent: number;
  budget: number;
}
