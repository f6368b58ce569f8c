"""Verdicts: what became of a scenario."""

from typing import Any

from msgspec import Struct

from monosashi.subjects.status import Status

REFUSED = "refused "
"""How a verdict begins to say that the beginning of a game was refused; the words of the engine follow."""

REFUSED_UNDER = "refused under "
"""How a verdict says what was expected of an action; the clauses follow, with ``OR`` between them."""

OR = " or "

ACCEPTED, TAKEN, TURNED_DOWN, NO_CHANGE, NOT_LISTED = "accepted", "taken", "turned down", "no change", "not listed"
"""What verdicts say of an action, of a position, of a refusal, and of an answer in a list of legal ones."""


class Verdict(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="verdict"):
    """What became of one scenario: a line of a run's record.

    ``step`` is the sentence at which it ended, ``line`` its line in ``file``. For what has not passed ``before`` and
    ``after`` are the judge's views around the last action, as the implementation showed them, ``reference`` is the
    reference's after it, and ``words`` the last lines on the implementation's standard error if its process failed.
    ``vocabulary`` are the words of the card texts in its position.
    A ``control`` demands something false and must not pass. What is not ``required`` is not scored: it has come later
    than the requirement set that was asked for, or needs what no rule demands and is not offered.
    An ``imaged`` scenario was played in its images, too, an ``accompanied`` one with somebody else named. Where only an
    ``image`` fails, that names it, and ``sent`` is who is called what there, and every message; positions are shown as
    the scenario is written.
    """

    scenario: str
    clause: str
    status: Status
    name: str = ""
    file: str = ""
    line: int = 0
    capabilities: tuple[str, ...] = ()
    vocabulary: tuple[str, ...] = ()
    message: str = ""
    expected: str = ""
    actual: str = ""
    step: str = ""
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    reference: dict[str, Any] | None = None
    words: tuple[str, ...] = ()
    control: bool = False
    required: bool = True
    imaged: bool = False
    accompanied: bool = False
    image: str = ""
    sent: tuple[str, ...] = ()
    milliseconds: float = 0.0
