/** The engine's view of Lynx (docs/positions.md), and what can be read off it. */
export interface View {
  seat: number | null;
  phase: "play" | "steal" | "keep" | "robbed" | "draw" | "free draw" | "over";
  turn: number;
  actor: number;
  hands: (string | null)[][];
  layers: string[][][]; // bottom first
  pool: string[][];
  deck: number;
  discard: string[];
  virtual: string[];
  to_rob: number[];
  to_draw: number;
  known: string[][];
}

export const JOKER = "J";

/** 1 … 13, then jokers. */
export const rank = (card: string): number => (card === JOKER ? 14 : Number(card));

export interface Group {
  value: string;
  count: number;
}

/** Equal cards together, the lowest first. */
export function grouped(cards: readonly (string | null)[]): Group[] {
  const counts = new Map<string, number>();
  for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => rank(a.value) - rank(b.value));
}

/** 7, or 3×7. */
export const shown = (group: Group): string => (group.count > 1 ? `${group.count}×${group.value}` : group.value);

/** What a layer counts as: jokers take the value they lie with. */
export function worth(layer: readonly string[]): Group & { jokers: number } {
  const value = layer.find((card) => card !== JOKER) ?? JOKER;
  const jokers = value === JOKER ? 0 : layer.filter((card) => card === JOKER).length;
  return { value, count: layer.length, jokers };
}

/** 3×7 */
export const short = (layer: readonly string[]): string => `${layer.length}×${worth(layer).value}`;

/** Would the one take the other? As in every mode; what ones may do in one of them, the server tells. */
export function beats(mine: Group, other: Group): boolean {
  return mine.count === other.count && rank(mine.value) > rank(other.value);
}

/** The layer that is being stolen, and by whom from whom. */
export function theft(view: View): { thief: number; victim: number; layer: string[] } | null {
  const victim = view.to_rob[0];
  if (victim === undefined || (view.phase !== "keep" && view.phase !== "robbed")) return null;
  const layer = view.layers[victim]?.at(-1);
  return layer ? { thief: view.turn, victim, layer } : null;
}

export const laid = (view: View, seat: number): number => (view.layers[seat] ?? []).flat().length;
export const held = (view: View, seat: number): number => view.hands[seat]?.length ?? 0;
export const points = (view: View, seat: number): number => laid(view, seat) - held(view, seat);

/** +3, 0, −5. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
