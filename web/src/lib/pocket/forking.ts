/** What if: a game of this device that begins as a finished one, at a server or here, and goes on otherwise. */
import { settings } from "../device/settings.svelte";
import { isHere } from "../device/where";
import { t } from "../lexicon.svelte";
import type { TableInfo } from "../protocol";
import { borrow } from "./lent";
import { told } from "./records";

export async function fork(id: string, number: number, seat: number): Promise<TableInfo> {
  if (!isHere(id)) await borrow(id, true);
  return told("POST", `/tables/${id}/forks`, { name: settings.name || t("ui-you-name"), number, seat });
}
