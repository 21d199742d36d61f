/** The name a seat goes by. */
import { settings } from "../device/settings.svelte";
import { t } from "../lexicon.svelte";
import type { TableInfo } from "../protocol";
import { toasts } from "../device/toasts.svelte";

/** What whoever chose no name is called, in every language of the page. */
export const NAMELESS = ["Zauberlehrling", "Wizard"];

/** One's own name; the one nobody chose speaks the reader's language. */
export function ownName(name: string): string {
  return !settings.name && NAMELESS.includes(name) ? t("ui-you-name") : name;
}

/** It may have been amended, and whoever chose it is told. */
export function noteName(wished: string, table: TableInfo): void {
  const name = table.seats[table.you]?.name ?? wished;
  if (name !== wished.trim()) toasts.show(t("ui-name-amended", { name }));
}
