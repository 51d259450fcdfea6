/** The engine's view of Piles (docs/positions.md). */
export const PILES = ["A", "B", "C", "D"] as const;
export type Pile = (typeof PILES)[number];

export interface View {
  seat: number | null;
  phase: "start" | "play" | "over";
  turn: number;
  played: number;
  piles: Record<Pile, number>;
  hands: (number | null)[][];
  deck: number;
  declined: number[];
  burning: Partial<Record<Pile, number>>;
  signals: Partial<Record<Pile, string>>[];
  gone: number[];
}

export const climbs = (pile: Pile): boolean => pile === "A" || pile === "B";

/** How far a card goes on a pile: a jump forwards is positive, a step back −10. */
export function jump(pile: Pile, from: number, to: number): number {
  return climbs(pile) ? to - from : from - to;
}

/** How much of its way a pile has gone, 0 … 1. */
export const way = (pile: Pile, top: number): number => (climbs(pile) ? top - 1 : 100 - top) / 99;
