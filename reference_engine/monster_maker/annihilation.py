"""Annihilation: what happens to a party without an unhurt character."""

from collections.abc import Iterable

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next, Procedure
from reference_engine.monster_maker import victory, zones
from reference_engine.monster_maker.position import Position, seats_from
from reference_engine.monster_maker.values import able, is_town


class CallTime(Answer, frozen=True, tag="call_time"):
    """The set match time is over. Nobody at the table says so: it comes from outside, like the dice."""


def phase_ends(game: Context[Position], _frame: Procedure) -> Next:
    """At the end of each phase every player without an unhurt character is annihilated, in whosever turn.

    The end of an action window is no end of a phase. If the match time is over, the game ends now.

    Clauses: monster_maker.annihilation.check, monster_maker.annihilation.any_player,
        monster_maker.ruling.annihilation_at_phase_ends, monster_maker.ruling.time_after_the_phase
    """
    position = game.position
    lost = [seat for seat in seats_from(position, position.turn_player) if annihilated_now(game, seat)]
    for seat in lost:
        annihilate(game, seat)
    if position.time_is_up:
        victory.judge(game, "monster_maker.endgame.time_limit")
    return None


@judgement
def annihilated_now(game: Context[Position], seat: str) -> bool:
    """Nobody of the party is unhurt, and that has not been judged before.

    Clauses: monster_maker.annihilation.once
    """
    player = game.position.players[seat]
    return not player.annihilated and not able(game, player)


@judgement
def annihilate(game: Context[Position], seat: str) -> None:
    """The party is discarded, and every land newer than the newest town with the monsters on it.

    Clauses: monster_maker.annihilation.characters_discarded, monster_maker.annihilation.lands_discarded,
        monster_maker.annihilation.monsters_discarded
    """
    game.emit(Event("annihilated", "monster_maker.annihilation.check", seat=seat))
    for character in game.position.players[seat].party:
        zones.discard_character(game, character.card, "monster_maker.annihilation.characters_discarded")
    for _ in range(game.edition.judgements["lands lost"](game, seat)):
        zones.discard_newest_land(game, seat, "monster_maker.annihilation.lands_discarded")
    zones.change_player(game, seat, annihilated=True)


def lands_lost(game: Context[Position], seat: str) -> int:
    """How many lands are newer than the newest town; without any town it is all of them.

    Clauses: monster_maker.annihilation.lands_discarded, monster_maker.annihilation.no_town
    """
    lands = game.position.players[seat].map
    newer = next((count for count, land in enumerate(reversed(lands)) if is_town(game, land)), None)
    if newer is None:
        return len(lands) if game.edition.switches["annihilated_without_town"] == "all lands" else 0
    return newer


@judgement
def new_character_placed(game: Context[Position], seat: str) -> None:
    """The restrictions last until a new character is placed.

    Clauses: monster_maker.annihilation.until_new_character
    """
    zones.change_player(game, seat, annihilated=False)


def call_time(game: Context[Position], _frame: Procedure, _seat: str, _answer: CallTime) -> Next:
    """The present phase is played to its end.

    Clauses: monster_maker.endgame.time_limit
    """
    game.position.time_is_up = True
    game.emit(Event("time_is_up", "monster_maker.endgame.time_limit"))
    return None


def only_from_outside(_game: Context[Position], seat: str, _answer: CallTime) -> Iterable[str]:
    """Players do not call time."""
    if seat != CHANCE:
        yield f"{seat} does not call time, {CHANCE} does"


CALL_TIME = Act(perform=call_time, faults=only_from_outside)
