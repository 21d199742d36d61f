/** The words for puzzles. */
import de from "../../locale/puzzle.de.ftl?raw";
import en from "../../locale/puzzle.en.ftl?raw";
import { apart } from "../../lib/apart";

export const z = apart("puzzle", { de, en });
