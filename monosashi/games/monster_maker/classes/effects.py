"""What effects do, when and to whom; costs of several kinds."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from monosashi.games.monster_maker.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.cards import Ability, Card, Cost, Part, Reach, Timing

TIMINGS = get_args(Timing)
PARTS = ("discard", "discard this", "wound this")
COSTS = tuple(" + ".join(parts) for count in range(1, len(PARTS) + 1) for parts in combinations(PARTS, count))
PAID = (say("paid for a skill"), say("paid for an ability"), say("paid for a counter"), say("refused"))


def verbs(_edition: Edition) -> ClassTable:
    """What an effect does, to whom and when."""
    kinds = [(_verb(part), "to" in part.__struct_fields__) for part in get_args(Part)]
    return ClassTable(
        "verbs",
        say("Verbs and timings"),
        say("What an effect does, to whom, and when it is used: a verb may be carried out at one timing only."),
        tuple(f"{verb}: {to}" for verb, aimed in kinds for to in (get_args(get_args(Reach)[0]) if aimed else ("it",))),
        TIMINGS,
        _verbs,
    )


def _verb(part: Any) -> str:
    return str(part.__struct_config__.tag)


def _verbs(play: Play) -> Iterator[Cell]:
    for moment in play.moments:
        for event in moment.happened:
            card = _card(play, moment, event.about) if event.what == APPLIES else None
            for part in card.abilities[event.amount].do if card is not None else ():
                timing = card.abilities[event.amount].timing if card is not None else ""
                yield f"{_verb(type(part))}: {getattr(part, 'to', 'it')}", timing


def _card(play: Play, moment: Moment, card: str) -> Card | None:
    name = moment.before.cards.get(card)
    return None if name is None else moment.before.own_cards.get(name) or play.edition.cards[name]


def costs(_edition: Edition) -> ClassTable:
    """Costs of several kinds together: paid, or refused."""
    return ClassTable(
        "costs",
        say("Mixed costs"),
        say(
            "Costs of one kind or several together: paid for a skill, an ability, a counter, or refused as not payable."
        ),
        COSTS,
        PAID,
        _costs,
    )


def _costs(play: Play) -> Iterator[Cell]:
    acts = {"use_skill": PAID[0], "activate": PAID[1], "counter": PAID[2]}
    for moment in play.moments:
        ability = _used(play, moment) if moment.act in acts else None
        cost = _named(ability.cost) if ability is not None else ""
        if cost and moment.accepted:
            yield cost, acts[moment.act]
        elif cost and moment.looked_for:
            yield cost, PAID[3]


def _used(play: Play, moment: Moment) -> Ability | None:
    answer: Any = moment.answer
    card = _card(play, moment, answer.card) if answer is not None else None
    number = getattr(answer, "ability", 0)
    return card.abilities[number] if card is not None and 0 <= number < len(card.abilities) else None


def _named(cost: Cost) -> str:
    there = (cost.discard, cost.discard_this, cost.wound_this)
    return " + ".join(part for part, given in zip(PARTS, there, strict=True) if given)
