import type { IconName } from "../../lib/icons";

/** A picture for each section of the rules, in their order. */
export default [
  "scales", "hat", "hourglass", "crown", "dust", "play", "dust", "gems", "book", "book", "gavel", "gavel", "chest", "discards", "point", "flag",
  "book", "bulb",
] satisfies IconName[];
