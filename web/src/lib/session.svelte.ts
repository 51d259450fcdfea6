import { session as keep, local } from "./kept.ts";
import { Link, tableAddress, type Line } from "./link.ts";
import type {
  FromBrowser,
  FromServer,
  Happened,
  Hint,
  Joined,
  Moment,
  Now,
  Refusal,
  TableInfo,
  Update,
} from "./protocol.ts";
import { Queue } from "./queue.ts";
import { randomHex } from "./random.ts";
import { settings, travel } from "./settings.svelte.ts";

type Command = Extract<FromBrowser, { id: string }>;
type Wish = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

/** One thing to show: a state, and what led to it. */
export interface Shown {
  now: Now;
  happened: readonly Happened[];
}

/** An update that waits to be shown, and when its clock runs out, in ms of `performance.now()`. */
interface Arrived extends Update {
  until: number | null;
}

const PAUSE = 120; // ms between the end of one animation and the next
const SUSPENSE = 0.67; // of a long moment, until it is told how it ended

/** The line of a table that is over, left open for its rematch. */
let onward: { table: string; link: Link } | null = null;

/** One table as this browser knows it: what the server said, what of it is on the screen, what was sent. */
export class TableSession {
  readonly id: string;
  line = $state<Line>("connecting");
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<readonly Happened[]>([]);
  /** Lines up to this one may be read: what a moment shows slowly is not told before. */
  told = $state(0);
  /** Lines that came while this browser was not looking. */
  away = $state.raw<readonly Happened[]>([]);
  moment = $state.raw<Moment | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  pending = $state<string | null>(null);
  selection = $state.raw<readonly string[]>([]);
  /** The host has given my seat away. */
  sentAway = $state(false);
  /** When the clock of the shown state runs out, in ms of `performance.now()`. */
  deadline = $state<number | null>(null);
  /** How many travels of a card a moment needs; the game's page may know better. */
  lasts: (shown: Shown) => number = () => 1;
  #latest = $state(0);

  readonly #share = randomHex(32);
  readonly #unanswered = new Map<string, Command>();
  readonly #link: Link;
  readonly #queue = new Queue<Arrived>((update, more) => this.#show(update, more));
  #seat: number | null = null;
  #leaving = false;
  #handedOn = false; // is the line another table's by now?
  #left = 0; // the last line that was seen before this browser looked elsewhere
  #pendingId: string | null = null;
  #pendingN: number | null = null;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.selection = keep.get(`selection:${id}`, []);
    const listener = {
      opened: () => this.#hello(),
      said: (message: FromServer) => this.#hear(message),
      line: (state: Line) => (this.line = state),
    };
    if (onward?.table === id) {
      this.#link = onward.link;
      this.#link.follow(tableAddress(id), listener, this.#share);
    } else this.#link = new Link(tableAddress(id), listener);
    onward = null;
    document.addEventListener("visibilitychange", this.#hidden);
  }

  /** Is the newest state on the screen, and no older moment in front of it? Only then may anything be done. */
  get live(): boolean {
    return this.moment === null && this.shown?.now.n === this.#latest;
  }

