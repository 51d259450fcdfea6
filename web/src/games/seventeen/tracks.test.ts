import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "./tracks.ts";
import type { View } from "./view.ts";

const START: View = {
  ...{ seat: 0, phase: "turn", turn: 0, direction: 1, to_play: 1, played: 0, next_to_play: 1, last: null },
  ...{
    mastery: [0, 0],
    nerves: [0, 0],
    passed: [],
    shown: null,
    deck: 20,
    top: "?",
    discard: [],
    binned: [],
    row: [],
  },
  hands: [
    ["D4", "S2", "P"],
    ["D1", null, null],
  ],
};

test("the same view again keeps every number", () => {
  const first = follow(null, START);
  assert.deepEqual(follow(first, START), first);
});

test("a card I lay is the one that left my hand", () => {
  const first = follow(null, START);
  const laid = follow(first, { ...START, row: [["S2-", 0]], hands: [["D4", "P"], START.hands[1]!] });
  assert.equal(laid.row[0]!.id, first.hands[0]![1]!.id);
  assert.deepEqual(
    laid.hands[0]!.map(({ id }) => id),
    [first.hands[0]![0]!.id, first.hands[0]![2]!.id],
  );
});

test("a rival's heart comes from the hearts of that hand, and is the same card when it is turned over", () => {
  const first = follow(null, START);
  const laid = follow(first, { ...START, row: [["?-", 1]], hands: [START.hands[0]!, ["D1", null]] });
  const left = laid.hands[1]!.map(({ id }) => id);
  assert.deepEqual(
    [...left, laid.row[0]!.id],
    first.hands[1]!.map(({ id }) => id),
  );
  const shown = { row: [["P-", 1] as const], caller: 0, last: 1, sum: 0 };
  const turned = follow(laid, { ...START, shown, hands: [START.hands[0]!, ["D1", null, "D5"]] });
  assert.deepEqual(turned.row, [{ id: laid.row[0]!.id, card: "P" }]);
});

test("a drawn card is new, and so is the first card of the next row", () => {
  const shown = { row: [["D3", 1] as const], caller: 0, last: 1, sum: 3 };
  const first = follow(null, { ...START, shown });
  const next = follow(first, { ...START, row: [["D4", 0]], hands: [["S2", "S5", "P"], START.hands[1]!] });
  assert.equal(next.row[0]!.id, first.hands[0]![0]!.id);
  assert.ok(next.hands[0]![1]!.id >= first.next);
});

test("hands that lie open at the end are the cards that were held", () => {
  const first = follow(null, START);
  const open = follow(first, { ...START, phase: "over", hands: [START.hands[0]!, ["D1", "S3", "T"]] });
  assert.deepEqual(
    open.hands[1]!.map(({ id }) => id),
    first.hands[1]!.map(({ id }) => id),
  );
});
