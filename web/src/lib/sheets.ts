/** Small sheets that lie over the page: Esc and a press elsewhere close them, and so does what needs the room. */
import type { Attachment } from "svelte/attachments";

const sheets = new Set<HTMLDetailsElement>();

/** To be attached to a `details` whose content lies over the page. */
export const sheet: Attachment<HTMLDetailsElement> = (node) => {
  if (!sheets.size) listen();
  sheets.add(node);
  return () => {
    sheets.delete(node);
    if (!sheets.size) listenNoMore();
  };
};

export function closeSheets(): void {
  for (const each of sheets) each.open = false;
}

function listen(): void {
  addEventListener("pointerdown", outside, { capture: true });
  addEventListener("keydown", escape, { capture: true });
}

function listenNoMore(): void {
  removeEventListener("pointerdown", outside, { capture: true });
  removeEventListener("keydown", escape, { capture: true });
}

function outside({ target }: PointerEvent): void {
  for (const each of sheets) if (target instanceof Node && !each.contains(target)) each.open = false;
}

/** Wherever the focus is; whoever was in the sheet, or nowhere, goes on at its button. */
function escape(event: KeyboardEvent): void {
  const open = [...sheets].find((each) => each.open);
  if (event.key !== "Escape" || !open || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopPropagation();
  const lost = document.activeElement === document.body || open.contains(document.activeElement);
  closeSheets();
  if (lost) open.querySelector("summary")?.focus();
}
