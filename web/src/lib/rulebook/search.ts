/**
 * Which paragraphs of a rulebook speak of what is sought, the best first, as `zaubertisch/words/search/index.py` has
 * it; `web/tests/searches.json` holds both.
 */
import near from "./near.json";
import { stem, wordsIn } from "./stems";

const [SAME, STEM, PART, ALIKE, SPELT] = [6, 5, 3, 3, 2]; // how well a word is met; what only the heading says counts PART
const BESIDES = 2; // what the heading says too
const [USUAL, EXAMPLE] = [3, 2]; // an example explains a rule, and comes after it
const [FEW, ENOUGH] = [5, 12]; // where so few speak of everything, those that lack a word are told too, up to so many
const LONG = 4; // letters of what may stand within another word, and of what may be misspelt
const VERY_LONG = 8; // letters of what may be misspelt twice
const WITHIN = 5; // letters of a word that may stand within the one that is sought
const ID = /^[A-Z]{2}-[RE]?\d+[A-Z]?$/;

export interface Rule {
  id: string;
  section: string;
  text: string;
}

/** What was found: the rules, and the bare words that are to be marked in them. */
export interface Found {
  rules: string[];
  words: Set<string>;
}

interface Paragraph {
  rule: string;
  weight: number;
  words: string[];
  heading: string[];
  stems: Set<string>;
}

type Group = { near: Map<string, Set<string>>; empty: Set<string> };
const read = new Map<string, Group>();

/** Both lists of a language by their stems, read once. */
function listsOf(lang: "de" | "en"): Group {
  const kept = read.get(lang);
  if (kept) return kept;
  const lists = near[lang];
  const groups = new Map<string, Set<string>>();
  for (const group of lists.near) {
    const stems = group.map((phrase) => wordsIn(phrase, lang).map((word) => stem(word, lang)).join(" "));
    for (const each of stems) groups.set(each, new Set([...(groups.get(each) ?? []), ...stems.filter((one) => !one.includes(" "))]));
  }
  const made = { near: groups, empty: new Set(lists.empty.flatMap((word) => wordsIn(word, lang))) };
  read.set(lang, made);
  return made;
}

/** A word that is sought, or two that mean one thing, with the stems that mean nearly the same. */
class Term {
  private readonly stems: string[];
  private readonly near: Set<string>;
  known = new Map<string, number>();

  constructor(readonly words: string[], private readonly lang: "de" | "en") {
    this.stems = words.map((word) => stem(word, lang));
    this.near = listsOf(lang).near.get(this.stems.join(" ")) ?? new Set();
  }

  /** How well this word of a sentence meets the term. */
  grade(word: string): number {
    const kept = this.known.get(word);
    if (kept !== undefined) return kept;
    const grade = this.graded(word);
    this.known.set(word, grade);
    return grade;
  }

  private graded(word: string): number {
    const bareStem = stem(word, this.lang);
    if (this.words.length === 1) {
      const [sought = ""] = this.words;
      const [soughtStem = ""] = this.stems;
      if (word === sought) return SAME;
      if (bareStem === soughtStem) return STEM;
      if ((sought.length >= LONG && word.includes(sought)) || (soughtStem.length >= LONG && word.includes(soughtStem))) return PART;
      if (word.length >= WITHIN && sought.includes(word)) return SPELT;
    }
    return this.near.has(bareStem) ? ALIKE : 0;
  }

  /** How well a rule meets the term. */
  inParagraph(paragraph: Paragraph): number {
    const both = this.words.length > 1 && this.stems.every((each) => paragraph.stems.has(each));
    const best = both ? STEM : Math.max(0, ...paragraph.words.map((word) => this.grade(word)));
    if (!paragraph.heading.some((word) => this.grade(word) >= STEM)) return best;
    return best ? best + BESIDES : PART;
  }

  /** Whether this word of a sentence is one of those that were sought. */
  means(word: string): boolean {
    return this.grade(word) > 0 || (this.words.length > 1 && this.stems.includes(stem(word, this.lang)));
  }
}

/** All rules of a game in one language. */
export class Index {
  private readonly paragraphs: Paragraph[];
  private readonly ids: string[];

