/** Golden games as examples: all of a title's come in one file, when the first of them is wanted. */
type Records = Record<string, unknown>;

const GAMES: Record<string, () => Promise<{ default: Records }>> = {
  abraca: () => import("virtual:golden/abraca"),
  wizwar: () => import("virtual:golden/wizwar"),
  magia: () => import("virtual:golden/magia"),
  drachenei: () => import("virtual:golden/drachenei"),
  zavandor: () => import("virtual:golden/zavandor"),
};

/** The record of this name as text, or nothing. */
export async function recordOf(game: string, name: string): Promise<string> {
  const records = (await GAMES[game]?.())?.default ?? {};
  return name in records ? JSON.stringify(records[name]) : "";
}

/** Where an example is looked at, at one of its moments. */
export function pathOf(game: string, [name, number]: [string, number]): string {
  return `/replay/here-book_${game}_${name}/${number}`;
}
