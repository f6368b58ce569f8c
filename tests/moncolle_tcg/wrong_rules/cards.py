"""Wrong cards, decks and heroes."""

from collections import Counter
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, loosened, table, tightened
from reference_engine.moncolle_tcg import card_list, deck, equipment, heroes, quiet
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import zones as shared

ROLE = "moncolle_tcg.cards.unit_role"
USER = "moncolle_tcg.cards.spell_cast_by_unit"


def _forgiven(*words: str) -> Bend:
    """Cards with faults of these fields are taken."""

    def fewer(real: Any, edition: Any, card: Card) -> Any:
        return (fault for fault in real(edition, card) if not fault[0].startswith(words))

    return judgement(card_list.described_faults, fewer)


with clause(ROLE):

    @wrong("units of the discard pile are summoned", loosened, "summon", ROLE)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].discard

    @wrong("South summons anything", loosened, "summon", ROLE)
    def _(game, seat, answer):
        return seat == "south" and answer.card in game.position.players[seat].hand

    @wrong("equipment is summoned", loosened, "summon", ROLE)
    def _(game, _seat, answer):
        return card_of(game, answer.card).kind == "equipment"


with clause("moncolle_tcg.cards.unit_fields"):
    mutant("a unit needs no level", _forgiven("level"))
    mutant("a unit needs no attack", _forgiven("attack"))
    mutant("a unit needs no defence", _forgiven("defence"))
    mutant("a unit needs no march type", _forgiven("march"))
    mutant("a unit may have an equip cost", _forgiven("wearing_cost"))


with clause(USER):

    @wrong("a counter needs no user", loosened, "use", USER)
    def _(game, _seat, use):
        return not use.user and game.question.kind == "counter"

    @wrong("any unit on the field is a user of a counter", loosened, "use", USER)
    def _(game, _seat, use):
        return game.question.kind == "counter" and use.user in game.position.units


with clause("moncolle_tcg.cards.equipment_fields"):
    mutant("equipment may have hero points", _forgiven("hero"))


with clause("moncolle_tcg.cards.terrain_role"):
    mutant("terrain needs no Limit", _forgiven("limit"))


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
    mutant("terrain may be there as often as one likes", _without("three_copies", _kind("terrain")))
    mutant("units may be there as often as one likes", _without("three_copies", _kind("unit")))
    mutant("spells may be there as often as one likes", _without("three_copies", _kind("battle_spell")))
    mutant("consumables may be there as often as one likes", _without("three_copies", _kind("consumable")))
    mutant("equipment may be there as often as one likes", _without("three_copies", _kind("equipment")))


with clause("moncolle_tcg.deck.construction_rule"):

    @wrong("a construction rule never allows more than three", _also)
    def _(_edition, _where, names):
        return any(count > 3 for count in Counter(names).values())

    @wrong("a construction rule allows one more", judgement, deck.faults)
    def _(edition, where, names):
        for name, count in Counter(names).items():
            allowed = edition.cards[name].deck_limit
            if count > (3 if allowed is None else allowed + 1) or len(names) != 50:
                yield f"{where}: not so"

    @wrong("North's deck heeds no construction rule", _without, "construction_rule")
    def _(_edition, where, _names):
        return "north" in where


with clause(ART):

    @wrong("consumables heed no race", loosened, "use", ART)
    def _(game, _seat, use):
        return card_of(game, use.card).kind == "consumable"


with clause(EXCLUSIVE):

    @wrong("a unit without a race wears anything", judgement, equipment.may_wear)
    def _(real, game, unit, card):
        return real(game, unit, card) or not card_of(game, unit.id).race

    @wrong("a position may have exclusive equipment on anybody", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "deck.exclusive" not in fault)


UNIQUE = "moncolle_tcg.heroes.unique_in_own_army"
OTHERS = "moncolle_tcg.heroes.opponent_copy_irrelevant"
SHORT = "moncolle_tcg.heroes.short_deck"
BOTH = "summon instant_summon"


with clause("moncolle_tcg.ruling.second_hero_by_effect"):

    @wrong("of two heroes of a name one is discarded", table)
    def _(edition):
        def between(game):
            names, seen = game.position.cards, set()
            for unit in list(game.position.units.values()):
                key = (unit.owner, names[unit.id])
                if key in seen and heroes.hero_points(game, unit.id):
                    shared.leave(game, [unit], what="discarded", clause=UNIQUE)
                seen.add(key)
            return edition.state_based_actions(game)

        return edition.amended(edition.name, state_based_actions=between)


def _copies_in(where: Any) -> Bend:
    def there(game: Any, seat: str, answer: Any) -> bool:
        names = game.position.cards
        found = [names[card] for card in where(game, seat) if card != answer.card]
        return bool(heroes.hero_points(game, answer.card)) and names[answer.card] in found

    return tightened(BOTH, UNIQUE, there)


with clause(OTHERS):
    mutant("an excluded copy counts", _copies_in(lambda game, seat: game.position.excluded.get(seat, ())))


with clause(SHORT):

    @wrong("nobody is summoned with an empty deck", tightened, BOTH, SHORT)
    def _(game, seat, _answer):
        return not game.position.players[seat].deck
