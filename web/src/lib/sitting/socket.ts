/** The line to one table: typed messages, order numbers, and coming back after a break without loss or repetition. */
import type {
  Agree, Because, ChatLine, Chatted, Closed, Done, Entry, Hello, Hint, Hinted, Move, Moved, ObstacleOut, Order, Orders, Ping, Pong, Refusal, Say,
  State, TableChanged, TableInfo, Undo, UndoAsked, Voice, Welcome, Why,
} from "../protocol";
import { isHere } from "../device/where";

export type ServerMessage =
  | Welcome | Moved | TableChanged | Closed | Chatted | Orders | Done | Refusal | UndoAsked | Because | Hinted | Voice | Pong;
export type Asking = Move | Say | Undo | Agree | Why | Hint | Ping | Order;
export type Answer = Done | Because | Hinted | Pong;
/** The key of a refusal nobody sent: whoever asked has changed their mind. */
export const WITHDRAWN = "withdrawn";
export type Link = "connecting" | "open" | "lost";

/** A refusal with its key and fields, to be said in the reader's language. */
export class RefusedError extends Error {
  constructor(
    readonly key: string, readonly fields: Record<string, string>, text: string, readonly obstacle?: ObstacleOut | null,
  ) {
    super(text);
  }
}

/** What the line tells whoever holds it. */
export interface Hearer {
  /** A first sight of the table, or all of it anew. */
  begin(table: TableInfo, viewer: number, story: Entry[], state: State | null): void;
  moved(entry: Entry, state: State): void;
  tableChanged(table: TableInfo): void;
  chatted(line: ChatLine): void;
  /** The lines that come now do not follow those we have. */
  chatBegins(): void;
  /** Whoever opened the table has closed it. */
  tableClosed(): void;
  /** Who wishes to take a move back, and who has not agreed yet; nobody left to agree means the move stands. */
  undoAsked(seat: number, waiting: number[]): void;
  /** This seat's own standing orders. */
  ordered(orders: Record<string, number>): void;
  linked(link: Link): void;
  /** What the voice of a lesson says now. */
  voiced(voice: Voice): void;
}

/** As much of a WebSocket as the line needs. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

interface Waiting {
  asking: Asking;
  done: (answer: Answer) => void;
  refused: (error: RefusedError) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** A dead line is noticed within eight seconds: asked for a sign every three, given up five after one that was not answered. */
const PING_EVERY = 3000;
const SILENCE = 5000;
const LOOK_EVERY = 1000;

