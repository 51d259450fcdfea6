/** The edge of a pond: a path of stones over water, reeds, a toad that owns it all. */
import { cut, disc, fold, place, ring, type Figure, type Loop } from "../cut.ts";
import { lily } from "../figures/flowers.ts";
import { REEDS, rosette } from "../figures/folk.ts";
import { toad } from "../figures/toad.ts";
import type { Scene } from "./part.ts";

const ripple = (x: number, y: number, wide: number): Loop =>
  place(fold(`0,0 ${wide * 0.5},.6 ${wide},5! ${wide * 0.5},4.4 0,3.6`), { x, y });

const BANK: Figure = [{ paper: "leaf", d: cut(fold("0,222 120,228 230,204 360,214! 360,270! 0,270!")) }];
const WATER: Figure = [
  { paper: "cornflower", d: cut(fold("0,248 70,242 140,250 210,242 280,250 360,244! 360,400! 0,400!")) },
  {
    paper: "snow",
    d: cut(
      [-250, -150, 0, 150, 250].flatMap((x, i) => [
        ripple(x, 268 + (i % 2) * 12, 34),
        ripple(x * 0.8, 338 - (i % 2) * 10, 26),
      ]),
    ),
  },
];
const STONES: Figure = [
  { paper: "aubergine", d: cut([-256, -136, 136, 256].map((x, i) => stone(x, 313 + (i % 3 ? 8 : 0), 44))) },
  { paper: "paper-shade", d: cut([-256, -136, 136, 256].map((x, i) => stone(x, 307 + (i % 3 ? 8 : 0), 44))) },
];
const SEAT: Figure = [
  { paper: "aubergine", d: cut(stone(0, 326, 104)) },
  { paper: "paper-shade", d: cut(stone(0, 318, 104)) },
];

function stone(x: number, y: number, wide: number): Loop {
  return ring(`${wide},0 ${wide * 0.97},1`, 6).map((point) => ({
    ...point,
    x: x + point.x,
    y: y + point.y * 0.3,
  }));
}

const MIST: Figure = [
  { paper: "paper-shade", d: cut(disc(4, 210, 60), disc(3, 250, 96), disc(3, -228, 82), disc(4, -184, 44)) },
];

export const POND: Scene = [
  { figure: MIST, x: 320 },
  { figure: rosette(3, 16, 128, ["poppy", "paper", "poppy"]), x: 320, y: 150 },
  { figure: BANK, x: 320 },
  { figure: REEDS, x: 560, y: 268, scale: 1.7, both: true },
  { figure: REEDS, x: 636, y: 280, scale: 1.35, both: true },
  { figure: WATER, x: 320 },
  { figure: STONES, x: 320 },
  { figure: lily(58), x: 540, y: 346, scale: 1.3, both: true },
  { figure: SEAT, x: 320 },
  { figure: toad(5), x: 320, y: 242, scale: 4.6 },
];
