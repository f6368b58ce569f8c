"""Some turns at the tables of some editions, in every language, to see which files that takes: they are printed."""

import json
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from monosashi.playground.in_browser import opened
from monosashi.site.text.language import LANGUAGES, is_translated

TURNS = 40
"""So many answers are given at each table."""


def rehearse(edition: str, code: str) -> None:
    """Answer by chance, and ask before each answer about one that is refused."""
    ask = opened(edition, code, 1)
    random = Random(1)

    def asked(method: str, **params: Any) -> Any:
        return json.loads(ask(json.dumps({"method": method, "params": params}))).get("result")

    asked("words")
    state = asked("state")
    for _ in range(TURNS):
        if not state["answers"]:
            break
        action = random.choice(state["answers"])["action"]
        asked("judge", seat="nobody", action=action)
        state = asked("answer", seat=state["seat"], action=action)


def main(editions: Sequence[str]) -> None:
    """Rehearse, and print the modules that were loaded, with their files, as a JSON object."""
    for edition in editions:
        for code in LANGUAGES:
            if is_translated(code, edition.partition("@")[0]):
                rehearse(edition, code)
    loaded = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    print(json.dumps({name: file for name, file in sorted(loaded.items()) if file}))


if __name__ == "__main__":
    main(sys.argv[1:])
