/** What is said about the rulebook, wherever it is read. */
import { apart } from "../apart";
import de from "../../locale/rulebook.de.ftl?raw";
import en from "../../locale/rulebook.en.ftl?raw";

export const b = apart("rulebook", { de, en });
