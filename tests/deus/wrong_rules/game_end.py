"""Wrong orders of play and wrong ends of the game."""

from collections.abc import Callable, Mapping
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import deck_out, victory
from reference_engine.deus.board import FRONT
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection.position import opponent, units_in

Criterion = Callable[[Any, str], int]


@mutant("deus.flow.sequence", "the set-up begins when one player has selected")
def one_selection(edition: Edition) -> Edition:
    """Do not wait for the other."""
    return amend.without_step(edition, "deck_building", "selection_of_b")


@mutant("deus.flow.sequence", "turns begin while decks are still being shuffled")
def turns_before_set_up(edition: Edition) -> Edition:
    """Begin once both decks are there, with whoever is South."""

    def begin(game: Any, _frame: Any) -> Next:
        game.position.first_player = "south"
        return None

    return amend.step(edition, "match", "set_up", begin)


@mutant("deus.flow.alternate_until_end", "both players have their first turns, then South has all the others")
def south_from_then_on(edition: Edition) -> Edition:
    """Alternate once only."""

    def marching(position: Any) -> str:
        first: str = position.first_player
        return {1: first, 2: opponent(first)}.get(position.turn, "south")

    return amend.rule(edition, "marching side", marching)


@mutant("deus.flow.alternate_until_end", "the second player has the first turn")
def second_goes_first(edition: Edition) -> Edition:
    """Take odd for even."""

    def marching(position: Any) -> str:
        first: str = position.first_player
        return first if position.turn % 2 == 0 else opponent(first)

    return amend.rule(edition, "marching side", marching)


@mutant("deus.flow.alternate_until_end", "another turn follows the last one")
def one_turn_too_many(edition: Edition) -> Edition:
    """Judge the decks a turn later."""

    def judge(game: Any, _frame: Any) -> Next:
        return deck_out.judge(game, "chance") if game.position.turn > game.position.final_turn else None

    return amend.step(edition, "end_declaration", "judge_decks", judge)


def _front(game: Any, seat: str) -> list[bool]:
    return [bool(units_in(game.position, area, seat)) for area in FRONT]


@mutant("deus.victory.condition", "two of the three front areas win")
def two_areas_win(edition: Edition) -> Edition:
    """Ask for the greater part."""
    return amend.rule(edition, "victory", lambda game, seat: sum(_front(game, seat)) >= 2)


@mutant("deus.victory.condition", "units of either side in all three front areas win for the marching side")
def any_units_win(edition: Edition) -> Edition:
    """Do not look whose they are."""

    def holds(game: Any, seat: str) -> bool:
        return seat == game.position.marching and all(units_in(game.position, area) for area in FRONT)

    return amend.rule(edition, "victory", holds)


@mutant("deus.victory.condition", "whoever holds the front wins at any moment")
def wins_at_once(edition: Edition) -> Edition:
    """Look between any two steps."""

    def between(game: Any) -> Any:
        victory.check(game, "deus.victory.condition")
        return edition.state_based_actions(game)

    return edition.amended(edition.name, state_based_actions=between)


@mutant("deus.victory.check_after_march", "the end of a march is no moment of victory")
def no_check_after_march(edition: Edition) -> Edition:
    """Leave it out."""
    return amend.without_step(edition, "march", "check_victory")


@mutant("deus.victory.check_after_march", "a march wins before the defending side could meet it")
def check_before_intercept(edition: Edition) -> Edition:
    """Look too early."""
    return amend.step_before(edition, "march", "check_victory", "offer_intercept")


@mutant("deus.victory.check_after_march", "only the marching side wins at the end of a march")
def marching_side_only(edition: Edition) -> Edition:
    """Look at one side."""

    def check(game: Any, frame: Any) -> Next:
        if not frame.fought and victory.holds_the_front(game, game.position.marching):
            victory.end(game, game.position.marching, "deus.victory.check_after_march")
        return None

    return amend.step(edition, "march", "check_victory", check)


@mutant("deus.victory.check_after_battle", "the end of a battle is no moment of victory")
def no_check_after_battle(edition: Edition) -> Edition:
    """Leave it out."""
    return amend.without_step(edition, "after_battle", "check_victory")


