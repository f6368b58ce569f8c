"""Targets and places: what the user of an effect chooses when declaring it."""

from collections.abc import Collection, Iterable, Iterator
from itertools import chain, combinations, permutations, product
from typing import Any

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.cards import (
    Ability,
    Move,
    Script,
    SummonThis,
    SummonToken,
    Target,
    TokenToHand,
    Trigger,
)  # fmt: skip
from reference_engine.monster_collection.position import SEATS, Position, Unit
from reference_engine.monster_collection.values import qualifies, reaches


def candidates(game: Context[Position], seat: str, target: Target, area: str) -> list[Unit]:
    """The units that an effect of ``seat`` may choose; ``area`` restricts them to the battle's area.

    Battle effects reach only the area of the battle.

    Clauses: scope.battle_reach
    """
    return [
        unit
        for unit in game.position.units.values()
        if (not area or unit.area == area)
        and (target.side == "any" or (target.side == "own") == (unit.owner == seat))
        and qualifies(game, unit, target.filter)
    ]


def choices(game: Context[Position], seat: str, target: Target | None, area: str) -> Iterable[tuple[str, ...]]:
    """Every choice of targets; one empty choice if the effect asks for none."""
    if target is None:
        return ((),)
    if target.what == "declaration":
        return [(card,) for card in dict.fromkeys(declared_cards(game, declarers(seat, target)))]
    return combinations([unit.id for unit in candidates(game, seat, target, area)], target.count)


@judgement
def declared_cards(game: Context[Position], by: Collection[str] = SEATS) -> list[str]:
    """The cards whose effects these players have declared in the running chain; used several times, several times."""
    frame = next((frame for frame in reversed(game.position.stack) if frame.name == "chain"), None)
    items: tuple[Any, ...] = frame.items if frame is not None else ()
    return [item.card for item in items if item.kind == "effect" and item.by in by]


def declarers(seat: str, target: Target) -> tuple[str, ...]:
    """Whose declarations an effect of ``seat`` may choose."""
    return tuple(each for each in SEATS if target.side == "any" or (target.side == "own") == (each == seat))


def misfit(game: Context[Position], seat: str, target: Target | None, chosen: tuple[str, ...], area: str) -> str | None:
    """How chosen targets fail to be what the effect asks for, apart from being in the battle.

    An effect that needs targets cannot be declared without them.

    Clauses: ruling.no_declaration_without_target
    """
    wanted = target.count if target is not None else 0
    if len(set(chosen)) != wanted or len(chosen) != wanted:
        return f"the effect needs {wanted} targets, {len(chosen)} were chosen"
    if target is None:
        return None
    if target.what == "declaration":
        fits = set(chosen) <= set(declared_cards(game, declarers(seat, target)))
        return None if fits else f"{chosen[0]} is no declaration in this chain that the effect may choose"
    fitting = {unit.id for unit in candidates(game, seat, target, "")}
    wrong = [card for card in chosen if card not in fitting]
    return f"{', '.join(wrong)} is not what the effect may choose" if wrong else None


@judgement
def outside(game: Context[Position], target: Target | None, chosen: tuple[str, ...], area: str) -> str | None:
    """Chosen units that a Battle effect cannot reach.

    Clauses: scope.battle_reach
    """
    if not area or target is None or target.what == "declaration":
        return None
    units = game.position.units
    away = [card for card in chosen if card in units and units[card].area != area]
    return f"{', '.join(away)} is not in the battle" if away else None


def needs_place(script: Script) -> bool:
    """Whether the effect asks its user to name an area."""
    return any(isinstance(part, Move | SummonThis | SummonToken) for group in script for part in group)


def place_faults(script: Script, area: str) -> Iterator[str]:
    """An area is named only for an effect that asks for one."""
    if area and not needs_place(script):
        yield f"the effect puts nothing anywhere, but {area!r} is named"


def places(
    game: Context[Position], seat: str, effect: Ability | Trigger, chosen: tuple[str, ...], card: str
) -> Iterator[str]:
    """The areas that may be named for an effect of ``card``; one empty name if it asks for none."""
    if not needs_place(effect.do):
        yield ""
        return
    for place in game.edition.judgements["areas"]:
        if misplaced(game, seat, effect, chosen, card, place) is None:
            yield place


@judgement
def spoken_of(game: Context[Position], seat: str, effect: Ability | Trigger, to: str, card: str) -> tuple[str, ...]:
    """The units that a part speaks of without their being chosen; whom a trigger is about is known only to it."""
    if to == "that_unit":
        return ()
    source, battle = Unit(card, seat, ""), game.position.battle
    units = [unit for unit in game.position.units.values() if effect.scope == "field" or unit.area == battle]
    return tuple(unit.id for unit in units if reaches(to, source, unit))


def misplaced(
    game: Context[Position], seat: str, effect: Ability | Trigger, chosen: tuple[str, ...], card: str, place: str
) -> str | None:
    """Why an effect of ``card`` may not put something into the named area."""
    wrong: str | None
    for group in effect.do:
        for part in group:
            if isinstance(part, Move):
                moved = chosen if part.to == "target" else spoken_of(game, seat, effect, part.to, card)
                wrong = game.edition.judgements["move place"](game, seat, moved, place)
            elif isinstance(part, SummonThis):
                wrong = game.edition.judgements["summon place"](game, seat, card, place)
            elif isinstance(part, SummonToken):
                wrong = game.edition.judgements["token place"](game, seat, part.token, place)
            else:
                continue
            if wrong is not None:
                return wrong
    return None


# Tokens


@judgement
def tokens_to_choose(game: Context[Position], seat: str, effect: Ability | Trigger) -> list[tuple[list[str], int]]:
    """The tokens of each name among which an effect leaves a choice, and how many of them it takes.

    Clauses: vocabulary.token
    """
    taking = [part for group in effect.do for part in group if isinstance(part, SummonToken | TokenToHand)]
    found = []
    for name in dict.fromkeys(part.token for part in taking):
        named = [card for card in game.position.players[seat].tokens if game.position.cards[card] == name]
        verbs = [type(part) for part in taking if part.token == name]
        if len(named) > len(verbs) or (len(named) > 1 and len(set(verbs)) > 1):
            found.append((named, min(len(verbs), len(named))))
    return found


def token_choices(game: Context[Position], seat: str, effect: Ability | Trigger) -> Iterable[tuple[str, ...]]:
    """Every choice of tokens, in the order in which the effect takes them; an empty one if it leaves none."""
    ways = [list(permutations(named, count)) for named, count in tokens_to_choose(game, seat, effect)]
    return [tuple(chain.from_iterable(way)) for way in product(*ways)]


def wrong_tokens(game: Context[Position], seat: str, effect: Ability | Trigger, chosen: tuple[str, ...]) -> str | None:
    """How chosen tokens are not those among which the effect leaves a choice."""
    left = list(chosen)
    for named, count in tokens_to_choose(game, seat, effect):
        found = {card for card in left if card in named}
        if len(found) != count:
            return f"{count} of {', '.join(named)} must be named"
        left = [card for card in left if card not in named]
    return f"{', '.join(left)}: no choice among tokens" if left or len(set(chosen)) != len(chosen) else None
