"""Monster Maker: ``pytest --pyargs monosashi.conformance.monster_maker --monosashi-engine "COMMAND"``."""

from monosashi.conformance import scenarios_of

test_scenario = scenarios_of("monster_maker")
