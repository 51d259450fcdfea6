/** The sign of Stolik: a small table from above, a cut cloth on it and five cards, one of each paper. */
import { PAPERS, around, cut, disc, fold, place, points, ring, type Paper } from "./cut.ts";

const CARD = points("-9.4,-31! -8,-33! 8,-33! 9.4,-31! 9.4,-9! -9.4,-9!");

/** An SVG of 100 by 100. Maskable: to the edges, everything of meaning well inside; otherwise a round table. */
export function icon(maskable: boolean, colour: (token: Paper | "table") => string): string {
  const sheet = (paper: Paper | "table", d: string): string => `<path fill="${colour(paper)}" d="${d}"/>`;
  const table = maskable ? cut(points("-50,-50! 50,-50! 50,50! -50,50!")) : cut(disc(50));
  const cloth = cut(ring("46,0 44.6,.5 40,1!", 15), around(fold("0,-43 1.7,-40 0,-36.6!"), 15));
  const drawn = [
    sheet("paper", cloth),
    ...PAPERS.map((paper, i) => sheet(paper, cut(place(CARD, { turn: i * 72 })))),
    sheet("paper", cut(around(fold("0,-29! 4,-23 0,-17!"), 5))),
    sheet("paper", cut(ring("14.5,0 11,1!", 5, 1))),
    sheet("ink", cut(ring("10,0! 4.6,1!", 5))),
  ].join("");
  const inner = maskable ? `<g transform="scale(.82)">${drawn}</g>` : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" fill-rule="evenodd">${sheet("table", table)}${inner}</svg>\n`;
}
