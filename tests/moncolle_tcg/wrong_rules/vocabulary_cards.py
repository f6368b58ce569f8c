"""Wrong meanings of the verbs that move cards and declarations."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, perform, step
from reference_engine.moncolle_tcg import chain, zones
from reference_engine.moncolle_tcg.cards import Mill, Restore
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import chain as shared_chain
from reference_engine.monster_collection import effects as shared_effects
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import (
    Cancel,
    DrawCards,
)
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb

with clause("moncolle_tcg.vocabulary.draw"):

    @wrong("one card more is drawn", verb, DrawCards)
    def _(real, _game, _frame, part, units):
        return real(replace(part, count=part.count + 1), units)

    @wrong("one card is drawn", verb, DrawCards)
    def _(real, _game, _frame, part, units):
        return real(replace(part, count=1), units)

    @wrong("with too few cards none is drawn", judgement, shared.draw)
    def _(real, game, seat, count):
        return real(game, seat, count) if len(game.position.players[seat].deck) >= count else 0

    @wrong("cards are drawn from the bottom", judgement, shared.draw)
    def _(real, game, seat, count):
        player = game.position.players[seat]
        shared.change_player(game, seat, deck=player.deck[::-1])
        found = real(game, seat, count)
        player = game.position.players[seat]
        shared.change_player(game, seat, deck=player.deck[::-1])
        return found

    @wrong("the user draws, whoever should", verb, DrawCards)
    def _(real, _game, _frame, part, units):
        return real(replace(part, who="own"), units)

    @wrong("South draws", judgement, shared.draw)
    def _(real, game, _seat, count):
        return real(game, "south", count)


with clause("moncolle_tcg.vocabulary.drop"):

    @wrong("the player has no choice", step, "effect", "choose_drops")
    def _(real, game, frame):
        asked = real(game, frame)
        if asked is not None:
            part = shared_effects.drops_of(game, frame)[frame.dropped][1]
            shared.discard_from_hand(game, asked.seat, game.position.players[asked.seat].hand[: part.count])
            frame.dropped += 1

    @wrong("the other player is meant", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        return [(opponent(seat), part) for seat, part in real(game, frame)]

    @wrong("the enemy is always meant", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        return [(opponent(frame.seat), part) for _, part in real(game, frame)]

    @wrong("one card more is dropped", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        return [(seat, replace(part, count=part.count + 1)) for seat, part in real(game, frame)]

    @wrong("one card is dropped", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        return [(seat, replace(part, count=1)) for seat, part in real(game, frame)]

    @wrong("with too few cards none is dropped", judgement, shared_effects.drops_of)
    def _(real, game, frame):
        players = game.position.players
        return [(seat, part) for seat, part in real(game, frame) if len(players[seat].hand) >= part.count]

    @wrong("dropped cards are excluded", perform, "drop")
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        player = game.position.players[seat]
        kept = tuple(card for card in player.discard if card not in answer.cards)
        shared.change_player(game, seat, discard=kept)
        game.position.excluded = {**game.position.excluded, seat: answer.cards}
        return found


with clause("moncolle_tcg.vocabulary.mill"):

    @wrong("one card is discarded", verb, Mill)
    def _(real, _game, _frame, part, units):
        return real(replace(part, count=1), units)

    @wrong("one card more is discarded", verb, Mill)
    def _(real, _game, _frame, part, units):
        return real(replace(part, count=part.count + 1), units)

    @wrong("with too few cards none is discarded", judgement, zones.mill)
    def _(real, game, seat, count):
        return real(game, seat, count) if len(game.position.players[seat].deck) >= count else 0

    @wrong("the user's deck is meant", verb, Mill)
    def _(real, _game, _frame, part, units):
        return real(replace(part, who="own"), units)

    @wrong("the enemy's deck is meant", verb, Mill)
    def _(real, _game, _frame, part, units):
        return real(replace(part, who="enemy"), units)

    @wrong("cards go from the bottom", judgement, zones.mill)
    def _(real, game, seat, count):
        player = game.position.players[seat]
        shared.change_player(game, seat, deck=player.deck[::-1])
        found = real(game, seat, count)
        player = game.position.players[seat]
        shared.change_player(game, seat, deck=player.deck[::-1])
        return found


with clause("moncolle_tcg.vocabulary.restore"):

    @wrong("the pile goes on top of the deck", verb, Restore)
    def _(_real, game, frame, _part, _units):
        player = game.position.players[frame.seat]
        shared.change_player(game, frame.seat, deck=player.discard + player.deck, discard=())
        return True

    @wrong("the piles of both go under the decks", verb, Restore)
    def _(_real, game, _frame, _part, _units):
        for seat, player in list(game.position.players.items()):
            shared.change_player(game, seat, deck=player.deck + player.discard, discard=())
        return True

    @wrong("the enemy's pile is meant", verb, Restore)
    def _(_real, game, frame, _part, _units):
        seat = opponent(frame.seat)
        player = game.position.players[seat]
        shared.change_player(game, seat, deck=player.deck + player.discard, discard=())
        return True

    @wrong("the cards go to the hand", verb, Restore)
    def _(_real, game, frame, _part, _units):
        player = game.position.players[frame.seat]
        shared.change_player(game, frame.seat, hand=player.hand + player.discard, discard=())
        return True


with clause("moncolle_tcg.vocabulary.cancel"):

    @wrong("nothing is cancelled", verb, Cancel)
    def _(_real, _game, _frame, _part, _units):
        return False

    @wrong("the whole rest of the chain is cancelled", verb, Cancel)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for frame in game.position.stack:
            if isinstance(frame, shared_chain.Chain):
                frame.items = tuple(replace(item, cancelled=True) for item in frame.items)
        return found

    @wrong("the first declaration is never cancelled", judgement, shared_chain.effect_takes_place)
    def _(real, game, item):
        chains = [frame for frame in game.position.stack if isinstance(frame, shared_chain.Chain)]
        return real(game, replace(item, cancelled=item.cancelled and bool(chains[-1].items)))

    @wrong("a cancelled card goes back to the hand", judgement, shared_chain.effect_takes_place)
    def _(real, game, item):
        found = real(game, item)
        if item.cancelled and chain.is_used_up(game, item.card):
            player = game.position.players[item.by]
            pile = tuple(card for card in player.discard if card != item.card)
            shared.change_player(game, item.by, discard=pile, hand=(*player.hand, item.card))
        return found

    @wrong("only cards are cancelled", judgement, shared_chain.effect_takes_place)
    def _(real, game, item):
        unit = card_of(game, item.card).kind == "unit"
        return real(game, replace(item, cancelled=item.cancelled and not unit))

    @wrong("only abilities are cancelled", judgement, shared_chain.effect_takes_place)
    def _(real, game, item):
        unit = card_of(game, item.card).kind == "unit"
        return real(game, replace(item, cancelled=item.cancelled and unit))
