/**
 * Vite plugin: an icon that one game alone uses comes after that game's board, those of the covers after the home page;
 * of those for everybody only the light ones come with the page itself, for the others would keep the table waiting.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ICON = /^ {2}(\w+): "([^"]*)",$/gm;
const COVERS = "src/games/index.ts";
const FEW = 2; // games that each bring the same icon
const LIGHT = 600; // letters of a path that the first bytes may hold
const VIRTUAL = "virtual:icons/";

/** All sources but the icons themselves, by their path. */
function sources(root: string): Map<string, string> {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).map((file) => `src/${file.replaceAll("\\", "/")}`);
  const read = files.filter((file) => /\.(ts|svelte)$/.test(file) && file !== "src/lib/icons.ts");
  return new Map(read.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** With whom an icon comes: with a game or two, with the covers, or with everybody. */
export function ownersOf(icon: string, files: Map<string, string>): string[] {
  const named = new RegExp(`["'\`]${icon}["'\`]|\\b${icon}:`);
  const users = [...files].filter(([, text]) => named.test(text)).map(([file]) => file);
  const owners = new Set(users.map((file) => (file === COVERS ? "covers" : (/^src\/games\/(\w+)\//.exec(file)?.[1] ?? "all"))));
  return owners.size === 0 || owners.size > FEW || owners.has("all") ? ["all"] : [...owners];
}

/** One decimal is finer than any screen; arcs are left alone, whose flags may stand without a space. */
export function rounded(path: string): string {
  if (/[aA]/.test(path)) return path;
  return path.replace(/-?\d*\.\d{2,}/g, (number) => {
    const near = Number(number).toFixed(1).replace(/^(-?)0\./, "$1.").replace(/^-\.0$/, ".0");
    return /^[.-]/.test(number) && /^\d/.test(near) ? ` ${near}` : number.startsWith("-") && near.startsWith(".") ? ` ${near}` : near;
  });
}

export function iconsSplit(): Plugin {
  let root = "";
  let icons = new Map<string, Map<string, string>>();

  const listed = (owner: string): string =>
    [...(icons.get(owner) ?? [])].map(([name, path]) => `  ${name}: ${JSON.stringify(path)},`).join("\n");

  return {
    name: "icons-split",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => void (root = config.root),
    buildStart() {
      const files = sources(root);
      icons = new Map();
      for (const [, name = "", path = ""] of readFileSync(join(root, "src/lib/icons.ts"), "utf8").matchAll(ICON)) {
        for (const owner of ownersOf(name, files).map((each) => (each === "all" && path.length <= LIGHT ? "light" : each)))
          icons.set(owner, (icons.get(owner) ?? new Map<string, string>()).set(name, rounded(path)));
      }
    },
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const own = listed(id.slice(VIRTUAL.length + 1));
      return `export default {\n${own}\n};\n`;
    },
    transform(code, id) {
      const file = id.slice(root.length + 1);
      const game = /^src\/games\/(\w+)\/index\.ts$/.exec(file)?.[1];
      const brought = (owner: string): string => `import { bring } from "/src/lib/drawn.svelte.ts";\nvoid bring(import("${VIRTUAL}${owner}"));\n`;
      if (game) return brought(game) + code;
      if (file === "src/parts/home/Cover.svelte") return code.replace('<script lang="ts">', `<script module>\n${brought("covers")}</script>\n$&`);
      if (file === "src/lib/icons.ts") return code.replace(/(export const ICONS = \{\n)[\s\S]*?(\n\} as const)/, `$1${listed("light")}$2`);
      if (file === "src/lib/drawn.svelte.ts") return `${code}\nbringAfter(() => import("${VIRTUAL}all"));\n`;
      return null;
    },
  };
}
