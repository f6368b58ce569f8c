"""Wrong piles, wrong fields, wrong secrets."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, judgement, perform, step, verb
from reference_engine.monster_maker import (
    battle,
    damage,
    miracles,
    quiet,
    retreat,
    targets,
    values,
    view,
    window,
    zones,
)
from reference_engine.monster_maker.cards import Recall
from reference_engine.monster_maker.position import character_of, monster_of, obstacles, others_from, place_of_monster
from reference_engine.monster_maker.targets import reached
from tests.monster_maker.wrong_rules.bends import Context

STATE = "monster_maker.state.character_wounded"
PERMANENT = "monster_maker.state.permanents"
PARTY = "monster_maker.state.party_on_newest_land"

with clause("monster_maker.game.discard_pile"):
    mutant("discarded cards are out of the game", judgement(zones.discard, lambda *_: None))

    @wrong("discarded cards go under the deck", judgement, zones.discard)
    def _(game, seat, card, _clause):
        zones.change_player(game, seat, deck=(*game.position.players[seat].deck, card))

    @wrong("lost lands are out of the game", judgement, zones.discard_newest_land)
    def _(game, seat, _clause):
        zones.change_player(game, seat, map=game.position.players[seat].map[:-1])

    @wrong("destroyed monsters are out of the game", judgement, zones.discard_monster)
    def _(game, card, _clause):
        zones.take_monster(game, card)

    @wrong("destroyed characters are out of the game", judgement, zones.discard_character)
    def _(game, card, _clause):
        zones.take_character(game, card)


with clause(STATE):

    @wrong("a new character comes wounded", after_act, "place_character")
    def _(game, _seat, answer):
        return zones.change_character(game, answer.card, wounded=True)

    @wrong("any damage wounds", judgement, damage.judge)
    def _(real, game, card):
        character = character_of(game.position, card)
        if character is None:
            real(game, card)
        else:
            game.edition.judgements["wound"](game, character, STATE)

    @wrong("a wounded character is destroyed at once", judgement, "wound")
    def _(game, character, clause):
        zones.discard_character(game, character.card, clause)

    @wrong("the wounded are unhurt after the turn", after_act, "end_turn")
    def _(game, seat, _answer):
        for character in game.position.players[seat].party:
            zones.change_character(game, character.card, wounded=False)


def _lost(field: str) -> Bend:
    return after_act("end_turn", lambda game, seat, _answer: zones.change_player(game, seat, **{field: ()}))


with clause(PERMANENT):
    mutant("miracles last for a turn", _lost("others"))

    @wrong("monsters wait for a turn", after_act, "end_turn")
    def _(game, seat, _answer):
        for monster in obstacles(game.position.players[seat]):
            zones.discard_monster(game, monster.card, PERMANENT)

    @wrong("a battle ends with the monsters' departure", step, "battle", "end_battle")
    def _(game, _frame):
        for monster in obstacles(game.position.players[game.position.turn_player]):
            zones.discard_monster(game, monster.card, PERMANENT)
        return battle.end_battle(game, _frame)

    @wrong("a miracle is discarded after its use", step, "action", "put_card_away")
    def _(game, action):
        player = game.position.players[action.seat]
        if action.kind == "ability" and action.card in player.others:
            others = tuple(card for card in player.others if card != action.card)
            zones.change_player(game, action.seat, others=others, discard=(*player.discard, action.card))
        return window.put_card_away(game, action)

    @wrong("a new land takes the place of the old one", judgement, zones.place_land)
    def _(real, game, seat, land):
        zones.change_player(game, seat, map=game.position.players[seat].map[:-1])
        real(game, seat, land)

    @wrong("characters leave at the end of the turn with their items", after_act, "end_turn")
    def _(game, seat, _answer):
        for character in game.position.players[seat].party:
            zones.change_character(game, character.card, items=())


def _unlooked(words: str) -> Any:
    def faults(real: Any, game: Context, seat: str) -> Any:
        return (fault for fault in real(game, seat) if words not in fault)

    return faults


with clause("monster_maker.state.own_field_areas"):

    @wrong("anything may lie among the other cards", judgement, quiet.kind_faults)
    def _(real, game, seat):
        return _unlooked("does not lie by itself")(real, game, seat)

    @wrong("anybody may be in a party", judgement, quiet.kind_faults)
    def _(real, game, seat):
        return _unlooked("cannot be used as a character")(real, game, seat)

    @wrong("anything may lie on a map", judgement, quiet.kind_faults)
    def _(real, game, seat):
        return _unlooked("is no land card and lies face up")(real, game, seat)

    @wrong("a card may be in two places", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "is in 2 places" not in fault)

    @wrong("the other cards of all players lie together", judgement, miracles.comes_to_field)
    def _(real, game, action):
        real(game, action)
        if not action.user:
            for seat in others_from(game, action.seat):
                zones.change_player(game, seat, others=(*game.position.players[seat].others, action.card))

    @wrong("a character lies on the map", after_act, "place_character")
    def _(game, seat, answer):
        player = game.position.players[seat]
        party = tuple(c for c in player.party if c.card != answer.card)
        zones.change_player(game, seat, party=party)
        zones.place_land(game, seat, replace(player.map[-1], card=answer.card, face_down=True))


with clause(PARTY):

    @wrong("only the hero has gone on; the others are left on the path", judgement, values.able)
    def _(real, game, player):
        return real(game, player)[:1]

    @wrong("what is here is on any newest land", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return real(game, seat, replace(target, here=False), creature)

    @wrong("what is here is on the oldest land", judgement, values.in_the_way)
    def _(game, seat):
        lands = game.position.players[seat].map
        return lands[0].monsters if lands else ()

    @wrong("a town heals the hero alone", perform, "move")
    def _(real, game, frame, seat, answer):
        before = game.position.players[seat].party
        outcome = real(game, frame, seat, answer)
        for character in before[2:]:
            zones.change_character(game, character.card, wounded=character.wounded)
        return outcome

    @wrong("a party that retreats leaves its last member behind", step, "retreat", "discard_lands")
    def _(game, frame):
        seat = game.position.turn_player
        zones.discard_character(game, game.position.players[seat].party[-1].card, PARTY)
        return retreat.discard_lands(game, frame)


def _taken(game: Context, effect: Any, part: Recall) -> None:
    for card in reached(game, effect, part.to):
        if monster_of(game.position, card) is not None:
            zones.take_monster(game, card)
        else:
            zones.take_character(game, card)
        zones.change_player(game, effect.seat, hand=(*game.position.players[effect.seat].hand, card))


with clause("monster_maker.ruling.ownership"):
    mutant("what returns to hand goes to the hand of whoever sent it", verb(Recall, _taken))

    @wrong("a destroyed monster goes to the pile of the land's player", judgement, zones.discard_monster)
    def _(game, card, clause):
        seat, _ = place_of_monster(game.position, card) or ("", 0)
        zones.take_monster(game, card)
        zones.discard(game, seat, card, clause)

    @wrong("a destroyed monster goes to the pile of the next player", judgement, zones.discard_monster)
    def _(game, card, clause):
        zones.take_monster(game, card)
        zones.discard(game, others_from(game, game.position.turn_player)[-1], card, clause)

    @wrong("monsters that return go under the deck of the first owner", step, "retreat", "gather_monsters")
    def _(game, frame):
        retreat.gather_monsters(game, frame)
        cards = tuple(card for found in frame.returning.values() for card in found)
        frame.returning = dict.fromkeys(list(frame.returning)[:1], cards)

    @wrong("the items of a character that returns come to whoever sent it there", verb, Recall)
    def _(real, game, effect, part):
        before = {seat: player.discard for seat, player in game.position.players.items()}
        real(game, effect, part)
        for seat, discard in before.items():
            fallen = game.position.players[seat].discard[len(discard) :]
            zones.change_player(game, seat, discard=discard)
            own = game.position.players[effect.seat].discard
            zones.change_player(game, effect.seat, discard=(*own, *fallen))


with clause("monster_maker.ruling.hidden_information"):

    @wrong("hands lie open", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return replace(real(game, seat, viewer), hand=tuple(sorted(game.position.players[seat].hand)))

    @wrong("the turn player's hand lies open", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        mine = seat == game.position.turn_player
        return replace(found, hand=tuple(sorted(game.position.players[seat].hand))) if mine else found

    @wrong("hands are seen in the own turn only", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return found if viewer in ("judge", game.position.turn_player) else replace(found, hand=None)

    @wrong("the size of a hand is secret, too", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return found if viewer in (seat, "judge") else replace(found, hand_count=0)

    @wrong("players see their own deck", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return replace(found, deck=game.position.players[seat].deck) if viewer == seat else found

    @wrong("discard piles are secret", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return found if viewer in (seat, "judge") else replace(found, discard=())

    @wrong("other cards lie face down", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return found if viewer in (seat, "judge") else replace(found, others=())

    @wrong("the public sees no party", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return replace(found, party=()) if viewer == "public" else found
