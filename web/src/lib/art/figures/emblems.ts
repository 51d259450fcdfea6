/** A sign for each game, in a box of 64 around 0,0: its paper, scalloped, with its hero in the middle. */
import { cut, place, points, ring, type Figure, type Paper } from "../cut.ts";
import type { Part } from "../scenes/part.ts";
import type { Game } from "./backs.ts";
import { TULIP } from "./ends.ts";
import { counted } from "./flowers.ts";
import { FOREST } from "./forest.ts";
import { HEART_LOOP } from "./rope.ts";
import { toad } from "./toad.ts";

function ground(paper: Paper, rim: Paper, order: number): Part {
  const figure: Figure = [
    { paper, d: cut(ring("31.5,0 30.6,.55 27.4,1!", order)) },
    { paper: rim, d: cut(ring("25.8,0 25.8,1", order), ring("24.4,0 24.4,1", order)) },
  ];
  return { figure };
}

const STEPS: Figure = [
  { paper: "paper", d: cut(points("-17,16! -17,8! -9,8! -9,0! -1,0! -1,-8! 17,-8! 17,16!")) },
];

const TWO_ENDS: Figure = [
  { paper: "paper", d: cut(points("-13,-19! 13,-19! 13,19! -13,19!")) },
  { paper: "poppy", d: cut(points("-13,-19! 13,-19! 13,2! 8.7,-2! 4.3,2! 0,-2! -4.3,2! -8.7,-2! -13,2!")) },
  {
    paper: "sunflower",
    d: cut(place(TULIP, { x: -5.6, y: -10, scale: 1.5 }), place(TULIP, { x: 5.6, y: -10, scale: 1.5 })),
  },
  { paper: "cornflower", d: cut(place(TULIP, { y: 10.5, scale: 1.7, turn: 180 })) },
];

const HEARTED: Figure = [
  { paper: "poppy", d: cut(place(HEART_LOOP, { scale: 1.75 })) },
  { paper: "paper", d: cut(place(ring("10,0! 4.4,1!", 5), { y: -1, scale: 0.9 })) },
];

export const EMBLEMS: Readonly<Record<Game, readonly Part[]>> = {
  toads: [ground("aubergine", "sunflower", 16), { figure: toad(5), y: 1, scale: 0.84 }],
  piles: [
    ground("cornflower", "paper", 12),
    { figure: STEPS },
    { figure: counted(6, "sunflower", "poppy"), x: 6, y: -9, scale: 0.95 },
  ],
  lie: [ground("leaf", "sunflower", 14), { figure: TWO_ENDS, turn: 8 }],
  lynx: [ground("aubergine", "snow", 12), { figure: FOREST["J"] ?? [], y: 3, scale: 1.05 }],
  seventeen: [ground("sunflower", "ink", 17), { figure: HEARTED }],
};
