"""What can be typed at the table to answer: each command makes an answer of the rest of its line."""

import re
from collections.abc import Callable, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import reference_engine as engine
from monosashi.board import printable
from reference_engine.deus.after_battle import Return
from reference_engine.deus.card_list import factions
from reference_engine.deus.deck_building import Pick, Select
from reference_engine.deus.draft_2018.deck_building import ChooseSummoner
from reference_engine.deus.draft_2018.setup import PutBack
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.deus.intercept import Intercept
from reference_engine.deus.limit_adjustment import Adjust
from reference_engine.deus.line_up import LineUp
from reference_engine.deus.march import March
from reference_engine.deus.setup import Shuffle
from reference_engine.deus.summon import Rearrange, Summon
from reference_engine.deus.turn import EndPhase, EndTurn
from reference_engine.kernel.decision import Answer, Pass, Resign
from reference_engine.monster_collection.abilities import Use
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.triggers import Decline, UseTrigger

if TYPE_CHECKING:
    from monosashi.play import Table

ICONS = "fire|water|earth|wind|holy|evil|multi"
PAYMENT = re.compile(rf"(.+?)((?: (?:{ICONS}))+)(?: ?, ?| |$)", re.IGNORECASE)
USE_PARTS = re.compile(r"(?:^| )(on|paid by|discarding|at|ability)(?: |$)", re.IGNORECASE)

LOOKED_AT = 1000
"""How many options are looked at in all."""


class Misunderstood(Exception):
    """What was typed makes no sense; the message is one sentence that says why."""


def quoted(text: str) -> str:
    """What was typed, made fit to be repeated."""
    text = printable(text)
    return text if len(text) <= 40 else text[:39] + "…"


def march(table: "Table", rest: str) -> Answer:
    """Units and where they march."""
    return March(table.moves(rest, "march Knight b2, Wisp a2"))


def rearrange(table: "Table", rest: str) -> Answer:
    """Units and where they stand then."""
    return Rearrange(table.moves(rest, "rearrange Knight b1, Wisp c1"))


def summon(table: "Table", rest: str) -> Answer:
    """With an area a normal summon, without one an instant summon."""
    if not rest:
        raise Misunderstood("Say which card, and where to: summon Spark Imp a1.")
    seen = engine.view(table.rules, table.position, table.seat()).cards
    card, area = table.placed(rest, table.hand(table.seat()), list(seen))
    if area:
        return Summon(card, area)
    if table.kind() == "summon":
        raise Misunderstood(f"Say into which area, like: summon {table.name(card)} b1.")
    return InstantSummon(card)


def use(table: "Table", rest: str) -> Answer:
    """An effect with its choices; those left out are filled in where only one way is lawful."""
    parts = USE_PARTS.split(rest)
    said = {key.lower(): value.strip() for key, value in zip(parts[1::2], parts[2::2], strict=True)}
    if not parts[0].strip():
        raise Misunderstood("Say what to use, like: use Mage on Ogre paid by Mage fire.")
    own, enemy = table.units()
    summoner = [card for card in (table.position.players[table.seat()].summoner,) if card]
    triggers = table.kind() == "trigger"
    # What can be used comes first: a unit may have a namesake in the hand, or have left the battlefield.
    usable = list(dict.fromkeys(effect_of(way)[0] for way in lawful_uses(table)))
    card = table.find(parts[0].strip(), usable, own, summoner, table.hand(table.seat()), enemy)
    number = said.get("ability", "1")
    if not re.fullmatch(r"[1-9][0-9]?", number):
        raise Misunderstood(f"Abilities are counted from 1; “{quoted(number)}” is none.")
    area = said.get("at", "").lower()
    choices: dict[str, Any] = {
        "targets": table.several(said["on"], [*own, *enemy], declared(table)) if "on" in said else None,
        "slots": payment(table, said["paid by"]) if "paid by" in said else None,
        "discards": table.hand_cards(said["discarding"]) if "discarding" in said else None,
        "area": area if "at" in said else None,
    }
    said_so = {name: value for name, value in choices.items() if value is not None}
    index = int(number) - 1
    typed = UseTrigger(card, index, **said_so) if triggers else Use(card, index, **said_so)
    return completed(table, typed, said_so)


def completed(table: "Table", typed: Use | UseTrigger, said: Mapping[str, Any]) -> Answer:
    """The typed use, with what was left out taken from the one lawful way to use it, if there is only one.

    If there is none, it stays as it is, so that the rules can say what is wrong with it.
    """
    if typed in engine.legal(table.rules, table.position):
        return typed
    ways = lawful_uses(table)
    fitting = [way for way in ways if effect_of(way) == effect_of(typed) and replace(way, **said) == way]
    if len({table.used(way) for way in fitting}) > 1:
        raise Misunderstood(f"There are {len(fitting)} ways to {table.used(typed)}; say on what, or paid by whom.")
    return fitting[0] if fitting else typed


def lawful_uses(table: "Table") -> list[Any]:
    """The listed ways to use something now."""
    legal = engine.legal(table.rules, table.position)
    names = [name for name in ("use", "trigger") if name in table.rules.offers[table.kind()]]
    return [way for name in names for way in islice(legal.of(name), LOOKED_AT)]


