import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["ZAUBERTISCH"] ?? "http://127.0.0.1:8910";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/zaubertisch/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } }, // how long it took is nobody's business
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
