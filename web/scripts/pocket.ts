/**
 * Vite plugin: the Python of a table without a server, as files of the build that nobody loads before such a table is wanted.
 * Pyodide comes from npm, our rules and words with the packages they need from `tools/pocket.py`.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:pocket";
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** Where these files lie in the build; what begins so is not kept for a start without a network until it was wanted once. */
export const FOLDER = "assets/pocket/";

interface Made {
  files: Map<string, Buffer>;
  games: string;
}

/** Every file the worker needs, and the games as a device offers them. */
function make(root: string): Made {
  const made = mkdtempSync(join(tmpdir(), "pocket-"));
  try {
    const python = process.env["ZAUBERTISCH_PYTHON"] ?? "python3";
    execFileSync(python, ["-m", "tools.pocket", made], { cwd: join(root, ".."), stdio: ["ignore", "inherit", "inherit"] });
    const pyodide = PYODIDE.map((name): [string, Buffer] => [name, readFileSync(join(root, "node_modules/pyodide", name))]);
    return { files: new Map([...pyodide, ["pocket.zip", readFileSync(join(made, "pocket.zip"))]]), games: readFileSync(join(made, "games.json"), "utf8") };
  } finally {
    rmSync(made, { recursive: true });
  }
}

let made: Made | undefined;

/** The build of the worker asks for the same; the files are written with the page. */
export function pocket(inWorker = false): Plugin {
  let root = "";
  let building = false;

  return {
    name: "pocket",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      made ??= make(root);
      const hash = createHash("sha256");
      for (const [name, content] of made.files) hash.update(name).update(content);
      const folder = `${FOLDER}${hash.digest("base64url").slice(0, 12)}/`;
      if (!inWorker && building)
        for (const [name, source] of made.files) this.emitFile({ type: "asset", fileName: folder + name, source });
      const sizes = Object.fromEntries([...made.files].map(([name, content]) => [name, content.length]));
      return [
        `export const FOLDER = ${JSON.stringify(folder)};`, `export const SIZES = ${JSON.stringify(sizes)};`, `export const GAMES = ${made.games};`,
      ].join("\n");
    },
  };
}
