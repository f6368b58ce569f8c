"""Wrong victories."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, judgement, step, step_before, table
from reference_engine.monster_maker import turn, values, victory
from reference_engine.monster_maker.position import Ending, card_of, others_from, unhurt

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
    mutant("level 11 is needed", _fulfilled(lambda game, seat, clause: None if level_of(game, seat) == 10 else clause))

    @wrong("level 9 is enough", _fulfilled)
    def _(game, seat, clause):
        return clause or (TEN if level_of(game, seat) == 9 and not blocked(game, seat) else None)

    @wrong("only exactly level 10 wins", _fulfilled)
    def _(game, seat, clause):
        return None if level_of(game, seat) > 10 else clause

    @wrong("ten lands are needed", _fulfilled)
    def _(game, seat, _):
        return TEN if len(game.position.players[seat].map) >= 10 else None

    @wrong("four lands are enough", _fulfilled)
    def _(game, seat, clause):
        return clause or (TEN if len(game.position.players[seat].map) == 4 else None)

    @wrong("only level 10 won in battle wins", _fulfilled)
    def _(game, _seat, clause):
        return None if turn.turn_of(game).retreated else clause

    @wrong("the first player's level is looked at", step, "victory_check", "check_victory")
    def _(game, _frame):
        seat = game.position.order[-1]
        clause = victory.fulfilled(game, seat)
        if clause is not None:
            victory.end(game, Ending(seat, clause))


with clause(MISSION):
    mutant("missions do not win", _fulfilled(lambda _game, _seat, clause: None if clause == MISSION else clause))

    @wrong("a mission wins whatever it asks for", _fulfilled)
    def _(game, seat, clause):
        faces = [card_of(game, card).miracle for card in game.position.players[seat].others]
        found = any(face and face.mission for face in faces) and not blocked(game, seat)
        return clause or (MISSION if found else None)

    @wrong("any miracle wins", _fulfilled)
    def _(game, seat, clause):
        return clause or (MISSION if game.position.players[seat].others and not blocked(game, seat) else None)

    @wrong("a mission in the hand wins", _fulfilled)
    def _(game, seat, clause):
        player = game.position.players[seat]
        return clause or (MISSION if any(victory.mission_fulfilled(game, player, c) for c in player.hand) else None)

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

    @wrong("all missions on the field have to be fulfilled", _fulfilled)
    def _(game, seat, clause):
        player = game.position.players[seat]
        every = all(victory.mission_fulfilled(game, player, card) for card in player.others)
        return clause if clause != MISSION or every else None

    @wrong("more than a mission's level is needed", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, mission) and values.party_level(game, player) > mission.level

    @wrong("the level of a mission is all that counts", judgement, victory.mission_holds)
    def _(game, player, mission):
        return bool(values.party_level(game, player) >= mission.level)

    @wrong("whoever places a fulfilled mission wins at once", after_step, "action", "take_effect")
    def _(game, _frame):
        seat = game.position.turn_player
        if victory.fulfilled(game, seat) == MISSION:
            victory.end(game, Ending(seat, MISSION))


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
    mutant("monsters do not prevent victory", _fulfilled(lambda game, seat, _clause: without_monsters(game, seat)))

    @wrong("monsters do not prevent a victory by mission", _fulfilled)
    def _(game, seat, clause):
        return clause or (MISSION if has_mission(game, seat) else None)

    @wrong("monsters do not prevent a victory by level", _fulfilled)
    def _(game, seat, clause):
        return TEN if level_of(game, seat) >= 10 else clause

    @wrong("a monster anywhere prevents victory", _fulfilled)
    def _(game, _seat, clause):
        return None if any(blocked(game, s) for s in game.position.order) else clause

    @wrong("a monster takes its land's level away, nothing more", _fulfilled)
    def _(game, seat, clause):
        if not blocked(game, seat):
            return clause
        level = values.judged_level(game, game.position.players[seat])
        return TEN if level >= 10 else MISSION if has_mission(game, seat) else None

    @wrong("after a battle monsters are in nobody's way", step, "victory_check", "check_victory")
    def _(game, frame):
        seat = game.position.turn_player
        clause = without_monsters(game, seat)
        fought = any(monster.damage for land in game.position.players[seat].map for monster in land.monsters)
        if clause is not None and fought:
            victory.end(game, Ending(seat, clause))
            return None
        return victory.check_victory(game, frame)


def _checked(seats: Any) -> Bend:
    def check(game: Any, _frame: Any) -> None:
        for seat in seats(game):
            clause = victory.fulfilled(game, seat)
            if clause is not None:
                victory.end(game, Ending(seat, clause))
                return

    return step("victory_check", "check_victory", check)


with clause("monster_maker.victory.turn_player_only"):
    mutant("the next player is checked", _checked(lambda game: others_from(game, game.position.turn_player)[:1]))

    @wrong("everybody is checked, in turn order", _checked)
    def _(game):
        return (game.position.turn_player, *others_from(game, game.position.turn_player))

    @wrong("everybody is checked, the turn player last", _checked)
    def _(game):
        return (*others_from(game, game.position.turn_player), game.position.turn_player)

    @wrong("of those who could win the one with the highest level wins", _checked)
    def _(game):
        return sorted(game.position.order, key=lambda seat: -level_of(game, seat))


with clause("monster_maker.victory.game_continues"):
    mutant("play goes on after a victory", judgement(victory.end, lambda *_: None))

    @wrong("the game ends with the first turn", after_step, "end_phase", "remove_damage")
    def _(game, _frame):
        victory.judge(game, "monster_maker.endgame.deck_empty")

    @wrong("everybody has one turn", after_step, "end_phase", "remove_damage")
    def _(game, _frame):
        if game.position.turn == len(game.position.order):
            victory.judge(game, "monster_maker.endgame.deck_empty")

    @wrong("somebody wins only at the end of the turn", table)
    def _(edition):
        def check(game, _frame):
            seat = game.position.turn_player
            clause = victory.fulfilled(game, seat)
            if clause is not None:
                victory.end(game, Ending(seat, clause))

        edition = step("victory_check", "check_victory", lambda _game, _frame: None)(edition)
        return after_step("end_phase", "declare_end", check)(edition)


with clause("monster_maker.victoryphase.position"):
    mutant("victory is checked after moving", step_before("turn", "move_phase", "victory_check"))
    mutant("victory is checked before the first window", step_before("turn", "victory_check", "first_window"))

    @wrong("victory is checked once more at the end of the move phase", after_step, "move_phase", "phase_ends")
    def _(game, frame):
        victory.check_victory(game, frame)

    @wrong("victory is checked whenever the turn begins", after_step, "turn", "first_window")
    def _(game, frame):
        victory.check_victory(game, frame)


def _of_owner(place: int) -> Bend:
    def look(game: Any, seat: str, clause: str | None) -> str | None:
        lands = game.position.players[seat].map
        owners = {monster.owner for land in lands for monster in land.monsters}
        owner = others_from(game, seat)[place]
        return clause if not owners or owner in owners else without_monsters(game, seat)

    return _fulfilled(look)


with clause("monster_maker.ruling.any_monster_on_the_map"):
    mutant("only the next opponent's monsters prevent victory", _of_owner(0))
    mutant("only the last opponent's monsters prevent victory", _of_owner(-1))

    @wrong("a monster on an unexplored land is not seen", _fulfilled)
    def _(game, seat, clause):
        lands = game.position.players[seat].map
        hidden = blocked(game, seat) and lands[-1].face_down
        return without_monsters(game, seat) if hidden else clause

    @wrong("a single monster does not prevent victory", _fulfilled)
    def _(game, seat, clause):
        lands = game.position.players[seat].map
        return without_monsters(game, seat) if lands and len(lands[-1].monsters) == 1 else clause


with clause("monster_maker.ruling.annihilated_may_win"):

    @wrong("somebody unhurt is needed to win", _fulfilled)
    def _(game, seat, clause):
        return clause if unhurt(game.position.players[seat]) else None

    @wrong("the annihilated do not win by level", _fulfilled)
    def _(game, seat, clause):
        return None if clause == TEN and game.position.players[seat].annihilated else clause

    @wrong("the annihilated do not win by mission", _fulfilled)
    def _(game, seat, clause):
        return None if clause == MISSION and game.position.players[seat].annihilated else clause

    @wrong("monsters do not prevent the victory of the annihilated", _fulfilled)
    def _(game, seat, clause):
        return without_monsters(game, seat) if game.position.players[seat].annihilated else clause

    @wrong("level 9 is enough for the annihilated", _fulfilled)
    def _(game, seat, clause):
        lucky = game.position.players[seat].annihilated and level_of(game, seat) == 9
        return TEN if lucky else clause
