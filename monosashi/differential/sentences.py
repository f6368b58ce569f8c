"""A line of play in the sentences of the suite, up to what is to be seen at its end; and as a scenario is written."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import reference_engine as engine
from monosashi import suite
from monosashi.differential.quiet import described
from monosashi.subjects.lines import Line, Said, broken, clauses_of, course
from monosashi.suite import Scenario, SuiteStep
from monosashi.suite.telling import Telling, Told, telling
from monosashi.suite.tenses import Tense
from monosashi.support.text import texts_in
from reference_engine.kernel.edition import Edition

CLAUSE = "differential.play"
"""Under which the scenario is tried: none of the suite's clauses."""

Sentences = Sequence[tuple[str, Told]]
"""A scenario, each sentence with its keyword."""

Facts = Callable[[Telling, Any, Sequence[str]], Sequence[str]]
"""What is to be said of the position at the end; cards that are ``unnamed`` have no name in the scenario."""


def sayable(game: str, line: Line) -> str:
    """Why no scenario can begin as the line does; nothing if one can."""
    if telling(game) is None:
        return f"the steps of {game} do not tell of positions"
    if not engine.game(game).is_quiet(line.document):
        return "it begins with a start, and no quiet position shows it"
    return ""


def sentences(rules: Edition, line: Line, facts: Facts, *, brief: bool) -> Iterator[tuple[str, Told]]:
    """The scenario of a line that is sayable. ``brief`` leaves out that decks are empty.

    Raises Unsayable, and LookupError for what no sentence names.
    """
    game = rules.name.partition("@")[0]
    says = telling(game)
    assert says is not None
    mentioned = _mentioned([*line.said, *([line.tried] if line.tried else [])])
    document = described(rules, line.document)
    given = list(says.given(document, mentioned))
    if not brief:
        given += _empty_decks(document)
    yield from (("Given" if number == 0 else "And", told) for number, told in enumerate(given))
    outcomes = course(rules, line)
    position = next(outcomes).position
    acts = suite.phrases(game).acts
    count = len(line.said)
    for number, said in enumerate(line.said):
        last = number == count - 1 and line.tried is None
        # What has to be said before an act is said before it; dice, too.
        for told in says.outcomes(said.chance):
            yield "And", told
        about = position.pending.about if position.pending is not None else ""
        tense = Tense.DOES if last else Tense.HAS
        yield "When" if last else "And", Told(acts.said(said.seat, said.action, tense=tense, about=about))
        position = next(outcomes).position
    if line.tried is not None:
        about = position.pending.about
        yield "When", Told(acts.said(line.tried.seat, line.tried.action, tense=Tense.TRIES, about=about))
        clauses = clauses_of(broken(rules, position, line.tried))[:3]
        named = " or ".join([", ".join(clauses[:-1]), clauses[-1]]) if len(clauses) > 1 else clauses[0]
        yield "Then", Told(f"it is refused under {named}")
        return
    told_at_end = facts(says, position, _counted(document, given, mentioned))
    yield from (("Then" if number == 0 else "And", Told(fact)) for number, fact in enumerate(told_at_end))


def _counted(document: dict[str, Any], given: Sequence[Told], mentioned: Collection[str]) -> tuple[str, ...]:
    """The cards that a scenario does not call by their names: it has only said how many there are."""
    cells = {cell for told in given for row in told.table or () for cell in row}
    texts, cards = [told.text for told in given], document.get("cards", {})
    named = {*cells, *mentioned, *(card for card in cards if any(card in text for text in texts))}
    return tuple(card for card in cards if card not in named)


def _empty_decks(document: dict[str, Any]) -> list[Told]:
    sides = {seat: document.get(seat, {}) for seat in ("south", "north")}
    return [Told(f"{seat.capitalize()}'s deck is empty") for seat, side in sides.items() if not side.get("deck")]


def _mentioned(said: Sequence[Said]) -> frozenset[str]:
    """Everything that answers name."""
    return frozenset(word for one in said for text in texts_in(one.action) for word in (text, text.partition(":")[0]))


def scenario_text(title: str, said: Sentences) -> str:
    """As it is pasted below a Rule."""
    lines = [f"  Scenario: {title}"]
    for keyword, told in said:
        lines.append(f"    {keyword} {told.text}")
        if told.table:
            widths = [max(len(row[column]) for row in told.table) for column in range(len(told.table[0]))]
            lines += [
                "      | " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
                for row in told.table
            ]
    return "\n".join([*lines, ""])


def as_scenario(said: Sentences) -> Scenario:
    """As it is played."""
    steps = tuple(SuiteStep(keyword, told.text, number, told.table) for number, (keyword, told) in enumerate(said, 1))
    return Scenario(f"{CLAUSE}/tried", CLAUSE, "tried", "tried", "tried.feature", 1, (), steps)
