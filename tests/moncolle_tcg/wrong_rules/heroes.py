"""Wrong heroes: who is one, who pays, how many there may be."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, lifted, table
from reference_engine.moncolle_tcg import heroes, zones
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened, turn_over

UNIQUE = "moncolle_tcg.heroes.unique_in_own_army"
OTHERS = "moncolle_tcg.heroes.opponent_copy_irrelevant"
SHORT = "moncolle_tcg.heroes.short_deck"
BOTH = "summon instant_summon"

with clause("moncolle_tcg.heroes.definition"):
    mutant("nobody is a hero", judgement(heroes.hero_points, lambda *_: 0))
    mutant("whoever has any points has one", judgement(heroes.hero_points, lambda real, *of: min(1, real(*of))))

    @wrong("whoever has level 6 or more is a hero", judgement, heroes.hero_points)
    def _(real, game, card):
        return real(game, card) or int((card_of(game, card).level or 0) >= 6)

    @wrong("every unit is a hero", judgement, heroes.hero_points)
    def _(real, game, card):
        return real(game, card) or 1

    @wrong("one point makes no hero", judgement, heroes.hero_points)
    def _(real, game, card):
        return real(game, card) if real(game, card) > 1 else 0

    @wrong("of any unit there is one of a name", tightened, BOTH, UNIQUE)
    def _(game, seat, answer):
        names = game.position.cards
        own = [names[unit.id] for unit in game.position.units.values() if unit.owner == seat]
        return names.get(answer.card) in own


def _pays(other: Any) -> Bend:
    return judgement(heroes.pay, other)


with clause("moncolle_tcg.heroes.deck_cost"):
    mutant("heroes cost nothing", _pays(lambda *_: None))
    mutant("heroes cost one card less", _pays(lambda game, seat, card: _mill(game, seat, card, -1)))
    mutant("heroes cost one card more", _pays(lambda game, seat, card: _mill(game, seat, card, +1)))
    mutant("the opponent's deck pays", _pays(lambda real, game, seat, card: real(game, opponent(seat), card)))

    @wrong("only South pays", _pays)
    def _(real, game, seat, card):
        if seat == "south":
            real(game, seat, card)

    @wrong("only North pays", _pays)
    def _(real, game, seat, card):
        if seat == "north":
            real(game, seat, card)

    @wrong("heroes are paid for from the bottom of the deck", _pays)
    def _(real, game, seat, card):
        turn_over(game, seat)
        real(game, seat, card)
        turn_over(game, seat)

    @wrong("the cards for a hero come to the hand", _pays)
    def _(game, seat, card):
        zones.draw(game, seat, heroes.hero_points(game, card))

    @wrong("the cards for a hero are excluded", judgement, zones.mill)
    def _(game, seat, count):
        deck = game.position.players[seat].deck
        shared.change_player(game, seat, deck=deck[count:])
        kept = game.position.excluded.get(seat, ())
        game.position.excluded = {**game.position.excluded, seat: kept + deck[:count]}
        return count

    @wrong("only the first hero is paid for", _pays)
    def _(real, game, seat, card):
        own = [unit.id for unit in game.position.units.values() if unit.owner == seat]
        if not any(heroes.hero_points(game, unit) for unit in own):
            real(game, seat, card)


def _mill(game: Any, seat: str, card: str, more: int) -> None:
    points = heroes.hero_points(game, card)
    if points:
        zones.mill(game, seat, points + more)


with clause("moncolle_tcg.ruling.heroes_pay_whenever_summoned"):

    @wrong("an instant summon costs nothing", _pays)
    def _(real, game, seat, card):
        if not game.position.battle:
            real(game, seat, card)

    @wrong("the defending side pays nothing", _pays)
    def _(real, game, seat, card):
        if seat == game.position.marching:
            real(game, seat, card)

    @wrong("the marching side pays nothing in a battle", _pays)
    def _(real, game, seat, card):
        if seat != game.position.marching or not game.position.battle:
            real(game, seat, card)


with clause("moncolle_tcg.ruling.hero_paid_first"):

    @wrong("a hero is paid for once it has entered and done what it does then", table)
    def _(edition):
        def entered(real, game, seat, card, area, **how):
            real(game, seat, card, area, **how)
            if heroes.hero_points(game, card):
                shared.change_unit(game, card, spent=("unpaid",))

        def between(game):
            due = edition.state_based_actions(game)
            busy = due is not None or game.position.stack[-1].name in ("triggers", "effect")
            for unit in [] if busy else list(game.position.units.values()):
                if unit.spent == ("unpaid",):
                    shared.change_unit(game, unit.id, spent=())
                    zones.mill(game, unit.owner, heroes.hero_points(game, unit.id))
            return due

        rules = judgement(heroes.pay, lambda *_: None)(edition)
        rules = judgement(zones.enter, entered)(rules)
        return rules.amended(edition.name, state_based_actions=between)


def _standing(game: Any, seat: str, card: str) -> list[Any]:
    """Own units of the name."""
    names = game.position.cards
    return [u for u in game.position.units.values() if u.owner == seat and names[u.id] == names.get(card)]


with clause(UNIQUE):
    mutant("there may be several heroes of a name in normal summons", lifted("summon", UNIQUE))
    mutant("there may be several heroes of a name in instant summons", lifted("instant_summon", UNIQUE))

    mutant("South may have several heroes of a name", loosened(BOTH, UNIQUE, asked("south")))

    mutant("North may have several heroes of a name", loosened(BOTH, UNIQUE, asked("north")))

    @wrong("heroes summoned in the same timing do not count", loosened, BOTH, UNIQUE)
    def _(game, seat, answer):
        return game.position.battle != "" and all(u.instantly_summoned for u in _standing(game, seat, answer.card))

    @wrong("ready heroes do not count", loosened, BOTH, UNIQUE)
    def _(game, seat, answer):
        return all(unit.ready for unit in _standing(game, seat, answer.card))

    @wrong("exhausted heroes do not count", loosened, BOTH, UNIQUE)
    def _(game, seat, answer):
        return not any(unit.ready for unit in _standing(game, seat, answer.card))

    @wrong("only heroes in the base count", loosened, BOTH, UNIQUE)
    def _(game, seat, answer):
        base = {"south": "b1", "north": "b4"}[seat]
        return not any(unit.area == base for unit in _standing(game, seat, answer.card))

    @wrong("only heroes in the own territory count", loosened, BOTH, UNIQUE)
    def _(game, seat, answer):
        ranks = {"south": "12", "north": "34"}[seat]
        return not any(unit.area[1] in ranks for unit in _standing(game, seat, answer.card))

    @wrong("there is one hero on each side", tightened, BOTH, UNIQUE)
    def _(game, seat, answer):
        own = [unit.id for unit in game.position.units.values() if unit.owner == seat]
        return heroes.hero_points(game, answer.card) and any(heroes.hero_points(game, unit) for unit in own)

    @wrong("a hero that has died does not come back", tightened, BOTH, UNIQUE)
    def _(game, seat, answer):
        names = game.position.cards
        dead = [names[card] for card in game.position.players[seat].discard]
        return heroes.hero_points(game, answer.card) and names[answer.card] in dead


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
    mutant("the opponent's hero counts", _copies_in(lambda game, _: game.position.units))
    mutant("a copy in the hand counts", _copies_in(lambda game, seat: game.position.players[seat].hand))
    mutant("a copy in the deck counts", _copies_in(lambda game, seat: game.position.players[seat].deck))
    mutant("a copy in the discard pile counts", _copies_in(lambda game, seat: game.position.players[seat].discard))
    mutant("an excluded copy counts", _copies_in(lambda game, seat: game.position.excluded.get(seat, ())))

    @wrong("the opponent's hero counts in a battle", tightened, "instant_summon", UNIQUE)
    def _(game, _seat, answer):
        names = game.position.cards
        return heroes.hero_points(game, answer.card) and names[answer.card] in [names[u] for u in game.position.units]


with clause(SHORT):
    mutant("a short deck pays what it has in normal summons", lifted("summon", SHORT))
    mutant("a short deck pays what it has in instant summons", lifted("instant_summon", SHORT))

    @wrong("the last card does not pay", tightened, BOTH, SHORT)
    def _(game, seat, answer):
        points = heroes.hero_points(game, answer.card)
        return points and points >= len(game.position.players[seat].deck)

    @wrong("one card is enough for any hero", loosened, BOTH, SHORT)
    def _(game, seat, _answer):
        return bool(game.position.players[seat].deck)

    @wrong("a missing card does not matter", loosened, BOTH, SHORT)
    def _(game, seat, answer):
        return heroes.hero_points(game, answer.card) <= len(game.position.players[seat].deck) + 1

    @wrong("both decks pay", loosened, BOTH, SHORT)
    def _(game, _seat, answer):
        return heroes.hero_points(game, answer.card) <= sum(len(p.deck) for p in game.position.players.values())

    @wrong("nobody is summoned with an empty deck", tightened, BOTH, SHORT)
    def _(game, seat, _answer):
        return not game.position.players[seat].deck

    mutant("South's deck may be too short", loosened(BOTH, SHORT, asked("south")))

    @wrong("the defending side's deck may be too short", loosened, BOTH, SHORT)
    def _(game, seat, _answer):
        return seat != game.position.marching
