/** The card whose whole text is shown: pointed at, reached by keys, or pressed for a while. */
const LONG = 450;
const GRACE = 220;

export interface Spot {
  key: string;
  /** What it is about, on the screen. */
  box: DOMRect;
}

class Tip {
  shown = $state.raw<Spot | null>(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  show(key: string, node: Element): void {
    this.stay();
    this.shown = { key, box: node.getBoundingClientRect() };
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
}

export const tip = new Tip();

/** Makes something tell the whole text of a card; a long press is no press. */
export function tells(node: HTMLElement, card: string): { update: (card: string) => void; destroy: () => void } {
  let key = card;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const own = (): boolean => tip.shown?.key === key;
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
    focus: () => node.matches(":focus-visible") && tip.show(key, node),
    blur: () => own() && tip.hide(),
    contextmenu: (event: Event) => held && event.preventDefault(),
  };
  const press = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [kind, act] of Object.entries(on)) node.addEventListener(kind, act as EventListener);
  node.addEventListener("click", press, true);
  return {
    update: (card) => (key = card),
    destroy: () => {
      clearTimeout(timer);
      if (own()) tip.hide();
    },
  };
}