def effect_of(use: Use | UseTrigger) -> tuple[str, int]:
    """Whose effect is used, and which one."""
    return (use.card, use.ability) if isinstance(use, Use) else (use.unit, use.trigger)


def declared(table: "Table") -> list[str]:
    """The cards declared in the running chain, which some effects may choose."""
    battle = engine.view(table.rules, table.position, table.seat()).battle
    return [item.card for item in battle.chain if item.card] if battle is not None else []


def payment(table: "Table", text: str) -> dict[str, tuple[str, ...]]:
    """Who pays which icons."""
    slots: dict[str, tuple[str, ...]] = {}
    at = 0
    while at < len(text) or not text:
        match = PAYMENT.match(text, at)
        if match is None:
            raise Misunderstood("Say who pays with which icons, like: paid by Mage fire, Witch water.")
        slots[table.find(match[1].strip(" ,"), *table.units(), taken=slots)] = tuple(match[2].lower().split())
        at = match.end()
    return slots


def discard(table: "Table", rest: str) -> Answer:
    """Hand cards, or the unit that is too much."""
    if table.kind() == "limit_adjustment":
        return Adjust(table.find(rest, *table.units()))
    cards = table.hand_cards(rest)
    return Drop(cards) if table.kind() == "drop" else Discard(cards)


def intercept(table: "Table", rest: str) -> Answer:
    """Units that come."""
    return Intercept(table.several(rest.removeprefix("with "), *table.units()))


def line_up(table: "Table", rest: str) -> Answer:
    """Units, the front one first."""
    return LineUp(table.several(re.sub(r"^up\b", "", rest, flags=re.IGNORECASE), *table.units()))


def pick(table: "Table", rest: str) -> Answer:
    """Factions."""
    known = {faction.casefold(): faction for faction in factions(table.rules.cards)}
    words = [word for word in re.split(r"[ ,]+", rest) if word not in ("", "and")]
    unknown = [word for word in words if word.casefold() not in known]
    if unknown or not words:
        what = f"“{quoted(unknown[0])}” is no faction" if unknown else "Say which faction"
        raise Misunderstood(f"{what}; there are {', '.join(known.values())}.")
    return Pick(tuple(known[word.casefold()] for word in words))


def select(table: "Table", rest: str) -> Answer:
    """Cards, then the summoner."""
    cards, found, summoner = rest.rpartition(" with ")
    if not found:
        raise Misunderstood("Say all cards and the summoner, like: select Spark Imp, Kiln Guard, … with Asketh.")
    every = sorted(table.position.cards)
    return Select(table.several(cards, every), table.find(summoner.strip(), every))


def choose(table: "Table", rest: str) -> Answer:
    """A summoner."""
    return ChooseSummoner(table.find(rest, sorted(table.position.cards)))


def put_back(table: "Table", rest: str) -> Answer:
    """Hand cards that go under the deck, by number or by name."""
    return PutBack(table.hand_cards(rest.removeprefix("back ")))


def send_back(table: "Table", rest: str) -> Answer:
    """A unit and the area it returns to."""
    unit, area = table.placed(rest, *table.units())
    if not area:
        raise Misunderstood("Say where it goes, like: return Knight b1.")
    return Return(unit, area)


def decline(table: "Table", rest: str) -> Answer:
    """A due effect, by its unit; the only one needs no name."""
    if table.kind() != "trigger":
        return Pass()
    due: list[Any] = list(engine.legal(table.rules, table.position).of("decline"))
    name = rest.removeprefix("the effect of ")
    if not name and len(due) != 1:
        raise Misunderstood("Say whose effect, like: decline Knight; forced effects cannot be declined.")
    unit = table.find(name, [answer.unit for answer in due], *table.units()) if name else due[0].unit
    return next((answer for answer in due if answer.unit == unit), Decline(unit))


def pass_(table: "Table", rest: str) -> Answer:
    """Nothing (more), in the way that the question calls for."""
    if rest and not re.fullmatch("the (main|summon) phase|the turn", rest):
        raise Misunderstood("Pass and end stand alone on their line.")
    ends: dict[str, Answer] = {
        "main": EndPhase(), "summon": EndPhase(), "end": EndTurn(), "hand_adjustment": Discard(),
    }  # fmt: skip
    return ends.get(table.kind(), Pass())


def shuffle(_table: "Table", _rest: str) -> Answer:
    """The opponent's deck, once more."""
    return Shuffle()


def resign(_table: "Table", rest: str) -> Answer:
    """Give up; nothing else may stand on the line, so that nobody gives up by a slip."""
    if rest:
        raise Misunderstood("To give up the game, type resign and nothing else.")
    return Resign()


COMMANDS: Mapping[str, Callable[["Table", str], Answer]] = {
    "march": march,
    "use": use,
    "discard": discard,
    "line": line_up,
    "summon": summon,
    "intercept": intercept,
    "rearrange": rearrange,
    "pick": pick,
    "select": select,
    "choose": choose,
    "put": put_back,
    "shuffle": shuffle,
    "have": shuffle,
    "return": send_back,
    "decline": decline,
    "pass": pass_,
    "end": pass_,
    "resign": resign,
}
"""The words that answer, beside numbers and ``random``."""
