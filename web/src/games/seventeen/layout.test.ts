import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box, Spot } from "../../lib/places.ts";
import { layout, type Layout } from "./layout.ts";
import type { View } from "./view.ts";

const SIZES = [
  [320, 440],
  [390, 700],
  [844, 300],
  [1024, 640],
  [1280, 720],
  [2200, 1100],
] as const;

function game(players: number, row: number, hand = 3): View {
  const each = <T>(value: T): T[] => Array.from({ length: players }, () => value);
  return {
    ...{ seat: 0, phase: "turn", turn: 0, direction: 1, to_play: 1, played: 0, next_to_play: 1, last: null },
    ...{
      mastery: each(0),
      nerves: each(0),
      passed: [],
      shown: null,
      deck: 20,
      top: "D4",
      discard: ["D1"],
      binned: [],
    },
    row: Array.from({ length: row }, (_, i) => ["D3", i % players] as const),
    hands: each(Array.from({ length: hand }, () => "D2")),
  };
}

interface Shape {
  picking: boolean;
  name: string;
  at: Layout;
  width: number;
  height: number;
}
function* shapes(): Generator<Shape> {
  for (const [width, height] of SIZES)
    for (const players of [2, 3, 4, 5, 6])
      for (const row of [0, 4, 9, 16])
        for (const [seat, picking] of [
          [0, true],
          [0, false],
          [null, false],
        ] as const) {
          const at = layout(game(players, row), seat, { width, height, scale: 1 }, picking);
          yield { picking, at, width, height, name: `${width}×${height}, ${players} players, row of ${row}` };
        }
}
const lying = (at: Layout, spot: Spot): Box => {
  const width = at.card * (spot.size ?? 1);
  return { x: spot.x - width / 2, y: spot.y - width * 0.7, width, height: width * 1.4 };
};
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

test("nothing lies outside the stage", () => {
  for (const { at, width, height, name } of shapes()) {
    const boxes = [at.calls, at.ways, at.sum, ...(at.me ? [at.me] : []), ...at.seats.map(({ box }) => box)];
    const cards = [...at.hand, ...at.row, at.deck, at.discard].map((spot) => lying(at, spot));
    for (const box of [...boxes, ...cards]) {
      assert.ok(box.x >= -1 && box.x + box.width <= width + 1, `${name}: ${JSON.stringify(box)}`);
      assert.ok(box.y >= -1 && box.y + box.height <= height + 1, `${name}: ${JSON.stringify(box)}`);
    }
  }
});

test("seats, buttons and my hand do not cover each other, nor the piles", () => {
  for (const { at, name, picking } of shapes()) {
    const boxes = [
      ...at.seats.map(({ box }) => box),
      ...(at.me ? [at.me, at.calls] : []),
      ...(picking ? [at.ways] : []),
      ...[...at.hand, at.deck, at.discard].map((spot) => lying(at, spot)),
    ];
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => assert.ok(apart(a, b), `${name}: ${JSON.stringify([a, b])}`)),
    );
  }
});

test("the row covers neither seats nor buttons nor the sum, and of every card the number shows", () => {
  for (const { at, name } of shapes()) {
    const row = at.row.map((spot) => lying(at, spot));
    const others = [at.sum, at.calls, ...at.seats.map(({ box }) => box)].filter((box) => box.width);
    for (const card of row)
      for (const box of others) assert.ok(apart(card, box), `${name}: ${JSON.stringify([card, box])}`);
    row.slice(1).forEach((card, i) => {
      const before = row[i]!;
      assert.ok(card.y - before.y > 20 || card.x - before.x >= before.width * 0.5, name);
    });
  }
});

test("what is pressed is large enough for a thumb", () => {
  for (const { at, name } of shapes()) {
    if (!at.me) continue;
    assert.ok(at.calls.height >= 40 && at.ways.height >= 40 && at.card >= 40, name);
  }
});
