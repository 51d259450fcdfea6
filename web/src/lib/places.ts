/** Where things lie on a stage. Pure: a view and a size in, places out. */

/** The middle of a thing, in CSS pixels from the top left of the stage, and how it lies there. */
export interface Spot {
  x: number;
  y: number;
  turn?: number; // degrees
  size?: number; // 1: as large as usual
}

/** One card in the layer. The same card has the same key wherever it goes: that is what makes it travel. */
export interface Place extends Spot {
  key: string;
  z: number;
  from?: Spot; // where it comes from when it appears
  to?: Spot; // where it goes when it leaves
  delay?: number; // ms, to have several start one after another
}

export interface Box {
  x: number; // left
  y: number; // top
  width: number;
  height: number;
}

/** Cards side by side in a box, overlapping as much as they must, in the middle of it. */
export function line(count: number, box: Box, cardWidth: number, gap = 8): Spot[] {
  const room = count > 1 ? (box.width - cardWidth) / (count - 1) : 0;
  const step = Math.min(cardWidth + gap, room);
  const first = box.x + box.width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * step, y: box.y + box.height / 2, turn: 0 }));
}

/** The same, held in a hand: a little arch, and each card turned a little. */
export function fan(count: number, box: Box, cardWidth: number, bend = 3): Spot[] {
  const angle = Math.min(bend, 30 / Math.max(1, count));
  return line(count, box, cardWidth, -cardWidth * 0.12).map((spot, i) => {
    const k = i - (count - 1) / 2;
    return { ...spot, y: spot.y + k * k * angle * 0.4, turn: k * angle };
  });
}

/** Rows of cards from the top left of a box, as many in each as fit; the last card of a row and the first of the next do not travel far. */
export function rows(count: number, box: Box, cardWidth: number, cardHeight: number, gap = 8): Spot[] {
  const each = Math.max(1, Math.floor((box.width + gap) / (cardWidth + gap)));
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % each) * (cardWidth + gap) + cardWidth / 2,
    y: box.y + Math.floor(i / each) * (cardHeight + gap) + cardHeight / 2,
    turn: 0,
  }));
}

/** Seats around the table as one sees them from `seat`: the next one first. A spectator sees all, from seat 0. */
export function others(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, i) => i);
  return seat === null ? all : all.slice(1).map((i) => (seat + i) % players);
}
