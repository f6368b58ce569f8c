"""Events: what happened, recorded by the helper that made it happen."""

from msgspec import Struct


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. Only the fields that matter are filled; ``clause`` is the rule behind it."""

    what: str
    clause: str = ""
    seat: str = ""
    unit: str = ""
    card: str = ""
    area: str = ""
    amount: int = 0
    cards: tuple[str, ...] = ()
