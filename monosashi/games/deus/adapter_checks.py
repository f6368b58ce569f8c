"""What Deus brings to the checking of adapters: positions, actions, dice."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from monosashi.adapters.parts import Secret, Unlawful
from monosashi.adapters.play_checks import must_use, script
from monosashi.games.deus.smoke import DEED, MARCH, MINIMAL
from monosashi.games.monster_collection.dice_checks import initiative_dice, must_depend
from monosashi.games.monster_collection.samples import cards, unit, unit_card
from monosashi.kit.interface import SamplePosition
from monosashi.subjects.port import BadPosition
from monosashi.verification.differences import JUDGE
from monosashi.verification.smoke import AdapterFault, CheckContext

PAGES = ""
"""The pages on Deus lie beside those for every game."""

BAD: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "a unit in area z9": {"marching": "south", "cards": cards("Knight"), "units": [unit("Knight", "south", "z9")]},
        "a phase called teatime": {"marching": "south", "phase": "teatime"},
        "a unit without a card": {"marching": "south", "units": [unit("Nobody", "south", "a1")]},
    }
)

REFUSED = {"do": "march", "moves": {"Squire": "b2"}}, {"do": "march", "moves": {"Ogre": "b2"}}

START: tuple[Mapping[str, Any], Any] = {}, script("draft die", ("south", 5), ("north", 2))

UNLAWFUL = Unlawful(
    "the march of an exhausted unit",
    "an exhausted unit marches",
    MappingProxyType({"do": "march", "moves": {"Squire": "a2"}}),
    "deus.march.a",
)

SECRETS: Mapping[str, Secret] = MappingProxyType(
    {
        f"Secret {seat} {zone}": Secret(seat, zone, (seat,) if zone == "hand" else ())
        for seat in ("south", "north")
        for zone in ("hand", "deck")
    }
)
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

HIT = [[{"verb": "damage", "amount": 1}]]
ENEMY = {"side": "enemy"}
GAIN = [[{"verb": "power", "count": 1}]]

TEXTS = SamplePosition(
    MappingProxyType(
        {
            **MARCH,
            "cards": {
                **MARCH["cards"],
                "Knight": unit_card(
                    "Knight",
                    slots=["fire", "multi"],
                    abilities=[{"timing": "quick", "scope": "battle", "do": HIT, "target": ENEMY}],
                    triggers=[{"when": {"event": "dies"}, "scope": "battle", "do": GAIN, "forced": True}],
                    constants=[{"scope": "battle", "change": {"to": "this", "attack": 1}}],
                ),
                "Bolt": {"name": "Bolt", "kind": "battle_spell", "abilities": [
                    {"timing": "counter", "scope": "battle", "do": HIT, "target": ENEMY, "cost": {"slots": ["fire"]}}]},
                "Tithe": {"name": "Tithe", "kind": "ritual_spell", "abilities": [
                    {"timing": "ritual", "scope": "field", "do": GAIN, "cost": {"power": 1}}]},
                "Mage": {"name": "Mage", "kind": "summoner", "abilities": [
                    {"timing": "ritual", "scope": "field", "do": GAIN, "cost": {"power": 2}}]},
                "Shade": unit_card("Shade", kind="token", never_in_hand=True),
            },
            "south": {
                "deck": ["Page"], "hand": ["Bolt", "Tithe"], "summoner": "Mage", "tokens": ["Shade"], "power": 3
            },
        }
    ),
    "cards with texts, spells, a summoner and a token are taken and shown",
)  # fmt: skip


# Dice

BATTLE: Mapping[str, Any] = MappingProxyType({**MARCH, "units": [*MARCH["units"][:2], unit("Ogre", "north", "b2")]})
"""One march away from a battle in which nobody has anything to use."""


def chance(bench: CheckContext) -> str:
    """The initiative dice come from the kit."""
    return initiative_dice(bench, BATTLE, DEED.action)


def setup(bench: CheckContext) -> str:
    """A game starts with the kit's draft dice."""
    picks = []
    for south, north in ((5, 2), (2, 5)):
        try:
            reply = bench.subject.start(bench.edition, {}, ())
            if not reply.wanted:
                raise AdapterFault("a game starts although no draft dice were given: dice must come from the kit")
            given = [*script("draft die", ("south", south), ("north", north)), *script("draft die", ("south", 6))]
            must_use(bench.subject.start(bench.edition, {}, given), "two", 2, "the draft dice")
        except BadPosition as error:
            raise AdapterFault(f"offers setup, but turns a new game down: {error}") from None
        asked = bench.subject.observe(JUDGE).asked
        picks.append(asked.seat if asked is not None else "")
    must_depend(picks, "the draft dice")
    return "a game starts with the kit's dice"
