import { line, others, type Box, type Spot } from "../../lib/places.ts";
import { inSight, onRope, type View } from "./view.ts";

const HIGH = 1.4; // a card's height, its width being 1
const GAP = 8;

export interface Rope {
  /** An SVG path. */
  d: string;
  left: Spot;
  right: Spot;
}

export interface Layout {
  /** Seats' boxes lie on their side: figure and tokens left, cards right. */
  flat: boolean;
  /** Seats' boxes are low: no figure. */
  tight: boolean;
  /** The width of a card in my hand; all others are a part of it. */
  card: number;
  seats: { seat: number; box: Box; cards: Spot[] }[];
  me: Box | null;
  hand: Spot[];
  deck: Spot;
  discard: Spot;
  sum: Box;
  ropes: Rope[];
  row: Spot[];
  /** Under each card on the rope: who laid it. */
  owners: Spot[];
  owner: number;
  /** CHECK and pass; and the ways to lay the picked card. */
  calls: Box;
  ways: Box;
}

export interface Size {
  width: number;
  height: number;
  scale: number;
}

/** Where everything lies. On a broad stage the buttons stand beside the hand; on a flat one the rivals beside the rope. */
export function layout(view: View, seat: number | null, size: Size, picking = false): Layout {
  const broad = size.width >= 640;
  const flat = broad && size.height < 440;
  const width = Math.min(size.width - 2 * GAP, flat ? 1100 : 1000);
  const all: Box = { x: (size.width - width) / 2, y: GAP / 2, width, height: size.height - GAP };
  const rivals = others(view.hands.length, seat);
  const tight = !broad && size.height < (columns(rivals.length, size.width) < rivals.length ? 640 : 540);
  const bottom = foot(view, seat, all, { ...size, broad, flat, tight, picking });
  const seats = flat ? beside(view, rivals, all) : above(view, rivals, all, { ...size, tight });
  const middle = between(all, seats.box, bottom.top, flat, bottom.calls);
  return {
    flat,
    tight,
    card: bottom.card,
    seats: seats.list.map((place) => ({ ...place, cards: sized(place.cards, seats.card / bottom.card) })),
    me: bottom.me,
    hand: bottom.hand,
    calls: view.phase === "react" ? grown(bottom.calls, bottom.ways) : bottom.calls,
    ways: bottom.ways,
    ...stretched(view, middle, bottom.card, size.scale),
  };
}

/** While a card can be called on there is none to lay: CHECK gets all the room. */
function grown(calls: Box, ways: Box): Box {
  return { ...calls, height: Math.max(calls.height, ways.y + ways.height - calls.y) };
}

const sized = (spots: Spot[], size: number): Spot[] => spots.map((spot) => ({ ...spot, size }));

// -- the bottom: my hand, my seat, the buttons

interface Kind extends Size {
  broad: boolean;
  flat: boolean;
  /** So little height that CHECK and the ways to lay a card share a line. */
  tight: boolean;
  picking: boolean;
}

interface Foot {
  card: number;
  me: Box | null;
  hand: Spot[];
  calls: Box;
  ways: Box;
  top: number;
}

function foot(view: View, seat: number | null, all: Box, kind: Kind): Foot {
  const end = all.y + all.height;
  const nowhere: Box = { x: all.x, y: end, width: 0, height: 0 };
  if (seat === null) return { card: 84, me: null, hand: [], calls: nowhere, ways: nowhere, top: end };
  return kind.broad ? broadFoot(view, seat, all, kind) : narrowFoot(view, seat, all, kind);
}

function narrowFoot(view: View, seat: number, all: Box, { height, scale, tight, picking }: Kind): Foot {
  const mine = Math.max(84, Math.min(116, all.width * 0.29));
  const room = all.width - mine - GAP;
  const card = Math.min(88 * scale, (room - 3 * GAP - 6) / 3, height * (tight ? 0.13 : 0.15) * scale);
  const handHigh = card * HIGH + 14;
  const end = all.y + all.height;
  const button = tight ? 48 : 58;
  const hand: Box = { x: all.x + mine + GAP, y: end - card * HIGH - 6, width: room - 3, height: card * HIGH };
  const ways: Box = { x: all.x, y: end - handHigh - button - 2, width: all.width, height: button };
  const calls: Box = tight ? ways : { ...ways, y: ways.y - button - GAP };
  const part = tight && picking ? (all.width - GAP) * 0.66 : all.width;
  return {
    card,
    me: { x: all.x, y: end - handHigh, width: mine, height: handHigh },
    hand: line(view.hands[seat]?.length ?? 0, hand, card, 12),
    calls: part < all.width ? { ...calls, x: all.x + part + GAP, width: all.width - part - GAP } : calls,
    ways: { ...ways, width: part },
    top: calls.y,
  };
}

