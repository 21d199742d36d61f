/** This device's part in the chance: numbers are promised on sitting down, kept here, and told when all have promised. */
import { freshNumber, isAsPromised, pledgeOf } from "../fairness/sealing";
import type { TableInfo } from "../protocol";
import { api } from "./api";
import { held, hold } from "./keys";

export interface Promised {
  number: string;
  pledge: string;
}

export async function promiseNumber(): Promise<Promised> {
  const number = freshNumber();
  return { number, pledge: await pledgeOf(number) };
}

/** Keep a number by its pledge, and what the server had promised by then. */
export function keepNumber(table: Pick<TableInfo, "id" | "commitment">, { number, pledge }: Promised): void {
  const { commitment, numbers } = held(table.id);
  hold(table.id, { commitment: commitment ?? table.commitment, numbers: { ...numbers, [pledge]: number } });
}

/** Whether the seats are fixed and the deal waits for numbers. */
export function isSealed(table: TableInfo): boolean {
  return table.status === "open" && table.transcript !== "";
}

/** The seats whose numbers the deal waits for. */
export function untold(table: TableInfo): number[] {
  if (!isSealed(table)) return [];
  return [...table.promises.keys()].filter((seat) => table.promises[seat]?.pledge && !table.promises[seat]?.told);
}

/** Tell this seat's number if it is time to; says whether the table is another than the one it was promised to. */
export async function tellNumber(table: TableInfo, key: string): Promise<boolean> {
  const number = held(table.id).numbers?.[table.promises[table.you]?.pledge ?? ""];
  if (!isSealed(table)) await promiseAgain(table, key);
  else if (number && untold(table).includes(table.you)) {
    if (!(await isAsPromised(table, number, held(table.id).commitment ?? ""))) return true;
    hold(table.id, { number, transcript: table.transcript });
    await api.number(table.id, number, key);
  }
  return false;
}

/** Whoever sat down on another device promises a new number on one that has promised none. */
async function promiseAgain(table: TableInfo, key: string): Promise<void> {
  const seat = table.seats[table.you];
  if (!seat || !table.promises[table.you]?.pledge || held(table.id).numbers) return;
  const promised = await promiseNumber();
  keepNumber(table, promised);
  await api.join(table.id, { name: seat.name, pledge: promised.pledge }, key);
}
