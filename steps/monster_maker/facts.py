"""What can be seen of a game of Monster Maker, and what happens in it: each fact in one sentence."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from monosashi.suite.facts import PLAYERS, THE_TABLE, Facts, Things, of_players

from .phrases import TABLE

FACTS = Facts(TABLE)
fact = FACTS.fact


class Foe(NamedTuple):
    """Where a monster is: whose newest land it is on, if it is a newest one; which land; whose it is; its state."""

    newest: str = ""
    land: str = ""
    owner: str = ""
    damage: int = 0
    attack: int = 0


def foes(view: Any, seat: str) -> Iterator[tuple[str, Foe]]:
    """Every monster on a player's lands."""
    lands = view.players[seat].map
    for land in lands:
        newest = seat if land is lands[-1] else ""
        yield from ((each.id, Foe(newest, land.id, each.owner, each.damage, each.attack)) for each in land.monsters)


def members(view: Any, seat: str) -> Iterator[tuple[str, Any]]:
    """Everybody in a player's party."""
    return ((each.id, each) for each in view.players[seat].party)


def creatures(view: Any) -> Iterator[tuple[str, Any]]:
    """Monsters and characters."""
    for of in (foes, members):
        yield from (pair for seat in view.players for pair in of(view, seat))


class Main(NamedTuple):
    """Whom a character faces, who supports it, its attack result."""

    monster: str = ""
    supporters: tuple[str, ...] = ()
    result: str = ""


def mains(view: Any) -> Iterator[tuple[str, Main]] | None:
    """Everybody who faces a monster."""
    battle = view.battle
    return battle and (
        (each, Main(monster, tuple(other for other, main in battle.supports.items() if main == each),
                    str(battle.results.get(each, ""))))
        for each, monster in battle.mains.items()
    )  # fmt: skip


def aims(view: Any) -> Iterator[tuple[str, tuple[str, str]]]:
    """Whom each monster attacks, one after another, and its attack result."""
    for aim in view.battle.aims if view.battle else ():
        results = *map(str, aim.results), *[""] * len(aim.characters)
        yield from ((aim.monster, pair) for pair in zip(aim.characters or [""], results or [""], strict=False))


class Deed(NamedTuple):
    """What has been done in a turn: its kind, on whose land, which ability of which card, how often."""

    kind: str = ""
    seat: str = ""
    card: str = ""
    number: str = ""
    destroyed: int = 0


def deeds(view: Any) -> Iterator[tuple[str, Deed]]:
    """What has been done in the turn that is not over."""
    if view.result is None:
        kinds = ("retreated", "placed_character", "ranked_up")
        yield from (("", Deed(kind)) for kind in kinds if getattr(view.done, kind))
        yield from (("", Deed(seat=seat)) for seat in view.done.monsters_on)
        for used in view.done.used:
            card, _, number = used.rpartition(":")
            yield "", Deed(card=card or used, number=str(int(number) + 1) if number.isdecimal() else number)
        yield "", Deed(destroyed=view.battle.destroyed if view.battle else 0)


def among(field: str, *known: str) -> Callable[[Any], bool]:
    """Whether a field is one of these."""
    return lambda thing: getattr(thing, field) in known


def declared(kind: str, **fields: str) -> dict[str, Any]:
    """What actions of this kind have; whoever is the card itself is not named again."""

    def reader(field: str) -> Callable[[Any], Any]:
        return lambda action: (
            getattr(action, field)
            if action.kind == kind and not (field == "user" and action.user == action.card)
            else ""
        )

    return {word: reader(field) for word, field in fields.items()}


LANDS = of_players(
    lambda view, seat: ((land.id, land) for land in view.players[seat].map), "card",
    absent="{name} is on nobody's map", title="map from the oldest land",
)  # fmt: skip
MONSTERS = of_players(foes, "cards", "monster", otherwise=Foe(), title="foes")
CHARACTERS = of_players(members, "character", "cards", absent="{name} is in nobody's party", title="party")
CREATURES = Things(creatures, ("cards", "card"), "{name} is on no land and in nobody's party")
DEEDS = Things(deeds, told="This turn: {what}.", film="soft")
BATTLE = Things(lambda view: (("", view.battle),) if view.battle else (), title="battle", told="The battle: {what}.")
MAINS = Things(mains, ("cards", "character"), "no battle is going on", Main(), told="{what}.")
AIMS = Things(aims, ("monster",), told="{what}.")
ACTIONS = Things(lambda view: ((each.card, each) for each in view.actions), told="Declared {n}: {what}.")
RETURNING = Things(
    lambda view: (("", view.returning),), told="On their way to the bottom of their owners’ decks: {what}.", film=""
)
TIME = Things(lambda view: (("", view),), told="The match time is over: {what}.", film="")
SUPPORTS = Things(lambda view: view.battle and view.battle.supports.items(), ("character",), MAINS.absent, "")
ENDING = Things(lambda view: (("", view.result),) if view.result else None, absent="nobody has won yet")

