// Runs before anything is painted: the reader's colours and language, and what this page will need is asked for at once.
(() => {
  const PAGES = {};
  const WORDS = {};
  const GAMES = {};
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("zaubertisch:settings") ?? "{}");
  } catch {
    // A browser that keeps nothing is fine too.
  }
  const root = document.documentElement;
  root.lang = kept.lang ?? (navigator.language.startsWith("de") ? "de" : "en");
  root.dataset.theme = kept.theme ?? "auto";
  const page = location.pathname.split("/")[1] ?? "";
  const { game } = root.dataset; // the server says which one is played at this table
  const askFor = (file, kind) => {
    const link = document.createElement("link");
    link.rel = kind ? "preload" : "modulepreload";
    if (kind) link.as = kind;
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  };
  // The line to the table is dialled while the page is still on its way; whatever it says meanwhile is kept.
  const table = page === "table" && game ? (location.pathname.split("/")[2] ?? "") : "";
  if (table) {
    const wire = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`);
    const heard = [];
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello", since: -1, chat: -1 }));
    wire.onmessage = (event) => heard.push(event);
    window.earlyLine = { table, wire, heard };
  }
  if (game) askFor(`/api/words/${game}?lang=${root.lang}&part=play`, "fetch");
  for (const file of [...(WORDS[root.lang] ?? []), ...(PAGES[page] ?? []), ...(GAMES[game] ?? [])])
    askFor(file, file.endsWith(".css") ? "style" : "");
})();
