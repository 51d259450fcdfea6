import type { Bye, FromBrowser, FromServer } from "./protocol.ts";

export type Line = "connecting" | "open" | "reconnecting" | Bye["reason"];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 10_000; // ms without a word before we ask whether anybody is there
const PATIENCE = 6_000; // ms we wait for the answer

interface Listener {
  opened(): void;
  said(message: FromServer): void;
  line(state: Line): void;
}

/** A WebSocket that comes back by itself: for ever, at once when the page is seen or the network is there again. */
export class Link {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #following = false; // is the other table's `joined` still to come?

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.renew();
  }

  /** True where it went out; what was not sent is for the caller to send again after `opened`. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Leave and come again, as whoever this browser is by now. */
  renew(): void {
    this.#closed = false;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#open();
  }

  /** Go on to the table of the rematch, for somebody else to listen; the line stays open where it is. */
  follow(url: string, listener: Listener, share: string): void {
    this.#url = url;
    this.#listener = listener;
    this.#following = this.send({ type: "follow", share });
    if (this.#following) listener.line("open");
    else this.renew();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#following = false;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#listener.line("open");
      this.#listener.opened();
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => this.#lost();
    this.#timer = setTimeout(() => this.#lost(), PATIENCE);
  }

  #hear(message: FromServer): void {
    if (this.#following && message.type !== "bye") {
      if (message.type === "refusal") this.renew();
      if (message.type !== "joined") return; // the rest is of the old table
      this.#following = false;
    }
    if (message.type === "bye" && (message.reason === "elsewhere" || message.reason === "kicked")) {
      this.close();
      this.#listener.line(message.reason);
    } else if (message.type !== "pong") this.#listener.said(message);
  }

  /** After a while of silence, ask; a half-dead socket gives no answer. */
  #listen(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.send({ type: "ping", t: performance.now() });
      this.#timer = setTimeout(() => this.#lost(), PATIENCE);
    }, QUIET);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#listener.line("reconnecting");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.send({ type: "ping", t: performance.now() }); // asleep for long? then this finds it out
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#lost(), PATIENCE);
    } else if (this.#socket === null) {
      this.#wait = FIRST_WAIT;
      this.#open();
    }
  };
}

export function tableAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
}