fact(LANDS, chip="{card}", card="id")
fact(LANDS, chip="unexplored land", hidden=lambda land: not land.id)
fact(LANDS, chip="level {text}", text=lambda land: str(land.level))
fact(LANDS, chip="town", town="town")
fact(LANDS, chip="unexplored", unexplored=lambda land: land.face_down and land.id)
fact(LANDS, "{card} lies {face}", face=lambda land: "face down" if land.face_down else "face up")
fact(MONSTERS, chip="{seat}'s {monster}", seat="owner")
fact(
    MONSTERS, chip="on another land[, {card}]",
    other=lambda foe: not foe.newest, card=lambda foe: "" if foe.newest else foe.land,
)  # fmt: skip
fact(CHARACTERS, chip="{character}", character="id")
fact(CHARACTERS, "{cards} {lie} {state}", state=lambda each: "wounded" if each.wounded else "unhurt")
fact(CHARACTERS, chip="unhurt", unhurt=lambda each: not each.wounded)
fact(CHARACTERS, chip="wounded", wounded="wounded")
fact(CREATURES, "{cards} has {n} damage", "{cards} have {n} damage", n="damage")
fact(CREATURES, "{card} adds {n} to its attack", n="attack")
fact(
    CHARACTERS, ("{character} has the start marker", {"marked": True}),
    ("{character} has no start marker", {"marked": False}), marked="marked", chip="start marker",
)  # fmt: skip
for creature in (MONSTERS, CHARACTERS):
    fact(creature, chip="{n} damage", n="damage")
    fact(creature, chip="attack {text}", text=lambda each: f"{each.attack:+}" if each.attack else "")
fact(CHARACTERS, "{character} holds {cards}", "{character} holds nothing", cards="items", chip="holds {cards}")
fact(MONSTERS, "{cards} {lie} on {seat}'s newest land", seat="newest")
fact(
    MONSTERS, "{cards} {lie} on {card}", "{cards} is on no land", "{cards} are on no land", card="land", tells=False
)  # fmt: skip
fact(
    MONSTERS, "{monster} on {seat}'s newest land belongs to {opponent}", seat="newest", opponent="owner", tells=False
)  # fmt: skip

fact(PLAYERS, "{seat}'s party level is {n}", n="level")
fact(PLAYERS, chip="party level {text}", text=lambda player: str(player.level))
fact(
    PLAYERS, "{seat}'s party is {cards}", "{seat}'s party is empty",
    cards=lambda player: tuple(each.id for each in player.party),
)  # fmt: skip
fact(
    PLAYERS, "{seat}'s map is, from the oldest, {cards}", "{seat}'s map is empty", in_order=True, tells=False,
    cards=lambda player: tuple(land.id for land in player.map if land.id),
)  # fmt: skip
fact(PLAYERS, "{seat}'s newest land is {card}", card=lambda player: player.map[-1].id if player.map else "none")
fact(PLAYERS, "{seat}'s deck is, from the top, {cards}", cards="deck", in_order=True, tells=False)
FACTS.zones(
    "zone",
    {
        "discard pile": "discard",
        "other cards": lambda player: player.others,
        "party": lambda player: (each.id for each in player.party),
        "map": lambda player: (land.id for land in player.map if land.id),
    },
)
fact(
    PLAYERS, ("{seat} is annihilated", {"annihilated": True}), ("{seat} is not annihilated", {"annihilated": False}),
    annihilated="annihilated", chip="annihilated",
)  # fmt: skip
fact(
    PLAYERS, "{viewer} sees {n} land face down on {seat}'s map",
    n=lambda player: sum(land.face_down for land in player.map),
)  # fmt: skip
fact(PLAYERS, "{viewer} sees {n} cards in {seat}'s deck", n=lambda player: len(player.deck or ()))
fact(
    PLAYERS, "{viewer} sees {card} as {seat}'s start character", card="start", chip="start character {card}, face down"
)
fact(
    PLAYERS, ("{viewer} does not see {seat}'s start character", {"hidden": True}),
    hidden=lambda player: player.start_face_down and not player.start, chip="start character face down",
)  # fmt: skip

fact(
    THE_TABLE, ("a battle is going on", {"battle": True}), ("no battle is going on", {"battle": False}),
    battle=lambda view: view.battle is not None,
)  # fmt: skip
for chip, steps in {
    "effects at the beginning": ("declare_battle", "start_effects"),
    "who faces whom": ("assign_characters",),
    "who supports whom": ("choose_support",),
    "whom the monsters attack": ("choose_targets",),
    "the characters’ dice": ("roll_for_characters",),
    "the monsters’ dice": ("roll_for_monsters",),
    "the damage": ("deal_damage",),
    "effects at the end": ("after_effects",),
    "the loot": ("take_loot",),
    "it ends": ("end_battle",),
}.items():
    fact(BATTLE, chip=chip, now=among("step", *steps))
