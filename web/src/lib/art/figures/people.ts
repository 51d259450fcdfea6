/** Small paper figures for seats, looking straight at you: ten people, and eight clockwork ones for bots. Drawn in a box of 40 by 40 around 0,0. */
import { around, cut, disc, fold, pair, ring, type Figure, type Paper } from "../cut.ts";

const FACE = "0,-9 5.6,-8 7,-2 6,4 3,8.6 0,9.6";
const face = (): string => cut(fold(FACE));
const features = (): string =>
  cut(
    disc(1.05, 2.8, -0.4),
    disc(1.05, -2.8, -0.4),
    fold("0,4.6 2.6,3.8! 1.6,5.8 0,6.2"),
    fold("0,.4! .9,2.4! 0,2.8!"),
  );
const cheeks = (): string => cut(disc(1.3, 4.4, 2.6), disc(1.3, -4.4, 2.6));

/** Shoulders with a collar, in one paper, trimmed in another. */
function dressed(coat: Paper, trim: Paper): Figure {
  return [
    { paper: coat, d: cut(fold("0,8 6,9.6 14,12.5 17,20! 0,20!")) },
    {
      paper: trim,
      d: cut(fold("0,16! 4.2,9! 7.6,10.2! 3.6,20! 0,20!"), pair("10,14 11.4,15.4 10,16.8 8.6,15.4")),
    },
  ];
}

function person(coat: Paper, trim: Paper, behind: Figure, over: Figure): Figure {
  return [
    ...behind,
    ...dressed(coat, trim),
    { paper: "paper-shade", d: face() },
    { paper: "poppy", d: cheeks() },
    { paper: "ink", d: features() },
    ...over,
  ];
}