@mutant("deus.victory.check_after_battle", "the check comes before units go back where they came from")
def check_before_return(edition: Edition) -> Edition:
    """Look too early."""
    return amend.step_before(edition, "after_battle", "check_victory", "return_units")


@mutant("deus.victory.check_after_battle", "an effect that clears the front wins within the battle")
def check_within_battle(edition: Edition) -> Edition:
    """Look after every effect."""

    def check(game: Any, _frame: Any) -> Next:
        return victory.check(game, "deus.victory.check_after_battle")

    return amend.after_step(edition, "effect", "apply_group", check)


@mutant("deus.victory.check_after_battle", "only the marching side wins at the end of a battle")
def attacker_only(edition: Edition) -> Edition:
    """Look at one side."""

    def check(game: Any, _frame: Any) -> Next:
        if victory.holds_the_front(game, game.position.marching):
            victory.end(game, game.position.marching, "deus.victory.check_after_battle")
        return None

    return amend.step(edition, "after_battle", "check_victory", check)


@mutant("deus.victory.check_turn_end", "the end of a turn is no moment of victory")
def no_check_at_turn_end(edition: Edition) -> Edition:
    """Leave it out."""
    return amend.without_step(edition, "end_declaration", "check_victory")


@mutant("deus.victory.check_turn_end", "the check comes before the turn's effects end")
def check_before_effects_end(edition: Edition) -> Edition:
    """Look too early."""
    return amend.step_before(edition, "end_declaration", "check_victory", "end_effects")


@mutant("deus.victory.check_turn_end", "the end of every phase is a moment of victory")
def check_at_phase_end(edition: Edition) -> Edition:
    """Look too often."""
    real = edition.acts["end_phase"].perform

    def end(game: Any, frame: Any, seat: str, answer: Any) -> Next:
        real(game, frame, seat, answer)
        return victory.check(game, "deus.victory.check_turn_end")

    return amend.perform(edition, "end_phase", end)


@mutant("deus.victory.needs_units", "a control marker holds an area for the win")
def markers_hold(edition: Edition) -> Edition:
    """Count marked areas as held."""

    def holds(game: Any, seat: str) -> bool:
        own = game.position.control_markers if seat == game.position.marching else ()
        return all(held or area in own for area, held in zip(FRONT, _front(game, seat), strict=True))

    return amend.rule(edition, "victory", holds)


@mutant("deus.victory.needs_units", "exhausted units hold nothing")
def ready_units_hold(edition: Edition) -> Edition:
    """Ask for ready ones besides the one that has just come."""

    def holds(game: Any, seat: str) -> bool:
        ready = {unit.area for unit in game.position.units.values() if unit.owner == seat and unit.ready}
        return all(_front(game, seat)) and len(ready & set(FRONT)) >= 1

    return amend.rule(edition, "victory", holds)


@mutant("deus.victory.needs_units", "an area with a control marker counts for nobody")
def marked_areas_do_not_count(edition: Edition) -> Edition:
    """Leave marked areas out."""

    def holds(game: Any, seat: str) -> bool:
        marked = game.position.control_markers
        return all(held and area not in marked for area, held in zip(FRONT, _front(game, seat), strict=True))

    return amend.rule(edition, "victory", holds)


def _sets_the_end(game: Any) -> None:
    game.position.final_turn = game.position.turn + 1


def _decks(game: Any) -> list[int]:
    return [len(player.deck) for player in game.position.players.values()]


@judgement(deck_out.watch, "deus.deckout.trigger", "one card left between both decks is as good as none")
def nearly_empty(real: Callable[..., None], game: Any) -> None:
    """Set the end too early."""
    real(game)
    if game.position.turn and not game.position.final_turn and sum(_decks(game)) <= 1:
        _sets_the_end(game)


@mutant("deus.deckout.trigger", "decks that run out outside the hand adjustment phases go unnoticed")
def noticed_at_refills(edition: Edition) -> Edition:
    """Look at refills only."""

    def between(game: Any) -> Any:
        before = game.position.final_turn
        due = edition.state_based_actions(game)
        if game.position.stack[-1].name != "hand_adjustment":
            game.position.final_turn = before
        return due

    return edition.amended(edition.name, state_based_actions=between)


