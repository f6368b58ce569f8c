"""How a film's sentences call the cards and seats of a still."""

from collections.abc import Sequence

from monosashi.pictures.speech import Speech
from monosashi.pictures.words import side, title
from monosashi.site.film.recording import Act, Still
from monosashi.site.text.language import Language


class Namer:
    """Speaks of a still in one language."""

    def __init__(self, still: Still, language: Language) -> None:
        """Nothing is said yet."""
        self.still = still
        self.language = language
        self.speech = Speech(language, ids=False)
        self.places: dict[str, str] = {}
        """Where units have gone, as far as it has been told."""

    @property
    def act(self) -> Act:
        """What somebody did, in a still of an act."""
        assert self.still.act is not None
        return self.still.act

    def name(self, card: str) -> str:
        """A card's name, also if it cannot be seen any more."""
        for view in (self.still.view, self.still.before):
            if view is not None and card in view.cards:
                return title(view, card, self.speech)
        return self.language.name(card)

    def names(self, cards: Sequence[str]) -> str:
        """Several cards."""
        return self.language.listed([self.name(card) for card in cards])

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return side(seat, self.speech)

    def phrase(self, english: str, **values: object) -> str:
        """One of the sentences that scenarios are made of, about whoever acts."""
        return self.language.text("phrase", english).format(seat=self.seat(self.act.seat), **values)

    def listing(self, sentence: str, items: list[str]) -> str:
        """A sentence that ends with a list."""
        return self.language.say("{sentence}: {items}", sentence=sentence, items=self.language.listed(items))

    def sentences(self, told: Sequence[str]) -> str:
        """Sentences one after another, without those that say nothing."""
        return self.language.marks.space.join(filter(None, told))
