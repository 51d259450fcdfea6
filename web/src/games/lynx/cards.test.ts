import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../lib/protocol.ts";
import { Tracker, type Card } from "./cards.ts";
import type { View } from "./view.ts";

const BASE: View = {
  seat: 0,
  phase: "play",
  turn: 0,
  actor: 0,
  hands: [
    ["4", "4", "7"],
    [null, null],
  ],
  layers: [[], [["3", "3"]]],
  pool: [["5"], ["7"], ["5"]],
  deck: 10,
  discard: [],
  virtual: [],
  to_rob: [],
  to_draw: 0,
  known: [[], []],
};
const did = (seat: number, move: string, parts: Happened["parts"]): Happened[] => [
  { n: 1, kind: "move", seat, move, parts, texts: [], by: "person" },
];
const keys = (cards: readonly Card[], zone: string, value: string): string[] =>
  cards.filter((card) => card.zone === zone && card.value === value).map((card) => card.key);

test("what I play are the cards I held", () => {
  const tracker = new Tracker();
  const held = keys(tracker.follow(BASE, 0, []).cards, "hand", "4");
  const next = {
    ...BASE,
    hands: [
      ["4", "7"],
      [null, null],
    ],
    layers: [[["4"]], [["3", "3"]]],
  };
  const { cards } = tracker.follow(next, 0, did(0, "1x4", { do: "play", value: "4", count: 1, jokers: 0 }));
  assert.deepEqual([...keys(cards, "hand", "4"), ...keys(cards, "layers", "4")], held);
});

test("what I steal comes to my hand, and what a rival takes goes to the rival", () => {
  const mine = new Tracker();
  const lay = keys(mine.follow(BASE, 0, []).cards, "layers", "3");
  const kept = {
    ...BASE,
    hands: [
      ["3", "3", "4", "4", "7"],
      [null, null],
    ],
    layers: [[], []],
  };
  assert.deepEqual(keys(mine.follow(kept, 0, did(0, "keep", { do: "keep" })).cards, "hand", "3"), lay);

  const theirs = new Tracker();
  theirs.follow(BASE, 0, []);
  const gone = { ...BASE, layers: [[], []] };
  const after = theirs.follow(gone, 0, did(1, "back", { do: "back" }));
  assert.deepEqual(
    after.gone.map((card) => [card.key, card.to]),
    lay.map((key) => [key, 1]),
  );
});

test("of two equal cards in the pool the one that was drawn goes", () => {
  const tracker = new Tracker();
  const [first, second] = keys(tracker.follow(BASE, 0, []).cards, "pool", "5");
  const next = { ...BASE, pool: [["7"], ["5"]] };
  const after = tracker.follow(next, 0, did(1, "pool 1", { do: "draw", from: "pool", place: 1 }));
  assert.deepEqual(keys(after.cards, "pool", "5"), [second]);
  assert.deepEqual(
    after.gone.map((card) => card.key),
    [first],
  );
});

test("the same view again changes nothing", () => {
  const tracker = new Tracker();
  const { cards } = tracker.follow(BASE, 0, []);
  assert.equal(tracker.follow(BASE, 0, []).cards, cards);
});
