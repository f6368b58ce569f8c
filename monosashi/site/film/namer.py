"""How a film's sentences call the cards and seats of a still."""

from collections.abc import Mapping, Sequence
from typing import Any

from monosashi.pictures.speech import Speech
from monosashi.pictures.words import side, title
from monosashi.site.film.recording import Act, Still
from monosashi.site.text.language import Language, Speaker


class Namer(Speaker):
    """Speaks of a still in one language."""

    def __init__(self, still: Still, language: Language) -> None:
        """Nothing is said yet."""
        super().__init__(language)
        self.still = still
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
        return self.listed([self.name(card) for card in cards])

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return side(seat, self.speech)

    def in_fields(self, seat: str, kind: str, fields: Mapping[str, Any]) -> str:
        """What nobody has a sentence for: its kind, and what its fields hold."""
        comma = self.language.marks.comma
        said = " ".join(
            [kind.replace("_", " "), comma.join(self.value(each) for each in fields.values() if each)]
        ).strip()
        return f"{self.seat(seat)}: {said}" if seat else f"{said[:1].upper()}{said[1:]}"

    def value(self, value: Any) -> str:
        """A field's value, cards by their names."""
        comma = self.language.marks.comma
        if isinstance(value, Mapping):
            return comma.join(f"{self.value(key)} → {self.value(item)}" for key, item in value.items())
        if isinstance(value, list | tuple):
            return comma.join(self.value(item) for item in value)
        return self.name(value) if isinstance(value, str) else str(value)

    def sentences(self, told: Sequence[str]) -> str:
        """Sentences one after another, without those that say nothing."""
        return self.language.marks.space.join(filter(None, told))
