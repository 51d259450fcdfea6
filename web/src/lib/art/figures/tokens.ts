/** Small things that lie on piles and seats, in a box of 32 around 0,0; each has its own outline, so that none needs its colour. */
import { cut, disc, fold, place, points, ring, type Figure } from "../cut.ts";
import { HEART_LOOP } from "./rope.ts";

export type TokenName =
  "mastery" | "nerves" | "heart" | "leave" | "leave-strongly" | "small-steps" | "spring" | "flame";

const STOP = ring("15.6,0! 15.6,1!", 4, 0.5);
const COIL = fold("0,0! 7.6,2.4! 7.6,5.2! 0,2.8!");
const HAND = points(
  "-6,8! -6,-4! -3.6,-4! -3.6,-8! -1.4,-8! -1.4,-9.6! .8,-9.6! .8,-8! 3,-8! 3,-6! 5.2,-6! 5.2,2! 8,-1! 9.4,1! 4,8!",
);
const STEPS = points(
  "-10,8! -10,3! -4,3! -4,-1! 2,-1! 2,-5! 9,-5! 9,-1.6! 5.4,-1.6! 5.4,2.4! -.6,2.4! -.6,6.4! -6.6,6.4! -6.6,8!",
);

export const TOKENS: Readonly<Record<TokenName, Figure>> = {
  // Seventeen: won, and lost
  mastery: [
    { paper: "sunflower", d: cut(ring("15.4,0 13.2,1!", 12)) },
    { paper: "ink", d: cut(ring("9.6,0! 4.2,1!", 5)) },
  ],
  nerves: [
    { paper: "aubergine", d: cut(ring("15.4,0! 11,1!", 9)) },
    { paper: "sunflower", d: cut(points("1.4,-9! -6,1.4! -.6,1.4! -2.4,9.4! 6,-2.4! .6,-2.4! 3.4,-9!")) },
  ],
  heart: [{ paper: "poppy", d: cut(place(HEART_LOOP, { scale: 1.35 })) }],
  // Piles: what a seat asks of the others
  leave: [
    { paper: "cornflower", d: cut(disc(15.4)) },
    { paper: "paper", d: cut(HAND) },
  ],
  "leave-strongly": [
    { paper: "aubergine", d: cut(STOP) },
    { paper: "paper", d: cut(ring("13.4,0! 13.4,1!", 4, 0.5), ring("11.8,0! 11.8,1!", 4, 0.5)) },
    { paper: "paper", d: cut(place(HAND, { scale: 0.88 })) },
  ],
  "small-steps": [
    { paper: "leaf", d: cut(points("-15,-12! -12,-15! 12,-15! 15,-12! 15,12! 12,15! -12,15! -15,12!")) },
    { paper: "paper", d: cut(STEPS) },
  ],
  // Piles: a step back of exactly ten
  spring: [
    { paper: "sunflower", d: cut(disc(15.4)) },
    {
      paper: "ink",
      d: cut(
        fold("0,-12.4! 8,-4.6! 0,-4.6!"),
        [-3, 1.4, 5.8].map((y) => place(COIL, { y })),
      ),
    },
  ],
  // Piles: must be covered
  flame: [
    {
      paper: "poppy",
      d: cut(points("0,-15.4! 5,-8 9,-9! 9.6,-2 12,4 8,13 0,15.4 -8,13 -12,4 -8,-3 -6,-7! -2.6,-4 -1,-9")),
    },
    { paper: "sunflower", d: cut(points("1,-4! 4,2 7,6 4,12.4 0,13.6 -4,12.4 -7,6 -4,3! -1.6,4 0,1")) },
    { paper: "paper", d: cut(fold("0,6! 2.6,10 0,13")) },
  ],
};
