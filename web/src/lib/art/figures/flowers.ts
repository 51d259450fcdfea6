/** Flowers whose petals can be counted. */
import { around, cut, disc, fold, place, points, type Figure, type Loop, type Paper } from "../cut.ts";

const BLOOMS = ["poppy", "sunflower", "cornflower", "aubergine"] as const;

/** `count` petals of one reach around the middle, slimmer the more there are; two lie side by side. */
export function petals(count: number, reach: number, turn = 0): Loop[] {
  const width = Math.min(reach * 0.42, reach * 0.82 * Math.sin(Math.PI / Math.max(count, 2)));
  const half = `0,${-reach} ${width * 0.75},${-reach * 0.87} ${width},${-reach * 0.62} ${width * 0.45},${-reach * 0.26} 0,0!`;
  return around(fold(half), count, count === 2 ? 1 : turn);
}

/** A water lily on its leaf: as many outer petals as the higher digit, inner ones as the lower, so twins carry the same; only their leaves are slit on opposite sides. */
export function lily(number: number): Figure {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const [low, high] = [Math.min(tens, ones), Math.max(tens, ones)];
  const outer = BLOOMS[high % 4] as Paper;
  const inner = BLOOMS[(high + 1 + (low % 3)) % 4] as Paper;
  return [
    { paper: "leaf", d: cut(place(PAD, { turn: tens < ones ? 58 : 238 })) },
    { paper: "paper", d: cut(petals(high, 18)) },
    { paper: outer, d: cut(petals(high, 16.4)) },
    { paper: "paper", d: cut(disc(9)) },
    { paper: inner, d: cut(petals(low, 8.4, high % 2)) },
    { paper: "ink", d: cut(disc(1.7)) },
  ];
}

/** A round leaf, slit from above to near its middle. */
const PAD: Loop = points(
  [15, 45, 85, 130, 180, 230, 275, 315, 345]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${20 * Math.sin(angle)},${-20 * Math.cos(angle)}`)
    .map((text, i) => (i === 0 || i === 8 ? `${text}!` : text))
    .join(" ") + " 0,-4!",
);

/** A flower that counts 0–9 in its petals; none is a wheel. */
export function counted(ones: number, bloom: Paper, ground: Paper): Figure {
  const field = { paper: ground, d: cut(disc(11)) };
  if (ones === 0) return [field, { paper: bloom, d: cut(disc(9.6), disc(5.4)) }];
  return [
    field,
    { paper: bloom, d: cut(petals(ones, 10)) },
    { paper: ground, d: cut(disc(2.4)) },
    { paper: bloom, d: cut(disc(1.3)) },
  ];
}
