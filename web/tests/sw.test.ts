/** What the service worker keeps, and above all what it never keeps. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

const SOURCE = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");
const HOST = "https://table.example.org";
type Hearers = Record<string, (event: unknown) => void>;

let stores: Map<string, Map<string, Response>>;
let network: ((path: string) => Response) | null;

const pathOf = (key: string | { url: string }): string => (typeof key === "string" ? key : key.url).replace(HOST, "");

async function ask(key: string | { url: string }): Promise<Response> {
  if (!network) throw new TypeError("no network");
  return network(pathOf(key));
}

function store(name: string): object {
  const kept = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, kept);
  return {
    put: async (key: string | { url: string }, response: Response) => void kept.set(pathOf(key), response),
    match: async (key: string | { url: string }) => kept.get(pathOf(key))?.clone(),
    add: async (key: string) => void kept.set(key, await ask(key)),
  };
}

function worker(build: string): Hearers {
  const hearers: Hearers = {};
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => (hearers[kind] = hear),
    skipWaiting: async () => undefined, clients: { claim: async () => undefined },
  };
  const caches = {
    open: async (name: string) => store(name), keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name), has: async (name: string) => stores.has(name),
    match: async (key: string | { url: string }) => [...stores.values()].map((kept) => kept.get(pathOf(key))).find(Boolean)?.clone(),
  };
  const source = SOURCE.replace('BUILD = ""', `BUILD = "${build}"`).replace("FILES = []", 'FILES = ["assets/a.js"]').replace("POCKET = []", 'POCKET = ["assets/pocket/x/rules.zip"]');
  new Function("self", "caches", "fetch", "location", source)(self, caches, ask, { origin: HOST, href: `${HOST}/sw.js` });
  return hearers;
}

async function heard(hearers: Hearers, kind: string, more: object = {}): Promise<unknown> {
  let answer: Promise<unknown> | undefined;
  const take = (promise: Promise<unknown>): void => void (answer = promise);
  hearers[kind]?.({ ...more, ports: [], waitUntil: take, respondWith: take });
  return answer;
}

const get = (hearers: Hearers, path: string, mode = "cors"): Promise<unknown> =>
  heard(hearers, "fetch", { request: { method: "GET", url: HOST + path, mode } });

const everything = (): string[] => [...stores.values()].flatMap((kept) => [...kept.keys()]).sort();

beforeEach(() => {
  stores = new Map();
  network = (path) =>
    path === "/api/games" ? Response.json([{ id: "abraca" }]) : new Response(path, { headers: { "content-type": "text/html" } });
});

test("nothing private is ever kept or even touched", async () => {
  const hearers = worker("1");
  for (const path of ["/api/me", "/api/tables", "/api/tables/abcdefghjkmn", "/api/tables/abcdefghjkmn/state", "/api/rules/abraca/more"])
    expect(await get(hearers, path)).toBeUndefined();
  expect(everything()).toEqual([]);
});

test("rules and words are fresh while there is a network and kept for when there is none", async () => {
  const hearers = worker("1");
  await get(hearers, "/api/rules/abraca?lang=de");
  network = () => new Response("newer");
  expect(await ((await get(hearers, "/api/rules/abraca?lang=de")) as Response).text()).toBe("newer");
  network = null;
  expect(await ((await get(hearers, "/api/rules/abraca?lang=de")) as Response).text()).toBe("newer");
  await expect(get(hearers, "/api/rules/magia?lang=de")).rejects.toThrow("no network");
});

test("any page of the house starts without a network", async () => {
  const hearers = worker("1");
  await heard(hearers, "install");
  network = null;
  expect(await ((await get(hearers, "/rules/abraca", "navigate")) as Response).text()).toBe("/");
});

test("a page that asks for it has everything kept in its language", async () => {
  const hearers = worker("1");
  await heard(hearers, "message", { data: { keep: "de" } });
  expect(everything()).toEqual([
    "/api/games", "/api/rules/abraca?lang=de", "/api/words/abraca?lang=de&part=play", "/api/words/abraca?lang=de&part=rules",
    "/api/words/general?lang=de&part=play", "/assets/a.js",
  ]);
});

test("a new build takes the place of the old one and leaves the books", async () => {
  await heard(worker("1"), "message", { data: { keep: "de" } });
  const hearers = worker("2");
  await heard(hearers, "install");
  await heard(hearers, "activate");
  expect([...stores.keys()].sort()).toEqual(["zaubertisch-books", "zaubertisch-page-2"]);
});

test("what a table without a server needs is kept from the first such table on, and not before", async () => {
  const hearers = worker("1");
  await heard(hearers, "message", { data: { keep: "de" } });
  expect(stores.has("zaubertisch-pocket")).toBe(false);
  await get(hearers, "/assets/pocket/w/rules.zip");
  await heard(worker("2"), "activate");
  await heard(worker("2"), "message", { data: { keep: "de" } });
  expect([...(stores.get("zaubertisch-pocket")?.keys() ?? [])]).toEqual(["/assets/pocket/w/rules.zip", "/assets/pocket/x/rules.zip"]);
});
