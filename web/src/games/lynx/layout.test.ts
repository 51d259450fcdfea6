import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box } from "../../lib/places.ts";
import { Tracker } from "./cards.ts";
import { layout, ordered, type Layout } from "./layout.ts";
import { spots } from "./spots.ts";
import { grouped, type View } from "./view.ts";

const HAND = ["1", "2", "2", "4", "5", "5", "6", "8", "9", "10", "11", "12", "13", "J", "J"];
const SIZES = [
  [320, 460],
  [320, 535],
  [360, 560],
  [390, 640],
  [390, 700],
  [740, 300],
  [844, 330],
  [928, 740],
  [1900, 1000],
] as const;

function view(players: number, more: Partial<View> = {}): View {
  const seats = Array.from({ length: players }, (_, i) => i);
  return {
    seat: 0,
    phase: "play",
    turn: 0,
    actor: 0,
    hands: seats.map((seat) => (seat === 0 ? HAND : Array<null>(9).fill(null))),
    layers: seats.map(() => [["3"], ["7", "7", "J"], ["9", "9", "9", "9"]]),
    pool: [["1"], ["2"], ["3"], ["4"], ["5"], players === 2 ? ["6", "13"] : ["6"]],
    deck: 30,
    discard: ["4", "4"],
    virtual: players === 2 ? ["1", "2", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] : [],
    to_rob: [],
    to_draw: 0,
    known: seats.map(() => []),
    ...more,
  };
}

const boxes = (laid: Layout): Box[] => [
  laid.deck,
  laid.discard,
  ...laid.places,
  ...laid.sets,
  ...laid.stacks,
  ...laid.seats.flatMap((seat) => [seat.badge, seat.drift]),
];
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

for (const players of [2, 3, 4, 5])
  for (const [width, height] of SIZES)
    for (const seat of [0, null]) {
      const name = `${players} players, ${seat === null ? "watched, " : ""}${width}×${height}`;
      const now = view(players);
      const laid = layout(now, seat, width, height, 1, "value");

      test(`nothing lies outside the stage: ${name}`, () => {
        for (const box of boxes(laid)) {
          assert.ok(box.x >= 0 && box.x + box.width <= width + 1, `across: ${JSON.stringify(box)}`);
          assert.ok(box.y >= 0 && box.y + box.height <= height + 1, `down: ${JSON.stringify(box)}`);
        }
      });

      test(`what can be pressed is large enough and does not overlap: ${name}`, () => {
        const pressed: Box[] = [...laid.stacks, ...laid.sets, ...laid.places, laid.deck];
        for (const box of pressed) assert.ok(box.width >= 40 && box.height >= 40, JSON.stringify(box));
        for (const group of [laid.stacks, laid.sets, laid.places] as Box[][])
          for (const [i, box] of group.entries())
            for (const other of group.slice(i + 1)) assert.ok(apart(box, other), JSON.stringify([box, other]));
      });

      test(`every card has a place of its own: ${name}`, () => {
        const cards = new Tracker().follow(now, seat, []);
        const places = spots(cards, now, laid, null, null);
        assert.equal(new Set(places.map((place) => place.key)).size, places.length);
        for (const place of places) assert.ok(place.x > 0 && place.x < width && place.y > 0 && place.y < height);
      });
    }

for (const players of [2, 3, 4, 5])
  for (const [width, height] of SIZES) {
    const now = view(players, { hands: Array.from({ length: players }, () => HAND) });
    const { seats } = layout(now, null, width, height, 1, "value");

    test(`with everything open, hands lie apart from all else: ${players} players, ${width}×${height}`, () => {
      if (width >= 390 && height >= 640) for (const seat of seats) assert.ok(seat.open, JSON.stringify(seat));
      for (const { badge, drift, open } of seats)
        for (const other of [badge, drift]) assert.ok(!open || apart(open, other), JSON.stringify([open, other]));
      for (const seat of seats) assert.ok(seat.drift.height > 0);
    });
  }

test("the duel's sets are large enough at every height, however many there are", () => {
  const values = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
  for (const width of [320, 360, 390])
    for (let height = 460; height <= 900; height += 5)
      for (let kinds = 1; kinds <= 12; kinds++) {
        const virtual = Array.from({ length: 13 }, (_, i) => values[i % kinds] ?? "1");
        const laid = layout(view(2, { virtual }), 0, width, height, 1, "value");
        for (const set of laid.sets)
          assert.ok(set.width >= 40 && set.height >= 40, `${width}×${height}, ${kinds}: ${JSON.stringify(set)}`);
      }
});

test("a hand is sorted by value or by the size of its sets, jokers last", () => {
  const groups = grouped(["J", "10", "2", "10", "J", "J"]);
  assert.deepEqual(
    ordered(groups, "value").map((group) => group.value),
    ["2", "10", "J"],
  );
  assert.deepEqual(
    ordered(groups, "count").map((group) => group.value),
    ["10", "2", "J"],
  );
});
