/** The words of keys and of the seats they open. */
import { apart } from "../../lib/apart";
import de from "../../locale/me.de.ftl?raw";
import en from "../../locale/me.en.ftl?raw";

export const m = apart("me", { de, en });
