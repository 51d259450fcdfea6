// Toads on boardgame.io, by the same rules and with hands as hidden, kept in memory: `node server.js PORT`.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const ROUNDS = 2;
const NUMBERS = Array.from({ length: 87 }, (_, index) => index + 12).filter((number) => number % 10);

const twin = (number) => (number % 10) * 10 + Math.floor(number / 10);
const isToad = (number) => number % 11 === 0;

function deal(G, players, random) {
  G.deck = random.Shuffle(NUMBERS);
  G.row = [];
  for (let seat = 0; seat < players; seat++) {
    G.hands[seat] = G.deck.splice(-(players === 4 ? 8 : 9)).sort();
    G.gained[seat] = [];
    G.penalties[seat] = [];
  }
}

function setup({ ctx, random }) {
  const each = (value) => Array.from({ length: ctx.numPlayers }, value);
  const G = { round: 1, deck: [], row: [], totals: each(() => 0), hands: each(Array), gained: each(Array), penalties: each(Array) };
  deal(G, ctx.numPlayers, random);
  return G;
}

function takeOut(cards, card) {
  const place = cards.indexOf(card);
  if (place < 0) return false;
  cards.splice(place, 1);
  return true;
}

function drawAndPass({ G, ctx, events, ...rest }) {
  if (G.deck.length) {
    G.hands[ctx.currentPlayer].push(G.deck.pop());
    G.hands[ctx.currentPlayer].sort();
  }
  const next = (Number(ctx.currentPlayer) + 1) % ctx.numPlayers;
  if (!G.row.length && !G.hands[next].length) endRound({ G, ctx, events, ...rest });
  else events.endTurn();
}

function endRound({ G, ctx, events, random }) {
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    const lost = G.penalties[seat].reduce((sum, card) => sum + (isToad(card) ? 5 : 1), 0);
    G.totals[seat] += G.gained[seat].length - lost;
  }
  if (G.round === ROUNDS) {
    events.endGame({ scores: [...G.totals] });
    return;
  }
  G.round++;
  deal(G, ctx.numPlayers, random);
  events.endTurn({ next: String((G.round - 1) % ctx.numPlayers) });
}

const moves = {
  place: (context, card) => {
    const { G, ctx } = context;
    const end = G.row[G.row.length - 1];
    if (end !== undefined && Math.abs(end - card) > 10) return INVALID_MOVE;
    if (!takeOut(G.hands[ctx.currentPlayer], card)) return INVALID_MOVE;
    G.row.push(card);
    drawAndPass(context);
  },
  pull: (context, card) => {
    const { G, ctx } = context;
    if (isToad(card) || !G.row.includes(card)) return INVALID_MOVE;
    if (!takeOut(G.hands[ctx.currentPlayer], twin(card))) return INVALID_MOVE;
    takeOut(G.row, card);
    G.gained[ctx.currentPlayer].push(card, twin(card));
    if (!G.row.length && !G.deck.length) endRound(context);
    else drawAndPass(context);
  },
  take: (context) => {
    const { G, ctx } = context;
    if (!G.row.length) return INVALID_MOVE;
    G.penalties[ctx.currentPlayer].push(...G.row);
    G.row = [];
    if (!G.deck.length || !G.hands[ctx.currentPlayer].length) endRound(context);
  },
};

const playerView = ({ G, playerID }) => ({
  ...G,
  deck: G.deck.length,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => null))),
});

const toads = { name: "toads", setup, moves, playerView, disableUndo: true };
Server({ games: [toads], origins: [] }).run({ port: Number(process.argv[2]), callback: () => console.log("listening") });
