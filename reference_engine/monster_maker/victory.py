"""Victory, and the judgement at the end of a game that nobody has won."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_maker import values
from reference_engine.monster_maker.cards import MissionCondition
from reference_engine.monster_maker.position import Ending, Player, Position, card_of
from reference_engine.monster_maker.procedures import VictoryCheck


def check_victory(game: Context[Position], _frame: VictoryCheck) -> Next:
    """The turn player, and nobody else, is checked, annihilated or not.

    Clauses: monster_maker.victory.turn_player_only, monster_maker.ruling.annihilated_may_win
    """
    seat = game.position.turn_player
    clause = game.edition.judgements["victory"](game, seat)
    if clause is not None:
        end(game, Ending(seat, clause))
    return None


def fulfilled(game: Context[Position], seat: str) -> str | None:
    """The clause by which a player wins now, if there is one; a monster on the player's map prevents both ways.

    Clauses: monster_maker.victory.monster_blocks, monster_maker.ruling.any_monster_on_the_map
    """
    player = game.position.players[seat]
    if any(land.monsters for land in player.map):
        return None
    if values.party_level(game, player) >= game.edition.numbers["winning_level"]:
        return "monster_maker.victory.level_ten"
    if any(mission_fulfilled(game, player, card) for card in player.others):
        return "monster_maker.victory.mission"
    return None


@judgement
def mission_fulfilled(game: Context[Position], player: Player, card: str) -> bool:
    """Whether a card on the field is a mission whose condition holds.

    Clauses: monster_maker.victory.mission, monster_maker.mission.kind
    """
    face = card_of(game, card).miracle
    return face is not None and face.mission is not None and mission_holds(game, player, face.mission)


@judgement
def mission_holds(game: Context[Position], player: Player, mission: MissionCondition) -> bool:
    """Everything that the mission asks for holds on the player's field."""
    open_lands = [card_of(game, land.card).land for land in player.map if not land.face_down]
    seen = {land.attribute for land in open_lands if land is not None}
    able = [
        values.character_face(game, character.card).skills.get(mission.skill, -1)
        for character in values.able(game, player)
        if mission.skill is not None
    ]
    return (
        values.party_level(game, player) >= mission.level
        and values.towns(game, player) >= mission.towns
        and sum(land.face_down for land in player.map) >= mission.unexplored
        and len(values.able(game, player)) >= mission.unhurt
        and set(mission.attributes) <= seen
        and (mission.skill is None or max(able, default=-1) >= mission.skill_level)
    )


def judge_empty_deck(game: Context[Position], _frame: VictoryCheck) -> Next:
    """The game ends if the turn player's deck has no cards, unless the turn player has just won.

    Clauses: monster_maker.endgame.deck_empty, monster_maker.endgame.own_win_first
    """
    if not game.position.players[game.position.turn_player].deck:
        judge(game, "monster_maker.endgame.deck_empty")
    return None


@judgement
def judge(game: Context[Position], clause: str) -> None:
    """Whoever has the highest party level wins; among equals, whoever controls the fewest towns; else it is a draw.

    Clauses: monster_maker.endgame.highest_level, monster_maker.endgame.tie_draw, monster_maker.endgame.tie_fewer_towns,
        monster_maker.ruling.draw_among_the_best
    """
    position = game.position
    game.emit(Event("judgement", clause))
    standing = {seat: _rank(game, position.players[seat]) for seat in position.order}
    best = max(standing.values())
    winners = tuple(seat for seat in position.order if standing[seat] == best)
    levels = [level for level, _ in standing.values()]
    if len(winners) > 1:
        end(game, Ending("", "monster_maker.endgame.tie_draw", winners))
    elif levels.count(best[0]) > 1:
        end(game, Ending(winners[0], "monster_maker.endgame.tie_fewer_towns"))
    else:
        end(game, Ending(winners[0], "monster_maker.endgame.highest_level"))


def _rank(game: Context[Position], player: Player) -> tuple[int, int]:
    """Higher is better: the level, then fewer towns."""
    return values.judged_level(game, player), -values.towns(game, player)


@judgement
def end(game: Context[Position], ending: Ending) -> None:
    """The game is over; nobody is asked for anything any more."""
    game.position.result = ending
    game.position.pending = None
    game.emit(Event("game_over", ending.clause, seat=ending.winner, cards=ending.tied))
