/** What happened on the piles since the view before: covered cards, jumps, who played. */
import type { Happened } from "../../lib/protocol.ts";
import type { Memory } from "./layout.ts";
import { jump, PILES, type Pile, type View } from "./view.ts";

export interface Seen extends Memory {
  tops: Record<Pile, number> | null;
  jumps: Partial<Record<Pile, number>>; // of the card that lies on top now
}

export const nothing: Seen = { tops: null, covered: {}, jumps: {}, player: null };

export function after(before: Seen, view: View, happened: readonly Happened[]): Seen {
  const last = happened.filter((event) => event.kind === "move" && event.parts.do === "play").at(-1);
  const seen: Seen = {
    tops: view.piles,
    covered: { ...before.covered },
    jumps: { ...before.jumps },
    player: last?.seat ?? before.player,
  };
  for (const pile of PILES) {
    const old = before.tops?.[pile];
    if (old === undefined || old === view.piles[pile]) continue;
    seen.covered[pile] = old;
    seen.jumps[pile] = jump(pile, old, view.piles[pile]);
  }
  return seen;
}
