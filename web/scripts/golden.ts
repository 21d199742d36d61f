/** Vite plugin: the golden games that a rulebook leads to, a file for each title, without what only tests need of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:golden/";

/** Every record of a title by the name the rulebook calls it. */
function files(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const named = (path: string): string => (path.split(/[\\/]/).at(-1) ?? "").replace(/\.json$/, "").replaceAll("-", "_");
  return new Map(names.map((name) => [named(name), join(folder, name)]));
}

export function golden(): Plugin {
  let root = "";
  return {
    name: "golden",
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const game = id.slice(NAME.length + 1);
      const found = files(join(root, "../tests/golden", game));
      const { records } = JSON.parse(readFileSync(join(root, "src/rulebook", `${game}.json`), "utf8")) as { records: string[] };
      const all = records.map((name) => {
        const file = found.get(name);
        if (!file) throw new Error(`${game} has no golden game ${name}: say \`make rulebook\``);
        return [name, { ...JSON.parse(readFileSync(file, "utf8")), notes: {} }];
      });
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(all)))});`;
    },
  };
}
