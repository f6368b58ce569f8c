"""Wrong rank-ups, which belong to the encounter phase."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import encounter, turn, values, zones
from reference_engine.monster_maker.position import card_of, owner_of

CHARACTER = "monster_maker.encounter.character"
RANK_UP = "monster_maker.character.rank_up"
PLACEMENT = "monster_maker.ruling.rank_up_is_the_placement"
STATE = "monster_maker.ruling.rank_up_keeps_state"


def _rank_up(edition: Edition, refused: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        owner = owner_of(game.position, answer.replaces)
        if owner != seat:
            return "it is in another party"
        new, old = card_of(game, answer.card), card_of(game, answer.replaces)
        return "that is no rank-up" if new.character is not None and refused(new, old) else None

    return amend.condition(edition, "rank_up", RANK_UP, condition)


@mutant(RANK_UP, "a card of the same level will do")
def same_level_will_do(edition: Edition) -> Edition:
    """Off by one."""
    return _rank_up(edition, lambda new, old: new.named != old.named or new.character.level < old.character.level)


@mutant(RANK_UP, "a rank-up leads one level up")
def one_level_up(edition: Edition) -> Edition:
    """No more."""
    return _rank_up(edition, lambda new, old: new.named != old.named or new.character.level != old.character.level + 1)


@mutant(RANK_UP, "any card of the same person will do")
def any_level_will_do(edition: Edition) -> Edition:
    """Even a lower one."""
    return _rank_up(edition, lambda new, old: not new.named or new.named != old.named)


@mutant(RANK_UP, "anybody of a higher level will do")
def anybody_will_do(edition: Edition) -> Edition:
    """The name is not looked at."""
    return _rank_up(edition, lambda new, old: new.character.level <= old.character.level)


@mutant(RANK_UP, "characters without a name are one person")
def the_nameless_are_one(edition: Edition) -> Edition:
    """Both have the same name: none."""
    return _rank_up(edition, lambda new, old: new.named != old.named or new.character.level <= old.character.level)


@mutant(RANK_UP, "a deemed character does not rank up")
def deemed_characters_do_not(edition: Edition) -> Edition:
    """It is a monster card."""

    def refused(new: Any, old: Any) -> bool:
        higher = bool(new.named) and new.named == old.named and new.character.level > old.character.level
        return not higher or "monster" in (new.kind, old.kind)

    return _rank_up(edition, refused)


@mutant(RANK_UP, "another player's character ranks up")
def others_rank_up(edition: Edition) -> Edition:
    """Whosever it is."""

    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        new, old = card_of(game, answer.card), card_of(game, answer.replaces)
        higher = values.character_face(game, answer.card).level > values.character_face(game, answer.replaces).level
        return None if new.named and new.named == old.named and higher else "that is no rank-up"

    return amend.condition(edition, "rank_up", RANK_UP, condition)


def _ranked_up(edition: Edition, more: Any) -> Edition:
    """After a rank-up more happens; ``more`` gets the game, the seat, the answer and the character as it was."""

    def rank_up(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        old = next(c for c in game.position.players[seat].party if c.card == answer.replaces)
        outcome = real(game, frame, seat, answer)
        more(game, seat, answer, old)
        return outcome

    return amend.around(edition, "rank_up", rank_up)


def _out_of_discard(game: Any, seat: str, card: str) -> None:
    discard = game.position.players[seat].discard
    zones.change_player(game, seat, discard=tuple(other for other in discard if other != card))


@mutant(RANK_UP, "the old card returns to the hand")
def the_old_card_returns(edition: Edition) -> Edition:
    """It is not lost."""

    def back(game: Any, seat: str, answer: Any, _old: Any) -> None:
        _out_of_discard(game, seat, answer.replaces)
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.replaces))

    return _ranked_up(edition, back)


@mutant(RANK_UP, "the old card stays beside the new one")
def the_old_card_stays(edition: Edition) -> Edition:
    """There are two of the same person."""

    def beside(game: Any, seat: str, answer: Any, old: Any) -> None:
        _out_of_discard(game, seat, answer.replaces)
        zones.change_player(game, seat, party=(*game.position.players[seat].party, with_fields(old, items=())))

    return _ranked_up(edition, beside)


@mutant(RANK_UP, "only one way to rank up is listed")
def one_rank_up_is_listed(edition: Edition) -> Edition:
    """The others cannot be chosen."""
    return amend.listed(edition, "rank_up", lambda options, _game: options[:1])


@mutant(PLACEMENT, "a rank-up is allowed besides the placement")
def rank_up_is_extra(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "rank_up_extra", "yes")


@mutant(PLACEMENT, "after a rank-up a character is placed all the same")
def placing_after_a_rank_up(edition: Edition) -> Edition:
    """Only the other way round it is barred."""

    def condition(game: Any, _seat: str, _answer: Any) -> str | None:
        return "a character has been placed" if turn.turn_of(game).placed_character else None

    return amend.condition(edition, "place_character", CHARACTER, condition)


@mutant(PLACEMENT, "after a placement somebody ranks up all the same")
def ranking_up_after_a_placement(edition: Edition) -> Edition:
    """Only the other way round it is barred."""

    def condition(game: Any, _seat: str, _answer: Any) -> str | None:
        return "somebody has ranked up" if turn.turn_of(game).ranked_up else None

    return amend.condition(edition, "rank_up", PLACEMENT, condition)


@mutant(PLACEMENT, "as many rank up as can")
def many_rank_up(edition: Edition) -> Edition:
    """Only a placement bars it."""

    def condition(game: Any, _seat: str, _answer: Any) -> str | None:
        return "a character has been placed" if turn.turn_of(game).placed_character else None

    return amend.condition(edition, "rank_up", PLACEMENT, condition)


@mutant(PLACEMENT, "somebody ranks up once in a game")
def one_rank_up_a_game(edition: Edition) -> Edition:
    """In a later turn nobody does."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        return "too late" if game.position.turn > 1 else encounter.one_rank_up_a_turn(game, seat, answer)

    return amend.condition(edition, "rank_up", PLACEMENT, condition)


