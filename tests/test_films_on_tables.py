"""A film can be played on from any of its stills: what a table gets is what the still shows."""

from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.playground.table import BrowserTable
from monosashi.site.film.lines import line
from monosashi.site.film.recordings import recording_of
from monosashi.site.text.language import language
from monosashi.verification.differences import JUDGE

EVERY, THOROUGHLY = 37, 7
"""Of the scenarios of a game every so many-th is tried, by default and thoroughly."""


def kept(told: dict[str, Any], still: int) -> dict[str, Any] | None:
    """The link's content for a still, as assets/player.js puts it together; None before anything lies on the table."""
    begun = [each for each in told["begins"] if each[0] <= still]
    if not begun:
        return None
    first, document, chance = begun[-1]
    said = [answer for number, answer in told["said"] if first < number <= still]
    return {
        "edition": told["edition"],
        "language": "en",
        "line": {"document": document, "chance": chance, "said": said},
    }


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_still_is_found_on_the_table(game: str, pytestconfig: pytest.Config) -> None:
    step, tried = THOROUGHLY if pytestconfig.option.thorough else EVERY, 0
    for scenario in suite.every_scenario(game)[::step]:
        recording = recording_of(scenario)
        told, table = line(recording), BrowserTable(engine.edition(recording.edition), language("en", game), 1)
        for number, still in enumerate(recording.stills):
            plain = kept(told, number)
            if plain is None or still.view is None or still.view.viewer != JUDGE:
                continue
            table.restore(plain)
            assert engine.view(table.rules, table.position, JUDGE) == still.view, (scenario.id, number)
            tried += 1
    assert tried > 40
