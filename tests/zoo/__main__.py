"""Let an engine out: ``python -m zoo NAME [ARGUMENT...]``."""

import sys

from zoo import chance, hello, honest, memory, replay, rules, views, wire  # noqa: F401
from zoo.keeper import ENGINES

ENGINES[sys.argv[1]](*sys.argv[2:]).run()
