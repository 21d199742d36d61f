/** The end of a turn in one go: each word only while it is an option of one's own turn and nothing has happened. */
import { told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import type { Events } from "./types";
import type { WizWarView } from "./view";

/** What brings each question of the end of a turn to its end, in their order. */
const WORDS: Record<string, string> = { main: "finish", discard: "done", draw: "draw", room_to_draw: "stop" };
const ORDER = Object.keys(WORDS);
const QUIET = ["drew", "drew_card", "reshuffled"];

/** The word that comes next toward the end of the own turn, or nothing. */
export function nextWord(view: WizWarView, options: string[], you: number): string {
  const word = WORDS[view.question] ?? "";
  return you >= 0 && view.active === you && options.includes(word) ? word : "";
}

export class DrawingUp {
  /** The question whose answer has been said last; nothing if nobody draws up. */
  private at = "";

  constructor(private readonly weigh: (word: string) => void, private readonly say: (word: string) => void) {}

  /** The first word is weighed like any other; what follows from it is said. */
  begin(view: WizWarView, options: string[], you: number): void {
    const word = nextWord(view, options, you);
    this.at = word ? view.question : "";
    if (word) this.weigh(word);
  }

  stop(): void {
    this.at = "";
  }

  /** The table stands otherwise: go on if the turn has come nearer to its end and nothing else has happened. */
  goOn(view: WizWarView, options: string[], you: number, last: Entry | null): void {
    if (!this.at) return;
    const [before, now] = [ORDER.indexOf(this.at), ORDER.indexOf(view.question)];
    const nearer = now > before || (view.question === "draw" && this.at === "draw");
    const quiet = told<Events>(last).every(({ kind, fields }) => QUIET.includes(kind) && (!("seat" in fields) || fields.seat === you));
    const word = nearer && quiet ? nextWord(view, options, you) : "";
    this.at = word ? view.question : "";
    if (word) this.say(word);
  }
}
