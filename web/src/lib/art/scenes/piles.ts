/** Four stairs, two up and two down, a flower climbing on each side and two roosters at the top. */
import { cut, fold, type Figure, type Paper } from "../cut.ts";
import { counted } from "../figures/flowers.ts";
import { ROOSTER, leluja, rosette } from "../figures/folk.ts";
import type { Scene } from "./part.ts";

/** Stairs that rise from both sides to a landing in the middle. */
function flight(
  paper: Paper,
  trim: Paper,
  steps: number,
  top: number,
  rise: number,
  tread: number,
  half: number,
): Figure {
  let outline = `0,${top}! ${half},${top}!`;
  let diamonds = "";
  for (let i = 1; i <= steps; i++) {
    const [x, y] = [half + (i - 1) * tread, top + i * rise];
    outline += ` ${x},${y}! ${x + tread},${y}!`;
    diamonds += [1, -1].map((side) => `M${side * (x + tread / 2)} ${y + 6}l6 8l-6 8l-6 -8Z`).join("");
  }
  return [
    { paper, d: cut(fold(`${outline} 400,${top + steps * rise}! 400,420! 0,420!`)) },
    { paper: trim, d: diamonds },
  ];
}

export const STAIRS: Scene = [
  { figure: rosette(8, 14, 100, ["sunflower", "paper", "sunflower"]), x: 320, y: 92 },
  { figure: leluja(4, "leaf", "poppy", "aubergine"), x: 320, y: 146, scale: 1.15 },
  { figure: flight("cornflower", "paper", 7, 146, 28, 36, 92), x: 320 },
  { figure: ROOSTER, x: 366, y: 147, scale: 1.05, both: true },
  { figure: counted(5, "sunflower", "aubergine"), x: 430, y: 152, scale: 2, both: true },
  { figure: counted(7, "sunflower", "leaf"), x: 502, y: 208, scale: 2, both: true },
  { figure: counted(8, "sunflower", "aubergine"), x: 574, y: 264, scale: 2, both: true },
  { figure: flight("poppy", "sunflower", 6, 226, 24, 30, 62), x: 320 },
  { figure: rosette(2, 10, 30, ["paper", "cornflower", "sunflower"]), x: 320, y: 276 },
  { figure: counted(6, "paper", "leaf"), x: 397, y: 234, scale: 1.4, both: true },
  { figure: counted(4, "paper", "leaf"), x: 457, y: 282, scale: 1.4, both: true },
];
