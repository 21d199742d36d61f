// Extracts the icons the page uses from the icon set (game-icons.net, CC BY 3.0) into src/lib/icons.ts.
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const USED = {
  dragon: "dragon-head", ghost: "ghost", dream: "night-sleep", owl: "owl", storm: "power-lightning",
  snow: "snowflake-2", fireball: "burning-meteor", potion: "health-potion",
  life: "hearts", mystic: "crystal-ball", supply: "stone-pile", point: "round-star",
  die1: "dice-six-faces-one", die2: "dice-six-faces-two", die3: "dice-six-faces-three",
  hat: "pointy-hat", robot: "vintage-robot", crown: "crown", bulb: "light-bulb", back: "anticlockwise-rotation",
  chat: "chat-bubble", eye: "eyeball", soundOn: "sound-on", soundOff: "sound-off", book: "spell-book",
  hourglass: "hourglass", scroll: "scroll-unfurled", friends: "three-friends", curtain: "theater-curtains",
  flag: "flying-flag", check: "check-mark", cross: "cancel", candle: "candle-light", moon: "moon", sun: "sun",
  wand: "fairy-wand", play: "play-button", first: "fast-backward-button", last: "fast-forward-button",
  home: "house", scales: "scales", key: "key", gears: "gears", swords: "crossed-swords",
  bolt: "bolt-spell-cast", maze: "maze", cap: "graduate-cap", egg: "cosmic-egg", sword: "rune-sword",
  scepter: "winged-scepter", gems: "crystal-cluster", bang: "explosion-rays", link: "linked-rings",
  starSeat: "star-formation", leaf: "oak-leaf", drop: "water-drop", feather: "feather", flame: "candle-flame",
  moonSeat: "moon-orbit",
  spider: "spider-alt", goblin: "goblin-head", shadow: "shadow-follower", orb: "unstable-orb", dolmen: "dolmen",
  robber: "robber-hand", crystalize: "crystalize", extract: "extraction-orb", sparkles: "sparkles",
  runeStone: "rune-stone", sapphire: "cut-diamond", powerStone: "rupee", magic: "magic-swirl", cards: "card-draw",
  gavel: "gavel", handshake: "shaking-hands", campfire: "campfire", exchange: "card-exchange",
  witch: "witch-face", elf: "woman-elf-face", fairy: "fairy", mage: "wizard-face", kobold: "goblin-head",
  cutGem: "cut-diamond", swirl: "magic-swirl", chest: "open-treasure-chest", bag: "swap-bag", dust: "powder",
  runestone: "rune-stone", belt: "belt-buckles", mirror: "mirror-mirror", crystal: "crystal-shine", elixir: "magic-potion",
  mask: "carnival-mask", staff: "wizard-staff", chalice: "jeweled-chalice", cloak: "wing-cloak", talisman: "gem-pendant",
  phoenix: "hawk-emblem", fox: "fox-head", toad: "frog", unicorn: "unicorn", tomcat: "cat", scarab: "scarab-beetle",
  raven: "raven", salamander: "salamander",
  ermine: "ermine", portal: "magic-portal", card: "card-draw", discards: "card-discard",
  lockedChest: "locked-chest", pack: "knapsack", rose: "rose", thorns: "thorny-vine", block: "stone-block", cloud: "dust-cloud",
  tacks: "caltrops", trap: "wolf-trap", mist: "fog", gnome: "bad-gnome", giant: "giant", golem: "rock-golem", slime: "slime",
  werewolf: "werewolf", arms: "vitruvian-man", shield: "bordered-shield", stun: "knocked-out-stars", steps: "footsteps",
  fist: "fist", flood: "flood", skull: "death-skull", padlock: "padlock",
};

function path(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`the icon set has no ${name}`);
  return [...icon.body.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]).join(" ");
}

const lines = Object.entries(USED).map(([key, name]) => `  ${key}: "${path(name)}",`);
writeFileSync(
  new URL("../src/lib/icons.ts", import.meta.url),
  `// Made by \`npm run icons\` from game-icons.net (CC BY 3.0, see the page's credits); do not edit.\n` +
    `export const ICONS = {\n${lines.join("\n")}\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n\n` +
    `/** The icons by their names in the set, for the credits. */\n` +
    `export const NAMES_IN_SET = ${JSON.stringify([...new Set(Object.values(USED))].sort())};\n`,
);
