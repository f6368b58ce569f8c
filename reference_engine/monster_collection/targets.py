"""Targets and places: what the user of an effect chooses when declaring it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.cards import (
    Ability,
    Filter,
    Move,
    Script,
    SummonThis,
    SummonToken,
    Target,
    ToDeck,
    TokenToHand,
    Trigger,
)  # fmt: skip
from reference_engine.monster_collection.position import SEATS, Position, Unit, card_of, unit_of
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
    if target.what == "discarded":
        return of_size(discarded(game, seat, target), target)
    return of_size([unit.id for unit in candidates(game, seat, target, area)], target)


def of_size(choosable: Sequence[str], target: Target) -> Iterable[tuple[str, ...]]:
    """Every choice of so many targets as an effect asks for, or up to so many."""
    sizes = range(1 if target.up_to else target.count, target.count + 1)
    return chain.from_iterable(combinations(choosable, size) for size in sizes)


@judgement
def wrong_number(_game: Context[Position], target: Target | None, chosen: tuple[str, ...]) -> str | None:
    """How many targets are too few or too many; none is ever enough for an effect that asks for some.

    Clauses: vocabulary.target_up_to
    """
    wanted = target.count if target is not None else 0
    fewest = 1 if target is not None and target.up_to else wanted
    if len(set(chosen)) == len(chosen) and fewest <= len(chosen) <= wanted:
        return None
    shown = f"1 to {wanted}" if fewest < wanted else f"{wanted}"
    return f"the effect needs {shown} targets, {len(chosen)} were chosen"


def discarded(game: Context[Position], seat: str, target: Target) -> list[str]:
    """The cards of discard piles that an effect may choose."""
    return [card for each in declarers(seat, target) for card in game.position.players[each].discard]


@judgement
def declared_cards(game: Context[Position], by: Collection[str] = SEATS) -> list[str]:
    """The cards whose effects these players have declared in the running chain; used several times, several times."""
    frame = next((frame for frame in reversed(game.position.stack) if frame.name == "chain"), None)
    items: tuple[Any, ...] = frame.items if frame is not None else ()
    return [item.card for item in items if item.kind == "effect" and item.by in by]


def declarers(seat: str, target: Target) -> tuple[str, ...]:
    """Whose declarations, or discard piles, an effect of ``seat`` may choose from."""
    return tuple(each for each in SEATS if target.side == "any" or (target.side == "own") == (each == seat))


def misfit(game: Context[Position], seat: str, target: Target | None, chosen: tuple[str, ...], area: str) -> str | None:
    """How chosen targets fail to be what the effect asks for, apart from being in the battle.

    An effect that needs targets cannot be declared without them.

    Clauses: ruling.no_declaration_without_target
    """
    wrong_size = wrong_number(game, target, chosen)
    if wrong_size is not None or target is None:
        return wrong_size
    if target.what == "declaration":
        fits = set(chosen) <= set(declared_cards(game, declarers(seat, target)))
        return None if fits else f"{chosen[0]} is no declaration in this chain that the effect may choose"
    if target.what == "discarded":
        fitting = set(discarded(game, seat, target))
    else:
        fitting = {unit.id for unit in candidates(game, seat, target, "")}
    wrong = [card for card in chosen if card not in fitting]
    return f"{', '.join(wrong)} is not what the effect may choose" if wrong else None


@judgement
def outside(game: Context[Position], target: Target | None, chosen: tuple[str, ...], area: str) -> str | None:
    """Chosen units that a Battle effect cannot reach.

    Clauses: scope.battle_reach
    """
    if not area or target is None or target.what != "unit":
        return None
    units = game.position.units
    away = [card for card in chosen if card in units and units[card].area != area]
    return f"{', '.join(away)} is not in the battle" if away else None


PLACING = (Move, SummonThis, SummonToken)
"""Parts that bring something to the area named, in the order in which those of one group do."""


# What a card cannot say of its targets


def target_faults(target: Target, parts: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """A choice of up to so many leaves a choice, and a card of a discard pile can only be put back on the deck.

    Yields the field of the target and the reason.
    """
    if target.up_to and target.count < 2:
        yield ".up_to", f"up to {target.count} leaves no choice of how many"
    reaching = [part for part in parts if getattr(part, "to", "") == "target"]
    if target.what == "discarded" and not all(isinstance(part, ToDeck) for part in reaching):
        yield ".what", "a card of a discard pile can only be put back on the deck"
    if target.what != "unit" and target.filter != Filter():
        yield ".filter", f"only units are told apart by it, not a {target.what}"


def reach_faults(target: Target | None, parts: Sequence[Any]) -> Iterator[str]:
    """One card is put back on the deck, so that nobody need ask in which order several lie there."""
    for part in parts:
        if isinstance(part, ToDeck) and part.to != "this" and (part.to != "target" or (target or Target()).count != 1):
            yield "one card is put back on the deck, one target or this unit"


def needs_place(script: Script) -> bool:
    """Whether the effect asks its user to name an area."""
    return any(isinstance(part, PLACING) for group in script for part in group)


def place_faults(script: Script, area: str) -> Iterator[str]:
    """An area is named only for an effect that asks for one."""
    if area and not needs_place(script):
        yield f"the effect puts nothing anywhere, but {area!r} is named"


def places(
    game: Context[Position],
    seat: str,
    effect: Ability | Trigger,
    chosen: tuple[str, ...],
    card: str,
    about: tuple[str, ...] = (),
) -> Iterator[str]:
    """The areas that may be named for an effect of ``card``; one empty name if it asks for none."""
    if not needs_place(effect.do):
        yield ""
        return
    for place in game.edition.judgements["areas"]:
        if misplaced(game, seat, effect, chosen, card, place, about) is None:
            yield place


@judgement
def spoken_of(
    game: Context[Position], seat: str, effect: Ability | Trigger, to: str, card: str, about: tuple[str, ...]
) -> tuple[str, ...]:
    """The units that a part speaks of without their being chosen; ``about`` met a trigger's condition."""
    if to == "that_unit":
        return about
    source, battle = Unit(card, seat, ""), game.position.battle
    units = [unit for unit in game.position.units.values() if effect.scope == "field" or unit.area == battle]
    return tuple(unit.id for unit in units if reaches(to, source, unit))


