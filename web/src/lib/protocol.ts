// Made from protocol.schema.json by `npm run types`; do not edit.

export interface Agree {
  ref?: number;
  type: "agree";
  yes: boolean;
}
export interface Back {
  /**
   * a recovery key, or the code of a link that works once
   */
  recovery: string;
}
export interface Because {
  ref: number;
  refusal: Refusal | null;
  type: "because";
  word: string;
}
export interface Refusal {
  fields: {
    [k: string]: string;
  };
  key: string;
  obstacle?: ObstacleOut | null;
  ref: number;
  text: string;
  type: "refused";
}
export interface ObstacleOut {
  fields: {
    [k: string]: number | string | number[];
  };
  key: string;
}
export interface ChatLine {
  at: number;
  name: string;
  number: number;
  seat: number;
  text: string;
}
export interface ChatPage {
  lines: ChatLine[];
  more: boolean;
}
export interface Chatted {
  line: ChatLine;
  type: "chatted";
}
export interface Closed {
  type: "closed";
}
export interface Coming {
  /**
   * whether they are this device's already
   */
  same: boolean;
  whose: Whose;
}
export interface Whose {
  count: number;
  seats: Seated[];
}
export interface Seated {
  game: string;
  name: string;
  seat: number;
  status: "open" | "running" | "over";
  table: string;
}
export interface Done {
  ref: number;
  type: "done";
}
export interface Entry {
  /**
   * after an undo: the last entry that still stands; otherwise -1
   */
  back: number;
  /**
   * why the table answered for this seat; nothing if the seat did itself
   */
  by?: "" | "clock" | "absence";
  events: EventOut[];
  kind: "deal" | "move" | "undo";
  number: number;
  seat: number;
}
export interface EventOut {
  fields: {
    [k: string]: number | string | number[];
  };
  kind: string;
}
export interface ForkOut {
  number: number;
  table: string;
}
export interface GameInfo {
  bots: string[];
  fewest: number;
  id: string;
  most: number;
  options: OptionInfo[];
  orders: OrderInfo[];
  /**
   * whether a table may show bystanders more than what everybody knows
   */
  rows: boolean;
  version: number;
}
export interface OptionInfo {
  key: string;
  values: string[];
}
export interface OrderInfo {
  highest: number;
  key: string;
  /**
   * whether it ends with its occasion, such as an auction
   */
  passing: boolean;
}
export interface Handed {
  code: string;
  seconds: number;
}
export interface Hello {
  /**
   * the last chat number the client has
   */
  chat?: number;
  /**
   * a recovery key, where a cookie would name another seat
   */
  key?: string;
  /**
   * the last log number the client has; -1 for none
   */
  since?: number;
  type: "hello";
}
export interface HiddenPlace {
  likely: LikelyOut[];
  place:
    | "row"
    | "mystics"
    | "mystic_table"
    | "supply"
    | "hand"
    | "next"
    | "vote"
    | "trap"
    | "mission"
    | "favourite"
    | "book"
    | "crystals"
    | "value"
    | "under";
  /**
   * whose place it is, or -1
   */
  seat: number;
  /**
   * how many pieces are there
   */
  size: number;
  /**
   * from so many imagined worlds; 0 where it was worked out exactly
   */
  worlds: number;
}
export interface LikelyOut {
  /**
   * in millionths: that it is there once or more, twice or more, …
   */
  at_least: number[];
  /**
   * a number, kind, card, square or value, as the view of the game has them
   */
  what: number;
}
export interface Hint {
  ref?: number;
  type: "hint";
}
export interface Hinted {
  because: string;
  fields: {
    [k: string]: number | string | number[];
  };
  ref: number;
  type: "hinted";
  word: string;
}
export interface Join {
  name: string;
  /**
   * digest of your number, which you tell when the table is sealed
   */
  pledge: string;
  /**
   * the seat wished for; -1 for the first empty one
   */
  seat?: number;
}
export interface Known {
  number: number;
  places: HiddenPlace[];
  viewer: number;
}
export interface Lobby {
  public: TableSummary[];
  yours: TableSummary[];
}
export interface TableSummary {
  /**
   * whether the table is known to wait for you
   */
  asked: boolean;
  game: string;
  id: string;
  seats: SeatInfo[];
  status: "open" | "running" | "over";
  touched: number;
  watchers_see: "rows" | "public";
  you: number;
}
export interface SeatInfo {
  /**
   * the bot that plays here now, or nothing
   */
  bot: string;
  /**
   * whether that person is connected
   */
  here: boolean;
  name: string;
  /**
   * whether the seat is a person's
   */
  person: boolean;
  seat: number;
  /**
   * the seats that wish a bot to stand in for this absent person
   */
  votes: number[];
}
export interface Me {
  before: Whose | null;
  now: Whose | null;
}
export interface Moment {
  /**
   * a bot's reason, told when the game is over: earlier it might betray
   */
  because: Reason | null;
  entry: Entry;
  last: number;
  number: number;
  state: State;
}
export interface Reason {
  fields: {
    [k: string]: number | string | number[];
  };
  key: string;
}
export interface State {
  asked: number;
  number: number;
  /**
   * the words this viewer may say now
   */
  options: string[];
  outcome: OutcomeOut | null;
  over: boolean;
  question: string;
  /**
   * time left to answer, where the table has a clock
   */
  seconds: number | null;
  view: {
    [k: string]: unknown;
  };
}
export interface OutcomeOut {
  reason: string;
  scores: number[];
  winners: number[];
}
export interface Move {
  /**
   * the log number the move answers to; another one is stale
   */
  number: number;
  ref?: number;
  type: "move";
  word: string;
}
export interface MoveIn {
  number: number;
  word: string;
}
export interface Moved {
  entry: Entry;
  ref?: number;
  state: State;
  type: "moved";
}
export interface NewTable {
  aids?: boolean;
  /**
   * by seat: a bot's name, or nothing for a person
   */
  bots?: string[];
  bystanders_talk?: boolean;
  clock?: "none" | "relaxed" | "fast" | "day" | "three_days" | "week" | "bank_10" | "bank_30";
  /**
   * tell every seat what it could know of hidden things
   */
  counting?: boolean;
  game: string;
  name: string;
  options?: {
        [k: string]: string;
  };
  /**
   * digest of your number, which you tell when the table is sealed
   */
  pledge: string;
  public?: boolean;
  seats: number;
  stand_in?: boolean;
  /**
   * begin by itself as soon as no seat is empty
   */
  start?: boolean;
  watchers_see?: "rows" | "public";
}
export interface Number {
  number: string;
}
export interface OfSeat {
  seat: number;
}
export interface Opened {
  recovery: string;
  table: TableInfo;
}
export interface TableInfo {
  aids: boolean;
  /**
   * how many pages look on without a seat
   */
  bystanders: number;
  bystanders_talk: boolean;
  clock: "none" | "relaxed" | "fast" | "day" | "three_days" | "week" | "bank_10" | "bank_30";
  /**
   * digest of the seed
   */
  commitment: string;
  /**
   * whether the table tells every seat what it could know of hidden things
   */
  counting: boolean;
  /**
   * what a what-if game began as; such a game never counts
   */
  fork: ForkOut | null;
  /**
   * whether the game has lasted as long as a table keeps one: nobody can go on
   */
  full: boolean;
  game: string;
  id: string;
  /**
   * the rematch, or nothing
   */
  next: string;
  options: {
    [k: string]: string;
  };
  /**
   * whether you opened the table
   */
  owner: boolean;
  /**
   * by seat
   */
  promises: Promise[];
  public: boolean;
  seats: SeatInfo[];
  stand_in: boolean;
  status: "open" | "running" | "over";
  /**
   * the bot that plays where a person does no more
   */
  substitute: string;
  /**
   * digest of all that was sealed before numbers were told; nothing before that
   */
  transcript: string;
  version: number;
  /**
   * what bystanders see until the end
   */
  watchers_see: "rows" | "public";
  /**
   * your seat, or -1
   */
  you: number;
}
export interface Promise {
  /**
   * the bot it was sealed with, or nothing
   */
  bot: string;
  /**
   * digest of the person's number, or nothing
   */
  pledge: string;
  salt: string;
  /**
   * digest of salt and name, once sealed
   */
  tag: string;
  /**
   * whether the number has been told to the table; others learn it at the end
   */
  told: boolean;
}
export interface OpenedSeed {
  commitment: string;
  game: string;
  /**
   * pledge and number of each seat, nothing where there is none
   */
  seats: [unknown, unknown][];
  seed: string;
  /**
   * nothing if the table was never sealed
   */
  transcript: string;
}
export interface Order {
  key: string;
  ref?: number;
  type: "order";
  /**
   * a number, or 1 for a switch; -1 takes the order back
   */
  value: number;
}
export interface Orders {
  orders: {
    [k: string]: number;
  };
  type: "orders";
}
export interface Ping {
  ref?: number;
  type: "ping";
}
export interface Pledge {
  /**
   * digest of your number for the next game
   */
  pledge: string;
}
export interface Pong {
  ref: number;
  type: "pong";
}
export interface Problem {
  fields: {
    [k: string]: string;
  };
  key: string;
  obstacle?: ObstacleOut | null;
  text: string;
}
export interface Renewed {
  recovery: string;
}
export interface RuleOut {
  id: string;
  section: string;
  text: string;
}
export interface Say {
  ref?: number;
  text: string;
  type: "say";
}
export interface SayIn {
  text: string;
}
export interface SeatBot {
  bot: string;
}
export interface StateOut {
  state: State | null;
  story: Entry[];
  table: TableInfo;
  viewer: number;
}
export interface TableChanged {
  table: TableInfo;
  type: "table";
}
export interface TextOut {
  lines: string[];
}
export interface Undo {
  ref?: number;
  /**
   * the log number of the first own move to take back; -1 for the last one alone
   */
  since?: number;
  type: "undo";
}
export interface UndoAsked {
  seat: number;
  type: "undo";
  waiting: number[];
}
export interface Voice {
  /**
   * whether an answer is wished; otherwise one goes on
   */
  asks: boolean;
  done: boolean;
  game: string;
  /**
   * counted from 0
   */
  lesson: number;
  /**
   * what is pointed at: words, and places of the board as `place:…`
   */
  point: string[];
  /**
   * the word that was pressed then, or nothing
   */
  pressed: string;
  /**
   * the message that answers a press that was not wished, or nothing
   */
  reply: string;
  /**
   * the message said now
   */
  sentence: string;
  /**
   * the step one is at, counted from 0; as many as there are when the lesson is done
   */
  step: number;
  steps: number;
  /**
   * of all lessons of the game, as messages
   */
  titles: string[];
  type: "voice";
  /**
   * whether others are still to speak
   */
  waits: boolean;
}
export interface Welcome {
  /**
   * the last lines; older ones are asked for
   */
  chat: ChatLine[];
  /**
   * your own standing orders
   */
  orders: {
    [k: string]: number;
  };
  state: State | null;
  story: Entry[];
  table: TableInfo;
  type: "welcome";
  viewer: number;
  /**
   * a move somebody wishes to take back
   */
  wish: UndoAsked | null;
}
export interface Whole {
  /**
   * by log number: why the table answered for a person
   */
  answered: {
    [k: string]: "clock" | "absence";
  };
  /**
   * by seat
   */
  names: string[];
  /**
   * the bots', by log number
   */
  reasons: {
    [k: string]: Reason;
  };
  /**
   * as a file: anybody can replay and check it
   */
  record: string;
  /**
   * your seat, or -1
   */
  you: number;
}
export interface Why {
  ref?: number;
  type: "why";
  word: string;
}
