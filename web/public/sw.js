// Keeps the page for a start without a network, and what is the same for everybody: the games, their rules, their words.
// Nothing else of /api is ever kept: it may hold what only one person should see.
const BUILD = "";
const FILES = [];
const POCKET = []; // what a table without a server needs; kept from the first such table on
const BOOK_FILES = []; // in a folder of files, what a server would answer

const PAGE = `zaubertisch-page-${BUILD}`; // another build keeps another page, and the old one goes
const BOOKS = "zaubertisch-books";
const BOOK = /^\/api\/(games|rules\/\w+|words\/\w+)$/;
const HERE = new URL("./", location.href).pathname; // where this house lies
const IN_POCKET = "zaubertisch-pocket";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => cache.add(HERE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => ![PAGE, BOOKS, IN_POCKET].includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (BOOK.test(url.pathname) || url.pathname.startsWith(`${HERE}books/`)) event.respondWith(freshOrKept(request, BOOKS, request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(freshOrKept(request, PAGE, HERE));
  else if (url.pathname.startsWith(`${HERE}assets/`)) event.respondWith(keptOrFresh(request));
});

/** Once everything else is done, a page asks for all that is needed without a network, in its reader's language. */
self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(keepAll(event.data.keep).then(() => event.ports[0]?.postMessage("kept")));
});

/** As the server has it now; without a network, as it was. */
async function freshOrKept(request, name, key) {
  try {
    const response = await fetch(request);
    if (response.ok && isOurs(response, name)) await (await caches.open(name)).put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** A page is a page only if it says so. */
function isOurs(response, name) {
  return name !== PAGE || response.headers.get("content-type")?.includes("text/html");
}

/** Assets have their content in their names, so a kept one is never old. */
async function keptOrFresh(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  const name = request.url.includes("/assets/pocket/") ? IN_POCKET : PAGE;
  if (response.ok) await (await caches.open(name)).put(request, response.clone());
  return response;
}

/** One after the other, for somebody may be playing; what does not come now comes another time. */
async function keepAll(lang) {
  const page = await caches.open(PAGE);
  for (const file of FILES) await keepOnce(page, HERE + file);
  if (await caches.has(IN_POCKET)) await keepPocket();
  const books = await caches.open(BOOKS);
  for (const file of BOOK_FILES) await books.add(HERE + file).catch(() => null);
  if (BOOK_FILES.length) return;
  await books.add("/api/games").catch(() => null);
  const games = await books.match("/api/games").then((list) => list?.json() ?? []);
  const words = ["general", ...games.map((game) => game.id)].map((game) => `/api/words/${game}?lang=${lang}&part=play`);
  const rules = games.flatMap((game) => [`/api/rules/${game.id}?lang=${lang}`, `/api/words/${game.id}?lang=${lang}&part=rules`]);
  for (const book of [...words, ...rules]) await books.add(book).catch(() => null);
}

/** Another build has other rules, and whoever has played without a network wants those. */
async function keepPocket() {
  const pocket = await caches.open(IN_POCKET);
  for (const file of POCKET) await keepOnce(pocket, HERE + file);
}

async function keepOnce(cache, file) {
  if (!(await cache.match(file))) await cache.add(file).catch(() => null);
}
