/** Flowers whose petals can be counted. */
import { around, cut, disc, fold, place, ring, type Figure, type Loop, type Paper } from "../cut.ts";

const BLOOMS = ["poppy", "sunflower", "cornflower", "aubergine"] as const;

/** `count` petals of one reach around the middle, slimmer the more there are. */
export function petals(count: number, reach: number, turn = 0): Loop[] {
  const width = Math.min(reach * 0.36, reach * 0.82 * Math.sin(Math.PI / Math.max(count, 2)));
  const petal = fold(
    `0,${-reach} ${width * 0.75},${-reach * 0.87} ${width},${-reach * 0.62} ${width * 0.45},${-reach * 0.26} 0,0!`,
  );
  return around(petal, count, turn);
}

/** A water lily on its leaf: as many outer petals as the higher digit, inner ones as the lower, so twins carry the same. */
export function lily(number: number): Figure {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const [low, high] = [Math.min(tens, ones), Math.max(tens, ones)];
  const outer = BLOOMS[high % 4] as Paper;
  const inner = BLOOMS[(high + 1 + (low % 3)) % 4] as Paper;
  const notch = tens < ones ? 45 : 225;
  const pad = ring("19,0 19.6,.5 18.6,1", 9).filter((point) => !within(point, notch));
  return [
    { paper: "leaf", d: cut(insert(pad, notch)) },
    { paper: "paper", d: cut(petals(high, 18.4)) },
    { paper: outer, d: cut(petals(high, 16.6)) },
    { paper: "paper", d: cut(disc(low === 1 ? 7 : 9.2)) },
    { paper: inner, d: cut(petals(low, 8.6, high % 2)) },
    { paper: "ink", d: cut(disc(1.7)) },
  ];
}

const angle = ({ x, y }: { x: number; y: number }): number => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

function within(point: { x: number; y: number }, at: number): boolean {
  return Math.abs(angle(point) - at) < 16;
}

/** The leaf's slit, cut to near its middle. */
function insert(pad: Loop, at: number): Loop {
  const slit = place([{ x: 0, y: -3, sharp: true }], { turn: at })[0];
  const index = pad.findIndex((point) => angle(point) > at);
  return slit ? [...pad.slice(0, index), slit, ...pad.slice(index)] : pad;
}

/** A flower that counts 0–9 in its petals; none is a wheel. */
export function counted(ones: number, bloom: Paper, ground: Paper): Figure {
  if (ones === 0) {
    return [
      { paper: ground, d: cut(disc(11)) },
      { paper: bloom, d: cut(disc(9.6), disc(5.4)) },
    ];
  }
  return [
    { paper: ground, d: cut(disc(11)) },
    { paper: bloom, d: cut(petals(ones, 10)) },
    { paper: ground, d: cut(disc(2.4)) },
    { paper: bloom, d: cut(disc(1.3)) },
  ];
}
