import assert from "node:assert/strict";
import { test } from "node:test";
import { layout, sorted } from "./layout.ts";
import type { View } from "./view.ts";

const NUMBERS = Array.from({ length: 87 }, (_, i) => i + 12).filter((n) => n % 10);

function view(players: number, row: number, hand: number): View {
  const cards = [...NUMBERS];
  return {
    seat: 0,
    phase: "play",
    round: 1,
    totals: Array(players).fill(0),
    turn: 0,
    row: cards.splice(0, row),
    hands: Array.from({ length: players }, (_, seat) => (seat ? Array(hand).fill(null) : cards.splice(0, hand))),
    gained: Array.from({ length: players }, () => cards.splice(0, 4)),
    penalties: Array.from({ length: players }, () => cards.splice(0, 3)),
    deck: cards.length,
    shown: null,
  };
}

const SIZES = [
  [320, 480],
  [390, 700],
  [844, 300],
  [1280, 700],
] as const;

for (const [width, height] of SIZES) {
  for (const players of [2, 3, 4]) {
    test(`cards of ${players} players lie on a stage of ${width} × ${height}, none outside`, () => {
      for (const row of [0, 1, 9, 20]) {
        const laid = layout(view(players, row, 9), width, height, 1, "number");
        for (const card of laid.cards) {
          const halfWide = (laid.cardWidth * (card.size ?? 1)) / 2;
          assert.ok(card.x - halfWide >= -1 && card.x + halfWide <= width + 1, `${card.key} ${card.x}`);
          assert.ok(card.y > 0 && card.y < height, `${card.key} ${card.y}`);
        }
        assert.equal(new Set(laid.cards.map((card) => card.key)).size, laid.cards.length);
      }
    });
  }
}

test("neighbours of the row are neighbours on the stage, also where it turns back", () => {
  const laid = layout(view(2, 16, 9), 390, 700, 1, "number");
  for (let i = 1; i < laid.stones.length; i++) {
    const [a, b] = [laid.stones[i - 1]!, laid.stones[i]!];
    assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < laid.cardHeight * 1.4);
  }
});

test("a hand has room for a thumb on every card", () => {
  const laid = layout(view(4, 3, 9), 320, 560, 1, "number");
  const hand = laid.cards.filter((card) => card.zone === "hand").sort((a, b) => a.at - b.at);
  for (let i = 1; i < hand.length; i++) {
    const [a, b] = [hand[i - 1]!, hand[i]!];
    assert.ok(a.y !== b.y || b.x - a.x >= 40);
  }
});

test("twins lie side by side where that is wished", () => {
  assert.deepEqual(sorted([94, 12, 56, 49, 21], "twins"), [12, 21, 49, 94, 56]);
  assert.deepEqual(sorted([94, 12, 49], "number"), [12, 49, 94]);
});
