"""A line of play as a scenario in the sentences of the suite: tried on both engines before anybody is shown it."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import reference_engine as engine
from monosashi import suite
from monosashi.differential.contest import Contest
from monosashi.differential.divergence import Divergence, Kind
from monosashi.differential.lines import Line, Said, after, answer_of, as_scripted, begun
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario, SuiteStep
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Telling, Told, telling
from monosashi.suite.tenses import Tense
from monosashi.support.text import texts_in
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.edition import Edition

CLAUSE = "differential.play"
"""Under which the scenario is tried: none of the suite's clauses."""


def scenario_of(contest: Contest, line: Line, divergence: Divergence) -> tuple[str, str]:
    """The text of a scenario, or nothing and why there is none."""
    game = contest.rules.name.partition("@")[0]
    says = telling(game)
    if says is None:
        return "", f"the steps of {game} do not tell of positions"
    if not engine.game(game).is_quiet(line.document):
        return "", "it begins with a start, and no quiet position shows it"
    if divergence.kind in (Kind.LEGAL, Kind.VIEW):
        return "", "no sentence of the suite says what a list or a view must be as a whole"
    for brief in (True, False):
        try:
            sentences = list(_sentences(contest, line, divergence, brief=brief))
        except (Unsayable, engine.Refused, engine.Unreadable) as error:
            return "", str(error)
        except LookupError as error:
            return "", f"no sentence says what there is of {error}"
        text = _text(divergence, sentences)
        if _passes_and_fails(contest, sentences, divergence):
            return text, ""
    return "", "told in sentences, the two engines do not part any more"


def _sentences(contest: Contest, line: Line, divergence: Divergence, *, brief: bool) -> Iterator[tuple[str, Told]]:
    """The scenario, each sentence with its keyword. ``brief`` leaves out that decks are empty. Raises Unsayable."""
    rules, game = contest.rules, contest.rules.name.partition("@")[0]
    says = telling(game)
    assert says is not None
    mentioned = _mentioned([*line.said, *([line.tried] if line.tried else [])])
    given = list(says.given(line.document, mentioned))
    if not brief:
        given += _empty_decks(line.document)
    yield from (("Given" if number == 0 else "And", told) for number, told in enumerate(given))
    outcome = begun(rules, line.document, as_scripted(line.chance))
    position = outcome.position
    acts = suite.phrases(game).acts
    count = len(line.said)
    for number, said in enumerate(line.said):
        last = number == count - 1 and line.tried is None
        answer = answer_of(rules, said.action)
        # What has to be said before an act is said before it; dice, too.
        for told in says.outcomes(said.chance):
            yield "And", told
        about = position.pending.about if position.pending is not None else ""
        tense = Tense.DOES if last else Tense.HAS
        yield "When" if last else "And", Told(acts.said(said.seat, said.action, tense=tense, about=about))
        position = after(rules, position, said.seat, answer, as_scripted(said.chance)).position
    if line.tried is not None:
        about = position.pending.about
        yield "When", Told(acts.said(line.tried.seat, line.tried.action, tense=Tense.TRIES, about=about))
        broken = engine.violations(rules, position, line.tried.seat, answer_of(rules, line.tried.action))
        clauses = list(dict.fromkeys(each.clause for each in broken))[:3]
        named = " or ".join([", ".join(clauses[:-1]), clauses[-1]]) if len(clauses) > 1 else clauses[0]
        yield "Then", Told(f"it is refused under {named}")
        return
    unnamed = _counted(line.document, given, mentioned)
    facts = _facts(says, rules, position, divergence, unnamed)
    yield from (("Then" if number == 0 else "And", Told(fact)) for number, fact in enumerate(facts))


def _counted(document: dict[str, Any], given: Sequence[Told], mentioned: Collection[str]) -> tuple[str, ...]:
    """The cards that a scenario does not call by their names: it has only said how many there are."""
    cells = {cell for told in given for row in told.table or () for cell in row}
    texts = [told.text for told in given]
    named = {*cells, *mentioned, *(card for card in document["cards"] if any(card in text for text in texts))}
    return tuple(card for card in document["cards"] if card not in named)


def _facts(says: Telling, rules: Edition, position: Any, divergence: Divergence, unnamed: Sequence[str]) -> list[str]:
    """What is to be seen by the rules and not on the other table; if nothing can be said of that, who is asked."""
    view = engine.view(rules, position, JUDGE)
    expected = [fact for fact in says.seen(view) if not any(f"{card} " in f"{fact} " for card in unnamed)]
    shown = divergence.actual_view
    actual = set(says.seen(shown)) if shown is not None and divergence.kind == Kind.POSITION else set()
    wrong = [fact for fact in expected if fact not in actual] if actual else []
    return wrong[:2] or expected[-1:]


def _empty_decks(document: dict[str, Any]) -> list[Told]:
    sides = {seat: document.get(seat, {}) for seat in ("south", "north")}
    return [Told(f"{seat.capitalize()}'s deck is empty") for seat, side in sides.items() if not side.get("deck")]


def _mentioned(said: Sequence[Said]) -> frozenset[str]:
    """Everything that answers name."""
    return frozenset(word for one in said for text in texts_in(one.action) for word in (text, text.partition(":")[0]))


def _text(divergence: Divergence, sentences: Sequence[tuple[str, Told]]) -> str:
    """As it is pasted below a Rule."""
    lines = [f"  Scenario: {_title(divergence)}"]
    for keyword, told in sentences:
        lines.append(f"    {keyword} {told.text}")
        if told.table:
            widths = [max(len(row[column]) for row in told.table) for column in range(len(told.table[0]))]
            lines += [
                "      | " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
                for row in told.table
            ]
    return "\n".join([*lines, ""])


def _title(divergence: Divergence) -> str:
    question, act = divergence.question.replace("_", " "), divergence.act.replace("_", " ")
    what = {Kind.ACCEPTED: "refused", Kind.REASON: "refused for its reason", Kind.REFUSED: "lawful"}
    told = what.get(Kind(divergence.kind), "done as the rules say") if divergence.kind in [*Kind] else "answered"
    return f"{act} at the question of {question} is {told}" if question else f"{act} is {told}"


def _passes_and_fails(contest: Contest, sentences: Sequence[tuple[str, Told]], divergence: Divergence) -> bool:
    """Whether the reference passes a scenario, and the engine measured does not."""
    name = contest.rules.name
    steps = tuple(
        SuiteStep(keyword, told.text, number, told.table) for number, (keyword, told) in enumerate(sentences, 1)
    )
    scenario = Scenario(f"{CLAUSE}/tried", CLAUSE, "tried", "tried", "tried.feature", 1, (), steps)
    by_rules = runner.play(Case(Reference(contest.rules), name), scenario)
    if by_rules.status is not Status.PASS:
        return False
    lockstep = contest.lockstep
    by_engine = runner.play(Case(lockstep, name, contest.offered), scenario)
    return by_engine.status not in (Status.PASS, Status.UNSUPPORTED, Status.NOT_APPLICABLE, Status.NOT_RUN)
