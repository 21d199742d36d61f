/** Which games there are, how they look from afar, and where their boards are. */
import type { Component } from "svelte";
import type { GameBoard } from "../lib/game";
import type { IconName } from "../lib/icons";
import type { Words } from "../lib/words";

export interface Cover {
  id: string;
  icons: [IconName, IconName, IconName];
  /** Two colours of the cover's picture. */
  near: string;
  far: string;
  seats: [number, number];
  /** How long a game of people takes, about. */
  minutes: number;
  /** How much there is to keep in mind, from 1 to 3. */
  weight: 1 | 2 | 3;
  /** Whether it has lessons. */
  taught?: boolean;
}

/** All games of the table, in the order they are shown; those the server does not list yet are coming. */
export const COVERS: Cover[] = [
  { id: "abraca", icons: ["bang", "fireball", "owl"], near: "#d9823b", far: "#6b2436", seats: [2, 5], minutes: 30, weight: 1, taught: true },
  { id: "wizwar", icons: ["bolt", "maze", "swords"], near: "#4f8fb8", far: "#1f2f56", seats: [2, 4], minutes: 60, weight: 2, taught: true },
  { id: "magia", icons: ["cap", "wand", "book"], near: "#5f9f77", far: "#1d4239", seats: [2, 6], minutes: 60, weight: 2, taught: true },
  { id: "drachenei", icons: ["egg", "sword", "dragon"], near: "#b3563f", far: "#43202b", seats: [2, 4], minutes: 60, weight: 2, taught: true },
  { id: "zavandor", icons: ["scepter", "gems", "crown"], near: "#8a6fc0", far: "#2c2154", seats: [2, 6], minutes: 120, weight: 3, taught: true },
];

const BOARDS: Record<string, () => Promise<GameBoard>> = {
  abraca: async () => (await import("./abraca")).default,
  drachenei: async () => (await import("./drachenei")).default,
  zavandor: async () => (await import("./zavandor")).default,
  magia: async () => (await import("./magia")).default,
  wizwar: async () => (await import("./wizwar")).default,
};

/** A game's board; one that has none yet is played with labelled buttons and the table in words. */
export async function boardOf(game: string): Promise<GameBoard> {
  return (BOARDS[game] ?? plain)();
}

async function plain(): Promise<GameBoard> {
  return (await import("./plain")).default;
}

/** What shows how a game goes, drawn with its own pieces. */
type HowPage = { default: Component<{ words: Words }> };

const HOWS: Record<string, () => Promise<HowPage>> = {
  abraca: () => import("./abraca/how/How.svelte"),
  wizwar: () => import("./wizwar/how/How.svelte"),
  magia: () => import("./magia/how/How.svelte"),
  drachenei: () => import("./drachenei/how/How.svelte"),
  zavandor: () => import("./zavandor/how/How.svelte"),
};

export function pageOf(game: string): Promise<HowPage> {
  return HOWS[game]?.() ?? Promise.reject(new Error(`There is no page on ${game}.`));
}
