/** One device at a table: the seats it holds, which of them looks, and the choice being weighed. */
import { boardOf } from "../../games";
import { api } from "./api";
import type { GameBoard } from "../game";
import { Goal } from "./goal.svelte";
import { hold, held } from "./keys";
import { noteName } from "./named";
import { lexicon, sorry, t } from "../lexicon.svelte";
import { keepNumber, promiseNumber } from "./numbers";
import type { Entry, TableInfo } from "../protocol";
import { noteFinishedGame } from "../device/goals";
import { router } from "../device/router.svelte";
import { isHere } from "../device/where";
import { hits, isSmall } from "./hits";
import { paceOf, stands } from "./pace";
import { Past } from "./past.svelte";
import { Session, type Showing } from "./session.svelte";
import { RefusedError, WITHDRAWN } from "./socket";
import { settings } from "../device/settings.svelte";
import { digest } from "../story/telling";
import { toasts } from "../device/toasts.svelte";

/** Milliseconds after which somebody is told that no answer has come. */
const LATE = 3000;

export class Desk {
  sessions = $state.raw<Session[]>([]);
  shown = $state(0);
  board = $state.raw<GameBoard | null>(null);
  picked = $state("");
  hint = $state.raw<{ word: string; why: string; to: string; followed: boolean } | null>(null);
  /** Whether somebody thinks of a hint. */
  advised = $state(false);
  /** The word that is on its way, or nothing. */
  sending = $state("");
  /** Whether no answer to it has come for a while. */
  late = $state(false);
  /** What happened while nobody looked from this device. */
  missed = $state.raw<Entry[]>([]);
  /** An entry that is being shown as a scene. */
  scene = $state.raw<Entry | null>(null);

  /** The seats whose lines are not read on this device. */
  muted = $state.raw<number[]>([]);

  /** A past moment somebody looks at while the game goes on. */
  readonly past: Past;

  readonly goal: Goal;

  private following = false;
  /** The moment at which the last word was said: the next question may be here before its receipt is. */
  private saidAt = -1;
  /** The entries of the log that own presses began; what followed from a press by itself belongs to it. */
  private begun: number[] = [];
  /** The entries that answered what had but one answer: nobody pressed anything for them. */
  private answered: number[] = [];

  /** Whether the table is on this device alone: without other people, chat and links. */
  readonly onDevice: boolean;

  readonly session = $derived(this.sessions[this.shown] as Session);
  readonly table = $derived(this.session.table);
  readonly state = $derived(this.session.state);
  readonly options = $derived(this.session.yourTurn ? (this.state?.options ?? []) : []);
  readonly words = $derived(lexicon.of(this.table?.game ?? "").withNames(this.session.names));
  /** Whether everybody else at the table is a bot. */
  readonly alone = $derived(this.table?.seats.every((seat, place) => place === this.session.you || Boolean(seat.bot)) ?? false);
  /** Between two people at one device: nothing is shown until one of them says who looks. */
  curtain = $state(true);
  readonly hidden = $derived(this.sessions.length > 1 && this.curtain && this.table?.status === "running");
  /** The sitting of this device whose turn it is while another one looks; -1 if none. */
  readonly handTo = $derived.by(() => {
    if (this.sessions.length < 2 || this.session.yourTurn) return -1;
    return this.sessions.findIndex((session) => session.yourTurn);
  });

  constructor(readonly id: string) {
    this.onDevice = isHere(id);
    this.muted = held(id).muted ?? [];
    this.past = new Past(this);
    this.goal = new Goal(id);
    this.sessions = [this.sit(), ...(held(id).keys ?? []).map((key) => this.sit(key))];
  }

  /** A sitting whose story is told at this device's pace while somebody looks. */
  private sit(key = ""): Session {
    const session = new Session(this.id, key);
    session.patience = (showing, behind) => this.patience(session, showing, behind);
    return session;
  }

  private patience(session: Session, { entry, state }: Showing, behind: number): number {
    const { you, story, table } = session;
    return stands({
      entry, behind, pace: paceOf(settings.pace, settings.finished),
      unseen: session !== this.session || this.hidden || document.visibilityState !== "visible",
      asked: behind === 0 && state.asked === you && you >= 0, timed: state.seconds !== null,
      hits: hits(table?.game ?? "", entry, story, you, this.isPressed(entry, you)), small: isSmall(table?.game ?? "", entry, you), scene: Boolean(this.board?.isScene?.(entry) && this.board.Scene),
    });
  }