export const PEOPLE: readonly Figure[] = [
  // a wreath of flowers, two plaits
  person(
    "poppy",
    "paper",
    [{ paper: "ink", d: cut(fold("0,-12 7,-10.6 9.4,-3 9,6 12,17! 7.4,18 5,8 0,6")) }],
    [
      { paper: "leaf", d: cut(fold("0,-15 7,-12.8 10.4,-6.6! 6,-7.6 0,-8.6")) },
      { paper: "sunflower", d: cut(disc(2.4, 0, -12), disc(2, 6.6, -9.8), disc(2, -6.6, -9.8)) },
      { paper: "poppy", d: cut(disc(1, 0, -12), disc(1.7, 3.6, -11.6), disc(1.7, -3.6, -11.6)) },
    ],
  ),
  // a cap with a peacock's feather
  person(
    "leaf",
    "sunflower",
    [{ paper: "ink", d: cut(fold("0,-10 7.4,-8 8.2,0 7.4,3 0,2")) }],
    [
      { paper: "cornflower", d: cut(fold("0,-16.5! 10.6,-15.5! 8.4,-6.8! 0,-5.8")) },
      { paper: "sunflower", d: cut(fold("0,-8.6 8.6,-9.6! 8.3,-6.8! 0,-5.8")) },
      { paper: "poppy", d: cut(fold("0,-18.5! 2.4,-13.5 0,-10!")) },
    ],
  ),
  // a moustache and a broad hat
  person(
    "cornflower",
    "paper",
    [{ paper: "aubergine", d: cut(fold("0,-10 7.4,-8 8,0 7,3 0,2")) }],
    [
      {
        paper: "ink",
        d: cut(fold("0,-17 5,-16.5 6.4,-10.6 15.5,-8.6! 9,-5.8 0,-6.2"), fold("0,2.8 4,3.2 8.4,1.6! 5,6 0,4.8")),
      },
      { paper: "poppy", d: cut(fold("0,-11 6.3,-11.4! 6.6,-9 0,-8.8")) },
    ],
  ),
  // a kerchief
  person(
    "aubergine",
    "sunflower",
    [],
    [
      {
        paper: "poppy",
        d: cut(fold("0,-13.5 8,-11 10.6,-2 8,7 3.4,12.5! 0,10.6"), fold("0,-7.6 4.6,-6.4 6.4,-1 5.4,4 3,8 0,9")),
      },
      {
        paper: "sunflower",
        d: cut(
          disc(1.2, 0, -10.4),
          disc(1.1, 5.4, -8.6),
          disc(1.1, -5.4, -8.6),
          disc(1.1, 8.2, -3),
          disc(1.1, -8.2, -3),
          disc(1, 7.6, 3),
          disc(1, -7.6, 3),
        ),
      },
    ],
  ),
  // a great beard
  person(
    "ink",
    "poppy",
    [],
    [
      { paper: "snow", d: cut(fold("0,3.4 5,1 7.6,-3! 9,4 7,12 3,17.5 0,19!"), fold("0,5 2.4,4.6 0,6.6")) },
      { paper: "leaf", d: cut(fold("0,-15 6.4,-13.5 8.4,-5.6! 0,-6.6")) },
      { paper: "sunflower", d: cut(fold("0,-8.4 8.2,-8.2! 8.6,-5.2! 0,-5.6"), disc(2, 0, -16)) },
    ],
  ),
  // a crown of hair, big earrings
  person(
    "sunflower",
    "aubergine",
    [{ paper: "ink", d: cut(ring("14,0 12.4,1", 10).map((p) => ({ ...p, y: p.y - 3 }))) }],
    [
      { paper: "ink", d: cut(fold("0,-10 6.6,-9 7.6,-3! 4,-6.6 0,-5.6!")) },
      { paper: "sunflower", d: cut(pair("8,3 9.8,5.4 8,7.8 6.2,5.4")) },
    ],
  ),
  // a fur hat
  person(
    "poppy",
    "sunflower",
    [],
    [
      {
        paper: "ink",
        d: cut(fold("0,-9 8,-10! 9,-8.4! 10,-7! 9,-5.6! 9.6,-4! 7,-4.4! 5,-5.4! 2.5,-4.4! 0,-5.4!")),
      },
      { paper: "aubergine", d: cut(fold("0,-18! 6,-15.5! 8,-9.4! 0,-8.4!")) },
      { paper: "sunflower", d: cut(fold("0,-14.5! 1.8,-12.5! 0,-10.5!")) },
    ],
  ),
  // a short fringe and spectacles
  person(
    "cornflower",
    "sunflower",
    [{ paper: "poppy", d: cut(fold("0,-12.5 7.5,-10.5 9.6,-3 8.6,4.5! 0,2")) }],
    [
      { paper: "poppy", d: cut(fold("0,-10.5 7,-8.6 7.4,-3.6! 5,-4.4! 2.5,-3.6! 0,-4.4!")) },
      {
        paper: "ink",
        d: cut(disc(3.1, 3.3, -0.2), disc(3.1, -3.3, -0.2), disc(2.3, 3.3, -0.2), disc(2.3, -3.3, -0.2)),
      },
    ],
  ),
  // a straw hat
  person(
    "leaf",
    "paper",
    [{ paper: "aubergine", d: cut(fold("0,-9 7.6,-7 8.4,2 7,5 0,3")) }],
    [
      { paper: "sunflower", d: cut(fold("0,-16 6,-15.4 8,-9 18,-7.4! 12,-4.8 0,-5.6")) },
      {
        paper: "poppy",
        d: cut(fold("0,-10 7.6,-10.6! 8.2,-8 0,-7.2"), disc(1.6, 9.4, -8.2), disc(1.6, -9.4, -8.2)),
      },
    ],
  ),
  // a hood
  person(
    "aubergine",
    "poppy",
    [],
    [
      {
        paper: "aubergine",
        d: cut(fold("0,-18! 6.4,-13 10.4,-4 9.6,5 11,11! 0,11"), fold("0,-8.4 5,-7 6.6,-1.5 5.6,4 3,8.4 0,9.4")),
      },
      { paper: "sunflower", d: cut(fold("0,-15! 1.6,-12.5 0,-10!")) },
    ],
  ),
];

