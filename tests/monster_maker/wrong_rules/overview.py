"""Wrong rules about who plays and what is paid."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import abilities, values, zones
from reference_engine.monster_maker.position import others_from
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, afterwards, tightened

PLAYERS = "monster_maker.game.players"
NO_POOL = "monster_maker.game.no_cost_pool"


@judgement(others_from, PLAYERS, "a third player is passed over")
def third_player_sits_out(real: Any, game: Any, seat: str) -> Any:
    """South and North take all the turns."""
    return tuple(other for other in real(game, seat) if other in ("south", "north"))


@judgement(others_from, PLAYERS, "turns pass to the right")
def turns_pass_to_the_right(real: Any, game: Any, seat: str) -> Any:
    """The same for two players."""
    return real(game, seat)[::-1]


@judgement(zones.place_land, PLAYERS, "all players travel along one map")
def one_map_for_all(real: Any, game: Context, seat: str, land: Any) -> None:
    """A land comes to every map."""
    real(game, seat, land)
    for other in others_from(game, seat):
        zones.change_player(game, other, map=(*game.position.players[other].map, land))


@judgement(values.party_level, PLAYERS, "the party level is that of all maps together")
def one_level_for_all(real: Any, game: Context, _player: Any) -> int:
    """A common score."""
    return sum(real(game, player) for player in game.position.players.values())


@mutant(PLAYERS, "a new character joins every party")
def joins_every_party(edition: Edition) -> Edition:
    """The parties have the same members."""

    def join(game: Context, seat: str, _answer: Any) -> None:
        new = game.position.players[seat].party[-1]
        for other in others_from(game, seat):
            zones.change_player(game, other, party=(*game.position.players[other].party, new))

    return afterwards(edition, "place_character", join)


def _pay_a_card(game: Context, seat: str, _answer: Any) -> None:
    zones.discard_from_hand(game, seat, game.position.players[seat].hand[:1], NO_POOL)


@mutant(NO_POOL, "a miracle costs another card of the hand")
def miracles_cost_a_card(edition: Edition) -> Edition:
    """As in many other games."""
    return afterwards(edition, "place_miracle", _pay_a_card)


@mutant(NO_POOL, "a character costs another card of the hand")
def characters_cost_a_card(edition: Edition) -> Edition:
    """As in many other games."""
    return afterwards(edition, "place_character", _pay_a_card)


@mutant(NO_POOL, "a skill level is spent by the skills used in the turn")
def skill_levels_are_spent(edition: Edition) -> Edition:
    """Whoever has used a skill has nothing left."""

    def spent(game: Context, _seat: str, answer: Any) -> str | None:
        return "nothing is left" if f"spent:{answer.user}" in turn_of(game).used else None

    def spend(game: Context, _seat: str, answer: Any) -> None:
        turn_of(game).used = (*turn_of(game).used, f"spent:{answer.user}")

    return tightened(afterwards(edition, "use_skill", spend), "use_skill", NO_POOL, spent)


@judgement(abilities.cannot_pay, NO_POOL, "what was not used in earlier turns is saved")
def unused_abilities_are_saved(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any
) -> Any:
    """As often as turns have been played."""
    used = turn_of(game).used.count(abilities.mark(game, card, index))
    saved = replace(ability, once=ability.once and used >= game.position.turn)
    return real(game, seat, card, index, user, paid, saved)
