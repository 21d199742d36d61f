/** What stands for a server on this device: tables are in the pocket, and a folder of files has its books lying in it. */
import { IN_FILES } from "../device/where";
import { RefusedError, type Wire } from "../sitting/socket";
import { pocket } from "./pocket.svelte";

const BOOK = /^\/(games|rules|words)\b/;
/** A game kept as an example, by the title and its name: it is fetched when somebody wants to look at it. */
const SHOWN = /^\/tables\/(here-book_([a-z]+)_(\w+))/;

/** A request, answered without a server. */
export async function ask(method: string, path: string, body?: unknown, as = ""): Promise<Response> {
  if (IN_FILES && BOOK.test(path)) return fetch(fileOf(path)).catch(away);
  const plain = path.replace(/^\/here/, "");
  return SHOWN.test(plain) ? shown(method, plain, body, as) : pocket.ask(method, plain, body, as);
}

/** Examples are looked at beside the tables of this device, which another window may have. One at a time is in hand: another is brought. */
async function shown(method: string, path: string, body: unknown, as: string): Promise<Response> {
  pocket.wait();
  const before = await pocket.ask(method, path, body, as, true);
  if (before.ok) return before;
  const [, id = "", game = "", name = ""] = SHOWN.exec(path) ?? [];
  const record = await (await import("../rulebook/records")).recordOf(game, name);
  if (!record || !(await pocket.ask("PUT", `/shown/${id}`, record, "", true)).ok) return before;
  return pocket.ask(method, path, body, as, true);
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
