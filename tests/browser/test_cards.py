"""Pictures of a card in a browser: what they have in common is told once, and looks as if it were told twice."""

from typing import Any

import pytest

from monosashi.pictures import sprite, style
from monosashi.pictures.common import shared
from monosashi.site.book.chapters import book
from monosashi.site.film.best import decisive
from monosashi.site.film.markup import drawn
from monosashi.site.pages.card import example_of
from monosashi.site.text.language import language


@pytest.mark.parametrize("game", ["deus", "dungeon_command", "moncolle_tcg", "monster_maker"])
def test_shared_pieces_look_the_same(browser: Any, game: str) -> None:
    looked = 0
    tab = browser.new_page(viewport={"width": 460, "height": 1600})
    for entry in [each for each in book(game).entries.values() if each.groups][::20]:
        example = example_of(entry)
        assert example is not None
        pictures = [*drawn(example, language("en", game), decisive(example)).values()]
        shapes, told = shared(pictures, "same")
        if not shapes:
            continue
        looked += 1
        shots = []
        for also, shown in (("", pictures), (shapes, told)):
            body = "".join(shown)
            tab.set_content(f"<style>{style(game)}</style>{sprite(game, of=body, also=also)}{body}")
            shots.append(tab.screenshot(animations="disabled"))
        assert shots[0] == shots[1], entry.clause.id
    tab.close()
    assert looked > 1
