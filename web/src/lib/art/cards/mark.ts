/** What a card says besides its face: it may be chosen, is chosen, gleams (a twin to pull), or is out of question now. */
export type Mark = "may" | "chosen" | "gleam" | "dim";
