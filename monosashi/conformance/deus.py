"""Deus: ``pytest --pyargs monosashi.conformance.deus --monosashi-engine "COMMAND"``, or import ``test_scenario``."""

from monosashi.conformance import scenarios_of

test_scenario = scenarios_of("deus")
