// Written by `python -m tools.protocol` from src/stolik/server/messages.py; not to be edited.

/** A sentence to be said in whatever language its reader has. Fields are words, numbers or further texts. */
export interface Text {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | number | Text>>;
}

/** Who sits at a seat. `away`: a person whose seat a bot plays meanwhile. */
export interface Chair {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: "easy" | "expert" | "hard" | "normal" | null;
  readonly connected: boolean;
  readonly away: boolean;
  readonly host: boolean;
  readonly you: boolean;
  readonly ready: boolean;
}

/** A move that may be made now, and what it is made of (`do`, `card`, `pile` …). */
export interface Choice {
  readonly move: string;
  readonly parts: Readonly<Record<string, any>>;
}

/** Seconds per decision, None: no clock. The call window is Seventeen's. `away`: after so many seconds without a connection a bot takes over; None: never, unless there is a clock. */
export interface Clock {
  readonly decision: number | null;
  readonly call_window: number;
  readonly away: number | null;
}

/** One event as the receiver may know it: a line of the log, and what to animate. */
export interface Happened {
  readonly n: number;
  readonly kind: "end" | "move" | "race" | "seat" | "talk" | "undo";
  readonly seat: number | null;
  readonly move: string;
  readonly parts: Readonly<Record<string, any>>;
  readonly texts: ReadonlyArray<Text>;
  readonly by: "bot" | "clock" | "person";
}

/** The game as the receiver may know it, and what it may do. */
export interface Now {
  readonly n: number;
  readonly chain: string;
  readonly view: Readonly<Record<string, any>> | null;
  readonly actors: ReadonlyArray<number>;
  readonly choices: ReadonlyArray<Choice>;
  readonly signals: ReadonlyArray<Choice>;
  readonly asked: Text | null;
  readonly rules: ReadonlyArray<string>;
  readonly left: number | null;
  readonly can_undo: boolean;
  readonly can_hint: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly settings: Settings;
  readonly stage: "over" | "playing" | "waiting";
  readonly chairs: ReadonlyArray<Chair>;
  readonly spectators: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly commitment: string;
  readonly phrases: ReadonlyArray<string>;
  readonly chat: boolean;
  readonly muted: ReadonlyArray<number>;
  readonly undo: Undo | null;
  readonly rematch: string | null;
  readonly result: Result | null;
}

/** How it ended: `closing` tells how the points came about; `view` has all hands open. */
export interface Result {
  readonly winners: ReadonlyArray<number>;
  readonly scores: ReadonlyArray<number>;
  readonly closing: ReadonlyArray<Text>;
  readonly view: Readonly<Record<string, any>>;
  readonly secret: string;
  readonly shares: ReadonlyArray<string>;
}

/** What a table was made with. */
export interface Settings {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, any>>;
  readonly listed: boolean;
  readonly clock: Clock;
  readonly hints: boolean;
  readonly pace: number;
}

/** Somebody asks to take a decision back. */
export interface Undo {
  readonly seat: number;
  readonly agreed: ReadonlyArray<number>;
  readonly needed: ReadonlyArray<number>;
}

/** The answer to `hello`: everything there is to know, and the log lines missed since `have`. */
export interface Joined {
  readonly type: "joined";
  readonly table: TableInfo;
  readonly now: Now;
  readonly happened: ReadonlyArray<Happened>;
}

/** Something happened. Several events that belong together come together. */
export interface Update {
  readonly type: "update";
  readonly now: Now;
  readonly happened: ReadonlyArray<Happened>;
  readonly table: TableInfo | null;
}

/** The command with this id is on disk. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly n: number;
}

/** A command that changed nothing, why, and for a move which rule is against it. */
export interface Refusal {
  readonly type: "refusal";
  readonly id: string | null;
  readonly code: string;
  readonly text: Text;
  readonly sentence: string;
  readonly rule: string | null;
}

/** The table as it looked to the receiver after line n. */
export interface Moment {
  readonly type: "moment";
  readonly n: number;
  readonly view: Readonly<Record<string, any>>;
  readonly happened: ReadonlyArray<Happened>;
}

export interface Candidate {
  readonly move: string;
  readonly parts: Readonly<Record<string, any>>;
  readonly value: number;
  readonly visits: number;
}

/** What the hard bot would do, and why. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly n: number;
  readonly candidates: ReadonlyArray<Candidate>;
  readonly why: Text;
}

export interface Pong {
  readonly type: "pong";
  readonly t: number;
}

/** The server goes; connect again. Or another window took over this seat. */
export interface Bye {
  readonly type: "bye";
  readonly reason: "elsewhere" | "kicked" | "restart" | "slow";
}

/** The first message on a socket. `share`: random bytes (hex) that this client adds to the deal. */
export interface Hello {
  readonly type: "hello";
  readonly language: "en" | "pl";
  readonly have?: number;
  readonly share?: string;
}

