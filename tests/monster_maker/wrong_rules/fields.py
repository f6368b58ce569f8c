"""Wrong piles, wrong fields, wrong secrets."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
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
from tests.monster_maker.wrong_rules.bends import Context, afterwards

PILE = "monster_maker.game.discard_pile"
STATE = "monster_maker.state.character_wounded"
PERMANENT = "monster_maker.state.permanents"
AREAS = "monster_maker.state.own_field_areas"
PARTY = "monster_maker.state.party_on_newest_land"
OWNERS = "monster_maker.ruling.ownership"
HIDDEN = "monster_maker.ruling.hidden_information"


# The discard pile


@judgement(zones.discard, PILE, "discarded cards are out of the game")
def out_of_the_game(_real: Any, _game: Context, _seat: str, _card: str, _clause: str) -> None:
    """There is no pile."""


@judgement(zones.discard, PILE, "discarded cards go under the deck")
def under_the_deck(_real: Any, game: Context, seat: str, card: str, _clause: str) -> None:
    """They come back."""
    zones.change_player(game, seat, deck=(*game.position.players[seat].deck, card))


@judgement(zones.discard_newest_land, PILE, "lost lands are out of the game")
def lands_are_gone(_real: Any, game: Context, seat: str, _clause: str) -> None:
    """They are nowhere."""
    zones.change_player(game, seat, map=game.position.players[seat].map[:-1])


@judgement(zones.discard_monster, PILE, "destroyed monsters are out of the game")
def monsters_are_gone(_real: Any, game: Context, card: str, _clause: str) -> None:
    """They are nowhere."""
    zones.take_monster(game, card)


@judgement(zones.discard_character, PILE, "destroyed characters are out of the game")
def characters_are_gone(_real: Any, game: Context, card: str, _clause: str) -> None:
    """They are nowhere."""
    zones.take_character(game, card)


# Unhurt or wounded


@mutant(STATE, "a new character comes wounded")
def comes_wounded(edition: Edition) -> Edition:
    """It has to arrive first."""
    return afterwards(
        edition, "place_character", lambda game, _seat, answer: zones.change_character(game, answer.card, wounded=True)
    )


@judgement(damage.judge, STATE, "any damage wounds")
def any_damage_wounds(real: Any, game: Context, card: str) -> None:
    """The durability is not read."""
    character = character_of(game.position, card)
    if character is None:
        real(game, card)
    else:
        game.edition.judgements["wound"](game, character, STATE)


@judgement("wound", STATE, "a wounded character is destroyed at once")
def no_wounds(_real: Any, game: Context, character: Any, clause: str) -> None:
    """There is no state between."""
    zones.discard_character(game, character.card, clause)


@mutant(STATE, "the wounded are unhurt after the turn")
def healed_by_the_turn(edition: Edition) -> Edition:
    """Like damage."""

    def heal(game: Context, seat: str, _answer: Any) -> None:
        for character in game.position.players[seat].party:
            zones.change_character(game, character.card, wounded=False)

    return afterwards(edition, "end_turn", heal)


# Permanent cards


def _lost(edition: Edition, field: str) -> Edition:
    """An area is cleared at the end of the turn."""
    return afterwards(edition, "end_turn", lambda game, seat, _answer: zones.change_player(game, seat, **{field: ()}))


@mutant(PERMANENT, "miracles last for a turn")
def miracles_last_a_turn(edition: Edition) -> Edition:
    """Then they are gone."""
    return _lost(edition, "others")


@mutant(PERMANENT, "monsters wait for a turn")
def monsters_wait_a_turn(edition: Edition) -> Edition:
    """Then they go away."""

    def gone(game: Context, seat: str, _answer: Any) -> None:
        for monster in obstacles(game.position.players[seat]):
            zones.discard_monster(game, monster.card, PERMANENT)

    return afterwards(edition, "end_turn", gone)


@mutant(PERMANENT, "a battle ends with the monsters' departure")
def monsters_leave_after_a_battle(edition: Edition) -> Edition:
    """They have had enough."""

    def gone(game: Context, _frame: Any) -> Any:
        for monster in obstacles(game.position.players[game.position.turn_player]):
            zones.discard_monster(game, monster.card, PERMANENT)
        return battle.end_battle(game, _frame)

    return amend.step(edition, "battle", "end_battle", gone)


@mutant(PERMANENT, "a miracle is discarded after its use")
def miracles_are_used_up(edition: Edition) -> Edition:
    """Like a skill."""

    def used_up(game: Context, action: Any) -> Any:
        player = game.position.players[action.seat]
        if action.kind == "ability" and action.card in player.others:
            others = tuple(card for card in player.others if card != action.card)
            zones.change_player(game, action.seat, others=others, discard=(*player.discard, action.card))
        return window.put_card_away(game, action)

    return amend.step(edition, "action", "put_card_away", used_up)


@judgement(zones.place_land, PERMANENT, "a new land takes the place of the old one")
def one_land_at_a_time(real: Any, game: Context, seat: str, land: Any) -> None:
    """The path is not kept."""
    zones.change_player(game, seat, map=game.position.players[seat].map[:-1])
    real(game, seat, land)


@mutant(PERMANENT, "characters leave at the end of the turn with their items")
def items_leave(edition: Edition) -> Edition:
    """Items, at least."""

    def gone(game: Context, seat: str, _answer: Any) -> None:
        for character in game.position.players[seat].party:
            zones.change_character(game, character.card, items=())

    return afterwards(edition, "end_turn", gone)


# Areas


def _unlooked(words: str) -> Any:
    def faults(real: Any, game: Context, seat: str) -> Any:
        return (fault for fault in real(game, seat) if words not in fault)

    return faults


@judgement(quiet.kind_faults, AREAS, "anything may lie among the other cards")
def anything_lies_there(real: Any, game: Context, seat: str) -> Any:
    """Do not look."""
    return _unlooked("does not lie by itself")(real, game, seat)


@judgement(quiet.kind_faults, AREAS, "anybody may be in a party")
def anybody_in_a_party(real: Any, game: Context, seat: str) -> Any:
    """Do not look."""
    return _unlooked("cannot be used as a character")(real, game, seat)


@judgement(quiet.kind_faults, AREAS, "anything may lie on a map")
def anything_on_a_map(real: Any, game: Context, seat: str) -> Any:
    """Do not look."""
    return _unlooked("is no land card and lies face up")(real, game, seat)


@judgement(quiet.faults, AREAS, "a card may be in two places")
def two_places(real: Any, edition: Edition, position: Any) -> Any:
    """Do not count."""
    return (fault for fault in real(edition, position) if "is in 2 places" not in fault)


@judgement(miracles.comes_to_field, AREAS, "the other cards of all players lie together")
def common_area(real: Any, game: Context, action: Any) -> None:
    """In the middle of the table."""
    real(game, action)
    if not action.user:
        for seat in others_from(game, action.seat):
            zones.change_player(game, seat, others=(*game.position.players[seat].others, action.card))


@mutant(AREAS, "a character lies on the map")
def characters_on_the_map(edition: Edition) -> Edition:
    """It stands on its land, after all."""

    def stands(game: Context, seat: str, answer: Any) -> None:
        player = game.position.players[seat]
        party = tuple(c for c in player.party if c.card != answer.card)
        zones.change_player(game, seat, party=party)
        zones.place_land(game, seat, replace(player.map[-1], card=answer.card, face_down=True))

    return afterwards(edition, "place_character", stands)


# The party


@judgement(values.able, PARTY, "only the hero has gone on; the others are left on the path")
def left_behind(real: Any, game: Any, player: Any) -> Any:
    """The first one travels alone."""
    return real(game, player)[:1]


@mutant(PARTY, "whoever is left on the path does not meet the monsters")
def path_does_not_meet(edition: Edition) -> Edition:
    """Nobody is missed."""
    clause = "monster_maker.assign.fill_attack_count"
    return amend.condition(edition, "assign", clause, lambda _game, _seat, _answer: None)


@judgement(targets.suits, PARTY, "what is here is on any newest land")
def here_is_anywhere(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """The party is everywhere."""
    return bool(real(game, seat, replace(target, here=False), creature))


@judgement(values.in_the_way, PARTY, "what is here is on the oldest land")
def here_is_where_it_began(_real: Any, game: Context, seat: str) -> Any:
    """The party has never left."""
    lands = game.position.players[seat].map
    return lands[0].monsters if lands else ()


@mutant(PARTY, "a town heals the hero alone")
def heals_the_hero(edition: Edition) -> Edition:
    """Whoever stands first."""

    def healed(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        before = game.position.players[seat].party
        outcome = real(game, frame, seat, answer)
        for character in before[2:]:
            zones.change_character(game, character.card, wounded=character.wounded)
        return outcome

    return amend.around(edition, "move", healed)


@mutant(PARTY, "a party that retreats leaves its last member behind")
def last_one_is_left(edition: Edition) -> Edition:
    """Somebody has to cover it."""

    def left(game: Context, frame: Any) -> Any:
        seat = game.position.turn_player
        zones.discard_character(game, game.position.players[seat].party[-1].card, PARTY)
        return retreat.discard_lands(game, frame)

    return amend.step(edition, "retreat", "discard_lands", left)


# Owners


@judgement(zones.discard_monster, OWNERS, "a destroyed monster goes to the pile of the land's player")
def pile_of_the_field(_real: Any, game: Context, card: str, clause: str) -> None:
    """The other reading."""
    seat, _ = place_of_monster(game.position, card) or ("", 0)
    zones.take_monster(game, card)
    zones.discard(game, seat, card, clause)


@judgement(zones.discard_monster, OWNERS, "a destroyed monster goes to the pile of the next player")
def pile_of_the_neighbour(_real: Any, game: Context, card: str, clause: str) -> None:
    """With two players it is the owner's."""
    zones.take_monster(game, card)
    zones.discard(game, others_from(game, game.position.turn_player)[-1], card, clause)


