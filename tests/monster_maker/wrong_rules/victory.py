"""Wrong victories."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import turn, values, victory
from reference_engine.monster_maker.position import Ending, card_of, others_from, unhurt

TEN = "monster_maker.victory.level_ten"
MISSION = "monster_maker.victory.mission"
BLOCKS = "monster_maker.victory.monster_blocks"
ONLY = "monster_maker.victory.turn_player_only"
GOES_ON = "monster_maker.victory.game_continues"
PLACE = "monster_maker.victoryphase.position"
ANY = "monster_maker.ruling.any_monster_on_the_map"
ANNIHILATED = "monster_maker.ruling.annihilated_may_win"


def _fulfilled(edition: Edition, other: Any) -> Edition:
    """Another judgement of victory, which gets the real one's answer and the player."""

    def judged(game: Any, seat: str) -> str | None:
        clause: str | None = other(game, seat, victory.fulfilled(game, seat))
        return clause

    return amend.rule(edition, "victory", judged)


def level_of(game: Any, seat: str) -> int:
    """A player's full party level."""
    return values.party_level(game, game.position.players[seat])


def blocked(game: Any, seat: str) -> bool:
    """Whether a monster is on the newest land."""
    lands = game.position.players[seat].map
    return bool(lands) and bool(lands[-1].monsters)


def has_mission(game: Any, seat: str) -> bool:
    """Whether a mission on the own field is fulfilled."""
    player = game.position.players[seat]
    return any(victory.mission_fulfilled(game, player, card) for card in player.others)


@mutant(TEN, "level 9 is enough")
def nine_is_enough(edition: Edition) -> Edition:
    """Off by one; the way to level 10 stays what it is."""
    return _fulfilled(
        edition,
        lambda game, seat, clause: clause or (TEN if level_of(game, seat) == 9 and not blocked(game, seat) else None),
    )


