import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../../lib/protocol.ts";
import { counts, shownBid, withStep, withValue } from "./bidding.ts";

const choice = (count: number, value: number): Choice => ({
  move: `${count}x${value}`,
  parts: { do: "bid", count, value },
});
// After 2x4 with three cards, count first.
const CHOICES: Choice[] = [
  choice(2, 5),
  choice(2, 6),
  ...[1, 2, 3, 4, 5, 6].map((value) => choice(3, value)),
  { move: "check", parts: { do: "check" } },
];

test("the lowest bid is on show until another is picked, and a picked one only while it may be made", () => {
  assert.deepEqual(shownBid(CHOICES, []), { count: 2, value: 5 });
  assert.deepEqual(shownBid(CHOICES, ["3", "1"]), { count: 3, value: 1 });
  assert.deepEqual(shownBid(CHOICES, ["1", "1"]), { count: 2, value: 5 });
  assert.equal(shownBid([], []), null);
});

test("another value keeps the count where it can", () => {
  assert.deepEqual(withValue(CHOICES, { count: 2, value: 5 }, 6), { count: 2, value: 6 });
  assert.deepEqual(withValue(CHOICES, { count: 2, value: 5 }, 1), { count: 3, value: 1 });
  assert.equal(withValue([choice(2, 5)], { count: 2, value: 5 }, 1), null);
});

test("a step goes only where a bid may be made", () => {
  assert.deepEqual(counts(CHOICES, 5), [2, 3]);
  assert.deepEqual(withStep(CHOICES, { count: 2, value: 5 }, 1), { count: 3, value: 5 });
  assert.equal(withStep(CHOICES, { count: 3, value: 5 }, 1), null);
});