  constructor(private readonly lang: "de" | "en", rules: Rule[]) {
    this.ids = rules.map((rule) => rule.id);
    this.paragraphs = rules.map(({ id, section, text }) => {
      const words = [...new Set(wordsIn(text, lang))];
      return { rule: id, weight: id[3] === "E" ? EXAMPLE : USUAL, words, heading: [...new Set(wordsIn(section, lang))], stems: new Set(words.map((word) => stem(word, lang))) };
    });
  }

  /** The rule of this id, or the rules that meet the most of what is sought, the best first. */
  find(text: string): Found {
    const wanted = text.trim().toUpperCase();
    const named = this.ids.filter((id) => id.toUpperCase() === wanted);
    if (named.length || ID.test(wanted)) return { rules: named, words: new Set() };
    const met = this.termsIn(text).map((term) => ({ term, grades: this.met(term) }));
    const counts = this.paragraphs.map((_, place) => met.filter(({ grades }) => (grades[place] ?? 0) > 0).length);
    const scores = this.paragraphs.map(() => 0);
    for (const { grades } of met) {
      const meeting = grades.filter((grade) => grade > 0).length;
      const weight = bits(Math.floor(grades.length / Math.max(1, meeting)));
      grades.forEach((grade, place) => (scores[place] = (scores[place] ?? 0) + grade * weight * (this.paragraphs[place]?.weight ?? 0)));
    }
    const found = bestPlaces(counts, scores);
    const words = new Set(found.flatMap((place) => (this.paragraphs[place]?.words ?? []).filter((word) => met.some(({ term }) => term.means(word)))));
    return { rules: found.flatMap((place) => this.paragraphs[place]?.rule ?? []), words };
  }

  /** How well each rule meets the term; where none does, parts of the word count, and words spelt nearly so. */
  private met(term: Term): number[] {
    const grades = this.paragraphs.map((paragraph) => term.inParagraph(paragraph));
    const [sought = ""] = term.words;
    if (grades.some((grade) => grade > SPELT)) return grades.map((grade) => (grade > SPELT ? grade : 0));
    if (grades.some((grade) => grade > 0) || term.words.length > 1 || sought.length < LONG) return grades;
    const mistakes = sought.length >= VERY_LONG ? 2 : 1;
    const words = new Set(this.paragraphs.flatMap((paragraph) => paragraph.words));
    term.known = new Map([...words].map((word) => [word, differ(sought, word, mistakes) <= mistakes ? SPELT : 0]));
    return this.paragraphs.map((paragraph) => Math.max(0, ...paragraph.words.map((word) => term.known.get(word) ?? 0)));
  }

  /** Each word by itself, but two together that mean one thing; empty words only if there are no others. */
  private termsIn(text: string): Term[] {
    const lists = listsOf(this.lang);
    const words = wordsIn(text, this.lang);
    const full = words.filter((word) => !lists.empty.has(word));
    const telling = full.length ? full : words;
    const out: Term[] = [];
    for (let place = 0; place < telling.length; ) {
      const pair = telling.slice(place, place + 2);
      const both = pair.length === 2 && lists.near.has(pair.map((word) => stem(word, this.lang)).join(" "));
      out.push(new Term(both ? pair : pair.slice(0, 1), this.lang));
      place += both ? 2 : 1;
    }
    return out;
  }
}

/** Those that meet the most, the best first; where they are few, some that meet one word less. */
function bestPlaces(counts: number[], scores: number[]): number[] {
  const of = (all: number[], place: number): number => all[place] ?? 0;
  const most = Math.max(0, ...counts);
  const order = counts.map((_, place) => place);
  order.sort((one, other) => of(counts, other) - of(counts, one) || of(scores, other) - of(scores, one) || one - other);
  const found = order.filter((place) => most && counts[place] === most);
  if (found.length < FEW && most > 1) found.push(...order.filter((place) => counts[place] === most - 1).slice(0, ENOUGH - found.length));
  return found;
}

/** How many binary digits a number has. */
function bits(number: number): number {
  return 32 - Math.clz32(number);
}

/** By how many letters two words differ, as far as that is not more than `most`. */
function differ(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let place = 1; place <= one.length; place++) {
    let before = row[0] as number;
    row[0] = place;
    for (let at = 1; at <= other.length; at++) {
      const next = row[at] as number;
      row[at] = Math.min(next + 1, (row[at - 1] as number) + 1, before + (one[place - 1] === other[at - 1] ? 0 : 1));
      before = next;
    }
  }
  return row[other.length] as number;
}
