/** Records of finished games, between this device and the files of its owner. */
import { api, refusalOf } from "../sitting/api";
import type { TableInfo } from "../protocol";
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
  return told("POST", "/records", text);
}

/** What only the pocket is asked for; refused with a sentence, or the table that came of it. */
export async function told(method: string, path: string, body: unknown): Promise<TableInfo> {
  const answer = await pocket.ask(method, path, body, "");
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as TableInfo;
}
