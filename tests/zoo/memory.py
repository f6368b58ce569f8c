"""Engines that remember what they should forget, and engines that get worse with time."""

import msgspec

from monosashi.subjects.port import Reply
from monosashi.subjects.protocol import ApplyParams, LoadParams, StartParams
from zoo.keeper import Animal, engine

PATIENCE = 150
"""So many accepted actions go well with the engine that tires."""


@engine("keeps-markers")
class KeepsMarkers(Animal):
    """Control markers of the game before lie on the table still."""

    def _load(self, params: LoadParams) -> None:
        before = self.position.control_markers if self.game is not None else ()
        super()._load(params)
        position = self.position.copied()
        position.control_markers = tuple(sorted({*position.control_markers, *before}))
        self.settle(position)


@engine("keeps-flags")
class KeepsFlags(Animal):
    """A unit that has marched in some game never marches again in any; no view shows it."""

    def __init__(self) -> None:
        super().__init__()
        self.marched: set[str] = set()

    def _apply(self, params: ApplyParams) -> Reply:
        moved = set(params.action.get("moves", ())) if params.action["do"] == "march" else set()
        if moved & self.marched:
            return Reply(False, message="it has marched")
        reply = super()._apply(params)
        if reply.accepted:
            self.marched |= moved
        return reply


@engine("drifts")
class Drifts(Animal):
    """Plays a position right the first time, and as it likes when it meets it again."""

    def __init__(self) -> None:
        super().__init__()
        self.met: set[bytes] = set()
        self.recheck = False

    def _load(self, params: LoadParams) -> None:
        super()._load(params)
        key = msgspec.json.encode(params.position)
        self.recheck = key in self.met
        self.met.add(key)

    def _start(self, params: StartParams) -> Reply:
        self.recheck = False
        return super()._start(params)

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        if self.recheck and reply.accepted:
            self.enrich(params.seat)
        return reply


@engine("tires")
class Tires(Animal):
    """Is right for a while and then no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.accepted = 0

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        self.accepted += reply.accepted
        if reply.accepted and self.accepted > PATIENCE:
            self.enrich(params.seat)
        return reply
