"""Wrong ways to move and to dismiss."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_maker import annihilation, move, turn, values, zones
from reference_engine.monster_maker.position import Land, card_of, obstacles, others_from, unhurt

CONDITION = "monster_maker.move.condition"
RETREAT = "monster_maker.retreat.bars_move_phase"
EXCLUSIVE = "monster_maker.move.exclusive"
ONE = "monster_maker.move.one_land"
NEWEST = "monster_maker.move.newest"
ANNIHILATED = "monster_maker.move.not_while_annihilated"
FIRST = "monster_maker.move.first_land"
DISMISS = "monster_maker.dismiss.any_number"
ALL = "monster_maker.dismiss.all"
NO_LANDS = "monster_maker.ruling.moving_without_lands"


def allowed(_game: Any, _seat: str, _answer: Any) -> str | None:
    """No condition."""
    return None


@mutant(CONDITION, "one moves past monsters")
def moves_past_monsters(edition: Edition) -> Edition:
    """Only dismissing is bound."""
    return amend.condition(edition, "move", CONDITION, allowed)


@mutant(CONDITION, "one dismisses beside monsters")
def dismisses_beside_monsters(edition: Edition) -> Edition:
    """Only moving is bound."""
    return amend.condition(edition, "dismiss", CONDITION, allowed)


@mutant(CONDITION, "what lies face down is placed past monsters")
def sneaks_past_monsters(edition: Edition) -> Edition:
    """Only open lands are bound."""

    def open_only(game: Any, seat: str, answer: Any) -> str | None:
        return None if answer.face_down else move.no_monster_in_the_way(game, seat, answer)

    return amend.condition(edition, "move", CONDITION, open_only)


@mutant(CONDITION, "monsters of the next opponent only are in the way")
def only_the_neighbours_monsters(edition: Edition) -> Edition:
    """With two players that is all of them."""

    def of_the_next(game: Any, seat: str, _answer: Any) -> str | None:
        owners = {monster.owner for monster in obstacles(game.position.players[seat])}
        return "a monster is there" if others_from(game, seat)[0] in owners else None

    return amend.condition(edition, "move", CONDITION, of_the_next)


@mutant(CONDITION, "a monster on anybody's map is in the way")
def any_monster_is_in_the_way(edition: Edition) -> Edition:
    """Whose land it is on does not matter."""

    def anywhere(game: Any, _seat: str, _answer: Any) -> str | None:
        there = any(obstacles(player) for player in game.position.players.values())
        return "a monster is there" if there else None

    return amend.condition(edition, "move", CONDITION, anywhere)


@mutant(CONDITION, "after a retreat one may dismiss")
def dismisses_after_a_retreat(edition: Edition) -> Edition:
    """Only moving is barred."""
    return amend.condition(edition, "dismiss", RETREAT, allowed)


@mutant(CONDITION, "after a retreat one may move")
def moves_after_a_retreat(edition: Edition) -> Edition:
    """Only dismissing is barred."""
    return amend.condition(edition, "move", RETREAT, allowed)


@judgement(turn.turn_of, CONDITION, "whoever has lost lands never moves again")
def a_retreat_is_never_forgotten(real: Any, game: Any) -> Any:
    """A land in the discard pile tells of it."""
    turn = real(game).__copy__()
    discard = game.position.players[game.position.turn_player].discard
    turn.retreated = turn.retreated or any(card_of(game, card).land for card in discard)
    return turn


def _then_again(edition: Edition, act: str) -> Edition:
    def again(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        real(game, frame, seat, answer)
        return AGAIN

    return amend.around(edition, act, again)


@mutant(EXCLUSIVE, "whoever has dismissed may move, too")
def moves_after_dismissing(edition: Edition) -> Edition:
    """The phase goes on."""
    return _then_again(edition, "dismiss")


@mutant(EXCLUSIVE, "whoever has moved may dismiss, too")
def dismisses_after_moving(edition: Edition) -> Edition:
    """The phase goes on."""
    return _then_again(edition, "move")


@mutant(EXCLUSIVE, "whoever can move has to")
def moving_is_a_duty(edition: Edition) -> Edition:
    """Passing places the first land of the hand."""

    def forced(game: Any, frame: Any) -> Any:
        seat = game.position.turn_player
        lands = [card for card in game.position.players[seat].hand if card_of(game, card).land]
        if not lands:
            return move.move_or_dismiss(game, frame)
        move.move(game, frame, seat, move.Move(lands[0]))
        return None

    return amend.step(edition, "move_phase", "move_or_dismiss", forced)


@mutant(EXCLUSIVE, "neither can be left out")
def no_passing(edition: Edition) -> Edition:
    """One does this or that."""
    return edition.amended(edition.name, offers={"move": ("move", "dismiss")})


@mutant(ONE, "a second land may be placed")
def lands_as_one_likes(edition: Edition) -> Edition:
    """The phase goes on."""
    return _then_again(edition, "move")


@mutant(ONE, "the land stays in the hand")
def lands_stay_in_the_hand(edition: Edition) -> Edition:
    """One card in two places."""

    def place(_game: Any, _frame: Any, seat: str, answer: Any) -> None:
        zones.place_land(_game, seat, Land(answer.card, face_down=answer.face_down))

    return amend.perform(edition, "move", place)


@mutant(ONE, "the next player's map grows")
def the_next_map_grows(edition: Edition) -> Edition:
    """The wrong seat."""

    def place(game: Any, _frame: Any, seat: str, answer: Any) -> None:
        zones.take_from_hand(game, seat, answer.card)
        zones.place_land(game, others_from(game, seat)[0], Land(answer.card, face_down=answer.face_down))

    return amend.perform(edition, "move", place)


@mutant(ONE, "one moves once in a game")
def one_move_a_game(edition: Edition) -> Edition:
    """The second land has to stay in the hand."""

    def once(game: Any, seat: str, answer: Any) -> str | None:
        moved = len(game.position.players[seat].map) == 1 and game.position.turn > 1
        return "a land has been placed" if moved else move.no_monster_in_the_way(game, seat, answer)

    return amend.condition(edition, "move", CONDITION, once)


@mutant(ONE, "only the first land of the hand is listed")
def one_land_is_listed(edition: Edition) -> Edition:
    """The others cannot be chosen."""
    return amend.listed(edition, "move", lambda options, _game: options[:2])


@judgement(zones.place_land, NEWEST, "a new land is put at the beginning of the row")
def lands_are_put_in_front(_real: Any, game: Any, seat: str, land: Any) -> None:
    """It becomes the oldest."""
    zones.change_player(game, seat, map=(land, *game.position.players[seat].map))


@judgement(zones.place_land, NEWEST, "an open land is put before those that lie at the end")
def lands_are_put_before_the_newest(_real: Any, game: Any, seat: str, land: Any) -> None:
    """The newest land stays the newest."""
    lands = game.position.players[seat].map
    zones.change_player(game, seat, map=(*lands[:-1], land, *lands[-1:]))


@judgement(zones.place_land, NEWEST, "an unexplored land is put at the beginning of the row")
def unexplored_in_front(real: Any, game: Any, seat: str, land: Any) -> None:
    """Open ones come to the end."""
    if land.face_down:
        zones.change_player(game, seat, map=(land, *game.position.players[seat].map))
    else:
        real(game, seat, land)


@judgement(zones.place_monster, NEWEST, "monsters are placed on the oldest land")
def monsters_on_the_oldest(_real: Any, game: Any, seat: str, monster: Any) -> None:
    """The party is taken to be where it began."""
    zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))


@mutant(ANNIHILATED, "the annihilated place what lies face down")
def the_annihilated_sneak(edition: Edition) -> Edition:
    """Only open lands are barred."""

    def open_only(game: Any, seat: str, answer: Any) -> str | None:
        return None if answer.face_down else move.not_while_annihilated(game, seat, answer)

    return amend.condition(edition, "move", ANNIHILATED, open_only)


@mutant(ANNIHILATED, "nobody moves while anybody is annihilated")
def nobody_moves(edition: Edition) -> Edition:
    """The wrong seat is looked at, too."""

    def anybody(game: Any, _seat: str, _answer: Any) -> str | None:
        return "one is" if any(player.annihilated for player in game.position.players.values()) else None

    return amend.condition(edition, "move", ANNIHILATED, anybody)


@mutant(ANNIHILATED, "a party with somebody wounded does not move")
def the_wounded_stay(edition: Edition) -> Edition:
    """All have to be unhurt."""

    def all_unhurt(game: Any, seat: str, _answer: Any) -> str | None:
        player = game.position.players[seat]
        return "somebody is wounded" if len(unhurt(player)) < len(player.party) or player.annihilated else None

    return amend.condition(edition, "move", ANNIHILATED, all_unhurt)


@judgement(annihilation.new_character_placed, ANNIHILATED, "whoever was annihilated never moves again")
def once_and_for_all(_real: Any, _game: Any, _seat: str) -> None:
    """A new character changes nothing."""


@mutant(ANNIHILATED, "an annihilated player's turn ends with the move phase")
def the_turn_is_over(edition: Edition) -> Edition:
    """There is nothing more to do."""

    def ask(game: Any, frame: Any) -> Any:
        if game.position.players[game.position.turn_player].annihilated:
            turn = game.position.stack[-2]
            turn.step = "encounter_phase"
            return None
        return move.move_or_dismiss(game, frame)

    return amend.step(edition, "move_phase", "move_or_dismiss", ask)


def _first_land(edition: Edition, forbidden: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        first = not game.position.players[seat].map
        return "not as the first land" if first and forbidden(game, answer) else None

    return amend.condition(edition, "move", FIRST, condition)


@mutant(FIRST, "without lands one does not move")
def nobody_begins(edition: Edition) -> Edition:
    """There is nothing to go on from."""
    return _first_land(edition, lambda _game, answer: not answer.face_down)


@mutant(FIRST, "the first land is no town")
def no_town_to_begin_with(edition: Edition) -> Edition:
    """The journey begins in the wilderness."""
    return _first_land(edition, lambda game, answer: values.is_town(game, Land(answer.card, answer.face_down)))


@mutant(FIRST, "the first land lies open")
def open_to_begin_with(edition: Edition) -> Edition:
    """The journey begins on known ground."""
    return _first_land(edition, lambda _game, answer: answer.face_down)


@judgement(values.party_level, FIRST, "the first land does not count for the party level")
def the_first_land_counts_nothing(real: Any, game: Any, player: Any) -> int:
    """It is where the journey begins."""
    return int(real(game, player)) - (values.land_level(game, player.map[0]) if player.map else 0)


@mutant(DISMISS, "one character is dismissed at most")
def one_at_most(edition: Edition) -> Edition:
    """Not any number."""

    def one(game: Any, seat: str, answer: Any) -> str | None:
        return "one only" if len(answer.characters) > 1 else move.own_characters_only(game, seat, answer)

    return amend.condition(edition, "dismiss", DISMISS, one)


@mutant(DISMISS, "the hero is not dismissed")
def heroes_stay(edition: Edition) -> Edition:
    """The marker holds it."""

    def but_the_hero(game: Any, seat: str, answer: Any) -> str | None:
        marked = {c.card for c in game.position.players[seat].party if c.marked}
        return "the hero stays" if marked & set(answer.characters) else move.own_characters_only(game, seat, answer)

    return amend.condition(edition, "dismiss", DISMISS, but_the_hero)


@mutant(DISMISS, "the wounded are not dismissed")
def the_wounded_are_kept(edition: Edition) -> Edition:
    """One does not leave them behind."""

    def but_the_wounded(game: Any, seat: str, answer: Any) -> str | None:
        hurt = {c.card for c in game.position.players[seat].party if c.wounded}
        return "the wounded stay" if hurt & set(answer.characters) else move.own_characters_only(game, seat, answer)

    return amend.condition(edition, "dismiss", DISMISS, but_the_wounded)


@mutant(DISMISS, "the dismissed return to the hand")
def the_dismissed_return(edition: Edition) -> Edition:
    """They are not discarded."""

    def back(game: Any, _frame: Any, seat: str, answer: Any) -> None:
        for card in answer.characters:
            zones.take_character(game, card)
            zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))

    return amend.perform(edition, "dismiss", back)


@mutant(DISMISS, "the whole party goes")
def all_go(edition: Edition) -> Edition:
    """Whoever is named."""

    def everybody(game: Any, _frame: Any, seat: str, _answer: Any) -> None:
        for character in game.position.players[seat].party:
            zones.discard_character(game, character.card, DISMISS)

    return amend.perform(edition, "dismiss", everybody)


@mutant(DISMISS, "items stay behind on the hand")
def items_return(edition: Edition) -> Edition:
    """Only the character is discarded."""

    def keep(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        items = [i for c in game.position.players[seat].party if c.card in answer.characters for i in c.items]
        outcome = real(game, frame, seat, answer)
        player = game.position.players[seat]
        discard = tuple(card for card in player.discard if card not in items)
        zones.change_player(game, seat, discard=discard, hand=(*player.hand, *items))
        return outcome

    return amend.around(edition, "dismiss", keep)


@mutant(DISMISS, "own characters must be among the dismissed, that is all")
def one_own_is_enough(edition: Edition) -> Edition:
    """Others' go along with them."""

    def some_own(game: Any, seat: str, answer: Any) -> str | None:
        own = {character.card for character in game.position.players[seat].party}
        return None if own & set(answer.characters) else "none of them is in the own party"

    return amend.condition(edition, "dismiss", DISMISS, some_own)


