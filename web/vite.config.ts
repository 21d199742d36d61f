import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./scripts/early.ts";
import { golden } from "./scripts/golden.ts";
import { iconsSplit } from "./scripts/icons-split.ts";
import { packed } from "./scripts/pack.ts";
import { pocket } from "./scripts/pocket.ts";

/** Few files, for every one of them costs a round trip: what every page needs, what a table needs, and each page's own. */
const CORE = /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/lib\/(device|lexicon|words|icons|sitting\/(api|socket))|parts\/(signs\/Icon|home\/(Header|Theme)|dialogs\/Toasts)/;
const TABLE = /src\/(lib(?!\/(fairness\/(verify|record)|pocket|lessons|rulebook|apart))|parts\/(?!home|pocket|lessons|how|rulebook|fairness|lobby\/(?!Missing|Recovery)|me\/(?!KeyBox)))/;

const server = process.env["ZAUBERTISCH"] ?? "http://127.0.0.1:8910";

export default defineConfig({
  base: "./", // a folder of files may lie anywhere; the server's page says where its own are
  plugins: [iconsSplit(), svelte(), pocket(), golden(), early(), packed()],
  worker: { format: "es", plugins: () => [pocket(true)] },
  build: {
    outDir: "../src/zaubertisch/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false }, // how long it took is nobody's business
      output: { codeSplitting: { groups: [{ name: "core", test: CORE, priority: 2 }, { name: "table", test: TABLE, priority: 1 }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
