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
  /** What has been said about it: rules, then rulings, then examples. */
  rules: string[];
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
  {"key": "full_shield", "types": "counter", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "thaumaturgy"], "rules": ["WW-087", "WW-097", "WW-130", "WW-075", "WW-R14", "WW-R29", "WW-R100", "WW-E19", "WW-E37", "WW-E39", "WW-E44"]},
  {"key": "negate_neutral", "types": "counter", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "thaumaturgy"], "rules": ["WW-087", "WW-099", "WW-130", "WW-075", "WW-R07", "WW-R14", "WW-E40", "WW-E41", "WW-E68"]},
  {"key": "drop_object", "types": "attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": false, "schools": ["cantrip", "thaumaturgy"], "rules": ["WW-085", "WW-089", "WW-099", "WW-130", "WW-R21", "WW-R44"]},
  {"key": "zot", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["cantrip"], "rules": ["WW-085", "WW-099", "WW-130", "WW-139"]},
  {"key": "around_the_corner", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "thaumaturgy"], "rules": ["WW-086", "WW-097", "WW-130", "WW-094", "WW-128", "WW-178", "WW-R08", "WW-R34", "WW-R72", "WW-E25", "WW-E41"]},
  {"key": "create_wall", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "elemental"], "rules": ["WW-086", "WW-099", "WW-132", "WW-145", "WW-160", "WW-182", "WW-189", "WW-R77", "WW-R79", "WW-R85", "WW-R87", "WW-E15"]},
  {"key": "destroy_wall", "types": "neutral", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "elemental"], "rules": ["WW-086", "WW-099", "WW-130", "WW-R78", "WW-R87", "WW-R119", "WW-E79"]},
  {"key": "dispel", "types": "neutral", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "conjuring", "mutation", "thaumaturgy"], "rules": ["WW-086", "WW-099", "WW-130", "WW-R21", "WW-R78", "WW-R88"]},
  {"key": "pick_lock", "types": "neutral", "reach": "adj", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["cantrip", "mentalism", "thaumaturgy"], "rules": ["WW-086", "WW-089", "WW-098", "WW-130", "WW-150", "WW-050", "WW-051", "WW-R71"]},
  {"key": "rotate_sector", "types": "neutral", "reach": "any", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["cantrip", "thaumaturgy"], "rules": ["WW-086", "WW-100", "WW-130", "WW-187", "WW-188", "WW-189", "WW-190", "WW-R84", "WW-E36"]},
  {"key": "large_rock", "types": "item", "reach": "los", "lasts": "perm", "ev": 3, "boosted": false, "schools": ["cantrip"], "rules": ["WW-089", "WW-090", "WW-099", "WW-151", "WW-R37", "WW-E14", "WW-E69"]},
  {"key": "energy_6", "types": "energy", "reach": "self", "lasts": "inst", "ev": 6, "boosted": false, "schools": ["cantrip"], "rules": ["WW-088", "WW-089"]},
  {"key": "fools_gold", "types": "counter", "reach": "any", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-087", "WW-100", "WW-130", "WW-075", "WW-R98", "WW-R99", "WW-R100", "WW-R101", "WW-E63"]},
  {"key": "acid_bath", "types": "attack", "reach": "los", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["alchemy"], "rules": ["WW-085", "WW-099", "WW-131", "WW-139", "WW-146", "WW-017", "WW-060", "WW-R02", "WW-R51", "WW-R95", "WW-E08"]},
  {"key": "stone_dead", "types": "attack", "reach": "los", "lasts": "inst", "ev": 3, "boosted": true, "schools": ["alchemy"], "rules": ["WW-085", "WW-089", "WW-099", "WW-130", "WW-139"]},
  {"key": "add", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["alchemy", "mentalism"], "rules": ["WW-086", "WW-089", "WW-097", "WW-130", "WW-033", "WW-140", "WW-R08", "WW-R74", "WW-R75", "WW-E67"]},
  {"key": "homunculus", "types": "neutral", "reach": "self", "lasts": "perm", "ev": 0, "boosted": true, "schools": ["alchemy"], "rules": ["WW-086", "WW-097", "WW-132", "WW-139", "WW-145", "WW-074", "WW-R27", "WW-R53", "WW-E51"]},
  {"key": "bloodshard", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-151", "WW-196", "WW-R25"]},
  {"key": "boomstone", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-099", "WW-149", "WW-197", "WW-206", "WW-R15", "WW-R58", "WW-E46"]},
  {"key": "brainstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-149", "WW-212", "WW-R52", "WW-R69", "WW-R117", "WW-E78"]},
  {"key": "lifestone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-149", "WW-017", "WW-R111", "WW-R118", "WW-E46"]},
  {"key": "mightstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["alchemy"], "rules": ["WW-089", "WW-090", "WW-097", "WW-149", "WW-062"]},
  {"key": "null_powder", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-099", "WW-071", "WW-075", "WW-R05", "WW-R29", "WW-R88"]},
  {"key": "powerstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-149", "WW-033", "WW-142", "WW-R36", "WW-R74", "WW-E67"]},
  {"key": "speedstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-149", "WW-028", "WW-036"]},
  {"key": "spellstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-149", "WW-210", "WW-R118"]},
  {"key": "universal_solvent", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-099", "WW-151", "WW-R19", "WW-R78", "WW-R89"]},
  {"key": "visionstone", "types": "item", "reach": "self", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["alchemy"], "rules": ["WW-090", "WW-097", "WW-149", "WW-129", "WW-178", "WW-R34", "WW-R72", "WW-R73", "WW-E69"]},
  {"key": "energy_4", "types": "energy", "reach": "self", "lasts": "inst", "ev": 4, "boosted": false, "schools": ["alchemy", "conjuring", "elemental", "mentalism", "mutation"], "rules": ["WW-088", "WW-089", "WW-E08", "WW-E38", "WW-E67"]},
  {"key": "energy_5", "types": "energy", "reach": "self", "lasts": "inst", "ev": 5, "boosted": false, "schools": ["alchemy", "conjuring", "elemental", "mutation", "thaumaturgy"], "rules": ["WW-088", "WW-089", "WW-E09", "WW-E10"]},
  {"key": "wall_of_earth", "types": "counter", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring", "elemental"], "rules": ["WW-087", "WW-099", "WW-130", "WW-075", "WW-113", "WW-180", "WW-R05", "WW-R13", "WW-R22", "WW-R23", "WW-R27", "WW-R29", "WW-R33", "WW-R34", "WW-R77", "WW-E26"]},
  {"key": "fireball", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["elemental"], "rules": ["WW-085", "WW-099", "WW-130", "WW-147", "WW-R35", "WW-E05", "WW-E13", "WW-E18", "WW-E19", "WW-E20", "WW-E21", "WW-E22", "WW-E25", "WW-E26", "WW-E37", "WW-E39", "WW-E41", "WW-E46", "WW-E48", "WW-E50", "WW-E51", "WW-E54", "WW-E60", "WW-E68", "WW-E69", "WW-E78"]},
  {"key": "lightning_bolt", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["elemental"], "rules": ["WW-085", "WW-099", "WW-130", "WW-139", "WW-151", "WW-199", "WW-R02", "WW-R09", "WW-R23", "WW-R24", "WW-R25", "WW-R26", "WW-R27", "WW-R33", "WW-R72", "WW-E26", "WW-E42"]},
  {"key": "waterbolt", "types": "attack", "reach": "los", "lasts": "inst", "ev": 3, "boosted": true, "schools": ["elemental"], "rules": ["WW-085", "WW-089", "WW-099", "WW-130", "WW-139", "WW-147", "WW-055", "WW-R19", "WW-R31", "WW-R32", "WW-R51", "WW-R78", "WW-E56", "WW-E57"]},
  {"key": "flood", "types": "neutral-counter", "reach": "any", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["elemental"], "rules": ["WW-086", "WW-087", "WW-091", "WW-100", "WW-131", "WW-139", "WW-147", "WW-148", "WW-075", "WW-R15", "WW-R29", "WW-R51", "WW-R78", "WW-R95", "WW-E59", "WW-E60"]},
  {"key": "wall_of_fire", "types": "neutral-counter", "reach": "los", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["elemental"], "rules": ["WW-086", "WW-087", "WW-089", "WW-091", "WW-099", "WW-132", "WW-147", "WW-029", "WW-075", "WW-113", "WW-206", "WW-R07", "WW-R13", "WW-R16", "WW-R27", "WW-R31", "WW-R65", "WW-R66", "WW-R77", "WW-R78", "WW-R79", "WW-R80", "WW-R84", "WW-R85", "WW-R86", "WW-R87", "WW-R89", "WW-R95", "WW-E16", "WW-E23", "WW-E59", "WW-E60"]},
  {"key": "fog", "types": "neutral", "reach": "any", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["elemental"], "rules": ["WW-086", "WW-100", "WW-131", "WW-139", "WW-148", "WW-127", "WW-E34"]},
  {"key": "mist_body", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["elemental", "mutation"], "rules": ["WW-086", "WW-097", "WW-131", "WW-139", "WW-152", "WW-R65", "WW-R90"]},
  {"key": "stone_block", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["elemental"], "rules": ["WW-086", "WW-099", "WW-132", "WW-145", "WW-026", "WW-115", "WW-160", "WW-171", "WW-180", "WW-R23", "WW-R30", "WW-R43", "WW-R60", "WW-R86", "WW-R89", "WW-R99", "WW-E14", "WW-E35"]},
  {"key": "stone_spikes", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 2, "boosted": true, "schools": ["elemental"], "rules": ["WW-086", "WW-089", "WW-097", "WW-131", "WW-139", "WW-R33", "WW-R38", "WW-R39", "WW-E10"]},
  {"key": "windrider", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["elemental"], "rules": ["WW-086", "WW-097", "WW-130", "WW-029", "WW-R62", "WW-R86", "WW-R90"]},
  {"key": "fire_cloak", "types": "item", "reach": "self", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["elemental"], "rules": ["WW-089", "WW-090", "WW-097", "WW-147", "WW-062", "WW-196", "WW-198", "WW-206", "WW-R56", "WW-R95", "WW-E57", "WW-E60"]},
  {"key": "absorb_spell", "types": "counter", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"], "rules": ["WW-087", "WW-099", "WW-130", "WW-075", "WW-R06", "WW-R07", "WW-R13", "WW-R14", "WW-R29", "WW-R123", "WW-E38", "WW-E39"]},
  {"key": "shield", "types": "counter", "reach": "self", "lasts": "inst", "ev": 2, "boosted": true, "schools": ["conjuring", "mentalism"], "rules": ["WW-087", "WW-089", "WW-097", "WW-130", "WW-139", "WW-075", "WW-196", "WW-R01", "WW-R02", "WW-R03", "WW-R05", "WW-R09", "WW-R17", "WW-R25", "WW-R29", "WW-R46", "WW-E20", "WW-E21", "WW-E37", "WW-E46", "WW-E48", "WW-E70"]},
  {"key": "brain_burn", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"], "rules": ["WW-085", "WW-099", "WW-130", "WW-R45"]},
  {"key": "mental_force", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["mentalism"], "rules": ["WW-085", "WW-099", "WW-130", "WW-139", "WW-R48", "WW-E65"]},
  {"key": "powerthrust", "types": "attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": true, "schools": ["mentalism", "thaumaturgy"], "rules": ["WW-085", "WW-089", "WW-099", "WW-130", "WW-139", "WW-E38", "WW-E53", "WW-E67"]},
  {"key": "psychic_storm", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["mentalism"], "rules": ["WW-085", "WW-099", "WW-130", "WW-139", "WW-R28"]},
  {"key": "share_life", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"], "rules": ["WW-085", "WW-099", "WW-130", "WW-R46"]},
  {"key": "thought_steal", "types": "attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": false, "schools": ["mentalism"], "rules": ["WW-085", "WW-089", "WW-099", "WW-130", "WW-215", "WW-R47"]},
  {"key": "pain_link", "types": "neutral-counter", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mentalism"], "rules": ["WW-086", "WW-087", "WW-091", "WW-097", "WW-131", "WW-139", "WW-068", "WW-075", "WW-196", "WW-206", "WW-R29", "WW-R46", "WW-R55", "WW-E40", "WW-E50"]},
  {"key": "teleport", "types": "neutral-counter", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"], "rules": ["WW-086", "WW-087", "WW-091", "WW-097", "WW-130", "WW-029", "WW-075", "WW-R28", "WW-R59", "WW-R60", "WW-R62", "WW-R90", "WW-E18", "WW-E54"]},
  {"key": "astral_projection", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mentalism"], "rules": ["WW-086", "WW-097", "WW-130", "WW-094", "WW-178", "WW-R08", "WW-R71", "WW-R72", "WW-E68"]},
  {"key": "meditate", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["mentalism"], "rules": ["WW-086", "WW-089", "WW-097", "WW-130", "WW-215", "WW-R52", "WW-E18"]},
  {"key": "shatter", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 3, "boosted": true, "schools": ["mentalism"], "rules": ["WW-086", "WW-089", "WW-097", "WW-131", "WW-139", "WW-176"]},
  {"key": "ward", "types": "counter", "reach": "any", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-087", "WW-100", "WW-130", "WW-075", "WW-206", "WW-R02", "WW-R98", "WW-R100", "WW-E62"]},
  {"key": "fire_darts", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": true, "schools": ["conjuring", "thaumaturgy"], "rules": ["WW-085", "WW-099", "WW-130", "WW-139", "WW-147", "WW-077", "WW-199", "WW-R02", "WW-R11", "WW-R29", "WW-E44", "WW-E45"]},
  {"key": "ka_bong", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-085", "WW-099", "WW-130", "WW-R35", "WW-R39", "WW-E49"]},
  {"key": "swap", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-085", "WW-099", "WW-130", "WW-029", "WW-R62", "WW-R71", "WW-R90"]},
  {"key": "booby_trap", "types": "neutral", "reach": "any", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-086", "WW-100", "WW-132", "WW-145", "WW-029", "WW-206", "WW-R02", "WW-R66", "WW-R89", "WW-R92", "WW-R119", "WW-E70"]},
  {"key": "create_door", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["conjuring"], "rules": ["WW-086", "WW-089", "WW-099", "WW-132", "WW-145", "WW-043"]},
  {"key": "dust_cloud", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-086", "WW-099", "WW-132", "WW-145", "WW-115", "WW-116", "WW-117", "WW-118", "WW-119", "WW-R48", "WW-R90", "WW-E24"]},
  {"key": "glue", "types": "neutral", "reach": "los", "lasts": "temp", "ev": 3, "boosted": true, "schools": ["conjuring"], "rules": ["WW-086", "WW-089", "WW-099", "WW-131", "WW-139", "WW-R19", "WW-R21", "WW-R93"]},
  {"key": "rosebush", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-086", "WW-099", "WW-132", "WW-145", "WW-115", "WW-E17", "WW-E45"]},
  {"key": "thornbush", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["conjuring"], "rules": ["WW-086", "WW-099", "WW-132", "WW-145", "WW-115", "WW-R48", "WW-R54", "WW-R101", "WW-R102", "WW-E16", "WW-E64", "WW-E65"]},
  {"key": "handful_of_tacks", "types": "item", "reach": "adj", "lasts": "perm", "ev": 3, "boosted": false, "schools": ["conjuring"], "rules": ["WW-089", "WW-090", "WW-098", "WW-151", "WW-029", "WW-R31", "WW-R39", "WW-R66", "WW-R89", "WW-R91", "WW-R95"]},
  {"key": "featherweight", "types": "counter", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-087", "WW-097", "WW-131", "WW-139", "WW-068", "WW-075", "WW-196", "WW-R29", "WW-R54", "WW-R123", "WW-E53"]},
  {"key": "disease", "types": "attack", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-085", "WW-097", "WW-131", "WW-139", "WW-029", "WW-060", "WW-R33", "WW-R39", "WW-R50"]},
  {"key": "heave_ho", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mutation"], "rules": ["WW-085", "WW-099", "WW-130", "WW-150", "WW-R21", "WW-R39", "WW-R41", "WW-E80"]},
  {"key": "gnome_form", "types": "neutral-counter", "reach": "self", "lasts": "temp", "ev": 2, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-087", "WW-089", "WW-091", "WW-097", "WW-131", "WW-139", "WW-152", "WW-036", "WW-074", "WW-075", "WW-R29", "WW-E22"]},
  {"key": "stretch", "types": "neutral-attack", "reach": "los", "lasts": "inst", "ev": 2, "boosted": false, "schools": ["mutation"], "rules": ["WW-085", "WW-086", "WW-089", "WW-091", "WW-099", "WW-130", "WW-R33", "WW-R43", "WW-R71", "WW-R94"]},
  {"key": "adrenaline", "types": "neutral", "reach": "los", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-099", "WW-131", "WW-139", "WW-R64"]},
  {"key": "big_man_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-097", "WW-131", "WW-139", "WW-152", "WW-026", "WW-036", "WW-062", "WW-115", "WW-116", "WW-117", "WW-180", "WW-R30", "WW-R60", "WW-R67", "WW-R86"]},
  {"key": "extra_arms", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 3, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-089", "WW-097", "WW-131", "WW-139", "WW-152", "WW-063", "WW-163", "WW-213", "WW-R69", "WW-R94", "WW-E11"]},
  {"key": "golem_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-097", "WW-131", "WW-139", "WW-152", "WW-036", "WW-062", "WW-096", "WW-163", "WW-196", "WW-R25", "WW-E01", "WW-E48"]},
  {"key": "mad_dash", "types": "neutral", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mutation"], "rules": ["WW-086", "WW-097", "WW-130", "WW-R70"]},
  {"key": "slime_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-097", "WW-131", "WW-139", "WW-152", "WW-029", "WW-036", "WW-096", "WW-R39", "WW-R66", "WW-R68", "WW-R90", "WW-E73"]},
  {"key": "strength", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-097", "WW-131", "WW-139", "WW-062", "WW-R39", "WW-R40", "WW-R44"]},
  {"key": "wallivore", "types": "neutral", "reach": "adj", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["mutation"], "rules": ["WW-086", "WW-098", "WW-130", "WW-R21"]},
  {"key": "werewolf_form", "types": "neutral", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["mutation"], "rules": ["WW-086", "WW-097", "WW-131", "WW-139", "WW-152", "WW-036", "WW-062", "WW-096"]},
  {"key": "anti_anti", "types": "counter", "reach": "any", "lasts": "inst", "ev": 3, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-087", "WW-089", "WW-100", "WW-130", "WW-071", "WW-075", "WW-R04", "WW-R05", "WW-R06", "WW-R13", "WW-R29", "WW-E37"]},
  {"key": "backlash", "types": "counter", "reach": "self", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-087", "WW-097", "WW-130", "WW-075", "WW-206", "WW-R14", "WW-R29", "WW-R49"]},
  {"key": "globe_of_pain", "types": "attack", "reach": "any", "lasts": "inst", "ev": 3, "boosted": true, "schools": ["thaumaturgy"], "rules": ["WW-085", "WW-089", "WW-100", "WW-130", "WW-139", "WW-R30", "WW-R33", "WW-R71"]},
  {"key": "slow_death", "types": "attack", "reach": "los", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["thaumaturgy"], "rules": ["WW-085", "WW-099", "WW-131", "WW-139", "WW-146", "WW-060", "WW-R51", "WW-R52", "WW-E26", "WW-E76"]},
  {"key": "yoink", "types": "attack", "reach": "los", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-085", "WW-099", "WW-130", "WW-R21", "WW-R44"]},
  {"key": "invisible", "types": "neutral-counter", "reach": "self", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["thaumaturgy"], "rules": ["WW-086", "WW-087", "WW-091", "WW-097", "WW-131", "WW-139", "WW-074", "WW-075", "WW-R29"]},
  {"key": "gravity", "types": "neutral", "reach": "any", "lasts": "temp", "ev": 0, "boosted": true, "schools": ["thaumaturgy"], "rules": ["WW-086", "WW-100", "WW-131", "WW-139", "WW-148", "WW-R94"]},
  {"key": "pass_through_wall", "types": "neutral", "reach": "adj", "lasts": "inst", "ev": 0, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-086", "WW-098", "WW-130", "WW-R62", "WW-R71", "WW-R85"]},
  {"key": "seal_door", "types": "neutral", "reach": "los", "lasts": "perm", "ev": 2, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-086", "WW-089", "WW-099", "WW-132", "WW-R81"]},
  {"key": "master_key", "types": "item", "reach": "adj", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-090", "WW-098", "WW-151", "WW-043", "WW-051", "WW-R83", "WW-E05"]},
  {"key": "dagger", "types": "item", "reach": "los", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-090", "WW-099", "WW-151", "WW-R37", "WW-E16"]},
  {"key": "wizardblade", "types": "item", "reach": "adj", "lasts": "perm", "ev": 0, "boosted": false, "schools": ["thaumaturgy"], "rules": ["WW-090", "WW-098", "WW-151", "WW-176", "WW-R33", "WW-R36"]},
];
