"""What Deus brings to the checking of adapters: positions, actions, dice."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.adapters.play_checks import must_use, script
from monosashi.games.deus.smoke import MARCH, MINIMAL, cards, unit, unit_card
from monosashi.games.interface import SamplePosition, Secret, Unlawful
from monosashi.subjects.port import BadPosition
from monosashi.verification.differences import JUDGE, differences
from monosashi.verification.smoke import AdapterFault, CheckContext, RulesDiffer

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
    "each seat sees the own hand only, nobody a deck",
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

QUESTIONS_BEFORE_DICE = 6
"""A battle asks four times before the initiative dice; a few more are let pass."""

PASS = {"do": "pass"}


def chance(bench: CheckContext) -> str:
    """The initiative dice come from the kit: asked for if missing, used as scripted, counted."""
    winners = [_roll(bench, south, north) for south, north in ((5, 2), (2, 5))]
    _must_depend(winners, "the initiative dice")
    return "initiative dice are asked for if missing, used as scripted and counted"


def _roll(bench: CheckContext, south: int, north: int) -> str:
    """Play up to the initiative dice; returns the side that goes first."""
    subject = bench.subject
    subject.load(bench.edition, dict(BATTLE))
    reply = subject.apply("south", {"do": "march", "moves": {"Knight": "b2"}}, ())
    for _ in range(QUESTIONS_BEFORE_DICE):
        if reply.wanted:
            break
        if not reply.accepted:
            reason = reply.message or "no reason given"
            raise RulesDiffer(f"no battle could be played up to its dice, an answer is refused: {reason}")
        seen = subject.observe(JUDGE)
        if seen.battle is None or seen.asked is None:
            raise RulesDiffer("no battle could be played up to its dice: none is going on after a march at an enemy")
        if seen.battle.first or seen.asked.kind == "before_attack":
            raise AdapterFault("the initiative is decided although no dice were given: dice must come from the kit")
        asked = seen.asked
        reply = subject.apply(asked.seat, PASS, ())
    if not reply.wanted:
        raise RulesDiffer("no battle could be played up to its dice: they were never asked for")
    if reply.accepted:
        raise AdapterFault(f"wanted names {reply.wanted!r}, and yet the action is accepted; expected accepted false")
    if differences(seen, subject.observe(JUDGE)):
        raise AdapterFault(f"the position changed although {reply.wanted!r} was wanted; expected it as it was")
    given = [*script("initiative die", ("south", south), ("north", north)), *script("effect die", ("south", 6))]
    must_use(subject.apply(asked.seat, PASS, given), "two", 2, "the initiative dice")
    after = subject.observe(JUDGE)
    return str(after.battle.first) if after.battle is not None else ""


def _must_depend(winners: Sequence[str], what: str) -> None:
    """The higher die decides, so other dice make another winner."""
    if len(set(winners)) == 1:
        raise AdapterFault(
            f"{what} make no difference: with 5 against 2 and with 2 against 5 it is {winners[0] or 'nobody'}"
        )
    if list(winners) != ["south", "north"]:
        raise RulesDiffer(f"{what}: with 5 against 2 the rules give South, with 2 against 5 North; here {winners}")


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
    _must_depend(picks, "the draft dice")
    return "a game starts with the kit's dice"
