/** Records of finished games, between this device and the files of its owner. */
import { api } from "../sitting/api";
import type { TableInfo } from "../protocol";
import { RefusedError } from "../sitting/socket";
import { pocket } from "./pocket.svelte";

/** Save a finished game as a file anybody can replay and check. */
export async function saveRecord({ id, game }: { id: string; game: string }): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await api.record(id)], { type: "application/json" }));
  link.download = `${game}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Open somebody's file as a table to look back at; one that does not hold is refused with a sentence. */
export async function bring(text: string): Promise<TableInfo> {
  const answer = await pocket.ask("POST", "/records", text, "");
  const told = (await answer.json()) as TableInfo & { key: string; fields: Record<string, string>; text: string };
  if (!answer.ok) throw new RefusedError(told.key, told.fields, told.text);
  return told;
}
