"""Wrong costs and wrong limits of abilities."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import abilities, zones
from reference_engine.monster_maker.position import (
    card_of,
    character_of,
    others_from,
)
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context

DISCARD = "monster_maker.vocabulary.cost_discard"
DISCARD_THIS = "monster_maker.vocabulary.cost_discard_this"
WOUND_THIS = "monster_maker.vocabulary.cost_wound_this"
ONCE = "monster_maker.vocabulary.once"
ROLE = "monster_maker.vocabulary.role"


# Costs


@judgement(zones.discard_from_hand, DISCARD, "cards that pay are shown, and stay in the hand")
def cards_are_shown(_real: Any, _game: Context, _seat: str, _cards: Any, _clause: str) -> None:
    """Nothing is discarded."""


@judgement(zones.discard_from_hand, DISCARD, "cards are paid from the left, whichever were named")
def paid_from_the_left(real: Any, game: Context, seat: str, cards: Any, clause: str) -> None:
    """Take the first ones."""
    real(game, seat, game.position.players[seat].hand[: len(cards)], clause)


@judgement(zones.discard_from_hand, DISCARD, "others pay, too")
def others_pay(real: Any, game: Context, seat: str, cards: Any, clause: str) -> None:
    """Everybody discards as many."""
    real(game, seat, cards, clause)
    for other in others_from(game, seat):
        real(game, other, game.position.players[other].hand[: len(cards)], clause)


@judgement(abilities.payments, DISCARD, "only one way to pay is listed")
def one_way_to_pay(real: Any, game: Context, seat: str, cost: Any, besides: str = "") -> Any:
    """The first one."""
    return list(real(game, seat, cost, besides))[:1]


@judgement(abilities.discard_source, DISCARD_THIS, "the card stays on the field")
def source_stays(_real: Any, _game: Context, _seat: str, _card: str) -> None:
    """It costs nothing."""


@judgement(abilities.discard_source, DISCARD_THIS, "the card goes back to the hand")
def source_to_hand(real: Any, game: Context, seat: str, card: str) -> None:
    """It can be placed anew."""
    real(game, seat, card)
    player = game.position.players[seat]
    discard = tuple(other for other in player.discard if other != card)
    zones.change_player(game, seat, discard=discard, hand=(*player.hand, card))


@judgement(abilities.discard_source, DISCARD_THIS, "everything of that kind goes with the card")
def all_sources(real: Any, game: Context, seat: str, card: str) -> None:
    """All items of the holder, all other cards."""
    player = game.position.players[seat]
    real(game, seat, card)
    for other in player.others if card in player.others else ():
        if other != card:
            real(game, seat, other)
    for character in player.party:
        if card in character.items:
            for item in character.items:
                if item != card:
                    real(game, seat, item)


@judgement(abilities.discard_source, DISCARD_THIS, "what the card holds goes to the hand")
def holdings_to_hand(real: Any, game: Context, seat: str, card: str) -> None:
    """Only the card itself is lost."""
    character = character_of(game.position, card)
    if character is not None:
        zones.change_character(game, card, items=())
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *character.items))
    real(game, seat, card)


@mutant(DISCARD_THIS, "the card is discarded after its effect")
def discarded_afterwards(edition: Edition) -> Edition:
    """Others see it there while they counter."""

    def activate(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        before = dict(game.position.players)
        outcome = real(game, frame, seat, answer)
        if card_of(game, answer.card).abilities[answer.ability].cost.discard_this:
            zones.change_player(game, seat, others=before[seat].others, discard=before[seat].discard)
        return outcome

    return amend.around(edition, "activate", activate)


@judgement(abilities.pay, WOUND_THIS, "nobody is wounded for it")
def nobody_is_wounded(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any
) -> None:
    """It costs nothing."""
    real(game, seat, card, index, user, paid, replace(own, cost=replace(own.cost, wound_this=False)))


@judgement(abilities.pay, WOUND_THIS, "the last character of the party is wounded for it")
def somebody_is_wounded(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any
) -> None:
    """It need not be the user."""
    first = game.position.players[seat].party[-1].card
    real(game, seat, card, index, first if own.cost.wound_this else user, paid, own)


@judgement(abilities.pay, WOUND_THIS, "an item is lost for its holder's wound")
def item_breaks(real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any) -> None:
    """It is not the holder who pays."""
    item = own.cost.wound_this and card_of(game, card).miracle is not None
    cost = replace(own.cost, wound_this=False, discard_this=True) if item else own.cost
    real(game, seat, card, index, user, paid, replace(own, cost=cost))


@judgement(abilities.cannot_pay, WOUND_THIS, "a wounded character can pay: it is destroyed")
def wounded_pay_with_life(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any
) -> Any:
    """It is wounded again."""
    cost = ability.cost
    if character_of(game.position, user) is not None:
        cost = replace(cost, wound_this=False)
    return real(game, seat, card, index, user, paid, replace(ability, cost=cost))


@judgement(abilities.mark, ONCE, "all abilities marked so are used once together")
def one_for_all(_real: Any, _game: Any, _card: str, _index: int) -> str:
    """One mark for everything."""
    return "once"


@judgement(abilities.mark, ONCE, "all abilities of a card are used once together")
def one_for_a_card(_real: Any, _game: Any, card: str, _index: int) -> str:
    """One mark for each card."""
    return card


@judgement(abilities.cannot_pay, ONCE, "once means once in a window")
def once_in_a_window(real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any) -> Any:
    """The next window is another time."""
    late = turn_of(game).step == "third_window"
    return real(game, seat, card, index, user, paid, replace(own, once=own.once and not late))


@judgement(abilities.pay, ONCE, "once means once in a game")
def once_in_a_game(real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any) -> None:
    """From now on the card asks for more than anybody has."""
    real(game, seat, card, index, user, paid, own)
    if own.once:
        dear = tuple(replace(one, cost=replace(one.cost, discard=99)) for one in card_of(game, card).abilities)
        used = replace(card_of(game, card), name=f"{card}, used", abilities=dear)
        game.position.own_cards = {**game.position.own_cards, used.name: used}
        game.position.cards = {**game.position.cards, card: used.name}


@judgement(abilities.pay, ONCE, "counters are used as often as one likes")
def counters_unlimited(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any
) -> None:
    """The mark is for the turn player."""
    real(game, seat, card, index, user, paid, replace(own, once=own.once and own.timing != "counter"))


@judgement(abilities.cannot_pay, ONCE, "every ability is used once in a turn")
def always_once(real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, own: Any) -> Any:
    """Marked or not: what pays for it is counted."""
    again = own.cost.discard and len(game.position.players[seat].discard) >= own.cost.discard
    return real(game, seat, card, index, user, paid, own) or ("it has been used" if again else None)


@judgement(abilities.sources, ROLE, "abilities of the monster work in a party, and the other way round")
def roles_exchanged(real: Any, game: Context, seat: str) -> Any:
    """Take one for the other."""
    other = {"monster": "character", "character": "monster", "": ""}
    return ((card, user, other[role]) for card, user, role in real(game, seat))


@judgement(abilities.sources, ROLE, "a card used as a monster has no abilities of its own")
def monsters_without(real: Any, game: Context, seat: str) -> Any:
    """A character card, at least."""
    kept = (source for source in real(game, seat))
    return (s for s in kept if s[2] != "monster" or card_of(game, s[0]).kind == "monster")


@judgement(abilities.on_field, ROLE, "the mark is not read")
def any_role(_real: Any, game: Context, seat: str, timing: str) -> Any:
    """It works in either role."""
    for card, user, _ in abilities.sources(game, seat):
        for index, ability in enumerate(card_of(game, card).abilities):
            if ability.timing == timing:
                yield card, user, index, ability


@judgement(abilities.on_field, ROLE, "an ability without a mark is the character's")
def unmarked_is_the_characters(_real: Any, game: Context, seat: str, timing: str) -> Any:
    """The first face counts."""
    for card, user, role in abilities.sources(game, seat):
        for index, ability in enumerate(card_of(game, card).abilities):
            first = card_of(game, card).kind if card_of(game, card).kind in ("character", "monster") else ""
            if ability.timing == timing and (ability.used_as or first) in ("", role):
                yield card, user, index, ability