const wound = (): string =>
  cut(
    fold("0,8.5! 9.5,8.5! 13,13! 13,20! 0,20!"),
    around(disc(0.9, 0, -2.6), 6).map((loop) => loop.map((p) => ({ ...p, y: p.y + 15.5 }))),
  );

function clockwork(metal: Paper, plate: Paper, head: string, top: Figure, eyes: string, mouth: string): Figure {
  return [
    { paper: metal, d: wound() },
    ...top,
    { paper: metal, d: head },
    { paper: plate, d: cut(fold("0,-6.5! 6.8,-6.5! 6.8,2! 0,2!")) },
    { paper: "ink", d: eyes },
    { paper: plate, d: mouth },
  ];
}

const BOX = cut(fold("0,-10.5! 10,-10.5! 10,8! 0,8!"));
const BARREL = cut(fold("0,-11 8,-10 10.5,-2 8,7.6 0,8.6"));
const WEDGE = cut(fold("0,-11! 6.5,-11! 11,-4! 8,8! 0,8!"));
const GRILLE = cut(pair("1.2,4! 2.8,4! 2.8,6.5! 1.2,6.5!"), pair("4.4,4! 6,4! 6,6.5! 4.4,6.5!"));
const SMILE = cut(fold("0,5.8! 5.5,3.8! 5.5,5.4! 0,7.4!"));
const ROUND = cut(disc(2, 3.3, -2.2), disc(2, -3.3, -2.2), disc(0.8, 3.3, -2.2), disc(0.8, -3.3, -2.2));
const SLIT = cut(pair("1.4,-3.4! 5.4,-3.4! 5.4,-1.2! 1.4,-1.2!"));
const CROSS = cut(pair("3.3,-4.8! 4.2,-3.1! 5.9,-2.2! 4.2,-1.3! 3.3,.4! 2.4,-1.3! .7,-2.2! 2.4,-3.1!"));
const ONE = cut(disc(3.3, 0, -2.2), disc(1.4, 0, -2.2));

const knob = (paper: Paper): Figure => [
  { paper, d: cut(fold("0,-14! .9,-14! .9,-10! 0,-10!"), disc(2.6, 0, -16)) },
];
const horns = (paper: Paper): Figure => [{ paper, d: cut(pair("4,-10! 6.5,-18! 8.5,-17! 7.5,-10!")) }];
const gear = (paper: Paper): Figure => [
  {
    paper,
    d: cut(
      ring("7,0! 7,.35! 5.2,.45! 5.2,1!", 8).map((p) => ({ ...p, y: p.y - 12 })),
      disc(2, 0, -12),
    ),
  },
];
const key = (paper: Paper): Figure => [
  {
    paper,
    d: cut(
      pair("10,-3! 13,-3! 13,-6! 18,-6! 18,3! 13,3! 13,0! 10,0!"),
      pair("14.6,-4.4! 16.4,-4.4! 16.4,1.4! 14.6,1.4!"),
    ),
  },
];

export const CLOCKWORK: readonly Figure[] = [
  clockwork("cornflower", "paper", BOX, knob("poppy"), ROUND, GRILLE),
  clockwork("leaf", "sunflower", BARREL, horns("leaf"), SLIT, SMILE),
  clockwork("poppy", "paper", WEDGE, gear("sunflower"), CROSS, GRILLE),
  clockwork("aubergine", "sunflower", BARREL, key("sunflower"), ONE, SMILE),
  clockwork("sunflower", "paper", BOX, gear("poppy"), SLIT, SMILE),
  clockwork("ink", "snow", WEDGE, knob("sunflower"), ROUND, SMILE),
  clockwork("cornflower", "sunflower", BARREL, key("poppy"), CROSS, GRILLE),
  clockwork("leaf", "paper", WEDGE, horns("sunflower"), ONE, GRILLE),
];