@mutant(OWNERS, "monsters that return go under the deck of the first owner")
def one_deck_for_all(edition: Edition) -> Edition:
    """They leave together."""

    def gather(game: Context, frame: Any) -> Any:
        retreat.gather_monsters(game, frame)
        cards = tuple(card for found in frame.returning.values() for card in found)
        frame.returning = dict.fromkeys(list(frame.returning)[:1], cards)

    return amend.step(edition, "retreat", "gather_monsters", gather)


@mutant(OWNERS, "what returns to hand goes to the hand of whoever sent it")
def hand_of_the_user(edition: Edition) -> Edition:
    """It is taken."""
    return amend.verb(edition, Recall, _taken)


def _taken(game: Context, effect: Any, part: Recall) -> None:
    for card in reached(game, effect, part.to):
        if monster_of(game.position, card) is not None:
            zones.take_monster(game, card)
        else:
            zones.take_character(game, card)
        zones.change_player(game, effect.seat, hand=(*game.position.players[effect.seat].hand, card))


@mutant(OWNERS, "the items of a character that returns come to whoever sent it there")
def items_are_booty(edition: Edition) -> Edition:
    """They are picked up."""
    real = edition.judgements["verbs"][Recall]

    def pick_up(game: Context, effect: Any, part: Recall) -> None:
        before = {seat: player.discard for seat, player in game.position.players.items()}
        real(game, effect, part)
        for seat, discard in before.items():
            fallen = game.position.players[seat].discard[len(discard) :]
            zones.change_player(game, seat, discard=discard)
            own = game.position.players[effect.seat].discard
            zones.change_player(game, effect.seat, discard=(*own, *fallen))

    return amend.verb(edition, Recall, pick_up)


