"""Wrong places for special abilities."""

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition
from reference_engine.monster_collection import abilities
from reference_engine.monster_collection.position import card_of

with clause("deus.special.location") as this:

    @wrong("units in the hand use their special abilities, too", condition, "use", this)
    def _(game, seat, use):
        held = use.card in game.position.players[seat].hand
        return not held and abilities.source_is_in_place(game, seat, use)

    @wrong("the enemy's units may be used", condition, "use", this)
    def _(game, seat, use):
        return use.card not in game.position.units and abilities.source_is_in_place(game, seat, use)

    @wrong("the enemy's summoner may be used", condition, "use", this)
    def _(game, seat, use):
        summoner = card_of(game, use.card).kind == "summoner"
        return not summoner and abilities.source_is_in_place(game, seat, use)

    @wrong("a summoner must be on the battlefield to use its ability", condition, "use", this)
    def _(game, seat, use):
        summoner = card_of(game, use.card).kind == "summoner"
        return summoner or abilities.source_is_in_place(game, seat, use)
