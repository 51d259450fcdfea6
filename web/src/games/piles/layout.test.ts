import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "./layout.ts";
import { after, nothing } from "./memory.ts";
import { jump, way, type View } from "./view.ts";

function view(players: number, hand: number): View {
  const cards = Array.from({ length: 98 }, (_, i) => i + 2);
  return {
    seat: 0,
    phase: "play",
    turn: 0,
    played: 0,
    piles: { A: 20, B: 1, C: 100, D: 70 },
    hands: Array.from({ length: players }, (_, seat) => (seat ? Array(hand).fill(null) : cards.splice(30, hand))),
    deck: 60,
    declined: [],
    burning: {},
    signals: Array.from({ length: players }, () => ({})),
    gone: [],
  };
}

for (const [width, height] of [
  [320, 480],
  [390, 700],
  [844, 300],
  [1280, 700],
] as const) {
  test(`piles, team and hand lie on a stage of ${width} × ${height}`, () => {
    for (const players of [1, 2, 3, 5]) {
      const laid = layout(view(players, players === 1 ? 8 : 6), width, height, 1, nothing);
      for (const card of laid.cards) {
        const half = (laid.cardWidth * (card.size ?? 1)) / 2;
        assert.ok(card.x - half >= -1 && card.x + half <= width + 1, `${card.key} ${card.x}`);
        assert.ok(card.y > 0 && card.y < height);
      }
      for (const box of [...laid.stairs, ...laid.mates]) assert.ok(box.x >= 0 && box.x + box.width <= width);
      assert.equal(new Set(laid.cards.map((card) => card.key)).size, laid.cards.length);
    }
  });
}

test("a step back is told from a jump, on piles of both kinds", () => {
  assert.equal(jump("A", 47, 37), -10);
  assert.equal(jump("A", 47, 50), 3);
  assert.equal(jump("D", 65, 75), -10);
  assert.equal(jump("D", 65, 60), 5);
  assert.ok(way("A", 100) === 1 && way("C", 100) === 0);
});

test("the table remembers what was covered, how far the card came, and who laid it", () => {
  const before = after(nothing, view(2, 6), []);
  const laid = {
    n: 3,
    kind: "move",
    seat: 1,
    move: "25A",
    parts: { do: "play", card: 25, pile: "A" },
    texts: [],
    by: "bot",
  } as const;
  const seen = after(before, { ...view(2, 6), piles: { A: 25, B: 1, C: 100, D: 70 } }, [laid as never]);
  assert.deepEqual([seen.covered.A, seen.jumps.A, seen.player], [20, 5, 1]);
  assert.equal(seen.covered.B, undefined);
});
