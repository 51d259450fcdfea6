/** The engine's view of Lie (docs/positions.md). */
export type Bid = readonly [seat: number, count: number, value: number];

export interface Shown {
  hands: string[][];
  chosen: (string | null)[];
  bid: Bid;
  checker: number;
  found: number;
}

export interface View {
  seat: number | null;
  phase: "choose" | "direction" | "bid" | "over";
  turn: number;
  starter: number;
  direction: 1 | -1;
  bids: Bid[];
  cards: number[];
  out: number[];
  extra: boolean;
  shown: Shown | null;
  hands: (string | null)[][];
  chosen: (string | null)[];
}

/** The two values of a card as printed. */
export function ends(card: string): readonly [number, number] {
  return [Number(card[0]), Number(card[1])];
}

/** Cards in play this round. */
export const inPlay = (view: View): number => view.hands.reduce((sum, hand) => sum + hand.length, 0);
