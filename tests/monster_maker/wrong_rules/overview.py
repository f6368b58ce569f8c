"""Wrong rules about who plays and what is paid."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, judgement, table
from reference_engine.monster_maker import abilities, values, zones
from reference_engine.monster_maker.position import others_from
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, tightened

NO_POOL = "monster_maker.game.no_cost_pool"

with clause("monster_maker.game.players"):
    mutant("turns pass to the right", judgement(others_from, lambda real, game, seat: real(game, seat)[::-1]))

    @wrong("a third player is passed over", judgement, others_from)
    def _(real, game, seat):
        return tuple(other for other in real(game, seat) if other in ("south", "north"))

    @wrong("all players travel along one map", judgement, zones.place_land)
    def _(real, game, seat, land):
        real(game, seat, land)
        for other in others_from(game, seat):
            zones.change_player(game, other, map=(*game.position.players[other].map, land))

    @wrong("the party level is that of all maps together", judgement, values.party_level)
    def _(real, game, _player):
        return sum(real(game, player) for player in game.position.players.values())

    @wrong("a new character joins every party", after_act, "place_character")
    def _(game, seat, _answer):
        new = game.position.players[seat].party[-1]
        for other in others_from(game, seat):
            zones.change_player(game, other, party=(*game.position.players[other].party, new))


def _pay_a_card(game: Context, seat: str, _answer: Any) -> None:
    zones.discard_from_hand(game, seat, game.position.players[seat].hand[:1], NO_POOL)


with clause(NO_POOL):
    mutant("a miracle costs another card of the hand", after_act("place_miracle", _pay_a_card))
    mutant("a character costs another card of the hand", after_act("place_character", _pay_a_card))

    @wrong("a skill level is spent by the skills used in the turn", table)
    def _(edition):
        def spent(game, _seat, answer):
            return "nothing is left" if f"spent:{answer.user}" in turn_of(game).used else None

        def spend(game, _seat, answer):
            turn_of(game).used = (*turn_of(game).used, f"spent:{answer.user}")

        return tightened("use_skill", NO_POOL, spent)(after_act("use_skill", spend)(edition))

    @wrong("what was not used in earlier turns is saved", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        used = turn_of(game).used.count(abilities.mark(game, card, index))
        saved = replace(ability, once=ability.once and used >= game.position.turn)
        return real(game, seat, card, index, user, paid, saved)
