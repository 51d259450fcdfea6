import { known, onRope, type View } from "./view.ts";

/** One card on its way through the game. The views name kinds only; the number is ours, so that a card can travel. */
export interface Track {
  id: number;
  card: string | undefined;
}

export interface Tracks {
  hands: readonly (readonly Track[])[];
  row: readonly Track[];
  next: number;
}

const NOTHING: Tracks = { hands: [], row: [], next: 0 };

/** The cards of a view, each with the number it had in the view before wherever it may be the same one. */
export function follow(before: Tracks | null, view: View): Tracks {
  const old = before ?? NOTHING;
  let next = old.next;
  const left = view.hands.map((_, seat) => [...(old.hands[seat] ?? [])]);
  const fresh = (card: string | undefined): Track => ({ id: next++, card });

  const hands: Track[][] = view.hands.map((hand, seat) => {
    const from = left[seat]!;
    // the same kind first, so that a card laid is never one that stayed
    const exact = hand.map((held) => taken(from, (track) => track.card === known(held)));
    return hand.map((held, i) => {
      const track = exact[i] ?? taken(from, (other) => other.card === undefined && held !== null && shown(view));
      return track ? { id: track.id, card: known(held) } : fresh(known(held));
    });
  });
  const cards = onRope(view);
  const kept = common(
    old.row,
    cards.map(([card]) => known(card)),
  );
  const row = cards.map(([laid, seat], i) => {
    const card = known(laid);
    if (i < kept) return { id: old.row[i]!.id, card };
    const from = left[seat] ?? [];
    const track = taken(from, (other) => other.card === card) ?? taken(from, (other) => other.card === undefined);
    return track ? { id: track.id, card } : fresh(card);
  });
  return { hands, row, next };
}

/** All hands lie open at the end: then a heart may have been any card. */
const shown = (view: View): boolean => view.phase === "over";

function taken(from: Track[], fits: (track: Track) => boolean): Track | undefined {
  const place = from.findIndex(fits);
  return place < 0 ? undefined : from.splice(place, 1)[0];
}

/** How many cards from the start are the same row, seen again or turned over. */
function common(old: readonly Track[], cards: readonly (string | undefined)[]): number {
  const differs = cards.findIndex((card, i) => {
    const was = old[i];
    return !was || (was.card !== undefined && was.card !== card);
  });
  return differs < 0 ? cards.length : differs;
}
