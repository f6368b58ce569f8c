"""Wrong setups, phases, moves, maps and encounters."""

from functools import partial
from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, after_step, condition, faults, judgement, listed, perform, step
from reference_engine.monster_maker import annihilation, damage, move, setup, targets, turn, values, view, zones
from reference_engine.monster_maker.position import Character, Land, card_of, character_of, others_from

CHOOSING = "monster_maker.setup.start_character_face_down"


with clause(CHOOSING):

    @wrong("all copies of a card are listed", listed, "choose_start")
    def _(options, game):
        deck = game.position.players[game.position.pending.seat].deck
        return [setup.ChooseStart(card) for card in deck] if options else []


with clause("monster_maker.ruling.start_character_from_deck"):
    mutant("a card of somebody else's deck may be chosen", faults("choose_start", lambda *_: ()))


TARGET = "monster_maker.start.not_targeted"

with clause("monster_maker.start.hero"):

    @wrong("only a level 0 character is a hero", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        return real(game, seat, card, user, creature, **how) and values.character_face(game, creature).level == 0


with clause(TARGET):

    @wrong("a wounded hero is not spared", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        found = character_of(game.position, creature)
        return real(game, seat, card, user, creature, **how) and found is not None and not found.wounded


DRAW = "monster_maker.draw.one_card"
LIMIT = "monster_maker.end.hand_limit"


with clause("monster_maker.game.turn_order"):

    @wrong("an annihilated player has no turn", judgement, others_from)
    def _(real, game, seat):
        others = real(game, seat)
        return [other for other in others if not game.position.players[other].annihilated] or others


_draw = partial(step, "draw_phase", "draw_card")


with clause(DRAW):

    @wrong("the last card is not drawn", _draw)
    def _(game, frame):
        last = len(game.position.players[game.position.turn_player].deck) == 1
        return None if last else turn.draw_card(game, frame)


with clause(LIMIT):
    mutant("only the card drawn last may be discarded", listed("discard", lambda options, _game: options[-1:]))


def _down_to_seven(game: Any, seat: str) -> None:
    zones.discard_from_hand(game, seat, game.position.players[seat].hand[7:], LIMIT)


with clause("monster_maker.ruling.hand_limit_only_at_own_end"):

    @wrong("the next player discards down in the end phase, too", after_step, "end_phase", "declare_end")
    def _(game, _frame):
        _down_to_seven(game, others_from(game, game.position.turn_player)[0])


CONDITION = "monster_maker.move.condition"
ANNIHILATED = "monster_maker.move.not_while_annihilated"
DISMISS = "monster_maker.dismiss.any_number"
ALL = "monster_maker.dismiss.all"


with clause(CONDITION):

    @wrong("what lies face down is placed past monsters", condition, "move", CONDITION)
    def _(game, seat, answer):
        return not answer.face_down and move.no_monster_in_the_way(game, seat, answer)


with clause("monster_maker.move.one_land"):
    mutant("only the first land of the hand is listed", listed("move", lambda options, _game: options[:2]))


with clause(ANNIHILATED):

    @wrong("the annihilated place what lies face down", condition, "move", ANNIHILATED)
    def _(game, seat, answer):
        return not answer.face_down and move.not_while_annihilated(game, seat, answer)

    @wrong("nobody moves while anybody is annihilated", condition, "move", ANNIHILATED)
    def _(game, _seat, _answer):
        return any(player.annihilated for player in game.position.players.values())


with clause(DISMISS):

    @wrong("the sets of two or more are not listed", listed, "dismiss")
    def _(options, _game):
        return [o for o in options if len(o.characters) == 1]


with clause(ALL):

    @wrong("whoever dismisses the hero is annihilated", perform, "dismiss")
    def _(real, game, frame, seat, answer):
        marked = {c.card for c in game.position.players[seat].party if c.marked}
        outcome = real(game, frame, seat, answer)
        if marked & set(answer.characters):
            annihilation.annihilate(game, seat)
        return outcome


HEALS = "monster_maker.town.heals"
ROW = "monster_maker.town.not_consecutive"


with clause(HEALS):

    @wrong("staying in a town heals", after_step, "end_phase", "declare_end")
    def _(game, _frame):
        player = game.position.players[game.position.turn_player]
        if player.map and values.is_town(game, player.map[-1]):
            for character in player.party:
                damage.heal(game, character, HEALS)


def _in_a_row(refused: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        land, lands = (Land(answer.card, answer.face_down), game.position.players[seat].map)
        return "a town after a town" if values.is_town(game, land) and refused(game, seat, lands, land) else None

    return amend.condition("move", ROW, condition)


with clause(ROW):

    @wrong("another player's newest town is in the way, too", _in_a_row)
    def _(game, _seat, _lands, _land):
        maps = [player.map for player in game.position.players.values()]
        return any(lands and values.is_town(game, lands[-1]) for lands in maps)


with clause("monster_maker.ruling.town_made_newest_by_retreat"):

    @wrong("a town lying face down is a town in the row", _in_a_row)
    def _(game, _seat, lands, _land):
        face = card_of(game, lands[-1].card).land if lands else None
        return face is not None and face.town


ANY = "monster_maker.unexplored.any_card"
TEN = "monster_maker.unexplored.level_ten_land"
BEYOND = "monster_maker.unexplored.beyond_ten"


def _face_down_only(clause: str, allowed: Any) -> Bend:
    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        refused = answer.face_down and not allowed(card_of(game, answer.card))
        return f"{answer.card} cannot lie face down" if refused else None

    return amend.condition("move", clause, condition)


with clause(ANY):
    mutant("miracles are not placed face down", _face_down_only(ANY, lambda card: card.kind != "miracle"))

    @wrong("two unexplored lands do not follow each other", amend.condition, "move", ANY)
    def _(game, seat, answer):
        lands = game.position.players[seat].map
        return answer.face_down and lands and lands[-1].face_down


def town_all_the_same(_real: Any, game: Any, land: Any) -> bool:
    """Whether a town is printed on the card, whichever way it lies."""
    face = card_of(game, land.card).land
    return face is not None and face.town


with clause("monster_maker.unexplored.level_one"):

    @wrong("a creature lying face down keeps its level", judgement, values.land_level)
    def _(real, game, land):
        monster = card_of(game, land.card).monster
        return monster.level if land.face_down and monster is not None else real(game, land)


with clause("monster_maker.unexplored.no_own_text"):

    @wrong("conditions bind face down, too", amend.condition, "move", "monster_maker.land.card_text")
    def _(real, game, seat, answer):
        land = card_of(game, answer.card).land is not None
        return real(game, seat, move.Move(answer.card, face_down=answer.face_down and not land))

    @wrong("a character lying face down joins the party", after_act, "move")
    def _(game, seat, answer):
        if card_of(game, answer.card).character is not None:
            player = game.position.players[seat]
            zones.change_player(game, seat, party=(*player.party, Character(answer.card)), map=player.map[:-1])


def _crossing(crosses: Any) -> Bend:
    return judgement("crosses ten", lambda _game, before, after: crosses(before, after))


with clause(TEN):

    @wrong("at level 9 nothing but an unexplored land is placed", _crossing)
    def _(before, after):
        return before < 10 <= after or before == 9

    @wrong("a town may lead to level 10", amend.condition, "move", TEN)
    def _(game, seat, answer):
        town = town_all_the_same(None, game, answer)
        return not town and move.tenth_level_is_unexplored(game, seat, answer)

    @wrong("the highest level at the table is looked at", amend.condition, "move", TEN)
    def _(game, seat, answer):
        players = game.position.players
        highest = max((seat, *others_from(game, seat)), key=lambda s: values.party_level(game, players[s]))
        return move.tenth_level_is_unexplored(game, highest, answer)


def _beyond(forbidden: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        beyond = values.party_level(game, game.position.players[seat]) >= 10
        return "not beyond level 10" if beyond and forbidden(game, answer) else None

    return amend.condition("move", BEYOND, condition)


with clause(BEYOND):

    @wrong("beyond level 10 there are no towns", _beyond)
    def _(game, answer):
        return values.is_town(game, Land(answer.card, answer.face_down))


with clause("monster_maker.ruling.every_crossing_of_ten"):
    mutant("from level 8 one may jump over level 10", _crossing(lambda before, after: before == 9 and after >= 10))


with clause("monster_maker.ruling.unexplored_hidden_from_others"):

    @wrong("the turn player looks under all lands", judgement, view.player_view)
    def _(real, game, seat, viewer):
        shown = real(game, seat, viewer)
        return with_fields(shown, map=real(game, seat, seat).map) if viewer == game.position.turn_player else shown


MONSTER = "monster_maker.encounter.monster"
MONSTER_LEVEL = "monster_maker.encounter.monster_level"
ANNIHILATED_ENCOUNTER = "monster_maker.encounter.not_on_annihilated"


def _monster(allowed: Any) -> Bend:
    return condition("place_monster", MONSTER, lambda game, seat, answer: not allowed(game, seat, answer.on))


with clause(MONSTER):

    @wrong("monsters may be placed on the own land", _monster)
    def _(game, _seat, on):
        return on not in turn.turn_of(game).monsters_on

    @wrong("no monster is placed where another player's lies", _monster)
    def _(game, seat, on):
        owners = {monster.owner for land in game.position.players[on].map for monster in land.monsters}
        return on != seat and on not in turn.turn_of(game).monsters_on and (owners <= {seat})


def _monster_level(limit: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).monster
        return "its level is too high" if face is not None and face.level > limit(game, seat, answer.on) else None

    return amend.condition("place_monster", MONSTER_LEVEL, condition)


with clause(MONSTER_LEVEL):

    @wrong("a land with a monster on it does not count for placing monsters", _monster_level)
    def _(game, _seat, on):
        return values.judged_level(game, game.position.players[on])


def _annihilated(refused: Any) -> Bend:
    return condition("place_monster", ANNIHILATED_ENCOUNTER, lambda game, seat, answer: refused(game, seat, answer.on))


with clause(ANNIHILATED_ENCOUNTER):

    @wrong("a party with somebody wounded is left alone", _annihilated)
    def _(game, _seat, on):
        player = game.position.players[on]
        return player.annihilated or any(character.wounded for character in player.party)
