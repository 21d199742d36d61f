/** Words: what happens, may be done and went wrong, as sentences for one reader; the same conventions as the server's. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventOut, ObstacleOut, OutcomeOut } from "./protocol";

const LONGEST_LIST = 8;

export type Value = number | string | number[];
export type Fields = Record<string, number | string>;

/** One bundle from several catalogues; later ones may override. */
export function bundleOf(lang: string, catalogues: (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const catalogue of catalogues) addTo(bundle, catalogue);
  return bundle;
}

/** The first number and the first plural take a slow phone a tenth of a second: better now than when somebody waits. */
export function warm(bundle: FluentBundle): void {
  bundle.addResource(new FluentResource("warm = { $n ->\n [one] { $n }\n *[other] { $n }\n }"), { allowOverrides: true });
  bundle.formatPattern(bundle.getMessage("warm")!.value!, { n: 2 });
}

export function addTo(bundle: FluentBundle, catalogue: string | FluentResource): void {
  bundle.addResource(typeof catalogue === "string" ? new FluentResource(catalogue) : catalogue, { allowOverrides: true });
}

export class Words {
  constructor(readonly lang: string, private readonly bundle: FluentBundle, readonly names: string[] = []) {}

  /** The same words at a table whose seats have these names. */
  withNames(names: string[]): Words {
    return new Words(this.lang, this.bundle, names);
  }

  /** The same words and those of one more catalogue. */
  and(catalogue: string): Words {
    addTo(this.bundle, catalogue);
    return new Words(this.lang, this.bundle, this.names);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(dashed(key));
  }

