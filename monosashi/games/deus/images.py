"""How a Deus battlefield may be turned: seats exchanged, columns mirrored; and what its documents' fields hold."""

from collections.abc import Iterator
from typing import Any

from monosashi.kit.interface import Images, Position, Symmetry
from reference_engine.deus.board import AREAS, FLY, FRONT, TERRITORY, WALK

ACROSS = {"1": "3", "2": "2", "3": "1"}
MIRRORED = {"a": "c", "b": "b", "c": "a"}

WALKER = {"name": "Guest", "kind": "unit", "level": 1, "attack": 1, "defence": 1, "march": "walk"}


def guests(position: Position, seat: str) -> Iterator[dict[str, Any]]:
    """A ready walker of a seat's in a column that the position does not name: at home, or in front of it."""
    units = position.get("units", ())
    named = {unit["area"][0] for unit in units} | {area[0] for area in position.get("start_owner") or ()}
    for area in (*TERRITORY[seat], *FRONT):
        if area[0] not in named:
            cards = {**position.get("cards", {}), "Guest": WALKER}
            yield {**position, "cards": cards, "units": [*units, {"id": "Guest", "owner": seat, "area": area}]}


IMAGES = Images(
    symmetries=(
        Symmetry(
            "seats",
            "with the seats exchanged",
            seats=True,
            places={area: f"{area[0]}{ACROSS[area[1]]}" for area in AREAS},
        ),
        Symmetry(
            "columns",
            "with the columns mirrored",
            places={area: f"{MIRRORED[area[0]]}{area[1]}" for area in AREAS},
        ),
    ),
    draws_by_seat=("judgement die",),
    members=("march.moves", "rearrange.areas", "intercept.units"),
    guests=guests,
    neighbours=(WALK, FLY),
    homes=TERRITORY,
    holds={
        "id": (
            *("Side.hand", "Side.deck", "Side.discard", "Side.tokens", "Side.summoner", "Standing.id"),
            *("Select.cards", "Select.summoner", "Discard.cards", "Drop.cards", "PutBack.cards"),
            *("ChooseSummoner.summoner", "Intercept.units", "LineUp.order", "InstantSummon.card", "Summon.card"),
            *("Use.card", "Use.targets", "Use.discards", "UseTrigger.unit", "UseTrigger.targets"),
            *("UseTrigger.discards", "Decline.unit", "Return.unit", "Adjust.unit"),
            *("Use.tokens", "UseTrigger.tokens", "UseTrigger.about", "Decline.about"),
            *("PlayerView.hand", "PlayerView.deck", "PlayerView.discard", "PlayerView.tokens", "PlayerView.summoner"),
            *("UnitView.id", "DeclaredView.card", "DeclaredView.users", "DeclaredView.targets", "View.in_use"),
        ),
        "place": (
            *("Standing.area", "QuietPosition.control_markers", "QuietPosition.battle_markers"),
            *("QuietPosition.start_owner", "QuietPosition.ownership"),
            *("Use.area", "UseTrigger.area", "Summon.area", "Return.area"),
            *("UnitView.area", "View.control_markers", "View.battle_markers", "View.ownership", "BattleView.area"),
        ),
        "seat": ("View.viewer", "View.marching", "View.players", "Asked.seat", "UnitView.owner", "BattleView.first",
                 "DeclaredView.by", "Ending.winner"),
        "any": ("Asked.about",),
        "id: place": ("March.moves", "Rearrange.areas"),
        "id: word": ("QuietPosition.cards", "View.cards", "Use.slots", "UseTrigger.slots"),
        "seat: id": ("BattleView.line_ups",),
        "word": (
            *("View.edition", "View.phase", "View.half_decks", "Asked.kind", "BattleView.timing", "DeclaredView.kind"),
            *("UnitView.card", "Ending.clause", "PlayerView.factions", "Pick.factions", "Drawn.results"),
        ),
    },
)  # fmt: skip
