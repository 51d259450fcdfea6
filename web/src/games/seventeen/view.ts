/** Seventeen as a seat may know it (docs/positions.md). */
export interface View {
  seat: number | null;
  phase: "turn" | "react" | "over";
  turn: number;
  direction: 1 | -1;
  to_play: number;
  played: number;
  next_to_play: number;
  last: number | null;
  mastery: readonly number[];
  nerves: readonly number[];
  passed: readonly number[];
  row: readonly Laid[];
  /** null: a card that shows the viewer a heart. */
  hands: readonly (readonly (string | null)[])[];
  deck: number;
  /** The top of the pile: its number where it is two-sided, "?" for a heart, null when the pile is empty. */
  top: string | null;
  discard: readonly string[];
  binned: readonly Laid[];
  shown: Shown | null;
}

/** A card as it lies in the row ("D4", "S4+", "P-", "?-"), and the seat that laid it. */
export type Laid = readonly [card: string, seat: number];

/** The row as the last CHECK turned it over. */
export interface Shown {
  row: readonly Laid[];
  caller: number;
  last: number;
  sum: number;
}

export const HEART = "?-";

/** What a card is known to add to the row. */
export function worth(laid: string): number {
  return /^[DS]/.test(laid) ? Number(laid[1]) : 0;
}

export const isHeart = (laid: string): boolean => laid.endsWith("-");
export const isTrap = (laid: string): boolean => laid === "P-";

/** The card itself, or undefined where the viewer sees only its heart. */
export function known(laid: string | null): string | undefined {
  const card = laid?.replace(/[+-]$/, "");
  return card && card !== "?" ? card : undefined;
}

/** What lies on the rope: the row, or the last one as it was turned over until a new one begins. */
export function onRope(view: View): readonly Laid[] {
  return view.row.length || !view.shown ? view.row : view.shown.row;
}

/** What the viewer knows of some cards: a sum, and how many hearts besides. */
export function inSight(row: readonly Laid[]): { sum: number; hearts: number } {
  return {
    sum: row.reduce((sum, [card]) => sum + worth(card), 0),
    hearts: row.filter(([card]) => card === HEART).length,
  };
}
