"""Wrong swaps of equipment."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, lifted, offer, perform
from reference_engine.moncolle_tcg import equipment, values, zones
from reference_engine.moncolle_tcg.position import card_of, wearer_of
from reference_engine.monster_collection import zones as shared
from tests.moncolle_tcg.wrong_rules.bends import loosened, tightened

ICONS = "moncolle_tcg.equip.needs_free_icons"
SWAP = "moncolle_tcg.equip.swap_scope"
EXCLUSIVE = "moncolle_tcg.deck.exclusive"


def _swaps(unless: Any) -> Bend:
    return loosened("swap", SWAP, unless)


def _anywhere(game: Any, seat: str, answer: Any) -> bool:
    units = game.position.units
    givers = [wearer_of(game.position, card) for card in answer.wear]
    takers = [units.get(name) for name in answer.wear.values()]
    return all(unit is not None and unit.owner == seat for unit in (*givers, *takers))


def _is_open(part: int) -> Any:
    """Whether one of the cards named may be passed on, the others not looked at."""

    def fine(game: Any, seat: str, answer: Any) -> bool:
        card, name = list(answer.wear.items())[part]
        giver, taker = wearer_of(game.position, card), game.position.units.get(name)
        if giver is None or taker is None:
            return False
        return bool(giver.owner == taker.owner == seat and giver.area == taker.area)

    return fine


def _after_swap(more: Any) -> Bend:
    return after_act("swap", more)


def _pairs(game: Any, answer: Any) -> list[tuple[Any, Any]]:
    """Who gives each card and who takes it, as far as anybody does."""
    return [(wearer_of(game.position, card), game.position.units.get(name)) for card, name in answer.wear.items()]


def _handed(may: Callable[[Any, Any, str], bool]) -> Bend:
    """Cards go between units of a terrain as far as it may be so."""

    def fine(game: Any, seat: str, answer: Any) -> bool:
        return all(
            giver is not None and taker is not None and giver.area == taker.area and may(giver, taker, seat)
            for giver, taker in _pairs(game, answer)
        )

    return _swaps(fine)


with clause(SWAP):
    mutant("equipment is handed across the field", _swaps(_anywhere))
    mutant("only the first card of a swap is looked at", _swaps(_is_open(0)))
    mutant("only the last card of a swap is looked at", _swaps(_is_open(-1)))
    mutant("a swap is offered in the instant summon timing", offer("swap", "instant_summon"))
    mutant("a swap is offered before an attack", offer("swap", "before_attack"))
    mutant("a swap is offered after an attack", offer("swap", "after_attack"))
    mutant("exclusiveness does not matter in a swap", lifted("swap", EXCLUSIVE))
    mutant("Item icons do not matter in a swap", lifted("swap", ICONS))

    mutant("equipment is handed to enemies of the terrain", _handed(lambda giver, _taker, seat: giver.owner == seat))
    mutant("equipment is taken from enemies of the terrain", _handed(lambda _giver, taker, seat: taker.owner == seat))
    mutant(
        "enemies' equipment is moved about among them", _handed(lambda giver, taker, _seat: giver.owner == taker.owner)
    )

    @wrong("equipment of the hand is given by a swap, too", _swaps)
    def _(game, seat, answer):
        held = game.position.players[seat].hand
        return all(card in held or wearer_of(game.position, card) for card in answer.wear) and any(
            card in held for card in answer.wear
        )

    @wrong("a swap exhausts the new wearers", _after_swap)
    def _(game, _seat, answer):
        shared.exhaust(game, [game.position.units[unit] for unit in answer.wear.values()], SWAP)

    @wrong("a swap costs a hand card", _after_swap)
    def _(game, seat, _answer):
        shared.discard_from_hand(game, seat, game.position.players[seat].hand[-1:])

    @wrong("what the new wearer wore is discarded", perform, "swap")
    def _(real, game, frame, seat, answer):
        worn = [card for name in answer.wear.values() for card in game.position.units[name].equipment]
        outcome = real(game, frame, seat, answer)
        for card in worn:
            zones.discard_equipment(game, card, SWAP)
        return outcome

    @wrong("one card is passed on in a swap", perform, "swap")
    def _(real, game, frame, seat, answer):
        first = dict(list(answer.wear.items())[:1])
        return real(game, frame, seat, type(answer)(first))

    @wrong("exhausted units take part in no swap", tightened, "swap", SWAP)
    def _(game, _seat, answer):
        return any(not unit.ready for name in answer.wear.values() if (unit := game.position.units.get(name)))

    @wrong("units in the base only take part in a swap", tightened, "swap", SWAP)
    def _(game, seat, answer):
        base = "b1" if seat == "south" else "b4"
        return any(unit.area != base for name in answer.wear.values() if (unit := game.position.units.get(name)))

    @wrong("who passes on what gave icons loses what it wears", loosened, "swap", ICONS)
    def _(game, _seat, answer):
        units = game.position.units
        takers = [units[name] for name in answer.wear.values() if name in units]
        return all(
            sum(card_of(game, card).wearing_cost or 0 for card in equipment.after_swap(game, unit, answer.wear))
            <= values.item_icons(game, unit)
            for unit in takers
        )
