/** Where the paw is: with whoever has the turn, or on the layer it is just taking. */
import type { Spot } from "../../lib/places.ts";
import type { Layout } from "./layout.ts";
import { ground } from "./spots.ts";
import { theft, type View } from "./view.ts";

export function pawAt(view: View, laid: Layout): Required<Spot> | null {
  const stolen = theft(view);
  const seat = laid.seats.find((box) => box.seat === (stolen?.victim ?? view.turn));
  if (!seat || view.phase === "over") return null;
  if (stolen) {
    const x = seat.drift.x + seat.drift.width / 2 + seat.card * 0.4;
    return { x, y: ground(seat) - seat.card * 0.75, turn: -24, size: Math.max(0.8, seat.card / 44) };
  }
  return { x: seat.badge.x + seat.badge.width - 8, y: seat.badge.y + 6, turn: 14, size: 0.66 };
}
