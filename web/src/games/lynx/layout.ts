/** Where everything of Lynx lies: rivals at the edge of the forest, the pool in the clearing, my drift and my hand below. */
import { others, type Box } from "../../lib/places.ts";
import { grouped, rank, shown, type Group, type View } from "./view.ts";

/** Cards before one seat: its badge, the drift of its layers, and how wide a card of it is. */
export interface SeatBox extends Box {
  seat: number;
  badge: Box;
  drift: Box;
  card: number;
  open: Listed | null; // where an open hand is listed
}

/** An open hand: small cards, one for all that are equal. */
export interface Listed extends Box {
  size: number; // of the numerals
}

/** Equal cards side by side: what can be picked as one. */
export interface Stack extends Box, Group {
  card: number;
  step: number;
  row: number;
}

export interface Layout {
  cardWidth: number;
  cardHeight: number;
  seats: SeatBox[];
  clearing: Box;
  deck: Box;
  places: Box[];
  discard: Box;
  virtual: Box | null;
  sets: Stack[];
  stacks: Stack[];
  actions: Box;
  sort: Box | null;
  low: boolean; // no room for more words than needed
}

export type Order = "value" | "count";

export const RATIO = 7 / 5;
export const PAD = 10;
const GAP = 6;
const TARGET = 42;
const PLACES = 6;
const LEAST = 58; // what a drift keeps when a hand is listed beside it
const BADGE = 44;
const UNDER = 8; // what was done last hangs over the lower edge of a badge
const LINE = 1.5; // a row of an open hand, in sizes of its numerals
const TITLE = 22; // over the sets of the virtual player
const SPREAD = 1.25; // a set of equal cards is at least so much wider than one
const UPRIGHT = 78; // of a badge with its figure over the words
export const LIFT = 14; // how far a picked card stands up from the hand

/** A hand in the order the player likes: by value, or the largest sets first; jokers always last. */
export function ordered(groups: readonly Group[], order: Order): Group[] {
  const last = (group: Group) => (group.value === "J" ? 1 : 0);
  const size = (group: Group) => (order === "count" ? -group.count : 0);
  return [...groups].sort((a, b) => last(a) - last(b) || size(a) - size(b) || rank(a.value) - rank(b.value));
}

export function layout(
  view: View,
  seat: number | null,
  width: number,
  height: number,
  scale: number,
  order: Order,
): Layout {
  const room = Math.min(width - 2 * PAD, 1120);
  const x = (width - room) / 2;
  const flat = height < 460 && width > 560;
  const groups = seat === null ? [] : ordered(grouped(view.hands[seat] ?? []), order);
  const stacks = handStacks(groups, { x, y: 0, width: room, height: height - PAD }, flat, scale);
  const handTop = Math.min(height - PAD, ...stacks.map((stack) => stack.y));
  const above = { x, y: PAD / 2, width: room, height: handTop - PAD / 2 - LIFT - 6 };
  const parts = flat ? across(above, seat) : upright(above, view, seat);
  const pool = poolBoxes(parts.shared, view, scale);
  const wanted = Math.min(room > 700 ? 84 : 72, above.height / 5) * scale;
  const mine = seat === null ? null : mySeat(seat, parts.mine, wanted);
  const rivals = rivalBoxes(view, seat, parts.rivals, pool, wanted);
  const cardWidth = stacks[0]?.card ?? Math.round(wanted);
  const corner = mine
    ? { x: parts.mine.x + parts.mine.width - TARGET, y: parts.mine.y + 4, width: TARGET, height: TARGET }
    : null;
  return {
    cardWidth,
    cardHeight: cardWidth * RATIO,
    seats: mine ? [...rivals.seats, mine] : rivals.seats,
    clearing: pool.clearing,
    deck: pool.deck,
    places: pool.places,
    discard: pool.discard ?? {
      x: corner ? corner.x - 38 : x,
      y: corner ? corner.y : parts.actions.y + 6,
      width: 32,
      height: 32 * RATIO,
    },
    virtual: rivals.virtual,
    sets: rivals.sets,
    stacks,
    actions: parts.actions,
    sort: corner,
    low: !flat && isLow(above, view),
  };
}

// -- the large parts of the stage

interface Parts {
  rivals: Box;
  shared: Box;
  mine: Box;
  actions: Box;
}

const ACTIONS = 60;

