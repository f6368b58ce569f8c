"""Wrong tokens: where they may be, and what they are there."""

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import after_step, judgement
from reference_engine.deus import areas, deck_building, quiet
from reference_engine.deus.victory import holds_the_front
from reference_engine.monster_collection import values, zones
from reference_engine.monster_collection.position import card_of
from tests.deus.wrong_rules.cards import coming

with clause("deus.token.unit_on_field"):

    @wrong("tokens do not count for the win", judgement, "victory")
    def _(game, seat):
        units = game.position.units.values()
        others = {unit.area for unit in units if unit.owner == seat and card_of(game, unit.id).kind != "token"}
        return holds_the_front(game, seat) and {"a2", "b2", "c2"} <= others

    @wrong("tokens take no room", judgement, areas.total_level)
    def _(game, seat, area):
        units = game.position.units.values()
        here = [unit for unit in units if (unit.owner, unit.area) == (seat, area)]
        return sum(unit.level for unit in here if card_of(game, unit.id).kind != "token")

    @wrong("a token in the hand is never instantly summoned", coming)
    def _(card):
        return card.instant and card.kind != "token"


with clause("deus.token.printed_text"):

    @wrong("a token's own text does not let it march exhausted", judgement, values.fit_to_march)
    def _(real, game, unit):
        return unit.ready if card_of(game, unit.id).kind == "token" else real(game, unit)


with clause("deus.token.never_deck_discard"):

    @wrong("a token may lie in a deck", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "'s deck" not in fault)

    @wrong("a token may lie in a discard pile", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "'s discard" not in fault)

    @wrong("a token may not lie in a hand either", judgement, quiet.player_faults)
    def _(real, edition, position):
        yield from real(edition, position)
        held = [card for player in position.players.values() for card in player.hand]
        definitions = [position.own_cards.get(position.cards[card]) for card in held]
        yield from (card.name for card in definitions if card is not None and card.kind == "token")


with clause("deus.token.start_area"):

    @wrong("tokens are out of the game until they are summoned", judgement, deck_building.take)
    def _(real, game, seat, *chosen):
        real(game, seat, *chosen)
        zones.change_player(game, seat, tokens=())

    @wrong("tokens start in the hand", after_step, "setup", "draw_hands")
    def _(game, _frame):
        for seat, player in list(game.position.players.items()):
            zones.change_player(game, seat, hand=player.hand + player.tokens, tokens=())


with clause("deus.token.leave_to_token_area"):

    @wrong("a token goes to the discard pile like any card", judgement, zones.put_away)
    def _(game, seat, card):
        zones.change_player(game, seat, discard=(*game.position.players[seat].discard, card))

    @wrong("a token discarded from the hand goes to the pile", judgement, zones.discard_from_hand)
    def _(real, game, seat, cards):
        real(game, seat, cards)
        player = game.position.players[seat]
        tokens = tuple(card for card in player.tokens if card not in cards)
        moved = tuple(card for card in player.tokens if card in cards)
        zones.change_player(game, seat, tokens=tokens, discard=player.discard + moved)

    @wrong("a token that dies goes to the token area, discarded not", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        real(game, units, what=what, clause=clause)
        for unit in units:
            player = game.position.players[unit.owner]
            if what == "discarded" and unit.id in player.tokens:
                kept = tuple(card for card in player.tokens if card != unit.id)
                zones.change_player(game, unit.owner, tokens=kept, discard=(*player.discard, unit.id))


with clause("deus.token.specter_not_to_hand"):

    @wrong("every token may be in a hand", judgement, zones.token_or_card_to_hand)
    def _(game, seat, card):
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))

    @wrong("no token may be in a hand", judgement, zones.token_or_card_to_hand)
    def _(real, game, seat, card):
        if card_of(game, card).kind == "token":
            zones.put_away(game, seat, card)
        else:
            real(game, seat, card)

    @wrong("a token that may not be in a hand stays where it is", judgement, zones.to_hand)
    def _(real, game, unit):
        if not card_of(game, unit.id).never_in_hand:
            real(game, unit)
