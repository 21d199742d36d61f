import { untrack } from "svelte";

/** Short answers to what somebody did: each goes away by itself, or by a click. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad" | "good";
  /** A rule to read on, as game and id. */
  rule?: { game: string; id: string };
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

  show(text: string, tone: Toast["tone"] = "plain", rule?: Toast["rule"]): void {
    const toast: Toast = { id: ++this.last, text, tone, ...(rule ? { rule } : {}) };
    this.all = [...untrack(() => this.all).filter((each) => each.text !== text).slice(-2), toast];
    setTimeout(() => this.close(toast.id), rule ? 14000 : 8000);
  }

  close(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
