/** A tightrope between two masts: a walker with a parasol, hearts on the line, a trap waiting below. */
import { around, cut, disc, fold, pair, place, points, ring, type Figure, type Loop } from "../cut.ts";
import { rosette } from "../figures/folk.ts";
import { HEART_LOOP, SPECIALS } from "../figures/rope.ts";
import type { Scene } from "./part.ts";

const MAST: Figure = [
  { paper: "paper", d: cut(points("-13,-300! 13,-300! 16,60! -16,60!")) },
  { paper: "poppy", d: Array.from({ length: 6 }, (_, i) => `M-15 ${-270 + i * 60}l30 -24v26l-30 24Z`).join("") },
  { paper: "sunflower", d: cut(disc(18, 0, -306)) },
  { paper: "poppy", d: cut(place(ring("13,0! 6,1!", 6), { y: -306 })) },
];

/** Where the rope hangs, from the middle out. */
const sag = (x: number): number => 226 - (Math.abs(x) / 280) ** 2 * 66;

const ROPE: Figure = [
  {
    paper: "text",
    d: cut(
      fold(
        `0,${sag(0)} 100,${sag(100)} 200,${sag(200)} 284,${sag(284)}! 284,${sag(284) - 5}! 200,${sag(200) - 5} 100,${sag(100) - 5} 0,${sag(0) - 5}`,
      ),
    ),
  },
];

const heart = (x: number): Loop => place(HEART_LOOP, { x, y: sag(x) + 20, scale: 1.55 });
const thread = (x: number): Loop =>
  points(`${x - 1},${sag(x)}! ${x + 1},${sag(x)}! ${x + 1},${sag(x) + 14}! ${x - 1},${sag(x) + 14}!`);
const SPOTS = [-230, -170, -112, -56, 56, 112, 170, 230];
const HEARTS: Figure = [
  { paper: "text", d: cut(SPOTS.map(thread)) },
  { paper: "poppy", d: cut(SPOTS.map(heart)) },
  { paper: "paper", d: cut(SPOTS.map((x) => place(fold("0,-3! 1.6,0 0,3!"), { x, y: sag(x) + 19, scale: 1.5 }))) },
];

/** The walker, seen from the front, feet at 0,0, pole across. */
const WALKER: Figure = [
  { paper: "text", d: cut(points("-120,-42! -118,-46! 0,-64! 118,-46! 120,-42! 0,-58!")) },
  { paper: "aubergine", d: cut(fold("0,-36 9,-36 7,-12 5,0! 0,0!"), pair("1,0! 9,0! 9,4! 1,4!")) },
  {
    paper: "cornflower",
    d: cut(
      fold("0,-78 11,-76 16,-62 22,-54! 14,-52! 20,-34! 0,-30"),
      around(disc(1.6, 0, -7), 5).map((loop) => loop.map((point) => ({ ...point, y: point.y - 46 }))),
    ),
  },
  { paper: "paper-shade", d: cut(disc(10, 0, -88), disc(4.4, 24, -58), disc(4.4, -24, -58)) },
  {
    paper: "ink",
    d: cut(
      fold("0,-101 10,-98 12,-88! 6,-93 0,-92"),
      disc(1.3, 3.4, -88),
      disc(1.3, -3.4, -88),
      fold("0,-83 3,-84! 0,-81.4"),
    ),
  },
];

const PARASOL: Figure = [
  { paper: "text", d: cut(points("-1.4,-70! 1.4,-70! 1.4,0! -1.4,0!")) },
  { paper: "poppy", d: cut(fold("0,-104! 3,-98 34,-90 58,-62! 46,-68 36,-60! 24,-68 12,-60! 0,-68")) },
  {
    paper: "sunflower",
    d: cut(fold("0,-98! 9,-86 12,-60! 6,-67 0,-68"), pair("14,-94! 32,-80 36,-60! 30,-66 24,-67 22,-82")),
  },
];

const GROUND: Figure = [
  { paper: "leaf", d: cut(fold("0,332 120,326 240,338 360,326! 360,420! 0,420!")) },
  {
    paper: "sunflower",
    d: Array.from({ length: 24 }, (_, i) => `M${i * 28 - 334} 352l10 12l-10 12l-10 -12Z`).join(""),
  },
];

export const TIGHTROPE: Scene = [
  { figure: rosette(14, 17, 128, ["sunflower", "paper", "paper"]), x: 320, y: 128 },
  { figure: GROUND, x: 320 },
  { figure: SPECIALS["P"] ?? [], x: 320, y: 316, scale: 2.3 },
  { figure: MAST, x: 604, y: 340, scale: 0.84, both: true },
  { figure: ROPE, x: 320 },
  { figure: HEARTS, x: 320 },
  { figure: PARASOL, x: 320, y: 126, scale: 1.1 },
  { figure: WALKER, x: 320, y: 220, scale: 1.2 },
];
