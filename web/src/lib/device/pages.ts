/** The pages of the house, each in a file of its own that comes when somebody goes there. */
import type { Component } from "svelte";
import { IN_FILES } from "./where";

export interface Route {
  page: string;
  /** Another key is another page; the same one only gets other props. */
  key: string;
  props: Record<string, unknown>;
}

export interface Loaded extends Route {
  Page: Component<Record<string, unknown>>;
}

const PAGES: Record<string, () => Promise<unknown>> = {
  home: () => import("../../pages/Home.svelte"),
  new: () => import("../../pages/NewTable.svelte"),
  table: () => import("../../pages/Table.svelte"),
  replay: () => import("../../pages/Replay.svelte"),
  how: () => import("../../pages/How.svelte"),
  rules: () => import("../../pages/Rules.svelte"),
  learn: () => import("../../pages/Learn.svelte"),
  about: () => import("../../pages/About.svelte"),
  certain: () => import("../../pages/Certain.svelte"),
  back: () => import("../../pages/Back.svelte"),
  puzzles: () => import("../../pages/Puzzles.svelte"),
  lost: () => import("../../pages/Lost.svelte"),
};

/** Which page a path means: `/table/abc` is ["table", "abc"]. */
export function routeOf([first = "", id = "", third = "-1"]: string[]): Route {
  if (first === "here" && id === "new") return { page: "new", key: "new here", props: { game: third, onDevice: true } };
  if (first === "here" || (first === "" && IN_FILES)) return { page: "home", key: "here", props: { onDevice: true } };
  if (first === "") return { page: "home", key: "home", props: {} };
  if (first === "how") return { page: first, key: `how ${id}`, props: { game: id } };
  if (first === "new" || first === "rules") return { page: first, key: first, props: { game: id || "abraca" } };
  if (first === "table" && id) return { page: first, key: `table ${id}`, props: { id } };
  if (first === "replay" && id) return { page: first, key: `replay ${id}`, props: { id, number: Number(third) } };
  if (first === "puzzles") return { page: first, key: `${first} ${id} ${third}`, props: { game: id, number: Number(third) } };
  if (first === "learn" && id) return { page: first, key: `learn ${id} ${third}`, props: { game: id, lesson: Math.max(0, Number(third) - 1) || 0 } };
  if (first === "about" || first === "certain" || first === "back") return { page: first, key: first, props: {} };
  return { page: "lost", key: "lost", props: {} };
}

export async function loadPage(route: Route): Promise<Loaded> {
  const { default: Page } = (await PAGES[route.page]?.()) as { default: Loaded["Page"] };
  return { ...route, Page };
}
