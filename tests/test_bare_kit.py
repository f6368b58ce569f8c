"""A game's rules, features and steps are enough: with nothing else of its kit every scenario passes, images included.

What the fields of its documents hold their types say; only symmetries and guests are left to a kit.
"""

from collections import Counter
from collections.abc import Iterator

import pytest
from other_games import add_game, bare, without_parts

import reference_engine as engine
from monosashi import suite
from monosashi.kit import registry
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.card_texts import card_texts
from monosashi.verification import differences
from monosashi.verification.images.catalogue import image_faults, images_of
from monosashi.verification.images.company import _attempts, _known
from monosashi.verification.session import Session

KASUMI = registry.PROJECT.parent / "examples" / "kasumi"

EDITIONS = sorted(engine.editions(), key=lambda name: not name.startswith("dungeon_command"))

SIZES = {
    "deus": ("ids", "order", "company"),
    "moncolle_tcg": ("ids", "order", "company"),
    "monster_maker": ("ids", "order", "company"),
    "dungeon_command": ("ids", "order"),
}
"""The images that each game has by its types alone."""


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    """What is worked out of a kit once is worked out of these anew, and forgotten."""
    for cached in (card_texts, differences._by_view, _attempts):
        cached.cache_clear()
    _known.clear()
    yield
    for cached in (card_texts, differences._by_view, _attempts):
        cached.cache_clear()
    _known.clear()


def failures(edition: str, every: int = 1) -> list[tuple[str, str]]:
    """The scenarios that do not pass on the reference, as they are written or in an image; each is played."""
    scenarios = suite.scenarios(edition)[::every]
    session = Session(edition, Reference().hello(), images=images_of(edition))
    first = list(session.play(scenarios))
    again = list(session.recheck(scenarios, first, ()))
    failed = [(one.id, verdict.message) for one, verdict in zip(scenarios, again, strict=True)
             if verdict.status is not Status.PASS]  # fmt: skip
    # Most scenarios begin with a position, and these are imaged.
    imaged = Counter(verdict.imaged for verdict in again)
    assert imaged[True] > imaged[False]
    return failed


def test_the_example_needs_nothing_but_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(KASUMI))
    from kasumi import GAME  # type: ignore[import-not-found]

    add_game(monkeypatch, bare(GAME))
    assert image_faults("kasumi") == []
    assert images_of("kasumi") == ("order",)
    assert failures("kasumi@0.1") == []


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bare_kit_is_green(edition: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Of every 15th scenario; thoroughly, of all."""
    without_parts(monkeypatch)
    assert images_of(edition) == SIZES[edition.partition("@")[0]]
    assert failures(edition, 1 if request.config.getoption("--thorough") else 15) == []
