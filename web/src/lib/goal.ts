/** What the three sentences of a game's goal speak of: the options of the table, its seats, and what its board says. */
import type { GameBoard, GoalOf } from "./game";
import type { Fields } from "./words";

export function goalFields(board: GameBoard | null, table: GoalOf): Fields {
  const options = Object.entries(table.options).map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]);
  return { ...(Object.fromEntries(options) as Fields), seats: table.seats, ...board?.goal?.(table) };
}
