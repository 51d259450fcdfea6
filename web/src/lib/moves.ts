import { known, say } from "./words.svelte.ts";

/** A move in words, for buttons and screen readers. */
export function inWords(game: string, choice: { move: string; parts: Readonly<Record<string, unknown>> }): string {
  const id = `do-${game}-${String(choice.parts.do)}`;
  return known(id) ? say(id, choice.parts) : choice.move;
}
