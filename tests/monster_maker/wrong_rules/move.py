"""Wrong ways to move and to dismiss."""

from typing import Any

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, listed, perform, step
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_maker import annihilation, move, turn, values, zones
from reference_engine.monster_maker.position import Land, card_of, obstacles, others_from, unhurt

CONDITION = "monster_maker.move.condition"
ANNIHILATED = "monster_maker.move.not_while_annihilated"
FIRST = "monster_maker.move.first_land"
DISMISS = "monster_maker.dismiss.any_number"
ALL = "monster_maker.dismiss.all"
NO_LANDS = "monster_maker.ruling.moving_without_lands"


with clause(CONDITION):

    @wrong("what lies face down is placed past monsters", condition, "move", CONDITION)
    def _(game, seat, answer):
        return not answer.face_down and move.no_monster_in_the_way(game, seat, answer)

    @wrong("monsters of the next opponent only are in the way", condition, "move", CONDITION)
    def _(game, seat, _answer):
        owners = {monster.owner for monster in obstacles(game.position.players[seat])}
        return others_from(game, seat)[0] in owners

    @wrong("a monster on anybody's map is in the way", condition, "move", CONDITION)
    def _(game, _seat, _answer):
        return any(obstacles(player) for player in game.position.players.values())

    @wrong("whoever has lost lands never moves again", judgement, turn.turn_of)
    def _(real, game):
        turn = real(game).__copy__()
        discard = game.position.players[game.position.turn_player].discard
        turn.retreated = turn.retreated or any(card_of(game, card).land for card in discard)
        return turn


def _then_again(act: str) -> Bend:
    def again(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        real(game, frame, seat, answer)
        return AGAIN

    return perform(act, again)


with clause("monster_maker.move.exclusive"):
    mutant("whoever has dismissed may move, too", _then_again("dismiss"))
    mutant("whoever has moved may dismiss, too", _then_again("move"))

    @wrong("whoever can move has to", step, "move_phase", "move_or_dismiss")
    def _(game, frame):
        seat = game.position.turn_player
        lands = [card for card in game.position.players[seat].hand if card_of(game, card).land]
        if not lands:
            return move.move_or_dismiss(game, frame)
        move.move(game, frame, seat, move.Move(lands[0]))
        return None


with clause("monster_maker.move.one_land"):
    mutant("a second land may be placed", _then_again("move"))
    mutant("only the first land of the hand is listed", listed("move", lambda options, _game: options[:2]))

    @wrong("the land stays in the hand", perform, "move")
    def _(_game, _frame, seat, answer):
        zones.place_land(_game, seat, Land(answer.card, face_down=answer.face_down))

    @wrong("the next player's map grows", perform, "move")
    def _(game, _frame, seat, answer):
        zones.take_from_hand(game, seat, answer.card)
        zones.place_land(game, others_from(game, seat)[0], Land(answer.card, face_down=answer.face_down))

    @wrong("one moves once in a game", condition, "move", CONDITION)
    def _(game, seat, answer):
        moved = len(game.position.players[seat].map) == 1 and game.position.turn > 1
        return moved or move.no_monster_in_the_way(game, seat, answer)


with clause("monster_maker.move.newest"):

    @wrong("a new land is put at the beginning of the row", judgement, zones.place_land)
    def _(game, seat, land):
        zones.change_player(game, seat, map=(land, *game.position.players[seat].map))

    @wrong("an open land is put before those that lie at the end", judgement, zones.place_land)
    def _(game, seat, land):
        lands = game.position.players[seat].map
        zones.change_player(game, seat, map=(*lands[:-1], land, *lands[-1:]))

    @wrong("an unexplored land is put at the beginning of the row", judgement, zones.place_land)
    def _(real, game, seat, land):
        if land.face_down:
            zones.change_player(game, seat, map=(land, *game.position.players[seat].map))
        else:
            real(game, seat, land)

    @wrong("monsters are placed on the oldest land", judgement, zones.place_monster)
    def _(game, seat, monster):
        zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))


with clause(ANNIHILATED):
    mutant("whoever was annihilated never moves again", judgement(annihilation.new_character_placed, lambda *_: None))

    @wrong("the annihilated place what lies face down", condition, "move", ANNIHILATED)
    def _(game, seat, answer):
        return not answer.face_down and move.not_while_annihilated(game, seat, answer)

    @wrong("nobody moves while anybody is annihilated", condition, "move", ANNIHILATED)
    def _(game, _seat, _answer):
        return any(player.annihilated for player in game.position.players.values())

    @wrong("a party with somebody wounded does not move", condition, "move", ANNIHILATED)
    def _(game, seat, _answer):
        player = game.position.players[seat]
        return len(unhurt(player)) < len(player.party) or player.annihilated

    @wrong("an annihilated player's turn ends with the move phase", step, "move_phase", "move_or_dismiss")
    def _(game, frame):
        if game.position.players[game.position.turn_player].annihilated:
            turn = game.position.stack[-2]
            turn.step = "encounter_phase"
            return None
        return move.move_or_dismiss(game, frame)