export class TableSocket {
  private wire: Wire | null = null;
  private since = -1;
  private chat = -1;
  private lastRef = 0;
  private attempts = 0;
  private closed = false;
  private pingedAt = 0;
  /** Since when a sign of life is awaited; 0 while none is. */
  private awaitedSince = 0;
  private welcomed = false;
  private readonly waiting = new Map<number, Waiting>();
  private pinging: ReturnType<typeof setInterval> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dial: () => Wire, private readonly hearer: Hearer, private readonly key = "") {
    this.connect();
    this.pinging = setInterval(() => this.stayAwake(), LOOK_EVERY);
  }

  /** Ask for something; the answer comes also over a line that broke in between. */
  ask(asking: Asking): Promise<Answer> {
    const ref = ++this.lastRef;
    return new Promise((done, refused) => {
      this.waiting.set(ref, { asking: { ...asking, ref }, done, refused });
      if (this.welcomed) this.send({ ...asking, ref });
    });
  }

  /** Try again at once, for instance when the device is back online. */
  wake(): void {
    if (this.closed || this.wire !== null) return;
    clearTimeout(this.retrying);
    this.attempts = 0;
    this.connect();
  }

  /** Begin the line anew, keeping what we know; what was asked is asked again as soon as we are in. */
  retry(): void {
    clearTimeout(this.retrying);
    this.attempts = 0;
    const before = this.wire;
    this.wire = null;
    this.welcomed = false;
    before?.close();
    if (!this.closed) this.connect();
  }

  /** Ask no more for the moves that were not answered; one that has arrived is done all the same. */
  withdraw(): void {
    for (const [ref, { asking, refused }] of this.waiting)
      if (asking.type === "move") {
        this.waiting.delete(ref);
        refused(new RefusedError(WITHDRAWN, {}, "Not sent again."));
      }
  }

  /** Come in anew, knowing nothing: who we are here may have changed. */
  redial(): void {
    const before = this.wire;
    this.wire = null;
    this.since = -1;
    this.welcomed = false;
    before?.close();
    if (!this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pinging);
    clearTimeout(this.retrying);
    this.wire?.close();
  }

  private connect(): void {
    this.hearer.linked("connecting");
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => this.send(this.hello());
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lose();
    };
  }

  private hello(): Hello {
    const hello: Hello = { type: "hello", since: this.since, chat: this.chat };
    return this.key ? { ...hello, key: this.key } : hello;
  }

  private send(message: Hello | Asking): void {
    this.wire?.send(JSON.stringify(message));
  }

  private lose(): void {
    this.awaitedSince = 0;
    this.wire = null;
    this.welcomed = false;
    if (this.closed) return;
    this.hearer.linked("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.retrying = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A line that says nothing any more is dead, whatever the browser believes. */
  private stayAwake(): void {
    if (!this.welcomed || this.wire === null) return;
    const now = Date.now();
    if (this.awaitedSince && now - this.awaitedSince > SILENCE) {
      const dead = this.wire;
      this.lose();
      dead.close();
    } else if (now - this.pingedAt >= PING_EVERY) {
      this.pingedAt = now;
      this.awaitedSince ||= now;
      this.send({ type: "ping", ref: 0 });
    }
  }

  private hear(message: ServerMessage): void {
    this.awaitedSince = 0;
    switch (message.type) {
      case "welcome": return this.welcome(message);
      case "moved":
        this.moved(message.entry, message.state);
        if (message.ref) this.answered({ type: "done", ref: message.ref });
        return;
      case "table": return this.hearer.tableChanged(message.table);
      case "closed": return this.hearer.tableClosed();
      case "orders": return this.hearer.ordered(message.orders);
      case "chatted": return this.chatted(message.line);
      case "undo": return this.hearer.undoAsked(message.seat, message.waiting);
      case "refused": return this.refused(message);
      case "voice": return this.hearer.voiced(message);
      default: return this.answered(message);
    }
  }

  private welcome(message: Welcome): void {
    this.attempts = 0;
    this.awaitedSince = 0;
    this.welcomed = true;
    const known = message.state !== null && this.since >= 0 && message.state.number >= this.since;
    if (!known) {
      this.since = message.state?.number ?? -1;
      this.hearer.begin(message.table, message.viewer, message.story, message.state);
    } else {
      this.hearer.tableChanged(message.table);
      for (const entry of message.story) if (message.state) this.moved(entry, message.state);
    }
    if ((message.chat[0]?.number ?? 0) > this.chat + 1) this.hearer.chatBegins();
    for (const line of message.chat) this.chatted(line);
    this.hearer.ordered(message.orders);
    if (message.wish) this.hearer.undoAsked(message.wish.seat, message.wish.waiting);
    this.hearer.linked("open");
    for (const each of this.waiting.values()) this.send(each.asking);
  }

  private moved(entry: Entry, state: State): void {
    if (entry.number <= this.since) return;
    this.since = entry.number;
    this.hearer.moved(entry, state);
  }

  private chatted(line: ChatLine): void {
    if (line.number <= this.chat) return;
    this.chat = line.number;
    this.hearer.chatted(line);
  }

  private answered(message: Answer): void {
    const waiting = this.take(message.ref);
    waiting?.done(message);
  }

  /** A move that was committed before the line broke is stale when asked again: it has been done. */
  private refused(message: Refusal): void {
    const waiting = this.take(message.ref);
    waiting?.refused(new RefusedError(message.key, message.fields, message.text, message.obstacle));
  }

  private take(ref: number): Waiting | undefined {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    return waiting;
  }
}

/** A line that was dialled before the page was there: it has said who we are, and kept what it heard. */
export interface EarlyLine {
  table: string;
  wire: Wire & { readyState: number };
  heard: { data: string }[];
}

declare global {
  interface Window {
    earlyLine?: EarlyLine;
  }
}

/** The real wire to a table of this server; whoever comes without a key of their own may find it dialled already. */
export function wireTo(table: string, key = ""): Wire {
  if (isHere(table)) return wireHere(table);
  const early = window.earlyLine;
  delete window.earlyLine;
  if (early && early.table === table && !key && early.wire.readyState <= WebSocket.OPEN) return takenOver(early);
  early?.wire.close();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`) as unknown as Wire;
}

/** A wire to a table of this device, which is fetched when it is wanted. */
function wireHere(table: string): Wire {
  const line = import("../pocket/house").then(({ dial }) => dial(table, wire));
  const wire: Wire = {
    send: (text) => void line.then(({ say }) => say(text)), close: () => void line.then(({ hang }) => hang()), onopen: null, onmessage: null, onclose: null,
  };
  line.then(() => wire.onopen?.(), () => wire.onclose?.());
  return wire;
}

/** Whoever holds it now is told what was heard before, and all that comes. */
export function takenOver({ wire, heard }: EarlyLine): Wire {
  const held: Wire = { send: (text) => wire.send(text), close: () => wire.close(), onopen: null, onmessage: null, onclose: null };
  wire.onclose = () => held.onclose?.();
  queueMicrotask(() => {
    for (const event of heard) held.onmessage?.(event);
    wire.onmessage = (event) => held.onmessage?.(event);
  });
  return held;
}
