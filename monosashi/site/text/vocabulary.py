"""What a game's scenarios are made of: which of their words are names, and which are the same in every language."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from monosashi.kit.registry import known, late_part
from monosashi.rulebook.catalogue import Key
from monosashi.suite.placeholders import NAMES

if TYPE_CHECKING:
    from monosashi.site.text.language import Language

SAME = re.compile(r'[-+]?\d+|\[?["{\]].*')
"""Numbers and JSON are the same in every language."""


@dataclass(frozen=True)
class Grammar:
    """A kind of text with a grammar of its own.

    ``keys`` are the words in it that must be translated, ``say`` says it in a language other than English, ``is_one``
    tells it from plain words.
    """

    keys: Callable[[str], Iterable[Key]]
    say: Callable[[str, "Language"], str]
    is_one: Callable[[str], bool] = bool


def no_words() -> Mapping[str, str]:
    """No names of cards."""
    return {}


@dataclass(frozen=True)
class Vocabulary:
    """How the words of a game's scenarios are told apart. A game that says nothing has the plain one.

    ``names`` are the kinds of placeholders that are filled with names, ``name_columns`` the columns of tables whose
    cells are names; ``lists`` the kinds that are filled with several words (``fire and water``). ``plain`` and
    ``plain_columns`` are the same in every language, as is every text that ``same`` matches. ``kinds`` has
    placeholders that are filled with another one's words.

    ``given`` are names that steps give to cards which a scenario does not name itself; ``numbered`` are the words of
    names that steps make for each seat, as context and English word by the word in the name: ``South Hand 1``.

    ``found`` are words of the code, beside questions and acts, with which the rules say what they find against an
    answer; ``fields`` are those of its documents that whoever sets up a position is shown: fields, phases, draws, and
    the options with which a game begins.

    ``grammars`` and ``column_grammars`` say what placeholders and columns have a grammar of their own.
    ``card_words`` are the names of the edition's own cards in Japanese.
    """

    names: frozenset[str] = frozenset(("card", "cards"))
    name_columns: frozenset[str] = frozenset(("card", "cards"))
    lists: frozenset[str] = frozenset()
    plain: frozenset[str] = frozenset(("n", "numbers", "clause"))
    plain_columns: frozenset[str] = frozenset()
    same: re.Pattern[str] = SAME
    kinds: Mapping[str, str] = field(default_factory=dict)
    given: tuple[str, ...] = ()
    numbered: Mapping[str, Key] = field(default_factory=dict)
    found: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    grammars: Mapping[str, Grammar] = field(default_factory=dict)
    column_grammars: Mapping[str, Grammar] = field(default_factory=dict)
    card_words: Callable[[], Mapping[str, str]] = no_words

    def kind_of(self, placeholder: str) -> str:
        """The context of a placeholder's words: its name without a number."""
        name = placeholder.rstrip("0123456789")
        return self.kinds.get(name, name)

    def is_plain(self, text: str) -> bool:
        """Whether a cell or a free text is the same in every language: nothing, a number, JSON, what the game says."""
        return not text or SAME.fullmatch(text) is not None or self.same.fullmatch(text) is not None

    def is_same(self, column: str, cell: str) -> bool:
        """Whether a cell is the same in every language. A value that is a text may stand in quotation marks."""
        if column in self.plain_columns:
            return True
        return self.is_plain(cell) and not (column == "value" and cell.startswith('"'))

    def parts_of(self, name: str) -> tuple[str, Key, str] | None:
        """Seat, word and number of a name that steps make: ``South Hand 1``; None for any other name."""
        found = re.fullmatch(rf"([A-Z][a-z]+) ({'|'.join(self.numbered)})(?: (\d+))?", name) if self.numbered else None
        return (found[1], self.numbered[found[2]], found[3] or "") if found else None


PLAIN = Vocabulary()
"""The vocabulary of a game that says nothing."""


@cache
def vocabulary(game: str) -> Vocabulary:
    """A game's vocabulary."""
    found: Vocabulary = late_part(game, "vocabulary", Vocabulary) if known(game) else PLAIN
    return found


def is_names(text: str) -> bool:
    """Whether a text is nothing but names: ``Knight and Grey Wolf``; seats are named like units."""
    return re.fullmatch(NAMES, text) is not None and not text.endswith("'s")


def names_in(text: str) -> list[str]:
    """The names in ``A, B and C``."""
    return [name for name in re.split(r",\s*|\s+and\s+", text) if name]