def _first_land(forbidden: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        first = not game.position.players[seat].map
        return "not as the first land" if first and forbidden(game, answer) else None

    return amend.condition("move", FIRST, condition)


with clause(FIRST):
    mutant("without lands one does not move", _first_land(lambda _game, answer: not answer.face_down))
    mutant("the first land lies open", _first_land(lambda _game, answer: answer.face_down))

    @wrong("the first land is no town", _first_land)
    def _(game, answer):
        return values.is_town(game, Land(answer.card, answer.face_down))

    @wrong("the first land does not count for the party level", judgement, values.party_level)
    def _(real, game, player):
        return real(game, player) - (values.land_level(game, player.map[0]) if player.map else 0)


with clause(DISMISS):

    @wrong("one character is dismissed at most", condition, "dismiss", DISMISS)
    def _(game, seat, answer):
        return len(answer.characters) > 1 or move.own_characters_only(game, seat, answer)

    @wrong("the hero is not dismissed", condition, "dismiss", DISMISS)
    def _(game, seat, answer):
        marked = {c.card for c in game.position.players[seat].party if c.marked}
        return marked & set(answer.characters) or move.own_characters_only(game, seat, answer)

    @wrong("the wounded are not dismissed", condition, "dismiss", DISMISS)
    def _(game, seat, answer):
        hurt = {c.card for c in game.position.players[seat].party if c.wounded}
        return hurt & set(answer.characters) or move.own_characters_only(game, seat, answer)

    @wrong("the dismissed return to the hand", perform, "dismiss")
    def _(game, _frame, seat, answer):
        for card in answer.characters:
            zones.take_character(game, card)
            zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))

    @wrong("the whole party goes", perform, "dismiss")
    def _(game, _frame, seat, _answer):
        for character in game.position.players[seat].party:
            zones.discard_character(game, character.card, DISMISS)

    @wrong("items stay behind on the hand", perform, "dismiss")
    def _(real, game, frame, seat, answer):
        items = [i for c in game.position.players[seat].party if c.card in answer.characters for i in c.items]
        outcome = real(game, frame, seat, answer)
        player = game.position.players[seat]
        discard = tuple(card for card in player.discard if card not in items)
        zones.change_player(game, seat, discard=discard, hand=(*player.hand, *items))
        return outcome

    @wrong("own characters must be among the dismissed, that is all", condition, "dismiss", DISMISS)
    def _(game, seat, answer):
        own = {character.card for character in game.position.players[seat].party}
        return not own & set(answer.characters)

    @wrong("the sets of two or more are not listed", listed, "dismiss")
    def _(options, _game):
        return [o for o in options if len(o.characters) == 1]


with clause(ALL):

    @wrong("one character must stay", condition, "dismiss", ALL)
    def _(game, seat, answer):
        return len(answer.characters) == len(game.position.players[seat].party)

    @wrong("an empty party is not annihilated", judgement, annihilation.annihilated_now)
    def _(real, game, seat):
        return real(game, seat) and bool(game.position.players[seat].party)

    @wrong("a party with somebody wounded is not annihilated", judgement, annihilation.annihilated_now)
    def _(real, game, seat):
        return real(game, seat) and not game.position.players[seat].party

    @wrong("whoever dismisses the hero is annihilated", perform, "dismiss")
    def _(real, game, frame, seat, answer):
        marked = {c.card for c in game.position.players[seat].party if c.marked}
        outcome = real(game, frame, seat, answer)
        if marked & set(answer.characters):
            annihilation.annihilate(game, seat)
        return outcome


def _level_bound(too_high: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        bound = not answer.face_down and face is not None and too_high(face.level, level)
        return "its level is too high" if bound else None

    return amend.condition("move", NO_LANDS, condition)


with clause(NO_LANDS):
    mutant("a land's level must not exceed the party level", _level_bound(lambda land, party: land > party))
    mutant("the first land has level 1", _level_bound(lambda land, party: party == 0 and land > 1))
    mutant("a land's level is at most one above the party level", _level_bound(lambda land, party: land > party + 1))

    @wrong("whoever has lost all lands does not move again", amend.condition, "move", NO_LANDS)
    def _(game, seat, _answer):
        player = game.position.players[seat]
        return not player.map and any(card_of(game, card).land for card in player.discard)
