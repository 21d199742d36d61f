/** How words are said at a board: by pointing at what stands for them, whether they may be said or not. */
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Words } from "./words";

/** What everything that offers words is given. */
export interface Saying {
  /** The words that may be said now. */
  options: string[];
  words: Words;
  choose: (word: string) => void;
  /** The word being weighed, and the one a hint names; or nothing. */
  picked: string;
  hinted: string;
}

/** Those parts of it that a single choice needs. */
export interface Choosing extends Pick<Saying, "choose" | "picked" | "hinted"> {
  /** Told the word that is pointed at, and nothing when that is over. */
  show?: (word: string) => void;
}

type Marks = HTMLButtonAttributes & Record<`data-${string}`, unknown>;

/** What makes a button the choice of a word; where only allowed words are shown, nothing is said about being allowed. */
export function choice(word: string, { choose, picked, hinted, show }: Choosing, allowed?: boolean): Marks {
  return {
    "data-test": "option-button",
    "data-word": word,
    "data-hinted": hinted === word || undefined,
    "aria-disabled": allowed === undefined ? undefined : !allowed,
    "aria-pressed": picked === word,
    onclick: () => choose(word),
    ...(show && pointing(word, show)),
  };
}

/** The word that is pointed at. */
let pointedAt = "";

/** Shows the word while it is pointed at, by whatever one points with. */
export function pointing(word: string, show: (word: string) => void): Marks {
  const on = (): void => {
    pointedAt = word;
    show(word);
  };
  // A button that is taken away loses the focus while the page is being changed, when nothing may be shown.
  const off = (): void =>
    queueMicrotask(() => {
      if (pointedAt !== word) return;
      pointedAt = "";
      show("");
    });
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

/** For what is pointed at like a button and is none: a field of a picture. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

/** Arrows lead from one choice of a group to the next, and at its ends out of it. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-word]")];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
