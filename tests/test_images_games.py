"""The reference has the symmetries that its games declare: in random games nobody sees a difference."""

from collections.abc import Iterator
from random import Random
from typing import Any

import mirrored
import pytest
from hypothesis import given
from mirrored import asymmetries, at_rest, positions_of_scenarios
from whole_games import GAMES, games, patience

import reference_engine as engine
from monosashi.mutants.amend import judgement
from monosashi.verification.images.catalogue import COMPANY, image_faults, images_of
from reference_engine.moncolle_tcg.procedures import Shedding
from reference_engine.monster_collection import values

ANSWERS = 40
EDITIONS = tuple(engine.editions())
EVERY = [(edition, image) for edition in EDITIONS for image in images_of(edition) if image != COMPANY]


RESTORING = frozenset(
    name for name, card in engine.edition("moncolle_tcg@quick-reference").cards.items() if "Restore(" in repr(card)
)


def at_hand(position: Any) -> Iterator[str]:
    """The cards that somebody could use."""
    yield from getattr(position, "units", ())
    for player in position.players.values():
        yield from getattr(player, "hand", ())


@pytest.fixture(scope="module", autouse=True)
def short_patience() -> Iterator[None]:
    with patience():
        yield


def stops(position: Any, image: str) -> bool:
    """Whether something comes of which it is documented that ids decide it."""
    # The dice of several main characters of Monster Maker come in the order of their ids.
    # So do units of the TCG whose wearers have lost icons, if a player has several: what each sheds is asked for each.
    if image == "ids":
        return any(len(getattr(frame, "mains", ())) > 1 or isinstance(frame, Shedding) for frame in position.stack)
    # What the TCG's verb restore puts under a deck lies as it lay in the discard pile, whose order no rule gives.
    return image == "order" and any(position.cards.get(card) in RESTORING for card in at_hand(position))


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(("edition", "image"), EVERY)
@games(24)
@given(random=GAMES)
def test_nobody_sees_a_difference(edition: str, image: str, random: Random) -> None:
    rules = engine.edition(edition)
    found = positions_of_scenarios(edition, 29)
    document = found[random.randrange(len(found))] if random.randrange(2) else at_rest(rules, random)
    if document is not None:
        differing = asymmetries(
            rules, document, [image], random, count=ANSWERS, stops=lambda position: stops(position, image)
        )
        assert list(differing) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_quiet_position_is_at_rest(edition: str) -> None:
    """What a random game is put on the table from comes back."""
    rules = engine.edition(edition)
    found = [document for seed in range(4) if (document := at_rest(rules, Random(seed))) is not None]
    assert found
    kinds = {engine.begin(rules, document).position.pending.kind for document in found}
    assert kinds == {mirrored.QUIET_KINDS[edition.partition("@")[0]]}


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_game_declares_what_its_documents_hold_and_symmetries_that_are_some(game: str) -> None:
    assert image_faults(game) == []


def whoever_comes_first(real: Any, game: Any, unit: Any) -> int:
    """The unit with the smallest id strikes harder."""
    return int(real(game, unit)) + (unit.id == min(game.position.units))


def the_near_side(real: Any, game: Any, unit: Any) -> int:
    """Units in c3 strike harder."""
    return int(real(game, unit)) + (unit.area == "c3")


@pytest.mark.parametrize(
    ("other", "seen"),
    [
        (whoever_comes_first, {"seats": False, "columns": False, "ids": True}),
        (the_near_side, {"seats": True, "columns": True}),
    ],
)
def test_what_is_not_symmetric_is_found(other: Any, seen: dict[str, bool]) -> None:
    """And named by its image: somebody sees a difference in that one and in no other."""
    rules = judgement(values.attack, other)(engine.edition("deus@2.00")).amended("deus@2.00")
    found = dict.fromkeys(seen, False)
    for image in seen:
        for document in positions_of_scenarios("deus@2.00", 29):
            found[image] |= any(asymmetries(rules, document, [image], Random(0), count=1))
    assert found == seen
