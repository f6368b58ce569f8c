"""What Dungeon Command brings to the checking of adapters: positions, actions, the draws of the setup."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.adapters.parts import Secret, Unlawful
from monosashi.adapters.play_checks import must_use
from monosashi.games.dungeon_command.smoke import ACTIVATION, MINIMAL, creature, order, there
from monosashi.kit.interface import SamplePosition
from monosashi.subjects.port import BadPosition, Chance
from monosashi.verification.differences import JUDGE
from monosashi.verification.smoke import AdapterFault, CheckContext, NotOffered, RulesDiffer

PAGES = "dungeon_command/"
"""Where the pages on the game's documents lie."""

SEATS = ("south", "north")

BAD: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "a single player": {**MINIMAL.position, "players": {"south": {}}},
        "a phase called teatime": {**MINIMAL.position, "phase": "teatime"},
        "a creature without a card": {**MINIMAL.position, "creatures": {"Nobody": there("a1", "south")}},
        "a creature beside the map": {**MINIMAL.position, "creatures": {"Wolf": there("z9", "south")}},
    }
)

REFUSED = {"do": "activate", "creature": "Rat"}, {"do": "activate", "creature": "Owl"}


def winner(*order_drawn: str) -> list[Chance]:
    """The chooser: whoever comes first."""
    return [Chance("chooser", "chance", order=order_drawn)]


START: tuple[Mapping[str, Any], Sequence[Chance]] = {}, winner(*SEATS)
"""A game begins with a draw; chests and decks are drawn once the side of the tiles is chosen."""

UNLAWFUL = Unlawful(
    "the activation of an enemy creature",
    "an enemy creature is activated",
    MappingProxyType({"do": "activate", "creature": "Rat"}),
    "dungeon_command.ruling.control_and_ownership",
)

SECRETS: Mapping[str, Secret] = MappingProxyType(
    {
        f"Secret {seat} {kind} {pile}": Secret(seat, f"{kind} {pile}", (seat,) if pile == "hand" else ())
        for seat in SEATS
        for kind in ("creature", "order")
        for pile in ("hand", "deck")
    }
)
HIDDEN = SamplePosition(
    MappingProxyType(
        {
            **MINIMAL.position,
            "cards": {
                **MINIMAL.position["cards"],
                **{card: (creature if " creature " in card else order)(card) for card in SECRETS},
            },
            "players": {
                seat: {
                    f"{kind}_{pile}": [f"Secret {seat} {kind} {pile}"]
                    for kind in ("creature", "order")
                    for pile in ("hand", "deck")
                }
                for seat in SEATS
            },
        }
    ),
    "each seat sees its own hands, nobody a deck",
)

# Texts

HIT = {"verb": "damage", "amount": 20}
HEAL = {"verb": "heal", "amount": 10}
ENEMY = {"side": "enemy", "within": 3, "sight": True}


def use(action: str, *parts: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """An order card of level 1 with one text."""
    face = {"level": 1, "action": action}
    return {"kind": "order", "order": face, "texts": [{"do": list(parts), **more}]}


TEXTS = SamplePosition(
    MappingProxyType(
        {
            **ACTIVATION,
            "cards": {
                **ACTIVATION["cards"],
                "Medic": {**creature("Medic", abilities=["wisdom"]), "texts": [
                    {"action": "minor", "once": True, "target": {"side": "own"}, "do": [HEAL]}]},
                "Firebug": {**creature("Firebug"), "constants": [{"immune": True}], "texts": [
                    {"at": "turn_end", "do": [{"verb": "damage", "amount": 10, "to": "enemies", "within": 1}]}]},
                "Drummer": {**creature("Drummer"), "constants": [{"to": "own", "stat": "speed", "amount": 1}]},
                "Guard": {**creature("Guard"), "texts": [
                    {"action": "immediate", "answers": {"what": "melee", "on": "own"}, "do": [{"verb": "cancel"}]}]},
                "Bolt": {"name": "Bolt", **use("standard", HIT, target=ENEMY)},
                "Lunge": {"name": "Lunge", **use("standard", {"verb": "attack", "plus": 10}, {"verb": "tap"})},
                "Dash": {"name": "Dash", **use("minor", {"verb": "move", "kind": "shift", "squares": 3})},
                "Wall": {"name": "Wall", **use("immediate", {"verb": "prevent", "amount": 10},
                                               answers={"what": "damage"})},
                "Boots": {"name": "Boots", **use("minor", {"verb": "attach", "to": "this"}),
                          "constants": [{"moves": "fly"}]},
            },
            "players": {"south": {"order_hand": ["Bolt", "Lunge", "Dash"]}, "north": {"order_hand": ["Wall"]}},
            "creatures": {
                **ACTIVATION["creatures"],
                "Medic": there("c1", "south", attached={"Boots": "south"}),
                "Firebug": there("d1", "south"),
                "Drummer": there("g6", "north"),
                "Guard": there("f6", "north"),
            },
        }
    ),
    "cards with powers, attacks, moves, reactions, an attached card and constants are taken and shown",
)  # fmt: skip


# Chance


def chance(_bench: CheckContext) -> str:
    """Raises NotOffered: what is drawn is drawn before the first turn."""
    raise NotOffered("nothing is drawn by chance once the first turn has begun")


def setup(bench: CheckContext) -> str:
    """A game begins with the kit's draws: the chooser, then chests and decks."""
    choosing = [_begin(bench, *drawn) for drawn in (SEATS, SEATS[::-1])]
    if choosing[0] == choosing[1]:
        asked = choosing[0] or "nobody"
        raise AdapterFault(f"the draw of the chooser makes no difference: either way {asked} is asked")
    if choosing != list(SEATS):
        raise RulesDiffer(f"whoever is drawn first chooses, South and then North; here {', '.join(choosing)}")
    choices = ({"do": "choose_first", "first": "south"}, {"do": "choose_side", "side": "dungeon"})
    for seat, action in zip(("north", "south"), choices, strict=True):
        reply = bench.subject.apply(seat, action, ())
    if not reply.wanted:
        raise AdapterFault("a battlefield is built although no chests and no shuffles were given: the kit draws them")
    given = [Chance("treasure chests", "chance")]
    given += [Chance(f"{kind} deck", seat) for seat in SEATS for kind in ("creature", "order")]
    reply = bench.subject.apply("south", choices[-1], [*given, Chance("order deck", "north")])
    must_use(reply, "five", 5, "the chests and four shuffles")
    return "a game starts with the kit's draws of the chooser, of chests and of decks"


def _begin(bench: CheckContext, *drawn: str) -> str:
    """Begin a game with this draw; returns the seat that is asked then."""
    subject = bench.subject
    try:
        reply = subject.start(bench.edition, {}, ())
        if not reply.wanted:
            raise AdapterFault("a game starts although no chooser was drawn: the draw must come from the kit")
        must_use(subject.start(bench.edition, {}, winner(*drawn)), "one", 1, "the draws of the chooser")
    except BadPosition as error:
        raise AdapterFault(f"offers setup, but turns a new game down: {error}") from None
    asked = subject.observe(JUDGE).asked
    return str(asked.seat) if asked is not None else ""
