"""The second look: some scenarios are played again, and everything that can be seen is compared.

An implementation that drifts, or keeps something from one game for the next, shows it when a scenario that has passed
is played again after many others. While at it, every view and every list of legal answers is held against the
reference's, not only those that the scenario looks at; and a view that comes along with an answer, against what
``observe`` shows.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from monosashi.child import Child
from monosashi.lockstep import JUDGE, Lockstep, differences
from monosashi.subject import Chance, Hello, Reply
from monosashi.verdict import Status, Unmet, Verdict

VIEWERS = ("south", "north", "public")


class SecondLook:
    """A lockstep whose every position is looked at from all sides."""

    def __init__(self, lockstep: Lockstep, levels: Sequence[str]) -> None:
        """Compare what the offered ``levels`` allow to."""
        self.lockstep = lockstep
        self.reference = lockstep.reference
        self.levels = levels

    @property
    def before(self) -> Any:
        """What a judge saw before the last action."""
        return self.lockstep.before

    def hello(self) -> Hello:
        """The implementation introduces itself."""
        return self.lockstep.hello()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on both tables, and look around."""
        self.lockstep.load(edition, position)
        self._look_around("loading the position")

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game on both tables, and look around."""
        reply = self.lockstep.start(edition, start, chance)
        self._look_around("the start")
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act on both tables, and look around."""
        reply = self.lockstep.apply(seat, action, chance)
        self._look_around(f"{action.get('do', 'an action')} by {seat}")
        return reply

    def legal(self) -> list[dict[str, Any]]:
        """The answers that the implementation lists."""
        return self.lockstep.legal()

    def observe(self, viewer: str) -> Any:
        """What the implementation shows a viewer."""
        return self.lockstep.observe(viewer)

    def bye(self) -> None:
        """The run is over."""
        self.lockstep.bye()

    def finish(self) -> None:
        """Raise the divergence, if there is one."""
        self.lockstep.finish()

    def _look_around(self, what: str) -> None:
        if self.lockstep.divergence:
            return  # The scenario's own expectations come first; then finish tells.
        child = self.lockstep.child
        if isinstance(child, Child) and child.shown is not None:
            found = differences(child.look(JUDGE), child.shown)
            if found:
                message = f"after {what} the view in the answer is not the one that observe shows: {found[0]}"
                raise Unmet(Status.WRONG_FRAME, message)
        if "views" in self.levels:
            for viewer in VIEWERS:
                found = differences(self.reference.observe(viewer), self.observe(viewer))
                if found:
                    raise Unmet(Status.WRONG_FRAME, f"after {what} the view of {viewer} is not right: {found[0]}")
        if "legal" in self.levels:
            self._compare_legal(what)

    def _compare_legal(self, what: str) -> None:
        """Every answer that the rules list must be listed, and nothing unlawful may be."""
        listed = {_key(action): action for action in self.legal()}
        lawful = {_key(action): action for action in self.reference.legal()}
        for key, action in sorted(lawful.items()):
            if key not in listed:
                missing = msgspec.json.encode(action).decode()
                raise _legal(what, f"{missing} is not listed", missing, "not listed")
        asked = self.reference.observe("judge").asked
        for key, action in sorted(listed.items()):
            if key not in lawful and (asked is None or not self.reference.allows(asked.seat, action)):
                surplus = msgspec.json.encode(action).decode()
                raise _legal(what, f"{surplus} is listed", "not listed", surplus)


def _key(action: Any) -> bytes:
    """An answer as it is compared: nothing but an ``order`` has an order, and what is empty may be left out."""
    return msgspec.json.encode(_plain(action), order="deterministic")


def _plain(value: Any, field: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _plain(item, name) for name, item in value.items() if item not in (None, "", [], {})}
    if isinstance(value, list) and field != "order":
        return sorted((_plain(item) for item in value), key=msgspec.json.encode)
    return value


def _legal(what: str, message: str, expected: str, actual: str) -> Unmet:
    return Unmet(Status.FAIL, f"after {what} the legal answers are not right: {message}", expected, actual)


def told_apart(first: Verdict, second: Verdict) -> Verdict:
    """The verdict on a scenario that has passed once: what the second look says, in its own words."""
    if second.status is Status.PASS:
        return first
    return msgspec.structs.replace(second, message=f"passed once, and when played again: {second.message}")
