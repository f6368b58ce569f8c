"""A film as a line of play, so that what it shows can be put on a table and played on from there."""

from typing import Any

import msgspec

from monosashi.site.film.recording import Act, Recording

BEGINS = "start"


def line(recording: Recording) -> dict[str, Any]:
    """As plain data: the edition, and what a table is given before each still.

    ``begins`` are stills with which something comes onto the table: their number, the document of the position or of
    the game, what chance drew; ``said`` are answers that were accepted: the number of the still after each, and the
    answer as links to tables have it (:mod:`monosashi.playground.keeping`).
    """
    begins, said = [], []
    for number, still in enumerate(recording.stills):
        act = still.act
        if still.document:
            begins.append([number, still.document, []])
        elif act is not None and act.action["do"] == BEGINS and not act.seat:
            document = {name: value for name, value in act.action.items() if name != "do"}
            begins.append([number, document, _chance(act)])
        elif act is not None and act.accepted:
            said.append([number, {"seat": act.seat, "action": act.action, "chance": _chance(act)}])
    return {"edition": recording.edition, "begins": begins, "said": said}


def _chance(act: Act) -> list[Any]:
    found: list[Any] = msgspec.to_builtins(act.chance)
    return found
