/** A walk of several squares: one step after the other, each only while it is an option and nothing has happened. */
import { told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import { SIDES } from "./box";
import { beyond } from "./maze";
import type { Events } from "./types";
import type { WizWarView } from "./view";

/** Milliseconds a step is seen before the next one is said. */
const PACE = 280;

interface Stage {
  word: string;
  square: number;
}

/** The squares a way leads through, each with the word of the step into it. */
export function stagesTo(view: WizWarView, you: number, goal: number): Stage[] {
  let square = view.place[you] ?? -1;
  return (view.ways?.[goal] ?? []).map((side) => {
    square = beyond(view.seats, square, side);
    return { word: `step ${SIDES[side]}`, square };
  });
}

export class Walk {
  /** Where it leads; -1 if nobody walks. */
  goal = $state(-1);
  private left: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly say: (word: string, onward?: boolean) => void) {}

  begin(view: WizWarView, you: number, goal: number): void {
    this.stop();
    this.left = stagesTo(view, you, goal);
    if (!this.left.length) return;
    this.goal = goal;
    this.say(this.left[0]?.word ?? "");
  }

  stop(): void {
    clearTimeout(this.timer);
    this.left = [];
    this.goal = -1;
  }

  /** The table stands otherwise: go on if that was the step we took and nothing else. */
  goOn(view: WizWarView, options: string[], you: number, last: Entry | null): void {
    const [taken, next] = this.left;
    if (!taken || view.place[you] !== taken.square) return this.stop();
    const quiet = told<Events>(last).every(({ kind, fields }) => kind === "moved" && fields.seat === you);
    if (!next || !quiet || view.question !== "main" || !options.includes(next.word)) return this.stop();
    this.left = this.left.slice(1);
    clearTimeout(this.timer);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.timer = setTimeout(() => this.say(next.word, true), still ? 0 : PACE);
  }
}
