// Runs before anything is painted: the reader's colours and language, and what this page will need is asked for at once.
(() => {
  const PAGES = {};
  const WORDS = {};
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
  for (const file of [...(WORDS[root.lang] ?? []), ...(PAGES[page] ?? [])]) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
})();
