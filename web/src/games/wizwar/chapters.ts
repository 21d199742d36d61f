import type { IconName } from "../../lib/icons";

/** A picture for each section of the rules, in their order. */
export default [
  "hat", "hourglass", "hourglass", "wand", "steps", "bolt", "portal", "padlock", "die1", "swords", "fist", "shield", "cross", "card", "eye", "check",
  "eye", "hourglass", "bolt", "flame", "pack", "lockedChest", "block", "trap", "block", "maze", "stun", "life", "skull", "discards", "crown", "hat",
  "book", "book", "book", "book", "book", "book", "bulb", "bulb", "bulb",
] satisfies IconName[];
