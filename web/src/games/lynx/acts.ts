/** What the others have done since my last move, for the chip at their seats. */
import type { Happened } from "../../lib/protocol.ts";

export interface Act {
  event: Happened;
  times: number; // draws one after another are one act
}
export type Acts = Readonly<Record<number, Act>>;

export function after(acts: Acts, happened: readonly Happened[], seat: number | null): Acts {
  let now = acts;
  for (const event of happened) {
    if (event.kind !== "move" || event.seat === null || !event.move || event.parts["do"] === "end") continue;
    const again = now[event.seat];
    const times = again && again.event.parts["do"] === event.parts["do"] ? again.times + 1 : 1;
    if (event.seat !== seat) now = { ...now, [event.seat]: { event, times } };
    else if (event.parts["do"] === "play") now = {};
  }
  return now;
}
