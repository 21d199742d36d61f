/** A window onto a board: as large as it or smaller, moved and pinched by fingers, mouse wheel, buttons and keys. */
const MOST = 4;
const STILL = 6;

interface Finger {
  x: number;
  y: number;
}

export class Zoom {
  wide = $state(0);
  high = $state(0);
  level = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the last touch moved the window, so that it was not meant for a field. */
  moved = false;

  readonly box = $derived(
    `${this.x - this.wide / this.level / 2} ${this.y - this.high / this.level / 2} ${this.wide / this.level} ${this.high / this.level}`,
  );

  constructor(wide: number, high: number) {
    this.wide = wide;
    this.high = high;
  }

  private fingers = new Map<number, Finger>();

  by(factor: number): void {
    this.level = Math.min(MOST, Math.max(1, this.level * factor));
    this.look(this.x, this.y);
  }

  whole(): void {
    this.level = 1;
    this.look(0, 0);
  }

  /** Put this point in the middle, as far as the board's edge allows. */
  look(x: number, y: number): void {
    const across = (this.wide - this.wide / this.level) / 2;
    const down = (this.high - this.high / this.level) / 2;
    this.x = Math.min(across, Math.max(-across, x));
    this.y = Math.min(down, Math.max(-down, y));
  }

  key(key: string): boolean {
    const step = 24 / this.level;
    const moves: Record<string, [number, number]> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    const move = moves[key];
    if (key === "+") this.by(1.5);
    else if (key === "-") this.by(1 / 1.5);
    else if (move && this.level > 1) this.look(this.x + move[0], this.y + move[1]);
    else return false;
    return true;
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** One finger moves the window, two pinch it. */
  move(event: PointerEvent, width: number): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    if (other) {
      this.moved = true;
      this.by(apart(now, other) / Math.max(1, apart(before, other)));
      this.shift((now.x - before.x) / 2, (now.y - before.y) / 2, width);
    } else if (this.level > 1) {
      if (!this.moved && apart(now, before) < STILL) return;
      this.moved = true;
      this.shift(now.x - before.x, now.y - before.y, width);
    }
    this.fingers.set(event.pointerId, now);
  }

  /** What lies under the finger goes along with it. */
  private shift(x: number, y: number, width: number): void {
    const unit = this.wide / this.level / width;
    this.look(this.x - x * unit, this.y - y * unit);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }
}

function apart(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
