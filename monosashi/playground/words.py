"""What the words of a game's documents are called: fields, phases, draws."""

from monosashi.site.text.language import Language


def called(name: str, language: Language) -> str:
    """A word of a game's documents in a language, if the game's catalogue has it; else as it is written, with spaces.

    >>> from monosashi.site.text.language import language
    >>> called("battle_markers", language("en", "deus"))
    'battle markers'
    """
    return language.found.get(("field", name)) or name.replace("_", " ")
