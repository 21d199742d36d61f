/** The pages that show how a game goes: what is drawn and cited there is what the rules say. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { borderBeside } from "../src/games/wizwar/maze";
import { SCENE as MAZE } from "../src/games/wizwar/how/scene";
import { CARDS, SCHOOLS } from "../src/games/wizwar/box";
import { FIRST_CREATURE } from "../src/games/drachenei/types";
import { SCENE as DISPLAY } from "../src/games/drachenei/how/scene";

const web = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, web), "utf8");
const GAMES = readdirSync(new URL("src/games/", web)).filter((game) => existsSync(new URL(`src/games/${game}/how/How.svelte`, web)));
const keys = (text: string): string[] => [...text.matchAll(/^how-([\w-]+) =/gm)].map(([, key = ""]) => key);

test("every game has a page", () => {
  expect(GAMES).toEqual(["abraca", "drachenei", "magia", "wizwar", "zavandor"]);
});

describe.each(GAMES)("%s", (game) => {
  const page = read(`src/games/${game}/how/How.svelte`);

  test("cites rules that there are", () => {
    const rules = read(`../docs/rules/${game}.md`);
    const cited = [...page.matchAll(/"([A-Z]{2}-[A-Z]?\d{2,3})"/g)].map(([, rule = ""]) => rule);
    expect(cited.length).toBeGreaterThan(15);
    expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  });

  test("tells every step it draws and every mistake in both languages, and nothing else", () => {
    const [de, en] = [keys(read(`src/locale/how/${game}.de.ftl`)), keys(read(`src/locale/how/${game}.en.ftl`))];
    expect(de).toEqual(en);
    const steps = [...page.matchAll(/step\(("?)([\w-]+)\1/g)].map(([, , key = ""]) => (/^\d$/.test(key) ? `step-${key}` : key)).filter((key) => key !== "key" && key !== "phase");
    expect(steps).toHaveLength(6);
    const mistakes = [1, 2, 3, 4, 5].flatMap((each) => [`mistake-${each}`, `better-${each}`]);
    expect([...steps.flatMap((key) => [key, `${key}-more`]), ...mistakes].filter((key) => !en.includes(key))).toEqual([]);
    const built = (key: string): boolean => page.includes(`told("${key}"`) || page.includes(`told(\`${key.split("-")[0]}-\${`);
    expect(en.filter((key) => !steps.includes(key.replace(/-more$/, "")) && !mistakes.includes(key) && !built(key))).toEqual([]);
  });
});

test("the way in the maze leads through no wall", () => {
  const EAST = 1;
  const start = MAZE.place[0] ?? 0;
  for (const square of [start, start + 1, start + 2]) expect(MAZE.maze.borders[borderBeside(MAZE.seats, square, EAST)]).toBe(0);
});

test("there are twelve cantrips and six schools, and 14 creatures to beat", () => {
  expect(CARDS.filter((card) => card.schools.includes("cantrip"))).toHaveLength(12);
  expect(SCHOOLS).toHaveLength(7);
  expect(DISPLAY.variant.box.figure.slice(FIRST_CREATURE)).toHaveLength(14);
});