/** Too low to keep a row free for buttons: they cover my drift. The virtual player needs room as well. */
const isLow = (above: Box, view: View): boolean =>
  above.height < (above.width < 560 && view.virtual.length > 0 ? 440 : 360);

/** A phone held upright, or a large screen: one under the other. */
function upright(above: Box, view: View, seat: number | null): Parts {
  const actions = { ...above, y: above.y + above.height - ACTIONS, height: ACTIONS };
  const low = isLow(above, view);
  const rest = above.height - (low ? 0 : ACTIONS) - GAP;
  const shared = Math.min(rest * 0.25, 130, poolCard(above.width) * RATIO + 24) + groupLift(view);
  const crowded = above.width < 560 && (view.hands.length > 4 || view.virtual.length > 0);
  const mine = seat === null ? 0 : (rest - shared) * (crowded ? (low ? 0.22 : 0.3) : 0.38);
  const rivals = rest - shared - mine;
  return {
    rivals: { ...above, height: rivals - GAP },
    shared: { ...above, y: above.y + rivals, height: shared },
    mine: narrowed({ ...above, y: above.y + rivals + shared + GAP, height: mine - GAP }, 640),
    actions,
  };
}

/** A phone held across: the table on the left, what is mine on the right. */
function across(above: Box, seat: number | null): Parts {
  const left = seat === null ? above.width : above.width * 0.6;
  const shared = Math.max(64, above.height * 0.34);
  const right = { ...above, x: above.x + left + GAP, width: above.width - left - GAP };
  const actions = seat === null ? { ...above, y: above.y + above.height, height: 0 } : right;
  return {
    rivals: { ...above, width: left, height: above.height - shared - GAP },
    shared: { ...above, y: above.y + above.height - shared, width: left, height: shared },
    mine: { ...right, height: right.height - ACTIONS },
    actions: { ...actions, y: right.y + right.height - ACTIONS, height: ACTIONS },
  };
}

const narrowed = (box: Box, width: number): Box =>
  box.width <= width ? box : { ...box, x: box.x + (box.width - width) / 2, width };

// -- seats

function mySeat(seat: number, box: Box, wanted: number): SeatBox {
  const badge = { x: box.x, y: box.y + 4, width: Math.min(118, box.width * 0.3), height: BADGE + 4 };
  const side = Math.max(badge.width, TARGET) + GAP;
  const drift = { x: box.x + side, y: box.y, width: box.width - 2 * side, height: box.height };
  return { ...box, seat, badge, drift, card: cardIn(drift, wanted), open: null };
}

/** So wide that a layer and what peeks out behind it fit. */
const cardIn = (drift: Box, wanted: number): number =>
  Math.max(20, Math.min(wanted, (drift.height - 16) / 1.5 / RATIO, drift.width * 0.55));

interface Rivals {
  seats: SeatBox[];
  virtual: Box | null;
  sets: Stack[];
}

function rivalBoxes(view: View, seat: number | null, box: Box, pool: Pool, wanted: number): Rivals {
  const rivals = others(view.hands.length, seat);
  if (view.hands.length === 2) return duel(view, rivals, box, pool, wanted);
  const narrow = box.width < 560;
  const columns =
    narrow && rivals.length === 4 && box.height > 210 ? 2 : narrow && rivals.length === 5 ? 3 : rivals.length;
  return { seats: grid(view, rivals, columns, box, wanted), virtual: null, sets: [] };
}

function grid(view: View, rivals: readonly number[], columns: number, box: Box, wanted: number): SeatBox[] {
  const rows = Math.ceil(rivals.length / columns);
  const width = Math.min(300, (box.width - (columns - 1) * GAP) / columns);
  const height = (box.height - (rows - 1) * GAP) / rows;
  return rivals.map((seat, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, rivals.length - row * columns);
    const start = box.x + (box.width - inRow * width - (inRow - 1) * GAP) / 2;
    const cell = { x: start + (i % columns) * (width + GAP), y: box.y + row * (height + GAP), width, height };
    return rivalSeat(view, seat, cell, wanted);
  });
}

