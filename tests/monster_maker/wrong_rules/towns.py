"""Wrong towns."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import damage, values, zones
from reference_engine.monster_maker.position import Land, card_of

HEALS = "monster_maker.town.heals"
ROW = "monster_maker.town.not_consecutive"
KINDS = "monster_maker.town.kinds"
HOWEVER = "monster_maker.ruling.town_made_newest_by_retreat"


def _placed(edition: Edition, more: Any) -> Edition:
    """After a land has been placed, more happens; ``more`` gets the game, the seat, and whether it is a town."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        before = game.position.players[seat].party
        outcome = real(game, frame, seat, answer)
        more(game, seat, before, values.is_town(game, Land(answer.card, answer.face_down)))
        return outcome

    return amend.around(edition, "move", place)


@mutant(HEALS, "towns heal nobody")
def towns_do_not_heal(edition: Edition) -> Edition:
    """One only sleeps there."""
    return _placed(edition, lambda game, seat, before, _town: zones.change_player(game, seat, party=before))


@mutant(HEALS, "a town heals one character")
def one_is_healed(edition: Edition) -> Edition:
    """The first that is wounded."""

    def first_only(game: Any, seat: str, before: Any, town: bool) -> None:
        hurt = [character.card for character in before if character.wounded]
        party = tuple(with_fields(c, wounded=c.wounded and c.card != hurt[0]) if hurt else c for c in before)
        if town:
            zones.change_player(game, seat, party=party)

    return _placed(edition, first_only)


@mutant(HEALS, "a town heals everybody at the table")
def everybody_is_healed(edition: Edition) -> Edition:
    """Whoever they belong to."""

    def all_parties(game: Any, _seat: str, _before: Any, town: bool) -> None:
        for seat in game.position.order if town else ():
            for character in game.position.players[seat].party:
                damage.heal(game, character, HEALS)

    return _placed(edition, all_parties)


@mutant(HEALS, "the hero is not healed")
def heroes_are_not_healed(edition: Edition) -> Edition:
    """The marker keeps even towns away."""

    def but_the_hero(game: Any, seat: str, before: Any, _town: bool) -> None:
        for character in before:
            if character.marked:
                zones.change_character(game, character.card, wounded=character.wounded)

    return _placed(edition, but_the_hero)


@mutant(HEALS, "a town takes damage away as well")
def damage_is_healed(edition: Edition) -> Edition:
    """Not only wounds."""

    def fresh(game: Any, seat: str, _before: Any, town: bool) -> None:
        if town:
            party = tuple(with_fields(c, damage=0) for c in game.position.players[seat].party)
            zones.change_player(game, seat, party=party)

    return _placed(edition, fresh)


@mutant(HEALS, "any land heals")
def any_land_heals(edition: Edition) -> Edition:
    """Wilderness, too."""

    def all_lands(game: Any, seat: str, before: Any, _town: bool) -> None:
        for character in before:
            zones.change_character(game, character.card, wounded=False)

    return _placed(edition, all_lands)


@mutant(HEALS, "staying in a town heals")
def staying_heals(edition: Edition) -> Edition:
    """At the end of each turn."""

    def heal(game: Any, _frame: Any) -> None:
        player = game.position.players[game.position.turn_player]
        if player.map and values.is_town(game, player.map[-1]):
            for character in player.party:
                damage.heal(game, character, HEALS)

    return amend.after_step(edition, "end_phase", "declare_end", heal)


@mutant(HEALS, "the first land heals nobody")
def the_first_town_does_not_heal(edition: Edition) -> Edition:
    """The journey has only begun."""

    def none_at_first(game: Any, seat: str, before: Any, _town: bool) -> None:
        if len(game.position.players[seat].map) == 1:
            zones.change_player(game, seat, party=before)

    return _placed(edition, none_at_first)