@mutant("deus.deckout.trigger", "a deck that grows again takes the end back")
def taken_back(edition: Edition) -> Edition:
    """Look anew each time."""
    return amend.switch(edition, "deckout_latched", "no")


@judgement(deck_out.watch, "deus.deckout.single_empty_continues", "one empty deck sets the end")
def one_empty_deck(real: Callable[..., None], game: Any) -> None:
    """Do not wait for the other."""
    real(game)
    if game.position.turn and not game.position.final_turn and 0 in _decks(game):
        _sets_the_end(game)


@judgement(deck_out.watch, "deus.deckout.single_empty_continues", "the marching side's empty deck sets the end")
def own_empty_deck(real: Callable[..., None], game: Any) -> None:
    """Look at one side only."""
    real(game)
    position = game.position
    if position.turn and not position.final_turn and not position.players[position.marching].deck:
        _sets_the_end(game)


@mutant("deus.deckout.end_timing", "the game ends with the turn in which the decks ran out")
def ends_with_this_turn(edition: Edition) -> Edition:
    """No turn more."""
    return amend.numbers(edition, turns_after_deck_out=0)


@mutant("deus.deckout.end_timing", "both players have one more turn each")
def ends_two_turns_later(edition: Edition) -> Edition:
    """One turn too many."""
    return amend.numbers(edition, turns_after_deck_out=2)


@mutant("deus.deckout.end_timing", "the decks are judged before the effects of the turn end")
def judged_before_effects_end(edition: Edition) -> Edition:
    """Look too early."""
    return amend.step_before(edition, "end_declaration", "judge_decks", "end_effects")


@mutant("deus.deckout.end_timing", "the decks are judged before the end of the turn is declared")
def judged_before_the_end(edition: Edition) -> Edition:
    """Look too early by far."""
    return amend.step_before(edition, "end_declaration", "judge_decks", "declare_end")


def _criteria(edition: Edition, criteria: Mapping[str, Criterion]) -> Edition:
    return amend.rule(edition, "deck-out criteria", criteria)


@mutant("deus.deckout.priority", "the criteria are compared from the last to the first")
def last_criterion_first(edition: Edition) -> Edition:
    """Turn the list round."""
    return _criteria(edition, dict(reversed(edition.judgements["deck-out criteria"].items())))


@mutant("deus.deckout.priority", "whoever is ahead in more criteria wins")
def most_criteria(edition: Edition) -> Edition:
    """Count them."""
    criteria = list(edition.judgements["deck-out criteria"].values())

    def ahead(game: Any, seat: str) -> int:
        return sum(criterion(game, seat) > criterion(game, opponent(seat)) for criterion in criteria)

    return _criteria(edition, {"deus.deckout.priority": ahead})


@mutant("deus.deckout.priority", "levels are compared before numbers of units")
def levels_before_numbers(edition: Edition) -> Edition:
    """Change 2 and 3."""
    order = ("1", "3", "2", "4", "5")
    return _criteria(
        edition, {f"deus.deckout.{n}": edition.judgements["deck-out criteria"][f"deus.deckout.{n}"] for n in order}
    )


@mutant("deus.deckout.priority", "a control marker of the last turn is control")
def judged_with_markers(edition: Edition) -> Edition:
    """Remove the markers afterwards."""
    rules = amend.step_before(edition, "end_declaration", "judge_decks", "remove_markers")

    def areas(game: Any, seat: str) -> int:
        marked = len(game.position.control_markers) if seat == game.position.marching else 0
        return sum(_front(game, seat)) + marked

    return _criteria(rules, {**edition.judgements["deck-out criteria"], "deus.deckout.1": areas})


def _other(edition: Edition, number: int, criterion: Criterion) -> Edition:
    return _criteria(edition, {**edition.judgements["deck-out criteria"], f"deus.deckout.{number}": criterion})


def _units(game: Any, seat: str) -> list[Any]:
    return [unit for unit in game.position.units.values() if unit.owner == seat]