function broadFoot(view: View, seat: number, all: Box, { height, scale, flat }: Kind): Foot {
  const end = all.y + all.height;
  const count = view.hands[seat]?.length ?? 0;
  const start = flat ? all.x + besideWidth(all) + GAP : all.x;
  const side = Math.min(270, all.width * (flat ? 0.22 : 0.27));
  const mine = Math.min(170, all.width * 0.17);
  const room = all.x + all.width - start - side - mine - 4 * GAP;
  const card = Math.min(Math.min(116, flat ? height * 0.27 : height * 0.19) * scale, room / 3.5);
  const handHigh = Math.max(flat ? 0 : 132, card * HIGH + 14);
  const wide = Math.min(room, Math.max(3, count) * card * 1.16);
  const left = start + mine + 2 * GAP + (room - wide) / 2;
  const hand: Box = { x: left, y: end - card * (HIGH + 0.07), width: wide, height: card * HIGH };
  const calls: Box = flat
    ? { x: all.x + all.width - side, y: all.y + height * 0.12, width: side, height: height * 0.36 }
    : { x: left + wide + 2 * GAP, y: end - handHigh, width: side, height: handHigh / 2 - GAP / 2 };
  const ways: Box = { ...calls, y: calls.y + calls.height + GAP, height: end - calls.y - calls.height - GAP };
  return {
    card,
    me: {
      x: left - 2 * GAP - mine,
      y: end - handHigh,
      width: mine,
      height: handHigh,
    },
    hand: line(count, hand, card, card * 0.16),
    calls,
    ways,
    top: end - handHigh,
  };
}

// -- the rivals

interface Seats {
  list: Layout["seats"];
  box: Box;
  card: number;
}

function columns(count: number, width: number): number {
  if (width >= count * 150) return count;
  return count <= 3 ? count : count === 4 ? 2 : 3;
}

/** In a line across the top, or two on a narrow stage; clockwise from the left. */
function above(
  view: View,
  rivals: readonly number[],
  all: Box,
  { width, height, tight }: Size & { tight: boolean },
): Seats {
  const many = columns(rivals.length, width);
  const lines = Math.ceil(rivals.length / many);
  const wide = Math.min(210, (all.width - (many - 1) * 6) / many);
  const roomy = lines === 1 && height > 560;
  const card = Math.min(roomy ? 42 : tight ? 25 : 32, (wide - 20) / 3.2);
  const high = card * HIGH + (roomy ? 72 : tight ? 46 : 64);
  const list = rivals.map((seat, i) => {
    const inLine = Math.min(many, rivals.length - Math.floor(i / many) * many);
    const gap = Math.min(40, (all.width - inLine * wide) / Math.max(1, inLine - 1));
    const first = all.x + (all.width - inLine * wide - (inLine - 1) * gap) / 2;
    const x = first + (i % many) * (wide + gap);
    const box: Box = { x, y: all.y + Math.floor(i / many) * (high + 6), width: wide, height: high };
    const held: Box = { x: x + 8, y: box.y + high - card * HIGH - 8, width: wide - 16, height: card * HIGH };
    return { seat, box, cards: line(view.hands[seat]?.length ?? 0, held, card, 4) };
  });
  return { list, card, box: { ...all, height: lines * (high + 6) } };
}

const besideWidth = (all: Box): number => Math.min(210, all.width * 0.25);

/** One below the other at the left. */
function beside(view: View, rivals: readonly number[], all: Box): Seats {
  const width = besideWidth(all);
  const high = Math.min(72, (all.height - (rivals.length - 1) * 5) / rivals.length);
  const card = Math.min(34, (high - 12) / HIGH, (width - 110) / 3.3);
  const list = rivals.map((seat, i) => {
    const box: Box = { x: all.x, y: all.y + i * (high + 5), width, height: high };
    const held: Box = { x: box.x + width - 3.3 * card - 4, y: box.y, width: 3.3 * card, height: high };
    return { seat, box, cards: line(view.hands[seat]?.length ?? 0, held, card, 2) };
  });
  return { list, card, box: { ...all, width: width + GAP } };
}

