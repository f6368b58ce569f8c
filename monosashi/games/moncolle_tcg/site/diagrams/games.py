"""Small games that the diagrams play to ask the engine: a position, a battle fought out, what is refused."""

from collections.abc import Iterable, Mapping
from typing import Any

import reference_engine as engine
from monosashi.site.diagrams.markup import UnknownEntry
from reference_engine.kernel.decision import CHANCE, Answer, Drawn, Pass
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.moncolle_tcg.board import AREAS, BASE
from reference_engine.moncolle_tcg.cards import Card, Standing
from reference_engine.moncolle_tcg.quiet_document import Phase, QuietPosition, Side, Terrain
from reference_engine.moncolle_tcg.quiet_document import Standing as Placed
from reference_engine.monster_collection.position import SEATS

WIDE = 20
"""A Limit that holds everybody."""


def unit(
    name: str, *, level: int = 1, attack: int = 1, defence: int = 1, march: Any = "walk", instant: bool = False,
    standing: Standing = Standing(),  # noqa: B008
) -> Card:  # fmt: skip
    """A plain unit card."""
    return Card(
        name, "unit", level=level, attack=attack, defence=defence, march=march, instant=instant, standing=standing
    )


def ground(name: str, limit: int = WIDE) -> Card:
    """A terrain without effect."""
    return Card(name, "terrain", limit=limit)


def table_with(
    rules: Edition,
    units: Iterable[tuple[Card, str, str]],
    *,
    marching: str = "south",
    phase: Phase = "main",
    hands: Mapping[str, Card] | None = None,
    bare: Iterable[str] = (),
    limits: Mapping[str, int] | None = None,
    worn: Mapping[str, Card] | None = None,
) -> Any:
    """A position with these units (card, side, area) and at most one card in each hand, at its first decision.

    Terrain lies everywhere but on ``bare`` areas, laid by whose territory it is; ``worn`` has what units wear. Raises
    Unreadable if it breaks the rules.
    """
    units, hands, limits, worn = list(units), hands or {}, limits or {}, worn or {}
    laid = [area for area in AREAS if area not in BASE.values() and area not in set(bare)]
    cards: dict[str, str | Card] = {card.name: card for card, _, _ in units}
    cards.update({card.name: card for card in (*hands.values(), *worn.values())})
    cards.update({f"Ground {area}": ground(f"Ground {area}", limits.get(area, WIDE)) for area in laid})
    sides = {seat: Side(hand=(hands[seat].name,)) if seat in hands else Side() for seat in SEATS}
    quiet = QuietPosition(
        marching,
        phase=phase,
        cards=cards,
        units=tuple(
            Placed(card.name, owner, area, equipment=(worn[card.name].name,) if card.name in worn else ())
            for card, owner, area in units
        ),
        terrain=tuple(Terrain(f"Ground {area}", area, owner_of(area)) for area in laid),
        south=sides["south"],
        north=sides["north"],
    )
    return engine.begin(rules, quiet).position


def owner_of(area: str) -> str:
    """Whose territory an area is in."""
    return "south" if area[1] in "12" else "north"


def refused(rules: Edition, position: Any, seat: str, answer: Answer) -> tuple[str, ...]:
    """The clauses that an answer would break; none if it is accepted."""
    return tuple(violation.clause for violation in engine.violations(rules, position, seat, answer))


def answer_of(rules: Edition, plain: dict[str, Any]) -> Any:
    """An answer from plain data."""
    return engine.game(rules.name).answers.convert(plain)


def fought_out(
    rules: Edition,
    position: Any,
    march: tuple[tuple[str, ...], str],
    *,
    faces: tuple[int, int],
    line_ups: Mapping[str, tuple[str, ...]] | None = None,
) -> tuple[Any, list[Event]]:
    """March, fight, and go on until the marching side may act again; returns the position and all that happened.

    ``faces`` are the initiative dice of South and North. Hand cards are instantly summoned, nobody uses an effect, and
    units line up as ``line_ups`` says. Raises UnknownEntry if the battle gets stuck.
    """
    events: list[Event] = []

    def play(seat: str, answer: Any) -> None:
        nonlocal position
        result = engine.apply(rules, position, seat, answer)
        position = result.position
        events.extend(result.events)

    units, area = march
    play(position.marching, answer_of(rules, {"do": "march", "units": list(units), "area": area}))
    while position.pending is not None and position.pending.kind != "main":
        asked = position.pending
        if asked.seat == CHANCE:
            play(CHANCE, Drawn(faces))
        elif asked.kind == "instant_summon" and position.players[asked.seat].hand:
            card = position.players[asked.seat].hand[0]
            play(asked.seat, answer_of(rules, {"do": "instant_summon", "card": card}))
        elif asked.kind == "line_up" and line_ups and asked.seat in line_ups:
            play(asked.seat, answer_of(rules, {"do": "line_up", "order": list(line_ups[asked.seat])}))
        elif "pass" in rules.offers[asked.kind] and asked.kind != "line_up":
            play(asked.seat, Pass())
        else:
            answer = next(iter(engine.legal(rules, position)), None)
            if answer is None:
                raise UnknownEntry(f"{rules.name}: nothing answers the question {asked.kind!r}")
            play(asked.seat, answer)
    return position, events
