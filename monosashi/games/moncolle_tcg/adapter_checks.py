"""What the TCG brings to the checking of adapters: positions, actions, dice and shuffles."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.adapters.parts import Secret, Unlawful
from monosashi.adapters.play_checks import must_use, script
from monosashi.games.moncolle_tcg.smoke import DEED, MARCH, MINIMAL, equipment_card, terrain, terrain_card
from monosashi.games.monster_collection.dice_checks import initiative_dice, must_depend
from monosashi.games.monster_collection.samples import cards, unit, unit_card
from monosashi.kit.interface import SamplePosition
from monosashi.subjects.port import BadPosition, Chance
from monosashi.verification.differences import JUDGE
from monosashi.verification.smoke import AdapterFault, CheckContext

PAGES = "moncolle_tcg/"

BAD: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "a unit in area z9": {"marching": "south", "cards": cards("Knight"), "units": [unit("Knight", "south", "z9")]},
        "a phase called teatime": {"marching": "south", "phase": "teatime"},
        "a unit without a card": {"marching": "south", "units": [unit("Nobody", "south", "b1")]},
    }
)

REFUSED = (
    {"do": "march", "units": ["Squire"], "area": "b1"},
    {"do": "march", "units": ["Ogre"], "area": "b2"},
)

UNLAWFUL = Unlawful(
    "the march of an exhausted unit",
    "an exhausted unit marches",
    MappingProxyType({"do": "march", "units": ["Squire"], "area": "b1"}),
    "moncolle_tcg.march.unacted_only",
)

SECRETS: Mapping[str, Secret] = MappingProxyType(
    {
        f"Secret {seat} {zone}": Secret(seat, zone, (seat,) if zone == "hand" else ())
        for seat in ("south", "north")
        for zone in ("hand", "deck")
    }
)
"""What no reading lets others see; whether owners look under their bases is a reading."""

HIDDEN = SamplePosition(
    MappingProxyType(
        {
            **MINIMAL.position,
            "cards": cards(*SECRETS),
            **{seat: {zone: [f"Secret {seat} {zone}"] for zone in ("hand", "deck")} for seat in ("south", "north")},
        }
    ),
    "each seat sees its own hand only, nobody a deck",
)

# Texts

HIT = [[{"verb": "damage", "amount": 1, "attribute": "flame"}]]
ENEMY = {"side": "enemy"}
DRAW = [[{"verb": "draw", "count": 1}]]

TEXTS = SamplePosition(
    MappingProxyType(
        {
            **MARCH,
            "cards": {
                **MARCH["cards"],
                "Knight": unit_card(
                    "Knight",
                    standing={"initiative": 1, "items": 2, "spells": ["fire", "multi"], "resist": ["flame"]},
                    abilities=[{"kind": "completion", "timing": "normal", "do": HIT, "target": ENEMY}],
                    automatic=[{"when": {"event": "dies"}, "do": DRAW}],
                ),
                "Duke": unit_card("Duke", hero=1, instant=True, standing={"charge": 1, "defender": 1}, abilities=[
                    {"kind": "declared", "timing": "own_turn", "cost": {"discard": 1}, "do": DRAW}]),
                "Bolt": {"name": "Bolt", "kind": "battle_spell", "abilities": [
                    {"timing": "counter", "do": HIT, "target": ENEMY, "cost": {"slots": ["fire"]}}]},
                "Vial": {"name": "Vial", "kind": "consumable", "classification": "Tool", "abilities": [
                    {"timing": "normal", "uncounterable": True, "do": DRAW, "cost": {"items": 1}}]},
                "Blade": equipment_card("Blade", wearing_cost=1, attack=2, standing={"weaknesses": [
                    {"to": "flame", "more": 1}]}),
                "Heath": terrain_card("Heath", effects=[{"defence": 1, "filter": {"max_level": 3}}]),
            },
            "south": {"deck": ["Page"], "hand": ["Bolt", "Vial", "Duke"]},
            "units": [
                unit("Knight", "south", "b1", equipment=["Blade"]),
                unit("Squire", "south", "b2", ready=False),
                unit("Ogre", "north", "c3"),
            ],
            "terrain": [terrain("Heath", "b2", "south"), terrain("Ridge", "c3", "north")],
        }
    ),
    "cards with texts, equipment, terrain and a hero are taken and shown",
)  # fmt: skip


# Dice and shuffles

BATTLE: Mapping[str, Any] = MappingProxyType({**MARCH, "units": [*MARCH["units"][:2], unit("Ogre", "north", "b2")]})
"""One march away from a battle in which nobody has anything to use."""


def chance(bench: CheckContext) -> str:
    """The initiative dice come from the kit."""
    return initiative_dice(bench, BATTLE, DEED.action)


def beginning(south: int, north: int) -> list[Chance]:
    """Both decks as they are, and who goes first."""
    shuffles = [Chance("shuffle", "south"), Chance("shuffle", "north")]
    return [*shuffles, *script("turn order die", ("south", south), ("north", north))]


START: tuple[Mapping[str, Any], Sequence[Chance]] = {}, beginning(5, 2)


def setup(bench: CheckContext) -> str:
    """A game begins with the kit's shuffles and dice."""
    first = []
    for south, north in ((5, 2), (2, 5)):
        try:
            reply = bench.subject.start(bench.edition, {}, ())
            if not reply.wanted:
                raise AdapterFault("a game starts although no shuffles were given: they must come from the kit")
            given = [*beginning(south, north), *script("turn order die", ("south", 6))]
            reply = bench.subject.start(bench.edition, {}, given)
            must_use(reply, "four", 4, "two shuffles and the turn order dice")
        except BadPosition as error:
            raise AdapterFault(f"offers setup, but turns a new game down: {error}") from None
        first.append(str(bench.subject.observe(JUDGE).marching))
    must_depend(first, "the turn order dice")
    return "a game starts with the kit's shuffles and dice"
