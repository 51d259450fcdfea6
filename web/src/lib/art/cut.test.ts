import assert from "node:assert/strict";
import { test } from "node:test";
import { around, chooser, cut, disc, fold, place, points, ring, type Loop } from "./cut.ts";

/** Every point has its like among the others after the change. */
function same(loop: Loop, change: (loop: Loop) => Loop): void {
  const near = (one: { x: number; y: number }) =>
    loop.some((two) => Math.hypot(one.x - two.x, one.y - two.y) < 1e-9);
  assert.ok(change(loop).every(near));
}

test("a folded figure is its own mirror image", () => {
  same(fold("0,-9 6,-4! 3,5 0,7"), (loop) => loop.map((point) => ({ ...point, x: -point.x })));
});

test("a ring of any order is the same after a turn by one wedge, and its own mirror image", () => {
  for (const order of [3, 6, 8, 12]) {
    const figure = ring("10,0! 8,.4 6,1!", order);
    assert.equal(figure.length, order * 4);
    same(figure, (loop) => place(loop, { turn: 360 / order }));
    same(figure, (loop) => loop.map((point) => ({ ...point, x: -point.x })));
  }
});

test("one sheet is one path, with every loop closed", () => {
  const d = cut(disc(5), around(fold("0,-4 1,-3 0,-2"), 6));
  assert.equal(d.match(/M/g)?.length, 7);
  assert.equal(d.match(/Z/g)?.length, 7);
  assert.doesNotMatch(d, /NaN|undefined|e-/);
});

test("sharp points are joined by straight lines, soft ones by curves", () => {
  assert.equal(cut(points("0,0! 4,0! 4,3!")), "M0 0L4 0L4 3L0 0Z");
  assert.match(cut(points("0,0 4,0 4,3")), /^M0 0C.*C.*C.*Z$/);
});

test("the same seed makes the same choices, another seed others", () => {
  const ten = (seed: number) =>
    Array.from(
      { length: 10 },
      (
        (choose) => () =>
          choose(100)
      )(chooser(seed)),
    );
  assert.deepEqual(ten(7), ten(7));
  assert.notDeepEqual(ten(7), ten(8));
});
