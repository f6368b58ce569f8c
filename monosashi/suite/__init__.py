"""The suite: scenarios read from the features, the sentences they are made of, their revisions and releases."""

from monosashi.suite.reading import (
    SPAN,
    Scenario,
    SuiteStep,
    blank_position,
    erratum_scenarios,
    every_scenario,
    group_id,
    holds_in,
    last_edition,
    phrases,
    play_step,
    read,
    row_title,
    scenarios,
    slug,
)

__all__ = [
    "SPAN",
    "Scenario",
    "SuiteStep",
    "blank_position",
    "erratum_scenarios",
    "every_scenario",
    "group_id",
    "holds_in",
    "last_edition",
    "phrases",
    "play_step",
    "read",
    "row_title",
    "scenarios",
    "slug",
]
