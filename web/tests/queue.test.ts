import assert from "node:assert/strict";
import { test } from "node:test";
import { Queue, type Timer } from "../src/lib/queue.ts";

/** A clock that goes on when it is told to. */
class Hand implements Timer {
  #waiting: { action: () => void; ms: number }[] = [];

  set(action: () => void, ms: number): unknown {
    const entry = { action, ms };
    this.#waiting.push(entry);
    return entry;
  }
  clear(handle: unknown): void {
    this.#waiting = this.#waiting.filter((entry) => entry !== handle);
  }
  ring(): void {
    this.#waiting.shift()?.action();
  }
  get holds(): number[] {
    return this.#waiting.map((entry) => entry.ms);
  }
}

test("a state that arrives during an animation waits, and is shown once, in order", () => {
  const clock = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>((item) => (shown.push(item), 350), clock);
  queue.push(1);
  queue.push(2);
  queue.push(3);
  assert.deepEqual(shown, [1]);
  assert.equal(queue.waiting, 2);
  clock.ring();
  assert.deepEqual(shown, [1, 2]);
  clock.ring();
  clock.ring();
  clock.ring();
  assert.deepEqual(shown, [1, 2, 3]);
  assert.equal(queue.busy, false);
});

test("what needs no time holds nothing up", () => {
  const clock = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>((item) => (shown.push(item), 0), clock);
  for (const item of [1, 2, 3]) queue.push(item);
  assert.deepEqual(shown, [1, 2, 3]);
  assert.deepEqual(clock.holds, []);
});

test("in a hurry everything that waits is shown at once, still in order and once", () => {
  const clock = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>((item) => (shown.push(item), 350), clock);
  for (const item of [1, 2, 3]) queue.push(item);
  queue.hurry();
  assert.deepEqual(shown, [1, 2, 3]);
  clock.ring();
  assert.deepEqual(shown, [1, 2, 3]);
  queue.push(4);
  assert.deepEqual(shown, [1, 2, 3, 4]);
});

test("show is told how many wait behind, so that a long line can move faster", () => {
  const clock = new Hand();
  const behind: number[] = [];
  const queue = new Queue<number>((_, more) => (behind.push(more), 350), clock);
  for (const item of [1, 2, 3]) queue.push(item);
  clock.ring();
  clock.ring();
  assert.deepEqual(behind, [0, 1, 0]);
});

test("after something newer than all of it, what waited is not shown", () => {
  const clock = new Hand();
  const shown: number[] = [];
  const queue = new Queue<number>((item) => (shown.push(item), 350), clock);
  queue.push(1);
  queue.push(2);
  queue.clear();
  queue.push(9);
  clock.ring();
  assert.deepEqual(shown, [1, 9]);
});
