/** Card backs: a rosette for each game, cut from white paper over the game's own colour. */
import { around, cut, disc, fold, ring, type Figure, type Paper } from "../cut.ts";

export type Game = "toads" | "piles" | "lie" | "lynx" | "seventeen";

export interface Rosette {
  readonly ground: Paper;
  readonly figure: Figure;
}

const leaf = (from: number, to: number, wide: number) =>
  fold(`0,${-to}! ${wide},${-(from + to * 1.4) / 2.4} 0,${-from}!`);

export const BACKS: Readonly<Record<Game, Rosette>> = {
  toads: {
    ground: "leaf",
    figure: [
      {
        paper: "paper",
        d: cut(ring("25,0 23,.5 18,1!", 8), around(leaf(13, 21.5, 3), 8), around(disc(1.6, 0, -17), 8, 1)),
      },
      { paper: "sunflower", d: cut(ring("13,0! 9,.7 7,1", 8)) },
      { paper: "leaf", d: cut(ring("8,0 5,1", 8, 1)) },
      { paper: "paper", d: cut(disc(2.4)) },
    ],
  },
  piles: {
    ground: "cornflower",
    figure: [
      {
        paper: "paper",
        d: cut(
          ring("25.5,0! 25.5,.3! 22.5,.3! 22.5,.6! 19,.6! 19,1!", 8),
          around(fold("0,-21! 2.6,-17.6! 0,-13!"), 8),
        ),
      },
      { paper: "poppy", d: cut(ring("13.4,0! 13.4,.4! 10,.4! 10,1!", 8)) },
      { paper: "paper", d: cut(ring("7.4,0! 3.6,1!", 8, 1)) },
    ],
  },
  lie: {
    ground: "poppy",
    figure: [
      { paper: "paper", d: cut(ring("25.5,0! 20,.55! 22.4,1", 12), around(fold("0,-21 2,-18 0,-12.5!"), 12)) },
      { paper: "ink", d: cut(ring("12.4,0 10.6,1!", 12)) },
      { paper: "sunflower", d: cut(ring("9.6,0! 5.4,1", 6)) },
      { paper: "ink", d: cut(disc(2)) },
    ],
  },
  lynx: {
    ground: "aubergine",
    figure: [
      {
        paper: "snow",
        d: cut(
          ring("26,0! 23,.08! 24,.2! 20.4,.18! 17,.12! 19,.42! 15.6,.46! 13,.34! 11.4,1!", 6),
          around(fold("0,-17! 1.5,-14 0,-11"), 6),
          around(leaf(4, 9.6, 1.7), 6, 1),
        ),
      },
      { paper: "sunflower", d: cut(ring("5.6,0! 2.8,1!", 6)) },
    ],
  },
  seventeen: {
    ground: "poppy",
    figure: [
      {
        paper: "paper",
        d: cut(
          fold("0,-11! 4,-18 12,-20.6 20.6,-15.4 21.6,-5 14,9 0,22!"),
          fold("0,-6.6! 5.4,-13.6 12,-15.4 16.6,-11.4 16.6,-4.6 10.4,6.4 0,15.8!"),
        ),
      },
      {
        paper: "sunflower",
        d: cut(
          fold("0,-3! 4.4,-9.6 9.4,-11.6 13,-8.6 12.6,-3.4 7.6,5 0,12!"),
          around(fold("0,-1! 1.7,-3.6 0,-6.2!"), 4).map((loop) => loop.map((p) => ({ ...p, y: p.y + 0.6 }))),
        ),
      },
    ],
  },
};
