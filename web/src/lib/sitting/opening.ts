/** Opening a table from this device: the promise of a number, the key, the name as the table took it. */
import { api } from "./api";
import { keepRecovery } from "./keys";
import { noteName } from "./named";
import { keepNumber, promiseNumber } from "./numbers";
import type { NewTable } from "../protocol";
import { router } from "../device/router.svelte";

/** A new table with this person at it, and the way there. */
export async function openTable(name: string, wish: Omit<NewTable, "name" | "pledge">, house: "" | "/here" = ""): Promise<void> {
  const promised = await promiseNumber();
  const opened = await api.open({ ...wish, name, pledge: promised.pledge }, house);
  keepNumber(opened.table, promised);
  if (opened.recovery) keepRecovery(opened.recovery);
  noteName(name, opened.table);
  router.go(`/table/${opened.table.id}`);
}
