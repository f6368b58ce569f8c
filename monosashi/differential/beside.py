"""Games of a run's own: after its scenarios the engine plays a few random decisions beside the reference.

Scenarios are published, positions that a seed draws are not: who has learned all answers by heart has none to these.
"""

import shlex
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from monosashi.differential.divergence import Divergence
from monosashi.differential.playing import GameReport
from monosashi.differential.run import Run as Comparison
from monosashi.differential.run import Wish
from monosashi.subjects.status import PROCESS_FAILURES, UNSCORED, ScenarioEnded
from monosashi.support.interruption import allowed
from monosashi.support.text import shortened
from monosashi.verification.results_file import Run
from monosashi.verification.run import Plan
from monosashi.verification.session import Invalid
from monosashi.verification.symptoms import candidates

GAMES = (0, 2)
"""The numbers of the games: one from its start, if the engine offers that, and one from the middle."""

DECISIONS = 30
"""So many decisions of each are compared."""

SHOWN = 300
"""So many characters are told of what parts them."""


def beside_reference(run: Run, what: Plan) -> Run:
    """The run with what parted the engine from the reference in games of its own, as far as no failure explains it.

    Where only some clauses were asked for, nothing is played: the rest may not be there yet.
    """
    seed = what.settings.seed
    if seed is None or not what.command or what.clauses or run.footer.invalid:
        return run
    settings = what.settings
    wish = Wish(
        what.edition,
        what.command,
        seed=seed,
        timeout=settings.timeout,
        hello_timeout=settings.hello_timeout,
        restarts=settings.restarts,
        house=what.house,
    )
    reports: list[GameReport] = []
    try:
        with allowed():
            reports += _played(wish)
    except (Invalid, ScenarioEnded, KeyboardInterrupt):
        # It has been measured; what it does not do once more is no matter of its rules.
        return run
    parted = [each.divergence for report in reports for each in report.found]
    told = tuple(dict.fromkeys(_told(each, wish) for each in parted if not _is_explained(each, run)))
    decisions = sum(report.decisions for report in reports)
    return replace(run, footer=replace(run.footer, decisions=decisions, parted=told[:1]))


def _played(wish: Wish) -> Iterator[GameReport]:
    """The beginnings of the games, on an engine that is started for them."""
    comparison = Comparison(wish)
    try:
        for number in GAMES:
            yield comparison.table.play(number, wish.seed, Counter(), bound=DECISIONS)
    finally:
        comparison.close()


def _is_explained(parted: Divergence, run: Run) -> bool:
    """Whether a scenario has failed under a clause that is in play there, or by all the fields that differ there.

    Who crashes in one may crash in both. What an engine does not offer, such as ``load``, parts nobody.
    """
    if parted.kind in UNSCORED:
        return True
    known = {
        field for verdict in run.wrong for cause in candidates(run.header.edition, verdict) for field in cause.what
    }
    if parted.what and {*parted.what} <= known:
        return True
    under = {verdict.clause for verdict in run.wrong}
    crashed = any(verdict.status in PROCESS_FAILURES for verdict in run.failed)
    return not under.isdisjoint(parted.clauses) or (crashed and parted.kind in PROCESS_FAILURES)


def _told(parted: Divergence, wish: Wish) -> str:
    """What has parted them, and the command that plays the same games to their end."""
    accepted = "".join(f" --accept {each}" for each in (wish.house.ids if wish.house else ()))
    again = f"monosashi compare --edition {wish.edition} --games {GAMES[-1] + 1} --seed {wish.seed}{accepted}"
    message = shortened(" ".join(parted.message.split()), SHOWN)
    return f"in a game of its own: {message}; {again} -- {shlex.join(wish.command)}"
