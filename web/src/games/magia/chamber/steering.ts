/** Arrows lead among all that answers: sideways to the next and the one before, up and down to what lies there. */
const SIDEWAYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const UPRIGHT: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
/** How much more it counts to lie aside than to lie far. */
const ASIDE = 2;

type Middle = { x: number; y: number };

/** The place of the one an arrow leads to; -1 if it leads nowhere, and the first for whoever stands at none. */
export function towards(key: string, from: number, all: readonly Middle[]): number {
  const step = SIDEWAYS[key] ?? UPRIGHT[key];
  if (!step || !all.length) return -1;
  if (from < 0) return 0;
  return key in SIDEWAYS ? (from + step + all.length) % all.length : nearest(step, from, all);
}

function nearest(step: number, from: number, all: readonly Middle[]): number {
  const { x, y } = all[from] ?? { x: 0, y: 0 };
  const far = all.map((each) => ((each.y - y) * step > 1 ? (each.y - y) * step + ASIDE * Math.abs(each.x - x) : Infinity));
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

const ANSWERS = "[data-test=option-button]:not([aria-disabled=true])";
const PLACES = "[data-test=room] [role=button][tabindex='0']";

/** Moves the focus, among the places of the picture for whoever is there, else among the options. */
export function steer(event: KeyboardEvent, board: HTMLElement): void {
  const at = document.activeElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(at === document.body || (at && board.contains(at)) || at?.matches("[data-test=turn], [data-test=say]"))) return;
  const all = [...board.querySelectorAll<HTMLElement | SVGElement>(at?.matches(PLACES) ? PLACES : ANSWERS)].filter((each) => each.checkVisibility());
  const to = towards(event.key, all.findIndex((each) => each === at), all.map(middle));
  if (to < 0) return;
  event.preventDefault();
  all[to]?.focus();
}

function middle(each: Element): Middle {
  const { x, y, width, height } = each.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
