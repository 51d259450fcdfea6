"""Lynx as the rule page tells it, slowly and plainly, written without the engine."""

from __future__ import annotations

from typing import cast

CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J"]
JOKER = "J"
POOL_PLACES = 6
VIRTUAL_CARDS = 13


def rank(card: str) -> int:
    """The place of a card in ascending order: 1 to 13, and 14 for a joker."""
    return CARDS.index(card) + 1


def ascending(cards: list[str]) -> list[str]:
    """The same cards in ascending order."""
    return sorted(cards, key=rank)


def layer_value(layer: list[str]) -> int:
    """L-04: jokers take the value of the cards beside them; alone they are above every other."""
    valued = [card for card in ascending(layer) if card != JOKER]
    return rank(valued[0]) if valued else rank(JOKER)


class Referee:
    """One game of Lynx, going on from a complete position."""

    def __init__(self, players: int, options: dict[str, object], position: dict[str, object]) -> None:
        """Take over a position as it is written."""
        self.players = players
        self.mode = cast(str, options.get("mode", "basic"))
        self.duel = players == 2
        self.phase = cast(str, position["phase"])
        self.turn = cast(int, position["turn"])
        self.actor = cast(int, position["actor"])
        self.hands = [ascending(hand) for hand in cast(list[list[str]], position["hands"])]
        seats_of_layers = cast(list[list[list[str]]], position["layers"])
        self.layers = [[ascending(layer) for layer in layers] for layers in seats_of_layers]
        self.pool = [list(place) for place in cast(list[list[str]], position["pool"])]
        self.deck = list(cast(list[str], position["deck"]))
        self.discard = ascending(cast(list[str], position["discard"]))
        self.virtual = ascending(cast(list[str], position["virtual"]))
        self.to_rob = list(cast(list[int], position["to_rob"]))
        self.to_draw = cast(int, position["to_draw"])
        self.known = [ascending(cards) for cards in cast(list[list[str]], position["known"])]
        self.end_what_cannot_go_on()

    def end_what_cannot_go_on(self) -> None:
        """A made-up position in which the game cannot go on is over as soon as it is set up."""
        if self.phase == "play" and not self.hands[self.turn]:
            self.phase = "over"  # L-13
        if self.phase == "draw" and self.nothing_to_draw():
            self.phase = "over"  # L-14

    # ---- what may be done

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.over else [self.actor]

    def signals(self, seat: int) -> set[str]:
        """There are no signals in this game."""
        return set()

    def legal(self, seat: int) -> set[str]:
        """The moves of a seat, in notation."""
        if seat not in self.actors():
            return set()
        if self.phase == "play":
            return self.plays_l03_l04(seat)
        if self.phase == "steal":
            return {f"steal {value}" for value in self.virtual_sets_to_steal_l22()}
        if self.phase == "keep":
            return {"keep", "leave"}  # L-06, L-07
        if self.phase == "robbed":
            return {"back", "discard"}  # L-07
        if self.phase == "draw":
            return self.draws_l08_l09()
        return self.draws_l08_l09() | {"end"}  # L-12: the free draw

    def plays_l03_l04(self, seat: int) -> set[str]:
        """L-03, L-04: any number of cards of one value, with any number of jokers; or jokers alone."""
        moves: set[str] = set()
        jokers = self.hands[seat].count(JOKER)
        for value in CARDS[:-1]:
            for count in range(1, self.hands[seat].count(value) + 1):
                moves.add(f"{count}x{value}")
                for added in range(1, jokers + 1):
                    moves.add(f"{count}x{value}+{added}J")
        for count in range(1, jokers + 1):
            moves.add(f"{count}xJ")
        return moves

    def draws_l08_l09(self) -> set[str]:
        """L-08, L-09: from the deck while it lasts, or from any place of the pool."""
        moves = {f"pool {place}" for place in range(1, len(self.pool) + 1)}
        if self.deck:
            moves.add("deck")
        return moves

    def nothing_to_draw(self) -> bool:
        """Deck and pool are both empty."""
        return not self.deck and not self.pool

    # ---- who can be robbed

    def can_steal(self, thief: list[str], layer: list[str]) -> bool:
        """L-05, L-11, L-18: whether the cards just played steal this layer or set."""
        if len(thief) != len(layer):
            return False  # L-05: the same number of cards
        thief_value, value = layer_value(thief), layer_value(layer)
        if self.mode == "expert" and thief_value == 1 and value in (rank("13"), rank(JOKER)):
            return True  # L-18
        if value == rank(JOKER):
            return False  # L-11
        return thief_value > value  # L-05

    def seats_to_rob_l05(self) -> list[int]:
        """L-05: the seats whose top layer must be stolen, clockwise from the left."""
        played = self.layers[self.turn][-1]
        seats: list[int] = []
        for step in range(1, self.players):
            seat = (self.turn + step) % self.players
            if self.layers[seat] and self.can_steal(played, self.layers[seat][-1]):
                seats.append(seat)
        return seats

    def virtual_sets_to_steal_l22(self) -> list[str]:
        """L-22: the values of which the virtual player's whole set can be stolen."""
        if not self.duel:
            return []
        played = self.layers[self.turn][-1]
        values: list[str] = []
        for value in CARDS:
            cards = [card for card in self.virtual if card == value]
            if cards and self.can_steal(played, cards):
                values.append(value)
        return values

    # ---- moves

    def play(self, seat: int, move: str) -> None:
        """Do a legal move of a seat."""
        if self.phase == "play":
            self.play_cards_l03(seat, move)
        elif self.phase == "steal":
            self.steal_from_virtual_l22(seat, move.removeprefix("steal "))
        elif move == "keep":
            self.keep_l06()
        elif move == "leave":
            self.leave_l07()
        elif move == "back":
            self.take_back_l07()
        elif move == "discard":
            self.discard_l07()
        elif self.phase == "draw":
            self.draw_card_of_loss_l08(seat, move)
        else:
            self.free_draw_l12(seat, move)

    def play_cards_l03(self, seat: int, move: str) -> None:
        """L-03: lay the cards as a new top layer; L-13: the last card of a hand ends the game."""
        cards, _, jokers = move.partition("+")
        count, value = cards.split("x")
        layer = [value] * int(count) + [JOKER] * int(jokers.removesuffix("J") or "0")
        for card in layer:
            self.hands[seat].remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
        self.layers[seat].append(layer)
        if not self.hands[seat]:
            self.phase = "over"  # L-13: no stealing with those cards
        else:
            self.compare_l05()

    def compare_l05(self) -> None:
        """L-05, L-23: find who must be robbed, the virtual player first; L-12, L-24: else a free draw."""
        self.to_rob = self.seats_to_rob_l05()
        if self.virtual_sets_to_steal_l22():
            self.phase = "steal"
        elif self.to_rob:
            self.rob_next_l05()
        elif self.mode == "basic" and not self.nothing_to_draw():  # L-12, L-17
            self.phase = "free draw"
        else:
            self.end_turn_l12()

    def rob_next_l05(self) -> None:
        """L-05: go on to the next seat that must be robbed; after the last one the turn ends."""
        if self.to_rob:
            self.phase = "keep"
            self.actor = self.turn
        else:
            self.end_turn_l12()

    def steal_from_virtual_l22(self, seat: int, value: str) -> None:
        """L-22: take the chosen set into the hand and refill the virtual player; L-23: then the seats."""
        cards = [card for card in self.virtual if card == value]
        self.virtual = [card for card in self.virtual if card != value]
        self.take_openly(seat, cards)
        self.refill_virtual_l20()
        self.rob_next_l05()

    def stolen_layer_l10(self) -> tuple[int, list[str]]:
        """L-10: the stolen layer leaves the robbed seat, whatever is decided."""
        robbed = self.to_rob.pop(0)
        return robbed, self.layers[robbed].pop()

    def keep_l06(self) -> None:
        """L-06: the thief takes the cards; the robbed seat must draw as many."""
        robbed, cards = self.stolen_layer_l10()
        self.take_openly(self.turn, cards)
        self.begin_draw_l08(robbed, len(cards))

    def leave_l07(self) -> None:
        """L-07: the thief does not take the cards; the robbed seat decides."""
        self.phase = "robbed"
        self.actor = self.to_rob[0]

    def take_back_l07(self) -> None:
        """L-07: the robbed seat takes its cards back into its hand and draws nothing."""
        robbed, cards = self.stolen_layer_l10()
        self.take_openly(robbed, cards)
        self.rob_next_l05()

    def discard_l07(self) -> None:
        """L-07: the robbed seat discards its cards and draws as many."""
        robbed, cards = self.stolen_layer_l10()
        self.discard = ascending(self.discard + cards)
        self.begin_draw_l08(robbed, len(cards))

    def begin_draw_l08(self, robbed: int, count: int) -> None:
        """L-08: the robbed seat starts to draw; L-14: with nothing there to draw the game is over."""
        self.to_draw = count
        if self.nothing_to_draw():
            self.phase = "over"
        else:
            self.phase = "draw"
            self.actor = robbed

    def draw_card_of_loss_l08(self, seat: int, move: str) -> None:
        """L-08: one card of the robbed seat's draw; after the last one the pool is refilled."""
        self.take_one_card_l08(seat, move)
        self.to_draw -= 1
        if self.nothing_to_draw():
            self.phase = "over"  # L-14: the rest of the draw and further stealing are dropped
        elif self.to_draw == 0:
            self.refill_pool_l08()
            self.rob_next_l05()

    def free_draw_l12(self, seat: int, move: str) -> None:
        """L-12: one card or none, then the turn ends."""
        if move != "end":
            self.take_one_card_l08(seat, move)
            if self.nothing_to_draw():
                self.phase = "over"  # L-14
                return
            self.refill_pool_l08()
        self.end_turn_l12()

    def end_turn_l12(self) -> None:
        """L-12: the paw goes to the left; L-13: a seat there without a card in hand ends the game."""
        left = (self.turn + 1) % self.players
        if not self.hands[left]:
            self.phase = "over"  # made-up positions only; the paw stays with the seat that moved
        else:
            self.phase = "play"
            self.turn = left
            self.actor = left

    # ---- moving cards

    def take_openly(self, seat: int, cards: list[str]) -> None:
        """Cards everyone has seen go into a hand; L-16: jokers among them are jokers again."""
        self.hands[seat] = ascending(self.hands[seat] + cards)
        self.known[seat] = ascending(self.known[seat] + cards)

    def take_one_card_l08(self, seat: int, move: str) -> None:
        """L-08: a card of the deck, unseen, or of the pool; L-21: a group counts as one card."""
        if move == "deck":
            self.hands[seat] = ascending([*self.hands[seat], self.deck.pop(0)])
        else:
            place = int(move.removeprefix("pool "))
            self.take_openly(seat, self.pool.pop(place - 1))

    def refill_pool_l08(self) -> None:
        """L-08: fill the pool to six places at its right end, as far as the deck reaches."""
        while self.deck and len(self.pool) < POOL_PLACES:
            self.pool.append([self.deck.pop(0)])

    def refill_virtual_l20(self) -> None:
        """L-20: turn up cards until the virtual player has 13 or the deck is empty."""
        while self.deck and len(self.virtual) < VIRTUAL_CARDS:
            card = self.deck.pop(0)
            if card in ("13", JOKER):
                self.put_on_pool_l20(card)
            else:
                self.virtual = ascending([*self.virtual, card])

    def put_on_pool_l20(self, card: str) -> None:
        """L-20: on the lowest single card; else on the group with the lowest card beneath; else alone."""
        if not self.pool:
            self.pool.append([card])
            return
        singles = [place for place in self.pool if len(place) == 1]
        candidates = singles or self.pool
        lowest = min(rank(place[0]) for place in candidates)
        for place in candidates:  # from the left
            if rank(place[0]) == lowest:
                place.append(card)
                return

    # ---- the end, and what is seen

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """L-15: winners and scores: cards before a seat count +1, cards in hand -1."""
        scores: list[int] = []
        for seat in range(self.players):
            laid = sum(len(layer) for layer in self.layers[seat])
            scores.append(laid - len(self.hands[seat]))
        most = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        fewest = min(len(self.hands[seat]) for seat in most)
        winners = [seat for seat in most if len(self.hands[seat]) == fewest]
        return tuple(winners), tuple(scores)

    def hand_seen_by(self, seat: int | None, owner: int) -> list[str | None]:
        """The own hand; of another only the cards everyone knows, then a null for each other card."""
        if seat == owner:
            return list(self.hands[owner])
        unknown = len(self.hands[owner]) - len(self.known[owner])
        return [*self.known[owner], *[None] * unknown]

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know, or a spectator (None)."""
        return {
            "seat": seat,
            "phase": self.phase,
            "turn": self.turn,
            "actor": self.actor,
            "hands": [self.hand_seen_by(seat, owner) for owner in range(self.players)],
            "layers": [[list(layer) for layer in layers] for layers in self.layers],
            "pool": [list(place) for place in self.pool],
            "deck": len(self.deck),
            "discard": list(self.discard),
            "virtual": list(self.virtual),
            "to_rob": list(self.to_rob),
            "to_draw": self.to_draw,
            "known": [list(cards) for cards in self.known],
        }
