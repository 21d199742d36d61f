import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, State, TableInfo } from "../src/lib/protocol";
import { RefusedError, TableSocket, takenOver, type Hearer, type Wire } from "../src/lib/sitting/socket";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Diary implements Hearer {
  heard: string[] = [];
  begin(_: TableInfo, viewer: number, story: Entry[]): void {
    this.heard.push(`begin ${viewer} ${story.map((each) => each.number)}`);
  }
  moved(entry: Entry): void {
    this.heard.push(`moved ${entry.number}`);
  }
  tableChanged(): void {}
  chatted(line: { number: number }): void {
    this.heard.push(`chat ${line.number}`);
  }
  chatBegins(): void {
    this.heard.push("chat begins");
  }
  tableClosed(): void {
    this.heard.push("closed");
  }
  undoAsked(): void {}
  ordered(): void {}
  linked(): void {}
  voiced(): void {}
}

const entry = (number: number): Entry => ({ number, kind: "move", seat: 0, back: -1, events: [], by: "" });
const state = (number: number): State =>
  ({ number, view: {}, asked: 0, question: "", options: [], over: false, outcome: null, seconds: null });
const line = (number: number) => ({ number, seat: 0, name: "", text: "", at: 0 });
const welcome = (now: number, story: number[], chat: number[] = []) => ({
  type: "welcome", table: {}, viewer: 0, story: story.map(entry), chat: chat.map(line), state: state(now),
});

let wires: FakeWire[];
let diary: Diary;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  diary = new Diary();
  socket = new TableSocket(() => {
    wires.push(new FakeWire());
    return wires.at(-1)!;
  }, diary);
  wires[0]!.onopen?.();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function comeBack(): FakeWire {
  wires.at(-1)!.onclose?.();
  vi.advanceTimersByTime(20000);
  wires.at(-1)!.onopen?.();
  return wires.at(-1)!;
}

test("the first hello knows nothing and the welcome is the whole story", () => {
  expect(wires[0]!.sent[0]).toEqual({ type: "hello", since: -1, chat: -1 });
  wires[0]!.says(welcome(2, [0, 1, 2], [0]));
  expect(diary.heard).toEqual(["begin 0 0,1,2", "chat 0"]);
});

test("after a break only what was missed is told, once", () => {
  wires[0]!.says(welcome(2, [0, 1, 2], [0]));
  wires[0]!.says({ type: "moved", entry: entry(3), state: state(3) });
  const wire = comeBack();
  expect(wire.sent[0]).toEqual({ type: "hello", since: 3, chat: 0 });
  wire.says(welcome(5, [3, 4, 5], [0, 1]));
  wire.says({ type: "moved", entry: entry(5), state: state(5) });
  wire.says({ type: "moved", entry: entry(6), state: state(6) });
  expect(diary.heard.slice(2)).toEqual(["moved 3", "moved 4", "moved 5", "chat 1", "moved 6"]);
});

test("a table that stands behind what the page knows is told anew", () => {
  wires[0]!.says(welcome(5, [0, 5]));
  comeBack().says(welcome(3, [0, 1, 2, 3]));
  expect(diary.heard).toEqual(["begin 0 0,5", "begin 0 0,1,2,3"]);
});

test("what was asked before the break is asked again and answered once", async () => {
  wires[0]!.says(welcome(1, [0, 1]));
  const asked = socket.ask({ type: "move", number: 1, word: "call 5" });
  const wire = comeBack();
  wire.says(welcome(1, []));
  expect(wire.sent[1]).toEqual({ type: "move", number: 1, word: "call 5", ref: 1 });
  wire.says({ type: "done", ref: 1 });
  expect((await asked).type).toBe("done");
  wire.says({ type: "done", ref: 1 });
  expect(comeBack().sent).toHaveLength(1);
});

test("a move is answered by being told of it", async () => {
  wires[0]!.says(welcome(1, [0, 1]));
  const asked = socket.ask({ type: "move", number: 1, word: "call 5" });
  wires[0]!.says({ type: "moved", entry: entry(2), state: state(2), ref: 1 });
  expect((await asked).type).toBe("done");
  expect(diary.heard.at(-1)).toBe("moved 2");
});

test("a question asked before the welcome waits for it", () => {
  void socket.ask({ type: "hint" });
  expect(wires[0]!.sent).toHaveLength(1);
  wires[0]!.says(welcome(0, [0]));
  expect(wires[0]!.sent[1]).toEqual({ type: "hint", ref: 1 });
});

