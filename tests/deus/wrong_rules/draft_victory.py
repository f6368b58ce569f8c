"""Wrong victories of the draft of 2018-08-29."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import victory
from reference_engine.deus.board import FRONT
from reference_engine.deus.deck_out import number_at_front
from reference_engine.deus.draft_2018 import ownership
from reference_engine.deus.draft_2018.ownership import markers_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import units_in


@mutant("deus.draft.victory.three_markers", "units in all front areas win, markers do not count")
def units_win(edition: Edition) -> Edition:
    """As in ver2.00."""
    return amend.rule(edition, "victory", victory.holds_the_front)


@mutant("deus.draft.victory.three_markers", "two markers win")
def two_markers_win(edition: Edition) -> Edition:
    """One fewer."""
    return amend.rule(edition, "victory", lambda game, seat: markers_of(game, seat) >= 2)


@mutant("deus.draft.victory.three_markers", "a marker counts only where own units are")
def markers_with_units_win(edition: Edition) -> Edition:
    """Both at once."""

    def both(game: Any, seat: str) -> bool:
        return markers_of(game, seat) == len(FRONT) and all(units_in(game.position, area, seat) for area in FRONT)

    return amend.rule(edition, "victory", both)


@mutant("deus.draft.victory.three_markers", "the defending side cannot win")
def only_the_marching_side_wins(edition: Edition) -> Edition:
    """Whose turn it is."""
    real = edition.judgements["victory"]
    return amend.rule(edition, "victory", lambda game, seat: seat == game.position.marching and real(game, seat))


@mutant("deus.draft.victory.three_markers", "a march that wins no battle wins no game")
def marches_do_not_win(edition: Edition) -> Edition:
    """Not looked at."""
    return amend.without_step(edition, "march", "check_after_march")


@judgement(ownership.markers_of, "deus.draft.deckout.more_markers", "units at the front are counted instead of markers")
def units_counted(_real: Any, game: Any, seat: str) -> int:
    """Units decide."""
    return number_at_front(game, seat)


@judgement(ownership.markers_of, "deus.draft.deckout.more_markers", "the player with fewer markers wins")
def fewer_markers_win(real: Any, game: Any, seat: str) -> int:
    """The other way round."""
    return -int(real(game, seat))


@mutant("deus.draft.deckout.more_markers", "the markers are never counted")
def never_judged(edition: Edition) -> Edition:
    """No end."""
    return amend.without_step(edition, "end_declaration", "judge_markers")


@judgement(ownership.markers_of, "deus.draft.deckout.draw", "with equally many markers the units at the front decide")
def units_break_the_tie(real: Any, game: Any, seat: str) -> int:
    """The next criterion of ver2.00."""
    return 10 * int(real(game, seat)) + number_at_front(game, seat)


@mutant("deus.draft.deckout.draw", "the game is never drawn: South wins")
def south_wins_draws(edition: Edition) -> Edition:
    """No draws."""

    def judged(game: Any, _frame: Any) -> Next:
        if game.position.result is not None and not game.position.result.winner:
            victory.end(game, "south", "deus.draft.deckout.draw")
        return None

    return amend.after_step(edition, "end_declaration", "judge_markers", judged)
