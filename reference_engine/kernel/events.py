"""Events: what happened, recorded by the helper that made it happen."""

from msgspec import Struct


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. Only the fields that matter are filled.

    ``clause`` is the rule behind it. ``about`` names the card or piece that it happened to, as in a
    :class:`~reference_engine.kernel.decision.Decision`; ``other`` a second one: what was aimed at, what it came from.
    """

    what: str
    clause: str = ""
    seat: str = ""
    about: str = ""
    other: str = ""
    place: str = ""
    amount: int = 0
    cards: tuple[str, ...] = ()
