"""Wrong places for special abilities."""

from monosashi.mutants import amend, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import abilities
from reference_engine.monster_collection.position import card_of
from tests.deus.wrong_rules.bends import Table


@mutant("deus.special.location", "units in the hand use their special abilities, too")
def from_the_hand(edition: Edition) -> Edition:
    """As if they were spells."""

    def source(game: Table, seat: str, use: abilities.Use) -> str | None:
        held = use.card in game.position.players[seat].hand
        return None if held else abilities.source_is_in_place(game, seat, use)

    return amend.condition(edition, "use", "deus.special.location", source)


@mutant("deus.special.location", "the enemy's units may be used")
def enemy_units_are_used(edition: Edition) -> Edition:
    """On the battlefield is enough."""

    def source(game: Table, seat: str, use: abilities.Use) -> str | None:
        return None if use.card in game.position.units else abilities.source_is_in_place(game, seat, use)

    return amend.condition(edition, "use", "deus.special.location", source)


@mutant("deus.special.location", "the enemy's summoner may be used")
def the_enemy_summoner_is_used(edition: Edition) -> Edition:
    """Any summoner."""

    def source(game: Table, seat: str, use: abilities.Use) -> str | None:
        summoner = card_of(game, use.card).kind == "summoner"
        return None if summoner else abilities.source_is_in_place(game, seat, use)

    return amend.condition(edition, "use", "deus.special.location", source)


@mutant("deus.special.location", "a summoner must be on the battlefield to use its ability")
def summoners_must_fight(edition: Edition) -> Edition:
    """Like a unit."""

    def source(game: Table, seat: str, use: abilities.Use) -> str | None:
        summoner = card_of(game, use.card).kind == "summoner"
        return "it is not on the battlefield" if summoner else abilities.source_is_in_place(game, seat, use)

    return amend.condition(edition, "use", "deus.special.location", source)
