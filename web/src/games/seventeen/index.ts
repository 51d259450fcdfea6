import type { GamePage } from "../../lib/game.ts";
import { lasts } from "./countup.svelte.ts";
import Table from "./Table.svelte";
import type { View } from "./view.ts";

export default {
  Table,
  lasts,
  keys: [
    { press: "1 2 3", says: "web-seventeen-key-pick" },
    { press: "+", says: "web-seventeen-key-up" },
    { press: "-", says: "web-seventeen-key-down" },
    { press: "s", says: "web-seventeen-key-check" },
    { press: "p", says: "web-seventeen-key-pass" },
    { press: "Esc", says: "web-seventeen-key-clear" },
  ],
} satisfies GamePage<View>;
