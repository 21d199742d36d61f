/** The icons that can be drawn by now: a game's own come after its board, and until then their places are empty. */
import { ICONS as AT_ONCE, type IconName } from "./icons";

export const ICONS = $state<Record<IconName, string>>({ ...AT_ONCE });

/** More of them are on their way; without them the board can be played as well. */
export async function bring(more: Promise<{ default: Partial<Record<IconName, string>> }>): Promise<void> {
  Object.assign(ICONS, (await more.catch(() => null))?.default);
}