  private isPressed(entry: Entry, you: number): boolean {
    return entry.seat === you && !this.answered.includes(entry.number);
  }

  /** What took a little from whoever looks and did not stop the game is told in passing. */
  noteSmall(entry: Entry): void {
    const { you, story, viewer } = this.session;
    const game = this.table?.game ?? "";
    const brisk = paceOf(settings.pace, settings.finished) === "brisk";
    if (brisk && isSmall(game, entry, you) && hits(game, entry, story, you, this.isPressed(entry, you))) toasts.show(digest([entry], this.words, viewer), "bad");
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }

  async loadBoard(game: string): Promise<void> {
    await this.attempt(async () => (this.board = await boardOf(game)));
  }

  /** What a choice is called, with what it costs where its game says so. */
  label(word: string): string {
    return this.board?.label?.(word, this.words, this.state?.view ?? {}, this.options) || this.words.option(word);
  }

  /** What is answered by itself, so that nobody need hear of it; the table in words asks wherever there is a choice. */
  readonly byItself = $derived.by(() => {
    if (!this.options.length || (settings.text && this.options.length > 1)) return "";
    const moment = { view: this.state?.view ?? {}, options: this.options, alone: this.alone, last: this.session.story.at(-1) ?? null };
    return this.board?.byItself?.(moment) ?? "";
  });

  // Choosing

  /** Somebody points at something, or goes on with what they began: weigh it, say it, or learn why not. */
  async choose(word: string, onward = false): Promise<void> {
    toasts.closeRefusals();
    if (!this.options.includes(word)) return this.explain(word);
    if (this.picked !== word && this.isWeighed(word)) this.picked = word;
    else await this.say(word, onward);
  }

  /** Whether a word is shown before it is said; who plays against bots alone can take everything back. */
  private isWeighed(word: string): boolean {
    if (settings.asking !== "auto") return settings.asking === "always";
    return !this.alone && !this.board?.atOnce?.(word, this.options);
  }

  async say(word: string, onward = false): Promise<void> {
    const number = this.state?.number ?? -1;
    if (this.sending && this.saidAt === number) return;
    if (!onward) {
      this.begun = [...this.begun, number + 1];
      this.goal.putAway();
    }
    toasts.closeRefusals();
    this.past.leave();
    this.missed = []; // whoever moves has seen what there was
    this.sending = word;
    this.late = false;
    this.saidAt = number;
    this.weighNothing();
    const waiting = setTimeout(() => (this.late = true), LATE);
    await this.attempt(() => this.session.move(word));
    clearTimeout(waiting);
    if (this.saidAt !== number) return;
    this.sending = "";
    this.late = false;
  }

  /** Says the only answer there is. */
  async answer(word: string): Promise<void> {
    this.answered = [...this.answered, (this.state?.number ?? -1) + 1];
    await this.say(word, true);
  }

  weighNothing(): void {
    this.picked = "";
    this.hint = null;
    this.advised = false;
  }

  /** What is in the way of a word now and the rule that forbids it, or who is asked instead. */
  async explain(word: string): Promise<void> {
    await this.attempt(async () => {
      const why = await this.session.why(word);
      if (!why) return;
      const said = this.words.refusal(why.key, why.fields, why.text, why.obstacle);
      const short = why.key === "refused" ? this.words.refusalInShort(why.fields, why.obstacle) : undefined;
      toasts.show(said, "bad", { rule: { game: this.table?.game ?? "", id: why.fields["rule"] ?? "" }, ...short });
    });
  }

  /** A hint is thought of once, however often it is asked for meanwhile. */
  async askHint(): Promise<void> {
    if (this.advised) return;
    this.advised = true;
    const number = this.state?.number;
    await this.attempt(async () => {
      const hinted = await this.session.hint();
      if (!this.advised || this.state?.number !== number) return; // nobody waits for it any more
      toasts.closeRefusals();
      const why = hinted.because ? this.words.because(hinted.because, hinted.fields, this.session.you) : "";
      const to = this.board?.leads && !settings.text ? String(hinted.fields["end"] ?? "") : "";
      this.hint = { word: hinted.word, why, to, followed: false };
    });
    this.advised = false;
  }

  /** What a hint would have done, as far as it leads. */
  readonly advice = $derived(this.hint ? (this.hint.to && this.board?.leads?.(this.hint.to, this.words)) || this.words.option(this.hint.word) : "");