@mutant(DISMISS, "the sets of two or more are not listed")
def only_single_ones_are_listed(edition: Edition) -> Edition:
    """One at a time."""
    return amend.listed(edition, "dismiss", lambda options, _game: [o for o in options if len(o.characters) == 1])


@mutant(ALL, "one character must stay")
def one_must_stay(edition: Edition) -> Edition:
    """Not the whole party."""

    def somebody(game: Any, seat: str, answer: Any) -> str | None:
        return "one must stay" if len(answer.characters) == len(game.position.players[seat].party) else None

    return amend.condition(edition, "dismiss", ALL, somebody)


@judgement(annihilation.annihilated_now, ALL, "an empty party is not annihilated")
def the_empty_are_spared(real: Any, game: Any, seat: str) -> bool:
    """Only one of wounded characters is."""
    return bool(real(game, seat)) and bool(game.position.players[seat].party)


@judgement(annihilation.annihilated_now, ALL, "a party with somebody wounded is not annihilated")
def the_wounded_are_enough(real: Any, game: Any, seat: str) -> bool:
    """Only an empty one is."""
    return bool(real(game, seat)) and not game.position.players[seat].party


@mutant(ALL, "the annihilation waits for the end of the turn")
def annihilated_later(edition: Edition) -> Edition:
    """The move phase ends without a check."""
    return amend.without_step(edition, "move_phase", "phase_ends")


