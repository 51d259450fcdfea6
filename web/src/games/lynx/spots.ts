/** Where each card lies, given the boxes: layers as drifts, places of the pool, stacks of the hand. */
import type { Box, Place, Spot } from "../../lib/places.ts";
import type { Card } from "./cards.ts";
import { LIFT, RATIO, type Layout, type SeatBox, type Stack } from "./layout.ts";
import type { View } from "./view.ts";

export interface CardPlace extends Place {
  card: Card;
}

/** How far behind the top layer the others look out, and how much smaller they are. */
const PEEK = [0, 0.27, 0.45, 0.5, 0.53, 0.55];
const SHRUNK = [1, 0.95, 0.9, 0.87, 0.85, 0.84];
const HANDS = 0.3;

export interface Picked {
  value: string;
  count: number;
  jokers: number;
}

interface Cards {
  cards: readonly Card[];
  gone: readonly (Card & { to: number })[];
}

export function spots(
  now: Cards,
  view: View,
  laid: Layout,
  picked: Picked | null,
  robbed: number | null,
): CardPlace[] {
  const deck = { ...middle(laid.deck), size: laid.deck.width / laid.cardWidth };
  const badge = (seat: number): Spot => {
    const box = laid.seats.find((one) => one.seat === seat);
    return box ? { ...figure(box.badge), size: HANDS } : deck;
  };
  const heights = view.layers.map((layers) => layers.length);
  const place = (card: Card): CardPlace => {
    switch (card.zone) {
      case "hand":
        return { card, key: card.key, ...inHand(card, laid, picked), from: deck };
      case "layers": {
        const box = laid.seats.find((one) => one.seat === card.seat);
        const spot = box ? inDrift(card, box, heights[card.seat] ?? 0, laid.cardWidth, robbed) : { ...deck, z: 0 };
        return { card, key: card.key, ...spot, from: badge(card.seat), delay: card.at * 40 };
      }
      case "pool":
        return { card, key: card.key, ...inPool(card, laid), from: deck };
      case "virtual":
        return { card, key: card.key, ...inStack(card, laid.sets, laid.cardWidth, 60), from: deck };
      case "discard":
        return { card, key: card.key, ...onHeap(card, laid) };
    }
  };
  return [
    ...now.cards.map(place),
    ...now.gone.map((card) => ({ card, key: card.key, ...badge(card.to), z: 1, delay: card.at * 40 })),
  ];
}

export const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const figure = (badge: Box): Spot => ({ x: badge.x + 22, y: badge.y + badge.height / 2 });

/** The bottom of the cards of a drift, over the snow that names the top layer. */
export const ground = (box: SeatBox): number => box.drift.y + box.drift.height - 14;

function inDrift(
  card: Card,
  box: SeatBox,
  height: number,
  base: number,
  robbed: number | null,
): Spot & { z: number } {
  const depth = Math.min(height - 1 - card.stack, PEEK.length - 1);
  const size = box.card * (SHRUNK[depth] ?? 1);
  const tall = box.card * RATIO;
  const room = box.drift.width - 8 - size - (depth ? 12 : 0);
  const step = card.of > 1 ? Math.min(size * (depth ? 0.45 : 0.56), room / (card.of - 1)) : 0;
  const lean = depth ? (card.stack % 2 ? 6 : -6) : 0;
  const lifted = robbed === card.seat && depth === 0;
  return {
    x: box.drift.x + box.drift.width / 2 + lean + (card.at - (card.of - 1) / 2) * step,
    y: ground(box) - tall / 2 - tall * (PEEK[depth] ?? 0) - (lifted ? 10 : 0),
    turn: lifted ? (card.at - (card.of - 1) / 2) * 5 - 3 : lean / 4,
    size: size / base,
    z: 100 + card.stack * 12 + card.at,
  };
}

/** Groups of the duel look out over each other, the first card lowest and in front. */
function inPool(card: Card, laid: Layout): Spot & { z: number } {
  const box = laid.places[card.stack] ?? laid.deck;
  const step = card.of > 1 ? Math.min(box.height * 0.3, 34 / (card.of - 1)) : 0;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 - (card.of - 1 - card.at) * step,
    size: box.width / laid.cardWidth,
    z: 60 + card.at,
  };
}

function onHeap(card: Card, laid: Layout): Spot & { z: number } {
  const lean = ((card.at * 53) % 17) - 8;
  const size = (laid.discard.width / laid.cardWidth) * 0.92;
  const spot = middle(laid.discard);
  return { ...spot, x: spot.x + lean / 5, turn: lean, size, z: 5 + Math.min(40, card.at) };
}

function inStack(card: Card, stacks: readonly Stack[], base: number, z: number): Spot & { z: number } {
  const stack = stacks.find((one) => one.value === card.value);
  if (!stack) return { x: 0, y: 0, z };
  return {
    x: stack.x + stack.card / 2 + card.at * stack.step,
    y: stack.y + (stack.card * RATIO) / 2,
    size: stack.card / base,
    z: z + stack.row * 10 + card.at,
  };
}

/** Cards that are picked stand up from the hand. */
function inHand(card: Card, laid: Layout, picked: Picked | null): Spot & { z: number } {
  const spot = inStack(card, laid.stacks, laid.cardWidth, 600);
  const chosen = isPicked(card, picked);
  return chosen ? { ...spot, y: spot.y - LIFT } : spot;
}

/** The last cards of a stack are the ones that will be played. */
export function isPicked(card: Card, picked: Picked | null): boolean {
  if (!picked || card.zone !== "hand") return false;
  const wanted = card.value === picked.value ? picked.count : card.value === "J" ? picked.jokers : 0;
  return card.at >= card.of - wanted;
}
