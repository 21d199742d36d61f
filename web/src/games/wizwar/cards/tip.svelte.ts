/** The card whose whole text is shown: pointed at, reached by keys, or pressed for a while. */
import { fromAction, type Attachment } from "svelte/attachments";

const LONG = 450;
const GRACE = 220;

export interface Spot {
  key: string;
  /** What it is about, and where that is on the screen. */
  node: Element;
  box: DOMRect;
}

class Tip {
  shown = $state.raw<Spot | null>(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  show(key: string, node: Element): void {
    this.stay();
    this.shown = { key, node, box: node.getBoundingClientRect() };
  }

  hide(): void {
    this.stay();
    this.shown = null;
  }

  /** The pointer has left, perhaps for the text itself. */
  leave(): void {
    this.stay();
    this.leaving = setTimeout(() => this.hide(), GRACE);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }

  /** Something was scrolled: what has the focus keeps its text, and takes it along. */
  moved(): void {
    if (this.shown && isIn(this.shown.node, document.activeElement)) this.show(this.shown.key, this.shown.node);
    else this.hide();
  }
}

export const tip = new Tip();

const isIn = (node: Element, outer: Element | null): boolean => Boolean(outer && outer !== document.body && outer.contains(node));

/** Makes something tell the whole text of a card; a long press is no press. A name in a link or a button tells it when that is reached by keys. */
export function tells(node: HTMLElement, card: string): { update: (card: string) => void; destroy: () => void } {
  let key = card;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holder = node.closest<HTMLElement>("a, button") ?? node;
  const own = (): boolean => tip.shown?.node === node;
  const on = {
    pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && matchMedia("(hover: hover)").matches && tip.show(key, node),
    pointerleave: (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse" && own()) tip.leave();
    },
    pointerdown: (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        tip.show(key, node);
      }, LONG);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: Event) => held && event.preventDefault(),
  };
  const reached = {
    focus: () => holder.matches(":focus-visible") && tip.show(key, node),
    blur: () => own() && tip.hide(),
  };
  const press = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [kind, act] of Object.entries(on)) node.addEventListener(kind, act as EventListener);
  for (const [kind, act] of Object.entries(reached)) holder.addEventListener(kind, act);
  node.addEventListener("click", press, true);
  return {
    update: (card) => (key = card),
    destroy: () => {
      clearTimeout(timer);
      for (const [kind, act] of Object.entries(reached)) holder.removeEventListener(kind, act);
      if (own()) tip.hide();
    },
  };
}

const TELLING = new Map<string, Attachment<HTMLElement>>();

/** The same, to be attached to what another part of the page shows; always the same for a card, so that nothing is attached anew. */
export function telling(card: string): Attachment<HTMLElement> {
  const known = TELLING.get(card) ?? fromAction(tells, () => card);
  TELLING.set(card, known);
  return known;
}
