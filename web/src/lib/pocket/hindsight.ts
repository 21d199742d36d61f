/** Looking back on a finished game, on this device: asked again and again, a little more is found each time. */
import type { Findings } from "../../parts/hindsight/types";
import { refusalOf } from "../sitting/api";
import { isHere } from "../device/where";
import { borrow } from "./lent";
import { pocket } from "./pocket.svelte";

export interface Found {
  done: boolean;
  found: Findings | null;
}

/** Nothing is asked for: what was found before; `look`: some more; `closer`: more than last time. */
export async function lookBack(id: string, wish: { look?: boolean; closer?: boolean } = {}): Promise<Found> {
  if (!isHere(id)) await borrow(id, true);
  const answer = await pocket.ask("POST", `/tables/${id}/hindsight`, wish, "", !isHere(id));
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as Found;
}
