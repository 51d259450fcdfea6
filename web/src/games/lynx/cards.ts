/** Cards of Lynx look alike: which one is which from one view to the next, so that each travels from where it was. */
import type { Happened } from "../../lib/protocol.ts";
import { grouped, type View } from "./view.ts";

export type Zone = "hand" | "layers" | "pool" | "virtual" | "discard";

/** A card on the table: in which stack of its zone, and where in it. */
export interface Lying {
  zone: Zone;
  seat: number; // whose; −1: nobody's
  value: string;
  stack: number; // layer from the bottom, place of the pool, set of equal cards
  at: number;
  of: number; // cards in the stack
}

export interface Card extends Lying {
  key: string;
}

const NOBODY = -1;

/** Every card that is drawn; the rivals' hands and the deck are not. */
export function lying(view: View, seat: number | null): Lying[] {
  const stacked = (zone: Zone, whose: number, stacks: readonly (readonly string[])[]): Lying[] =>
    stacks.flatMap((cards, stack) =>
      cards.map((value, at) => ({ zone, seat: whose, value, stack, at, of: cards.length })),
    );
  const sets = (cards: readonly (string | null)[]): string[][] =>
    grouped(cards).map(({ value, count }) => Array<string>(count).fill(value));
  return [
    ...stacked("hand", seat ?? NOBODY, seat === null ? [] : sets(view.hands[seat] ?? [])),
    ...view.layers.flatMap((layers, whose) => stacked("layers", whose, layers)),
    ...stacked("pool", NOBODY, view.pool),
    ...stacked("virtual", NOBODY, sets(view.virtual)),
    ...stacked("discard", NOBODY, [view.discard]),
  ];
}

const sameZone = (a: Lying, b: Lying): boolean => a.zone === b.zone && a.seat === b.seat;

/** The cards of one view after another. */
export class Tracker {
  #view: View | null = null;
  #made = 0;
  cards: readonly Card[] = [];
  /** Cards that have just gone into a hand nobody sees, and whose. */
  gone: readonly (Card & { to: number })[] = [];

  /** Follow the cards into the next view; the same view again changes nothing. */
  follow(view: View, seat: number | null, happened: readonly Happened[]): this {
    if (view === this.#view) return this;
    this.#view = view;
    const event = happened.findLast((one) => one.kind === "move");
    const place = event?.parts["from"] === "pool" ? Number(event.parts["place"]) - 1 : -1;
    const taken = (card: Card) => card.zone === "pool" && card.stack === place;

    const left = [...this.cards];
    const now = lying(view, seat);
    const keys = new Map<Lying, string>();
    const match = (fits: (was: Card, card: Lying) => boolean) => {
      for (const card of now) {
        if (keys.has(card)) continue;
        const found = left.findIndex((was) => was.value === card.value && fits(was, card));
        if (found >= 0) keys.set(card, left.splice(found, 1)[0]!.key);
      }
    };
    match((was, card) => sameZone(was, card) && !taken(was));
    match((was, card) => !sameZone(was, card));
    this.cards = now.map((card) => ({ ...card, key: keys.get(card) ?? `card-${++this.#made}` }));
    this.gone = left.map((card) => ({ ...card, to: event?.seat ?? view.turn }));
    return this;
  }
}
