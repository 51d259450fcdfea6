import type { Happened } from "../../lib/protocol.ts";
import type { Shown, View } from "./view.ts";

/** What a seat's tokens became by a CHECK. */
export interface Gain {
  mastery: number;
  nerves: number;
}

type Tokens = Pick<View, "mastery" | "nerves" | "row">;

const STEP = 0.9; // travels a card is looked at, where the row is short
const LONGEST = 6; // travels the whole row may take
const VERDICT = 3; // travels to take in who got what

const step = (cards: number): number => Math.min(STEP, LONGEST / Math.max(1, cards));
const called = (happened: readonly Happened[]): boolean => happened.some((event) => event.move === "check");

/** How many travels a moment needs on the screen. */
export function lasts(view: View, happened: readonly Happened[]): number {
  const cards = view.shown?.row.length ?? 0;
  return called(happened) && cards ? cards * step(cards) + VERDICT : 1;
}

/** The reveal: cards are turned and added one by one, and only then the tokens change. */
export class CountUp {
  /** How many cards of the shown row have been counted. */
  counted = $state(0);
  /** What each seat got, where the view before is known. */
  gains = $state.raw<readonly Gain[]>([]);
  #before: Tokens | null = null;
  #seen = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at a view as it arrives. */
  see(view: View, happened: readonly Happened[], speed: number): void {
    const seen = JSON.stringify([view.shown, view.mastery, view.nerves]);
    if (seen !== this.#seen) {
      clearTimeout(this.#timer);
      this.#seen = seen;
      this.gains = view.shown && this.#before ? gains(this.#before, view, view.shown) : [];
      this.counted = view.shown && (!speed || !called(happened)) ? view.shown.row.length : 0;
      if (view.shown) this.#next(view.shown.row.length, speed);
    }
    this.#before = view;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(cards: number, speed: number): void {
    if (this.counted >= cards) return;
    this.#timer = setTimeout(
      () => {
        this.counted++;
        this.#next(cards, speed);
      },
      speed * step(cards),
    );
  }
}

/** The difference between two views, if the one led to the other. */
export function gains(before: Tokens, after: View, shown: Shown): readonly Gain[] {
  const same =
    before.row.length === shown.row.length && before.row.every(([, seat], i) => seat === shown.row[i]![1]);
  if (!same) return [];
  return after.mastery.map((mastery, seat) => ({
    mastery: mastery - before.mastery[seat]!,
    nerves: after.nerves[seat]! - before.nerves[seat]!,
  }));
}
