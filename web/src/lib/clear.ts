/** Where something that appears must go so that it does not cover what was just pressed. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const APART = 8;

/** By how much to move a box up or down to be clear of another: below it where there is room, else above it. */
export function clearOf(box: Box, other: Box, height: number): number {
  const apart = box.bottom <= other.top || other.bottom <= box.top || box.right <= other.left || other.right <= box.left;
  if (apart) return 0;
  const below = other.bottom + APART - box.top;
  const above = other.top - APART - box.bottom;
  if (box.bottom + below <= height) return below;
  return box.top + above >= 0 ? above : 0;
}
