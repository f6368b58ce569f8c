"""Wrong judgements of a game that nobody has won."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import values, victory, zones
from reference_engine.monster_maker.position import Ending, card_of, obstacles, others_from

HIGHEST = "monster_maker.endgame.highest_level"
EXCLUDED = "monster_maker.endgame.monster_land_excluded"
TOWNS = "monster_maker.endgame.tie_fewer_towns"
DRAW = "monster_maker.endgame.tie_draw"
BEST = "monster_maker.ruling.draw_among_the_best"


Table = dict[str, int]
"""A number for each seat."""


def _ended(game: Any, best: list[str], levels: Table) -> None:
    """Whoever is best has won, or several share a draw."""
    if len(best) > 1:
        victory.end(game, Ending("", DRAW, tuple(best)))
    else:
        tied = list(levels.values()).count(levels[best[0]]) > 1
        victory.end(game, Ending(best[0], TOWNS if tied else HIGHEST))


def _levels(game: Any, level: Any = values.judged_level) -> Table:
    return {seat: level(game, game.position.players[seat]) for seat in game.position.order}


def _towns(game: Any) -> Table:
    return {seat: values.towns(game, game.position.players[seat]) for seat in game.position.order}


def _by(game: Any, levels: Table, towns: Table) -> None:
    """Highest level, then fewest towns."""
    rank = {seat: (levels[seat], -towns[seat]) for seat in game.position.order}
    best = max(rank.values())
    _ended(game, [seat for seat in game.position.order if rank[seat] == best], levels)


@judgement(victory.judge, HIGHEST, "the lowest level wins")
def the_lowest_level_wins(_real: Any, game: Any, _clause: str) -> None:
    """The wrong way round."""
    _by(game, {seat: -level for seat, level in _levels(game).items()}, _towns(game))


@judgement(victory.judge, HIGHEST, "the turn player wins")
def the_turn_player_wins(_real: Any, game: Any, _clause: str) -> None:
    """Whatever the levels are."""
    victory.end(game, Ending(game.position.turn_player, HIGHEST))


@judgement(victory.judge, HIGHEST, "only the turn player and the next are compared")
def two_are_compared(_real: Any, game: Any, _clause: str) -> None:
    """With two players that is everybody."""
    compared = (game.position.turn_player, others_from(game, game.position.turn_player)[0])
    levels = {seat: level if seat in compared else -1 for seat, level in _levels(game).items()}
    _by(game, levels, _towns(game))


@judgement(victory.judge, HIGHEST, "the number of lands is compared")
def lands_are_counted(_real: Any, game: Any, _clause: str) -> None:
    """Not their levels."""
    _by(game, _levels(game, lambda _game, player: len(player.map)), _towns(game))


@judgement(victory.judge, HIGHEST, "printed levels are compared")
def printed_levels_are_compared(_real: Any, game: Any, _clause: str) -> None:
    """What lies face down is turned up first."""

    def printed(game: Any, player: Any) -> int:
        faces = [card_of(game, land.card).land for land in player.map]
        return sum(face.level if face is not None else 1 for face in faces)

    _by(game, _levels(game, printed), _towns(game))


@judgement(victory.judge, HIGHEST, "the annihilated are left out")
def the_annihilated_are_left_out(_real: Any, game: Any, _clause: str) -> None:
    """They have lost."""
    players = game.position.players
    _by(game, {s: -1 if players[s].annihilated else n for s, n in _levels(game).items()}, _towns(game))


@judgement(victory.judge, HIGHEST, "fewer towns come before a higher level")
def towns_come_first(_real: Any, game: Any, _clause: str) -> None:
    """The wrong order."""
    levels, towns = _levels(game), _towns(game)
    rank = {seat: (-towns[seat], levels[seat]) for seat in game.position.order}
    best = max(rank.values())
    _ended(game, [seat for seat in game.position.order if rank[seat] == best], levels)


@judgement(victory.judge, HIGHEST, "level 10 is the highest there is")
def ten_is_the_highest(real: Any, game: Any, clause: str) -> None:
    """Whoever has it has to wait for the own turn."""
    if max(_levels(game).values()) < 10:
        real(game, clause)


@judgement(values.judged_level, EXCLUDED, "all lands count in the judgement")
def all_lands_count(_real: Any, game: Any, player: Any) -> int:
    """Monsters or not."""
    return values.party_level(game, player)


@judgement(values.judged_level, EXCLUDED, "whoever has a monster on the map has level 0")
def monsters_take_everything(real: Any, game: Any, player: Any) -> int:
    """All lands are left out."""
    return 0 if player.map and player.map[-1].monsters else int(real(game, player))


@judgement(values.judged_level, EXCLUDED, "each monster takes the newest land's level away")
def each_monster_takes_a_level(_real: Any, game: Any, player: Any) -> int:
    """Two take it twice."""
    last = player.map[-1] if player.map else None
    lost = values.land_level(game, last) * len(last.monsters) if last is not None else 0
    return values.party_level(game, player) - lost


@judgement(values.judged_level, EXCLUDED, "a monster takes one level away")
def a_monster_takes_one_level(_real: Any, game: Any, player: Any) -> int:
    """Whatever the land's level is."""
    return values.party_level(game, player) - bool(player.map and player.map[-1].monsters)


