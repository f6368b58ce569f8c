"""Let an engine out: ``python -m zoo NAME [ARGUMENT...]``, or ``GAME/NAME`` for another game than Deus."""

import sys

from zoo import chance, hello, honest, memory, replay, rules, views, wire  # noqa: F401
from zoo.keeper import ENGINES, Animal

game, _, name = sys.argv[1].rpartition("/")
Animal.plays = game or Animal.plays
ENGINES[name](*sys.argv[2:]).run()