@mutant(TEN, "level 11 is needed")
def eleven_is_needed(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return _fulfilled(edition, lambda game, seat, clause: None if level_of(game, seat) == 10 else clause)


@mutant(TEN, "only exactly level 10 wins")
def exactly_ten(edition: Edition) -> Edition:
    """Whoever has passed it has missed it."""
    return _fulfilled(edition, lambda game, seat, clause: None if level_of(game, seat) > 10 else clause)


@mutant(TEN, "ten lands are needed")
def ten_lands(edition: Edition) -> Edition:
    """Their levels do not matter."""
    return _fulfilled(edition, lambda game, seat, _: TEN if len(game.position.players[seat].map) >= 10 else None)


@mutant(TEN, "four lands are enough")
def four_lands(edition: Edition) -> Edition:
    """Whatever their levels are."""
    return _fulfilled(
        edition, lambda game, seat, clause: clause or (TEN if len(game.position.players[seat].map) == 4 else None)
    )


@mutant(TEN, "only level 10 won in battle wins")
def retreats_do_not_win(edition: Edition) -> Edition:
    """Not after a retreat."""
    return _fulfilled(edition, lambda game, _seat, clause: None if turn.turn_of(game).retreated else clause)


@mutant(TEN, "the first player's level is looked at")
def the_first_players_level(edition: Edition) -> Edition:
    """The wrong seat."""

    def first(game: Any, _frame: Any) -> None:
        seat = game.position.order[-1]
        clause = victory.fulfilled(game, seat)
        if clause is not None:
            victory.end(game, Ending(seat, clause))

    return amend.step(edition, "victory_check", "check_victory", first)


@mutant(MISSION, "missions do not win")
def missions_do_not_win(edition: Edition) -> Edition:
    """Only level 10 does."""
    return _fulfilled(edition, lambda _game, _seat, clause: None if clause == MISSION else clause)


@mutant(MISSION, "a mission wins whatever it asks for")
def any_mission_wins(edition: Edition) -> Edition:
    """It only has to lie there."""

    def lies_there(game: Any, seat: str, clause: str | None) -> str | None:
        faces = [card_of(game, card).miracle for card in game.position.players[seat].others]
        found = any(face and face.mission for face in faces) and not blocked(game, seat)
        return clause or (MISSION if found else None)

    return _fulfilled(edition, lies_there)


@mutant(MISSION, "any miracle wins")
def any_miracle_wins(edition: Edition) -> Edition:
    """It only has to lie there."""

    def lies_there(game: Any, seat: str, clause: str | None) -> str | None:
        return clause or (MISSION if game.position.players[seat].others and not blocked(game, seat) else None)

    return _fulfilled(edition, lies_there)


@mutant(MISSION, "a mission in the hand wins")
def missions_win_in_the_hand(edition: Edition) -> Edition:
    """It need not be placed."""

    def in_hand(game: Any, seat: str, clause: str | None) -> str | None:
        player = game.position.players[seat]
        return clause or (MISSION if any(victory.mission_fulfilled(game, player, c) for c in player.hand) else None)

    return _fulfilled(edition, in_hand)


@mutant(MISSION, "others' missions count")
def others_missions_win(edition: Edition) -> Edition:
    """Whosever field they lie on."""

    def anywhere(game: Any, seat: str, clause: str | None) -> str | None:
        cards = [card for player in game.position.players.values() for card in player.others]
        found = any(victory.mission_fulfilled(game, game.position.players[seat], card) for card in cards)
        return clause or (MISSION if found and not blocked(game, seat) else None)

    return _fulfilled(edition, anywhere)


@mutant(MISSION, "a mission looks at all fields")
def missions_look_everywhere(edition: Edition) -> Edition:
    """Whoever fulfils it, its owner wins."""

    def anybody(game: Any, seat: str, clause: str | None) -> str | None:
        players = game.position.players
        cards = players[seat].others
        found = any(victory.mission_fulfilled(game, player, c) for player in players.values() for c in cards)
        return clause or (MISSION if found and not blocked(game, seat) else None)

    return _fulfilled(edition, anybody)


@mutant(MISSION, "all missions on the field have to be fulfilled")
def all_missions_are_needed(edition: Edition) -> Edition:
    """One is not enough."""

    def every_one(game: Any, seat: str, clause: str | None) -> str | None:
        player = game.position.players[seat]
        every = all(victory.mission_fulfilled(game, player, card) for card in player.others)
        return clause if clause != MISSION or every else None

    return _fulfilled(edition, every_one)


@judgement(victory.mission_holds, MISSION, "more than a mission's level is needed")
def missions_ask_for_more(real: Any, game: Any, player: Any, mission: Any) -> bool:
    """Off by one."""
    return bool(real(game, player, mission)) and values.party_level(game, player) > mission.level


@judgement(victory.mission_holds, MISSION, "the level of a mission is all that counts")
def only_the_level_counts(_real: Any, game: Any, player: Any, mission: Any) -> bool:
    """The rest is not looked at."""
    return bool(values.party_level(game, player) >= mission.level)


@mutant(MISSION, "whoever places a fulfilled mission wins at once")
def missions_win_at_once(edition: Edition) -> Edition:
    """No check is waited for."""

    def placed(game: Any, _frame: Any) -> None:
        seat = game.position.turn_player
        if victory.fulfilled(game, seat) == MISSION:
            victory.end(game, Ending(seat, MISSION))

    return amend.after_step(edition, "action", "take_effect", placed)


def without_monsters(game: Any, seat: str) -> str | None:
    """The clause by which a player would win if no monster were there."""
    if level_of(game, seat) >= 10:
        return TEN
    return MISSION if has_mission(game, seat) else None


@mutant(BLOCKS, "monsters do not prevent victory")
def monsters_prevent_nothing(edition: Edition) -> Edition:
    """They are only annoying."""
    return _fulfilled(edition, lambda game, seat, _clause: without_monsters(game, seat))


@mutant(BLOCKS, "monsters do not prevent a victory by mission")
def monsters_do_not_prevent_missions(edition: Edition) -> Edition:
    """Only one by level."""
    return _fulfilled(edition, lambda game, seat, clause: clause or (MISSION if has_mission(game, seat) else None))


@mutant(BLOCKS, "monsters do not prevent a victory by level")
def monsters_do_not_prevent_level_ten(edition: Edition) -> Edition:
    """Only one by mission."""
    return _fulfilled(edition, lambda game, seat, clause: TEN if level_of(game, seat) >= 10 else clause)


@mutant(BLOCKS, "a monster anywhere prevents victory")
def monsters_anywhere_prevent(edition: Edition) -> Edition:
    """On whosever map it is."""
    return _fulfilled(
        edition, lambda game, _seat, clause: None if any(blocked(game, s) for s in game.position.order) else clause
    )


@mutant(BLOCKS, "a monster takes its land's level away, nothing more")
def monsters_take_a_level(edition: Edition) -> Edition:
    """As in the judgement at the end of the game."""

    def judged(game: Any, seat: str, clause: str | None) -> str | None:
        if not blocked(game, seat):
            return clause
        level = values.judged_level(game, game.position.players[seat])
        return TEN if level >= 10 else MISSION if has_mission(game, seat) else None

    return _fulfilled(edition, judged)


@mutant(BLOCKS, "after a battle monsters are in nobody's way")
def fought_is_won(edition: Edition) -> Edition:
    """Beaten or not."""

    def check(game: Any, frame: Any) -> Any:
        seat = game.position.turn_player
        clause = without_monsters(game, seat)
        fought = any(monster.damage for land in game.position.players[seat].map for monster in land.monsters)
        if clause is not None and fought:
            victory.end(game, Ending(seat, clause))
            return None
        return victory.check_victory(game, frame)

    return amend.step(edition, "victory_check", "check_victory", check)


def _checked(edition: Edition, seats: Any) -> Edition:
    def check(game: Any, _frame: Any) -> None:
        for seat in seats(game):
            clause = victory.fulfilled(game, seat)
            if clause is not None:
                victory.end(game, Ending(seat, clause))
                return

    return amend.step(edition, "victory_check", "check_victory", check)


@mutant(ONLY, "everybody is checked, in turn order")
def everybody_is_checked(edition: Edition) -> Edition:
    """The turn player first."""
    return _checked(
        edition,
        lambda game: (game.position.turn_player, *others_from(game, game.position.turn_player)),
    )


@mutant(ONLY, "everybody is checked, the turn player last")
def the_turn_player_is_checked_last(edition: Edition) -> Edition:
    """The others come first."""
    return _checked(
        edition,
        lambda game: (*others_from(game, game.position.turn_player), game.position.turn_player),
    )


@mutant(ONLY, "the next player is checked")
def the_next_player_is_checked(edition: Edition) -> Edition:
    """The wrong seat."""
    return _checked(edition, lambda game: others_from(game, game.position.turn_player)[:1])


@mutant(ONLY, "of those who could win the one with the highest level wins")
def the_highest_level_wins(edition: Edition) -> Edition:
    """Whosever turn it is."""

    def highest(game: Any) -> list[str]:
        return sorted(game.position.order, key=lambda seat: -level_of(game, seat))

    return _checked(edition, highest)


@mutant(GOES_ON, "the game ends with the first turn")
def one_turn_is_played(edition: Edition) -> Edition:
    """It is judged then."""

    def judge(game: Any, _frame: Any) -> None:
        victory.judge(game, "monster_maker.endgame.deck_empty")

    return amend.after_step(edition, "end_phase", "remove_damage", judge)


@mutant(GOES_ON, "everybody has one turn")
def one_round_is_played(edition: Edition) -> Edition:
    """Then it is judged."""

    def judge(game: Any, _frame: Any) -> None:
        if game.position.turn == len(game.position.order):
            victory.judge(game, "monster_maker.endgame.deck_empty")

    return amend.after_step(edition, "end_phase", "remove_damage", judge)


@judgement(victory.end, GOES_ON, "play goes on after a victory")
def play_goes_on(_real: Any, _game: Any, _ending: Any) -> None:
    """Nobody takes notice."""


@mutant(GOES_ON, "somebody wins only at the end of the turn")
def victory_waits(edition: Edition) -> Edition:
    """The turn is played on."""

    def check(game: Any, _frame: Any) -> None:
        seat = game.position.turn_player
        clause = victory.fulfilled(game, seat)
        if clause is not None:
            victory.end(game, Ending(seat, clause))

    edition = amend.step(edition, "victory_check", "check_victory", lambda _game, _frame: None)
    return amend.after_step(edition, "end_phase", "declare_end", check)


@mutant(PLACE, "victory is checked after moving")
def checked_after_moving(edition: Edition) -> Edition:
    """The level reached counts at once."""
    return amend.step_before(edition, "turn", "move_phase", "victory_check")


@mutant(PLACE, "victory is checked before the battle")
def checked_before_the_battle(edition: Edition) -> Edition:
    """Monsters have not been fought yet."""
    return amend.step_before(edition, "turn", "victory_check", "battle_phase")


@mutant(PLACE, "victory is checked before the first window")
def checked_before_the_window(edition: Edition) -> Edition:
    """Right after the draw."""
    return amend.step_before(edition, "turn", "victory_check", "first_window")


@mutant(PLACE, "victory is checked once more at the end of the move phase")
def checked_twice(edition: Edition) -> Edition:
    """Before and after."""

    def check(game: Any, frame: Any) -> None:
        victory.check_victory(game, frame)

    return amend.after_step(edition, "move_phase", "phase_ends", check)


@mutant(PLACE, "victory is checked whenever the turn begins")
def checked_with_the_turn(edition: Edition) -> Edition:
    """Before the draw."""

    def check(game: Any, frame: Any) -> None:
        victory.check_victory(game, frame)

    return amend.after_step(edition, "turn", "first_window", check)


@mutant(ANY, "a monster on an unexplored land is not seen")
def monsters_hide(edition: Edition) -> Edition:
    """Only open lands are looked at."""

    def look(game: Any, seat: str, clause: str | None) -> str | None:
        lands = game.position.players[seat].map
        hidden = blocked(game, seat) and lands[-1].face_down
        return without_monsters(game, seat) if hidden else clause

    return _fulfilled(edition, look)


@mutant(ANY, "only the next opponent's monsters prevent victory")
def only_the_neighbours_monsters(edition: Edition) -> Edition:
    """With two players that is all of them."""
    return _of_owner(edition, 0)


@mutant(ANY, "only the last opponent's monsters prevent victory")
def only_the_last_players_monsters(edition: Edition) -> Edition:
    """With two players that is all of them."""
    return _of_owner(edition, -1)


def _of_owner(edition: Edition, place: int) -> Edition:
    def look(game: Any, seat: str, clause: str | None) -> str | None:
        lands = game.position.players[seat].map
        owners = {monster.owner for land in lands for monster in land.monsters}
        owner = others_from(game, seat)[place]
        return clause if not owners or owner in owners else without_monsters(game, seat)

    return _fulfilled(edition, look)


@mutant(ANY, "a single monster does not prevent victory")
def one_is_no_obstacle(edition: Edition) -> Edition:
    """Two do."""

    def look(game: Any, seat: str, clause: str | None) -> str | None:
        lands = game.position.players[seat].map
        return without_monsters(game, seat) if lands and len(lands[-1].monsters) == 1 else clause

    return _fulfilled(edition, look)


@mutant(ANNIHILATED, "somebody unhurt is needed to win")
def somebody_unhurt_is_needed(edition: Edition) -> Edition:
    """The annihilated do not win."""
    return _fulfilled(edition, lambda game, seat, clause: clause if unhurt(game.position.players[seat]) else None)


@mutant(ANNIHILATED, "the annihilated do not win by level")
def the_annihilated_need_a_mission(edition: Edition) -> Edition:
    """Only by mission."""
    return _fulfilled(
        edition,
        lambda game, seat, clause: None if clause == TEN and game.position.players[seat].annihilated else clause,
    )


@mutant(ANNIHILATED, "the annihilated do not win by mission")
def the_annihilated_need_level_ten(edition: Edition) -> Edition:
    """Only by level."""
    return _fulfilled(
        edition,
        lambda game, seat, clause: None if clause == MISSION and game.position.players[seat].annihilated else clause,
    )


@mutant(ANNIHILATED, "monsters do not prevent the victory of the annihilated")
def the_annihilated_pass_monsters(edition: Edition) -> Edition:
    """Nobody is there to be stopped."""
    return _fulfilled(
        edition,
        lambda game, seat, clause: without_monsters(game, seat) if game.position.players[seat].annihilated else clause,
    )


@mutant(ANNIHILATED, "level 9 is enough for the annihilated")
def nine_for_the_annihilated(edition: Edition) -> Edition:
    """To make up for it."""

    def easier(game: Any, seat: str, clause: str | None) -> str | None:
        lucky = game.position.players[seat].annihilated and level_of(game, seat) == 9
        return TEN if lucky else clause

    return _fulfilled(edition, easier)
