"""Wrong decks."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement
from reference_engine.monster_maker import deck

with clause("monster_maker.deck.minimum_60"):

    @wrong("a deck has exactly 60 cards", judgement, deck.deck_faults)
    def _(real, edition, names):
        yield from real(edition, names)
        if len(names) > 60:
            yield "a deck has exactly 60 cards"


def _forgiving(real: Any, edition: Any, names: Any, forgiven: str) -> Iterator[str]:
    """All faults but those of one clause."""
    return (fault for fault in real(edition, names) if forgiven not in fault)


with clause("monster_maker.deck.four_copies"):

    @wrong("lands may be there as often as one likes", judgement, deck.deck_faults)
    def _(real, edition, names):
        yield from _forgiving(real, edition, names, "four_copies")
        for name, count in Counter(names).items():
            if count > 4 and edition.cards[name].land is None:
                yield f"{count} copies of {name}"

    @wrong("copies are counted by personal name", judgement, deck.deck_faults)
    def _(real, edition, names):
        yield from real(edition, names)
        persons = Counter(edition.cards[name].named for name in names if name in edition.cards)
        yield from (f"{count} cards are {person}" for person, count in persons.items() if person and count > 4)


with clause("monster_maker.deck.level_zero_character"):

    @wrong("nobody has to be able to start", judgement, deck.deck_faults)
    def _(real, edition, names):
        return _forgiving(real, edition, names, "level_zero_character")

    @wrong("a level 1 character is enough", judgement, deck.may_start)
    def _(real, edition, name):
        card = edition.cards.get(name)
        return real(edition, name) or (card is not None and card.character is not None and (card.character.level == 1))

    @wrong("any creature of level 0 is enough", judgement, deck.may_start)
    def _(edition, name):
        card = edition.cards.get(name)
        faces = (card.character, card.monster) if card is not None else ()
        return any(face is not None and face.level == 0 for face in faces)

    @wrong("a deemed character is enough", judgement, deck.may_start)
    def _(edition, name):
        card = edition.cards.get(name)
        return card is not None and card.character is not None and (card.character.level == 0)

    @wrong("only an unnamed character is enough", judgement, deck.may_start)
    def _(real, edition, name):
        return real(edition, name) and not edition.cards[name].named


with clause("monster_maker.ruling.no_blank_cards"):

    @wrong("any name is taken for a card", judgement, deck.deck_faults)
    def _(real, edition, names):
        return _forgiving(real, edition, names, "no_blank_cards")

    @wrong("blank cards are taken out of the deck", judgement, deck.deck_faults)
    def _(real, edition, names):
        return real(edition, tuple(name for name in names if name in edition.cards)) or iter(())
