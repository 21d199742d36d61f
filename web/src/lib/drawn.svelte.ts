/** The icons that can be drawn by now: a game's own come after its board, and until then their places are empty. */
import { unhurried } from "./device/line";
import { ICONS as AT_ONCE, type IconName } from "./icons";

type Drawings = { default: Partial<Record<IconName, string>> };

export const ICONS = $state<Record<IconName, string>>({ ...AT_ONCE });

/** More of them are on their way; without them the board can be played as well. */
export async function bring(more: Promise<Drawings>): Promise<void> {
  Object.assign(ICONS, (await more.catch(() => null))?.default);
}

/** Those of the frame round every table: at once where the line is quick, otherwise after what is played with. */
export function bringAfter(more: () => Promise<Drawings>): void {
  setTimeout(() => void bring(more()), unhurried());
}
