"""Wrong towns."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, judgement, perform
from reference_engine.monster_maker import damage, values, zones
from reference_engine.monster_maker.position import Land, card_of

HEALS = "monster_maker.town.heals"
ROW = "monster_maker.town.not_consecutive"


def _placed(more: Any) -> Bend:
    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        before = game.position.players[seat].party
        outcome = real(game, frame, seat, answer)
        more(game, seat, before, values.is_town(game, Land(answer.card, answer.face_down)))
        return outcome

    return perform("move", place)


with clause(HEALS):

    @wrong("towns heal nobody", _placed)
    def _(game, seat, before, _town):
        return zones.change_player(game, seat, party=before)

    @wrong("a town heals one character", _placed)
    def _(game, seat, before, town):
        hurt = [character.card for character in before if character.wounded]
        party = tuple(with_fields(c, wounded=c.wounded and c.card != hurt[0]) if hurt else c for c in before)
        if town:
            zones.change_player(game, seat, party=party)

    @wrong("a town heals everybody at the table", _placed)
    def _(game, _seat, _before, town):
        for seat in game.position.order if town else ():
            for character in game.position.players[seat].party:
                damage.heal(game, character, HEALS)

    @wrong("the hero is not healed", _placed)
    def _(game, seat, before, _town):
        for character in before:
            if character.marked:
                zones.change_character(game, character.card, wounded=character.wounded)

    @wrong("a town takes damage away as well", _placed)
    def _(game, seat, _before, town):
        if town:
            party = tuple(with_fields(c, damage=0) for c in game.position.players[seat].party)
            zones.change_player(game, seat, party=party)

    @wrong("any land heals", _placed)
    def _(game, seat, before, _town):
        for character in before:
            zones.change_character(game, character.card, wounded=False)

    @wrong("staying in a town heals", after_step, "end_phase", "declare_end")
    def _(game, _frame):
        player = game.position.players[game.position.turn_player]
        if player.map and values.is_town(game, player.map[-1]):
            for character in player.party:
                damage.heal(game, character, HEALS)

    @wrong("the first land heals nobody", _placed)
    def _(game, seat, before, _town):
        if len(game.position.players[seat].map) == 1:
            zones.change_player(game, seat, party=before)


def _in_a_row(refused: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        land, lands = (Land(answer.card, answer.face_down), game.position.players[seat].map)
        return "a town after a town" if values.is_town(game, land) and refused(game, seat, lands, land) else None

    return amend.condition("move", ROW, condition)


with clause(ROW):

    @wrong("after a town no land at all is placed but an unexplored one", amend.condition, "move", ROW)
    def _(game, seat, answer):
        lands = game.position.players[seat].map
        return lands and values.is_town(game, lands[-1]) and not answer.face_down

    @wrong("there is one town on a map", _in_a_row)
    def _(game, _seat, lands, _land):
        return any(values.is_town(game, x) for x in lands)

    @wrong("another player's newest town is in the way, too", _in_a_row)
    def _(game, _seat, _lands, _land):
        maps = [player.map for player in game.position.players.values()]
        return any(lands and values.is_town(game, lands[-1]) for lands in maps)

    @wrong("only towns of one level do not follow each other", _in_a_row)
    def _(game, _seat, lands, land):
        last = bool(lands) and values.is_town(game, lands[-1])
        return last and values.land_level(game, lands[-1]) == values.land_level(game, land)

    @wrong("towns do not stand on the oldest land's heels either", _in_a_row)
    def _(game, _seat, lands, _land):
        return bool(lands) and values.is_town(game, lands[0])


with clause("monster_maker.town.kinds"):
    mutant("wilderness is town, too", judgement(values.is_town, lambda _game, land: not land.face_down))
    mutant("towns are wilderness", judgement(values.is_town, lambda *_: False))
    mutant("for a retreat wilderness is as good as a town", judgement(values.is_town, lambda *_: True))

    @wrong("towns have no level", judgement, values.land_level)
    def _(real, game, land):
        return 0 if values.is_town(game, land) else real(game, land)


with clause("monster_maker.ruling.town_made_newest_by_retreat"):

    @wrong("only two moves in a row are meant", _in_a_row)
    def _(game, seat, lands, _land):
        lost = any(card_of(game, card).land for card in game.position.players[seat].discard)
        return bool(lands) and values.is_town(game, lands[-1]) and not lost

    @wrong("after a loss of lands no town is placed", _in_a_row)
    def _(game, seat, _lands, _land):
        return any(card_of(game, card).land for card in game.position.players[seat].discard)

    @wrong("an unexplored land between two towns does not count", _in_a_row)
    def _(game, _seat, lands, _land):
        visible = [x for x in lands if not x.face_down]
        return bool(visible) and values.is_town(game, visible[-1])

    @wrong("a town lying face down is a town in the row", _in_a_row)
    def _(game, _seat, lands, _land):
        face = card_of(game, lands[-1].card).land if lands else None
        return face is not None and face.town
