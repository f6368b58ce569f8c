"""Wrong decks, and wrong readings of who may use what."""

from collections import Counter
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, lifted
from reference_engine.moncolle_tcg import deck, equipment, quiet
from reference_engine.moncolle_tcg.position import card_of
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

ART = "moncolle_tcg.deck.secret_art"
EXCLUSIVE = "moncolle_tcg.deck.exclusive"


def _also(other: Any) -> Bend:
    def more(real: Any, edition: Any, where: str, names: Any) -> Any:
        yield from real(edition, where, names)
        if other(edition, where, names):
            yield f"{where}: not so"

    return judgement(deck.faults, more)


def _without(word: str, unless: Any = None) -> Bend:
    def fewer(real: Any, edition: Any, where: str, names: Any) -> Any:
        for fault in real(edition, where, names):
            if word not in fault or (unless is not None and not unless(edition, where, names)):
                yield fault

    return judgement(deck.faults, fewer)


with clause("moncolle_tcg.deck.exactly_50"):
    mutant("a deck may have any number of cards", _without("exactly_50"))
    mutant("a deck has at least 50 cards", _without("exactly_50", lambda _, where, names: len(names) > 50))
    mutant("a deck has at most 50 cards", _without("exactly_50", lambda _, where, names: len(names) < 50))
    mutant(
        "North's deck may have any number of cards", _without("exactly_50", lambda _, where, names: "north" in where)
    )
    mutant(
        "South's deck may have any number of cards", _without("exactly_50", lambda _, where, names: "south" in where)
    )


def _kind(kind: str) -> Any:
    def only(edition: Any, _where: str, names: Any) -> bool:
        many = [name for name, count in Counter(names).items() if count > 3]
        return all(edition.cards[name].kind == kind for name in many)

    return only


with clause("moncolle_tcg.deck.three_copies"):
    mutant("a deck may have any number of copies", _without("three_copies"))
    mutant("terrain may be there as often as one likes", _without("three_copies", _kind("terrain")))
    mutant("units may be there as often as one likes", _without("three_copies", _kind("unit")))
    mutant("spells may be there as often as one likes", _without("three_copies", _kind("battle_spell")))
    mutant("consumables may be there as often as one likes", _without("three_copies", _kind("consumable")))
    mutant("equipment may be there as often as one likes", _without("three_copies", _kind("equipment")))


with clause("moncolle_tcg.deck.construction_rule"):
    mutant("construction rules do not matter", _without("construction_rule"))

    @wrong("a construction rule never allows more than three", _also)
    def _(_edition, _where, names):
        return any(count > 3 for count in Counter(names).values())

    @wrong("a construction rule allows one more", judgement, deck.faults)
    def _(edition, where, names):
        for name, count in Counter(names).items():
            allowed = edition.cards[name].deck_limit
            if count > (3 if allowed is None else allowed + 1) or len(names) != 50:
                yield f"{where}: not so"

    @wrong("a construction rule forbids the card", _also)
    def _(edition, _where, names):
        return any(edition.cards[name].deck_limit is not None for name in names)

    @wrong("North's deck heeds no construction rule", _without, "construction_rule")
    def _(_edition, where, _names):
        return "north" in where


with clause("moncolle_tcg.deck.additional_rule"):

    @wrong("additional rules do not matter", judgement, equipment.may_wear)
    def _(_game, _unit, _card):
        return True

    mutant("additional rules of consumables do not matter", lifted("use", ART))

    @wrong("a card with an additional rule is never worn", judgement, equipment.may_wear)
    def _(game, _unit, card):
        return not card_of(game, card).race_only

    @wrong("a card with an additional rule is never used", tightened, "use", ART)
    def _(game, _seat, use):
        return card_of(game, use.card).race_only

    @wrong("without an additional rule nothing is worn", judgement, equipment.may_wear)
    def _(game, unit, card):
        return card_of(game, unit.id).race == card_of(game, card).race_only


with clause(ART):

    @wrong("spells heed no race", loosened, "use", ART)
    def _(game, _seat, use):
        return card_of(game, use.card).kind == "battle_spell"

    @wrong("consumables heed no race", loosened, "use", ART)
    def _(game, _seat, use):
        return card_of(game, use.card).kind == "consumable"

    @wrong("counters heed no race", loosened, "use", ART)
    def _(game, _seat, _use):
        return game.question.kind == "counter"

    @wrong("only counters heed a race", loosened, "use", ART)
    def _(game, _seat, _use):
        return game.question.kind != "counter"

    mutant("South's secret arts heed no race", loosened("use", ART, asked("south")))

    @wrong("a unit of the race in the battle is enough", loosened, "use", ART)
    def _(game, seat, use):
        own = [
            unit for unit in game.position.units.values() if unit.owner == seat and unit.area == game.position.battle
        ]
        return any(card_of(game, unit.id).race == card_of(game, use.card).race_only for unit in own)

    @wrong("consumables that are secret arts are never used", tightened, "use", ART)
    def _(game, _seat, use):
        return card_of(game, use.card).race_only and card_of(game, use.card).kind == "consumable"


def _fits(game: Any, use: Any, unit: str) -> bool:
    race = card_of(game, use.card).race_only
    return not race or bool(card_of(game, unit).race == race)


with clause("moncolle_tcg.ruling.user_of_a_secret_art"):

    @wrong("whoever gives an icon must have the race", tightened, "use", ART)
    def _(game, _seat, use):
        return not all(_fits(game, use, unit) for unit in use.slots)

    @wrong("whoever gives an icon for a counter must have the race", tightened, "use", ART)
    def _(game, _seat, use):
        return game.question.kind == "counter" and not all(_fits(game, use, unit) for unit in use.slots)

    @wrong("the race of whoever gives an icon is enough", loosened, "use", ART)
    def _(game, _seat, use):
        return any(_fits(game, use, unit) for unit in use.slots)


with clause(EXCLUSIVE):
    mutant("anybody is given exclusive equipment", lifted("equip", EXCLUSIVE))
    mutant("exclusive equipment is passed on to anybody", lifted("swap", EXCLUSIVE))

    @wrong("exclusive equipment is put on anybody in a battle", loosened, "equip", EXCLUSIVE)
    def _(game, _seat, _answer):
        return bool(game.position.battle)

    @wrong("exclusive equipment is put on anybody in the normal summon phase", loosened, "equip", EXCLUSIVE)
    def _(game, _seat, _answer):
        return not game.position.battle

    @wrong("exclusive equipment is passed on to anybody in a line-up", loosened, "swap", EXCLUSIVE)
    def _(game, _seat, _answer):
        return bool(game.position.battle)

    @wrong("of several cards passed on only the first is looked at", loosened, "swap", EXCLUSIVE)
    def _(game, _seat, answer):
        card, unit = next(iter(answer.wear.items()))
        return equipment.may_wear(game, game.position.units[unit], card)

    @wrong("of several cards passed on only the last is looked at", loosened, "swap", EXCLUSIVE)
    def _(game, _seat, answer):
        card, unit = list(answer.wear.items())[-1]
        return equipment.may_wear(game, game.position.units[unit], card)

    mutant("North puts exclusive equipment on anybody", loosened("equip", EXCLUSIVE, asked("north")))

    mutant("South puts exclusive equipment on anybody", loosened("equip", EXCLUSIVE, asked("south")))

    @wrong("a unit without a race wears anything", judgement, equipment.may_wear)
    def _(real, game, unit, card):
        return real(game, unit, card) or not card_of(game, unit.id).race

    @wrong("a position may have exclusive equipment on anybody", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "deck.exclusive" not in fault)
