"""Wrong morale, wrong ends of the game."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, perform, step, table
from reference_engine.dungeon_command import damage, end, morale, zones
from reference_engine.dungeon_command.position import SEATS, Ending, creatures_of, other
from tests.dungeon_command.wrong_rules.paths import R

LOSS, ENDS = "dungeon_command.morale.loss_by_level", "dungeon_command.morale.zero_ends"
WINNER, TIE = "dungeon_command.end.winner", "dungeon_command.end.tie"


def _changed(how):
    """Morale changes otherwise: ``how`` gets the game, the seat, the amount and the clause, and says by how much."""

    def change(real, game, seat, amount, which):
        real(game, seat, how(game, seat, amount, which), which)

    return judgement(morale.change, change)


def _lost(how):
    return judgement(damage.level_lost, how)


def _gaining(real, game, creature, which):
    present = game.position.creatures[creature]
    real(game, creature, which)
    morale.change(game, other(present.controller), damage.level_lost(game, creature), ENDS)


def _other_loses(real, game, creature, which):
    present = game.position.creatures[creature]
    real(game, creature, which)
    morale.change(game, other(present.controller), -damage.level_lost(game, creature), ENDS)


def _other_pays_twice(real, game, creature, which):
    present = game.position.creatures[creature]
    real(game, creature, which)
    if not which.endswith("destroy_at_zero"):
        morale.change(game, present.controller, -damage.level_lost(game, creature), ENDS)


with clause(LOSS):
    mutant("one morale is lost for each creature", _lost(lambda *_: 1))
    mutant("nothing is lost", _lost(lambda *_: 0))
    mutant("one more is lost", _lost(lambda real, game, creature: real(game, creature) + 1))
    mutant("two are lost for each creature", _lost(lambda *_: 2))
    mutant("the opponent gains as much", judgement(damage.destroy, _gaining))
    mutant(
        "the opponent loses it",
        _changed(lambda g, s, amount, which: 0 if which == LOSS else amount),
        judgement(damage.destroy, _other_loses),
    )
    mutant(
        "only creatures destroyed by damage cost morale",
        judgement(
            damage.destroy,
            lambda real, game, creature, which: (
                real(game, creature, which)
                if which.endswith("destroy_at_zero")
                else zones.remove_creature(game, creature, which)
            ),
        ),
    )
    mutant("creatures destroyed by a text do cost double", judgement(damage.destroy, _other_pays_twice))
    mutant(
        "creatures destroyed in their own turn cost nothing",
        _changed(
            lambda game, seat, amount, which: 0 if which == LOSS and seat == game.position.turn_player else amount
        ),
    )
    mutant(
        "creatures destroyed in the opponent's turn cost nothing",
        _changed(
            lambda game, seat, amount, which: 0 if which == LOSS and seat != game.position.turn_player else amount
        ),
    )


def _over(how):
    """The game ends at other moments: ``how`` gets the game and says whether it is over."""

    @table
    def bent(edition):
        def look(game):
            if game.position.turn and game.position.result is None and how(game):
                end.end_game(game, ENDS)

        return edition.amended(edition.name, state_based_actions=look)

    return bent


def _morale(game, seat):
    return game.position.players[seat].morale


with clause(ENDS):
    mutant("the game goes on without morale", _over(lambda _: False))
    mutant("the game ends at one", _over(lambda game: any(_morale(game, seat) <= 1 for seat in SEATS)))
    mutant("the game ends below zero", _over(lambda game: any(_morale(game, seat) < 0 for seat in SEATS)))
    mutant(
        "only the turn player's morale ends the game", _over(lambda game: _morale(game, game.position.turn_player) <= 0)
    )
    mutant(
        "only the opponent's morale ends the game",
        _over(lambda game: _morale(game, other(game.position.turn_player)) <= 0),
    )
    mutant("both must be without morale", _over(lambda game: all(_morale(game, seat) <= 0 for seat in SEATS)))
    mutant(
        "the game ends in the cleanup phase",
        _over(
            lambda game: (
                any(frame.name == "cleanup" for frame in game.position.stack)
                and any(_morale(game, seat) <= 0 for seat in SEATS)
            )
        ),
    )
    mutant(
        "the game ends when the activation is over",
        _over(
            lambda game: (
                any(_morale(game, s) <= 0 for s in SEATS)
                and not any(frame.name in ("exchange", "activation") for frame in game.position.stack)
            )
        ),
    )
    mutant("only South's morale ends the game", _over(lambda game: _morale(game, "south") <= 0))


def _freely(real, game, creature, which):
    present = game.position.creatures[creature]
    real(game, creature, which)
    if present.owner != present.controller:
        morale.change(game, present.controller, damage.level_lost(game, creature), LOSS)


def _of_both(real, game, creature, which):
    present = game.position.creatures[creature]
    real(game, creature, which)
    if present.owner != present.controller:
        morale.change(game, present.owner, -damage.level_lost(game, creature), LOSS)


def _turn_player_s(real, game, creature, which):
    seat = game.position.creatures[creature].controller
    before = {each: game.position.players[each].morale for each in SEATS}
    real(game, creature, which)
    lost = before[seat] - game.position.players[seat].morale
    zones.change_player(game, seat, morale=before[seat])
    turn_player = game.position.turn_player
    zones.change_player(game, turn_player, morale=game.position.players[turn_player].morale - lost)


with clause(R + "below_zero_ends"):
    mutant("the game ends at exactly zero", _over(lambda game: any(_morale(game, seat) == 0 for seat in SEATS)))


with clause(R + "whose_morale"):
    mutant("a captured creature costs nobody morale", judgement(damage.destroy, _freely))
    mutant("a captured creature costs both morale", judgement(damage.destroy, _of_both))
    mutant("whoever has destroyed it loses the morale", judgement(damage.destroy, _turn_player_s))


with clause(R + "morale_unbounded"):
    mutant("morale stops at zero", _changed(lambda game, seat, amount, _: max(amount, -_morale(game, seat))))
    mutant(
        "morale never rises above ten", _changed(lambda g, seat, amount, _: min(amount, max(0, 10 - _morale(g, seat))))
    )
    mutant(
        "morale never rises above fifteen",
        _changed(lambda game, seat, amount, _: min(amount, max(0, 15 - _morale(game, seat)))),
    )
    mutant("morale never rises", _changed(lambda _game, _seat, amount, _: min(amount, 0)))

EVENT = R + "one_event"
with clause(EVENT):

    @wrong("the whole effect is finished before the game ends", table)
    def _(edition):
        real = edition.state_based_actions

        def look(game):
            return None if any(frame.name == "effect" for frame in game.position.stack) else real(game)

        return edition.amended(edition.name, state_based_actions=look)

    @wrong("everything declared is finished before the game ends", table)
    def _(edition):
        real = edition.state_based_actions

        def look(game):
            return None if any(frame.name == "exchange" for frame in game.position.stack) else real(game)

        return edition.amended(edition.name, state_based_actions=look)

    @wrong("the move is finished before the game ends", table)
    def _(edition):
        real = edition.state_based_actions

        def look(game):
            return None if any(frame.name == "moving" for frame in game.position.stack) else real(game)

        return edition.amended(edition.name, state_based_actions=look)

    @wrong("the game ends in the middle of damage to several", step, "damaging", "apply_damage")
    def _(game, frame):
        for hit in frame.hits:
            if any(_morale(game, seat) <= 0 for seat in SEATS):
                return
            if hit.cower:
                damage.cower(game, frame, hit)
            else:
                present = game.position.creatures[hit.creature]
                zones.change_creature(game, hit.creature, damage=present.damage + hit.amount)
                if damage.is_destroyed(game, hit.creature):
                    damage.destroy(game, hit.creature, LOSS)
        return


def _ended(how):
    """Somebody else wins: ``how`` gets the game and the clause, and names the winner, nobody or the right one."""

    def over(real, game, which):
        real(game, which)
        told = how(game, which)
        if told is not None:
            game.position.result = Ending(told, which)

    return judgement(end.end_game, over)


with clause(WINNER):
    mutant(
        "the lower morale wins",
        _ended(
            lambda g, _: (
                "south"
                if _morale(g, "south") < _morale(g, "north")
                else "north"
                if _morale(g, "north") < _morale(g, "south")
                else ""
            )
        ),
    )
    mutant(
        "whoever has creatures left wins",
        _ended(
            lambda g, _: next(
                (seat for seat in SEATS if creatures_of(g, seat) and not creatures_of(g, other(seat))), None
            )
        ),
    )
    mutant("the turn player wins", _ended(lambda game, _: game.position.turn_player))
    mutant("the opponent of the turn player wins", _ended(lambda game, _: other(game.position.turn_player)))
    mutant(
        "whoever has no creatures loses",
        _ended(lambda game, which: other(game.position.turn_player) if "end_check" in which else None),
    )
    mutant(
        "whoever has more creatures wins",
        _ended(lambda game, _: max(SEATS, key=lambda seat: len(creatures_of(game, seat)))),
    )
    mutant(
        "whoever has more leadership wins",
        _ended(lambda game, _: max(SEATS, key=lambda seat: game.position.players[seat].leadership)),
    )
    mutant(
        "nobody wins when both are without morale",
        _ended(lambda game, _: "" if all(_morale(game, seat) <= 0 for seat in SEATS) else None),
    )

with clause(TIE):
    mutant(
        "the turn player wins a tie",
        _ended(lambda game, _: game.position.turn_player if _morale(game, "south") == _morale(game, "north") else None),
    )
    mutant(
        "the opponent wins a tie",
        _ended(
            lambda game, _: (
                other(game.position.turn_player) if _morale(game, "south") == _morale(game, "north") else None
            )
        ),
    )
    mutant(
        "the first player wins a tie",
        _ended(
            lambda game, _: game.position.first_player if _morale(game, "south") == _morale(game, "north") else None
        ),
    )
    mutant(
        "the second player wins a tie",
        _ended(
            lambda game, _: (
                other(game.position.first_player) if _morale(game, "south") == _morale(game, "north") else None
            )
        ),
    )
    mutant(
        "more creatures win a tie",
        _ended(
            lambda game, _: (
                None
                if _morale(game, "south") != _morale(game, "north")
                else next(
                    (seat for seat in SEATS if len(creatures_of(game, seat)) > len(creatures_of(game, other(seat)))),
                    None,
                )
            )
        ),
    )
    mutant(
        "a difference of one is a draw",
        _ended(lambda game, _: "" if abs(_morale(game, "south") - _morale(game, "north")) == 1 else None),
    )

with clause(R + "negative_morale"):
    mutant(
        "below zero the lower morale wins",
        _ended(
            lambda game, _: (
                min(SEATS, key=lambda seat: _morale(game, seat))
                if all(_morale(game, seat) < 0 for seat in SEATS)
                else None
            )
        ),
    )
    mutant(
        "whoever is not below zero wins",
        _ended(
            lambda game, _: (
                ""
                if all(_morale(game, seat) <= 0 for seat in SEATS) and min(_morale(game, seat) for seat in SEATS) < 0
                else None
            )
        ),
    )

RESIGN = R + "resignation"
with clause(RESIGN):
    mutant(
        "only the turn player resigns", condition("resign", RESIGN, lambda g, seat, _: seat != g.position.turn_player)
    )
    mutant(
        "only whoever is asked resigns", condition("resign", RESIGN, lambda game, seat, _: seat != game.question.seat)
    )
    mutant("nobody resigns before the first turn", condition("resign", RESIGN, lambda game, *_: not game.position.turn))
    mutant(
        "nobody resigns while something is declared",
        condition("resign", RESIGN, lambda game, *_: any(frame.name == "exchange" for frame in game.position.stack)),
    )

    @wrong("whoever resigns wins", perform, "resign")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        game.position.result = replace(game.position.result, winner=seat)
        return outcome

    @wrong("morale decides when somebody resigns", perform, "resign")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        south, north = (_morale(game, each) for each in SEATS)
        winner = "" if south == north else "south" if south > north else "north"
        game.position.result = replace(game.position.result, winner=winner)
        return outcome
