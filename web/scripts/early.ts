/** Vite plugin: what runs before the page does knows which files each page needs, and the service worker knows them all. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { FOLDER } from "./pocket.ts";

type Bundle = Rolldown.OutputBundle;

/** The pages by the first part of their path. */
const PAGES = { "": "Home", new: "NewTable", table: "Table", replay: "Replay", rules: "Rules", about: "About", back: "Back" };

/** A chunk with all it needs at once, and their styles; without what the page loads anyway. */
export function needed(bundle: Bundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const found = new Set<string>();
  const seek = (file: string): void => {
    const chunk = chunks.find((each) => each.fileName === file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(seek);
  };
  const start = chunks.find((each) => each.facadeModuleId?.split("?")[0]?.endsWith(source));
  if (!start) throw new Error(`${source} is no chunk of its own`);
  seek(start.fileName);
  return [...found];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

function filled(text: string, values: Record<string, unknown>): string {
  return Object.entries(values).reduce(
    (done, [name, value]) => done.replace(new RegExp(`(const ${name} = )(\\{\\}|\\[\\]|"")`), (_, start: string) => start + JSON.stringify(value)),
    text,
  );
}

export function early(): Plugin {
  let root = "";
  let folder = "";

  function first(bundle: Bundle): string {
    const always = new Set(needed(bundle, "index.html"));
    const lists = (sources: Record<string, string>): Record<string, string[]> =>
      Object.fromEntries(Object.entries(sources).map(([key, source]) => [
        key, needed(bundle, source).filter((file) => !always.has(file)).map((file) => `/${file}`),
      ]));
    const pages = lists(Object.fromEntries(Object.entries(PAGES).map(([key, name]) => [key, `src/pages/${name}.svelte`])));
    const words = lists({ de: "src/locale/de.ftl", en: "src/locale/en.ftl" });
    const boards = readdirSync(join(root, "src/games"), { withFileTypes: true }).filter((each) => each.isDirectory());
    const ofTable = new Set(pages["table"]);
    const games = Object.entries(lists(Object.fromEntries(boards.map(({ name }) => [name, `src/games/${name}/index.ts`]))))
      .map(([game, files]) => [game, files.filter((file) => !ofTable.has(file))]);
    return filled(readFileSync(join(root, "scripts/early.js"), "utf8"), { PAGES: pages, WORDS: words, GAMES: Object.fromEntries(games) });
  }

  return {
    name: "early",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      const script = first(bundle);
      const name = `assets/early-${hash(script)}.js`;
      writeFileSync(join(folder, name), script);
      const page = readFileSync(join(folder, "index.html"), "utf8").replace("<!-- early -->", `<script src="/${name}"></script>`).replaceAll('="./', '="/');
      writeFileSync(join(folder, "index.html"), page);
      const all = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const files = [name, ...all.filter((file) => !file.startsWith(FOLDER))];
      const pocket = all.filter((file) => file.startsWith(FOLDER));
      const worker = join(folder, "sw.js");
      writeFileSync(worker, filled(readFileSync(worker, "utf8"), { BUILD: hash(page + files.join()), FILES: files.sort(), POCKET: pocket.sort() }));
    },
  };
}
