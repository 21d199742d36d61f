/** Arrows lead from one place of the picture that can be pressed to the nearest one on that side. */
export interface Middle {
  x: number;
  y: number;
}

const SIDES: Record<string, Middle> = { ArrowRight: { x: 1, y: 0 }, ArrowLeft: { x: -1, y: 0 }, ArrowDown: { x: 0, y: 1 }, ArrowUp: { x: 0, y: -1 } };
/** How much more it counts to lie aside than to lie far. */
const ASIDE = 2;

/** The place of the one an arrow leads to, or -1. */
export function towards(key: string, from: Middle, all: readonly Middle[]): number {
  const side = SIDES[key];
  if (!side) return -1;
  const far = all.map(({ x, y }) => {
    const ahead = (x - from.x) * side.x + (y - from.y) * side.y;
    const aside = Math.abs((x - from.x) * side.y + (y - from.y) * side.x);
    return ahead > 1 ? ahead + ASIDE * aside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

const PLACES = "[role=button][tabindex='0']";

/** Moves the focus of whoever is at such a place; from anywhere else arrows mean what they mean there. */
export function steer(event: KeyboardEvent & { currentTarget: Element }): void {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || !at.matches(PLACES)) return;
  const all = [...event.currentTarget.querySelectorAll<SVGElement>(PLACES)];
  const to = all[towards(event.key, middle(at), all.map(middle))];
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

function middle(each: Element): Middle {
  const { x, y, width, height } = each.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
