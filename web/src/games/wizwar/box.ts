// Made by `python -m tools.wizwar_box` from the rules; do not edit.
export interface Card {
  key: string;
  types: string;
  reach: string;
  lasts: string;
  /** Its value as energy, or 0. */
  ev: number;
  /** Whether energy makes it stronger or longer. */
  boosted: boolean;
  schools: string[];
}
/** Border, square and side at both ends, and what joins them. */
export type Link = [number, number, number, number, number, string];

export const SIZE = 5;
export const COLOURS = ["blue", "red", "yellow", "green"] as const;
export const SIDES = ["north", "east", "south", "west"] as const;
export const SCHOOLS = ["cantrip", "alchemy", "conjuring", "elemental", "mentalism", "mutation", "thaumaturgy"];
export const MOST_LIFE = 20;
export const SLOTS: Record<number, [number, number][]> = {"2": [[0, 0], [0, 1]], "3": [[0, 0], [1, 0], [1, 1]], "4": [[0, 0], [0, 1], [1, 0], [1, 1]]};
export const LINKS: Record<number, Link[]> = {"2": [[58, 20, 3, 29, 1, "wrap"], [95, 2, 0, 47, 2, "purple"], [85, 7, 0, 42, 2, "cyan"]], "3": [[185, 2, 0, 92, 2, "wrap"], [158, 70, 3, 79, 1, "wrap"], [48, 24, 1, 57, 0, "purple"], [195, 20, 3, 97, 2, "cyan"]], "4": [[58, 20, 3, 29, 1, "wrap"], [158, 70, 3, 79, 1, "wrap"], [195, 2, 0, 97, 2, "purple"], [185, 7, 0, 92, 2, "cyan"]]};
export const CARDS: Card[] = [
  {"key": "full_shield", "types": "counter", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "thaumaturgy"]},
  {"key": "negate_neutral", "types": "counter", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "thaumaturgy"]},
  {"key": "drop_object", "types": "attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": false, "schools": ["cantrip", "thaumaturgy"]},
  {"key": "zot", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["cantrip"]},
  {"key": "around_the_corner", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "thaumaturgy"]},
  {"key": "create_wall", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "elemental"]},
  {"key": "destroy_wall", "types": "neutral", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "elemental"]},
  {"key": "dispel", "types": "neutral", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "mutation", "thaumaturgy"]},
  {"key": "pick_lock", "types": "neutral", "reach": "adj", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["cantrip", "mentalism", "thaumaturgy"]},
  {"key": "rotate_sector", "types": "neutral", "reach": "any", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "thaumaturgy"]},
  {"key": "large_rock", "types": "item", "reach": "los", "lasts": "perm", "ev": 3, "boosted": false, "schools": ["cantrip"]},
  {"key": "energy_6", "types": "energy", "reach": "self", "lasts": "inst", "ev": 6, "boosted": false, "schools": ["cantrip"]},
  {"key": "fools_gold", "types": "counter", "reach": "any", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "acid_bath", "types": "attack", "reach": "los", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["alchemy"]},
  {"key": "stone_dead", "types": "attack", "reach": "los", "lasts": "inst", "ev": 3, "boosted": true, "schools": ["alchemy"]},
  {"key": "add", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["alchemy", "mentalism"]},
  {"key": "homunculus", "types": "neutral", "reach": "self", "lasts": "perm", "ev": 0, "boosted": true, "schools": ["alchemy"]},
  {"key": "bloodshard", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "boomstone", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "brainstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "lifestone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "mightstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["alchemy"]},
  {"key": "null_powder", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "powerstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "speedstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "spellstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "universal_solvent", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "visionstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"]},
  {"key": "energy_4", "types": "energy", "reach": "self", "lasts": "inst", "ev": 4, "boosted": false, "schools": ["alchemy", "conjuring", "elemental", "mentalism", "mutation"]},
  {"key": "energy_5", "types": "energy", "reach": "self", "lasts": "inst", "ev": 5, "boosted": false, "schools": ["alchemy", "conjuring", "elemental", "mutation", "thaumaturgy"]},
  {"key": "wall_of_earth", "types": "counter", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring", "elemental"]},
  {"key": "fireball", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["elemental"]},
  {"key": "lightning_bolt", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["elemental"]},
  {"key": "waterbolt", "types": "attack", "reach": "los", "lasts": "inst", "ev": 3, "boosted": true, "schools": ["elemental"]},
  {"key": "flood", "types": "neutral-counter", "reach": "any", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["elemental"]},
  {"key": "wall_of_fire", "types": "neutral-counter", "reach": "los", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["elemental"]},
  {"key": "fog", "types": "neutral", "reach": "any", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["elemental"]},
  {"key": "mist_body", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["elemental", "mutation"]},
  {"key": "stone_block", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["elemental"]},
  {"key": "stone_spikes", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 2, "boosted": true, "schools": ["elemental"]},
  {"key": "windrider", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["elemental"]},
  {"key": "fire_cloak", "types": "item", "reach": "self", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["elemental"]},
  {"key": "absorb_spell", "types": "counter", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"]},
  {"key": "shield", "types": "counter", "reach": "self", "lasts": "inst", "ev": 2, "boosted": true, "schools": ["conjuring", "mentalism"]},
  {"key": "brain_burn", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"]},
  {"key": "mental_force", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["mentalism"]},
  {"key": "powerthrust", "types": "attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": true, "schools": ["mentalism", "thaumaturgy"]},
  {"key": "psychic_storm", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["mentalism"]},
  {"key": "share_life", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"]},
  {"key": "thought_steal", "types": "attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": false, "schools": ["mentalism"]},
  {"key": "pain_link", "types": "neutral-counter", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mentalism"]},
  {"key": "teleport", "types": "neutral-counter", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"]},
  {"key": "astral_projection", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"]},
  {"key": "meditate", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["mentalism"]},
  {"key": "shatter", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 3, "boosted": true, "schools": ["mentalism"]},
  {"key": "ward", "types": "counter", "reach": "any", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "fire_darts", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["conjuring", "thaumaturgy"]},
  {"key": "ka_bong", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "swap", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "booby_trap", "types": "neutral", "reach": "any", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "create_door", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["conjuring"]},
  {"key": "dust_cloud", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "glue", "types": "neutral", "reach": "los", "lasts": "temp", "ev": 3, "boosted": true, "schools": ["conjuring"]},
  {"key": "rosebush", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "thornbush", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"]},
  {"key": "handful_of_tacks", "types": "item", "reach": "adj", "lasts": "perm", "ev": 3, "boosted": false, "schools": ["conjuring"]},
  {"key": "featherweight", "types": "counter", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "disease", "types": "attack", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "heave_ho", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mutation"]},
  {"key": "gnome_form", "types": "neutral-counter", "reach": "self", "lasts": "temp", "ev": 2, "boosted": true, "schools": ["mutation"]},
  {"key": "stretch", "types": "neutral-attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": false, "schools": ["mutation"]},
  {"key": "adrenaline", "types": "neutral", "reach": "los", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "big_man_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "extra_arms", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 3, "boosted": true, "schools": ["mutation"]},
  {"key": "golem_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "mad_dash", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mutation"]},
  {"key": "slime_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "strength", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "wallivore", "types": "neutral", "reach": "adj", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mutation"]},
  {"key": "werewolf_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"]},
  {"key": "anti_anti", "types": "counter", "reach": "any", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "backlash", "types": "counter", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "globe_of_pain", "types": "attack", "reach": "any", "lasts": "inst", "ev": 3, "boosted": true, "schools": ["thaumaturgy"]},
  {"key": "slow_death", "types": "attack", "reach": "los", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["thaumaturgy"]},
  {"key": "yoink", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "invisible", "types": "neutral-counter", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["thaumaturgy"]},
  {"key": "gravity", "types": "neutral", "reach": "any", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["thaumaturgy"]},
  {"key": "pass_through_wall", "types": "neutral", "reach": "adj", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "seal_door", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "master_key", "types": "item", "reach": "adj", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "dagger", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["thaumaturgy"]},
  {"key": "wizardblade", "types": "item", "reach": "adj", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["thaumaturgy"]},
];
