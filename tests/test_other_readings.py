"""What the readings that were not chosen come to: what the scenarios of their rulings see of them, in every game.

``python tests/test_other_readings.py`` writes it again, a line each: a reading of a switch, a scenario, how it fails.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case

FOLDER = Path(__file__).parent / "other_readings"


def readings(game: str) -> Iterator[tuple[str, str, str]]:
    """Each edition with each reading of each of its switches that was not chosen."""
    for edition in engine.game(game).editions:
        for switch, chosen in engine.edition(edition).switches.items():
            yield from (
                (edition, switch, other) for other in engine.game(game).readings.get(switch, ()) if other != chosen
            )


def outcome(edition: str, switch: str, reading: str, scenario: suite.Scenario) -> str:
    """How a scenario ends by another reading; nothing if it passes. In either case its last position loads."""
    rules = engine.edition(edition).amended(edition, switches={switch: reading})
    verdict = runner.play(Case(reference := Reference(rules), edition), scenario)
    last = reference.position
    assert last is None or engine.load(engine.dump(last), rules) == last, scenario.id
    return " ".join(verdict.message.split())


def differences(game: str) -> Iterator[str]:
    """What every scenario of a ruling sees of its other readings."""
    for edition, switch, reading in readings(game):
        clauses = {clause.id for clause in load_ledger(game).values() if clause.switch == switch}
        for scenario in suite.scenarios(edition):
            if clauses & {scenario.clause, *scenario.tags} and (text := outcome(edition, switch, reading, scenario)):
                yield f"{edition} | {switch} | {reading} | {scenario.id} | {text}"


@pytest.mark.parametrize("game", engine.GAMES)
def test_scenarios_of_a_ruling_see_its_other_readings(game: str) -> None:
    """Lines that are meant to change: ``python tests/test_other_readings.py`` writes all of them again."""
    assert [*differences(game)] == (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    for name in engine.GAMES:
        (FOLDER / f"{name}.txt").write_text("".join(f"{line}\n" for line in differences(name)), "utf-8")