/** A low box has its badge left of the drift, a high one over it. */
function rivalSeat(view: View, seat: number, box: Box, wanted: number): SeatBox {
  const beside = box.height < 150 ? (box.width >= 280 ? 124 : box.width >= 145 && box.height >= 90 ? 80 : 0) : 0;
  const badge = beside
    ? { ...box, y: box.y + 4, width: beside, height: beside < 124 ? UPRIGHT : BADGE + 4 }
    : { ...box, height: BADGE };
  const rest = beside
    ? { ...box, x: box.x + beside + 2, width: box.width - beside - 2 }
    : { ...box, y: box.y + BADGE + 4, height: box.height - BADGE - 4 };
  const open = openHand(view, rest);
  const taken = open ? open.y + open.height - rest.y : 0;
  const drift = { ...rest, y: rest.y + taken, height: rest.height - taken };
  return { ...box, seat, badge, drift, card: cardIn(drift, wanted), open };
}

/** Where everything lies open: over the drift, as high as the longest hand needs, so that all drifts are alike. */
function openHand(view: View, box: Box): Listed | null {
  if (view.hands.some((hand) => hand.includes(null))) return null;
  for (const size of [20, 17, 14, 12]) {
    const rows = Math.max(...view.hands.map((hand) => listRows(grouped(hand), box.width, size)));
    const height = rows * size * LINE;
    if (box.height - UNDER - height >= (size > 14 ? 2 : 1) * LEAST)
      return { ...box, y: box.y + UNDER, height, size };
  }
  return null; // on the very smallest screens the badge shows it
}

function listRows(groups: readonly Group[], width: number, size: number): number {
  let rows = 1;
  let x = 0;
  for (const group of groups) {
    const tile = (shown(group).length * 0.47 + 0.62) * size;
    if (x > 0 && x + tile > width) {
      rows += 1;
      x = 0;
    }
    x += tile;
  }
  return rows;
}

/** Two play: the rival, and the virtual player's sets, side by side where the screen is wide or low. */
function duel(view: View, rivals: readonly number[], box: Box, pool: Pool, wanted: number): Rivals {
  const sets = grouped(view.virtual);
  const wide = box.width > 480;
  const besides = wide || box.height < 280;
  const width = !besides ? box.width : wide ? (box.width - GAP) * (rivals.length > 1 ? 0.55 : 0.38) : 80;
  const across = (besides ? box.width - width - GAP : box.width) - 2 * GAP;
  const most = Math.max(TARGET, Math.min(wide ? wanted : 46, pool.deck.width * 1.1));
  const fitting = (rows: number) => across / Math.max(1, Math.ceil(sets.length / rows));
  const roomy = (rows: number) =>
    fitting(rows) >= most * SPREAD && rows * (most * RATIO + GAP) + TITLE < box.height;
  const rows = [1, 2, 3].find(roomy) ?? [1, 2, 3].find((n) => fitting(n) >= TARGET + 2) ?? 3;
  const room = box.height - TITLE - (besides ? 0 : 70);
  const high = (room - (rows - 1) * TARGET) / RATIO; // rows overlap where they must, but a thumb finds each
  const card = Math.max(40, Math.min(most, high, fitting(rows) / 1.05));
  const inner = Math.min(rows * (card * RATIO + GAP), room);
  const virtual = besides
    ? { ...box, x: box.x + width + GAP, width: box.width - width - GAP }
    : { ...box, y: box.y + box.height - TITLE - inner, height: TITLE + inner };
  const rest = besides ? { ...box, width } : { ...box, height: box.height - TITLE - inner - GAP };
  const y = virtual.y + TITLE + Math.max(0, (virtual.height - TITLE - inner) / 2);
  return {
    seats: grid(view, rivals, rivals.length, rest, wanted),
    virtual,
    sets: setStacks(sets, { x: virtual.x + GAP, y, width: across, height: inner }, card, rows),
  };
}

function setStacks(sets: readonly Group[], box: Box, card: number, rows: number): Stack[] {
  const each = Math.max(1, Math.ceil(sets.length / rows));
  const width = Math.min(box.width / each, card * 1.9 + GAP);
  const left = box.x + (box.width - width * each) / 2;
  const tall = card * RATIO;
  const pitch = rows > 1 ? Math.min(tall + GAP, (box.height - tall) / (rows - 1)) : 0;
  return sets.map((set, i) => {
    const row = Math.floor(i / each);
    const step = set.count > 1 ? Math.max(0, Math.min(card * 0.3, (width - card - 4) / (set.count - 1))) : 0;
    return {
      ...set,
      x: left + (i % each) * width + 2,
      y: box.y + row * pitch,
      width: card + step * (set.count - 1),
      height: row < rows - 1 ? Math.min(tall, pitch) : tall,
      card,
      step,
      row,
    };
  });
}

