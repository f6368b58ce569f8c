"""A line of play as a scenario in the sentences of the suite: tried on both engines before anybody is shown it."""

from collections.abc import Sequence
from typing import Any

import reference_engine as engine
from monosashi.differential.contest import Contest
from monosashi.differential.divergence import Divergence, Kind
from monosashi.differential.lines import Line
from monosashi.differential.sentences import Sentences, as_scenario, sayable, scenario_text, sentences
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
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

    for brief in (True, False):
        try:
            said = list(sentences(rules, line, facts, brief=brief))
        except (Unsayable, engine.Refused, engine.Unreadable) as error:
            return "", str(error)
        except LookupError as error:
            return "", f"no sentence says what there is of {error}"
        if _passes_and_fails(contest, said):
            return scenario_text(_title(divergence), said), ""
    return "", "told in sentences, the two engines do not part any more"


def _facts(says: Telling, rules: Edition, position: Any, divergence: Divergence, unnamed: Sequence[str]) -> list[str]:
    """What is to be seen by the rules and not on the other table; if nothing can be said of that, who is asked."""
    view = engine.view(rules, position, JUDGE)
    expected = [fact for fact in says.seen(view) if not any(f"{card} " in f"{fact} " for card in unnamed)]
    shown = divergence.actual_view
    actual = set(says.seen(shown)) if shown is not None and divergence.kind == Kind.POSITION else set()
    wrong = [fact for fact in expected if fact not in actual] if actual else []
    return wrong[:2] or expected[-1:]


def _title(divergence: Divergence) -> str:
    question, act = divergence.question.replace("_", " "), divergence.act.replace("_", " ")
    what = {Kind.ACCEPTED: "refused", Kind.REASON: "refused for its reason", Kind.REFUSED: "lawful"}
    told = what.get(Kind(divergence.kind), "done as the rules say") if divergence.kind in [*Kind] else "answered"
    return f"{act} at the question of {question} is {told}" if question else f"{act} is {told}"


def _passes_and_fails(contest: Contest, said: Sentences) -> bool:
    """Whether the reference passes a scenario, and the engine measured does not."""
    name, scenario = contest.rules.name, as_scenario(said)
    by_rules = runner.play(Case(Reference(contest.rules), name), scenario)
    if by_rules.status is not Status.PASS:
        return False
    lockstep = contest.lockstep
    by_engine = runner.play(Case(lockstep, name, contest.offered), scenario)
    return by_engine.status not in (Status.PASS, Status.UNSUPPORTED, Status.NOT_APPLICABLE, Status.NOT_RUN)
