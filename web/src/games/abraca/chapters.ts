import type { IconName } from "../../lib/icons";

/** A picture for each section of the rules, in their order. */
export default [
  "scales", "hat", "supply", "play", "wand", "flag", "point", "crown", "book", "bulb",
] satisfies IconName[];
