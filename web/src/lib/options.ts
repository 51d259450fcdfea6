import { known, say } from "./words.svelte.ts";

/** A value of an option of a game, in words. */
export function choice(game: string, option: string, value: boolean | number | string): string {
  const id = `choose-${game}-${option}`;
  if (known(`${id}-${value}`)) return say(`${id}-${value}`);
  return known(id) ? say(id, { value, place: Number(value) + 1 }) : String(value);
}
