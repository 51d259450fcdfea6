import type { GamePage } from "../../lib/game.ts";
import Table from "./Table.svelte";
import type { View } from "./view.ts";

export default {
  Table,
  keys: [
    { press: "1 – 4", says: "key-piles-play" },
    { press: "E", says: "key-piles-end" },
  ],
} satisfies GamePage<View>;
