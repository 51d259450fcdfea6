/** What the others have done since my last move, for the chip beside their names. */
import type { Happened } from "../../lib/protocol.ts";

export type Acts = Readonly<Record<number, Happened>>;

export function after(acts: Acts, happened: readonly Happened[], seat: number | null): Acts {
  let now = acts;
  for (const event of happened) {
    if (event.kind !== "move" || event.seat === null || !event.move) continue;
    now = event.seat === seat ? {} : { ...now, [event.seat]: event };
  }
  return now;
}
