/** The ground of each game's table: a sheet as wide as the stage, and what stands in its lower corners. */
import { cut, fold, place, points, type Figure, type Loop } from "../cut.ts";
import type { Game } from "../figures/backs.ts";
import { counted, lily } from "../figures/flowers.ts";
import { REEDS, ROOSTER, fir, leluja, rosette } from "../figures/folk.ts";
import { FOREST } from "../figures/forest.ts";
import { HEART } from "../figures/rope.ts";
import { CARD, MUG } from "./lie.ts";
import type { Part } from "./part.ts";

export interface Ground {
  /** 640 by 400 around x = 0, stretched to the stage. */
  readonly sheet: Figure;
  /** 240 by 240, kept in shape: the left corner; the right one is its mirror image. */
  readonly corner: readonly Part[];
}

const ripples = (y: number, xs: readonly number[], wide: number): Loop[] =>
  xs.map((x) => place(fold(`0,0 ${wide * 0.5},.5 ${wide},3! ${wide * 0.5},2.8 0,2.2`), { x, y }));

const POND: Ground = {
  sheet: [
    { paper: "leaf", d: cut(fold("0,92 110,99 220,82 320,92! 320,400! 0,400!")) },
    { paper: "cornflower", d: cut(fold("0,106 70,101 140,109 210,101 280,109 320,104! 320,400! 0,400!")) },
    {
      paper: "snow",
      d: cut(
        ripples(150, [-230, -70, 90, 250], 26),
        ripples(206, [-150, 10, 170], 34),
        ripples(262, [-240, -80, 80, 240], 28),
      ),
    },
    { paper: "leaf", d: cut(fold("0,322 90,314 200,325 320,308! 320,400! 0,400!")) },
  ],
  corner: [
    { figure: REEDS, x: 58, y: 236, scale: 1.5 },
    { figure: REEDS, x: 128, y: 244, scale: 1.1 },
    { figure: lily(58), x: 196, y: 222, scale: 1.1 },
  ],
};

/** Stairs from both sides up to the middle. */
const climb = (half: number, top: number, count: number): Loop => {
  const tread = (320 - half) / count;
  const rise = (400 - top) / (count + 1);
  const treads = Array.from({ length: count }, (_, i) => {
    const [x, y] = [half + i * tread, top + (i + 1) * rise];
    return `${x},${y}! ${x + tread},${y}!`;
  });
  return fold(`0,${top}! ${half},${top}! ${treads.join(" ")} 320,400! 0,400!`);
};

const LANDING: Ground = {
  sheet: [
    { paper: "cornflower", d: cut(climb(150, 262, 7)) },
    { paper: "poppy", d: cut(climb(96, 326, 5)) },
  ],
  corner: [
    { figure: leluja(3, "leaf", "poppy", "aubergine"), x: 60, y: 240, scale: 1.25 },
    { figure: ROOSTER, x: 150, y: 240, scale: 1.2 },
    { figure: counted(7, "sunflower", "leaf"), x: 206, y: 212, scale: 1.7 },
  ],
};

const BOARD: Ground = {
  sheet: [
    { paper: "aubergine", d: cut(points("-320,196! 320,196! 320,400! -320,400!")) },
    {
      paper: "sunflower",
      d: Array.from({ length: 32 }, (_, i) => `M${i * 20 - 320} 196l10 13l10 -13Z`).join(""),
    },
    {
      paper: "ink",
      d: cut([250, 312, 366].map((y) => points(`-320,${y}! 320,${y}! 320,${y + 1.6}! -320,${y + 1.6}!`))),
    },
  ],
  corner: [
    { figure: MUG, x: 84, y: 156, scale: 1.15 },
    { figure: CARD, x: 176, y: 176, turn: 14, scale: 0.8 },
  ],
};

const DRIFTS: Ground = {
  sheet: [
    { paper: "cornflower", d: cut(fold("0,178 90,188 190,168 320,178! 320,400! 0,400!")) },
    { paper: "snow", d: cut(fold("0,222 100,234 210,212 320,224! 320,400! 0,400!")) },
    { paper: "paper-shade", d: cut(fold("0,308 120,298 230,314 320,302! 320,400! 0,400!")) },
  ],
  corner: [
    { figure: fir("cornflower"), x: 150, y: 232, scale: 1.1 },
    { figure: fir("leaf"), x: 62, y: 240, scale: 1.9 },
    { figure: FOREST["1"] ?? [], x: 196, y: 70, scale: 1.1 },
    { figure: FOREST["1"] ?? [], x: 24, y: 26, scale: 0.8 },
  ],
};

const RING: Ground = {
  sheet: [
    { paper: "leaf", d: cut(fold("0,352 120,344 240,360 320,346! 320,400! 0,400!")) },
    {
      paper: "sunflower",
      d: Array.from({ length: 24 }, (_, i) => `M${i * 28 - 334} 376l9 8l-9 8l-9 -8Z`).join(""),
    },
    {
      paper: "sunflower",
      d: cut([-320, -192, -64, 64, 192].map((x) => points(`${x},0! ${x + 64},0! ${x + 32},46!`))),
    },
    { paper: "poppy", d: cut([-256, -128, 0, 128, 256].map((x) => points(`${x},0! ${x + 64},0! ${x + 32},46!`))) },
  ],
  corner: [
    { figure: rosette(14, 14, 56, ["poppy", "paper", "sunflower"]), x: 58, y: 178 },
    { figure: rosette(6, 12, 26, ["sunflower", "paper", "poppy"]), x: 146, y: 206 },
    { figure: [{ paper: "poppy", d: HEART }], x: 200, y: 222, scale: 1.6 },
  ],
};

export const GROUNDS: Readonly<Record<Game, Ground>> = {
  toads: POND,
  piles: LANDING,
  lie: BOARD,
  lynx: DRIFTS,
  seventeen: RING,
};
