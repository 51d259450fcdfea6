/** What every paper-cutter knows by heart: suns, roosters, trees of life, tulips, firs, reeds. Drawn around or above 0,0. */
import {
  around,
  chooser,
  cut,
  disc,
  fold,
  pair,
  place,
  points,
  ring,
  type Figure,
  type Loop,
  type Paper,
} from "../cut.ts";

/** A star cut from paper folded `order` times; the seed chooses its petals, teeth and holes. */
export function rosette(
  seed: number,
  order: number,
  radius: number,
  papers: readonly [Paper, Paper, Paper],
): Figure {
  const choose = chooser(seed);
  const r = (share: number): number => Math.round(radius * share * 10) / 10;
  const rim = [
    `${r(1)},0! ${r(0.86)},.5 ${r(0.74)},1!`,
    `${r(1)},0 ${r(0.93)},.55 ${r(0.74)},1!`,
    `${r(1)},0! ${r(0.9)},.3! ${r(0.95)},.45! ${r(0.8)},.7! ${r(0.76)},1`,
  ][choose(3)] as string;
  const hole = [
    fold(`0,${-r(0.88)}! ${r(0.07)},${-r(0.74)} 0,${-r(0.58)}!`),
    fold(`0,${-r(0.86)} ${r(0.075)},${-r(0.78)} ${r(0.02)},${-r(0.66)} 0,${-r(0.56)}!`),
    fold(`0,${-r(0.84)}! ${r(0.08)},${-r(0.72)}! 0,${-r(0.6)}!`),
  ][choose(3)] as Loop;
  const between = disc(r(0.035), 0, -r(0.64));
  const heart = [`${r(0.5)},0! ${r(0.34)},1`, `${r(0.5)},0 ${r(0.36)},1!`][choose(2)] as string;
  return [
    { paper: papers[0], d: cut(ring(rim, order), around(hole, order), around(between, order, 1)) },
    {
      paper: papers[1],
      d: cut(
        ring(heart, order, choose(2)),
        around(fold(`0,${-r(0.34)} ${r(0.04)},${-r(0.28)} 0,${-r(0.2)}!`), order),
      ),
    },
    { paper: papers[2], d: cut(ring(`${r(0.17)},0! ${r(0.1)},1`, order)) },
  ];
}

/** A rooster looking right, some 60 high, its feet at 0,0. */
export const ROOSTER: Figure = [
  {
    paper: "leaf",
    d: cut(
      points("-14,-16 -30,-18 -40,-32 -36,-48! -33,-36 -24,-27 -12,-24"),
      points("-12,-20 -26,-26 -32,-40 -26,-54! -25,-40 -18,-32 -8,-28"),
    ),
  },
  { paper: "cornflower", d: cut(points("-10,-22 -22,-34 -22,-48 -14,-58! -16,-46 -11,-36 -4,-30")) },
  {
    paper: "poppy",
    d: cut(
      points("-16,-20 -6,-30 4,-32 9,-42 10,-52 15,-56 20,-52 20,-44 18,-30 14,-16 4,-9 -8,-9"),
      points("10,-53! 8,-60 12,-58! 13,-63 17,-58! 20,-62 20,-55! 16,-53"),
      points("20,-46! 24,-42 22,-37 19,-42"),
    ),
  },
  {
    paper: "sunflower",
    d: cut(
      points("20,-52! 27,-49! 20,-47!"),
      points("-10,-19 -2,-25 8,-24 5,-16 -3,-13"),
      points("-3,-9! 0,-9! 0,-2! 4,0! -6,0! -3,-2!"),
      points("5,-9! 8,-10! 8,-2! 12,0! 2,0! 5,-2!"),
    ),
  },
  {
    paper: "paper",
    d: cut(
      disc(1.7, 16, -51),
      points("-6,-19 -2,-22 2,-21 0,-18"),
      points("10,-38! 17,-36! 16,-33.6! 9,-35.6!"),
      points("7,-32.6! 16,-30.4! 15,-28! 6,-30!"),
    ),
  },
];

