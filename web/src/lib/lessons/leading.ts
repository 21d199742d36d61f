/** What a lesson is asked for besides the messages of its table, and the way from the last one to a real game. */
import { settings } from "../device/settings.svelte";
import { FIRST } from "../device/wishes";
import { router } from "../device/router.svelte";
import { t } from "../lexicon.svelte";
import { pocket } from "../pocket/pocket.svelte";
import { told } from "../pocket/records";
import type { TableInfo } from "../protocol";
import { hold } from "../sitting/keys";
import { openTable } from "../sitting/opening";

/** The table of a lesson, counted from 0. */
export async function begin(game: string, lesson: number): Promise<TableInfo> {
  return told("POST", "/lessons", { game, lesson, name: myName() });
}

/** On, or back to the question before. */
export async function lead(table: string, deed: "on" | "back"): Promise<void> {
  await pocket.ask("POST", `/lessons/${table}/${deed}`, null, "");
}

/** A game against apprentices, on this device unless another house is named, with the voice at hand. */
export async function playForReal(game: string, [fewest, most]: [number, number], house: "" | "/here" = "/here"): Promise<void> {
  const seats = Math.min(Math.max(FIRST.seats, fewest), most);
  const bots = ["", ...Array<string>(seats - 1).fill(FIRST.strength)];
  await openTable(myName(), { game, seats, bots, start: true }, house);
  hold(router.parts[1] ?? "", { guided: true });
}

function myName(): string {
  return settings.name || t("ui-you-name");
}