// -- the middle: piles, the sum, the rope

function between(all: Box, seats: Box, bottom: number, flat: boolean, calls: Box): Box {
  if (!flat) return { ...all, y: all.y + seats.height, height: bottom - all.y - seats.height };
  const right = calls.width ? calls.x : all.x + all.width;
  const x = all.x + seats.width;
  return { x, y: all.y, width: right - x - GAP, height: bottom - all.y };
}

type Middle = Pick<Layout, "deck" | "discard" | "sum" | "ropes" | "row" | "owners" | "owner">;

function stretched(view: View, middle: Box, handCard: number, scale: number): Middle {
  const strip = Math.max(50, Math.min(112, middle.height * 0.36));
  const pile = (strip - 22) / HIGH;
  const apart = Math.min(middle.width, 560);
  const left = middle.x + (middle.width - apart) / 2;
  const pileY = middle.y + 4 + (pile * HIGH) / 2;
  const sum: Box = {
    x: left + pile + 2 * GAP,
    y: middle.y,
    width: apart - 2 * pile - 4 * GAP,
    height: strip,
  };
  return {
    deck: { x: left + pile / 2 + 4, y: pileY, size: pile / handCard },
    discard: { x: left + apart - pile / 2 - 4, y: pileY, size: pile / handCard },
    sum,
    ...balanced(view, { ...middle, y: middle.y + strip, height: middle.height - strip }, handCard, scale),
  };
}

const OWNER = 30; // what hangs under a card
const LESS = 22; // the same where there is little room

/** The row on one rope, or on several where one is too short. The more it is worth, the deeper it hangs. */
function balanced(
  view: View,
  box: Box,
  handCard: number,
  scale: number,
): Pick<Layout, "ropes" | "row" | "owners" | "owner"> {
  const cards = onRope(view);
  const width = Math.min(box.width - 44, 860);
  const start = box.x + (box.width - width) / 2;
  const sag = 5 + Math.min(17, inSight(cards).sum) * 0.45;
  const hanging = box.height < 110 ? LESS : OWNER;
  const { card, each, lines } = fitted(
    cards.length,
    width,
    box.height - sag,
    Math.min(92 * scale, handCard),
    hanging,
  );
  const high = card * HIGH + hanging;
  const top = box.y + Math.max(0, (box.height - lines * high - sag) / 2);
  const dip = (x: number): number => sag * (1 - ((2 * (x - start)) / width - 1) ** 2);
  const slope = (x: number): number =>
    (Math.atan((-4 * sag * ((2 * (x - start)) / width - 1)) / width) * 180) / Math.PI;

  const row: Spot[] = [];
  const owners: Spot[] = [];
  const ropes: Rope[] = [];
  for (let i = 0; i < lines; i++) {
    const y = top + i * high + card * HIGH;
    ropes.push(rope(start, width, y, sag));
    const count = Math.min(each, cards.length - i * each);
    for (const { x } of line(count, { x: start, y, width, height: 0 }, card, 6)) {
      row.push({ x, y: y + dip(x) - (card * HIGH) / 2, turn: slope(x), size: card / handCard });
      owners.push({ x, y: y + dip(x) + hanging / 2 });
    }
  }
  return { ropes, row, owners, owner: card > 60 ? 24 : hanging - 6 };
}

/** The largest cards that fit: half of each may be covered, on as many ropes as there is room for. */
function fitted(count: number, width: number, height: number, most: number, hanging: number) {
  for (let card = most; ; card -= 2) {
    const each = Math.floor((width - card) / (card * 0.56)) + 1;
    const lines = Math.max(1, Math.ceil(count / each));
    if (card <= 26 || lines * (card * HIGH + hanging) <= height) {
      return { card, each: Math.ceil(Math.max(1, count) / lines), lines };
    }
  }
}

function rope(x: number, width: number, y: number, sag: number): Rope {
  const from = x - 22;
  const to = x + width + 22;
  return {
    d: `M${from} ${y - 2} L${x} ${y} Q${x + width / 2} ${y + 2 * sag} ${x + width} ${y} L${to} ${y - 2}`,
    left: { x: from, y: y - 2 },
    right: { x: to, y: y - 2 },
  };
}
