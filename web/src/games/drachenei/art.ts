/** Which icon and which colour each card has; symbols have a shape, so that colour is never alone. */
import type { IconName } from "../../lib/icons";
import { artefactOf, FAMILIES, sortOf, SPELLS, type DracheneiView } from "./view";

const FAMILY_ICONS: IconName[] = ["spider", "goblin", "shadow", "dragon"];
const FAMILY_TONES = ["#4b3f63", "#3f5f2c", "#34405c", "#8a2f1f"];
const SPELL_ICONS: IconName[] = ["storm", "runeStone", "sparkles", "extract", "crystalize", "robber"];
const SPELL_TONE = "#5a2f73";
const BALL_TONE = "#1d5f7d";
const HOLY_TONE = "#7a5712";

const ARTEFACT_ICONS: Record<string, IconName> = {
  sword: "sword", wand: "wand", egg: "egg", book: "book", potion: "potion", sapphire: "sapphire",
};
const ARTEFACT_TONES: Record<string, string> = {
  sword: "#4a5560", wand: "#6a3f7a", egg: "#7d4a1e", book: "#2f5a46", potion: "#7b2c50", sapphire: "#23518c",
};

export interface Picture {
  icon: IconName;
  tone: string;
}

export function adventureArt(view: DracheneiView, card: number): Picture {
  const family = view.variant.box.family[card] ?? 0;
  switch (sortOf(card)) {
    case "spell": return spellArt(card);
    case "ball": return { icon: "orb", tone: BALL_TONE };
    case "holy": return { icon: "dolmen", tone: HOLY_TONE };
    case "creature": return { icon: FAMILY_ICONS[family] ?? "dragon", tone: FAMILY_TONES[family] ?? HOLY_TONE };
  }
}

export function spellArt(spell: number): Picture {
  return { icon: SPELL_ICONS[spell] ?? "sparkles", tone: SPELL_TONE };
}

/** By the word an event has for a card. */
export function wordArt(word: string): Picture {
  if (SPELLS.includes(word)) return spellArt(SPELLS.indexOf(word));
  if (word === "energy_ball") return { icon: "orb", tone: BALL_TONE };
  const family = FAMILIES.indexOf(word);
  return { icon: FAMILY_ICONS[family] ?? "dolmen", tone: FAMILY_TONES[family] ?? HOLY_TONE };
}

/** The sort of an artefact or of a card of it: sword, wand, egg, book, potion or sapphire. */
export function artefactSort(thing: string): string {
  return artefactOf(thing).split("_")[0] ?? "";
}

export function artefactArt(thing: string): Picture {
  const sort = artefactSort(thing);
  return { icon: ARTEFACT_ICONS[sort] ?? "egg", tone: ARTEFACT_TONES[sort] ?? HOLY_TONE };
}
