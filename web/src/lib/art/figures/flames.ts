/** The rim of a burning card: tongues of fire all around it, pointing inwards. */
import { cut, points, type Figure, type Loop } from "../cut.ts";

function tongues(reach: number, offset: number): Loop {
  const text: string[] = [];
  const side = (length: number, count: number, at: (along: number, depth: number) => string) => {
    const step = length / count;
    for (let i = 0; i < count; i++) {
      const deep = reach * (i % 2 ? 0.66 : 1);
      text.push(`${at((i + 0.5) * step + offset, deep)}!`, at((i + 1) * step, reach * 0.22));
    }
  };
  side(60, 8, (along, depth) => `${along},${depth}`);
  side(84, 10, (along, depth) => `${60 - depth},${along}`);
  side(60, 8, (along, depth) => `${60 - along},${84 - depth}`);
  side(84, 10, (along, depth) => `${depth},${84 - along}`);
  return points(text.join(" "));
}

const FRAME = points("0,5 1.5,1.5 5,0! 55,0! 58.5,1.5 60,5! 60,79! 58.5,82.5 55,84! 5,84! 1.5,82.5 0,79!");

export const FLAMES: Figure = [
  { paper: "poppy", d: cut(FRAME, tongues(12, 2.2)) },
  { paper: "sunflower", d: cut(FRAME, tongues(7, 1.4)) },
];
