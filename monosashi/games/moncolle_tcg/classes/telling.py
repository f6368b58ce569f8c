"""The same rules, which tell of more than games need to be told: each part that applies, and what bears on units."""

from collections.abc import Iterator
from typing import Any, get_args

from monosashi.games.monster_collection.classes.telling import APPLIES, with_class_events
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.moncolle_tcg.cards import Automatic, Standing, StandingKind
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.moncolle_tcg.values import given_by_terrain
from reference_engine.monster_collection.effects import effect_of, parts_of

AUTOMATIC = ("automatic", "automatic in the own turn", "automatic always")
TIMINGS = ("normal", "counter", "own turn", "uncounterable", *AUTOMATIC)
"""When an effect takes place, by itself or because somebody declares it."""

KINDS = get_args(StandingKind)
BEARING = (
    *(f"printed: {kind}" for kind in KINDS),
    *(
        f"{source}: {what}"
        for source in ("worn", "terrain", "granted")
        for what in ("attack", "defence", *(KINDS if source != "granted" else (*KINDS, "abilities", "cannot_die")))
    ),
    *(f"lost: {kind}" for kind in (*KINDS, "abilities")),
)
"""Everything that can bear on a unit."""


def telling(edition: Edition) -> Edition:
    """An edition of the TCG that emits these events besides its own; ``other`` says whom a part reaches, too."""
    return with_class_events(edition, _applied, _bearing)


def _applied(game: Any, frame: Any) -> Iterator[Event]:
    timing = timing_of(effect_of(game, frame))
    for part in parts_of(game, frame):
        verb = str(type(part).__struct_config__.tag)
        to = getattr(part, "to", getattr(part, "who", "it"))
        yield Event(APPLIES, about=frame.card, other=f"{verb}: {to}", place=timing)


def timing_of(effect: Any) -> str:
    """When an ability, or the effect of a card, takes place."""
    if isinstance(effect, Automatic):
        return {"battle": "automatic", "own_turn": "automatic in the own turn"}.get(effect.timing, "automatic always")
    return "uncounterable" if effect.uncounterable else str(effect.timing).replace("_", " ")


def _bearing(game: Any, unit: Any) -> Iterator[str]:
    yield from (f"printed: {kind}" for kind in kinds(card_of(game, unit.id).standing))
    for card in unit.equipment:
        yield from _of("worn", card_of(game, card))
    for effect in given_by_terrain(game, unit):
        yield from _of("terrain", effect)
    for granted in unit.modifiers:
        yield from _of("granted", granted)
        yield from (f"lost: {kind}" for kind in granted.loses)
        if granted.abilities:
            yield "granted: abilities"
        if granted.cannot_die:
            yield "granted: cannot_die"


def _of(source: str, given: Any) -> Iterator[str]:
    yield from (f"{source}: {value}" for value in ("attack", "defence") if getattr(given, value))
    yield from (f"{source}: {kind}" for kind in kinds(given.standing))


def kinds(standing: Standing) -> Iterator[str]:
    """The kinds of standing abilities that there are."""
    yield from (kind for kind in KINDS if getattr(standing, kind))
