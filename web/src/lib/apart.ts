/** Words of one place, apart from the page's own: whoever never goes there never reads them. */
import { settings } from "./device/settings.svelte";
import { bundleOf, Words, type Fields } from "./words";

/** Says one message of this catalogue, in the reader's language. */
export function apart(place: string, { de, en }: Record<"de" | "en", string>): (key: string, fields?: Fields) => string {
  const words = { de: new Words("de", bundleOf("de", [de])), en: new Words("en", bundleOf("en", [en])) };
  return (key, fields = {}) => words[settings.lang].say(`${place}-${key}`, fields);
}
