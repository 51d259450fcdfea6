/** Paper folded and cut: a few points and an order of symmetry become SVG path data. Pure; same input, same figure. */

export const PAPERS = ["poppy", "cornflower", "sunflower", "leaf", "aubergine"] as const;
/** `text` is a line drawn on the table itself: dark by day, light by night. */
export type Paper = (typeof PAPERS)[number] | "ink" | "paper" | "paper-shade" | "snow" | "text";

/** One sheet of paper: what is left of it after cutting. */
export interface Layer {
  readonly paper: Paper;
  readonly d: string;
}

/** Sheets glued on one another, the lowest first. */
export type Figure = readonly Layer[];

/** A point of an outline; `sharp` where the scissors turned. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}

/** A closed outline. Those inside another are holes. */
export type Loop = readonly Point[];

/** Points from text: "0,-9 6,-4! 3,5" is a sharp one between two soft ones. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace("!", "").split(",").map(Number);
      return { x, y, sharp: word.endsWith("!") };
    });
}

/** Paper folded once: half an outline, from axis to axis, opened again. */
export function fold(half: string): Loop {
  const right = points(half);
  return [...right, ...mirror(right.filter((point) => point.x !== 0))];
}

/** The same outline on the other side of the fold. */
export function mirror(loop: Loop): Loop {
  return loop.map((point) => ({ ...point, x: -point.x })).reverse();
}

/** A shape beside the fold, and its mirror image. */
export function pair(text: string): Loop[] {
  const right = points(text);
  return [right, mirror(right)];
}

/** Paper folded around its middle: half a wedge as "radius,angle", angle 0 on one fold and 1 on the next. */
export function ring(half: string, order: number, turn = 0): Loop {
  const wedge = Math.PI / order;
  const after = points(half);
  const before = after.filter((point) => point.y > 0 && point.y < 1).reverse();
  const loop: Point[] = [];
  for (let i = 0; i < order; i++) {
    const middle = i * 2 + turn;
    for (const point of before) loop.push(polar(point, (middle - point.y) * wedge));
    for (const point of after) loop.push(polar(point, (middle + point.y) * wedge));
  }
  return loop;
}

function polar({ x: radius, sharp }: Point, angle: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), sharp };
}

/** A shape cut through all the folds: copies of it around the middle; `turn` 1 sets them between. */
export function around(loop: Loop, order: number, turn = 0): Loop[] {
  return Array.from({ length: order }, (_, i) => place(loop, { turn: (360 / order) * (i + turn / 2) }));
}

/** A round hole or disc. */
export function disc(radius: number, x = 0, y = 0): Loop {
  return place(ring(`${radius},0 ${radius},1`, 4), { x, y });
}

/** A loop scaled, then turned by degrees, then moved. */
export function place(loop: Loop, { x = 0, y = 0, scale = 1, turn = 0 }): Loop {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * scale, Math.cos((turn * Math.PI) / 180) * scale];
  return loop.map((point) => ({
    x: x + point.x * cos - point.y * sin,
    y: y + point.x * sin + point.y * cos,
    sharp: point.sharp,
  }));
}

/** Path data of all the loops as one sheet; draw it with fill-rule evenodd. */
export function cut(...loops: (Loop | readonly Loop[])[]): string {
  return loops.map((item) => (isLoop(item) ? outline(item) : item.map(outline).join(""))).join("");
}

function isLoop(item: Loop | readonly Loop[]): item is Loop {
  return !Array.isArray(item[0]);
}

function outline(loop: Loop): string {
  const at = (index: number): Point => loop[(index + loop.length) % loop.length] as Point;
  let path = `M${short(at(0).x)} ${short(at(0).y)}`;
  for (let i = 0; i < loop.length; i++) {
    const [from, to] = [at(i), at(i + 1)];
    path +=
      from.sharp && to.sharp
        ? `L${short(to.x)} ${short(to.y)}`
        : `C${handle(from, to, at(i - 1))} ${handle(to, from, at(i + 2))} ${short(to.x)} ${short(to.y)}`;
  }
  return path + "Z";
}

/** Where the curve leaves `at` for `towards`: straight from a sharp point, else along its neighbours. */
function handle(at: Point, towards: Point, behind: Point): string {
  const [from, share] = at.sharp ? [at, 3] : [behind, 6];
  return `${short(at.x + (towards.x - from.x) / share)} ${short(at.y + (towards.y - from.y) / share)}`;
}

const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** A small deterministic source of choices for figures drawn from a seed. */
export function chooser(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