@judgement
def misplaced(
    game: Context[Position],
    seat: str,
    effect: Ability | Trigger,
    chosen: tuple[str, ...],
    card: str,
    place: str,
    about: tuple[str, ...] = (),
) -> str | None:
    """Why an effect of ``card`` may not put everything that it speaks of into the named area.

    Each part is judged on what those before it have brought there. A token that those before have taken is not
    missing: nothing comes of that part, now as later.

    Clauses: limit_adjust.not_intentional, ruling.limit_of_a_whole_effect
    """
    ahead, parts = game, placing_parts(game, effect.do)
    for part in parts:
        cards = brings(ahead, seat, part, effect, chosen, card, about)
        if isinstance(part, SummonToken):
            if not cards and tokens_named(game, seat, part.token):
                continue
            wrong = game.edition.judgements["token place"](ahead, seat, part.token, place)
        elif isinstance(part, SummonThis):
            wrong = game.edition.judgements["summon place"](ahead, seat, card, place)
        else:
            wrong = game.edition.judgements["move place"](ahead, seat, cards, place)
        if wrong is not None:
            return str(wrong)
        if part is not parts[-1]:
            ahead = brought_to(ahead, seat, cards, place)
    return None


def brings(
    game: Context[Position],
    seat: str,
    part: Move | SummonThis | SummonToken,
    effect: Ability | Trigger,
    chosen: tuple[str, ...],
    card: str,
    about: tuple[str, ...] = (),
) -> tuple[str, ...]:
    """The units or cards that a part of an effect of ``card`` would bring somewhere."""
    if isinstance(part, SummonToken):
        return tuple(tokens_named(game, seat, part.token)[:1])
    if isinstance(part, SummonThis):
        return (card,)
    return chosen if part.to == "target" else spoken_of(game, seat, effect, part.to, card, about)


@judgement
def placing_parts(_game: Context[Position], script: Script) -> list[Move | SummonThis | SummonToken]:
    """The parts that bring something to the area named, in the order in which they do.

    Clauses: ruling.limit_of_a_whole_effect
    """
    found: list[Any] = []
    for group in script:
        found += sorted(
            (part for part in group if isinstance(part, PLACING)), key=lambda part: PLACING.index(type(part))
        )
    return found


def brought_to(game: Context[Position], seat: str, cards: tuple[str, ...], area: str) -> Context[Position]:
    """The position to which a part of an effect leads, to be looked at; own units and cards have come to the area."""
    position = game.position.copied()
    player = position.players[seat]
    position.players[seat] = replace(
        player,
        hand=tuple(card for card in player.hand if card not in cards),
        tokens=tuple(card for card in player.tokens if card not in cards),
    )
    for card in cards:
        unit = position.units.get(card) or unit_of(card_of(game, card), card, seat, area)
        if unit.owner == seat:
            position.units[card] = replace(unit, area=area)
    return Context.looking(game.edition, position)


# Tokens


def tokens_named(game: Context[Position], seat: str, name: str) -> list[str]:
    """The tokens of a name on a player's token area."""
    return [card for card in game.position.players[seat].tokens if game.position.cards[card] == name]


@judgement
def tokens_to_choose(game: Context[Position], seat: str, effect: Ability | Trigger) -> list[tuple[list[str], int]]:
    """The tokens of each name among which an effect leaves a choice, and how many of them it takes.

    Clauses: vocabulary.token
    """
    taking = [part for group in effect.do for part in group if isinstance(part, SummonToken | TokenToHand)]
    found = []
    for name in dict.fromkeys(part.token for part in taking):
        named = tokens_named(game, seat, name)
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
