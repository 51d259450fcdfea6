/** What may be bid, from the moves the server offers: a count for each value, and the least a finger has to do. */
import type { Choice } from "../../lib/protocol.ts";

export interface Bid {
  count: number;
  value: number;
}

const bids = (choices: readonly Choice[]): Bid[] =>
  choices
    .filter((choice) => choice.parts.do === "bid")
    .map((choice) => ({ count: Number(choice.parts.count), value: Number(choice.parts.value) }));

/** Counts that may be bid on a value, from the least. */
export function counts(choices: readonly Choice[], value: number): number[] {
  return bids(choices)
    .filter((bid) => bid.value === value)
    .map((bid) => bid.count)
    .sort((a, b) => a - b);
}

/** The bid on show: what was picked as long as it may be made, else the lowest there is. */
export function shownBid(choices: readonly Choice[], selection: readonly string[]): Bid | null {
  const [count, value] = selection.map(Number);
  const all = bids(choices);
  return all.find((bid) => bid.count === count && bid.value === value) ?? all[0] ?? null;
}

/** Another value: with the same count where it may be bid, else the nearest one that may. */
export function withValue(choices: readonly Choice[], bid: Bid, value: number): Bid | null {
  const possible = counts(choices, value);
  if (possible.length === 0) return null;
  const nearest = possible.reduce((best, count) =>
    Math.abs(count - bid.count) < Math.abs(best - bid.count) ? count : best,
  );
  return { count: nearest, value };
}

/** One more or one fewer of the same value, where that may be bid. */
export function withStep(choices: readonly Choice[], bid: Bid, step: 1 | -1): Bid | null {
  return counts(choices, bid.value).includes(bid.count + step) ? { ...bid, count: bid.count + step } : null;
}
