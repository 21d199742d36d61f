// Extracts a picture for each card of Wiz-War from the icon set (game-icons.net, CC BY 3.0) into src/games/wizwar/art.ts.
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const ART = {
  full_shield: "shield-reflect", negate_neutral: "cancel", drop_object: "drop-weapon", zot: "electric", around_the_corner: "return-arrow",
  create_wall: "brick-wall", destroy_wall: "broken-wall", dispel: "magic-swirl", pick_lock: "lockpicks", rotate_sector: "clockwise-rotation",
  large_rock: "rock", energy_6: "power-lightning", fools_gold: "gold-stack", acid_bath: "acid", stone_dead: "stoned-skull", add: "upgrade",
  homunculus: "imp", bloodshard: "gem-pendant", boomstone: "unlit-bomb", brainstone: "brain", lifestone: "heart-bottle", mightstone: "biceps",
  null_powder: "powder-bag", powerstone: "power-lightning", speedstone: "run", spellstone: "spell-book", universal_solvent: "corked-tube",
  visionstone: "third-eye", energy_4: "power-lightning", energy_5: "power-lightning", wall_of_earth: "stone-wall", fireball: "fireball",
  lightning_bolt: "lightning-storm", waterbolt: "water-bolt", flood: "flood", wall_of_fire: "fire-wave", fog: "fog", mist_body: "ghost",
  stone_block: "stone-block", stone_spikes: "spikes-full", windrider: "wind-slap", fire_cloak: "flaming-sheet", absorb_spell: "magic-palm",
  shield: "shield", brain_burn: "burning-eye", mental_force: "psychic-waves", powerthrust: "punch-blast", psychic_storm: "brainstorm",
  share_life: "hearts", thought_steal: "brain-tentacle", pain_link: "manacles", teleport: "teleport", astral_projection: "spark-spirit",
  meditate: "meditation", shatter: "shatter", ward: "magic-shield", fire_darts: "flaming-arrow", ka_bong: "gong", swap: "body-swapping",
  booby_trap: "wolf-trap", create_door: "wooden-door", dust_cloud: "dust-cloud", glue: "sticky-boot", rosebush: "rose", thornbush: "thorny-vine",
  handful_of_tacks: "caltrops", featherweight: "feather", disease: "virus", heave_ho: "throwing-ball", gnome_form: "bad-gnome",
  stretch: "arm", adrenaline: "heart-beats", big_man_form: "giant", extra_arms: "vitruvian-man", golem_form: "rock-golem",
  mad_dash: "sprint", slime_form: "slime", strength: "strong", wallivore: "carnivore-mouth", werewolf_form: "werewolf",
  anti_anti: "shield-disabled", backlash: "backstab", globe_of_pain: "unstable-orb", slow_death: "death-juice", yoink: "snatch",
  invisible: "invisible", gravity: "falling", pass_through_wall: "doorway", seal_door: "padlock", master_key: "key",
  dagger: "plain-dagger", wizardblade: "rune-sword",
};

function path(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`the icon set has no ${name}`);
  return [...icon.body.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]).join(" ");
}

const HEAD = "// Made by `npm run art` from game-icons.net (CC BY 3.0, see the page's credits); do not edit.\n";
const lines = Object.entries(ART).map(([card, name]) => `  ${card}: "${path(name)}",`);
writeFileSync(
  new URL("../src/games/wizwar/art.ts", import.meta.url),
  `${HEAD}/** The picture of each card, 512 wide and high. */\nexport const ART: Record<string, string> = {\n${lines.join("\n")}\n};\n`,
);
writeFileSync(
  new URL("../src/games/wizwar/artNames.ts", import.meta.url),
  `${HEAD}/** The pictures by their names in the set, for the credits. */\n` +
    `export const ART_NAMES = ${JSON.stringify([...new Set(Object.values(ART))].sort())};\n`,
);