// -- the clearing

interface Pool {
  clearing: Box;
  deck: Box;
  places: Box[];
  discard: Box | null;
}

/** As wide as a card of the pool can be when all of it lies in one line. */
const poolCard = (width: number): number => (width - (PLACES + 1) * GAP - 4) / (PLACES + 2);

/** Groups of the duel stand higher than a card. */
const groupLift = (view: View): number => (view.pool.some((place) => place.length > 1) ? 18 : 0);

/** The deck, six places, and where there is room the discarded cards, in one line. */
function poolBoxes(box: Box, view: View, scale: number): Pool {
  const high = (box.height - 16 - groupLift(view)) / RATIO;
  const all = poolCard(box.width);
  const fits = Math.min(all, high) >= 40;
  const most = fits ? all : (box.width - PLACES * 2 - 4) / (PLACES + 1);
  const card = Math.max(30, Math.min(most, Math.max(high, 40), (box.width > 700 ? 84 : 62) * scale));
  const count = PLACES + (fits ? 2 : 1);
  const gap = Math.min(GAP + 4, (box.width - count * card) / (count - 1));
  const left = box.x + (box.width - count * card - (count - 1) * gap) / 2;
  const y = box.y + box.height - 12 - card * RATIO;
  const at = (i: number): Box => ({ x: left + i * (card + gap), y, width: card, height: card * RATIO });
  return {
    clearing: { ...box, x: left - PAD, width: count * (card + gap) - gap + 2 * PAD },
    deck: at(0),
    places: Array.from({ length: PLACES }, (_, i) => at(i + 1)),
    discard: fits ? at(PLACES + 1) : null,
  };
}

// -- the hand

/** Sets side by side, in one line where each has room for a thumb, else in two that overlap a little. */
function handStacks(groups: readonly Group[], box: Box, flat: boolean, scale: number): Stack[] {
  if (groups.length === 0) return [];
  const wide = box.width > 700 && !flat;
  const most = Math.min(wide ? 84 : 66, box.height * (flat ? 0.15 : wide ? 0.115 : 0.09)) * scale;
  const wanted = Math.max(TARGET + 2, most);
  const fitting = (rows: number) => (box.width + GAP) / Math.ceil(groups.length / rows) - GAP;
  const cards = groups.reduce((sum, group) => sum + group.count, 0);
  const tight = (rows: number) =>
    rows * (box.width + GAP) < groups.length * (wanted + GAP) + (cards - groups.length) * 12;
  const thumbs = (rows: number) => fitting(rows) >= TARGET;
  const rows = flat && thumbs(1) ? 1 : ([1, 2].find((n) => thumbs(n) && !tight(n)) ?? [2, 3].find(thumbs) ?? 3);
  const each = Math.ceil(groups.length / rows);
  const card = Math.floor(Math.min(wanted, (box.width + GAP) / each - GAP));
  const tall = card * RATIO;
  const pitch = Math.max(TARGET, tall * 0.78);
  return Array.from({ length: rows }, (_, row) => {
    const y = box.y + box.height - tall - (rows - 1 - row) * pitch;
    const height = row < rows - 1 ? pitch - 3 : tall; // as much as the next row leaves in sight
    return handRow(groups.slice(row * each, (row + 1) * each), { ...box, y, height }, card, row);
  }).flat();
}

function handRow(groups: readonly Group[], box: Box, card: number, row: number): Stack[] {
  const extra = groups.reduce((sum, group) => sum + group.count - 1, 0);
  const spare = box.width - groups.length * (card + GAP) + GAP;
  const step = extra ? Math.max(0, Math.min(card * 0.5, spare / extra)) : 0;
  const gap = GAP + Math.max(0, Math.min(8, (spare - extra * step) / groups.length));
  let x = box.x + (box.width - groups.length * card - extra * step - (groups.length - 1) * gap) / 2;
  return groups.map((group) => {
    const width = card + (group.count - 1) * step;
    const stack = { ...group, x, y: box.y, width, height: box.height, card, step, row };
    x += width + gap;
    return stack;
  });
}
