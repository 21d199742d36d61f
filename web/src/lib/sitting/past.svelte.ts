/** Looking back at the table while the game goes on: one moment at a time, and back to now with one step. */
import { api } from "./api";
import type { Desk } from "./desk.svelte";
import type { Moment } from "../protocol";

/** The eyes that see everything, once a game is over. */
export const TRUTH = 8;

export class Past {
  moment = $state.raw<Moment | null>(null);
  /** The moments one steps through, by number. */
  numbers = $state.raw<number[]>([]);
  private wanted = -1;
  private eyes = -1;

  constructor(private readonly desk: Desk) {}

  readonly place = $derived(this.moment ? this.numbers.indexOf(this.moment.number) : -1);

  /** Look at a moment; the steps go through the given ones, else through the whole story. */
  async look(number: number, numbers: number[] = this.desk.session.story.map((entry) => entry.number), eyes = -1): Promise<void> {
    this.numbers = numbers;
    this.wanted = number;
    this.eyes = eyes;
    await this.desk.attempt(async () => {
      const moment = await api.moment(this.desk.id, number, eyes, this.desk.session.key);
      if (this.wanted === number) this.moment = moment;
    });
  }

  step(by: number): void {
    const at = this.numbers.indexOf(this.wanted);
    const next = this.numbers[at + by];
    if (next !== undefined) void this.look(next, this.numbers, this.eyes);
    else if (by > 0) this.leave();
  }

  leave(): void {
    this.wanted = -1;
    this.moment = null;
  }
}
