/** Where everything of Toads lies: seats at the bank, the row as stones over the water, the hand under the thumb. */
import { line, others, type Box, type Place, type Spot } from "../../lib/places.ts";
import type { View } from "./view.ts";

export interface Seat extends Box {
  seat: number;
  gained: Spot;
  penalties: Spot;
}

export type Zone = "row" | "hand" | "open" | "gained" | "penalties";

export interface CardPlace extends Place {
  zone: Zone;
  number: number | null; // null: face down, not known
  at: number; // order within its zone
}

export interface Layout {
  cardWidth: number;
  cardHeight: number;
  seats: Seat[];
  deck: Spot;
  stones: Spot[];
  next: Spot; // where the next card of the row would lie
  actions: Box;
  cards: CardPlace[];
}

const RATIO = 7 / 5;
const PAD = 10;
const GAP = 8;
const ACTIONS = 52;
const TARGET = 40;
const NARROW = 200; // a seat narrower than this has its cards under its name
const HEAP = 0.36; // size of cards that lie beside a seat

export type Order = "number" | "twins";

/** A hand in the order the player likes: by number, or twins side by side. */
export function sorted(hand: readonly number[], order: Order): number[] {
  const twinsFirst = (card: number) => Math.min(card, (card % 10) * 10 + Math.floor(card / 10));
  return [...hand].sort((a, b) => (order === "twins" ? twinsFirst(a) - twinsFirst(b) || a - b : a - b));
}

export function layout(view: View, width: number, height: number, scale: number, order: Order): Layout {
  const wide = width > 700;
  const flat = height < 430;
  const cardWidth = Math.round(Math.min(wide ? 86 : 66, height / (flat ? 5.5 : 8)) * scale);
  const cardHeight = Math.round(cardWidth * RATIO);
  const hand = handBox(view, width, height, cardWidth, cardHeight);
  const seats = seatBoxes(view, width, height, hand);
  const top = Math.max(...seats.filter((box) => box.seat !== view.seat).map((box) => box.y + box.height), 0);
  const broad = Math.min(width - 2 * PAD, 980); // on a wide screen the table does not drift apart
  const bank = top + (height > 700 ? 2 : 1) * GAP; // what a seat did hangs under it
  const water = { x: (width - broad) / 2, y: bank, width: broad, height: hand.top - bank - GAP };
  const { size, spots } = stones(view.row.length + 1, water, cardWidth, cardHeight);
  const deck = { x: water.x + (cardWidth * size) / 2, y: water.y + (cardHeight * size) / 2, size };
  return {
    cardWidth,
    cardHeight,
    seats,
    deck,
    stones: spots.slice(0, -1),
    next: spots.at(-1) ?? deck,
    actions: hand.actions,
    cards: [
      ...rowCards(view, spots, seats),
      ...handCards(view, hand, deck, order),
      ...openHands(view, seats, cardWidth),
      ...heaps(view, seats, deck),
    ],
  };
}

// -- seats

function seatBoxes(view: View, width: number, height: number, hand: Hand): Seat[] {
  const flat = height < 430;
  const rivals = others(view.hands.length, view.seat);
  const each = Math.min(300, (width - 2 * PAD - (rivals.length - 1) * GAP) / rivals.length);
  const start = (width - each * rivals.length - GAP * (rivals.length - 1)) / 2;
  const tall = flat ? 54 : each < NARROW ? (height < 560 ? 96 : 116) : 78;
  const boxes = rivals.map((seat, i) =>
    seatBox(seat, { x: start + i * (each + GAP), y: PAD / 2, width: each, height: tall }),
  );
  return view.seat === null ? boxes : [...boxes, seatBox(view.seat, hand.me)];
}

function seatBox(seat: number, box: Box): Seat {
  const right = box.x + box.width;
  const y = box.height > 90 ? box.y + box.height - 34 : box.y + box.height / 2 - 4;
  return { ...box, seat, gained: { x: right - 62, y, size: HEAP }, penalties: { x: right - 24, y, size: HEAP } };
}

// -- the hand

interface Hand {
  top: number;
  me: Box;
  actions: Box;
  spots: Spot[];
}

/** One line where every card has room for a thumb, else two. */
function handBox(view: View, width: number, height: number, cardWidth: number, cardHeight: number): Hand {
  const count = view.seat === null ? 0 : (view.hands[view.seat]?.length ?? 0);
  const room = Math.min(width - 2 * PAD, 900);
  const left = (width - room) / 2;
  const step = count > 1 ? (room - cardWidth) / (count - 1) : room;
  const lines = count && step < TARGET + 4 ? 2 : 1;
  const each = Math.ceil(count / lines);
  const bottom = height - PAD;
  const spots = Array.from({ length: lines }, (_, i) => {
    const y = bottom - (lines - i) * cardHeight - (lines - 1 - i) * GAP;
    return line(Math.min(each, count - i * each), { x: left, y, width: room, height: cardHeight }, cardWidth, 6);
  }).flat();
  if (view.seat === null) {
    const none = { x: PAD, y: height - PAD, width: 0, height: 0 };
    return { top: height - PAD, me: none, actions: none, spots: [] };
  }
  const handTop = bottom - lines * cardHeight - (lines - 1) * GAP;
  const actions = { x: left, y: handTop - ACTIONS - 12, width: room, height: ACTIONS };
  const mine = Math.min(240, room * 0.46);
  const me = { x: left, y: actions.y, width: mine, height: ACTIONS };
  return { top: actions.y, me, actions: { ...actions, x: left + mine + GAP, width: room - mine - GAP }, spots };
}

