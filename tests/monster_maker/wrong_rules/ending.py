"""Wrong ends of the game, and wrong moments for an answer."""

from typing import Any

from msgspec.structs import replace
from msgspec.structs import replace as with_fields

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, faults, judgement, perform, step
from reference_engine.monster_maker import abilities, values, victory, window, zones
from reference_engine.monster_maker.position import Ending, card_of, others_from

EMPTY = "monster_maker.endgame.deck_empty"
TIME = "monster_maker.endgame.time_limit"


def _deck(empty: Any) -> Bend:
    def judge(game: Any, _frame: Any) -> None:
        if empty(game, game.position.turn_player):
            victory.judge(game, EMPTY)

    return step("victory_check", "judge_empty_deck", judge)


with clause(EMPTY):

    @wrong("anybody's empty deck ends the game", _deck)
    def _(game, _seat):
        return not all(player.deck for player in game.position.players.values())

    @wrong("the discard pile must be empty, too", _deck)
    def _(game, seat):
        return not game.position.players[seat].deck and not game.position.players[seat].discard


with clause(TIME):
    mutant("players call time", faults("call_time", lambda *_: ()))


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


with clause(HIGHEST):

    @wrong("fewer towns come before a higher level", judgement, victory.judge)
    def _(game, _clause):
        levels, towns = (_levels(game), _towns(game))
        rank = {seat: (-towns[seat], levels[seat]) for seat in game.position.order}
        best = max(rank.values())
        _ended(game, [seat for seat in game.position.order if rank[seat] == best], levels)


with clause(EXCLUDED):

    @wrong("each monster takes the newest land's level away", judgement, values.judged_level)
    def _(game, player):
        last = player.map[-1] if player.map else None
        lost = values.land_level(game, last) * len(last.monsters) if last is not None else 0
        return values.party_level(game, player) - lost

    @wrong("a monster takes one level away", judgement, values.judged_level)
    def _(game, player):
        return values.party_level(game, player) - bool(player.map and player.map[-1].monsters)

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


def _broken(game: Any, clause: str, real: Any, count: Any) -> None:
    """A tie that is left is broken by a number, the higher one wins."""
    real(game, clause)
    tied = game.position.result.tied
    counts = [count(game.position.players[seat]) for seat in tied]
    if tied and counts.count(max(counts)) == 1:
        victory.end(game, Ending(tied[counts.index(max(counts))], TOWNS))


with clause(DRAW):

    @wrong("the bigger party breaks the tie", judgement, victory.judge)
    def _(real, game, clause):
        _broken(game, clause, real, lambda player: len(player.party))


with clause("monster_maker.ruling.draw_among_the_best"):

    @wrong("the first two of those who are equal share a draw", judgement, victory.judge)
    def _(real, game, clause):
        real(game, clause)
        if game.position.result.tied:
            game.position.result = with_fields(game.position.result, tied=game.position.result.tied[:2])


TEN = "monster_maker.victory.level_ten"
MISSION = "monster_maker.victory.mission"


def _fulfilled(other: Any) -> Bend:
    return judgement("victory", lambda game, seat: other(game, seat, victory.fulfilled(game, seat)))


def level_of(game: Any, seat: str) -> int:
    """A player's full party level."""
    return values.party_level(game, game.position.players[seat])


def blocked(game: Any, seat: str) -> bool:
    """Whether a monster is on the newest land."""
    lands = game.position.players[seat].map
    return bool(lands) and bool(lands[-1].monsters)


with clause(TEN):

    @wrong("only exactly level 10 wins", _fulfilled)
    def _(game, seat, clause):
        return None if level_of(game, seat) > 10 else clause


with clause(MISSION):

    @wrong("others' missions count", _fulfilled)
    def _(game, seat, clause):
        cards = [card for player in game.position.players.values() for card in player.others]
        found = any(victory.mission_fulfilled(game, game.position.players[seat], card) for card in cards)
        return clause or (MISSION if found and not blocked(game, seat) else None)

    @wrong("a mission looks at all fields", _fulfilled)
    def _(game, seat, clause):
        players = game.position.players
        cards = players[seat].others
        found = any(victory.mission_fulfilled(game, player, c) for player in players.values() for c in cards)
        return clause or (MISSION if found and not blocked(game, seat) else None)


