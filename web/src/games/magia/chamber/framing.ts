/** A small window goes near what can be reached, gently, and back again. */
import type { Zoom } from "../../../lib/zoom.svelte";
import { FIELDS } from "../room";

const MARGIN = 26;
const MOST = 2;
/** Below this nothing would be gained. */
const LEAST = 1.2;
const LASTS = 350;

export interface Frame {
  x: number;
  y: number;
  level: number;
}

export const WHOLE: Frame = { x: 0, y: 0, level: 1 };

/** The part of the board that holds these fields. */
export function frameOf(fields: number[], wide: number, high: number): Frame {
  const places = fields.flatMap((field) => FIELDS[field] ?? []);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const level = Math.min(MOST, wide / (right - left + MARGIN), high / (bottom - top + MARGIN));
  return places.length && level >= LEAST ? { x: (left + right) / 2, y: (top + bottom) / 2, level } : WHOLE;
}

/** Moves the window there; what it returns stops it. */
export function glide(zoom: Zoom, to: Frame): () => void {
  const from = { x: zoom.x, y: zoom.y, level: zoom.level };
  const lasts = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : LASTS;
  const began = performance.now();
  let next = 0;
  const step = (now: number): void => {
    const part = lasts ? Math.min(1, Math.max(0, now - began) / lasts) : 1;
    const eased = part * part * (3 - 2 * part);
    zoom.level = from.level + (to.level - from.level) * eased;
    zoom.look(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
    if (part < 1) next = requestAnimationFrame(step);
  };
  step(began);
  return () => cancelAnimationFrame(next);
}
