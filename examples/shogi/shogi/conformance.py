"""The suite of Shogi as tests: ``pytest --pyargs shogi.conformance --monosashi-engine "COMMAND"``."""

from monosashi.conformance import scenarios_of

test_scenario = scenarios_of("shogi")