  /** The message of this key with its fields put in; a missing one shows its key. */
  say(key: string, fields: Fields = {}): string {
    const message = this.bundle.getMessage(dashed(key));
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, plain(fields), []);
  }

  /** The display name of a seat; one without a name has its number, which people count from 1. */
  seat(seat: number): string {
    return this.names[seat] || this.say("seat-name", { seat: seat + 1 });
  }

  /** What a card, a spell, a track is called. */
  name(word: string | number): string {
    return this.say(`name-${word}`);
  }

  /** An enumeration as one says it. */
  join(things: string[]): string {
    if (things.length < 2) return things.join("");
    return this.say("list-end", { first: things.slice(0, -1).join(", "), last: things.at(-1) ?? "" });
  }

  /** A variant's option, or one of its values; one that is on no list is the table's own. */
  setting(key: string, value = ""): string {
    const own = value && !this.has(`option-${key}-${value}`) && this.has(`option-${key}-own`);
    return this.say(value ? `option-${key}-${own ? "own" : value}` : `option-${key}`);
  }

  rule(rule: string): string {
    return this.say(rule);
  }

  question(key: string): string {
    return this.say(`question-${key}`);
  }

  /** What an action word means, as the label of a choice. */
  option(word: string): string {
    const [verb = "", ...given] = word.split(" ");
    const fields: Fields = {};
    given.slice(0, 6).forEach((argument, place) => {
      const letter = "abcdef"[place] as string;
      const isNumber = /^\d+$/.test(argument);
      this.put(fields, letter, isNumber ? Number(argument) : argument);
      if (isNumber) {
        fields[`${letter}_seat`] = this.seat(Number(argument));
        fields[`${letter}_you`] = yesOrNo(this.seat(Number(argument)) === this.say("you"));
      }
    });
    return this.say(`action-${verb}`, fields);
  }

  /** What happened, as told to `viewer`. */
  event(event: EventOut, viewer = -1): string {
    return this.say(`event-${event.kind}`, this.fields(event.fields, viewer));
  }

  /** Why a bot chose as it did, and what it has tried out. */
  because(key: string, fields: Record<string, Value>, viewer = -1): string {
    const said = this.say(`because-${key}`, this.fields(fields, viewer));
    if (!("worlds" in fields)) return said;
    const tried = { ...fields, next_best: this.option(String(fields["next_best"])) };
    return `${said} ${this.say("because-tried", this.fields(tried, viewer))}`;
  }

  /** Who has won, and why. */
  outcome(outcome: OutcomeOut, viewer = -1): string {
    return this.say(`outcome-${outcome.reason}`, {
      winners: this.join(outcome.winners.map((seat) => this.seat(seat))),
      winners_count: outcome.winners.length,
      you: yesOrNo(outcome.winners.includes(viewer)),
    });
  }

  /** A refusal in the reader's language; one nobody has words for keeps the server's English sentence. */
  refusal(key: string, given: Record<string, string>, text: string, obstacle?: ObstacleOut | null): string {
    if (!this.has(`error-${key}`)) return text;
    if (key === "refused") return this.refused(given, obstacle);
    if (key === "bad-value" && this.has(`option-${given["option"]}`)) return this.badValue(given);
    const fields: Fields = {};
    for (const [field, value] of Object.entries(given)) {
      if (field === "seat" || field === "asked") fields[field] = this.seat(Number(value));
      else this.put(fields, field, field === "allowed" ? this.allowed(value) : value);
    }
    return this.say(`error-${key}`, fields);
  }

  /** The same for eyes that see the board: what is in the way or else the rule, and what more there is to say. */
  refusalInShort(given: Record<string, string>, obstacle?: ObstacleOut | null): { brief: string; more: string } {
    const { seat = "", rule = "", allowed = "", instead = "" } = given;
    const may = this.say("ui-may", { near: yesOrNo(instead !== ""), allowed: this.allowed(instead || allowed) });
    if (!obstacle) return { brief: this.rule(rule), more: may };
    return { brief: this.obstacle(obstacle, Number(seat)), more: `${this.rule(rule)} ${may}` };
  }

  /** What is in the way now, the rule with its id, and the nearest thing that is allowed, or all that is. */
  private refused(given: Record<string, string>, obstacle?: ObstacleOut | null): string {
    const { seat = "", word = "", rule = "", allowed = "", instead = "" } = given;
    return this.say("error-refused", {
      move: this.option(word), rule, obstacle: this.obstacle(obstacle, Number(seat)), sentence: this.rule(rule),
      near: yesOrNo(instead !== ""), allowed: this.allowed(instead || allowed),
    });
  }

  /** An option and what it can be, as the form that offers it calls them. */
  private badValue({ option = "", values = "", value = "" }: Record<string, string>): string {
    const called = (each: string): string => (this.has(`option-${option}-${each}`) ? this.setting(option, each) : each);
    return this.say("error-bad-value", { option: this.setting(option), values: values.split(", ").map(called).join(", "), value: called(value) });
  }

  /** What is in the way of a move. */
  obstacle(obstacle: ObstacleOut | null | undefined, viewer: number): string {
    return obstacle ? this.say(`obstacle-${obstacle.key}`, this.fields(obstacle.fields, viewer)) : this.say("obstacle-none");
  }

  /** What is allowed, by its labels, cut where nobody would read on. */
  private allowed(said: string): string {
    const labels = said.split(", ").map((word) => this.option(word));
    if (labels.length <= LONGEST_LIST + 1) return labels.join(", "); // one more is said sooner than counted
    return this.say("and-more", { moves: labels.slice(0, LONGEST_LIST).join(", "), count: labels.length - LONGEST_LIST });
  }

  private fields(values: Record<string, Value>, viewer: number): Fields {
    const fields: Fields = {};
    for (const [field, value] of Object.entries(values)) {
      if (isSeat(field)) this.putSeat(fields, field, value, viewer);
      else this.put(fields, field, value);
    }
    return fields;
  }

  /** A seat by its name; `$you` says whether it is the reader, `$target_you` the same of `$target_seat`. */
  private putSeat(fields: Fields, field: string, value: Value, viewer: number): void {
    if (Array.isArray(value)) {
      fields[field] = this.join(value.map((seat) => this.seat(seat)));
      fields[`${field}_count`] = value.length;
      fields[`${field}_you`] = yesOrNo(value.includes(viewer));
    } else {
      fields[field] = this.seat(Number(value));
      fields[field.replace(/seat$/, "") + "you"] = yesOrNo(Number(value) === viewer);
    }
  }

  /** A value as it is, and by its name where it has one. */
  private put(fields: Fields, field: string, value: Value): void {
    if (Array.isArray(value)) {
      fields[field] = value.join(", ");
      fields[`${field}_names`] = value.map((each) => this.named(field, each) || String(each)).join(", ");
      fields[`${field}_count`] = value.length;
      return;
    }
    fields[field] = value;
    const name = this.named(field, value);
    if (name) fields[`${field}_name`] = name;
  }

  /** The message `spell-5` for the field `spell`, else `name-5`, else nothing. */
  private named(field: string, value: number | string): string {
    const key = [`${field}-${value}`, `name-${value}`].find((each) => this.has(each));
    return key ? this.say(key) : "";
  }
}

/** Message ids have hyphens where keys have underscores or dots. */
function dashed(key: string): string {
  return key.replace(/[_.]/g, "-");
}

function isSeat(field: string): boolean {
  return field === "seat" || field === "seats" || field.endsWith("_seat") || field.endsWith("_seats");
}

function yesOrNo(so: boolean): string {
  return so ? "yes" : "no";
}

/** A number is written as it is, without marks between the thousands. */
function plain(fields: Fields): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}
