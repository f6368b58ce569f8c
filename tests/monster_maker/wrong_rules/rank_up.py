"""Wrong rank-ups, which belong to the encounter phase."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, listed, perform
from reference_engine.monster_maker import encounter, turn, values, zones
from reference_engine.monster_maker.position import card_of, owner_of

CHARACTER = "monster_maker.encounter.character"
RANK_UP = "monster_maker.character.rank_up"
PLACEMENT = "monster_maker.ruling.rank_up_is_the_placement"
STATE = "monster_maker.ruling.rank_up_keeps_state"


def _rank_up(refused: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        owner = owner_of(game.position, answer.replaces)
        if owner != seat:
            return "it is in another party"
        new, old = (card_of(game, answer.card), card_of(game, answer.replaces))
        return "that is no rank-up" if new.character is not None and refused(new, old) else None

    return amend.condition("rank_up", RANK_UP, condition)


def _ranked_up(more: Any) -> Bend:
    def rank_up(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        old = next(c for c in game.position.players[seat].party if c.card == answer.replaces)
        outcome = real(game, frame, seat, answer)
        more(game, seat, answer, old)
        return outcome

    return perform("rank_up", rank_up)


def _out_of_discard(game: Any, seat: str, card: str) -> None:
    discard = game.position.players[seat].discard
    zones.change_player(game, seat, discard=tuple(other for other in discard if other != card))


with clause(RANK_UP):
    mutant("any card of the same person will do", _rank_up(lambda new, old: not new.named or new.named != old.named))
    mutant("anybody of a higher level will do", _rank_up(lambda new, old: new.character.level <= old.character.level))
    mutant("only one way to rank up is listed", listed("rank_up", lambda options, _game: options[:1]))

    @wrong("a card of the same level will do", _rank_up)
    def _(new, old):
        return new.named != old.named or new.character.level < old.character.level

    @wrong("a rank-up leads one level up", _rank_up)
    def _(new, old):
        return new.named != old.named or new.character.level != old.character.level + 1

    @wrong("characters without a name are one person", _rank_up)
    def _(new, old):
        return new.named != old.named or new.character.level <= old.character.level

    @wrong("a deemed character does not rank up", _rank_up)
    def _(new, old):
        higher = bool(new.named) and new.named == old.named and (new.character.level > old.character.level)
        return not higher or "monster" in (new.kind, old.kind)

    @wrong("another player's character ranks up", amend.condition, "rank_up", RANK_UP)
    def _(game, _seat, answer):
        new, old = (card_of(game, answer.card), card_of(game, answer.replaces))
        higher = values.character_face(game, answer.card).level > values.character_face(game, answer.replaces).level
        return not (new.named and new.named == old.named and higher)

    @wrong("the old card returns to the hand", _ranked_up)
    def _(game, seat, answer, _old):
        _out_of_discard(game, seat, answer.replaces)
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.replaces))

    @wrong("the old card stays beside the new one", _ranked_up)
    def _(game, seat, answer, old):
        _out_of_discard(game, seat, answer.replaces)
        zones.change_player(game, seat, party=(*game.position.players[seat].party, with_fields(old, items=())))


with clause(PLACEMENT):

    @wrong("after a rank-up a character is placed all the same", amend.condition, "place_character", CHARACTER)
    def _(game, _seat, _answer):
        return turn.turn_of(game).placed_character

    @wrong("after a placement somebody ranks up all the same", amend.condition, "rank_up", PLACEMENT)
    def _(game, _seat, _answer):
        return turn.turn_of(game).ranked_up

    @wrong("as many rank up as can", amend.condition, "rank_up", PLACEMENT)
    def _(game, _seat, _answer):
        return turn.turn_of(game).placed_character

    @wrong("somebody ranks up once in a game", amend.condition, "rank_up", PLACEMENT)
    def _(game, seat, answer):
        return game.position.turn > 1 or encounter.one_rank_up_a_turn(game, seat, answer)


def _new_card(**changes: Any) -> Bend:
    return _ranked_up(lambda game, _seat, answer, _old: zones.change_character(game, answer.card, **changes))


with clause(STATE):
    mutant("the new card comes unhurt", _new_card(wounded=False))
    mutant("the new card comes wounded", _new_card(wounded=True))
    mutant("the new card comes without damage", _new_card(damage=0))
    mutant("changes of attack are lost", _new_card(modifiers=()))
    mutant("the marker stays with the old card", _new_card(marked=False))
    mutant("the new card gets the marker", _new_card(marked=True))

    @wrong("the items are discarded with the old card", _ranked_up)
    def _(game, seat, answer, old):
        zones.change_character(game, answer.card, items=())
        for item in old.items:
            zones.discard(game, seat, item, STATE)

    @wrong("the new card has one of the items", _ranked_up)
    def _(game, seat, answer, old):
        zones.change_character(game, answer.card, items=old.items[:1])
        for item in old.items[1:]:
            zones.discard(game, seat, item, STATE)

    @wrong("the old card is out of the game", _ranked_up)
    def _(game, seat, answer, _old):
        return _out_of_discard(game, seat, answer.replaces)

    @wrong("damage that is more than the new card endures does not wound it", _ranked_up)
    def _(game, _seat, answer, old):
        return zones.change_character(game, answer.card, wounded=old.wounded, damage=old.damage)
