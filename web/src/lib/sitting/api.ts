/** Everything the page asks the server over HTTP. */
import type {
  ChatPage, Coming, GameInfo, Handed, Join, Known, Lobby, Me, Moment, NewTable, Opened, OpenedSeed, Problem, Renewed, RuleOut, StateOut,
  TableInfo, TextOut,
} from "../protocol";
import { IN_FILES, isHere } from "../device/where";
import { RefusedError } from "./socket";

/** Whose request it is: nothing for the person the cookie names, a key for a seat held by key, "new" for a new person. */
export type As = string;

/** Who answers in the server's stead, by table: the page itself, of finished games it has in hand. */
export const instead = new Map<string | undefined, typeof sent>();

async function request(method: string, path: string, body?: unknown, as: As = ""): Promise<Response> {
  const ask = IN_FILES || isHere(path) ? (await import("../pocket/house")).ask : (instead.get(path.split("/")[2]) ?? sent);
  const response = await ask(method, path, body, as);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

export async function sent(method: string, path: string, body?: unknown, as: As = ""): Promise<Response> {
  const headers: Record<string, string> = { "x-zaubertisch": "1" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (as && as !== "new") headers["authorization"] = `Bearer ${as}`;
  const credentials = as === "new" ? "omit" : "same-origin";
  const init: RequestInit = { method, headers, credentials };
  if (body !== undefined) init.body = JSON.stringify(body);
  return fetch(`/api${path}`, init).catch(() => {
    throw new RefusedError("offline", {}, "The server cannot be reached.");
  });
}

export async function refusalOf(response: Response): Promise<RefusedError> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  return problem?.key
    ? new RefusedError(problem.key, problem.fields, problem.text, problem.obstacle)
    : new RefusedError("offline", {}, `The server answered ${response.status}.`);
}

async function ask<T>(method: string, path: string, body?: unknown, as: As = ""): Promise<T> {
  return (await (await request(method, path, body, as)).json()) as T;
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  lobby: () => ask<Lobby>("GET", "/tables"),
  rules: (game: string, lang: string) => ask<RuleOut[]>("GET", `/rules/${game}?lang=${lang}`),
  words: async (game: string, lang: string, part: "play" | "rules") =>
    (await request("GET", `/words/${game}?lang=${lang}&part=${part}`)).text(),
  /** At the server, or on this device. */
  open: (wish: NewTable, house: "" | "/here" = "") => ask<Opened>("POST", `${house}/tables`, wish),
  me: () => ask<Me>("GET", "/me"),
  look: (recovery: string) => ask<Coming>("POST", "/back/look", { recovery }),
  back: (recovery: string) => ask<Me>("POST", "/back", { recovery }),
  before: () => ask<Me>("POST", "/back/before"),
  renew: () => ask<Renewed>("POST", "/me/renew"),
  link: () => ask<Handed>("POST", "/me/link"),
  table: (id: string, as: As = "") => ask<TableInfo>("GET", `/tables/${id}`, undefined, as),
  state: (id: string, as: As = "") => ask<StateOut>("GET", `/tables/${id}/state`, undefined, as),
  text: (id: string, lang: string, number: number, as: As = "") =>
    ask<TextOut>("GET", `/tables/${id}/text?lang=${lang}&number=${number}`, undefined, as),
  textAt: (id: string, lang: string, number: number, eyes: number) =>
    ask<TextOut>("GET", `/tables/${id}/text?lang=${lang}&number=${number}&eyes=${eyes}`),
  join: (id: string, wish: Join, as: As = "") => ask<Opened>("POST", `/tables/${id}/seats`, wish, as),
  leave: (id: string, as: As = "") => ask<TableInfo>("DELETE", `/tables/${id}/seats`, undefined, as),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { bot }),
  remove: (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  handOn: (id: string, seat: number) => ask<TableInfo>("POST", `/tables/${id}/owner`, { seat }),
  closeTable: (id: string) => request("DELETE", `/tables/${id}`),
  vote: (id: string, seat: number, as: As = "") => ask<TableInfo>("POST", `/tables/${id}/votes`, { seat }, as),
  chat: (id: string, before: number) => ask<ChatPage>("GET", `/tables/${id}/chat?before=${before}`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  resign: (id: string, as: As = "") => ask<TableInfo>("POST", `/tables/${id}/resign`, undefined, as),
  comeBack: (id: string, as: As = "") => ask<TableInfo>("POST", `/tables/${id}/return`, undefined, as),
  number: (id: string, number: string, as: As = "") =>
    ask<TableInfo>("POST", `/tables/${id}/number`, { number }, as),
  seed: (id: string) => ask<OpenedSeed>("GET", `/tables/${id}/seed`),
  rematch: (id: string, pledge: string, as: As = "") =>
    ask<TableInfo>("POST", `/tables/${id}/rematch`, { pledge }, as),
  moment: (id: string, number: number, eyes: number, as: As = "") =>
    ask<Moment>("GET", `/tables/${id}/moments/${number}?eyes=${eyes}`, undefined, as),
  known: (id: string, number: number, eyes: number, as: As = "") =>
    ask<Known>("GET", `/tables/${id}/known/${number}?eyes=${eyes}`, undefined, as),
  record: async (id: string) => (await request("GET", `/tables/${id}/record`)).text(),
};
