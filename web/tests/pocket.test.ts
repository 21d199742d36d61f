/** Which tables and wishes are of this device, and what its words are. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isHere } from "../src/lib/device/where.ts";
import { routeOf } from "../src/lib/device/pages.ts";

const catalogue = (lang: string): string => readFileSync(new URL(`../src/locale/pocket.${lang}.ftl`, import.meta.url), "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^pocket-[\w-]+/gm)].map(([key]) => key);

test("a table of this device is told from a server's by its name alone", () => {
  for (const name of ["here-5pv28jkc5p67", "/tables/here-5pv28jkc5p67/text?lang=de", "/here/tables"]) expect(isHere(name)).toBe(true);
  for (const name of ["herewasatable", "5pv28jkc5p67", "/tables/herehereabcd", "/tables", "/words/abraca"]) expect(isHere(name)).toBe(false);
});

test("tables on this device have a page of their own, and one to open them", () => {
  expect(routeOf(["here"])).toMatchObject({ page: "home", props: { onDevice: true } });
  expect(routeOf(["here", "new", "magia"])).toMatchObject({ page: "new", props: { game: "magia", onDevice: true } });
  expect(routeOf(["table", "here-5pv28jkc5p67"])).toMatchObject({ page: "table", props: { id: "here-5pv28jkc5p67" } });
});

test("both languages say the same of tables on this device, and all that is said", () => {
  expect(keys(catalogue("de"))).toEqual(keys(catalogue("en")));
  const sources = ["Alone", "Bring", "Clocks", "Coming", "KeptGame", "PlayAnyway", "Shelf", "WhatIf"].map((name) => readFileSync(new URL(`../src/parts/pocket/${name}.svelte`, import.meta.url), "utf8")).join();
  const said = [...sources.matchAll(/\bp\(([^)]*)\)/g)].flatMap(([, words = ""]) => [...words.matchAll(/"([\w-]+)"/g)].map(([, key]) => `pocket-${key}`));
  const stages = ["loading", "starting", "elsewhere", "failed"].map((stage) => `pocket-${stage}`);
  expect([...new Set([...said, ...stages])].sort()).toEqual(keys(catalogue("en")).sort());
});