def _at_front(game: Any, seat: str) -> list[Any]:
    return [unit for unit in _units(game, seat) if unit.area in FRONT]


@mutant("deus.deckout.1", "areas of own territory count, too")
def all_areas(edition: Edition) -> Edition:
    """Count every area with own units."""
    return _other(edition, 1, lambda game, seat: len({unit.area for unit in _units(game, seat)}))


@mutant("deus.deckout.1", "there is no such criterion")
def areas_do_not_matter(edition: Edition) -> Edition:
    """Leave it out."""
    return _other(edition, 1, lambda _game, _seat: 0)


@mutant("deus.deckout.1", "the player with fewer front areas wins")
def fewer_areas(edition: Edition) -> Edition:
    """Take the lower for the higher."""
    return _other(edition, 1, lambda game, seat: -len({unit.area for unit in _at_front(game, seat)}))


@mutant("deus.deckout.2", "units of the whole battlefield are counted second")
def all_units_second(edition: Edition) -> Edition:
    """Count everywhere."""
    return _other(edition, 2, lambda game, seat: len(_units(game, seat)))


@mutant("deus.deckout.2", "there is no such criterion")
def numbers_at_front_do_not_matter(edition: Edition) -> Edition:
    """Leave it out."""
    return _other(edition, 2, lambda _game, _seat: 0)


@mutant("deus.deckout.3", "the highest level at the front decides, not the total")
def highest_level(edition: Edition) -> Edition:
    """Take the strongest unit."""
    return _other(edition, 3, lambda game, seat: max((unit.level for unit in _at_front(game, seat)), default=0))


@mutant("deus.deckout.3", "levels of the whole battlefield are added up third")
def all_levels_third(edition: Edition) -> Edition:
    """Count everywhere."""
    return _other(edition, 3, lambda game, seat: sum(unit.level for unit in _units(game, seat)))


@mutant("deus.deckout.4", "areas with own units are counted, not units")
def areas_instead_of_units(edition: Edition) -> Edition:
    """Count areas."""
    return _other(edition, 4, lambda game, seat: len({unit.area for unit in _units(game, seat)}))


@mutant("deus.deckout.4", "there is no such criterion")
def numbers_do_not_matter(edition: Edition) -> Edition:
    """Leave it out."""
    return _other(edition, 4, lambda _game, _seat: 0)


@mutant("deus.deckout.5", "the highest level on the battlefield decides, not the total")
def highest_of_all(edition: Edition) -> Edition:
    """Take the strongest unit."""
    return _other(edition, 5, lambda game, seat: max((unit.level for unit in _units(game, seat)), default=0))


@mutant("deus.deckout.5", "there is no such criterion")
def levels_do_not_matter(edition: Edition) -> Edition:
    """Leave it out."""
    return _other(edition, 5, lambda _game, _seat: 0)


def _judgement(edition: Edition, rolled: Callable[..., Next]) -> Edition:
    return amend.drawn(edition, "judge_decks", rolled)


@mutant("deus.deckout.6", "the lower roll wins")
def lower_roll_wins(edition: Edition) -> Edition:
    """Take the lower for the higher."""

    def rolled(game: Any, _frame: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            return AGAIN
        victory.end(game, "south" if faces[0] < faces[1] else "north", "deus.deckout.6")
        return None

    return _judgement(edition, rolled)


@mutant("deus.deckout.6", "equal rolls win for the marching side")
def tie_for_the_marching_side(edition: Edition) -> Edition:
    """Roll once only."""

    def rolled(game: Any, _frame: Any, faces: tuple[int, int]) -> Next:
        higher = "south" if faces[0] > faces[1] else "north"
        winner = game.position.marching if faces[0] == faces[1] else higher
        victory.end(game, winner, "deus.deckout.6")
        return None

    return _judgement(edition, rolled)


@mutant("deus.deckout.6", "equal rolls are a draw")
def tie_is_a_draw(edition: Edition) -> Edition:
    """End the game without a winner."""

    def rolled(game: Any, frame: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            victory.end(game, "", "deus.deckout.6")
            return None
        return deck_out.judgement_rolled(game, frame, faces)

    return _judgement(edition, rolled)
