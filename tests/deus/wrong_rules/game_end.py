"""Wrong orders of play and wrong ends of the game."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, bend, drawn, judgement, perform, step, step_before, table
from reference_engine.deus import deck_out, victory
from reference_engine.deus.board import FRONT
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection.position import opponent, units_in

Criterion = Callable[[Any, str], int]

with clause("deus.flow.sequence"):

    @wrong("turns begin while decks are still being shuffled", step, "match", "set_up")
    def _(game, _frame):
        game.position.first_player = "south"


with clause("deus.flow.alternate_until_end"):

    @wrong("both players have their first turns, then South has all the others", judgement, "marching side")
    def _(position):
        first = position.first_player
        return {1: first, 2: opponent(first)}.get(position.turn, "south")

    @wrong("another turn follows the last one", step, "end_declaration", "judge_decks")
    def _(game, _frame):
        return deck_out.judge(game, "chance") if game.position.turn > game.position.final_turn else None


def _front(game: Any, seat: str) -> list[bool]:
    return [bool(units_in(game.position, area, seat)) for area in FRONT]


with clause("deus.victory.condition"):
    mutant("two of the three front areas win", judgement("victory", lambda game, seat: sum(_front(game, seat)) >= 2))

    @wrong("units of either side in all three front areas win for the marching side", judgement, "victory")
    def _(game, seat):
        return seat == game.position.marching and all(units_in(game.position, area) for area in FRONT)

    @wrong("whoever holds the front wins at any moment", table)
    def _(edition):
        def between(game):
            victory.check(game, "deus.victory.condition")
            return edition.state_based_actions(game)

        return edition.amended(edition.name, state_based_actions=between)


with clause("deus.victory.check_after_march"):
    mutant(
        "a march wins before the defending side could meet it", step_before("march", "check_victory", "offer_intercept")
    )

    @wrong("only the marching side wins at the end of a march", step, "march", "check_victory")
    def _(game, frame):
        if not frame.fought and victory.holds_the_front(game, game.position.marching):
            victory.end(game, game.position.marching, "deus.victory.check_after_march")


with clause("deus.victory.check_after_battle"):
    mutant(
        "the check comes before units go back where they came from",
        step_before("after_battle", "check_victory", "return_units"),
    )

    @wrong("an effect that clears the front wins within the battle", after_step, "effect", "apply_group")
    def _(game, _frame):
        return victory.check(game, "deus.victory.check_after_battle")

    @wrong("only the marching side wins at the end of a battle", step, "after_battle", "check_victory")
    def _(game, _frame):
        if victory.holds_the_front(game, game.position.marching):
            victory.end(game, game.position.marching, "deus.victory.check_after_battle")


with clause("deus.victory.check_turn_end"):

    @wrong("the end of every phase is a moment of victory", perform, "end_phase")
    def _(real, game, frame, seat, answer):
        real(game, frame, seat, answer)
        return victory.check(game, "deus.victory.check_turn_end")


with clause("deus.victory.needs_units"):

    @wrong("a control marker holds an area for the win", judgement, "victory")
    def _(game, seat):
        own = game.position.control_markers if seat == game.position.marching else ()
        return all((held or area in own for area, held in zip(FRONT, _front(game, seat), strict=True)))

    @wrong("exhausted units hold nothing", judgement, "victory")
    def _(game, seat):
        ready = {unit.area for unit in game.position.units.values() if unit.owner == seat and unit.ready}
        return all(_front(game, seat)) and len(ready & set(FRONT)) >= 1

    @wrong("an area with a control marker counts for nobody", judgement, "victory")
    def _(game, seat):
        marked = game.position.control_markers
        return all((held and area not in marked for area, held in zip(FRONT, _front(game, seat), strict=True)))


def _sets_the_end(game: Any) -> None:
    game.position.final_turn = game.position.turn + 1


def _decks(game: Any) -> list[int]:
    return [len(player.deck) for player in game.position.players.values()]


with clause("deus.deckout.trigger"):

    @wrong("one card left between both decks is as good as none", judgement, deck_out.watch)
    def _(real, game):
        real(game)
        if game.position.turn and not game.position.final_turn and (sum(_decks(game)) <= 1):
            _sets_the_end(game)

    @wrong("decks that run out outside the hand adjustment phases go unnoticed", table)
    def _(edition):
        def between(game):
            before = game.position.final_turn
            due = edition.state_based_actions(game)
            if game.position.stack[-1].name != "hand_adjustment":
                game.position.final_turn = before
            return due

        return edition.amended(edition.name, state_based_actions=between)


with clause("deus.deckout.single_empty_continues"):

    @wrong("one empty deck sets the end", judgement, deck_out.watch)
    def _(real, game):
        real(game)
        if game.position.turn and not game.position.final_turn and (0 in _decks(game)):
            _sets_the_end(game)

    @wrong("the marching side's empty deck sets the end", judgement, deck_out.watch)
    def _(real, game):
        real(game)
        position = game.position
        if position.turn and not position.final_turn and not position.players[position.marching].deck:
            _sets_the_end(game)


with clause("deus.deckout.end_timing"):
    mutant(
        "the decks are judged before the effects of the turn end",
        step_before("end_declaration", "judge_decks", "end_effects"),
    )
    mutant(
        "the decks are judged before the end of the turn is declared",
        step_before("end_declaration", "judge_decks", "declare_end"),
    )


_criteria = partial(judgement, "deck-out criteria")


with clause("deus.deckout.priority"):

    @wrong("whoever is ahead in more criteria wins", table)
    def _(edition):
        criteria = list(edition.judgements["deck-out criteria"].values())

        def ahead(game, seat):
            return sum(criterion(game, seat) > criterion(game, opponent(seat)) for criterion in criteria)

        return _criteria({"deus.deckout.priority": ahead})(edition)

    @wrong("levels are compared before numbers of units", table)
    def _(edition):
        order = ("1", "3", "2", "4", "5")
        return _criteria(
            {f"deus.deckout.{n}": edition.judgements["deck-out criteria"][f"deus.deckout.{n}"] for n in order}
        )(edition)

    @wrong("a control marker of the last turn is control", table)
    def _(edition):
        rules = step_before("end_declaration", "judge_decks", "remove_markers")(edition)

        def areas(game, seat):
            marked = len(game.position.control_markers) if seat == game.position.marching else 0
            return sum(_front(game, seat)) + marked

        return _criteria({**edition.judgements["deck-out criteria"], "deus.deckout.1": areas})(rules)


@bend
def _other(edition: Edition, number: int, criterion: Criterion) -> Edition:
    return _criteria({**edition.judgements["deck-out criteria"], f"deus.deckout.{number}": criterion})(edition)


def _units(game: Any, seat: str) -> list[Any]:
    return [unit for unit in game.position.units.values() if unit.owner == seat]


def _at_front(game: Any, seat: str) -> list[Any]:
    return [unit for unit in _units(game, seat) if unit.area in FRONT]


with clause("deus.deckout.1"):
    mutant("there is no such criterion", _other(1, lambda *_: 0))

    @wrong("areas of own territory count, too", _other, 1)
    def _(game, seat):
        return len({unit.area for unit in _units(game, seat)})

    @wrong("the player with fewer front areas wins", _other, 1)
    def _(game, seat):
        return -len({unit.area for unit in _at_front(game, seat)})


with clause("deus.deckout.2"):
    mutant("units of the whole battlefield are counted second", _other(2, lambda game, seat: len(_units(game, seat))))
    mutant("there is no such criterion", _other(2, lambda *_: 0))

with clause("deus.deckout.3"):

    @wrong("the highest level at the front decides, not the total", _other, 3)
    def _(game, seat):
        return max((unit.level for unit in _at_front(game, seat)), default=0)

    @wrong("levels of the whole battlefield are added up third", _other, 3)
    def _(game, seat):
        return sum(unit.level for unit in _units(game, seat))


with clause("deus.deckout.4"):
    mutant("there is no such criterion", _other(4, lambda *_: 0))

    @wrong("areas with own units are counted, not units", _other, 4)
    def _(game, seat):
        return len({unit.area for unit in _units(game, seat)})


with clause("deus.deckout.5"):
    mutant("there is no such criterion", _other(5, lambda *_: 0))

    @wrong("the highest level on the battlefield decides, not the total", _other, 5)
    def _(game, seat):
        return max((unit.level for unit in _units(game, seat)), default=0)


_judgement = partial(drawn, "judge_decks")


with clause("deus.deckout.6"):

    @wrong("the lower roll wins", _judgement)
    def _(game, _frame, faces):
        if faces[0] == faces[1]:
            return AGAIN
        victory.end(game, "south" if faces[0] < faces[1] else "north", "deus.deckout.6")
        return None

    @wrong("equal rolls win for the marching side", _judgement)
    def _(game, _frame, faces):
        higher = "south" if faces[0] > faces[1] else "north"
        winner = game.position.marching if faces[0] == faces[1] else higher
        victory.end(game, winner, "deus.deckout.6")

    @wrong("equal rolls are a draw", _judgement)
    def _(game, frame, faces):
        if faces[0] == faces[1]:
            victory.end(game, "", "deus.deckout.6")
            return None
        return deck_out.judgement_rolled(game, frame, faces)