# Secrets


@judgement(view.player_view, HIDDEN, "hands lie open")
def hands_lie_open(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """Everybody sees them."""
    return replace(real(game, seat, viewer), hand=tuple(sorted(game.position.players[seat].hand)))


@judgement(view.player_view, HIDDEN, "the turn player's hand lies open")
def turn_players_hand_lies_open(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """Everybody sees what can be done."""
    found = real(game, seat, viewer)
    mine = seat == game.position.turn_player
    return replace(found, hand=tuple(sorted(game.position.players[seat].hand))) if mine else found


@judgement(view.player_view, HIDDEN, "hands are seen in the own turn only")
def seen_in_the_own_turn(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """Others must remember."""
    found = real(game, seat, viewer)
    return found if viewer in ("judge", game.position.turn_player) else replace(found, hand=None)


@judgement(view.player_view, HIDDEN, "the size of a hand is secret, too")
def sizes_are_secret(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """Nobody may count."""
    found = real(game, seat, viewer)
    return found if viewer in (seat, "judge") else replace(found, hand_count=0)


@judgement(view.player_view, HIDDEN, "players see their own deck")
def own_deck_is_seen(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """They may look it through."""
    found = real(game, seat, viewer)
    return replace(found, deck=game.position.players[seat].deck) if viewer == seat else found


@judgement(view.player_view, HIDDEN, "discard piles are secret")
def discards_are_secret(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """The other reading."""
    found = real(game, seat, viewer)
    return found if viewer in (seat, "judge") else replace(found, discard=())


@judgement(view.player_view, HIDDEN, "other cards lie face down")
def others_are_secret(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """Missions are nobody's business."""
    found = real(game, seat, viewer)
    return found if viewer in (seat, "judge") else replace(found, others=())


@judgement(view.player_view, HIDDEN, "the public sees no party")
def parties_are_secret(real: Any, game: Context, seat: str, viewer: str) -> Any:
    """Only players do."""
    found = real(game, seat, viewer)
    return replace(found, party=()) if viewer == "public" else found
