/** What is printed on the cards, as small signs: how much of what. Figures as in the words of the table. */
import type { IconName } from "../../lib/icons";

export interface Sign {
  text: string;
  icons?: IconName[];
  gem?: number;
  /** An energy card of this colour. */
  card?: number;
  /** A place of the spiral, or a stone of knowledge. */
  round?: "slot" | "stone";
}

const LOSS: Sign[] = [{ text: "+1", round: "stone" }, { text: "−1", icons: ["gems"] }];

export const SIGNS: Sign[][] = [
  [{ text: "✓", gem: 2 }, { text: "−15", icons: ["cloak"] }],
  [{ text: "+1", icons: ["steps"] }, { text: "−10", icons: ["chalice"] }],
  [{ text: "+3", icons: ["cards"] }, { text: "−5", icons: ["elixir"] }],
  [{ text: "+2", round: "slot" }],
  LOSS,
  [{ text: "+1", card: 1 }],
  [{ text: "✓", gem: 3 }, { text: "+1", gem: 3 }],
  [{ text: "+1", icons: ["steps"] }, { text: "−20", icons: ["owl"] }],
  [{ text: "+2", round: "slot" }, { text: "+3", icons: ["cards"] }],
  [{ text: "+1", card: 3 }],
  LOSS,
  [{ text: "+2", icons: ["steps"] }],
  [{ text: "2×", icons: ["gems"] }],
  [{ text: "2×", icons: ["scroll"] }],
  [{ text: "2×", gem: 1 }],
  [{ text: "2×", icons: ["runestone", "crystal", "book", "elixir"] }],
  [{ text: "1×", gem: 3 }],
  [{ text: "2×", gem: 0 }],
  [{ text: "1×", gem: 2 }],
  [{ text: "2×", icons: ["mystic", "mask", "belt", "staff"] }],
  [{ text: "2×", gem: 4 }],
];

const POINTS: Sign = { text: "+2", icons: ["point"] };
const ROOM: Sign[] = [{ text: "+1", icons: ["cards"] }];
const LESS_ROOM: Sign = { text: "−1", icons: ["cards"] };
const gavel = (text: string): Sign => ({ text, icons: ["gavel"] });
const dust = (text: string): Sign => ({ text, icons: ["dust"] });
const slots = (text: string): Sign => ({ text, round: "slot" });

/** What a level of a track brings, as it stands on the board: the main thing first. */
export const STEPS: Sign[][][] = [
  [[{ text: "−10%" }, LESS_ROOM], [{ text: "−20%" }], [{ text: "−30%" }], [{ text: "−40%" }, POINTS]],
  [[LESS_ROOM], [dust("2")], [dust("5")], [dust("10"), POINTS]],
  [[{ text: "3→", gem: 4 }], [{ text: "2→", gem: 4 }], [{ text: "1→", gem: 4 }], [{ text: "✓", gem: 4 }, POINTS]],
  [[{ text: "2", card: 0 }], [{ text: "2", card: 1 }], [{ text: "2", card: 2 }], [{ text: "2", card: 3 }, POINTS]],
  [ROOM, [gavel("−5")], [gavel("−5")], [gavel("−10"), POINTS]],
  [ROOM, [slots("+1")], [slots("+1")], [slots("+2"), POINTS]],
];

const GROUPS = ["#4a5f2c", "#2a5873", "#7a4520", "#6d2a4f", "#55430f"];
const GROUP_OF = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3];

/** The colour of a card: the four groups of artefacts, and the sentinels. */
export function toneOf(item: number): string {
  return GROUPS[GROUP_OF[item] ?? 4] ?? "";
}
