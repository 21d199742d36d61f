import type { IconName } from "../../lib/icons";

/** A picture for each section of the rules, in their order. */
export default [
  "scales", "hat", "book", "wand", "eye", "check", "magic", "wand", "gavel", "goblin", "chest", "wand", "flag", "crown", "book", "gavel", "goblin",
  "wand", "book", "bulb",
] satisfies IconName[];
