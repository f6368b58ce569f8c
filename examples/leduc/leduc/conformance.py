"""The suite of Leduc hold'em as tests: ``pytest --pyargs leduc.conformance --monosashi-engine "COMMAND"``."""

from monosashi.conformance import scenarios_of

test_scenario = scenarios_of("leduc")