/** `id` is new for each command, and the same when it is sent again. `n`: the last line the client had. */
export interface Move {
  readonly type: "move";
  readonly id: string;
  readonly n: number;
  readonly move: string;
}

/** Line n is on the screen: reaction time counts from here. */
export interface Seen {
  readonly type: "seen";
  readonly n: number;
}

/** Free words, or a ready phrase by its id. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text?: string;
  readonly phrase?: string;
}

export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly seat: number;
  readonly on: boolean;
}

/** The host before the start: put a bot there, open the seat, or send its person away. */
export interface Seat {
  readonly type: "seat";
  readonly id: string;
  readonly seat: number;
  readonly kind: "bot" | "open";
  readonly level?: "easy" | "expert" | "hard" | "normal";
}

/** Bots fill open seats. */
export interface Start {
  readonly type: "start";
  readonly id: string;
  readonly level?: "easy" | "expert" | "hard" | "normal";
}

/** Before the start: free the seat. During play: a bot of this level plays on. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
  readonly level?: "easy" | "expert" | "hard" | "normal";
}

export interface Return {
  readonly type: "return";
  readonly id: string;
}

/** Ask for it, or answer somebody who has asked. */
export interface AskUndo {
  readonly type: "undo";
  readonly id: string;
  readonly agree?: boolean;
}

export interface AskHint {
  readonly type: "ask-hint";
  readonly id: string;
  readonly n: number;
}

/** Show the table as it was after line n. */
export interface Look {
  readonly type: "look";
  readonly n: number;
}

export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** Go on to the table of the rematch, on the same socket. The answer is `joined`, as to `hello`. */
export interface Follow {
  readonly type: "follow";
  readonly share?: string;
}

export interface Ping {
  readonly type: "ping";
  readonly t: number;
}

export interface OptionInfo {
  readonly name: string;
  readonly default: boolean | number | string;
  readonly allowed: ReadonlyArray<boolean | number | string>;
}

export interface GameInfo {
  readonly name: string;
  readonly fewest: number;
  readonly most: number;
  readonly minutes: ReadonlyArray<number>;
  readonly options: ReadonlyArray<OptionInfo>;
  readonly rules: ReadonlyArray<string>;
  readonly levels: ReadonlyArray<string>;
}

/** `bots`: levels for the seats after the maker's own; the rest stays open. `start`: at once, bots fill up. */
export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly nickname?: string;
  readonly listed?: boolean;
  readonly clock?: Clock;
  readonly hints?: boolean;
  readonly pace?: number;
  readonly bots?: ReadonlyArray<"easy" | "expert" | "hard" | "normal">;
  readonly start?: boolean;
}

export interface Made {
  readonly table: string;
  readonly code: string;
}

export interface Sit {
  readonly nickname: string;
  readonly seat?: number | null;
}

/** A table in a list: the lobby's or one's own. */
export interface TableCard {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly players: number;
  readonly stage: "over" | "playing" | "waiting";
  readonly names: ReadonlyArray<string>;
  readonly open: number;
  readonly yours: boolean;
  readonly your_turn: boolean;
  readonly changed: number;
}

export interface Me {
  readonly nickname: string;
  readonly tables: ReadonlyArray<TableCard>;
}

export interface Rename {
  readonly nickname: string;
}

/** A moment of a replay: one view for each way of looking at it. */
export interface Frame {
  readonly n: number;
  readonly seat: number | null;
  readonly move: string;
  readonly parts: Readonly<Record<string, any>>;
  readonly texts: ReadonlyArray<ReadonlyArray<Text>>;
  readonly views: ReadonlyArray<Readonly<Record<string, any>>>;
}

export interface Replay {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, any>>;
  readonly names: ReadonlyArray<string>;
  readonly frames: ReadonlyArray<Frame>;
  readonly winners: ReadonlyArray<number>;
  readonly scores: ReadonlyArray<number>;
  readonly closing: ReadonlyArray<Text>;
  readonly verified: boolean;
  readonly commitment: string;
}

/** A link that brings the player key to another device, once, for a few minutes. */
export interface Carry {
  readonly url: string;
  readonly qr: string;
  readonly minutes: number;
}

/** Why a request was refused. */
export interface Problem {
  readonly code: string;
  readonly text: Text;
  readonly sentence: string;
}

export type Level = "easy" | "expert" | "hard" | "normal";

export type Parts = Readonly<Record<string, any>>;

export type View = Readonly<Record<string, any>>;

export type FromServer = Joined | Update | Ack | Refusal | Moment | Hint | Pong | Bye;

export type FromBrowser = Hello | Move | Seen | Say | Mute | Seat | Start | Leave | Return | AskUndo | AskHint | Look | Rematch | Follow | Ping;
