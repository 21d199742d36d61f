/** What takes something from whoever looks, read from what an entry tells. */
import type { Entry, EventOut } from "../protocol";

/** Kinds of events with the field that names whom they hit, by game. */
const BLOWS: Record<string, Record<string, string>> = {
  abraca: { lost: "seat" },
  wizwar: {
    hurt: "seat", stunned: "seat", turn_lost: "seat", died: "seat", stole: "victim_seat", stole_card: "victim_seat", took_item: "victim_seat",
    took_treasure: "victim_seat", took_hand: "victim_seat", killed: "victim_seat",
  },
  magia: { stole: "victim_seat", stole_unseen: "victim_seat" },
  drachenei: { robbed: "other_seat", gave_stone: "seat" },
  zavandor: { lost_gem: "seat", struck_down: "seat" },
};
/** A card less: worth a word, not a stop, for whoever plays briskly. */
const SMALL = ["stole", "stole_unseen", "stole_card"];
const BIDS = ["bid"];
const PASSES = ["passed", "bid_passed"];
const ENDS_OF_AUCTIONS = ["won", "won_spell"];
const NEW_AUCTIONS = ["offered", "evaluates"];

/** Whether this entry, which `you` did not press, hits `you`: a blow, or losing an auction one was in. */
export function hits(game: string, entry: Entry, story: readonly Entry[], you: number, pressed = entry.seat === you): boolean {
  if (you < 0 || entry.kind !== "move" || pressed) return false;
  return entry.events.some((event) => isBlow(game, event, you)) || losesAuction(entry, story, you);
}

/** Whether all that an entry takes from `you` is small. */
export function isSmall(game: string, entry: Entry, you: number): boolean {
  const blows = entry.events.filter((event) => isBlow(game, event, you));
  return blows.length > 0 && blows.every(({ kind }) => SMALL.includes(kind));
}

function isBlow(game: string, { kind, fields }: EventOut, you: number): boolean {
  const field = BLOWS[game]?.[kind];
  return field !== undefined && fields[field] === you && !isNothing(fields);
}

function isNothing(fields: EventOut["fields"]): boolean {
  return ["lives", "damage", "magic"].some((amount) => fields[amount] === 0);
}

/** The end of an auction one has bid in and not left. Being outbid stops nobody: bids go round, and whether one bids more is asked at once. */
function losesAuction(entry: Entry, story: readonly Entry[], you: number): boolean {
  if (entry.seat === you) return false;
  const ends = entry.events.some(({ kind, fields }) => ENDS_OF_AUCTIONS.includes(kind) && fields["seat"] !== you);
  return ends && biddersBefore(entry, story).includes(you);
}

/** Who bid in the auction this entry belongs to; whoever passed wanted the thing no longer. */
function biddersBefore(entry: Entry, story: readonly Entry[]): number[] {
  const bidders: number[] = [];
  const left: number[] = [];
  for (const each of [...story].reverse()) {
    if (each.number >= entry.number) continue;
    for (const { kind, fields } of [...each.events].reverse()) {
      if (PASSES.includes(kind)) left.push(Number(fields["seat"]));
      if (BIDS.includes(kind) && !left.includes(Number(fields["seat"]))) bidders.push(Number(fields["seat"]));
      if ([...ENDS_OF_AUCTIONS, ...NEW_AUCTIONS].includes(kind)) return bidders;
    }
  }
  return bidders;
}
