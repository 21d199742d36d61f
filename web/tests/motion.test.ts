import { expect, test } from "vitest";
import { flights as magiaFlights } from "../src/games/magia/motion";
import { flights as wizWarFlights } from "../src/games/wizwar/motion";
import { flights as zavandorFlights } from "../src/games/zavandor/motion";
import { key } from "../src/games/zavandor/keys";
import { GEMS, ITEMS, PIECE_WORD, STONE_PRICES, TRACK_WORDS as TRACKS } from "../src/games/zavandor/types";
import { flights, lastCall, lastRoll, touchedSeats } from "../src/games/abraca/motion";
import { turnedOver } from "../src/games/abraca/ending";
import { calledInVain, ruledOut, type AbracaView } from "../src/games/abraca/view";
import type { Entry } from "../src/lib/protocol";

const entry = (...events: [string, Record<string, number | string | number[]>][]): Entry => ({
  number: 1, kind: "move", seat: 0, back: -1, events: events.map(([kind, fields]) => ({ kind, fields })),
});

test("a cast stone flies from its row to its column, and the harm from there to the lives", () => {
  const told = entry(["cast", { seat: 0, spell: 5 }], ["lost", { seat: 1, lives: 1, left: 5 }], ["lost", { seat: 3, lives: 1, left: 2 }]);
  expect(flights(told).map((flight) => `${flight.from} ${flight.to} ${flight.label}`)).toEqual([
    "row-0 column-5 5", "column-5 lives-1 −1", "column-5 lives-3 −1",
  ]);
  expect(lastCall(told)).toEqual({ spell: 5, failed: false });
  expect(touchedSeats(told)).toEqual([1, 3]);
});

test("what changes nothing and a new deal do not fly", () => {
  const told = entry(["cast", { seat: 0, spell: 8 }], ["gained", { seat: 0, lives: 0, left: 6 }], ["round_ends", { seat: 0, end: "emptied" }], ["drew", { seat: 1 }]);
  expect(flights(told)).toHaveLength(1);
});

test("a miss is marked as one, and a roll is shown", () => {
  const told = entry(["missed", { seat: 2, spell: 1 }], ["rolled", { seat: 2, die: 3 }], ["lost", { seat: 2, lives: 3, left: 1 }]);
  expect(lastCall(told)).toEqual({ spell: 1, failed: true });
  expect(lastRoll(told)).toBe(3);
  expect(flights(told)).toHaveLength(2);
  expect(lastCall(null)).toBeNull();
});

test("a new deal clears away the call and the die of the round before", () => {
  const told = entry(
    ["missed", { seat: 2, spell: 1 }], ["rolled", { seat: 2, die: 3 }], ["lost", { seat: 2, lives: 1, left: 0 }],
    ["round_ends", { seat: 2, end: "own_fault" }], ["round_begins", { round: 2, seat: 3 }],
  );
  expect([lastCall(told), lastRoll(told), touchedSeats(told)]).toEqual([null, 0, []]);
  expect(flights(told)).toHaveLength(2);
});

test("what was called in vain is known of the row until stones are drawn, and how many since", () => {
  const diary = [{ drawn: 5, casts: 0, failed: 1 << 4 }, { drawn: 2, casts: 0, failed: 1 << 7 }];
  const view = { diaries: [diary, [{ drawn: 5, casts: 0, failed: 0 }]] } as unknown as AbracaView;
  expect(calledInVain(view, 0)).toEqual([{ spell: 4, drawn: 2 }, { spell: 7, drawn: 0 }]);
  expect(ruledOut(view, 0)).toEqual([7]);
  expect(calledInVain(view, 1)).toEqual([]);
});

test("at the end all stones are turned over, and not before", () => {
  const view = { asked: -1, rows: [[], [3]], mystics: [[2], []], mystic_faces: [] as number[] } as unknown as AbracaView;
  const told = entry(
    ["revealed", { seat: 0, row: [8, 8], mystic: [2] }], ["revealed", { seat: 1, row: [3], mystic: [4] }],
    ["revealed_rest", { mystic: [5, 6], supply: [] }],
  );
  expect(turnedOver(view, told)).toMatchObject({ rows: [[8, 8], [3]], mystics: [[2], [4]], mystic_faces: [5, 6] });
  const running = { ...view, asked: 1 };
  expect(turnedOver(running, told)).toBe(running);
});

test("crystals and cards of Magia fly from where they were to where they go", () => {
  const told = entry(
    ["played", { seat: 2, colour: "red", symbol: "star" }], ["stepped", { seat: 2, figure: "red", field: "A2" }],
    ["collected", { seat: 2, figure: "red", crystal: "air", field: "A2" }], ["handed_over", { seat: 1, to_seat: 0, crystal: "fire" }],
    ["handed_over_unseen", { seat: 1, to_seat: 0 }], ["took_discards", { seat: 2, card: [] }],
  );
  expect(magiaFlights(told).map((flight) => `${flight.from} ${flight.to}`)).toEqual([
    "hand-2 discards", "field-A2 spell-red", "supply-1 supply-0",
  ]);
  expect(magiaFlights(told).map((flight) => Boolean(flight.after))).toEqual([false, true, true]); // the figure arrives first
});

test("cards of Wiz-War fly from where they were to where they go", () => {
  const told = entry(
    ["cast", { seat: 1, spell: "fireball" }], ["aimed_at_wizard", { seat: 1, target_seat: 0 }], ["moved", { seat: 1, square: "a1" }],
    ["hurt", { seat: 0, damage: 4, left: 11 }], ["drew", { seat: 1 }],
  );
  expect(wizWarFlights(told).map((flight) => `${flight.from} ${flight.to} ${flight.label}`)).toEqual([
    "hand-1 pile ", "deck hand-1 ",
  ]);
});

test("in Zavandor energy flies to what it buys, and the gem from the mine to its place", () => {
  const told = entry(
    ["paid", { seat: 1, price: 20, cards: [2], concentrated: [], dust: 15, change: 0 }], ["gained_gem", { seat: 1, gem: "sapphire" }],
    ["rose", { seat: 0, track: "fire", level: 2 }], ["won", { seat: 2, item: "owl", bid: 130, price: 110 }], ["scored", { seat: 0, points: 4 }],
  );
  expect(zavandorFlights(told).map((flight) => `${flight.from} ${flight.to} ${flight.label}`)).toEqual([
    "hand-1 mine-sapphire −20", "mine-sapphire spiral-1 ", "seat-0 track-fire-2 2", "auction seat-2 130",
  ]);
});

test("every word of Zavandor that can be offered together has a key of its own", () => {
  const turn = [...ITEMS.map((item) => `offer ${item}`), ...GEMS.flatMap((gem) => ["enchant", "sell", "sell inactive", "activate", "deactivate"].map((verb) => `${verb} ${gem}`)),
    ...TRACKS.map((track) => `learn ${track}`), ...STONE_PRICES.map((price) => `release ${price}`), "end"];
  const pay = [...PIECE_WORD.map((piece) => `put ${piece}`), "pay auto", "settle", "take back", "cancel"];
  for (const words of [turn, pay]) {
    const keys = words.map((word) => key(word) ?? "");
    expect(keys).not.toContain("");
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((each) => "bchlmtu?".includes(each))).toEqual([]);
  }
});