fact(
    MAINS, "{cards} faces {monster}", "{cards} face {monster}", "{cards} faces nobody", monster="monster",
    chip="{character} faces {monster}",
)  # fmt: skip
fact(MAINS, chip="supported by {cards}", cards="supporters")
fact(MAINS, chip="attack result {text}", text="result")
fact(SUPPORTS, "{character} supports {main}", main=lambda main: main)
fact(AIMS, chip="{monster} attacks {character}", character=lambda pair: pair[0])
fact(AIMS, chip="{monster} attacks nobody", nobody=lambda pair: not pair[0])
fact(AIMS, chip="attack result {text}", text=lambda pair: pair[1])
fact(THE_TABLE, "it has become {seat}'s {phase}", seat="turn_player", phase="phase")
fact(ENDING, "{seat} has won under {clause}", seat="winner", clause="clause", tells=False)
fact(
    ENDING, ("the game has ended in a draw between {tied}", {"seat": ""}), seat="winner", tied="tied", tells=False
)  # fmt: skip

# What is going on

for kind, chip in {
    "retreated": "retreated", "placed_character": "a character placed", "ranked_up": "ranked up",
}.items():  # fmt: skip
    fact(DEEDS, chip=chip, done=among("kind", kind))
fact(DEEDS, chip="a monster placed on {seat}'s land", seat="seat")
fact(DEEDS, chip="ability[ {text}] of {card} used", text="number", card="card")
fact(DEEDS, chip="monsters destroyed in the battle: {n}", n="destroyed")
for kind, chip in {
    "skill": "{seat}'s skill {card}[ by {character}][ on {cards}][, sent to {opponent}]",
    "miracle": "{seat}'s miracle {card}[ for {character}][ on {cards}][, sent to {opponent}]",
    "ability": "{seat}'s ability of {card}[ by {character}][ on {cards}][, sent to {opponent}]",
    "counter": "{seat}'s counter {card}[ by {character}][ on {cards}][, sent to {opponent}]",
}.items():
    fact(
        ACTIONS, chip=chip, **declared(kind, seat="seat", card="card", character="user", cards="targets", opponent="to")
    )
fact(ACTIONS, chip="cancelled", cancelled="cancelled")
fact(RETURNING, chip="{cards}", cards=lambda cards: cards)
fact(TIME, chip="the game ends with this phase", over=lambda view: view.time_is_up and view.result is None)

FACTS.asks(
    {
        "a window action": "window",
        "a counter": "counter",
        "battle or retreat": "battle_or_retreat",
        "an effect": "battle_effect",
        "an assignment": "assign",
        "support": "support",
        "a target": "aim",
        "the loot": "loot",
        "a deck order": "deck_bottom",
        "a move": "move",
        "an encounter": "encounter",
        "a discard": "discard",
        "the end of the turn": "end_turn",
        "a start character": "start_character",
    },
    "{seat} is asked for {question}",
    "{seat} is asked for {question} about {card}",
)

# What happens

event = TABLE.event

event("turn_order", "{seat} goes first")
event("revealed", "{seat} reveals {about}")
event("turn_begins", "turn {amount} begins, it is {seat}'s")
event("turn_ends", "{seat}'s turn ends")
event("drawn", "{seat} draws {amount} cards", one="{seat} draws {amount} card")
event("miracle_placed", "{about} comes into play")
event("takes_effect", "the effect of {about} is carried out")
event("no_effect", "the effect of {about} comes to nothing")
event("cancelled", "{about} is cancelled")
event("strengthened", "{about}'s attack changes by {signed}")
event("to_hand", "{about} goes to {seat}'s hand")
event("monster_placed", "{about} is on {seat}'s land now", film=False)
event("battle", "a battle begins against {cards}", film=False)
event("attack_result", "{about} attacks[ {other}] with {amount}")
event("damaged", "{about} takes {amount} damage")
event("wounded", "{about} is wounded", many="{abouts} are wounded")
event("healed", "{about} is healed", many="{abouts} are healed")
for clause in ("damage.monster_destroyed", "damage.wounded_again"):
    event(f"discarded@monster_maker.{clause}", "{about} is destroyed", many="{abouts} are destroyed")
event("discarded", "{about} is discarded", many="{abouts} are discarded")
event("retreat", "{seat} retreats", film=False)
event("retreat_number", "the retreat number is {amount}")
event("to_deck_bottom", "{seat} gets {cards} back, under the deck")
event("annihilated", "{seat}'s party is annihilated")
event("time_is_up", "the game ends with this phase")
event("judgement", "the party levels decide")
event("game_over", "the game is over[: {seat} has won]")
for what in (
    "aimed", "assigned", "character_placed", "declared", "land_placed", "ranked_up", "start_character_chosen",
    "supported",
):  # fmt: skip
    event(what, "")
