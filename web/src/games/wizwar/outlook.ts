/** What the rules say of the squares around a wizard: what it sees, and what hides the rest. */
import type { Words } from "../../lib/words";
import { middleOf, rowsOf, stretchesOf, UNIT, type Point } from "./maze";
import { BEHIND, BLIND, FOGGED, PILLAR, SEEN } from "./types";
import { borderName, DOOR, FIRE_WALL, squareWord, WIDTH, type WizWarView } from "./view";

const HALF = UNIT / 2;

export interface Ray {
  square: number;
  seen: boolean;
  /** From the eyes, and out of an exit into the square if it goes through one. */
  parts: [Point, Point][];
  /** Where what hides the square is marked. */
  bars: { x: number; y: number; upright: boolean }[];
  spot: Point | null;
  told: string;
}

/** The line of sight to a square. */
export function rayTo(view: WizWarView, words: Words, square: number): Ray | null {
  const eyes = view.place[view.looks[0] ?? -1] ?? -1;
  const line = view.sight.slice(4 * square, 4 * square + 4);
  if (eyes < 0 || square === eyes || line.length < 4) return null;
  const [across = 0, down = 0, turn = 0, hidden = SEEN] = line;
  const from = middleOf(view.seats, eyes);
  const to = middleOf(view.seats, square);
  const end = { x: from.x + across * HALF, y: from.y + down * HALF };
  const straight = end.x === to.x && end.y === to.y;
  const [x, y] = turned(across * HALF, down * HALF, turn);
  const parts: [Point, Point][] = straight ? [[from, to]] : [[from, end], [{ x: to.x - x, y: to.y - y }, to]];
  const fields = { from: squareWord(eyes), to: squareWord(square) };
  const ray = { square, seen: hidden === SEEN, parts, bars: [], spot: null };
  if (hidden === SEEN) return { ...ray, told: words.say(straight ? "table-sight-free" : "table-sight-exit", fields) };
  const why = (key: string, thing: string): string => words.say(key, { ...fields, thing });
  if (hidden >= BEHIND) {
    const across = hidden - BEHIND;
    const fill = view.maze.fills[across];
    const thing = fill ? words.say(`table-fill-${fill}`) : words.say("table-giant");
    return { ...ray, spot: middleOf(view.seats, across), told: why("table-sight-behind", words.say("table-thing-on", { thing, square: squareWord(across) })) };
  }
  if (hidden >= PILLAR) {
    const point = hidden - PILLAR;
    const row = Math.floor(point / (WIDTH + 1));
    const column = point % (WIDTH + 1);
    const spot = { x: (column - WIDTH / 2) * UNIT, y: (row - rowsOf(view.seats) / 2) * UNIT };
    const beside = Math.max(0, row - 1) * WIDTH + Math.max(0, column - 1);
    return { ...ray, spot, told: why("table-sight-behind", words.say("table-pillar", { square: squareWord(beside) })) };
  }
  if (hidden >= 0) {
    const kind = view.maze.borders[hidden];
    const thing = words.say(kind === DOOR ? "table-the-door" : kind === FIRE_WALL ? "table-the-fire" : "table-the-wall", { where: borderName(words, hidden) });
    return { ...ray, bars: stretchesOf(view.seats).filter(({ border }) => border === hidden), told: why("table-sight-behind", thing) };
  }
  return { ...ray, told: words.say(hidden === FOGGED ? "table-sight-fog" : hidden === BLIND ? "table-sight-blind" : "table-sight-outer", fields) };
}

function turned(x: number, y: number, quarters: number): [number, number] {
  return quarters === 1 ? [-y, x] : quarters === 2 ? [-x, -y] : quarters === 3 ? [y, -x] : [x, y];
}
