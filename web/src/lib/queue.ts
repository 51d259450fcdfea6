/** What waits to be shown: each thing once, in order, and each for as long as it takes to be seen. */
export interface Timer {
  set(action: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

const clock: Timer = {
  set: (action, ms) => setTimeout(action, ms),
  clear: (handle) => clearTimeout(handle as number),
};

export class Queue<Item> {
  #waiting: Item[] = [];
  #running: unknown = null;
  readonly #show: (item: Item, more: number) => number;
  readonly #timer: Timer;

  /** `show` puts a thing on the screen and says how long it needs there; `more`: how many wait behind it. */
  constructor(show: (item: Item, more: number) => number, timer: Timer = clock) {
    this.#show = show;
    this.#timer = timer;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Is something being shown, or waiting to be? */
  get busy(): boolean {
    return this.#running !== null;
  }

  push(item: Item): void {
    this.#waiting.push(item);
    if (this.#running === null) this.#next();
  }

  /** Show all that waits now, without holding any of it. */
  hurry(): void {
    this.#stop();
    while (this.#waiting.length) this.#show(this.#waiting.shift()!, this.#waiting.length);
  }

  /** Forget what waits: something newer than all of it is there. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  #stop(): void {
    if (this.#running !== null) this.#timer.clear(this.#running);
    this.#running = null;
  }

  #next(): void {
    this.#running = null;
    while (this.#waiting.length) {
      const hold = this.#show(this.#waiting.shift()!, this.#waiting.length);
      if (hold <= 0) continue;
      this.#running = this.#timer.set(() => this.#next(), hold);
      return;
    }
  }
}
