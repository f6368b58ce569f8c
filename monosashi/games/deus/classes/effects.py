"""What effects do, when and to whom; what can bear on a unit; costs of several kinds."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from monosashi.games.monster_collection.classes.story import story
from monosashi.games.monster_collection.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.cards import Card, Cost, Part, Reach

VERBS = tuple(str(part.__struct_config__.tag) for part in get_args(Part))
REACHES = get_args(get_args(Reach)[0])
TIMINGS = ("ritual", "quick", "before_attack", "counter", "forced condition", "optional condition")
PARTS = ("power", "slots", "discard", "exhaust")


def verbs(_edition: Edition) -> ClassTable:
    """What an effect does, to whom and when."""
    rows = tuple(f"{verb}: {to}" for verb, kind in _kinds() for to in _reaches(kind))
    return ClassTable(
        "verbs",
        say("Verbs and timings"),
        say("What an effect does, to whom, and when it is used: a verb may be carried out at one timing only."),
        rows,
        TIMINGS,
        _verbs,
    )


def _kinds() -> Iterator[tuple[str, Any]]:
    return zip(VERBS, get_args(Part), strict=True)


def _reaches(kind: Any) -> tuple[str, ...]:
    fields = kind.__struct_fields__
    return REACHES if "to" in fields else ("own", "enemy") if "who" in fields else ("it",)


def _verbs(play: Play) -> Iterator[Cell]:
    for event, moment in story(play):
        card = _card(play, moment, event.about) if event.what == APPLIES and moment is not None else None
        if card is None:
            continue
        # The effect as a whole: which of its parts it was makes no difference to where a scenario has been.
        if event.place == "trigger":
            effect: Any = card.triggers[event.amount]
            timing = TIMINGS[4 if effect.forced else 5]
        else:
            effect = card.abilities[event.amount]
            timing = effect.timing
        for group in effect.do:
            for part in group:
                if str(type(part).__struct_config__.tag) == event.other:
                    yield f"{event.other}: {getattr(part, 'to', getattr(part, 'who', 'it'))}", timing


def _card(play: Play, moment: Moment, card: str) -> Card | None:
    position = moment.before
    name = position.cards.get(card)
    return None if name is None else position.own_cards.get(name) or play.edition.cards[name]


BEARING = tuple(
    f"{kind}: {what}"
    for kind in ("constant", "lasting")
    for what in (
        "attack",
        "defence",
        "initiative",
        "ward",
        "cannot_die",
        "cannot_march",
        "may_march_exhausted",
        "cannot_attack",
    )
)


COSTS = tuple(" + ".join(parts) for count in range(1, len(PARTS) + 1) for parts in combinations(PARTS, count))
PAID = (
    say("paid at once"),
    say("paid in a chain"),
    say("paid for a condition"),
    say("a payer is gone"),
    say("refused"),
)


def costs(_edition: Edition) -> ClassTable:
    """Costs of several kinds together: paid, refused, or no longer payable."""
    return ClassTable(
        "costs",
        say("Mixed costs"),
        say("Costs of one kind or several together: paid, refused as not payable, or due when a payer is gone."),
        COSTS,
        PAID,
        _costs,
    )


def _costs(play: Play) -> Iterator[Cell]:
    declared: dict[str, str] = {}
    for moment in play.moments:
        cost = _cost(play, moment)
        if cost:
            declared[moment.answer.card if moment.act == "use" else moment.answer.unit] = cost  # type: ignore[union-attr]
        if cost and moment.accepted:
            at_once = moment.kind in ("main", "quick")
            yield cost, PAID[2] if moment.act == "trigger" else PAID[0] if at_once else PAID[1]
        elif cost and any(clause.startswith("deus.cost.") for clause in moment.broken):
            yield cost, PAID[4]
        for event in moment.happened:
            if event.what == "no_effect" and event.clause.endswith("cost.payer_gone") and event.about in declared:
                yield declared[event.about], PAID[3]


def _cost(play: Play, moment: Moment) -> str:
    """The kinds of cost of what is used, named together."""
    answer: Any = moment.answer
    if moment.act not in ("use", "trigger") or answer is None:
        return ""
    card = _card(play, moment, answer.card if moment.act == "use" else answer.unit)
    effects: Any = () if card is None else card.abilities if moment.act == "use" else card.triggers
    number = answer.ability if moment.act == "use" else answer.trigger
    return _named(effects[number].cost) if 0 <= number < len(effects) else ""


def _named(cost: Cost) -> str:
    there = (cost.power, cost.slots, cost.discard, cost.exhaust_this)
    return " + ".join(part for part, given in zip(PARTS, there, strict=True) if given)
