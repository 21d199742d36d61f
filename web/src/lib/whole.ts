/** The whole text of a card that has room for a line of it: shown on hover, on focus by keys and on a long press. */
import type { Attachment } from "svelte/attachments";

const HOVER = 350;
const LONG = 450;
const GAP = 8;

let sheet: HTMLElement | null = null;
let shownFor: HTMLElement | null = null;

/** To be attached to a card; without a text it shows nothing, nor where it is not needed. */
export function whole(text: string, isNeeded: (card: HTMLElement) => boolean = () => true): Attachment<HTMLElement> {
  return (card) => {
    if (!text) return;
    let waiting = 0;
    let held = false;
    const soon = (after: number): void => {
      clearTimeout(waiting);
      if (!isNeeded(card)) return;
      waiting = window.setTimeout(() => show(card, text), after);
    };
    const over = (): void => {
      clearTimeout(waiting);
      if (shownFor === card) hide();
    };
    const on: [keyof HTMLElementEventMap, (event: Event) => void][] = [
      ["pointerenter", (event) => isTouch(event) || soon(HOVER)],
      ["pointerleave", (event) => isTouch(event) || over()],
      ["pointerdown", (event) => {
        held = false;
        clearTimeout(waiting);
        if (isTouch(event) && isNeeded(card)) waiting = window.setTimeout(() => { held = true; show(card, text); }, LONG);
      }],
      ["pointerup", () => held || over()],
      ["pointercancel", over],
      ["contextmenu", (event) => { if (held) event.preventDefault(); }],
      ["click", (event) => {
        if (!held) return over();
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }],
      ["focusin", (event) => { if ((event.target as HTMLElement).matches(":focus-visible")) soon(HOVER); }],
      ["focusout", over],
    ];
    for (const [kind, act] of on) card.addEventListener(kind, act, { capture: true });
    return () => {
      over();
      for (const [kind, act] of on) card.removeEventListener(kind, act, { capture: true });
    };
  };
}

/** Whether a line has no room for all of its text. */
export const isCut = (line: HTMLElement): boolean => line.scrollWidth > line.clientWidth;

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType !== "mouse";

function show(card: HTMLElement, text: string): void {
  sheet ??= made();
  sheet.textContent = text;
  shownFor = card;
  if (!sheet.matches(":popover-open")) sheet.showPopover();
  const [box, size] = [card.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const above = box.top - size.height - GAP;
  const left = Math.min(Math.max(GAP, box.left + box.width / 2 - size.width / 2), innerWidth - size.width - GAP);
  sheet.style.left = `${left}px`;
  sheet.style.top = `${above >= GAP ? above : Math.min(box.bottom + GAP, innerHeight - size.height - GAP)}px`;
}

function hide(): void {
  shownFor = null;
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}

/** What is read aloud stands on the card itself, so this is for eyes only. */
function made(): HTMLElement {
  const made = document.createElement("div");
  made.className = "whole-text";
  made.popover = "manual";
  made.setAttribute("aria-hidden", "true");
  made.dataset["test"] = "whole-text";
  document.body.append(made);
  addEventListener("scroll", hide, { capture: true, passive: true });
  addEventListener("pointerdown", hide, { capture: true });
  addEventListener("keydown", (event) => event.key === "Escape" && hide(), { capture: true });
  return made;
}
