"""Wrong proxy terrain."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, judgement, lifted, perform
from reference_engine.moncolle_tcg import field, terrain
from reference_engine.moncolle_tcg.board import ADJACENT, BASE, OWN
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened
from tests.moncolle_tcg.wrong_rules.terrain import placed_by_the_enemy

ADJACENCY = "moncolle_tcg.terrain.adjacency"
PROTECTED = "moncolle_tcg.ruling.enemy_terrain_protected"
PROXY = "moncolle_tcg.terrain.proxy"


def _used_up(game: Any, _seat: str, _answer: Any) -> None:
    game.position.proxy_used = True


def _from_the_bottom(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
    *rest, last = game.position.players[seat].deck
    shared.change_player(game, seat, deck=(last, *rest))
    return real(game, frame, seat, answer)


with clause(PROXY):
    mutant("the bottom card becomes the proxy", perform("place_proxy", _from_the_bottom))
    mutant("there is no proxy once terrain was placed", after_act("place_terrain", _used_up))

    @wrong("any number of proxies is placed in a turn", loosened, "place_proxy", PROXY)
    def _(game, _seat, _answer):
        return game.position.proxy_used

    mutant("South places any number of proxies", loosened("place_proxy", PROXY, asked("south")))

    mutant("North places any number of proxies", loosened("place_proxy", PROXY, asked("north")))

    @wrong("after a march a second proxy is placed", after_act, "march")
    def _(game, _seat, _answer):
        game.position.proxy_used = False

    @wrong("after terrain a second proxy is placed", after_act, "place_terrain")
    def _(game, _seat, _answer):
        game.position.proxy_used = False

    @wrong("one proxy of a player lies on the field", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return any(lying.kind == "proxy" and lying.placed_by == seat for lying in game.position.field.values())

    @wrong("one proxy at all lies on the field", tightened, "place_proxy", PROXY)
    def _(game, _seat, _answer):
        return any(lying.kind == "proxy" for lying in game.position.field.values())

    @wrong("a proxy is laid face up", judgement, terrain.lay)
    def _(real, game, seat, ground, area, why):
        real(game, seat, replace(ground, kind="terrain"), area, why)

    @wrong("a terrain card keeps its face as a proxy", judgement, terrain.lay)
    def _(real, game, seat, ground, area, why):
        kind = "terrain" if card_of(game, ground.card).kind == "terrain" else ground.kind
        real(game, seat, replace(ground, kind=kind), area, why)

    @wrong("terrain counts as the proxy of the turn", tightened, "place_terrain", PROTECTED)
    def _(game, _seat, _answer):
        return game.position.proxy_used

    @wrong("a proxy ends the phase", perform, "place_proxy")
    def _(real, game, frame, seat, answer):
        real(game, frame, seat, answer)


with clause("moncolle_tcg.ruling.proxy_with_terrain_in_hand"):

    @wrong("only a hand without terrain allows a proxy", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return any(card_of(game, card).kind == "terrain" for card in game.position.players[seat].hand)

    @wrong("only a hand with one terrain card at most allows a proxy", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return sum(card_of(game, card).kind == "terrain" for card in game.position.players[seat].hand) > 1

    @wrong("a proxy needs terrain in hand", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return not any(card_of(game, card).kind == "terrain" for card in game.position.players[seat].hand)


with clause("moncolle_tcg.ruling.proxy_where_terrain_may_lie"):
    mutant("a proxy lies anywhere", lifted("place_proxy", ADJACENCY))
    mutant("a proxy replaces terrain of the enemy", lifted("place_proxy", PROTECTED))
    mutant("a proxy replaces a base", lifted("place_proxy", "moncolle_tcg.board.base_space"))

    @wrong("a proxy lies beside the base only", tightened, "place_proxy", ADJACENCY)
    def _(_game, seat, answer):
        return answer.area not in ADJACENT[BASE[seat]]

    @wrong("a proxy lies in the own territory only", tightened, "place_proxy", ADJACENCY)
    def _(_game, seat, answer):
        return answer.area not in OWN[seat]

    @wrong("a proxy replaces the enemy's base", loosened, "place_proxy", "moncolle_tcg.board.base_space")
    def _(_game, seat, answer):
        return answer.area == BASE[opponent(seat)]


with clause("moncolle_tcg.ruling.proxy_over_terrain"):

    @wrong("a proxy lies only where there is nothing", tightened, "place_proxy", PROTECTED)
    def _(game, _seat, answer):
        return answer.area in game.position.field and not field.is_base(answer.area)

    @wrong("a proxy replaces no proxy", tightened, "place_proxy", PROTECTED)
    def _(game, _seat, answer):
        there = game.position.field.get(answer.area)
        return there is not None and there.kind == "proxy"

    @wrong("a proxy replaces own terrain only", tightened, "place_proxy", PROTECTED)
    def _(game, seat, answer):
        return placed_by_the_enemy(game, seat, answer)

    @wrong("a proxy replaces vacant terrain only", tightened, "place_proxy", PROTECTED)
    def _(game, _seat, answer):
        return bool(units_in(game.position, answer.area)) and not field.is_base(answer.area)


with clause("moncolle_tcg.ruling.proxy_of_the_last_card"):

    @wrong("a card must be left in the deck", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return len(game.position.players[seat].deck) == 1

    @wrong("South's last card stays in the deck", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return len(game.position.players[seat].deck) == 1 and seat == "south"
