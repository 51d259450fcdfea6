/** A toad: fat, crowned, pleased with itself; as many spots on its belly as its digit says. */
import { cut, disc, fold, pair, points, type Figure, type Loop } from "../cut.ts";

const SPOTS: Record<number, string> = {
  2: "4,9",
  3: "0,5.5 5,11",
  4: "4,6.5 4,12.5",
  5: "0,9.5 6,6 6,13",
  6: "0,5.5 0,13 6,9.5 ",
  7: "0,9.5 4,4.8 8,9.5 4,14",
  8: "0,5 0,13.2 5,7 7,12.4",
};

function spots(digit: number): Loop[] {
  const found: Loop[] = [];
  for (const { x, y } of points(SPOTS[digit] ?? "0,9")) {
    found.push(disc(1.9, x, y));
    if (x) found.push(disc(1.9, -x, y));
  }
  return found;
}

export function toad(digit: number): Figure {
  return [
    {
      paper: "leaf",
      d: cut(
        fold(
          "0,-9.5 5,-10.5 8,-15.5 13,-15.5 15.5,-11 20,-6 20.5,-1 24.5,6 24,12 27,16! 21,15.6! 20,17.4! 16.5,15.6! 12,17 0,17",
        ),
      ),
    },
    {
      paper: "sunflower",
      d: cut(fold("0,1.6 8,2 13.4,8 11,15 0,16"), fold("0,-18! 2.2,-13.5! 5,-17! 4.4,-10.6 0,-10!")),
    },
    { paper: "paper", d: cut(pair("6.8,-10.6! 14.6,-11.8! 13.8,-8.4 10.6,-7 7.6,-8")) },
    {
      paper: "ink",
      d: cut(
        pair("6.2,-10.4! 14.8,-12.4! 14.9,-11! 6.6,-9.6!"),
        pair("9.4,-10.6! 12.6,-11! 12.2,-8.8 10.9,-8.2 9.6,-8.8"),
        fold("0,-1.4 8,-2.2 17.4,-6.6! 18.6,-7.4! 17.8,-4.6! 9,0 0,0.6"),
        pair("1.2,-4.6! 2.6,-5! 2.2,-4!"),
        pair("15.4,3.4! 18,9 17.4,15.6! 16.2,9.6!"),
        spots(digit),
      ),
    },
  ];
}
