/** One colour and one sign a player: the same on badge, figure, log and board, in every game. */
import { SEAT_COLOURS, SEAT_LETTERS, SEAT_SHAPES } from "./seats";

export interface Player {
  colour: string;
  /** What can be read on that colour. */
  ink: string;
  letter: string;
  /** The outline of the sign, in a box of 32 by 32. */
  shape: string;
}

const LIGHT = "#ffffff";
const DARK = "#20140b";

class Livery {
  /** The colours the box of the game on the table gives its seats; nothing where it gives none. */
  tones = $state.raw<readonly string[]>([]);
}

const livery = new Livery();

/** The game on the table has colours of its own for its seats, or none. */
export function wear(tones: readonly string[]): void {
  if (tones.join() !== livery.tones.join()) livery.tones = tones;
}

/** How a seat is known at a glance. */
export function playerOf(seat: number): Player {
  const place = ((seat % 6) + 6) % 6;
  const colour = livery.tones[seat] ?? (SEAT_COLOURS[place] as string);
  return { colour, ink: inkOn(colour), letter: SEAT_LETTERS[place] as string, shape: SEAT_SHAPES[place] as string };
}

/** Whichever of white and black stands out more. */
export function inkOn(colour: string): string {
  const light = luminance(colour);
  return 1.05 / (light + 0.05) >= (light + 0.05) / (luminance(DARK) + 0.05) ? LIGHT : DARK;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
