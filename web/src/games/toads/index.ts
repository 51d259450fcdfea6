import type { GamePage } from "../../lib/game.ts";
import Table from "./Table.svelte";
import { cost, signed, type View } from "./view.ts";

export default {
  Table,
  // Taking the row of one's own free will costs points for nothing: ask first.
  confirm: (choice, view) =>
    choice.parts.do === "take" && (view.hands[view.seat ?? -1]?.length ?? 0) > 0
      ? { id: "toads-confirm-take", fields: { count: view.row.length, points: signed(cost(view.row)) } }
      : null,
  keys: [
    { press: "T", says: "key-toads-take" },
    { press: "S", says: "key-toads-sort" },
  ],
} satisfies GamePage<View>;
