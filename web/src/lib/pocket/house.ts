/** What stands for a server on this device: tables are in the pocket, and a folder of files has its books lying in it. */
import { IN_FILES } from "../device/where";
import { RefusedError, type Wire } from "../sitting/socket";
import { pocket } from "./pocket.svelte";

const BOOK = /^\/(games|rules|words)\b/;

/** A request, answered without a server. */
export async function ask(method: string, path: string, body?: unknown, as = ""): Promise<Response> {
  if (IN_FILES && BOOK.test(path)) return fetch(fileOf(path)).catch(away);
  return pocket.ask(method, path.replace(/^\/here/, ""), body, as);
}

/** The file of a book: `/words/abraca?lang=de&part=play` lies in `books/words-abraca-de-play`. */
function fileOf(path: string): string {
  const [plain = "", query = ""] = path.slice(1).split("?");
  return `books/${[...plain.split("/"), ...new URLSearchParams(query).values()].join("-")}.txt`;
}

function away(): never {
  throw new RefusedError("offline", {}, "The file cannot be reached.");
}

export function dial(table: string, wire: Wire): { say: (text: string) => void; hang: () => void } {
  return pocket.dial(table, wire);
}
