"""Wrong main phases."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, anybody_at, bend, lifted, offer, perform, table
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, FINISH, Call
from reference_engine.moncolle_tcg.chain import opened_by
from reference_engine.monster_collection.chain import Declaration
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

FREE = "moncolle_tcg.main.free_order"
THREE = "moncolle_tcg.main.three_actions"


@bend
def _missing(edition: Edition, act: str, question: str = "main") -> Edition:
    """The act does not answer the question."""
    kept = tuple(each for each in edition.offers[question] if each != act)
    return edition.amended(edition.name, offers={question: kept})


def _once(act: str) -> Bend:
    """The act ends the phase."""

    def last(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        return None if outcome is AGAIN else outcome

    return perform(act, last)


with clause(FREE):
    mutant("once terrain is placed the phase is over", _once("place_terrain"))
    mutant("once a proxy is placed the phase is over", _once("place_proxy"))
    mutant("once equipment is swapped the phase is over", _once("swap"))
    mutant("the phase cannot be ended", _missing("end_phase"))
    mutant("whoever likes acts in the main phase", anybody_at("main"))

    @wrong("there is one battle in a main phase", tightened, "march", THREE)
    def _(game, seat, answer):
        enemies = [u for u in game.position.units.values() if u.area == answer.area and u.owner != seat]
        return enemies and game.position.fought_on

    @wrong("after a battle no terrain is placed", tightened, "place_terrain place_proxy", THREE)
    def _(game, _seat, _answer):
        return game.position.fought_on

    @wrong("after a battle no equipment is swapped", tightened, "swap", THREE)
    def _(game, _seat, _answer):
        return game.position.fought_on and not game.position.battle

    @wrong("after a battle nobody marches", tightened, "march", THREE)
    def _(game, _seat, _answer):
        return game.position.fought_on

    @wrong("terrain is placed before anybody marches", tightened, "place_terrain place_proxy", THREE)
    def _(game, seat, _answer):
        return any(not unit.ready for unit in game.position.units.values() if unit.owner == seat)

    @wrong("nobody marches once terrain lies on two areas", tightened, "march", THREE)
    def _(game, seat, _answer):
        placed = [g for g in game.position.field.values() if g.placed_by == seat and g.kind == "terrain"]
        return len(placed) > 1

    @wrong("while somebody can march the phase is not ended", table)
    def _(edition):
        return tightened("end_phase", FREE, lambda game, seat, _: any(edition.acts["march"].options(game, seat)))(
            edition
        )


with clause(THREE):
    mutant("nobody marches in the main phase", _missing("march"))
    mutant("no terrain is placed in the main phase", _missing("place_terrain"))
    mutant("no equipment is swapped in the main phase", _missing("swap"))
    mutant("units are summoned in the main phase, too", offer("summon", "main"))
    mutant("equipment is put on in the main phase, too", offer("equip", "main"))
    mutant("equipment is discarded in the main phase, too", offer("discard_equipment", "main"))
    mutant("terrain is placed in hand adjustments, too", offer("place_terrain", "hand_adjustment"))
    mutant("terrain is placed in the normal summon phase, too", offer("place_terrain", "summon_discards", "summon"))
    mutant("terrain is placed in the end declaration phase, too", offer("place_terrain", "end"))
    mutant("units march while a battle begins", offer("march", "instant_summon"))
    mutant("anybody's units march", lifted("march", THREE))

    mutant("enemy units march for North", loosened("march", THREE, asked("north")))

    mutant("enemy units march for South", loosened("march", THREE, asked("south")))

    @wrong("only the first of several marching units must be one's own", loosened, "march", THREE)
    def _(game, seat, answer):
        return game.position.units[answer.units[0]].owner == seat

    @wrong("only the last of several marching units must be one's own", loosened, "march", THREE)
    def _(game, seat, answer):
        return game.position.units[answer.units[-1]].owner == seat


with clause("moncolle_tcg.ruling.own_turn_abilities_in_main"):
    mutant("own-turn abilities are never used", _missing("use"))
    mutant("own-turn abilities are used in the normal summon phase, too", offer("use", "summon"))
    mutant("own-turn abilities are used in the opponent's turn, too", anybody_at("main"))

    @wrong("an own-turn ability ends the phase", perform, "use")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        return outcome if game.position.battle else FINISH

    @wrong("own-turn abilities are countered", table)
    def _(edition):
        def open_chain(real, game, frame, seat, use):
            if game.position.battle:
                return real(game, frame, seat, use)
            item = Declaration(
                by=seat, kind="effect", users=(use.card,), affected=(), card=use.card, targets=use.targets
            )
            return Call(opened_by(game, item), stay=True)

        return perform("use", open_chain)(edition)
