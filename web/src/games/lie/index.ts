import type { GamePage } from "../../lib/game.ts";
import Table from "./Table.svelte";
import type { View } from "./view.ts";

export default {
  Table,
  // A reveal turns one hand after another: it needs its time.
  lasts: (view, happened) =>
    happened.some((event) => event.parts.do === "check") ? 3 + (view.shown?.hands.length ?? 0) * 1.5 : 1,
  keys: [
    { press: "1 – 6", says: "key-lie-value" },
    { press: "+ −", says: "key-lie-count" },
    { press: "B", says: "key-lie-bid" },
    { press: "S", says: "key-lie-check" },
  ],
} satisfies GamePage<View>;
