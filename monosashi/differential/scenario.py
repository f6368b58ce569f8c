"""A line of play as a scenario in the sentences of the suite: tried on both engines before anybody is shown it."""

from collections.abc import Callable, Sequence
from typing import Any

import reference_engine as engine
from monosashi.differential.contest import Contest
from monosashi.differential.divergence import Divergence, Kind
from monosashi.differential.sentences import Facts, as_scenario, sayable, scenario_text, sentences
from monosashi.subjects.lines import Line
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Telling
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.edition import Edition


def scenario_of(contest: Contest, line: Line, divergence: Divergence) -> tuple[str, str]:
    """The text of a scenario, or nothing and why there is none."""
    rules = contest.rules
    if why := sayable(rules.name.partition("@")[0], line):
        return "", why
    if divergence.kind in (Kind.LEGAL, Kind.VIEW):
        return "", "no sentence of the suite says what a list or a view must be as a whole"

    def facts(says: Telling, position: Any, unnamed: Sequence[str]) -> list[str]:
        return _facts(says, rules, position, divergence, unnamed)

    text, why = in_sentences(rules, line, facts, _title(divergence), lambda each: _passes_and_fails(contest, each))
    return text, "" if text else why or "told in sentences, the two engines do not part any more"


def in_sentences(
    rules: Edition, line: Line, facts: Facts, title: str, holds: Callable[[Scenario], bool]
) -> tuple[str, str]:
    """The text of a scenario that ``holds``; nothing if none does, and why no sentence says it, if that is so."""
    for brief in (True, False):
        try:
            said = list(sentences(rules, line, facts, brief=brief))
        except (Unsayable, engine.Refused, engine.Unreadable) as error:
            return "", str(error)
        except LookupError as error:
            return "", f"no sentence says what there is of {error}"
        if holds(as_scenario(said)):
            return scenario_text(title, said), ""
    return "", ""


def passes(rules: Edition, scenario: Scenario) -> bool:
    """Whether the reference passes a scenario."""
    return runner.play(Case(Reference(rules), rules.name), scenario).status is Status.PASS


def _facts(says: Telling, rules: Edition, position: Any, divergence: Divergence, unnamed: Sequence[str]) -> list[str]:
    """What is to be seen by the rules and not on the other table; if nothing can be said of that, who is asked."""
    view = engine.view(rules, position, JUDGE)
    expected = [fact for fact in says.seen(view) if not any(f"{card} " in f"{fact} " for card in unnamed)]
    shown = divergence.actual_view
    actual = set(says.seen(shown)) if shown is not None and divergence.kind == Kind.POSITION else set()
    wrong = [fact for fact in expected if fact not in actual] if actual else []
    return wrong[:2] or expected[-1:]


def _title(divergence: Divergence) -> str:
    if divergence.act in ("load", "start"):
        return "a position that is taken as it is"
    match divergence.kind:
        case Kind.ACCEPTED:
            return f"{divergence.told} and is refused"
        case Kind.REASON:
            return f"{divergence.told} and is refused for what is wrong with it"
        case Kind.REFUSED:
            return f"{divergence.told}, which the rules allow"
        case Kind.POSITION | Kind.CHANGED:
            return f"{divergence.told}: {' and '.join(divergence.what[:2])} as the rules have it"
        case _:
            return f"{divergence.told}: the game goes on"


def _passes_and_fails(contest: Contest, scenario: Scenario) -> bool:
    """Whether the reference passes a scenario, and the engine measured does not."""
    if not passes(contest.rules, scenario):
        return False
    by_engine = runner.play(Case(contest.lockstep, contest.rules.name, contest.offered), scenario)
    return by_engine.status not in (Status.PASS, Status.UNSUPPORTED, Status.NOT_APPLICABLE, Status.NOT_RUN)
