/** The squares of the maze as the cells of a grid: what is on each, where one can go from it, what pressing it does. */
import type { Words } from "../../../lib/words";
import { SIDES } from "../box";
import { beyond, borderBeside, leadsTo, rowsOf, squaresOf, stretchesOf } from "../maze";
import { borderWord, colourOf, DOOR, FIRE_WALL, squareTold, squareWord, WALL, WIDTH, type WizWarView } from "../view";

export interface Cell {
  square: number;
  column: number;
  /** The word pressing it says, or nothing. */
  word: string;
  /** Steps of the walk pressing it begins, or 0. */
  steps: number;
  told: string;
}

/** A border that can be meant, where it is drawn. */
export type LitBorder = ReturnType<typeof stretchesOf>[number] & { again: boolean; word: string };

/** The borders that can be meant; a linked one is drawn at both ends, and the second only repeats the first. */
export function litBorders(seats: number, options: string[]): LitBorder[] {
  const seen = new Set<number>();
  return stretchesOf(seats).map((stretch) => {
    const again = seen.has(stretch.border);
    seen.add(stretch.border);
    return { ...stretch, again, word: `border ${borderWord(stretch.border)}` };
  }).filter(({ word }) => options.includes(word));
}

/** What stands at the four sides of a square, in words. */
export function sidesTold(view: WizWarView, words: Words, square: number): string {
  const found: Record<string, string[]> = { open: [], door: [], fire: [], wall: [] };
  SIDES.forEach((side, turn) => {
    const to = beyond(view.seats, square, turn);
    const kind = to < 0 ? WALL : (view.maze.borders[borderBeside(view.seats, square, turn)] ?? 0);
    const way = kind === WALL ? "wall" : kind === DOOR ? "door" : kind === FIRE_WALL ? "fire" : "open";
    const far = to >= 0 && ![1, WIDTH].includes(Math.abs(to - square));
    found[way]?.push(far && way !== "wall" ? words.say("table-way-link", { side: words.name(side), square: squareWord(to) }) : words.name(side));
  });
  return Object.entries(found).filter(([, sides]) => sides.length).map(([way, sides]) => words.say(`table-side-${way}`, { sides: words.join(sides) })).join("; ");
}

/** The one wizard on a square that can be aimed at by pressing the square. */
function aimOn(view: WizWarView, options: string[], you: number, square: number): string {
  const words = view.place.flatMap((at, seat) => (at === square ? [`at ${colourOf(view, seat)}`, ...(seat === you ? ["at self"] : [])] : [])).filter((word) => options.includes(word));
  return words.length === 1 ? (words[0] ?? "") : "";
}

/** The rows of the maze from north to south, each with its squares from west to east. */
export function rowsOfCells(view: WizWarView, options: string[], words: Words, you: number): { row: number; cells: Cell[] }[] {
  const lead = leadsTo(view, options, you);
  const walks = (square: number): number => {
    const way = view.ways?.[square] ?? [];
    return way.length && options.includes(`step ${SIDES[way[0] ?? 0]}`) ? way.length : 0;
  };
  return Array.from({ length: rowsOf(view.seats) }, (_, row) => ({
    row,
    cells: squaresOf(view.seats).filter((square) => Math.floor(square / WIDTH) === row).map((square) => {
      const said = lead.get(square) ?? [];
      const word = said.find((each) => each.startsWith("square")) ?? (aimOn(view, options, you, square) || (said[0] ?? ""));
      const steps = word && !word.startsWith("step") ? 0 : walks(square);
      const does = steps ? words.say("table-walk-there", { steps }) : word ? words.option(word) : "";
      return { square, column: square % WIDTH, word, steps, told: [squareTold(view, words, square), sidesTold(view, words, square), does].filter(Boolean).join(". ") };
    }),
  }));
}
