/** The whole text of what is pointed at: by hovering, by focus, by a long press. */
import type { Attachment } from "svelte/attachments";

export interface Told {
  title: string;
  lines: string[];
}

const HOVER = 250;
const LONG = 450;

export class Tips {
  shown = $state.raw<(Told & { at: DOMRect }) | null>(null);
  private timer = 0;

  /** Later in the same moment: what loses the focus may be on its way out of the page. */
  hide = (): void => {
    clearTimeout(this.timer);
    queueMicrotask(() => (this.shown = null));
  };

  private show(node: Element, told: () => Told): void {
    this.shown = { ...told(), at: node.getBoundingClientRect() };
  }

  /** Makes something tell about itself; a press that was long enough to read does nothing else. */
  tells = (told: () => Told): Attachment<HTMLElement> => (node) => {
    let wasRead = false;
    const wait = (time: number, then = (): void => undefined): void => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.show(node, told), then()), time) as unknown as number;
    };
    const heard: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && wait(HOVER),
      pointerdown: (event) => {
        wasRead = false;
        if ((event as PointerEvent).pointerType === "mouse") this.hide();
        else wait(LONG, () => (wasRead = true));
      },
      pointerup: () => clearTimeout(this.timer),
      pointercancel: () => clearTimeout(this.timer),
      pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && this.hide(),
      focusin: () => node.querySelector(":focus-visible") || node.matches(":focus-visible") ? wait(HOVER) : undefined,
      focusout: this.hide,
      contextmenu: (event) => wasRead && event.preventDefault(),
    };
    const click = (event: Event): void => {
      if (!wasRead) return;
      wasRead = false;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const [kind, act] of Object.entries(heard)) node.addEventListener(kind, act);
    node.addEventListener("click", click, true);
    return () => {
      for (const [kind, act] of Object.entries(heard)) node.removeEventListener(kind, act);
      node.removeEventListener("click", click, true);
    };
  };
}
