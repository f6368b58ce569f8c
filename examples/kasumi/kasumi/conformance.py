"""The suite of Kasumi as tests: ``pytest --pyargs kasumi.conformance --monosashi-engine "COMMAND"``."""

from monosashi.conformance import scenarios_of

test_scenario = scenarios_of("kasumi")
