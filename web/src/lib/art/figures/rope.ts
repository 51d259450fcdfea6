/** Seventeen: balls to balance, and the four special cards. Drawn around 0,0, some 36 across. */
import { cut, disc, fold, pair, place, points, ring, type Figure, type Loop, type Paper } from "../cut.ts";

const SPOTS: readonly string[] = [
  "",
  "0,0",
  "-10,-4 10,4",
  "0,-10 -10.5,8 10.5,8",
  "-10.5,-9.5 10.5,-9.5 -10.5,9.5 10.5,9.5",
  "0,0 -13,-12.5 13,-12.5 -13,12.5 13,12.5",
];
const SIZES = [0, 14, 10, 9, 8.6, 8];

/** As many balls as the card is worth, each with a star cut into it. */
export function balls(value: number, ball: Paper, star: Paper): Figure {
  const scale = (SIZES[value] ?? 8) / 10;
  const set = (loop: Loop): Loop[] =>
    points(SPOTS[value] ?? "0,0").map(({ x, y }) => place(loop, { x, y, scale }));
  return [
    { paper: ball, d: cut(set(disc(10))) },
    { paper: star, d: cut(set(ring("8,0! 3.2,1!", 5 + (value % 2)))) },
    { paper: ball, d: cut(set(disc(1.6))) },
  ];
}

const JAW = "3,12! 5.4,4.6! 8,10.4! 9.6,2.4! 12.4,6.4! 13,0! 17.5,0! 16,8 9.4,14.6";
const CARD = points("-8,-11! 8,-11! 8,11! -8,11!");
const BAR = points("-1.1,-2! 1.1,-2! .9,12.5! -.9,12.5!");

export const SPECIALS: Readonly<Record<string, Figure>> = {
  // Reverse: two arrows chasing each other round
  R: [
    { paper: "sunflower", d: cut(arrow(0)) },
    { paper: "paper", d: cut(arrow(180)) },
  ],
  // Two: two cards at once
  T: [
    { paper: "sunflower", d: cut(place(CARD, { x: -6.5, y: -1, turn: -12 })) },
    { paper: "aubergine", d: cut(place(CARD, { x: 6, y: 1.5, turn: 10, scale: 1.16 })) },
    { paper: "paper", d: cut(place(CARD, { x: 6, y: 1.5, turn: 10 })) },
    { paper: "aubergine", d: cut(disc(2.5, 4, -3.6), disc(2.5, 8, 6.6), disc(2.5, -8.6, -6)) },
  ],
  // Bin: its lid flies off
  B: [
    {
      paper: "paper",
      d: cut(
        points("-11,-6! 11,-6! 8.4,17! -8.4,17!"),
        BAR,
        place(BAR, { x: -5, turn: -3 }),
        place(BAR, { x: 5, turn: 3 }),
      ),
    },
    {
      paper: "sunflower",
      d: cut(
        place(points("-13,-1.7! -3.6,-1.7! -3.6,-4.6! 3.6,-4.6! 3.6,-1.7! 13,-1.7! 13,1.7! -13,1.7!"), {
          x: 2,
          y: -13,
          turn: 13,
        }),
      ),
    },
  ],
  // Trap: jaws open wide, teeth to teeth
  P: [
    { paper: "sunflower", d: cut(points("-4,10! 4,10! 6,17.5! -6,17.5!"), pair("15,-1! 20.5,-4! 20.5,6! 15,3!")) },
    { paper: "paper", d: cut(fold(`0,6.5! ${JAW} 0,16.5`)) },
    { paper: "paper", d: cut(place(fold(`0,6.5! ${JAW} 0,16.5`), { turn: 180 })) },
  ],
};

/** Half a round arrow, its head at the end of the turn. */
function arrow(turn: number): Loop {
  const bow = (radius: number, from: number, to: number): string[] =>
    Array.from({ length: 5 }, (_, i) => at(radius, from + ((to - from) * i) / 4));
  const outer = [`${at(16, -76)}!`, ...bow(16, -60, 40), `${at(16, 48)}!`];
  const head = [`${at(20.5, 48)}!`, `${at(12.6, 90)}!`, `${at(5, 48)}!`];
  const inner = [`${at(9.2, 48)}!`, ...bow(9.2, 40, -60), `${at(9.2, -76)}!`];
  return place(points([...outer, ...head, ...inner].join(" ")), { turn });
}

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`;
}

/** A heart that fits around 0,0. */
export const HEART_LOOP = fold("0,-5! 4,-10 9,-9.6 11,-4 7,4 0,11!");
export const HEART = cut(HEART_LOOP);
