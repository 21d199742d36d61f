/** One seat's, or one bystander's, sitting at a table: what it knows now, and what it may ask for. */
import { api } from "./api";
import type { Because, ChatLine, Entry, Hinted, Refusal, State, TableInfo, Voice } from "../protocol";
import { ownName } from "./named";
import { tellNumber } from "./numbers";
import { Queue } from "./queue";
import { RefusedError, TableSocket, wireTo, type Hearer, type Link } from "./socket";

/** What came from the line and is to be shown: an entry, the state after it, and when it came. */
export interface Showing {
  entry: Entry;
  state: State;
  at: number;
}

export class Session implements Hearer {
  table = $state.raw<TableInfo | null>(null);
  viewer = $state(-1);
  story = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  state = $state.raw<State | null>(null);
  link = $state<Link>("connecting");
  closed = $state(false);
  wish = $state.raw<{ seat: number; waiting: number[] } | null>(null);
  /** This seat's own standing orders. */
  orders = $state.raw<Record<string, number>>({});
  /** Whether the table was sealed otherwise than promised to us, so that our number stays untold. */
  betrayed = $state(false);
  /** What the voice of a lesson says now, where something is taught. */
  voice = $state.raw<Voice | null>(null);
  /** How often a wish to take a move back was declined. */
  declined = $state(0);
  /** The entry that came last while we looked; nothing after a first sight. */
  latest = $state.raw<Entry | null>(null);
  /** How many entries have come and are not shown yet. */
  behind = $state(0);
  /** The entry the table is held for until somebody has seen it. */
  heldFor = $state.raw<Entry | null>(null);
  /** For how long an entry stands before the next is shown: as it comes, unless the desk wishes otherwise. */
  patience: (showing: Showing, behind: number) => number = () => 0;
  /** When the state came, so that a clock can go on from there. */
  since = $state(Date.now());
  readonly names = $derived(namesOf(this.table));
  readonly you = $derived(this.table?.you ?? -1);
  readonly yourTurn = $derived(
    this.table?.status === "running" && this.you >= 0 && this.state?.asked === this.you && !this.playedByBot(this.you) && this.behind === 0,
  );

  private telling = false;
  private readonly queue = new Queue<Showing>(
    (showing) => this.show(showing),
    (showing, behind) => {
      const wait = this.patience(showing, behind);
      this.heldFor = wait === Infinity ? showing.entry : null;
      return wait;
    },
    (behind) => (this.behind = behind),
  );
  private readonly socket: TableSocket;
  private readonly awake = (): void => this.socket.wake();

  constructor(readonly id: string, readonly key = "") {
    this.socket = new TableSocket(() => wireTo(id, key), this, key);
    addEventListener("online", this.awake);
    document.addEventListener("visibilitychange", this.awake);
  }

  close(): void {
    this.queue.clear();
    removeEventListener("online", this.awake);
    document.removeEventListener("visibilitychange", this.awake);
    this.socket.close();
  }

  // What the line tells

  begin(table: TableInfo, viewer: number, story: Entry[], state: State | null): void {
    this.queue.clear();
    this.heldFor = null;
    this.table = table;
    this.viewer = viewer;
    this.story = story;
    this.take(state, Date.now());
    this.latest = null;
    this.seeToNumber(table);
  }

  /** What comes is shown at its pace; what was missed or taken back, and one's own moves, at once. */
  moved(entry: Entry, state: State): void {
    const showing = { entry, state, at: Date.now() };
    this.wish = null;
    if (entry.kind === "undo" || entry.number < state.number) {
      this.hurry();
      this.show(showing);
    } else this.queue.push(showing, entry.seat === this.you);
  }

  /** Whoever looks has seen what the table was held for. */
  seen(): void {
    if (!this.heldFor) return;
    this.heldFor = null;
    this.queue.release();
  }

  /** Everything that has come is shown at once. */
  hurry(): void {
    this.heldFor = null;
    this.queue.flush();
  }

  private show({ entry, state, at }: Showing): void {
    const standing = entry.kind === "undo" ? this.story.filter((each) => each.number <= entry.back) : this.story;
    this.story = [...standing, entry];
    this.latest = entry;
    this.take(state, at);
  }

