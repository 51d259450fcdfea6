import type { Component } from "svelte";
import type { Chair, Choice, Happened } from "./protocol.ts";

/** What a game's table gets from the page around it. A table draws; it knows no rules. */
export interface TableProps<View = unknown> {
  /** The game as this seat may know it: the engine's view (docs/positions.md). */
  view: View;
  /** My seat; null: a spectator, or everything open in a replay. */
  seat: number | null;
  /** Names by seat. */
  names: readonly string[];
  /** Who sits where: person, bot or nobody, and whether they are there. */
  chairs: readonly Chair[];
  /** Seats that are asked now. */
  actors: readonly number[];
  /** Moves I may make now, with their parts. Empty while I may not, or while older states are still being shown. */
  choices: readonly Choice[];
  /** Signals I may give now (Piles). */
  signals: readonly Choice[];
  /** The events that led from the view shown before to this one: what to animate. */
  happened: readonly Happened[];
  /** Make a move, by its word in notation. Any word: an illegal one is answered with the reason and the rule. */
  send: (move: string) => void;
  /** The move that is on its way, if any. */
  pending: string | null;
  /** How long a card travels, in ms; 0: nothing moves. */
  speed: number;
  /** When the time to decide is over, in ms of `performance.now()`; null: there is no clock. */
  deadline: number | null;
  /** Looking at an old moment or a replay: nothing can be clicked. */
  reviewing: boolean;
  /** What is picked but not yet played: any words the table likes. Kept across a reload, emptied by a move. */
  selection: readonly string[];
  select: (selection: readonly string[]) => void;
  /** The stage, in CSS pixels, and how much larger than usual cards are wished. */
  width: number;
  height: number;
  scale: number;
}

/** What web/src/games/<game>/index.ts exports by default. */
export interface GamePage<View = never> {
  Table: Component<TableProps<View>>;
  /** The sentence to ask before a move that a slip would make expensive; null: no question. */
  confirm?: (choice: Choice, view: View) => { id: string; fields?: Record<string, unknown> } | null;
  /** How many travels of a card a moment needs on the screen; one where this is left out. */
  lasts?: (view: View, happened: readonly Happened[]) => number;
  /** Keys of this game for the list under `?`: what to press, and the sentence that says what it does. */
  keys?: readonly { press: string; says: string }[];
}
