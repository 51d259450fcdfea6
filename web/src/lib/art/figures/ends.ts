/** The six values of Lie: each has its paper and as many tulips in a row as it counts. */
import { cut, fold, place, type Loop, type Paper } from "../cut.ts";

export const VALUE_PAPERS: readonly Paper[] = [
  "paper",
  "ink",
  "sunflower",
  "cornflower",
  "leaf",
  "poppy",
  "aubergine",
];

export const TULIP = fold("0,-4! 1.2,-2! 3.2,-4.4! 3.4,0 1,2.6! .7,4.6! 0,4.6!");

/** Value tulips on one line around x 0, in two rows from four on. */
export function tulips(value: number): string {
  const rows = value < 4 ? [value] : [Math.ceil(value / 2), Math.floor(value / 2)];
  const loops: Loop[] = [];
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      loops.push(
        place(TULIP, { x: (i - (count - 1) / 2) * 9, y: row * 10, scale: rows.length > 1 ? 0.92 : 1.15 }),
      );
    }
  });
  return cut(loops);
}

/** The upper half of a card, cut off along its middle with pinking shears. */
export const TORN = `M.8 5Q.8 .8 5 .8H55Q59.2 .8 59.2 5V43${"l-4.867 -4l-4.867 4".repeat(6)}Z`;