@mutant(ALL, "whoever dismisses the hero is annihilated")
def without_the_hero(edition: Edition) -> Edition:
    """The others do not count."""

    def dismiss(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        marked = {c.card for c in game.position.players[seat].party if c.marked}
        outcome = real(game, frame, seat, answer)
        if marked & set(answer.characters):
            annihilation.annihilate(game, seat)
        return outcome

    return amend.around(edition, "dismiss", dismiss)


def _level_bound(edition: Edition, too_high: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        bound = not answer.face_down and face is not None and too_high(face.level, level)
        return "its level is too high" if bound else None

    return amend.condition(edition, "move", NO_LANDS, condition)


@mutant(NO_LANDS, "a land's level must not exceed the party level")
def lands_need_their_level(edition: Edition) -> Edition:
    """As with creatures and miracles."""
    return _level_bound(edition, lambda land, party: land > party)


@mutant(NO_LANDS, "the first land has level 1")
def a_small_beginning(edition: Edition) -> Edition:
    """Higher ones come later."""
    return _level_bound(edition, lambda land, party: party == 0 and land > 1)


@mutant(NO_LANDS, "a land's level is at most one above the party level")
def step_by_step(edition: Edition) -> Edition:
    """No leaps."""
    return _level_bound(edition, lambda land, party: land > party + 1)


@mutant(NO_LANDS, "whoever has lost all lands does not move again")
def lost_for_good(edition: Edition) -> Edition:
    """The monsters are taken to be there still."""

    def condition(game: Any, seat: str, _answer: Any) -> str | None:
        player = game.position.players[seat]
        lost = not player.map and any(card_of(game, card).land for card in player.discard)
        return "the lands are lost" if lost else None

    return amend.condition(edition, "move", NO_LANDS, condition)
