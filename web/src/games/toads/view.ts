/** The engine's view of Toads (docs/positions.md). */
export interface View {
  seat: number | null;
  phase: "play" | "over";
  round: number;
  totals: number[];
  turn: number;
  row: number[];
  hands: (number | null)[][];
  gained: number[][];
  penalties: (number | null)[][];
  deck: number;
  shown: number[][] | null;
}

export const isToad = (card: number): boolean => card % 11 === 0;

/** What penalties cost as far as they are known; an unseen card costs at least one. */
export function cost(cards: readonly (number | null)[]): number {
  return cards.reduce<number>((sum, card) => sum - (card !== null && isToad(card) ? 5 : 1), 0);
}

/** The round so far. */
export const points = (view: View, seat: number): number =>
  (view.gained[seat]?.length ?? 0) + cost(view.penalties[seat] ?? []);

/** +3, 0, −5. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