def _in_a_row(edition: Edition, refused: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        land, lands = Land(answer.card, answer.face_down), game.position.players[seat].map
        return "a town after a town" if values.is_town(game, land) and refused(game, seat, lands, land) else None

    return amend.condition(edition, "move", ROW, condition)


@mutant(ROW, "after a town no land at all is placed but an unexplored one")
def nothing_after_a_town(edition: Edition) -> Edition:
    """Wilderness neither."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        lands = game.position.players[seat].map
        return "after a town" if lands and values.is_town(game, lands[-1]) and not answer.face_down else None

    return amend.condition(edition, "move", ROW, condition)


@mutant(ROW, "there is one town on a map")
def one_town_a_map(edition: Edition) -> Edition:
    """However far away."""
    return _in_a_row(edition, lambda game, _seat, lands, _land: any(values.is_town(game, x) for x in lands))


@mutant(ROW, "another player's newest town is in the way, too")
def anybodys_town_counts(edition: Edition) -> Edition:
    """The wrong seat."""

    def anybody(game: Any, _seat: str, _lands: Any, _land: Any) -> bool:
        maps = [player.map for player in game.position.players.values()]
        return any(lands and values.is_town(game, lands[-1]) for lands in maps)

    return _in_a_row(edition, anybody)


@mutant(ROW, "only towns of one level do not follow each other")
def towns_of_one_level(edition: Edition) -> Edition:
    """Others are another kind of town."""

    def same(game: Any, _seat: str, lands: Any, land: Any) -> bool:
        last = bool(lands) and values.is_town(game, lands[-1])
        return last and values.land_level(game, lands[-1]) == values.land_level(game, land)

    return _in_a_row(edition, same)


@mutant(ROW, "towns do not stand on the oldest land's heels either")
def the_oldest_land_counts(edition: Edition) -> Edition:
    """The wrong end of the row."""
    return _in_a_row(edition, lambda game, _seat, lands, _land: bool(lands) and values.is_town(game, lands[0]))


@judgement(values.is_town, KINDS, "wilderness is town, too")
def all_is_town(_real: Any, _game: Any, land: Any) -> bool:
    """As far as it lies open."""
    return not land.face_down


@judgement(values.is_town, KINDS, "towns are wilderness")
def all_is_wilderness(_real: Any, _game: Any, _land: Any) -> bool:
    """There are no towns."""
    return False


@judgement(values.is_town, KINDS, "for a retreat wilderness is as good as a town")
def wilderness_stops_retreats(_real: Any, _game: Any, _land: Any) -> bool:
    """Any land stops it."""
    return True


@judgement(values.is_town, KINDS, "for a retreat towns are wilderness")
def towns_stop_nothing(_real: Any, _game: Any, _land: Any) -> bool:
    """No land stops it."""
    return False


@judgement(values.land_level, KINDS, "towns have no level")
def towns_have_no_level(real: Any, game: Any, land: Any) -> int:
    """Only wilderness counts."""
    return 0 if values.is_town(game, land) else int(real(game, land))


@mutant(HOWEVER, "only two moves in a row are meant")
def only_two_moves_in_a_row(edition: Edition) -> Edition:
    """What was lost in between makes the difference."""

    def moved_there(game: Any, seat: str, lands: Any, _land: Any) -> bool:
        lost = any(card_of(game, card).land for card in game.position.players[seat].discard)
        return bool(lands) and values.is_town(game, lands[-1]) and not lost

    return _in_a_row(edition, moved_there)


@mutant(HOWEVER, "after a loss of lands no town is placed")
def no_town_after_a_loss(edition: Edition) -> Edition:
    """Whatever the newest land is now."""

    def lost(game: Any, seat: str, _lands: Any, _land: Any) -> bool:
        return any(card_of(game, card).land for card in game.position.players[seat].discard)

    return _in_a_row(edition, lost)


@mutant(HOWEVER, "an unexplored land between two towns does not count")
def unexplored_is_no_distance(edition: Edition) -> Edition:
    """The last open land is looked at."""

    def last_open(game: Any, _seat: str, lands: Any, _land: Any) -> bool:
        visible = [x for x in lands if not x.face_down]
        return bool(visible) and values.is_town(game, visible[-1])

    return _in_a_row(edition, last_open)


@mutant(HOWEVER, "a town lying face down is a town in the row")
def hidden_towns_count(edition: Edition) -> Edition:
    """It is looked under."""

    def under(game: Any, _seat: str, lands: Any, _land: Any) -> bool:
        face = card_of(game, lands[-1].card).land if lands else None
        return face is not None and face.town

    return _in_a_row(edition, under)
