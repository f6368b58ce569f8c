"""Wrong kinds of cards, wrong numbers of decks, wrong orders of choosing."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, anybody_at, drawn, judgement, step_before
from reference_engine.moncolle_tcg import card_list, setup
from reference_engine.monster_collection import zones


def _no(kind: str) -> Bend:
    def more(real: Any, edition: Any, card: Any) -> Any:
        yield from real(edition, card)
        if card.kind == kind:
            yield "kind", f"{kind} is no kind of card"

    return judgement(card_list.described_faults, more)


with clause("moncolle_tcg.cards.four_kinds"):
    mutant("a unit is no card", _no("unit"))
    mutant("a battle spell is no card", _no("battle_spell"))
    mutant("a consumable is no card", _no("consumable"))
    mutant("equipment is no card", _no("equipment"))
    mutant("terrain is no card", _no("terrain"))


with clause("moncolle_tcg.deck.one_per_player"):

    @wrong("the players play with each other's decks", drawn, "shuffle_decks")
    def _(game, frame, orders):
        return setup.decks_shuffled(game, frame, orders[::-1])

    @wrong("both players play with South's deck", judgement, zones.draw)
    def _(real, game, seat, count):
        south = game.position.players["south"]
        drawn_from = seat if seat == "south" or not south.deck else "south"
        if drawn_from == seat:
            return real(game, seat, count)
        cards = south.deck[:count]
        zones.change_player(game, "south", deck=south.deck[count:])
        zones.change_player(game, seat, hand=game.position.players[seat].hand + cards)
        return len(cards)


with clause("moncolle_tcg.ruling.turn_player_first"):
    mutant(
        "the opponent summons first",
        step_before("battle", "defending_side_summons", "marching_side_summons"),
    )
    mutant(
        "the opponent lines up first",
        step_before("battle", "defending_side_lines_up", "marching_side_lines_up"),
    )
    mutant("whoever likes summons first", anybody_at("instant_summon"))
    mutant("whoever likes lines up first", anybody_at("line_up"))
