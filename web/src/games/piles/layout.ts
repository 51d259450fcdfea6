/** Where everything of Piles lies: the team at the top, four stairs in the middle, the hand under the thumb. */
import { line, others, type Box, type Place, type Spot } from "../../lib/places.ts";
import { PILES, type Pile, type View } from "./view.ts";

export interface Stair extends Box {
  pile: Pile;
  top: Spot;
}

export interface CardPlace extends Place {
  zone: "pile" | "under" | "hand" | "open";
  number: number;
  at: number;
  pile?: Pile;
}

export interface Layout {
  cardWidth: number;
  cardHeight: number;
  mates: (Box & { seat: number })[];
  stairs: Stair[];
  deck: Spot;
  actions: Box;
  cards: CardPlace[];
}

/** What the table remembers beyond the view: cards that were covered last, and who played last. */
export interface Memory {
  covered: Partial<Record<Pile, number>>;
  player: number | null;
}

const RATIO = 7 / 5;
const PAD = 10;
const GAP = 8;
const ACTIONS = 52;

export function layout(view: View, width: number, height: number, scale: number, memory: Memory): Layout {
  const flat = height < 430;
  const across = Math.min(width - 2 * PAD, 900);
  const left = (width - across) / 2;
  const mates = mateBoxes(view, width, flat);
  const top = mates.length ? mates[0]!.y + mates[0]!.height + GAP : PAD;
  const widest = (across - 3 * GAP) / 4 - 6;
  const cardWidth = Math.round(
    Math.min(Math.min(widest, height / (flat ? 6 : 7.2)), 104) * Math.min(scale, widest > 100 ? scale : 1),
  );
  const cardHeight = Math.round(cardWidth * RATIO);
  const hand = handSpots(view, left, across, height, cardWidth, cardHeight);
  const actions = { x: left, y: hand.top - ACTIONS - 10, width: across, height: ACTIONS };
  const middle = {
    x: left,
    y: top,
    width: across,
    height: (view.seat === null ? height - PAD : actions.y) - top - GAP,
  };
  const stairs = stairBoxes(middle, cardWidth, cardHeight);
  const deck = { x: left + cardWidth * 0.3, y: actions.y + ACTIONS / 2, size: 0.42 };
  return {
    cardWidth,
    cardHeight,
    mates,
    stairs,
    deck,
    actions,
    cards: [
      ...pileCards(view, stairs, mates, memory),
      ...handCards(view, hand.spots, deck),
      ...openHands(view, mates, cardWidth),
    ],
  };
}

function mateBoxes(view: View, width: number, flat: boolean): (Box & { seat: number })[] {
  const seats = others(view.hands.length, view.seat);
  if (seats.length === 0) return [];
  const each = Math.min(220, (width - 2 * PAD - (seats.length - 1) * GAP) / seats.length);
  const start = (width - each * seats.length - GAP * (seats.length - 1)) / 2;
  return seats.map((seat, i) => ({
    seat,
    x: start + i * (each + GAP),
    y: PAD / 2,
    width: each,
    height: flat ? 46 : 66,
  }));
}

const HEAD = 86; // over a card: the name of its pile, fire, signals
const FOOT = 128; // under it: the stair, and the flag

/** Signs over and under each card; on a low stage to the right of it. */
function stairBoxes(middle: Box, cardWidth: number, cardHeight: number): Stair[] {
  const each = (middle.width - 3 * GAP) / 4;
  const tall = Math.min(middle.height, cardHeight + HEAD + FOOT);
  const beside = tall < cardHeight + 110 && each > cardWidth + 80;
  const head = beside ? (tall - cardHeight) / 2 : (Math.max(0, tall - cardHeight) * HEAD) / (HEAD + FOOT);
  const y = middle.y + (middle.height - tall) / 2;
  return PILES.map((pile, i) => {
    const x = middle.x + i * (each + GAP);
    const top = { x: beside ? x + cardWidth / 2 + 12 : x + each / 2, y: y + head + cardHeight / 2, turn: 0 };
    return { pile, x, y, width: each, height: tall, top };
  });
}

function pileCards(
  view: View,
  stairs: readonly Stair[],
  mates: readonly (Box & { seat: number })[],
  memory: Memory,
): CardPlace[] {
  const mate = mates.find((box) => box.seat === memory.player);
  const from = mate && { x: mate.x + mate.width / 2, y: mate.y + mate.height / 2, size: 0.4 };
  return stairs.flatMap(({ pile, top }, i) => {
    const number = view.piles[pile];
    const laid: CardPlace[] = [];
    const under = memory.covered[pile];
    if (under !== undefined && under !== number && under > 1 && under < 100)
      laid.push({
        ...top,
        x: top.x - 3,
        y: top.y - 5,
        turn: -2,
        key: `c${under}`,
        z: 5 + i,
        zone: "under",
        number: under,
        at: i,
        pile,
      });
    if (number > 1 && number < 100)
      laid.push({
        ...top,
        key: `c${number}`,
        z: 10 + i,
        zone: "pile",
        number,
        at: i,
        pile,
        ...(from && { from }),
      });
    return laid;
  });
}

function handSpots(
  view: View,
  left: number,
  across: number,
  height: number,
  cardWidth: number,
  cardHeight: number,
): { top: number; spots: Spot[] } {
  const count = view.seat === null ? 0 : (view.hands[view.seat]?.length ?? 0);
  const step = count > 1 ? (across - cardWidth) / (count - 1) : across;
  const lines = step < 44 ? 2 : 1;
  const each = Math.ceil(count / lines);
  const bottom = height - PAD;
  const spots = Array.from({ length: lines }, (_, i) => {
    const y = bottom - (lines - i) * cardHeight - (lines - 1 - i) * GAP;
    return line(Math.min(each, count - i * each), { x: left, y, width: across, height: cardHeight }, cardWidth, 6);
  }).flat();
  return { top: bottom - lines * cardHeight - (lines - 1) * GAP, spots };
}

function handCards(view: View, spots: readonly Spot[], deck: Spot): CardPlace[] {
  if (view.seat === null) return [];
  const cards = (view.hands[view.seat] ?? []).filter((card) => card !== null).sort((a, b) => a - b);
  return cards.map((number, at) => ({
    ...(spots[at] ?? deck),
    key: `c${number}`,
    z: 40 + at,
    from: deck,
    zone: "hand",
    number,
    at,
  }));
}

/** Hands of the others where they are open: at the end of a game, and in a replay. */
function openHands(view: View, mates: readonly (Box & { seat: number })[], cardWidth: number): CardPlace[] {
  return mates.flatMap((box) => {
    const cards = (view.hands[box.seat] ?? []).filter((card) => card !== null);
    const size = Math.min(0.42, box.width / (cardWidth * 3.2));
    const under = { x: box.x, y: box.y + box.height, width: box.width, height: cardWidth * RATIO * size };
    return line(cards.length, under, cardWidth * size, 2).map((spot, at) => ({
      ...spot,
      size,
      key: `c${cards[at]}`,
      z: 20 + at,
      zone: "open" as const,
      number: cards[at] ?? 0,
      at,
    }));
  });
}
