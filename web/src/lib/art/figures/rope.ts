/** Seventeen: balls to balance, and the four special cards. Drawn around 0,0, some 32 across. */
import { around, cut, disc, fold, pair, place, points, ring, type Figure, type Loop, type Paper } from "../cut.ts";

const SPOTS: readonly string[] = [
  "",
  "0,0",
  "-8,0 8,0",
  "0,-7 -8.4,6.4 8.4,6.4",
  "-8,-8 8,-8 -8,8 8,8",
  "0,0 -10.4,-9 10.4,-9 -10.4,9 10.4,9",
];

/** As many striped balls as the card is worth. */
export function balls(value: number, ball: Paper, stripe: Paper): Figure {
  const size = [0, 11, 7, 6.6, 6.4, 5.8][value] ?? 6;
  const spots = points(SPOTS[value] ?? "0,0");
  const at = (loop: Loop): Loop[] => spots.map(({ x, y }) => place(loop, { x, y, scale: size }));
  return [
    { paper: ball, d: cut(at(disc(1))) },
    {
      paper: stripe,
      d: cut(
        at(fold("0,-.72! .34,0 0,.72!")),
        at(points(".56,-.56 .78,0 .56,.56 .5,0")),
        at(points("-.56,-.56 -.78,0 -.56,.56 -.5,0")),
      ),
    },
  ];
}

export const SPECIALS: Readonly<Record<string, Figure>> = {
  // Reverse: two arrows chasing each other round
  R: [
    { paper: "sunflower", d: cut(arrow(0)) },
    { paper: "paper", d: cut(arrow(180)) },
    { paper: "poppy", d: cut(disc(3)) },
  ],
  // Two: two cards at once
  T: [
    { paper: "sunflower", d: cut(place(card(), { x: -6, y: 0, turn: -14 })) },
    { paper: "aubergine", d: cut(place(card(), { x: 6, y: 0, turn: 14, scale: 1.13 })) },
    { paper: "paper", d: cut(place(card(), { x: 6, y: 0, turn: 14 })) },
    {
      paper: "aubergine",
      d: cut(place(fold("0,-4.6 3,-8 6.4,-6.6 6.6,-2.6 0,5!"), { x: 6.4, y: 1, turn: 14, scale: 0.85 })),
    },
  ],
  // Bin: its lid off, something falling in
  B: [
    {
      paper: "paper",
      d: cut(
        points("-10,-6! 10,-6! 7.6,16! -7.6,16!"),
        points("-5.4,-2.4! -3.4,-2.4! -2.8,12.4! -4.4,12.4!"),
        points("5.4,-2.4! 3.4,-2.4! 2.8,12.4! 4.4,12.4!"),
        points("-1,-2.4! 1,-2.4! 1,12.4! -1,12.4!"),
      ),
    },
    {
      paper: "sunflower",
      d: cut(
        place(points("-12,-1.6! -3,-1.6! -3,-4! 3,-4! 3,-1.6! 12,-1.6! 12,1.6! -12,1.6!"), {
          x: 2.5,
          y: -12.4,
          turn: 14,
        }),
      ),
    },
  ],
  // Trap: open jaws with teeth
  P: [
    { paper: "paper", d: cut(fold("0,4! 2.6,9! 5,5! 7.6,9.4! 10,5! 12,8! 14.4,2! 18,4 15,12 8,15.6 0,16.4")) },
    {
      paper: "sunflower",
      d: cut(fold("0,-4! 2.6,-9! 5,-5! 7.6,-9.4! 10,-5! 12,-8! 14.4,-2! 18,-4 15,-12 8,-15.6 0,-16.4")),
    },
    { paper: "poppy", d: cut(disc(2.6), pair("14.6,-1.6! 19,0! 14.6,1.6!")) },
  ],
};

function card(): Loop {
  return points("-7,-10! 7,-10! 7,10! -7,10!");
}

/** Half a round arrow, its head at the end of the turn. */
function arrow(turn: number): Loop {
  const bow: string[] = [];
  for (let degrees = -70; degrees <= 60; degrees += 26) bow.push(at(15, degrees));
  const inner: string[] = [];
  for (let degrees = 60; degrees >= -70; degrees -= 26) inner.push(at(9.4, degrees));
  return place(
    points(
      [
        `${at(15, -74)}!`,
        ...bow.slice(1, -1),
        `${at(15, 52)}!`,
        `${at(18.6, 52)}!`,
        `${at(12.4, 88)}!`,
        `${at(5.6, 52)}!`,
        `${at(9.4, 52)}!`,
        ...inner.slice(1, -1),
        `${at(9.4, -74)}!`,
      ].join(" "),
    ),
    { turn },
  );
}

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`;
}

/** A heart that fits around 0,0. */
export const HEART = fold("0,-5! 4,-10 9,-9.6 11,-4 7,4 0,11!");
export const HEART_PATH = cut(HEART);
export const STAR = cut(ring("10,0! 4.4,1!", 5), around(disc(0.8, 0, -5), 5));
