/** The words all pages /how/… share; each game's own come with its page. */
import { apart } from "../../lib/apart";
import type { Fields } from "../../lib/words";
import de from "../../locale/how/general.de.ftl?raw";
import en from "../../locale/how/general.en.ftl?raw";

export const shared = apart("how", { de, en });

/** Says a message of one game's page. */
export type Say = (key: string, fields?: Fields) => string;