function handCards(view: View, hand: Hand, deck: Spot, order: Order): CardPlace[] {
  if (view.seat === null) return [];
  const cards = (view.hands[view.seat] ?? []).filter((card) => card !== null);
  return sorted(cards, order).map((number, at) => ({
    ...(hand.spots[at] ?? deck),
    key: `c${number}`,
    z: 40 + at,
    from: deck,
    zone: "hand",
    number,
    at,
  }));
}

// -- the row

/** Stones over the water: line by line, turning back at each bank, so that neighbours stay neighbours. */
function stones(
  count: number,
  water: Box,
  cardWidth: number,
  cardHeight: number,
): { size: number; spots: Spot[] } {
  let size = 1;
  let spots = path(count, water, cardWidth, cardHeight);
  while (
    size > 0.45 &&
    Math.ceil(count / across(water, cardWidth * size)) * (cardHeight * size + GAP + 4) > water.height
  ) {
    size -= 0.05;
    spots = path(count, water, cardWidth * size, cardHeight * size);
  }
  return { size, spots: spots.map((spot) => ({ ...spot, size })) };
}

/** How many stones a line has. */
const across = (water: Box, cardWidth: number): number =>
  Math.max(2, Math.min(14, Math.floor((water.width - cardWidth - GAP) / (cardWidth + GAP + 2))));

function path(count: number, water: Box, cardWidth: number, cardHeight: number): Spot[] {
  const step = cardWidth + GAP + 2;
  const room = water.width - cardWidth - 2 * GAP; // the pile has the left bank
  const each = across(water, cardWidth);
  const lines = Math.ceil(count / each);
  const squeezed = (water.height - cardHeight - 6) / Math.max(1, lines - 1); // where nothing else helps, lines overlap
  const tall = Math.min(cardHeight + GAP + 4, Math.max(squeezed, TARGET));
  const left = water.x + cardWidth + 2 * GAP + (room - Math.min(count, each) * step + GAP) / 2;
  const top = water.y + Math.max(0, (water.height - lines * tall) / 2);
  return Array.from({ length: count }, (_, i) => {
    const down = Math.floor(i / each);
    const along = down % 2 ? each - 1 - (i % each) : i % each;
    return {
      x: left + along * step + cardWidth / 2,
      y: top + down * tall + cardHeight / 2 + (along % 2 ? 3 : -3),
      turn: ((i * 37) % 5) - 2,
    };
  });
}

/** Whoever laid the last card of the row: the seat before the one whose turn it is. */
const laidBy = (view: View): number => (view.turn + view.hands.length - 1) % view.hands.length;

function rowCards(view: View, spots: readonly Spot[], seats: readonly Seat[]): CardPlace[] {
  const last = seats.find((box) => box.seat === laidBy(view)) ?? seats[0];
  const from = {
    x: (last?.x ?? 0) + (last?.width ?? 0) / 2,
    y: (last?.y ?? 0) + (last?.height ?? 0) / 2,
    size: HEAP,
  };
  return view.row.map((number, at) => ({
    ...(spots[at] ?? { x: 0, y: 0 }),
    key: `c${number}`,
    z: 10 + at,
    from,
    zone: "row",
    number,
    at,
  }));
}

// -- what lies beside the seats

function heaps(view: View, seats: readonly Seat[], deck: Spot): CardPlace[] {
  return seats.flatMap((box) => [
    ...(view.gained[box.seat] ?? []).map((number, at) => heaped(box.gained, `c${number}`, number, "gained", at)),
    ...(view.penalties[box.seat] ?? []).map((number, at) => ({
      ...heaped(
        box.penalties,
        number === null ? `unseen-${box.seat}-${at}` : `c${number}`,
        number,
        "penalties",
        at,
      ),
      from: deck,
    })),
  ]);
}

function heaped(spot: Spot, key: string, number: number | null, zone: Zone, at: number): CardPlace {
  const lean = ((at * 53) % 13) - 6;
  return { ...spot, x: spot.x + lean / 4, turn: lean, key, z: at % 5, zone, number, at };
}

/** Hands of others that are open: at the end of a game, and in a replay. */
function openHands(view: View, seats: readonly Seat[], cardWidth: number): CardPlace[] {
  return seats.flatMap((box) => {
    const cards = (view.hands[box.seat] ?? []).filter((card) => card !== null);
    if (box.seat === view.seat || cards.length === 0) return [];
    const size = 0.42;
    const under = { x: box.x, y: box.y + box.height - 4, width: box.width, height: cardWidth * RATIO * size };
    return line(cards.length, under, cardWidth * size, 2).map((spot, at) => {
      const number = cards[at] ?? null;
      return { ...spot, size, key: `c${number}`, z: 20 + at, zone: "open" as const, number, at };
    });
  });
}