  /** Do as the hint says; one that leads further is gone on with by the board. */
  async takeHint(): Promise<void> {
    if (!this.hint) return;
    if (this.hint.to) this.hint = { ...this.hint, followed: true };
    else await this.choose(this.hint.word);
  }

  /** Take back what the last press did, a whole walk too. */
  async undo(): Promise<void> {
    const { story, you } = this.session;
    const standing = new Set(story.flatMap((entry) => (entry.seat === you && entry.kind === "move" ? [entry.number] : [])));
    this.begun = this.begun.filter((number) => standing.has(number));
    await this.attempt(() => this.session.undo(this.begun.at(-1)));
  }

  /** Do something; if it is refused, say so in the reader's language. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError && error.key === WITHDRAWN)) toasts.show(sorry(error, this.words), "bad");
      return false;
    }
  }

  // Seats of this device

  /** Sit down; a further person on the same device gets a key of its own. */
  async sitDown(name: string, seat: number): Promise<string> {
    const promised = await promiseNumber();
    if (this.table) keepNumber(this.table, promised);
    const further = this.sessions.some((session) => session.you >= 0);
    const opened = await api.join(this.id, { name, pledge: promised.pledge, seat }, further ? "new" : "");
    noteName(name, opened.table);
    if (further) this.addKey(opened.recovery);
    else this.comeInAnew();
    return further ? "" : opened.recovery;
  }

  /** A line that was there before the cookie does not know who we are now. */
  private comeInAnew(): void {
    const [first, ...others] = this.sessions;
    this.sessions = [this.sit(), ...others];
    first?.close();
  }

  private addKey(key: string): void {
    hold(this.id, { keys: [...(held(this.id).keys ?? []), key] });
    this.sessions = [...this.sessions, this.sit(key)];
  }

  /** Somebody has taken the device and looks now. */
  lift(sitting: number): void {
    this.shown = sitting;
    this.curtain = false;
    this.weighNothing();
  }

  /** The same people once more; asked for once, however often it is clicked or told. */
  async rematch(): Promise<void> {
    if (this.following) return;
    this.following = true;
    await this.attempt(() => this.follow());
    this.following = false;
  }

  /** Every seat of this device goes along with a number of its own; a game that has begun has ours already. */
  private async follow(): Promise<void> {
    const before = this.table?.next ?? "";
    const begun = before !== "" && isFixed(await api.table(before));
    const next = begun ? before : await this.joinNext();
    router.go(`/table/${next}`);
    toasts.show(t("ui-rematch-begins"), "good");
  }

  private async joinNext(): Promise<string> {
    let next: TableInfo | null = null;
    for (const { you, key } of this.sessions)
      if (you >= 0) {
        const promised = await promiseNumber();
        next = await api.rematch(this.id, promised.pledge, key);
        keepNumber(next, promised);
      }
    if (!next) throw new RefusedError("not-seated", {}, "You have no seat at this table.");
    hold(next.id, { keys: held(this.id).keys ?? [] });
    return next.id;
  }

  /** Read somebody's lines no more, or again; nobody hears of it. */
  mute(seat: number, quiet: boolean): void {
    this.muted = quiet ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    hold(this.id, { muted: this.muted });
  }

  // Coming back after a while

  /** What happened since this device last looked: on entry, and when one comes back to the page. */
  noteMissed(): void {
    const seen = held(this.id).seen;
    if (seen === undefined) return;
    this.missed = this.session.story.filter((entry) => entry.number > seen && entry.seat !== this.session.you && entry.events.length > 0);
  }

  /** What happened since whoever looks last moved; an answer nobody pressed is no move. */
  readonly since = $derived.by(() => {
    const { story, you } = this.session;
    const own = story.findLastIndex((entry) => entry.kind === "move" && this.isPressed(entry, you));
    return story.slice(you < 0 ? -1 : own + 1).filter((entry) => entry.kind === "move" && entry.events.length > 0);
  });

  /** Once for every game that was seen to its end on this device. */
  noteFinished(): void {
    if (held(this.id).finished) return;
    hold(this.id, { finished: true });
    settings.finished += 1;
    if (this.table) noteFinishedGame(this.table.game);
  }

  noteSeen(): void {
    if (document.visibilityState === "visible" && this.state) hold(this.id, { seen: this.state.number });
  }
}

/** Whether nobody can sit down any more. */
function isFixed(table: TableInfo): boolean {
  return table.status !== "open" || table.transcript !== "";
}
