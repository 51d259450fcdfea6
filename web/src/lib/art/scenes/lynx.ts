/** The edge of a winter forest at night: firs behind drifts, tracks in the snow, and two eyes. */
import { cut, fold, place, type Figure } from "../cut.ts";
import { fir, rosette } from "../figures/folk.ts";
import { FOREST, PAW } from "../figures/forest.ts";
import type { Part, Scene } from "./part.ts";

const FAR: Figure = [{ paper: "snow", d: cut(fold("0,226 90,236 190,206 360,222! 360,400! 0,400!")) }];
const DRIFT: Figure = [
  { paper: "snow", d: cut(place(fold("0,258 100,286 210,244 360,262! 360,400! 0,400!"), { y: -5 })) },
  { paper: "paper", d: cut(fold("0,258 100,286 210,244 360,262! 360,400! 0,400!")) },
];
const NEAR: Figure = [
  { paper: "paper-shade", d: cut(fold("0,324 120,300 230,330 360,306! 360,400! 0,400!")) },
  { paper: "snow", d: cut(fold("0,330 120,306 230,336 360,312! 360,400! 0,400!")) },
];

const flakes: Part[] = [
  [150, 70, 1.5],
  [84, 150, 1],
  [222, 34, 0.8],
  [44, 52, 0.9],
].map(([dx = 0, y = 0, scale = 1]) => ({ figure: FOREST["1"] ?? [], x: 320 + dx, y, scale }));

const tracks: Part[] = [
  [56, 344, 62],
  [112, 330, 74],
  [170, 338, 84],
  [228, 326, 80],
].map(([dx = 0, y = 0, turn = 0]) => ({
  figure: PAW.map(({ d }) => ({ paper: "aubergine", d })),
  x: 320 + dx,
  y,
  scale: 0.7,
  turn,
}));

export const FOREST_EDGE: Scene = [
  { figure: rosette(11, 12, 118, ["cornflower", "snow", "sunflower"]), x: 320, y: 132 },
  ...flakes.map((part) => ({ ...part, both: true })),
  { figure: FAR, x: 320 },
  { figure: fir("cornflower"), x: 470, y: 246, scale: 1.5, both: true },
  { figure: fir("aubergine"), x: 606, y: 252, scale: 1.7, both: true },
  { figure: fir("leaf"), x: 540, y: 276, scale: 2.1, both: true },
  { figure: FOREST["J"] ?? [], x: 320, y: 214, scale: 5 },
  { figure: DRIFT, x: 320 },
  { figure: NEAR, x: 320 },
  ...tracks,
];
