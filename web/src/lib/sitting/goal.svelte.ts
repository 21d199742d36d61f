/** Whether the goal of the game stands open at this table. */
import { noteFolded, opensByItself } from "../device/goals";
import { hold, held } from "./keys";

export class Goal {
  /** Whether it lies over the board, having no room beside it. */
  over = false;
  /** What was decided here before, by somebody or at first sight of the table. */
  private decided = $state<boolean | undefined>();
  /** A table that was looked at before there was a goal to show is left as it is. */
  private readonly known: boolean;

  constructor(private readonly table: string) {
    const { goal, seen } = held(table);
    this.decided = goal;
    this.known = seen !== undefined;
  }

  isOpen(game: string): boolean {
    return this.decided ?? (!this.known && opensByItself(game));
  }

  /** What was found at first sight stays so, however often the page is loaded. */
  keep(game: string): void {
    this.decide(this.isOpen(game));
  }

  /** Somebody opens or folds it; what they folded is folded at the next table, too. */
  turn(game: string, open = !this.isOpen(game)): void {
    this.decide(open);
    noteFolded(game, !open);
  }

  /** An own move puts it away where it lies over the board; at the next table it is there again. */
  putAway(): void {
    if (this.over) this.decide(false);
  }

  private decide(open: boolean): void {
    if (this.decided === open) return;
    this.decided = open;
    hold(this.table, { goal: open });
  }
}