test("a refusal keeps its key and fields", async () => {
  wires[0]!.says(welcome(0, [0]));
  const asked = socket.ask({ type: "undo" });
  wires[0]!.says({ type: "refused", ref: 1, key: "nothing-to-undo", fields: { a: "b" }, text: "No." });
  await expect(asked).rejects.toMatchObject(new RefusedError("nothing-to-undo", { a: "b" }, "No."));
});

test("attempts to come back grow rarer, and stop when the line is closed", () => {
  for (let i = 0; i < 8; i++) {
    wires.at(-1)!.onclose?.();
    vi.advanceTimersByTime(12000);
  }
  expect(wires).toHaveLength(9);
  wires.at(-1)!.onclose?.();
  vi.advanceTimersByTime(5000);
  expect(wires).toHaveLength(9);
  socket.close();
  vi.advanceTimersByTime(60000);
  expect(wires).toHaveLength(9);
});

test("a line that falls silent is given up", () => {
  wires[0]!.says(welcome(0, [0]));
  vi.advanceTimersByTime(61000);
  expect(wires.length).toBeGreaterThan(1);
});

test("lines that do not follow those we have begin the chat anew", () => {
  wires[0]!.says(welcome(2, [0, 1, 2], [0, 1]));
  comeBack().says(welcome(2, [], [60, 61]));
  expect(diary.heard.slice(1)).toEqual(["chat 0", "chat 1", "chat begins", "chat 60", "chat 61"]);
});

test("a line that is dialled anew forgets what it knew and stays open", () => {
  wires[0]!.says(welcome(2, [0, 1, 2], [0]));
  socket.redial();
  expect(wires.length).toBe(2);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent[0]).toEqual({ type: "hello", since: -1, chat: 0 });
  wires[1]!.says(welcome(3, [0, 1, 2, 3]));
  expect(diary.heard.at(-1)).toBe("begin 0 0,1,2,3");
});

test("a table that was closed says so", () => {
  wires[0]!.says(welcome(2, [0, 1, 2]));
  wires[0]!.says({ type: "closed" });
  expect(diary.heard.at(-1)).toBe("closed");
});

test("a line that answers no sign of life is given up within eight seconds", () => {
  wires[0]!.says(welcome(1, [0, 1]));
  vi.advanceTimersByTime(8500);
  expect(wires).toHaveLength(2);
});

test("a line that answers is kept, however long nothing happens", () => {
  wires[0]!.says(welcome(1, [0, 1]));
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    wires[0]!.says({ type: "pong", ref: 0 });
  }
  expect(wires).toHaveLength(1);
});

test("a move is sent again over a new line, or withdrawn and sent no more", async () => {
  wires[0]!.says(welcome(1, [0, 1]));
  const asked = socket.ask({ type: "move", number: 1, word: "call 5" });
  socket.retry();
  wires[1]!.onopen?.();
  wires[1]!.says(welcome(1, []));
  expect(wires[1]!.sent.filter((each) => each["type"] === "move")).toHaveLength(1);
  socket.withdraw();
  await expect(asked).rejects.toMatchObject({ key: "withdrawn" });
  socket.retry();
  wires[2]!.onopen?.();
  wires[2]!.says(welcome(1, []));
  expect(wires[2]!.sent.filter((each) => each["type"] === "move")).toHaveLength(0);
});

test("a line dialled before the page was there is taken over with all it has heard, and says who we are once", async () => {
  const wire = Object.assign(new FakeWire(), { readyState: 1 });
  const heard = [welcome(4, [0, 4])].map((message) => ({ data: JSON.stringify(message) }));
  wire.onmessage = (event) => heard.push(event);
  const early = new TableSocket(() => takenOver({ table: "t", wire, heard }), diary);
  wire.says({ type: "moved", entry: entry(5), state: state(5), ref: 0 });
  await Promise.resolve();
  wire.says({ type: "moved", entry: entry(6), state: state(6), ref: 0 });
  expect(diary.heard).toEqual(["begin 0 0,4", "moved 5", "moved 6"]);
  expect(wire.sent).toEqual([]);
  void early.ask({ type: "ping", ref: 0 });
  expect(wire.sent.map((each) => each["type"])).toEqual(["ping"]);
  early.close();
});
