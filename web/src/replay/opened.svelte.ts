import { go } from "../lib/route.svelte.ts";

let record = $state.raw<{ text: string } | null>(null);

/** Show the game of a record, whichever page it was dropped on. */
export async function open(file: File | undefined): Promise<void> {
  if (!file) return;
  record = { text: await file.text() };
  go("/replay", location.pathname === "/replay");
}

/** The record that was opened last, once. */
export function taken(): string | null {
  const text = record?.text ?? null;
  record = null;
  return text;
}
