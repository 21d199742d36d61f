/** What came is shown one after the other, each for as long as it needs; nothing is lost and nothing overtakes. */
export class Queue<Item> {
  private waiting: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** `hold` says for how long a thing stands before the next one may come; without an end, until `release`. */
  constructor(
    private readonly show: (item: Item) => void,
    private readonly hold: (item: Item, behind: number) => number,
    private readonly changed: (behind: number) => void = () => undefined,
  ) {}

  /** Something came; what is urgent is shown now, and all that came before it with it. */
  push(item: Item, urgent = false): void {
    this.waiting.push(item);
    if (urgent) this.hurry(true);
    else if (this.timer === undefined && !this.held) this.next();
    this.changed(this.waiting.length);
  }

  /** Whoever looks has seen what the table was held for. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    this.next();
    this.changed(this.waiting.length);
  }

  /** Everything that waits is shown at once. */
  flush(): void {
    this.hurry(false);
    this.changed(0);
  }

  /** Nothing that waited is shown any more. */
  clear(): void {
    this.rest();
    this.waiting = [];
    this.changed(0);
  }

  private hurry(holdLast: boolean): void {
    this.rest();
    while (this.waiting.length > (holdLast ? 1 : 0)) this.show(this.waiting.shift() as Item);
    if (holdLast) this.next();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = false;
  }

  private next(): void {
    this.timer = undefined;
    while (this.waiting.length) {
      const item = this.waiting.shift() as Item;
      this.show(item);
      const wait = this.hold(item, this.waiting.length);
      if (wait === Infinity) {
        this.held = true;
        return;
      }
      if (wait > 0) {
        this.timer = setTimeout(() => this.goOn(), wait);
        return;
      }
    }
  }

  private goOn(): void {
    this.next();
    this.changed(this.waiting.length);
  }
}