def has_mission(game: Any, seat: str) -> bool:
    """Whether a mission on the own field is fulfilled."""
    player = game.position.players[seat]
    return any(victory.mission_fulfilled(game, player, card) for card in player.others)


def without_monsters(game: Any, seat: str) -> str | None:
    """The clause by which a player would win if no monster were there."""
    if level_of(game, seat) >= 10:
        return TEN
    return MISSION if has_mission(game, seat) else None


with clause("monster_maker.victory.monster_blocks"):

    @wrong("monsters do not prevent a victory by mission", _fulfilled)
    def _(game, seat, clause):
        return clause or (MISSION if has_mission(game, seat) else None)

    @wrong("a monster anywhere prevents victory", _fulfilled)
    def _(game, _seat, clause):
        return None if any(blocked(game, s) for s in game.position.order) else clause


def _of_owner(place: int) -> Bend:
    def look(game: Any, seat: str, clause: str | None) -> str | None:
        lands = game.position.players[seat].map
        owners = {monster.owner for land in lands for monster in land.monsters}
        owner = others_from(game, seat)[place]
        return clause if not owners or owner in owners else without_monsters(game, seat)

    return _fulfilled(look)


with clause("monster_maker.ruling.any_monster_on_the_map"):
    mutant("only the next opponent's monsters prevent victory", _of_owner(0))


with clause("monster_maker.ruling.annihilated_may_win"):

    @wrong("monsters do not prevent the victory of the annihilated", _fulfilled)
    def _(game, seat, clause):
        return without_monsters(game, seat) if game.position.players[seat].annihilated else clause


def _without(real: Any, game: Any, seat: str, dropped: Any) -> Any:
    player = game.position.players[seat]
    return (source for source in real(game, seat) if not dropped(player, source))


with clause("monster_maker.window.activated"):

    @wrong("only the newest land has abilities", judgement, abilities.sources)
    def _(real, game, seat):
        lands = {land.card for land in game.position.players[seat].map[:-1]}
        return _without(real, game, seat, lambda _player, source: source[0] in lands)

    @wrong("cards in the hand have abilities, too", judgement, abilities.sources)
    def _(real, game, seat):
        yield from real(game, seat)
        for card in game.position.players[seat].hand:
            yield (card, card, "")

    @wrong("an ability of any timing can be used", judgement, abilities.on_field)
    def _(real, game, seat, timing):
        yield from real(game, seat, timing)
        if timing == "activated":
            for other in ("battle_start", "battle_end", "counter"):
                yield from real(game, seat, other)


with clause("monster_maker.window.counter"):

    @wrong("counters answer only the first thing that they name", judgement, window.answers)
    def _(real, game, ability, action):
        return real(game, replace(ability, answers=ability.answers[:1]), action)


with clause("monster_maker.ruling.counters_come_first"):

    @wrong(
        "a cost is paid when the effect takes place, so that a cancelled one costs nothing",
        step,
        "action",
        "take_effect",
    )
    def _(game, action):
        if action.cancelled and action.kind == "ability":
            cost = card_of(game, action.card).abilities[action.ability].cost
            player = game.position.players[action.seat]
            back = player.discard[len(player.discard) - cost.discard :]
            kept = player.discard[: len(player.discard) - cost.discard]
            zones.change_player(game, action.seat, discard=kept, hand=(*player.hand, *back))
        return window.take_effect(game, action)

    @wrong("a player counters an action once", after_act, "counter")
    def _(game, _seat, _answer):
        for action in game.position.stack:
            if action.name == "action" and action.kind != "counter":
                action.asked += 1

    @wrong("after a counter all are asked again, whoever has passed", perform, "counter")
    def _(real, game, action, seat, answer):
        action.asked = 0
        return real(game, action, seat, answer)

    @wrong("the turn player is asked last about a counter", judgement, others_from)
    def _(real, game, seat):
        return tuple(sorted(real(game, seat), key=lambda other: other == game.position.turn_player))

    @wrong("the turn player is asked first about a counter", judgement, others_from)
    def _(real, game, seat):
        return tuple(sorted(real(game, seat), key=lambda other: other != game.position.turn_player))
