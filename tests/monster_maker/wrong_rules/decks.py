"""Wrong decks."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import deck


@mutant("monster_maker.deck.minimum_60", "59 cards are enough")
def fifty_nine_are_enough(edition: Edition) -> Edition:
    """Off by one."""
    return amend.numbers(edition, deck_size=59)


@mutant("monster_maker.deck.minimum_60", "more than 60 cards are needed")
def sixty_are_too_few(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return amend.numbers(edition, deck_size=61)


@judgement(deck.deck_faults, "monster_maker.deck.minimum_60", "a deck has exactly 60 cards")
def exactly_sixty(real: Any, edition: Any, names: Any) -> Iterator[str]:
    """One more fault."""
    yield from real(edition, names)
    if len(names) > 60:
        yield "a deck has exactly 60 cards"


def _forgiving(real: Any, edition: Any, names: Any, forgiven: str) -> Iterator[str]:
    """All faults but those of one clause."""
    return (fault for fault in real(edition, names) if forgiven not in fault)


@mutant("monster_maker.deck.four_copies", "five copies are allowed")
def five_copies(edition: Edition) -> Edition:
    """Off by one."""
    return amend.numbers(edition, copies_of_a_card=5)


@mutant("monster_maker.deck.four_copies", "three copies are the most")
def three_copies(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return amend.numbers(edition, copies_of_a_card=3)


@judgement(deck.deck_faults, "monster_maker.deck.four_copies", "lands may be there as often as one likes")
def lands_are_free(real: Any, edition: Any, names: Any) -> Iterator[str]:
    """As in games where lands are the resource."""
    yield from _forgiving(real, edition, names, "four_copies")
    for name, count in Counter(names).items():
        if count > 4 and edition.cards[name].land is None:
            yield f"{count} copies of {name}"


@judgement(deck.deck_faults, "monster_maker.deck.four_copies", "copies are counted by personal name")
def persons_are_counted(real: Any, edition: Any, names: Any) -> Iterator[str]:
    """All cards of one person together."""
    yield from real(edition, names)
    persons = Counter(edition.cards[name].named for name in names if name in edition.cards)
    yield from (f"{count} cards are {person}" for person, count in persons.items() if person and count > 4)


@judgement(deck.deck_faults, "monster_maker.deck.level_zero_character", "nobody has to be able to start")
def nobody_can_start(real: Any, edition: Any, names: Any) -> Iterator[str]:
    """The fault is forgiven."""
    return _forgiving(real, edition, names, "level_zero_character")


@judgement(deck.may_start, "monster_maker.deck.level_zero_character", "a level 1 character is enough")
def level_one_is_enough(real: Any, edition: Any, name: str) -> bool:
    """Off by one."""
    card = edition.cards.get(name)
    return bool(real(edition, name)) or (card is not None and card.character is not None and card.character.level == 1)


@judgement(deck.may_start, "monster_maker.deck.level_zero_character", "any creature of level 0 is enough")
def any_creature_starts(_real: Any, edition: Any, name: str) -> bool:
    """The kind of card is not looked at."""
    card = edition.cards.get(name)
    faces = (card.character, card.monster) if card is not None else ()
    return any(face is not None and face.level == 0 for face in faces)


@judgement(deck.may_start, "monster_maker.deck.level_zero_character", "a deemed character is enough")
def deemed_character_starts(_real: Any, edition: Any, name: str) -> bool:
    """Any card with a character's side."""
    card = edition.cards.get(name)
    return card is not None and card.character is not None and card.character.level == 0


@judgement(deck.may_start, "monster_maker.deck.level_zero_character", "only an unnamed character is enough")
def only_the_nameless_start(real: Any, edition: Any, name: str) -> bool:
    """Named characters are left out."""
    return bool(real(edition, name)) and not edition.cards[name].named


@judgement(deck.deck_faults, "monster_maker.ruling.no_blank_cards", "any name is taken for a card")
def any_name_is_a_card(real: Any, edition: Any, names: Any) -> Iterator[str]:
    """The fault is forgiven."""
    return _forgiving(real, edition, names, "no_blank_cards")


@judgement(deck.deck_faults, "monster_maker.ruling.no_blank_cards", "blank cards are taken out of the deck")
def blank_cards_are_taken_out(real: Any, edition: Any, names: Any) -> Iterator[str]:
    """What is left is judged."""
    return real(edition, tuple(name for name in names if name in edition.cards)) or iter(())
