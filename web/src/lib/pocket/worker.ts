/** The worker that holds the tables of this device: Python as WebAssembly, the rules in it, and what the browser keeps. */
import type { PyodideInterface } from "pyodide";
import type { TableSummary } from "../protocol";
import { fetched, HOME, typeOf } from "./files";
import { keep, keptOf } from "./kept";

/** What the page says: a request, or something on a wire. */
export type Said =
  | { type: "ask"; ref: number; method: string; path: string; asked: Record<string, string>; body: unknown; key: string; byTheBy: boolean }
  | { type: "dial"; wire: number; table: string; pace: number }
  | { type: "hear"; wire: number; text: string }
  | { type: "hang"; wire: number };

/** What it is told. */
export type Told =
  | { type: "loaded"; loaded: number; total: number }
  | { type: "stage"; stage: "elsewhere" | "loading" | "starting" | "ready" | "failed" }
  | { type: "answer"; ref: number; done: boolean; text: string }
  | { type: "heard"; wire: number; text: string }
  | { type: "refused"; wire: number };

interface Out {
  answer: [boolean, string] | null;
  keep: [string, string, TableSummary][];
  forget: string[];
  tell: [number, string][];
  wait: number | null;
}

/** Seconds after which somebody is told that another window has the tables. */
const PATIENCE = 400;
const ID = /here-\w+/;
const BEGIN = `
import sys
from importlib.util import module_from_spec, spec_from_file_location
sys.path.insert(0, "/house")
spec = spec_from_file_location("stand_ins", "/house/zaubertisch/pocket/stand_ins.py")
stand_ins = module_from_spec(spec)
spec.loader.exec_module(stand_ins)
stand_ins.take_in()
from zaubertisch.pocket.pocket import Pocket
Pocket()
`;

const tell = (told: Told): void => postMessage(told);
const known = new Set<string>();
let take: (said: object) => Out;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Python with our house in it. */
async function start(): Promise<void> {
  tell({ type: "stage", stage: "loading" });
  const files = await fetched((loaded, total) => tell({ type: "loaded", loaded, total }));
  tell({ type: "stage", stage: "starting" });
  const fetchElsewhere = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, HOME).href;
    const here = files.get(address);
    return here ? new Response(here, { headers: { "content-type": typeOf(address) } }) : fetchElsewhere(input, init);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${HOME}pyodide.mjs`)) as typeof import("pyodide");
  const python: PyodideInterface = await loadPyodide({ indexURL: HOME, lockFileContents: NO_PACKAGES });
  python.unpackArchive((files.get(`${HOME}pocket.zip`) as Uint8Array<ArrayBuffer>).buffer, "zip", { extractDir: "/house" });
  const pocket = python.runPython(BEGIN) as { take: (text: string) => string };
  take = (said) => JSON.parse(pocket.take(JSON.stringify(said))) as Out;
  tell({ type: "stage", stage: "ready" });
}

/** Nothing is loaded besides what lies in our archive. */
const NO_PACKAGES = JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_0", version: "0", python: "3.14.2" }, packages: {} });

/** Only one window has the tables in hand, or each would keep another game under the same name. */
async function alone(): Promise<void> {
  if (!("locks" in navigator)) return;
  let told = false;
  const late = setTimeout(() => tell({ type: "stage", stage: (told = true) && "elsewhere" }), PATIENCE);
  await new Promise<void>((mine) => {
    void navigator.locks.request("zaubertisch-pocket", () => {
      mine();
      return new Promise(() => null);
    });
  });
  clearTimeout(late);
  if (told && started) tell({ type: "stage", stage: "ready" });
}

/** Have a table in hand that is only kept. */
async function takeUp(table: string | undefined): Promise<Out["answer"]> {
  if (!table || known.has(table)) return null;
  const kept = await keptOf(table);
  const refused = kept ? take({ type: "take_up", kept: kept.text }).answer : null;
  if (kept && !refused) known.add(table);
  return refused;
}

/** What has changed is kept first, and told then. */
async function carryOut(said: object): Promise<Out> {
  const out = take(said);
  for (const [id] of out.keep) known.add(id);
  for (const id of out.forget) known.delete(id);
  await keep(out.keep.map(([id, text, line]) => ({ id, text, line })), out.forget);
  for (const [wire, text] of out.tell) tell({ type: "heard", wire, text });
  clearTimeout(waiting);
  if (out.wait !== null) waiting = setTimeout(() => inTurn(() => carryOut({ type: "go" })), out.wait * 1000);
  return out;
}

async function hear(said: Said): Promise<void> {
  const refused = said.type === "dial" ? await takeUp(said.table) : said.type === "ask" ? await takeUp(ID.exec(said.path)?.[0]) : null;
  const answer = refused ?? (await carryOut(said)).answer;
  if (said.type === "ask") tell({ type: "answer", ref: said.ref, done: answer?.[0] ?? false, text: answer?.[1] ?? "" });
  else if (said.type === "dial" && answer) tell({ type: "refused", wire: said.wire });
}

/** One thing after the other: nothing is heard while something is being kept. */
let turn: Promise<unknown> = Promise.resolve();
let started: Promise<void> | undefined;
let mine: Promise<void> | undefined;

function inTurn(work: () => Promise<unknown>): void {
  turn = turn.then(() => (started ??= start())).then(work);
  turn.catch((error: unknown) => {
    console.error(error);
    tell({ type: "stage", stage: "failed" });
  });
}

/** Whoever only looks back at another house's game need not have the tables of this device. */
onmessage = ({ data }: MessageEvent<Said>) => {
  if (data.type === "ask" && data.byTheBy) inTurn(() => hear(data));
  else void (mine ??= alone()).then(() => inTurn(() => hear(data)));
};
