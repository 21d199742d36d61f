/** Words that come with one place alone: both languages say the same, and every one can be read. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../src/locale/", import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, folder), "utf8");
const named = (file: string): string[] => [...text(file).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
const ENGLISH = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("en.ftl"));

test.each(ENGLISH)("%s says what its German twin says", (file) => {
  expect(named(file.replace("en.ftl", "de.ftl"))).toEqual(named(file));
  for (const each of [file, file.replace("en.ftl", "de.ftl")]) expect(new FluentResource(text(each)).body.map(({ id }) => id)).toEqual(named(each));
});
