/** The goal of a game: open in the first games, true for the options of the table. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import { noteFinishedGame, noteFolded, opensByItself } from "../src/lib/device/goals";
import { goalFields } from "../src/lib/goal";
import { bundleOf, Words } from "../src/lib/words";
import type { GameBoard, GoalOf } from "../src/lib/game";

const read = (path: string): string => readFileSync(new URL(`../../src/zaubertisch/games/${path}`, import.meta.url), "utf8");

describe("a device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  test("shows it in the first two games of each game", () => {
    expect(opensByItself("abraca")).toBe(true);
    noteFinishedGame("abraca");
    expect(opensByItself("abraca")).toBe(true);
    noteFinishedGame("abraca");
    expect(opensByItself("abraca")).toBe(false);
    expect(opensByItself("magia")).toBe(true);
  });

  test("leaves it as somebody wished it, until the next game is over", () => {
    noteFolded("abraca", true);
    expect(opensByItself("abraca")).toBe(false);
    noteFinishedGame("abraca");
    noteFinishedGame("abraca");
    noteFolded("abraca", false);
    expect(opensByItself("abraca")).toBe(true);
    noteFinishedGame("abraca");
    expect(opensByItself("abraca")).toBe(false);
  });
});

describe("the sentences", () => {
  const told = (game: string, lang: string, goal: GameBoard["goal"], table: GoalOf): string => {
    const words = new Words(lang, bundleOf(lang, [read(`${game}/locale/${lang}.ftl`)]));
    return ["want", "turn", "end"].map((line) => words.say(`goal-${line}`, goalFields({ goal } as GameBoard, table))).join(" ");
  };

  test("speak of one round where one is played", () => {
    const options = { scoring: "points", round_end: "first_knock_out", chain: "ascending" };
    const goal = (): { goal: number } => ({ goal: 8 });
    expect(told("abraca", "en", goal, { seats: 3, options })).toContain("once somebody has 8");
    const short = told("abraca", "en", goal, { seats: 3, options: { ...options, scoring: "single_round" } });
    expect(short).toContain("the only round");
    expect(short).not.toContain("8");
  });

  test("speak of the points a table is played to, and of what brings none there", () => {
    const options = { treasure_hunt: "on", deadly_treasures: "off", turn_cap: "40", points_to_win: "3" };
    const goal = ({ view, options }: GoalOf): Record<string, number> => ({ points: Number(view?.["points_to_win"] ?? options["points_to_win"]), steps: 3, draws: 2 });
    expect(told("wizwar", "en", goal, { seats: 2, options, view: { points_to_win: 2 } })).toMatch(/have 2 victory points.*a kill brings none.*After 40 turns/);
    expect(told("wizwar", "de", goal, { seats: 3, options: { ...options, treasure_hunt: "off", turn_cap: "off" } })).toMatch(/3 Siegpunkte.*eigener Angriff tötet/);
  });
});