/** A tree of life: a stem with pairs of leaves, flowers at its end; some 100 high, its foot at 0,0. */
export function leluja(tiers: number, leaf: Paper, bloom: Paper, bud: Paper): Figure {
  const step = 66 / tiers;
  const leaves: Loop[] = [];
  const buds: Loop[] = [];
  for (let i = 0; i < tiers; i++) {
    const [y, reach] = [-14 - i * step, 34 - i * (20 / tiers)];
    leaves.push(
      ...pair(
        `1,${y}! ${reach * 0.5},${y - 12} ${reach},${y - 8}! ${reach * 0.7},${y - 1} ${reach * 0.3},${y + 2}`,
      ),
    );
    buds.push(disc(2.6, reach * 0.92, y - 13), disc(2.6, -reach * 0.92, y - 13));
  }
  const head = ring("15,0 13,.5 9,1!", 7).map((point) => ({ ...point, y: point.y - 88 }));
  return [
    { paper: leaf, d: cut(fold("0,-84! 1.6,-80! 2.2,0! 0,0!")) + cut(leaves) },
    { paper: bud, d: cut(buds) },
    { paper: bloom, d: cut(head) },
    { paper: bud, d: cut(disc(5, 0, -88)) },
  ];
}

/** A fir under snow, some 100 high, its foot at 0,0. */
export function fir(paper: Paper): Figure {
  return [
    {
      paper,
      d: cut(
        fold("0,-100! 15,-74! 9,-75! 24,-48! 14,-50! 32,-20! 5,-22! 5,0! 0,0!"),
        pair("3,-56 12,-52.6! 3,-49"),
        pair("3,-30 18,-25.6! 3,-23"),
        fold("0,-86 3.4,-78 0,-73"),
      ),
    },
    {
      paper: "paper",
      d: cut(
        fold("0,-100! 9,-85! 4,-83 0,-86"),
        pair("18,-58! 24,-48! 15,-51.5!"),
        pair("25,-32! 32,-20! 21,-23!"),
      ),
    },
  ];
}

/** Three reeds with their brown heads, some 120 high, their foot at 0,0. */
export const REEDS: Figure = [
  {
    paper: "leaf",
    d: cut(
      points("-4,0! -22,-44 -34,-92! -14,-48 4,0!"),
      points("0,0! 14,-50 34,-80! 24,-40 8,0!"),
      points("-2,0! -4,-60 -2,-106! 2,-60 3,0!"),
      points("6,0! 12,-40 13,-74! 15,-40 10,0!"),
      points("-10,0! -14,-40 -16,-58! -11,-40 -6,0!"),
    ),
  },
  {
    paper: "aubergine",
    d: cut(
      place(fold("0,-30 4.4,-26 4.4,-4 0,0"), { x: -2, y: -94 }),
      place(fold("0,-24 3.8,-21 3.8,-3 0,0"), { x: 13, y: -66 }),
      place(fold("0,-20 3.4,-17 3.4,-3 0,0"), { x: -16, y: -50 }),
    ),
  },
  {
    paper: "sunflower",
    d: cut(
      place(fold("0,-9! 1.2,0! 0,1!"), { x: -2, y: -123 }),
      place(fold("0,-8! 1.1,0! 0,1!"), { x: 13, y: -89 }),
    ),
  },
];

/** A band that repeats every 48: tulips between diamonds, 20 high. */
export const BAND: Figure = [
  { paper: "poppy", d: cut(place(fold("0,-8! 2.6,-3.4! 7.6,-8.4! 8,0 2.4,6! 1.6,9! 0,9!"), { x: 24, y: 10 })) },
  {
    paper: "leaf",
    d: cut(
      points("34,19! 27,17 26,14 31,13"),
      points("14,19! 21,17 22,14 17,13"),
      disc(2.4, 0, 10),
      disc(2.4, 48, 10),
    ),
  },
  {
    paper: "cornflower",
    d: cut(
      points("0,3! 5,10! 0,17!"),
      points("48,3! 43,10! 48,17!"),
      points("10,7! 13,10! 10,13! 7,10!"),
      points("38,7! 41,10! 38,13! 35,10!"),
    ),
  },
];
