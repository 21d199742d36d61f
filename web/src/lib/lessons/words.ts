/** The words of lessons: the page's own about them, and those of each game's. */
import de from "../../locale/learn.de.ftl?raw";
import en from "../../locale/learn.en.ftl?raw";
import { apart } from "../apart";
import type { Lang } from "../device/settings.svelte";
import { lexicon } from "../lexicon.svelte";
import type { Words } from "../words";

export const l = apart("learn", { de, en });

const FOLDER = "../../../../src/zaubertisch/lessons/locale";
const CATALOGUES = import.meta.glob<string>("../../../../src/zaubertisch/lessons/locale/*.ftl", { query: "?raw", import: "default" });
const added = new Set<string>();

/** See to it that a game's words can say its lessons too. */
export async function needLessons(game: string, lang: Lang): Promise<void> {
  const texts = [`every.${lang}`, `${game}.${lang}`].map((name) => CATALOGUES[`${FOLDER}/${name}.ftl`]?.() ?? "");
  const [every = "", own = ""] = await Promise.all([...texts, lexicon.need(game, lang)] as Promise<string>[]);
  if (added.has(`${game}/${lang}`)) return;
  added.add(`${game}/${lang}`);
  lexicon.add(game, lang, `${every}\n${own}`);
}

/** A sentence of a lesson, at a table whose seats have these names; nothing while its words are on their way. */
export function tell(words: Words, sentence: string, names: string[], pressed = ""): string {
  if (!sentence || !words.has(sentence)) return "";
  const called = Object.fromEntries(names.map((name, seat) => [`name_${seat + 1}`, name]));
  return words.say(sentence, { ...called, move: pressed ? words.option(pressed) : "" });
}
