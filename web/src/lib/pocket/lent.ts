/**
 * A server's finished game in the page's own hand: what is asked of its past is answered here, so that the server's
 * processor is left to people. What cannot be answered here the server answers, as it did before.
 */
import { instead, refusalOf, sent } from "../sitting/api";
import { pocket } from "./pocket.svelte";

const PAST = /^\/tables\/\w+\/(moments|known|text)\b/;

/** Have this game in hand; whoever waits for it sees what is loaded. */
export async function borrow(id: string, waited = false): Promise<void> {
  if (instead.has(id)) return;
  const whole = await sent("GET", `/tables/${id}/whole`);
  if (!whole.ok) throw await refusalOf(whole);
  const taken = await pocket.ask("PUT", `/lent/${id}`, await whole.json(), "", !waited);
  if (!taken.ok) throw await refusalOf(taken);
  instead.clear(); // the pocket has one in hand at a time
  instead.set(id, answered);
}

const answered: typeof sent = async (method, path, body, as = "") => {
  const here = method === "GET" && !as && PAST.test(path) ? await pocket.ask(method, path, null, "", true).catch(() => null) : null;
  return here?.ok ? here : sent(method, path, body, as);
};
