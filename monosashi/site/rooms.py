"""What is a game's own on the site: a package ``monosashi/games/<game>/site/``, found by the game's name.

A game needs none of it. Its ledger, its parts and its features make chapters, lists and permanent links by
themselves; what a room would have added is then not there. A game may bring these modules:

``words``
    What its scenarios are made of, as ``VOCABULARY``: :class:`monosashi.site.text.vocabulary.Vocabulary`. Without it
    only names of cards and single words are told apart.
``introduction``
    The game for newcomers: :class:`monosashi.site.pages.introduction.Introduction`. Without it the game has no page of
    its own to begin with, and the start page presents it in words alone.
``diagrams``
    Pictures of its rules: :class:`monosashi.site.diagrams.Diagrams`. Without it chapters have clauses and scenarios.
``films``
    What its films say and show: :class:`monosashi.site.film.films.Films`. Without it a film has fewer parts.

Their texts are said through :meth:`monosashi.site.text.language.Language.say`, their translations stand in
``docs/ja.po``.
"""

from types import ModuleType

from monosashi.games import room as game_room


def room(ruleset: str, name: str) -> ModuleType | None:
    """The module of that name of a game, None if the game has none.

    >>> room("deus", "nothing")
    """
    return game_room(ruleset, f"site.{name}")
