"""What Monster Maker brings to the checking of adapters: positions, actions, dice and shuffles."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.adapters.parts import Secret, Unlawful
from monosashi.adapters.play_checks import must_use, script
from monosashi.games.monster_maker.smoke import MINIMAL, MOVE, character, land, lands, miracle, monster
from monosashi.kit.interface import SamplePosition
from monosashi.subjects.port import BadPosition, Chance
from monosashi.verification.differences import JUDGE, differences
from monosashi.verification.smoke import AdapterFault, CheckContext, RulesDiffer

PAGES = "monster_maker/"
"""Where the pages on the game's documents lie."""

BAD: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "a single player": {"turn_player": "south", "players": {"south": {}}},
        "a phase called teatime": {**MINIMAL.position, "phase": "teatime"},
        "a land without a card": {
            "turn_player": "south",
            "players": {"south": {"map": [{"id": "Nowhere"}]}, "north": {}},
        },
    }
)

REFUSED = {"do": "move", "card": "Rat"}, {"do": "dismiss", "characters": ["Squire"]}

START: tuple[Mapping[str, Any], Sequence[Chance]] = {}, ()
"""A game begins with a question; shuffles and the first player come after the start characters."""

UNLAWFUL = Unlawful(
    "the dismissal of somebody else's character",
    "another player's character is dismissed",
    MappingProxyType({"do": "dismiss", "characters": ["Squire"]}),
    "monster_maker.dismiss.any_number",
)

SECRETS: Mapping[str, Secret] = MappingProxyType(
    {
        f"Secret {seat} {pile}": Secret(seat, lies, (seat,) if pile != "deck" else ())
        for seat in ("south", "north")
        for pile, lies in (("hand", "hand"), ("deck", "deck"), ("land", "face-down land"))
    }
)
HIDDEN = SamplePosition(
    MappingProxyType(
        {
            "turn_player": "south",
            "cards": lands(*SECRETS),
            "players": {
                seat: {
                    "hand": [f"Secret {seat} hand"],
                    "deck": [f"Secret {seat} deck"],
                    "map": [{"id": f"Secret {seat} land", "face_down": True}],
                }
                for seat in ("south", "north")
            },
        }
    ),
    "each seat sees its own hand and what it has laid face down, nobody a deck",
)

# Texts

HIT = {"verb": "damage", "roll": {"plus": 1}}
HEAL = {"verb": "heal"}

TEXTS = SamplePosition(
    MappingProxyType(
        {
            **MOVE,
            "phase": "first_window",
            "cards": {
                **MOVE["cards"],
                "Scout": {**character("Scout", skills={"thief": 2}, support=1), "abilities": [
                    {"timing": "battle_start", "target": {"what": "monster", "here": True}, "do": [HIT]}]},
                "Drummer": {**character("Drummer"), "constants": [{"to": "party", "attack": 1}]},
                "Duellist": {**character("Duellist"), "monster": monster("")["monster"]},
                "Chest": {**miracle("Chest", "item"), "abilities": [
                    {"timing": "activated", "cost": {"discard_this": True}, "target": {"side": "own"}, "do": [HEAL]}]},
                "Charm": {**miracle("Charm"), "abilities": [
                    {"timing": "counter", "answers": ["skill"], "cost": {"discard": 1}, "do": [{"verb": "cancel"}]}]},
                "Quest": {"name": "Quest", "kind": "miracle", "miracle": {
                    "level": 0, "type": "mission", "mission": {"level": 6, "towns": 1}}},
                "Spark": {"name": "Spark", "kind": "skill", "skill": {"level": 1, "skill_class": "mage"}, "abilities": [
                    {"timing": "skill", "target": {"what": "creature"}, "do": [HIT]}]},
                "Summit": land("Summit", level=3, after=["wind"], min_level=4),
            },
            "players": {
                "south": {
                    **MOVE["players"]["south"],
                    "hand": ["Spark", "Summit", "Duellist"],
                    "party": [{"id": "Page", "items": ["Chest"]}, {"id": "Scout"}, {"id": "Drummer"}],
                    "others": ["Charm", "Quest"],
                },
                "north": {"party": [{"id": "Squire"}]},
            },
        }
    ),
    "cards with texts, an item, a mission and a skill are taken and shown",
)  # fmt: skip


# Dice and shuffles

