/** Keys: every action has one, and none is taken from somebody who is typing. */
import { tick } from "svelte";
import type { Desk } from "./desk.svelte";
import { optionKeys } from "./option_keys";
import { settings } from "../device/settings.svelte";

/** The key that says an option, or nothing where there are more options than keys. */
export function keyOf(desk: Desk, word: string): string {
  return optionKeys(desk.options, desk.board?.key).get(word) ?? "";
}

export function shortcuts(event: KeyboardEvent, desk: Desk, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]") && event.key !== "?") return;
  if (!settings.keys && event.key !== "?") return;
  const act = actionOf(event.key, desk, help);
  if (!act) return;
  event.preventDefault();
  void act();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

function actionOf(key: string, desk: Desk, help: () => void): (() => unknown) | undefined {
  switch (key) {
    case "?": return help;
    case "Escape": return desk.picked || desk.hint || desk.advised ? () => desk.weighNothing() : undefined;
    case "h": return desk.options.length ? () => desk.askHint() : undefined;
    case "H": return () => desk.goal.turn(desk.table?.game ?? "");
    case "u": return () => desk.undo();
    case "t": return () => turnToWords();
    case "l": return () => (settings.lang = settings.lang === "de" ? "en" : "de");
    case "m": return () => (settings.sound = !settings.sound);
    case "c": return () => document.querySelector<HTMLElement>("[data-test=chat-box]")?.focus();
    case "b": return toTheBoard;
    default: return optionOf(key, desk);
  }
}

/** Between the picture and the words, where whoever presses keys goes on at what is asked. */
async function turnToWords(): Promise<void> {
  settings.text = !settings.text;
  await tick();
  document.querySelector<HTMLElement>(settings.text ? "[data-test=text-table]" : "[data-word]:not([aria-disabled=true])")?.focus();
}

/** To where a board wants to be entered, or else to the first thing that can be said. */
function toTheBoard(): void {
  const entrance = document.querySelector<HTMLElement | SVGElement>("[data-entrance]");
  entrance?.focus();
  if (!entrance || document.activeElement !== entrance) document.querySelector<HTMLElement>("[data-word]:not([aria-disabled=true])")?.focus();
}

function optionOf(key: string, desk: Desk): (() => unknown) | undefined {
  const word = desk.options.find((each) => keyOf(desk, each) === key);
  return word === undefined ? undefined : () => desk.choose(word);
}
