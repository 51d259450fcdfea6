import type { GamePage } from "../../lib/game.ts";
import Table from "./Table.svelte";
import { held, points, type View } from "./view.ts";

export default {
  Table,
  // The last card ends the game for all: ask where somebody else has more points then.
  confirm: (choice, view) => {
    const seat = view.seat;
    if (seat === null || choice.parts["do"] !== "play") return null;
    const played = Number(choice.parts["count"]) + Number(choice.parts["jokers"]);
    if (played < held(view, seat)) return null;
    const mine = points(view, seat) + 2 * played;
    const best = Math.max(...view.hands.flatMap((_, other) => (other === seat ? [] : [points(view, other)])));
    return best > mine ? { id: "lynx-confirm-last", fields: { mine, best } } : null;
  },
  keys: [
    { press: "1–8, + −", says: "key-lynx-count" },
    { press: "J", says: "key-lynx-jokers" },
    { press: "1, 2", says: "key-lynx-pair" },
    { press: "D, 1–6", says: "key-lynx-draw" },
    { press: "E", says: "key-lynx-end" },
    { press: "S", says: "key-lynx-sort" },
  ],
} satisfies GamePage<View>;
