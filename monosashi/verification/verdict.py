"""Verdicts: what became of a scenario."""

from typing import Any

from msgspec import Struct

from monosashi.subjects.status import Status

REFUSED = "refused "
"""How a verdict begins to say that the beginning of a game was refused; the words of the engine follow."""

REFUSED_UNDER = "refused under "
"""How a verdict says what was expected of an action; the clauses follow, with ``OR`` between them."""

BLOCKED_BY = "blocked by "
"""How a verdict says at which clauses the implementation has left the way to the scenario."""

OR = " or "

ACCEPTED, TAKEN, TURNED_DOWN, NO_CHANGE, NOT_LISTED = "accepted", "taken", "turned down", "no change", "not listed"
"""What verdicts say of an action, of a position, of a refusal, and of an answer in a list of legal ones."""


class Verdict(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="verdict"):
    """What became of one scenario: a line of a run's record.

    ``step`` is the sentence at which it ended, ``line`` its line in ``file``. For what has not passed ``before`` and
    ``after`` are the judge's views around the last action, as the implementation showed them, ``reference`` is the
    reference's after it, ``behind`` the clauses by which the reference did what differs, and ``words`` the last lines
    on the implementation's standard error if its process failed.
    ``vocabulary`` are the words of the card texts in its position.
    A ``control`` demands something false and must not pass. What is not ``required`` is not scored: it has come later
    than the requirement set that was asked for, or needs what no rule demands and is not offered.
    One that was played ``from_start`` was reached by a game, because no position could be loaded.
    What was found at the ``second`` look, and is nothing that the scenario demands, leaves it passed: that verdict
    stands under the clause that is broken there, and has the capability that it belongs to.
    An ``imaged`` scenario was played in its images, too, an ``accompanied`` one with somebody else named. Where only an
    ``image`` fails, that names it, and ``sent`` is who is called what there, and every message; positions are shown as
    the scenario is written. What was drawn for that image is drawn again by the ``seed``.
    One that needs card texts which the engine does not read may be played with an author's ``own_cards``.
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
    behind: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    control: bool = False
    required: bool = True
    from_start: bool = False
    imaged: bool = False
    accompanied: bool = False
    second: "Verdict | None" = None
    image: str = ""
    sent: tuple[str, ...] = ()
    seed: int | None = None
    own_cards: tuple[str, ...] = ()
    milliseconds: float = 0.0

    @property
    def again(self) -> str:
        """What ``--clause`` must be given to repeat it: the scenario, and the seed if it depends on one."""
        return self.scenario if self.seed is None else f"{self.scenario} --seed {self.seed}"
