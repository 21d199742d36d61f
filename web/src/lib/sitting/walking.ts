/** Arrows lead from one option to the next, Home and End to the first and the last; Enter or the space bar chooses. */
const PLACES = "[data-test=board], [data-test=text-table]";
const MAY_BE_SAID = "[data-word]:not([aria-disabled=true])";
/** Where arrows have no other meaning: nowhere, at what is asked, among the options. */
const HERE = `body, #content, [data-test=turn], [data-test=confirm] *, ${PLACES}, :is(${PLACES}) *`;

/** Called before anybody hears a key: we hear it last, so that a board that means something else by arrows (a bid, a square) keeps them. */
export function hearLast(): void {
  removeEventListener("keydown", walk);
  addEventListener("keydown", walk, { once: true });
}

function walk(event: KeyboardEvent): void {
  const from = document.activeElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !from?.matches(HERE)) return;
  if (from.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  const to = next(event.key, offered(), from);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

type Option = HTMLElement | SVGElement;

/** What may be said and can be gone to; a grid leads through its own fields. */
function offered(): Option[] {
  return [...document.querySelectorAll<Option>(`:is(${PLACES}) ${MAY_BE_SAID}`)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility() && !each.closest("[role=grid]"),
  );
}

/** Left and right in their order, around at the ends; up and down to the nearest one that lies there, if any does. */
function next(key: string, all: Option[], from: Element): Option | undefined {
  const at = all.findIndex((each) => each === from);
  const here = at >= 0 ? at : all.findIndex((each) => each.ariaPressed === "true");
  const along = { ArrowRight: here + 1, ArrowLeft: here < 0 ? -1 : here - 1, ArrowDown: here + 1, ArrowUp: here < 0 ? -1 : here - 1, Home: 0, End: -1 }[key];
  if (along === undefined) return undefined;
  const below = { ArrowDown: 1, ArrowUp: -1 }[key];
  return (below && here >= 0 ? nearest(all, all[here] as Option, below) : undefined) ?? all.at(along % all.length);
}

/** The one that lies below (or, against the direction, above) and is least far away. */
function nearest(all: Option[], from: Option, below: number): Option | undefined {
  const middle = (it: Option): { x: number; y: number; high: number } => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, high: height };
  };
  const here = middle(from);
  let [found, least]: [Option | undefined, number] = [undefined, Infinity];
  for (const each of all) {
    const there = middle(each);
    const down = (there.y - here.y) * below;
    if (down < Math.min(here.high, there.high) / 2) continue; // it stands in the same row
    const far = down + 2 * Math.abs(there.x - here.x);
    if (far < least) [found, least] = [each, far];
  }
  return found;
}
