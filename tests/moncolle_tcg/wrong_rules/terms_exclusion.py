"""Wrong exclusions."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement
from reference_engine.moncolle_tcg import zones
from reference_engine.moncolle_tcg.cards import Exclude, Restore
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.moncolle_tcg.view import player_view
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb

with clause("moncolle_tcg.glossary.exclusion"):

    @wrong("excluded units go to the discard pile", verb, Exclude)
    def _(_real, game, _frame, _part, units):
        shared.leave(game, units, what="discarded", clause="moncolle_tcg.glossary.exclusion")
        return bool(units)

    @wrong("excluded units die", verb, Exclude)
    def _(_real, game, _frame, _part, units):
        before = {seat: player.discard for seat, player in game.position.players.items()}
        shared.die(game, units, "moncolle_tcg.glossary.exclusion")
        for unit in units:
            shared.change_player(game, unit.owner, discard=before[unit.owner])
            kept = game.position.excluded.get(unit.owner, ())
            game.position.excluded = {**game.position.excluded, unit.owner: (*kept, unit.id)}
        return bool(units)

    @wrong("excluded units go to the zone of whoever excludes them", verb, Exclude)
    def _(real, game, frame, part, units):
        found = real(part, units)
        kept = [unit.id for unit in units]
        game.position.excluded = {frame.seat: tuple(kept)}
        return found

    @wrong("of several one is excluded", verb, Exclude)
    def _(real, _game, _frame, part, units):
        return real(part, units[:1])

    @wrong("an excluded unit is summoned", condition, "summon", "moncolle_tcg.cards.unit_role")
    def _(real, game, seat, answer):
        return answer.card not in game.position.excluded.get(seat, ()) and real(game, seat, answer)

    @wrong("an excluded terrain is placed", condition, "place_terrain", "moncolle_tcg.terrain.place_from_hand")
    def _(real, game, seat, answer):
        return answer.card not in game.position.excluded.get(seat, ()) and real(game, seat, answer)

    @wrong("an excluded unit's hand type ability is used", condition, "use", "moncolle_tcg.abilities.hand_type")
    def _(real, game, seat, use):
        gone = use.card in game.position.excluded.get(seat, ()) and card_of(game, use.card).kind == "unit"
        return not gone and real(game, seat, use)


with clause("moncolle_tcg.ruling.exclusion_is_final"):

    @wrong("excluded cards come back with the discard pile", verb, Restore)
    def _(real, game, frame, part, units):
        player = game.position.players[frame.seat]
        back = game.position.excluded.get(frame.seat, ())
        shared.change_player(game, frame.seat, discard=player.discard + back)
        game.position.excluded = {**game.position.excluded, frame.seat: ()}
        return real(part, units)

    @wrong("excluded units come back at the end of the battle", judgement, zones.forget)
    def _(real, game, ended):
        real(game, ended)
        _come_back(game, ended, "battle")

    @wrong("excluded units come back at the end of the turn", judgement, zones.forget)
    def _(real, game, ended):
        real(game, ended)
        _come_back(game, ended, "turn")

    def _come_back(game, ended, when):
        """Excluded cards go to the hands."""
        if when in ended:
            for seat, cards in game.position.excluded.items():
                player = game.position.players[seat]
                shared.change_player(game, seat, hand=player.hand + cards)
            game.position.excluded = {}

    def hidden(from_whom):
        """Some viewers do not see the exclusion zone."""

        def shown(real, game, seat, viewer):
            found = real(game, seat, viewer)
            return replace(found, excluded=()) if from_whom(seat, viewer) else found

        return judgement(player_view, shown)

    mutant("the opponent's exclusion zone is hidden", hidden(lambda seat, viewer: viewer == opponent(seat)))
    mutant("excluded cards lie face down", hidden(lambda _, viewer: viewer != "judge"))
    mutant("the public does not see it", hidden(lambda _, viewer: viewer == "public"))


with clause("moncolle_tcg.ruling.equipment_of_the_excluded"):

    @wrong("equipment is excluded with its unit", verb, Exclude)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            kept = tuple(card for card in player.discard if card not in unit.equipment)
            shared.change_player(game, unit.owner, discard=kept)
            zone = (*game.position.excluded[unit.owner], *unit.equipment)
            game.position.excluded = {**game.position.excluded, unit.owner: zone}
        return found

    @wrong("equipment goes back to the hand", verb, Exclude)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            kept = tuple(card for card in player.discard if card not in unit.equipment)
            shared.change_player(game, unit.owner, discard=kept, hand=player.hand + unit.equipment)
        return found

    @wrong("one card of the equipment is discarded, the rest is excluded", verb, Exclude)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            gone = unit.equipment[1:]
            shared.change_player(game, unit.owner, discard=tuple(card for card in player.discard if card not in gone))
            zone = (*game.position.excluded[unit.owner], *gone)
            game.position.excluded = {**game.position.excluded, unit.owner: zone}
        return found