  close(): void {
    clearTimeout(this.#telling);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#queue.clear();
    if (!this.#handedOn) this.#link.close();
  }

  /** Before going on to the table of the rematch: the line is kept for it. */
  leaveFor(table: string): void {
    onward = { table, link: this.#link };
    this.#handedOn = true;
  }

  /** Come anew after taking a seat: lines are numbered for each seat by itself. */
  rejoin(): void {
    this.#queue.clear();
    this.#latest = 0;
    this.log = [];
    this.#link.renew();
  }

  // -- what a person does

  move(word: string): void {
    if (this.pending !== null || this.shown === null) return;
    this.pending = word;
    this.refusal = null;
    this.away = []; // whoever plays on knows enough
    this.#queue.hurry(); // whoever acts has seen enough
    this.#pendingId = this.do({ type: "move", n: this.shown.now.n, move: word });
  }

  /** Send a command; it is sent again until it is answered. */
  do(wish: Wish): string {
    const id = randomHex(8);
    const command = { ...wish, id } as Command;
    if (command.type === "leave") this.#leaving = true;
    this.#unanswered.set(id, command);
    this.#link.send(command);
    return id;
  }

  /** The line with which the cards were dealt; none before the game. */
  get dealt(): number {
    return this.log.find((line) => line.texts.some((text) => text.id === "table-started"))?.n ?? Infinity;
  }

  /** Show the moment of a line; before the deal there was nothing to see. */
  look(n: number): void {
    const line = Math.max(n, this.dealt);
    if (Number.isFinite(line)) this.#link.send({ type: "look", n: line });
  }

  /** From an old moment back to now. */
  back(): void {
    this.moment = null;
  }

  askHint(): void {
    if (this.shown) this.do({ type: "ask-hint", n: this.shown.now.n });
  }

  select(selection: readonly string[]): void {
    this.selection = selection;
    keep.set(`selection:${this.id}`, selection);
  }

  // -- what the server says

  #hello(): void {
    this.#link.send({ type: "hello", language: settings.language, have: this.#latest, share: this.#share });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "joined":
        return this.#joined(message);
      case "update":
        if (message.table && message.table.seat !== this.#seat) return this.rejoin(); // all is numbered anew
        return this.#arrived(message);
      case "ack":
        this.#unanswered.delete(message.id);
        if (message.id === this.#pendingId) this.#accepted(message.n);
        return;
      case "refusal":
        return this.#refused(message);
      case "moment":
        this.moment = message;
        return;
      case "hint":
        this.#unanswered.delete(message.id);
        this.hint = message;
        return;
    }
  }

  #joined(message: Joined): void {
    const first = this.#latest === 0;
    this.#queue.clear();
    if (message.table.seat !== this.#seat) this.#reseated(message.table.seat);
    if (first) this.log = message.happened;
    const seen = first ? local.get(`seen:${this.id}`, message.now.n) : 0;
    if (first || message.happened.length > 1) this.#missed(message.happened.filter((line) => line.n > seen));
    this.#arrived({
      type: "update",
      now: message.now,
      happened: first ? [] : message.happened,
      table: message.table,
    });
    for (const command of this.#unanswered.values()) this.#link.send(command);
  }

  /** What others did while this browser could not show it. */
  #missed(lines: readonly Happened[]): void {
    this.away = lines.filter((line) => line.seat === null || line.seat !== this.#seat);
  }

  #reseated(seat: number | null): void {
    this.sentAway = seat === null && !this.#leaving;
    this.#leaving = false;
    this.#seat = seat;
  }

  #arrived(update: Update): void {
    const left = update.now.left;
    this.#latest = update.now.n;
    this.#queue.push({ ...update, until: left === null ? null : performance.now() + left * 1000 });
  }

  /** My move is on disk as event n; it stays pending until that is on the screen. */
  #accepted(n: number): void {
    this.#pendingN = n;
    if ((this.shown?.now.n ?? 0) >= n) this.#settle();
  }

  #settle(): void {
    this.pending = this.#pendingId = this.#pendingN = null;
    this.select([]);
  }

  #refused(refusal: Refusal): void {
    if (refusal.id) this.#unanswered.delete(refusal.id);
    if (refusal.id === this.#pendingId) this.pending = this.#pendingId = null;
    this.refusal = refusal;
  }

  // -- what is on the screen

  /** Shows a state and says how long it needs. With others behind it, or nobody looking, it needs less. */
  #show(update: Arrived, more: number): number {
    const before = this.told;
    if (update.table) this.table = update.table;
    this.log = [...this.log, ...update.happened.filter((line) => line.n > (this.log.at(-1)?.n ?? 0))];
    this.shown = { now: update.now, happened: update.happened };
    this.deadline = update.until;
    this.hint = null;
    if (this.#pendingN !== null && update.now.n >= this.#pendingN) this.#settle();
    clearTimeout(this.#telling);
    this.told = update.now.n;
    if (document.hidden) return 0;
    local.set(`seen:${this.id}`, update.now.n);
    requestAnimationFrame(() => this.#link.send({ type: "seen", n: update.now.n }));
    const moving = update.happened.some((event) => event.kind === "move" || event.kind === "end");
    if (!moving || travel() === 0) return 0;
    const lasts = this.lasts(this.shown);
    const needs = (travel() * lasts + PAUSE) / Math.max(1, more - 1);
    if (lasts > 1) this.#tellAfter(needs * SUSPENSE, before);
    return needs;
  }

  #tellAfter(ms: number, before: number): void {
    const n = this.told;
    this.told = before;
    this.#telling = setTimeout(() => (this.told = n), ms);
  }

  readonly #hidden = (): void => {
    if (this.shown === null) return;
    if (document.hidden) {
      this.#queue.hurry();
      this.#left = this.shown.now.n;
    } else {
      this.#missed(this.log.filter((line) => line.n > this.#left));
      local.set(`seen:${this.id}`, this.shown.now.n);
    }
  };
}
