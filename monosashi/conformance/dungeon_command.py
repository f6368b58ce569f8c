"""Dungeon Command: ``pytest --pyargs monosashi.conformance.dungeon_command --monosashi-engine "COMMAND"``."""

from monosashi.conformance import scenarios_of

test_scenario = scenarios_of("dungeon_command")