@judgement(values.judged_level, EXCLUDED, "the newest land never counts")
def the_newest_land_never_counts(_real: Any, game: Any, player: Any) -> int:
    """With or without a monster."""
    return values.party_level(game, player) - (values.land_level(game, player.map[-1]) if player.map else 0)


@judgement(values.judged_level, EXCLUDED, "only the turn player's land is left out")
def only_the_turn_players_land(real: Any, game: Any, player: Any) -> int:
    """The others' lands count."""
    own = player is game.position.players[game.position.turn_player]
    return int(real(game, player)) if own else values.party_level(game, player)


@judgement(values.judged_level, EXCLUDED, "an unexplored land counts, with or without a monster")
def unexplored_lands_count(real: Any, game: Any, player: Any) -> int:
    """Only open ones are left out."""
    down = bool(player.map) and player.map[-1].face_down
    return values.party_level(game, player) if down else int(real(game, player))


@judgement(values.judged_level, EXCLUDED, "what lies face down is left out with its printed level")
def printed_levels_are_left_out(real: Any, game: Any, player: Any) -> int:
    """It is looked under."""
    last = player.map[-1] if player.map else None
    face = card_of(game, last.card).land if last is not None else None
    if last is None or not (last.face_down and last.monsters) or face is None:
        return int(real(game, player))
    return values.party_level(game, player) - face.level


@mutant(EXCLUDED, "the party level itself sinks in the judgement")
def the_level_sinks(edition: Edition) -> Edition:
    """The land is discarded."""

    def judge(game: Any, frame: Any) -> None:
        victory.judge_empty_deck(game, frame)
        if game.position.result is not None:
            for seat in game.position.order:
                if obstacles(game.position.players[seat]):
                    zones.discard_newest_land(game, seat, EXCLUDED)

    return amend.step(edition, "victory_check", "judge_empty_deck", judge)


@judgement(victory.judge, TOWNS, "more towns win the tie")
def more_towns_win(_real: Any, game: Any, _clause: str) -> None:
    """The wrong way round."""
    _by(game, _levels(game), {seat: -count for seat, count in _towns(game).items()})


@judgement(victory.judge, TOWNS, "towns do not break a tie")
def towns_break_nothing(_real: Any, game: Any, _clause: str) -> None:
    """It is a draw."""
    _by(game, _levels(game), dict.fromkeys(game.position.order, 0))


@judgement(victory.judge, TOWNS, "fewer lands win the tie")
def fewer_lands_win(_real: Any, game: Any, _clause: str) -> None:
    """Towns or not."""
    _by(game, _levels(game), {seat: len(game.position.players[seat].map) for seat in game.position.order})


@judgement(victory.judge, TOWNS, "it only matters whether there are towns")
def any_town_is_too_many(_real: Any, game: Any, _clause: str) -> None:
    """Not how many."""
    _by(game, _levels(game), {seat: min(1, count) for seat, count in _towns(game).items()})


@judgement(values.towns, TOWNS, "a town lying face down is counted")
def hidden_towns_are_counted(_real: Any, game: Any, player: Any) -> int:
    """It is looked under."""
    faces = [card_of(game, land.card).land for land in player.map]
    return sum(face is not None and face.town for face in faces)


