"""What effects do, when and to whom; costs of several kinds."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from monosashi.games.moncolle_tcg.classes.telling import TIMINGS
from monosashi.games.monster_collection.classes.story import story
from monosashi.games.monster_collection.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.cards import Ability, Part
from reference_engine.monster_collection.cards import Reach

REACHES = get_args(get_args(Reach)[0])
PARTS = ("icons", "items", "discard", "discard of a kind", "exhaustion")


def verbs(_edition: Edition) -> ClassTable:
    """What an effect does, to whom and when."""
    return ClassTable(
        "verbs",
        say("Verbs and timings"),
        say("What an effect does, to whom, and when it is used: a verb may be carried out at one timing only."),
        tuple(f"{part.__struct_config__.tag}: {to}" for part in get_args(Part) for to in _reaches(part)),
        TIMINGS,
        _verbs,
        lambda row, timing: row.endswith("that_unit") and not timing.startswith("automatic"),
    )


def _reaches(part: Any) -> tuple[str, ...]:
    fields = part.__struct_fields__
    return REACHES if "to" in fields else ("own", "enemy") if "who" in fields else ("it",)


def _verbs(play: Play) -> Iterator[Cell]:
    for event, _ in story(play):
        if event.what == APPLIES:
            yield event.other, event.place


COSTS = tuple(
    " + ".join(parts)
    for count in range(1, len(PARTS) + 1)
    for parts in combinations(PARTS, count)
    if not {"discard", "discard of a kind"} <= {*parts}
)
PAID = (
    say("paid in the main phase"),
    say("paid for an action"),
    say("paid for a counter"),
    say("refused"),
)


def costs(_edition: Edition) -> ClassTable:
    """Costs of several kinds together: paid, or refused."""
    return ClassTable(
        "costs",
        say("Mixed costs"),
        say("Costs of one kind or several together: paid in the main phase or in a battle, or refused as not payable."),
        COSTS,
        PAID,
        lambda play: (cell for cell in _costs(play) if not _no_cost(*cell)),
        _no_cost,
    )


def _no_cost(cost: str, paid: str) -> bool:
    """Icons are given in battles, items for consumables, which do not exhaust their user."""
    parts = cost.split(" + ")
    if paid == PAID[0] and ("icons" in parts or "items" in parts):
        return True
    return "items" in parts and ("icons" in parts or "exhaustion" in parts)


UNPAID = ("moncolle_tcg.cost.", "moncolle_tcg.standing.spell", "moncolle_tcg.standing.item_consumable")


def _costs(play: Play) -> Iterator[Cell]:
    for moment in play.moments:
        ability = _used(play, moment) if moment.act == "use" else None
        cost = _named(ability) if ability is not None else ""
        if cost and moment.accepted:
            yield cost, {"main": PAID[0], "counter": PAID[2]}.get(moment.kind, PAID[1])
        elif cost and any(clause.startswith(UNPAID) for clause in moment.looked_for):
            yield cost, PAID[3]


def _used(play: Play, moment: Moment) -> Ability | None:
    answer: Any = moment.answer
    name = moment.before.cards.get(answer.card) if answer is not None else None
    if name is None:
        return None
    abilities = (moment.before.own_cards.get(name) or play.edition.cards[name]).abilities
    return abilities[answer.ability] if 0 <= answer.ability < len(abilities) else None


def _named(ability: Ability) -> str:
    cost = ability.cost
    there = (
        cost.slots,
        cost.items,
        cost.discard and not cost.discard_kind,
        cost.discard and cost.discard_kind,
        ability.kind == "completion",
    )
    return " + ".join(part for part, given in zip(PARTS, there, strict=True) if given)
