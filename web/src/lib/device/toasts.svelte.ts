import { untrack } from "svelte";

/** Short answers to what somebody did: each goes away by itself, or by a click. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad" | "good";
  /** A rule to read on, as game and id. */
  rule?: { game: string; id: string };
  /** What of the text is shown at once, and what only on demand; whoever listens is told all of it. */
  brief?: string;
  more?: string;
}

class Toasts {
  all = $state<Toast[]>([]);
  /** How many parts of the page have room for them now. */
  housed = $state(0);
  private last = 0;

  /** A part of the page has room for them; says how to end that. */
  house(): () => void {
    untrack(() => (this.housed += 1));
    return () => (this.housed -= 1);
  }

  show(text: string, tone: Toast["tone"] = "plain", further: Pick<Toast, "rule" | "brief" | "more"> = {}): void {
    const toast: Toast = { id: ++this.last, text, tone, ...further };
    this.all = [...untrack(() => this.all).filter((each) => each.text !== text).slice(-2), toast];
    setTimeout(() => this.close(toast.id), further.rule ? 14000 : 8000);
  }

  /** What was not possible is no matter any more. */
  closeRefusals(): void {
    this.all = this.all.filter((each) => !each.rule);
  }

  close(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