FIGHT: Mapping[str, Any] = MappingProxyType(
    {
        **MOVE,
        "phase": "battle_phase",
        "cards": {**MOVE["cards"], "Wolf": monster("Wolf", attack={"plus": 0}, durability=6)},
        "players": {
            "south": {
                "deck": ["Fen"],
                "map": [{"id": "Moor", "monsters": {"Wolf": "north"}}],
                "party": [{"id": "Page"}],
            },
            "north": {"deck": ["Ford"], "party": [{"id": "Squire"}]},
        },
    }
)
"""A battle of one character against one monster: South rolls a die, North's monster needs none."""

FIGHTING: Sequence[tuple[str, Mapping[str, Any]]] = (
    ("south", {"do": "battle"}),
    ("south", {"do": "assign", "mains": {"Page": "Wolf"}}),
)
STARTS = {"south": "wenna-the-squire.1", "north": "odo-the-novice.1"}
"""A start character in each of the ready-made decks."""

AIM = {"do": "aim", "characters": ["Page"]}


def chance(bench: CheckContext) -> str:
    """The dice of a fight come from the kit: asked for if missing, used as scripted, counted."""
    taken = [_fight(bench, face) for face in (2, 5)]
    if taken[0] == taken[1]:
        raise AdapterFault(f"the attack die makes no difference: with 2 and with 5 the monster takes {taken[0]} damage")
    if taken != [2, 5]:
        raise RulesDiffer(f"the attack die: with 2 and 5 the rules deal 2 and 5 damage; here {taken[0]} and {taken[1]}")
    return "attack dice are asked for if missing, used as scripted and counted"


def _fight(bench: CheckContext, face: int) -> int:
    """Play a battle whose attack die shows a face; returns the damage on the monster."""
    subject = bench.subject
    subject.load(bench.edition, dict(FIGHT))
    for seat, action in FIGHTING:
        reply = subject.apply(seat, dict(action), ())
        if not reply.accepted:
            reason = reply.wanted or reply.message or "no reason given"
            raise RulesDiffer(f"no battle could be played up to its dice, {action['do']} is refused: {reason}")
    before = subject.observe(JUDGE)
    reply = subject.apply("north", AIM, ())
    if not reply.wanted:
        if reply.accepted:
            raise AdapterFault("the fight goes on although no dice were given: dice must come from the kit")
        raise RulesDiffer("no battle could be played up to its dice: they were never asked for")
    if reply.accepted:
        raise AdapterFault(f"wanted names {reply.wanted!r}, and yet the action is accepted; expected accepted false")
    if differences(before, subject.observe(JUDGE)):
        raise AdapterFault(f"the position changed although {reply.wanted!r} was wanted; expected it as it was")
    given = [*script("attack die", ("south", face)), *script("effect die", ("south", 6))]
    must_use(subject.apply("north", AIM, given), "one", 1, "the attack dice")
    there = [monster for place in subject.observe(JUDGE).players["south"].map for monster in place.monsters]
    return there[0].damage if there else 0


def setup(bench: CheckContext) -> str:
    """A game begins with the kit's shuffles and first player."""
    first = [_begin(bench, place) for place in (1, 2)]
    if first[0] == first[1]:
        raise AdapterFault(
            f"the draw of the first player makes no difference: with 1 and with 2 it is {first[0] or 'nobody'}"
        )
    if first != ["south", "north"]:
        raise RulesDiffer(f"the draw of the first player: 1 is South and 2 North by the rules; here {', '.join(first)}")
    return "a game starts with the kit's shuffles and first player"


def _begin(bench: CheckContext, place: int) -> str:
    """Begin a game and choose start characters; returns the seat whose turn comes first."""
    subject = bench.subject
    try:
        reply = subject.start(bench.edition, {}, ())
    except BadPosition as error:
        raise AdapterFault(f"offers setup, but turns a new game down: {error}") from None
    if reply.wanted:
        raise RulesDiffer(f"a game begins with start characters, and not with {reply.wanted}")
    reply = subject.apply("south", {"do": "choose_start", "card": STARTS["south"]}, ())
    if not reply.accepted:
        raise RulesDiffer(f"{STARTS['south']} is refused as a start character: {reply.message or reply.wanted}")
    last = {"do": "choose_start", "card": STARTS["north"]}
    reply = subject.apply("north", last, ())
    if not reply.wanted:
        raise AdapterFault("a game starts although no shuffles were given: they must come from the kit")
    given = [Chance("shuffle", "south"), Chance("shuffle", "north")]
    given += [Chance("first player", "chance", shows=place), *script("effect die", ("south", 6))]
    must_use(subject.apply("north", last, given), "three", 3, "two shuffles and the first player")
    return str(subject.observe(JUDGE).turn_player)
