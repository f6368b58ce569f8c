"""The table in a reader's browser: what the page's worker calls, once Python runs there."""

from collections.abc import Callable

import reference_engine as engine
from monosashi.kit.registry import kit
from monosashi.playground.service import Service
from monosashi.playground.table import BrowserTable
from monosashi.site.text.language import language


def opened(edition: str, code: str, seed: int) -> Callable[[str], str]:
    """Lay the first position of a game on a table; what answers the page's questions, JSON in and JSON out."""
    game = kit(edition).name
    table = BrowserTable(engine.edition(edition), language(code, game), seed)
    table.begin()
    return Service(table).ask_in_json
