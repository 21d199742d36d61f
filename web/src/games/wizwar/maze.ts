/** The maze as lines and places: where a square is drawn, where a border runs, what lies beyond a side. */
import { LINKS, SIDES, SIZE, SLOTS, type Link } from "./box";
import { DOOR, squareNamed, WALL, WIDTH, type WizWarView } from "./view";

/** The length of a square's side. */
export const UNIT = 20;
/** Room around the maze for names and portals. */
export const EDGE = 15;

export interface Point {
  x: number;
  y: number;
}

export interface Stretch {
  border: number;
  x: number;
  y: number;
  /** Whether it runs from north to south. */
  upright: boolean;
}

export interface Exit extends Point {
  border: number;
  square: number;
  side: number;
  to: number;
  kind: string;
}

export const rowsOf = (seats: number): number => (seats === 2 ? SIZE : 2 * SIZE);
export const spanOf = (seats: number): { wide: number; high: number } => ({ wide: WIDTH * UNIT + 2 * EDGE, high: rowsOf(seats) * UNIT + 2 * EDGE });

/** The middle of a square; the middle of the maze is 0, 0. */
export function middleOf(seats: number, square: number): Point {
  return { x: ((square % WIDTH) + 0.5 - WIDTH / 2) * UNIT, y: (Math.floor(square / WIDTH) + 0.5 - rowsOf(seats) / 2) * UNIT };
}

const SQUARES: Record<number, number[]> = {};

export function squaresOf(seats: number): number[] {
  return (SQUARES[seats] ??= (SLOTS[seats] ?? []).flatMap((_, slot) => sectorSquares(seats, slot)).sort((one, other) => one - other));
}

export function sectorSquares(seats: number, slot: number): number[] {
  const [row, column] = SLOTS[seats]?.[slot] ?? [0, 0];
  return Array.from({ length: SIZE * SIZE }, (_, each) => (row * SIZE + Math.floor(each / SIZE)) * WIDTH + column * SIZE + (each % SIZE));
}

/** The corner of a sector at the top left. */
export function cornerOf(seats: number, slot: number): Point {
  const [row, column] = SLOTS[seats]?.[slot] ?? [0, 0];
  return { x: (column * SIZE - WIDTH / 2) * UNIT, y: (row * SIZE - rowsOf(seats) / 2) * UNIT };
}

const STEPS = [-WIDTH, 1, WIDTH, -1];

const linkAt = (seats: number, square: number, side: number): Link | undefined =>
  LINKS[seats]?.find(([, a, from, b, to]) => (a === square && from === side) || (b === square && to === side));

/** The square beyond a side, or -1 behind an outer wall. */
export function beyond(seats: number, square: number, side: number): number {
  const link = linkAt(seats, square, side);
  if (link) return link[1] === square && link[2] === side ? link[3] : link[1];
  const next = square + (STEPS[side] ?? 0);
  const straight = side % 2 === 0 || Math.floor(next / WIDTH) === Math.floor(square / WIDTH);
  return straight && squaresOf(seats).includes(next) ? next : -1;
}

/** The border at a side of a square. */
export function borderBeside(seats: number, square: number, side: number): number {
  const link = linkAt(seats, square, side);
  if (link) return link[0];
  return side === 1 ? square * 2 : side === 2 ? square * 2 + 1 : side === 3 ? (square - 1) * 2 : (square - WIDTH) * 2 + 1;
}

/** Every place a border is drawn at: a linked one at both its ends. */
export function stretchesOf(seats: number): Stretch[] {
  const inner = squaresOf(seats).flatMap((square) =>
    [1, 2].filter((side) => !linkAt(seats, square, side) && beyond(seats, square, side) >= 0).map((side) => at(seats, square, side, square * 2 + (side === 2 ? 1 : 0))),
  );
  return [...inner, ...exitsOf(seats).map((exit) => at(seats, exit.square, exit.side, exit.border))];
}

/** The points at which walls and doors end: there stand pillars. */
export function pillarsOf(view: WizWarView): Point[] {
  const found = new Map<string, Point>();
  for (const { border, x, y, upright } of stretchesOf(view.seats)) {
    const kind = view.maze.borders[border] ?? 0;
    if (kind !== WALL && kind !== DOOR) continue;
    for (const end of [-UNIT / 2, UNIT / 2]) {
      const point = upright ? { x, y: y + end } : { x: x + end, y };
      found.set(`${point.x} ${point.y}`, point);
    }
  }
  return [...found.values()];
}

/** The sector a border lies in by its slot, or -1 between sectors and at exits. */
export function slotOf(seats: number, border: number): number {
  const square = border >> 1;
  const next = square + (border % 2 ? WIDTH : 1);
  return (SLOTS[seats] ?? []).findIndex((_, slot) => [square, next].every((each) => sectorSquares(seats, slot).includes(each)));
}

/** The outer walls. */
export function outerOf(seats: number): Stretch[] {
  return squaresOf(seats).flatMap((square) => SIDES.map((_, side) => side).filter((side) => beyond(seats, square, side) < 0).map((side) => at(seats, square, side, -1)));
}

function at(seats: number, square: number, side: number, border: number): Stretch {
  const middle = middleOf(seats, square);
  const half = UNIT / 2;
  const x = middle.x + (side === 1 ? half : side === 3 ? -half : 0);
  const y = middle.y + (side === 2 ? half : side === 0 ? -half : 0);
  return { border, x, y, upright: side % 2 === 1 };
}

/** Exits through the edge of the board, each with the square one comes out at. */
export function exitsOf(seats: number): Exit[] {
  return (LINKS[seats] ?? []).flatMap(([border, a, from, b, to, kind]) => [exit(seats, border, a, from, b, kind), exit(seats, border, b, to, a, kind)]);
}

function exit(seats: number, border: number, square: number, side: number, to: number, kind: string): Exit {
  const edge = at(seats, square, side, border);
  const out = side === 0 ? 4 : 5.5; // above it stands the column's name
  return { border, square, side, to, kind, x: edge.x + (side === 1 ? out : side === 3 ? -out : 0), y: edge.y + (side === 2 ? out : side === 0 ? -out : 0) };
}

/** Whose steps are being chosen: one's own, or those of a wizard led by force. */
export function walker(view: WizWarView, you: number): number {
  return view.question === "force_step" ? (view.pending.findLast((each) => each.wizard >= 0)?.wizard ?? you) : you;
}

/** Which words lead to a square, by square. */
export function leadsTo(view: WizWarView, options: string[], you: number): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (square: number, word: string): void => void found.set(square, [...(found.get(square) ?? []), word]);
  const from = view.place[walker(view, you)] ?? -1;
  for (const word of options) {
    const [verb, where = ""] = word.split(" ");
    if (verb === "square") add(squareNamed(where), word);
    else if (verb === "step" && from >= 0) {
      const to = beyond(view.seats, from, SIDES.indexOf(where as (typeof SIDES)[number]));
      if (to >= 0) add(to, word);
    }
  }
  return found;
}
