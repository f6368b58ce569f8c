"""Wrong ends of games whose decks run out."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, step, step_before, table
from reference_engine.moncolle_tcg import deck_out, march, victory, zones
from reference_engine.moncolle_tcg.board import OWN
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import SEATS, opponent

COUNT = "moncolle_tcg.victory.judgement_count"


def _watch(other: Any) -> Bend:
    return judgement(deck_out.watch, other)


def _left(game: Any) -> list[int]:
    return [len(game.position.players[seat].deck) for seat in SEATS]


def _ends(game: Any, more: int = 1) -> None:
    if not game.position.final_turn:
        game.position.final_turn = game.position.turn + more


with clause("moncolle_tcg.victory.deckout_trigger"):
    mutant("decks that have run out end nothing", _watch(lambda _game: None))
    mutant(
        "the decks are judged before the end is declared",
        step_before("end_declaration", "judge_decks", "declare_end"),
    )

    @wrong("the last turn is that of whoever ran out second", _watch)
    def _(real, game):
        before = game.position.final_turn
        real(game)
        if not before and game.position.final_turn:
            game.position.final_turn += 1

    @wrong("only South's turns can be the last", _watch)
    def _(real, game):
        if game.position.marching == "north" or not game.position.turn:
            real(game)

    @wrong("only North's turns can be the last", _watch)
    def _(real, game):
        if game.position.marching == "south":
            real(game)

    @wrong("decks that run out in the first hand adjustment end nothing", _watch)
    def _(real, game):
        names = [(frame.name, frame.step) for frame in game.position.stack]
        if ("turn", "first_hand_adjustment") not in names:
            real(game)

    @wrong("decks that run out in the second hand adjustment end nothing", _watch)
    def _(real, game):
        names = [(frame.name, frame.step) for frame in game.position.stack]
        if ("turn", "second_hand_adjustment") not in names:
            real(game)

    @wrong("the game is judged when the last turn begins", step, "turn", "first_hand_adjustment")
    def _(real, game, frame):
        if game.position.final_turn == game.position.turn:
            return deck_out.judge(game)
        return real(game, frame)

    @wrong("the judgement comes in the turn in which the decks ran out", step, "end_declaration", "judge_decks")
    def _(game, _frame):
        position = game.position
        if position.final_turn:
            position.final_turn = min(position.final_turn, position.turn)
        return deck_out.judge(game)


def _unless(named: str) -> Bend:
    """The decks are not looked at when this procedure is under way."""

    def sometimes(real: Any, game: Any) -> None:
        if named not in [frame.name for frame in game.position.stack]:
            real(game)

    return _watch(sometimes)


with clause("moncolle_tcg.ruling.deck_out_by_any_way"):
    mutant("a hero's cost ends nothing", _unless("normal_summon"))
    mutant("an effect ends nothing", _unless("effect"))

    @wrong("only a refill ends the game", _watch)
    def _(real, game):
        if game.position.stack[-1].name == "hand_adjustment":
            real(game)

    @wrong("a proxy ends nothing", _watch)
    def _(real, game):
        if not game.position.proxy_used:
            real(game)

    @wrong("cards drawn by an effect end nothing", judgement, zones.mill)
    def _(real, game, seat, count):
        before = game.position.final_turn
        outcome = real(game, seat, count)
        game.position.final_turn = before
        return outcome

    @wrong("only the own deck is looked at", _watch)
    def _(real, game):
        other = game.position.players[opponent(game.position.marching)]
        if game.position.stack[-1].name != "effect" or other.deck:
            real(game)


with clause("moncolle_tcg.ruling.deck_out_stays"):

    @wrong("cards that return undo the final turn", table)
    def _(edition):
        def between(game):
            if any(_left(game)):
                game.position.final_turn = 0
            return edition.state_based_actions(game)

        return edition.amended(edition.name, state_based_actions=between)

    @wrong("both decks must still be empty when the game is judged", step, "end_declaration", "judge_decks")
    def _(real, game, frame):
        return None if any(_left(game)) else real(game, frame)


with clause("moncolle_tcg.victory.one_empty_deck"):

    @wrong("one empty deck is enough", _watch)
    def _(game):
        if 0 in _left(game) and game.position.turn:
            _ends(game)

    @wrong("the turn player's empty deck is enough", _watch)
    def _(game):
        if game.position.turn and not game.position.players[game.position.marching].deck:
            _ends(game)

    @wrong("the opponent's empty deck is enough", _watch)
    def _(game):
        if game.position.turn and not game.position.players[opponent(game.position.marching)].deck:
            _ends(game)

    @wrong("North's empty deck is enough", _watch)
    def _(real, game):
        real(game)
        if game.position.turn and not game.position.players["north"].deck:
            _ends(game)

    @wrong("South's empty deck is enough", _watch)
    def _(real, game):
        real(game)
        if game.position.turn and not game.position.players["south"].deck:
            _ends(game)

    @wrong("whoever has no card to draw loses", judgement, shared.draw)
    def _(real, game, seat, count):
        if count and not game.position.players[seat].deck:
            victory.end(game, opponent(seat), COUNT)
            return 0
        return real(game, seat, count)

    @wrong("an empty deck and one with a last card are enough", _watch)
    def _(game):
        if game.position.turn and 0 in _left(game) and sum(_left(game)) <= 1:
            _ends(game)


def _counted(other: Any) -> Bend:
    return judgement(deck_out.units_in_enemy_territory, other)


def _units(game: Any, seat: str) -> list[Any]:
    return [u for u in game.position.units.values() if u.owner == seat and u.area in OWN[opponent(seat)]]


with clause(COUNT):
    mutant("fewer units win", _counted(lambda real, *of: -real(*of)))
    mutant(
        "all units are counted", _counted(lambda game, seat: sum(u.owner == seat for u in game.position.units.values()))
    )
    mutant("levels are counted", _counted(lambda game, seat: sum(u.level for u in _units(game, seat))))
    mutant("areas are counted", _counted(lambda game, seat: len({u.area for u in _units(game, seat)})))
    mutant("one unit is as good as two", _counted(lambda real, *of: min(1, real(*of))))
    mutant("two units are as good as three", _counted(lambda real, *of: min(2, real(*of))))
    mutant("South's units count double", _counted(lambda real, game, seat: real(game, seat) * (1 + (seat == "south"))))
    mutant("North's units count double", _counted(lambda real, game, seat: real(game, seat) * (1 + (seat == "north"))))

    @wrong("units at home are counted", _counted)
    def _(game, seat):
        return sum(u.owner == seat and u.area in OWN[seat] for u in game.position.units.values())

    @wrong("units of both in a territory are counted", _counted)
    def _(game, seat):
        return sum(u.area in OWN[opponent(seat)] for u in game.position.units.values())

    @wrong("the turn player wins", step, "end_declaration", "judge_decks")
    def _(game, _frame):
        if game.position.final_turn == game.position.turn:
            victory.end(game, game.position.marching, COUNT)


def _ties(winner: Any) -> Bend:
    def judge(game: Any, _frame: Any) -> Any:
        south, north = (deck_out.units_in_enemy_territory(game, seat) for seat in SEATS)
        if south == north and game.position.final_turn == game.position.turn:
            victory.end(game, winner(game), COUNT)
            return None
        return deck_out.judge(game)

    return step("end_declaration", "judge_decks", judge)


with clause("moncolle_tcg.victory.judgement_draw"):
    mutant("equal numbers are won by the turn player", _ties(lambda game: game.position.marching))
    mutant("equal numbers are won by the opponent", _ties(lambda game: opponent(game.position.marching)))
    mutant("equal numbers are won by South", _ties(lambda _: "south"))
    mutant("equal numbers are won by North", _ties(lambda _: "north"))

    @wrong("equal numbers are won by the higher levels", _ties)
    def _(game):
        south, north = (sum(u.level for u in _units(game, seat)) for seat in SEATS)
        return "" if south == north else "south" if south > north else "north"

    @wrong("without units nobody ends the game", step, "end_declaration", "judge_decks")
    def _(real, game, frame):
        return real(game, frame) if game.position.units else None

    @wrong("without units in the enemy territories South wins", _ties)
    def _(game):
        return "" if any(_units(game, seat) for seat in SEATS) else "south"


with clause("moncolle_tcg.victory.base_before_judgement"):

    @wrong("in the last turn a base taken wins nothing", step, "march", "check_victory")
    def _(game, frame):
        return None if game.position.final_turn == game.position.turn else march.check_victory(game, frame)

    @wrong("in the last turn an empty base taken wins nothing", step, "march", "check_victory")
    def _(game, frame):
        last = game.position.final_turn == game.position.turn
        return None if last and not frame.fought else march.check_victory(game, frame)

    @wrong("in the last turn a battle wins no base", step, "march", "check_victory")
    def _(game, frame):
        last = game.position.final_turn == game.position.turn
        return None if last and frame.fought else march.check_victory(game, frame)

    @wrong("a base that is not taken loses the last turn", step, "end_declaration", "judge_decks")
    def _(game, _frame):
        if game.position.final_turn == game.position.turn:
            victory.end(game, "", COUNT)