@judgement(values.towns, TOWNS, "a town with a monster on it is not counted")
def lost_towns_are_not_counted(_real: Any, game: Any, player: Any) -> int:
    """The monster controls it."""
    return sum(values.is_town(game, land) and not land.monsters for land in player.map)


@judgement(victory.judge, TOWNS, "whoever has the fewest towns of all wins a tie")
def the_fewest_towns_of_all(_real: Any, game: Any, _clause: str) -> None:
    """Even with a lower level."""
    levels, towns = _levels(game), _towns(game)
    if list(levels.values()).count(max(levels.values())) > 1:
        _by(game, {seat: -towns[seat] for seat in levels}, dict.fromkeys(levels, 0))
    else:
        _by(game, levels, towns)


@judgement(victory.judge, TOWNS, "whether levels are tied is judged by the full party levels")
def tied_by_full_levels(_real: Any, game: Any, _clause: str) -> None:
    """Lands with monsters count for this."""
    _by(game, _levels(game, values.party_level), _towns(game))


@judgement(victory.judge, DRAW, "the turn player wins what would be a draw")
def the_turn_player_wins_draws(_real: Any, game: Any, clause: str) -> None:
    """As long as it is among the best."""
    _real(game, clause)
    result = game.position.result
    if not result.winner:
        victory.end(game, Ending(game.position.turn_player, TOWNS))


@judgement(victory.judge, DRAW, "what would be a draw goes on")
def draws_go_on(_real: Any, game: Any, clause: str) -> None:
    """Until somebody is ahead."""
    _real(game, clause)
    if not game.position.result.winner:
        game.position.result = None


def _broken(game: Any, clause: str, real: Any, count: Any) -> None:
    """A tie that is left is broken by a number, the higher one wins."""
    real(game, clause)
    tied = game.position.result.tied
    counts = [count(game.position.players[seat]) for seat in tied]
    if tied and counts.count(max(counts)) == 1:
        victory.end(game, Ending(tied[counts.index(max(counts))], TOWNS))


@judgement(victory.judge, DRAW, "the bigger party breaks the tie")
def bigger_parties_win(real: Any, game: Any, clause: str) -> None:
    """One more step."""
    _broken(game, clause, real, lambda player: len(player.party))


@judgement(victory.judge, DRAW, "the bigger hand breaks the tie")
def bigger_hands_win(real: Any, game: Any, clause: str) -> None:
    """One more step."""
    _broken(game, clause, real, lambda player: len(player.hand))


@judgement(victory.judge, DRAW, "the bigger deck breaks the tie")
def bigger_decks_win(real: Any, game: Any, clause: str) -> None:
    """One more step."""
    _broken(game, clause, real, lambda player: len(player.deck))


@judgement(victory.judge, BEST, "with three or more players all share a draw")
def all_share_a_draw(real: Any, game: Any, clause: str) -> None:
    """Nobody loses."""
    real(game, clause)
    if game.position.result.tied:
        game.position.result = with_fields(game.position.result, tied=game.position.order)


@judgement(victory.judge, BEST, "all of the highest level share a draw")
def equal_levels_share(_real: Any, game: Any, _clause: str) -> None:
    """If any two of them are equal in towns as well."""
    _real(game, _clause)
    levels = _levels(game)
    if game.position.result.tied:
        best = tuple(seat for seat in game.position.order if levels[seat] == max(levels.values()))
        game.position.result = with_fields(game.position.result, tied=best)


@judgement(victory.judge, BEST, "the first two of those who are equal share a draw")
def two_share_a_draw(real: Any, game: Any, clause: str) -> None:
    """A third loses."""
    real(game, clause)
    if game.position.result.tied:
        game.position.result = with_fields(game.position.result, tied=game.position.result.tied[:2])


@judgement(victory.judge, BEST, "three or more players of one level draw, whatever their towns are")
def many_draw(real: Any, game: Any, clause: str) -> None:
    """Towns break only a tie of two."""
    levels = _levels(game)
    best = [seat for seat in game.position.order if levels[seat] == max(levels.values())]
    if len(best) > 2:
        _ended(game, best, levels)
    else:
        real(game, clause)