def _new_card(edition: Edition, **changes: Any) -> Edition:
    return _ranked_up(edition, lambda game, _seat, answer, _old: zones.change_character(game, answer.card, **changes))


@mutant(STATE, "the new card comes unhurt")
def the_new_card_is_unhurt(edition: Edition) -> Edition:
    """A rank-up heals."""
    return _new_card(edition, wounded=False)


@mutant(STATE, "the new card comes wounded")
def the_new_card_is_wounded(edition: Edition) -> Edition:
    """A rank-up is tiring."""
    return _new_card(edition, wounded=True)


@mutant(STATE, "the new card comes without damage")
def the_new_card_has_no_damage(edition: Edition) -> Edition:
    """A rank-up takes it away."""
    return _new_card(edition, damage=0)


@mutant(STATE, "changes of attack are lost")
def changes_of_attack_are_lost(edition: Edition) -> Edition:
    """The new card begins anew."""
    return _new_card(edition, modifiers=())


@mutant(STATE, "the marker stays with the old card")
def the_marker_is_lost(edition: Edition) -> Edition:
    """The new card is nobody's hero."""
    return _new_card(edition, marked=False)


@mutant(STATE, "the new card gets the marker")
def the_marker_moves(edition: Edition) -> Edition:
    """Whoever had it."""
    return _new_card(edition, marked=True)


@mutant(STATE, "the items are discarded with the old card")
def the_items_are_lost(edition: Edition) -> Edition:
    """The new card comes without anything."""

    def lost(game: Any, seat: str, answer: Any, old: Any) -> None:
        zones.change_character(game, answer.card, items=())
        for item in old.items:
            zones.discard(game, seat, item, STATE)

    return _ranked_up(edition, lost)


@mutant(STATE, "the new card has one of the items")
def one_item_stays(edition: Edition) -> Edition:
    """The others are discarded."""

    def lost(game: Any, seat: str, answer: Any, old: Any) -> None:
        zones.change_character(game, answer.card, items=old.items[:1])
        for item in old.items[1:]:
            zones.discard(game, seat, item, STATE)

    return _ranked_up(edition, lost)


@mutant(STATE, "the old card is out of the game")
def the_old_card_is_gone(edition: Edition) -> Edition:
    """It is not discarded."""
    return _ranked_up(edition, lambda game, seat, answer, _old: _out_of_discard(game, seat, answer.replaces))


@mutant(STATE, "damage that is more than the new card endures does not wound it")
def too_much_damage_is_forgotten(edition: Edition) -> Edition:
    """Until more is added."""
    return _ranked_up(
        edition,
        lambda game, _seat, answer, old: zones.change_character(
            game, answer.card, wounded=old.wounded, damage=old.damage
        ),
    )
