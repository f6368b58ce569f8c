"""Wrong judgements of a game that nobody has won."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, step
from reference_engine.monster_maker import values, victory, zones
from reference_engine.monster_maker.position import Ending, card_of, obstacles, others_from

HIGHEST = "monster_maker.endgame.highest_level"
EXCLUDED = "monster_maker.endgame.monster_land_excluded"
TOWNS = "monster_maker.endgame.tie_fewer_towns"
DRAW = "monster_maker.endgame.tie_draw"
Table = dict[str, int]
"A number for each seat."


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


with clause(HIGHEST):

    @wrong("the lowest level wins", judgement, victory.judge)
    def _(game, _clause):
        _by(game, {seat: -level for seat, level in _levels(game).items()}, _towns(game))

    @wrong("the turn player wins", judgement, victory.judge)
    def _(game, _clause):
        victory.end(game, Ending(game.position.turn_player, HIGHEST))

    @wrong("only the turn player and the next are compared", judgement, victory.judge)
    def _(game, _clause):
        compared = (game.position.turn_player, others_from(game, game.position.turn_player)[0])
        levels = {seat: level if seat in compared else -1 for seat, level in _levels(game).items()}
        _by(game, levels, _towns(game))

    @wrong("the number of lands is compared", judgement, victory.judge)
    def _(game, _clause):
        _by(game, _levels(game, lambda _game, player: len(player.map)), _towns(game))

    @wrong("printed levels are compared", judgement, victory.judge)
    def _(game, _clause):
        def printed(game, player):
            faces = [card_of(game, land.card).land for land in player.map]
            return sum(face.level if face is not None else 1 for face in faces)

        _by(game, _levels(game, printed), _towns(game))

    @wrong("the annihilated are left out", judgement, victory.judge)
    def _(game, _clause):
        players = game.position.players
        _by(game, {s: -1 if players[s].annihilated else n for s, n in _levels(game).items()}, _towns(game))

    @wrong("fewer towns come before a higher level", judgement, victory.judge)
    def _(game, _clause):
        levels, towns = (_levels(game), _towns(game))
        rank = {seat: (-towns[seat], levels[seat]) for seat in game.position.order}
        best = max(rank.values())
        _ended(game, [seat for seat in game.position.order if rank[seat] == best], levels)

    @wrong("level 10 is the highest there is", judgement, victory.judge)
    def _(real, game, clause):
        if max(_levels(game).values()) < 10:
            real(game, clause)


with clause(EXCLUDED):

    @wrong("all lands count in the judgement", judgement, values.judged_level)
    def _(game, player):
        return values.party_level(game, player)

    @wrong("whoever has a monster on the map has level 0", judgement, values.judged_level)
    def _(real, game, player):
        return 0 if player.map and player.map[-1].monsters else real(game, player)

    @wrong("each monster takes the newest land's level away", judgement, values.judged_level)
    def _(game, player):
        last = player.map[-1] if player.map else None
        lost = values.land_level(game, last) * len(last.monsters) if last is not None else 0
        return values.party_level(game, player) - lost

    @wrong("a monster takes one level away", judgement, values.judged_level)
    def _(game, player):
        return values.party_level(game, player) - bool(player.map and player.map[-1].monsters)

    @wrong("the newest land never counts", judgement, values.judged_level)
    def _(game, player):
        return values.party_level(game, player) - (values.land_level(game, player.map[-1]) if player.map else 0)

    @wrong("only the turn player's land is left out", judgement, values.judged_level)
    def _(real, game, player):
        own = player is game.position.players[game.position.turn_player]
        return real(game, player) if own else values.party_level(game, player)

    @wrong("an unexplored land counts, with or without a monster", judgement, values.judged_level)
    def _(real, game, player):
        down = bool(player.map) and player.map[-1].face_down
        return values.party_level(game, player) if down else real(game, player)

    @wrong("what lies face down is left out with its printed level", judgement, values.judged_level)
    def _(real, game, player):
        last = player.map[-1] if player.map else None
        face = card_of(game, last.card).land if last is not None else None
        if last is None or not (last.face_down and last.monsters) or face is None:
            return real(game, player)
        return values.party_level(game, player) - face.level

    @wrong("the party level itself sinks in the judgement", step, "victory_check", "judge_empty_deck")
    def _(game, frame):
        victory.judge_empty_deck(game, frame)
        if game.position.result is not None:
            for seat in game.position.order:
                if obstacles(game.position.players[seat]):
                    zones.discard_newest_land(game, seat, EXCLUDED)


with clause(TOWNS):

    @wrong("more towns win the tie", judgement, victory.judge)
    def _(game, _clause):
        _by(game, _levels(game), {seat: -count for seat, count in _towns(game).items()})

    @wrong("towns do not break a tie", judgement, victory.judge)
    def _(game, _clause):
        _by(game, _levels(game), dict.fromkeys(game.position.order, 0))

    @wrong("fewer lands win the tie", judgement, victory.judge)
    def _(game, _clause):
        _by(game, _levels(game), {seat: len(game.position.players[seat].map) for seat in game.position.order})

    @wrong("it only matters whether there are towns", judgement, victory.judge)
    def _(game, _clause):
        _by(game, _levels(game), {seat: min(1, count) for seat, count in _towns(game).items()})

    @wrong("a town lying face down is counted", judgement, values.towns)
    def _(game, player):
        faces = [card_of(game, land.card).land for land in player.map]
        return sum(face is not None and face.town for face in faces)

    @wrong("a town with a monster on it is not counted", judgement, values.towns)
    def _(game, player):
        return sum(values.is_town(game, land) and not land.monsters for land in player.map)

    @wrong("whoever has the fewest towns of all wins a tie", judgement, victory.judge)
    def _(game, _clause):
        levels, towns = (_levels(game), _towns(game))
        if list(levels.values()).count(max(levels.values())) > 1:
            _by(game, {seat: -towns[seat] for seat in levels}, dict.fromkeys(levels, 0))
        else:
            _by(game, levels, towns)

    @wrong("whether levels are tied is judged by the full party levels", judgement, victory.judge)
    def _(game, _clause):
        _by(game, _levels(game, values.party_level), _towns(game))


def _broken(game: Any, clause: str, real: Any, count: Any) -> None:
    """A tie that is left is broken by a number, the higher one wins."""
    real(game, clause)
    tied = game.position.result.tied
    counts = [count(game.position.players[seat]) for seat in tied]
    if tied and counts.count(max(counts)) == 1:
        victory.end(game, Ending(tied[counts.index(max(counts))], TOWNS))


with clause(DRAW):

    @wrong("the turn player wins what would be a draw", judgement, victory.judge)
    def _(real, game, clause):
        real(game, clause)
        result = game.position.result
        if not result.winner:
            victory.end(game, Ending(game.position.turn_player, TOWNS))

    @wrong("what would be a draw goes on", judgement, victory.judge)
    def _(real, game, clause):
        real(game, clause)
        if not game.position.result.winner:
            game.position.result = None

    @wrong("the bigger party breaks the tie", judgement, victory.judge)
    def _(real, game, clause):
        _broken(game, clause, real, lambda player: len(player.party))

    @wrong("the bigger hand breaks the tie", judgement, victory.judge)
    def _(real, game, clause):
        _broken(game, clause, real, lambda player: len(player.hand))

    @wrong("the bigger deck breaks the tie", judgement, victory.judge)
    def _(real, game, clause):
        _broken(game, clause, real, lambda player: len(player.deck))


with clause("monster_maker.ruling.draw_among_the_best"):

    @wrong("with three or more players all share a draw", judgement, victory.judge)
    def _(real, game, clause):
        real(game, clause)
        if game.position.result.tied:
            game.position.result = with_fields(game.position.result, tied=game.position.order)

    @wrong("all of the highest level share a draw", judgement, victory.judge)
    def _(real, game, _clause):
        real(game, _clause)
        levels = _levels(game)
        if game.position.result.tied:
            best = tuple(seat for seat in game.position.order if levels[seat] == max(levels.values()))
            game.position.result = with_fields(game.position.result, tied=best)

    @wrong("the first two of those who are equal share a draw", judgement, victory.judge)
    def _(real, game, clause):
        real(game, clause)
        if game.position.result.tied:
            game.position.result = with_fields(game.position.result, tied=game.position.result.tied[:2])

    @wrong("three or more players of one level draw, whatever their towns are", judgement, victory.judge)
    def _(real, game, clause):
        levels = _levels(game)
        best = [seat for seat in game.position.order if levels[seat] == max(levels.values())]
        if len(best) > 2:
            _ended(game, best, levels)
        else:
            real(game, clause)
