/** An inn table in the evening: a slate with the ladder of bids, mugs, cards with two ends. */
import { cut, disc, fold, pair, place, points, type Figure, type Loop } from "../cut.ts";
import { rosette } from "../figures/folk.ts";
import type { Scene } from "./part.ts";

const TABLE: Figure = [
  { paper: "ink", d: cut(fold("0,276! 360,276! 360,400! 0,400!")) },
  { paper: "aubergine", d: cut(fold("0,270! 360,270! 360,316! 0,316!")) },
  { paper: "sunflower", d: Array.from({ length: 22 }, (_, i) => `M${i * 30 - 315} 316l15 16l15 -16Z`).join("") },
];

const bar = (x: number, y: number, wide: number, high: number): Loop =>
  points(`${x},${y}! ${x + wide},${y}! ${x + wide},${y + high}! ${x},${y + high}!`);

const SLATE: Figure = [
  { paper: "leaf", d: cut(fold("0,42! 96,42! 96,272! 0,272!"), fold("0,54! 84,54! 84,260! 0,260!")) },
  { paper: "ink", d: cut(fold("0,54! 84,54! 84,260! 0,260!")) },
  {
    paper: "paper",
    d: cut(
      [bar(-34, 66, 5, 184), bar(29, 66, 5, 184)],
      [80, 112, 144, 176, 208, 236].map((y) => bar(-29, y, 58, 4)),
      [226, 198, 198, 166, 166, 166].map((y, i) => bar([48, 48, 56, 48, 56, 64][i] ?? 0, y, 3.6, 22)),
    ),
  },
  {
    paper: "sunflower",
    d: cut(place(fold("0,-9! 4,0! 0,9!"), { x: 0, y: 130 }), pair("10,130! 13,124! 16,130! 13,136!")),
  },
];

export const MUG: Figure = [
  { paper: "aubergine", d: cut(points("34,-70! 62,-66 66,-30 36,-16!"), points("36,-56! 50,-54 52,-36 36,-30!")) },
  {
    paper: "sunflower",
    d: cut(fold("0,-82! 38,-82! 34,0! 0,0!"), fold("0,-58! 5,-40 0,-20!"), pair("16,-60! 22,-42 16,-22! 11,-42")),
  },
  {
    paper: "paper",
    d: cut(fold("0,-106 14,-104 22,-96 36,-100 46,-88 42,-74 34,-70 28,-76 20,-70 12,-56 6,-62 0,-72")),
  },
];

export const CARD: Figure = [
  { paper: "aubergine", d: cut(points("-31,-43! 33,-43! 33,47! -31,47!")) },
  { paper: "paper", d: cut(points("-32,-45! 32,-45! 32,45! -32,45!")) },
  { paper: "poppy", d: cut(points("-32,-45! 32,-45! 32,0! 21,-8! 10.5,0! 0,-8! -10.5,0! -21,-8! -32,0!")) },
  { paper: "sunflower", d: cut(disc(6, -16, -26), disc(6, 0, -26), disc(6, 16, -26)) },
  { paper: "cornflower", d: cut(disc(6, -10, 26), disc(6, 10, 26)) },
];

export const INN: Scene = [
  { figure: rosette(21, 16, 60, ["poppy", "sunflower", "leaf"]), x: 496, y: 84, both: true },
  { figure: rosette(5, 12, 34, ["cornflower", "paper", "poppy"]), x: 596, y: 150, both: true },
  { figure: SLATE, x: 320 },
  { figure: TABLE, x: 320 },
  { figure: MUG, x: 540, y: 290, scale: 1.25, both: true },
  { figure: CARD, x: 440, y: 262, turn: 12, scale: 0.95, both: true },
  { figure: CARD, x: 396, y: 272, turn: 192, scale: 0.95, both: true },
];
