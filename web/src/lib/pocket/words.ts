/** The words for tables on this device. */
import de from "../../locale/pocket.de.ftl?raw";
import en from "../../locale/pocket.en.ftl?raw";
import { apart } from "../apart";

export const p = apart("pocket", { de, en });
