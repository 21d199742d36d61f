import type { IconName } from "../../lib/icons";

/** A picture for each section of the rules, in their order. */
export default [
  "hat", "hourglass", "mage", "cards", "steps", "portal", "cap", "crystal", "check", "friends", "cap", "wand", "cross", "play", "book", "flag",
  "crown", "friends", "book", "bulb",
] satisfies IconName[];
