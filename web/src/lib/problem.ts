import { Refused } from "./api.ts";
import { known, say, word } from "./words.svelte.ts";

/** Why a request came to nothing, in the language of the page. */
export function problem(error: unknown): string {
  if (!(error instanceof Refused) || error.problem === null) return say("no-answer");
  return known(error.problem.text.id) ? word(error.problem.text) : error.problem.sentence;
}
