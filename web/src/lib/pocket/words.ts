/** The words for tables on this device, apart from the page's own: whoever never wants one never reads them. */
import de from "../../locale/pocket.de.ftl?raw";
import en from "../../locale/pocket.en.ftl?raw";
import { settings } from "../device/settings.svelte";
import { bundleOf, Words, type Fields } from "../words";

const WORDS = { de: new Words("de", bundleOf("de", [de])), en: new Words("en", bundleOf("en", [en])) };

/** One message, in the reader's language. */
export function p(key: string, fields: Fields = {}): string {
  return WORDS[settings.lang].say(`pocket-${key}`, fields);
}
