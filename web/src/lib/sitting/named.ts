/** The name a seat goes by: it may have been amended, and whoever chose it is told. */
import { t } from "../lexicon.svelte";
import type { TableInfo } from "../protocol";
import { toasts } from "../device/toasts.svelte";

export function noteName(wished: string, table: TableInfo): void {
  const name = table.seats[table.you]?.name ?? wished;
  if (name !== wished.trim()) toasts.show(t("ui-name-amended", { name }));
}