  chatted(line: ChatLine): void {
    this.chat = [...this.chat, line];
  }

  chatBegins(): void {
    this.chat = [];
  }

  tableClosed(): void {
    this.closed = true;
    this.close();
  }

  undoAsked(seat: number, waiting: number[]): void {
    this.wish = waiting.length ? { seat, waiting } : null;
    if (!waiting.length) this.declined += 1;
  }

  /** Who sits down looks with the eyes of the seat from now on; who has lost the seat may have a new key. */
  tableChanged(table: TableInfo): void {
    const lost = this.you >= 0 && table.you < 0;
    this.table = table;
    if (table.you >= 0) this.viewer = table.you;
    if (lost) this.socket.redial();
    this.seeToNumber(table);
  }

  /** Our number is told by itself when it is time; what fails now is tried again at the next news of the table. */
  private seeToNumber(table: TableInfo): void {
    if (table.you < 0 || table.status !== "open" || this.telling) return;
    this.telling = true;
    tellNumber(table, this.key)
      .then((betrayed) => (this.betrayed = betrayed), () => null)
      .finally(() => {
        this.telling = false;
        if (this.table && this.table !== table) this.seeToNumber(this.table);
      });
  }

  ordered(orders: Record<string, number>): void {
    this.orders = orders;
  }

  voiced(voice: Voice): void {
    this.voice = voice;
  }

  linked(link: Link): void {
    this.link = link;
  }

  private take(state: State | null, at: number): void {
    this.state = state;
    const viewer = state?.view["viewer"];
    if (typeof viewer === "number") this.viewer = viewer;
    this.since = at;
  }

  // What one may ask for

  /** Say a word; one that was committed before the line broke has been done. */
  async move(word: string): Promise<void> {
    const number = this.state?.number ?? 0;
    try {
      await this.socket.ask({ type: "move", number, word });
    } catch (error) {
      const done = this.story.some((entry) => entry.number === number + 1 && entry.seat === this.you);
      if (!(error instanceof RefusedError && error.key === "stale-move" && done)) throw error;
    }
  }

  /** Try the line anew: what was sent and not answered is sent again, and done once. */
  sendAgain(): void {
    this.socket.retry();
  }

  /** Send a move that was not answered no more. */
  withdraw(): void {
    this.socket.withdraw();
  }

  async say(text: string): Promise<void> {
    await this.socket.ask({ type: "say", text });
  }

  /** Read a page of what was said before the first line we have. */
  async readOlder(): Promise<void> {
    const first = this.chat[0]?.number ?? 0;
    const { lines } = await api.chat(this.id, first);
    if (this.chat[0]?.number === first) this.chat = [...lines, ...this.chat];
  }

  /** Take back the last move, or all since an entry of the log. */
  async undo(since = -1): Promise<void> {
    await this.socket.ask({ type: "undo", since });
  }

  async agree(yes: boolean): Promise<void> {
    await this.socket.ask({ type: "agree", yes });
  }

  /** Give a standing order; a value of -1 takes it back. */
  async order(key: string, value: number): Promise<void> {
    await this.socket.ask({ type: "order", key, value });
  }

  /** What would be answered to a word now; nothing if it may be said. */
  async why(word: string): Promise<Refusal | null> {
    return ((await this.socket.ask({ type: "why", word })) as Because).refusal;
  }

  async hint(): Promise<Hinted> {
    return (await this.socket.ask({ type: "hint" })) as Hinted;
  }

  private playedByBot(seat: number): boolean {
    return Boolean(this.table?.seats[seat]?.bot);
  }
}

/** The seats' names, equal ones told apart by a number. */
export function namesOf(table: Pick<TableInfo, "seats" | "you"> | null): string[] {
  const names = table?.seats.map(({ seat, name }) => (seat === table.you ? ownName(name) : name)) ?? [];
  return names.map((name, place) => {
    const same = names.slice(0, place).filter((other) => other === name).length;
    return name && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${same + 1}` : name;
  });
}
