"""What changes from one edition to another: clauses, scenarios, games, pages, stored verdicts.

Whether a clause behaves otherwise is found by running, not by comparing texts: by scenarios that end otherwise, by
games that go otherwise, and by the entries of the editions' tables that are its own.
"""

from collections.abc import Sequence
from pathlib import Path

import reference_engine as engine
from monosashi.impact.clauses import changes, touched
from monosashi.impact.games import random_games, recorded_games
from monosashi.impact.model import AskedClause, ClauseChange, GameChange, Impact, ScenarioChange, Shown, silently
from monosashi.impact.numbers import untold
from monosashi.impact.pages import chapters, pages_of, saying
from monosashi.impact.runs import outdated_runs
from monosashi.impact.scenarios import ending_otherwise, to_be_read_again
from monosashi.rulebook.errata import of_edition
from monosashi.sharing import ALONE, Crew
from monosashi.verification.results_file import read

GAMES = 50
"""How many random games are played unless somebody wants more."""


class Incomparable(Exception):
    """Two editions cannot be compared; the message says why, in one sentence."""


def impact(
    old: str,
    new: str,
    games: int = GAMES,
    runs: Sequence[Path] = (),
    shown: Shown = silently,
    site: Path | None = None,
    crew: Crew = ALONE,
) -> Impact:
    """Compare two editions of one game, amended ones too.

    ``games`` random games are played, ``runs`` are records of ``monosashi verify``, ``site`` is a folder of
    built pages; ``crew`` shares the random games. Raises Incomparable, BadErratum, BadRecord, NoSite, NoCluster.
    """
    _demand(old, new)
    stored = {file: read(file) for file in runs}
    if site is not None:
        pages_of(site, old)
    scenarios = ending_otherwise(old, new, shown)
    recorded, count = recorded_games(old, new, shown)
    random = random_games(old, new, games, shown, crew)
    parted = (*recorded, *random)
    strange = unexplained(scenarios, parted)
    clauses = changes(old, new, scenarios, strange)
    restated = [clause for erratum in of_edition(new) for clause in erratum.clauses]
    return Impact(
        old=old,
        new=new,
        clauses=clauses,
        entries=touched(old, new),
        scenarios=scenarios,
        outdated=to_be_read_again(old, new),
        recorded_games=count,
        recorded=recorded,
        random_games=games,
        random=random,
        pages=chapters(new, clauses),
        still_saying=() if site is None else saying(site, old, clauses),
        runs=outdated_runs(old, stored, scenarios, clauses),
        unnoticed=(*unnoticed(clauses, strange), *untold(old, new, clauses, restated)),
    )


def _demand(old: str, new: str) -> None:
    """Both exist, and are of one game."""
    for name in (old, new):
        try:
            engine.edition(name)
        except KeyError as error:
            raise Incomparable(str(error.args[0])) from None
    if old.partition("@")[0] != new.partition("@")[0]:
        raise Incomparable(f"{old} and {new} are two games; two editions of one game can be compared")
    if old == new:
        raise Incomparable(f"{old} is compared with itself")


def unnoticed(clauses: Sequence[ClauseChange], games: Sequence[GameChange]) -> tuple[str, ...]:
    """Where the suite does not tell the two editions apart as it should, a sentence each.

    A clause whose own entry in the table differs must have a scenario that ends otherwise, and every game that goes
    otherwise must be explained by one: ``games`` are those that are not.
    """
    found = [
        f"{change.clause} behaves otherwise ({'; '.join(change.entries)}), and no scenario of it ends otherwise"
        for change in clauses
        if change.entries and not change.noticed_by
    ]
    for game in games:
        cited = ", ".join(game.clauses) or "no clause"
        found.append(f"{game.name} goes otherwise at {cited}, and no scenario there ends otherwise: {game.message}")
    return tuple(found)


def unexplained(scenarios: Sequence[ScenarioChange], games: Sequence[GameChange]) -> tuple[GameChange, ...]:
    """The games that go otherwise where no scenario does.

    A game is explained by a scenario that ends otherwise and shows a clause at which the game parts, or parts at the
    same questions.
    """
    noticed = {clause for change in scenarios for clause in change.clauses}
    partings = {change.asked for change in scenarios if change.asked.old != change.asked.new}
    return tuple(
        game
        for game in games
        if noticed.isdisjoint(game.clauses) and not any(_alike(game.asked, parting) for parting in partings)
    )


def _alike(game: AskedClause, scenario: AskedClause) -> bool:
    """Whether a game parts at the questions of a scenario; where it is over on one table, the other one decides."""
    if game.old == game.new:
        return False
    return game.old in ("", scenario.old) and game.new in ("", scenario.new)
