"""What can be typed at a table of Deus: each command makes an answer of the rest of its line."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

import reference_engine as engine
from monosashi.games.deus.wording import Words
from monosashi.play.command_parsing import LOOKED_AT, Misunderstood, completed, find, hand_cards, quoted, several
from reference_engine.deus.after_battle import Return
from reference_engine.deus.board import AREAS
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

HELP = """\
march Knight b2, Wisp a2                march units, each to its area, at the same time
use Mage on Ogre paid by Mage fire      use an ability or a spell; also "ability 2", "discarding CARD", "at a1"
summon CARD a1 · summon CARD            summon into your territory · instantly into the battle
rearrange Knight b1, Wisp c1            rearrange your territory
intercept Knight, Wisp                  intercept the march
line up Knight, Wisp                    order your units in the battle, the front one first
discard 1 3                             discard hand cards, by number or name; a unit, if there are too many levels
pick Asketh, Zeferai                    pick factions
select CARDS with SUMMONER              choose your deck
choose SUMMONER · put CARDS             choose your summoner · put hand cards under your deck, in order
shuffle · return UNIT a1 · decline UNIT answer what is asked
pass · end                              nothing (more), end the phase or the turn
resign                                  give up the game"""
"""What can be typed to answer."""

SHORT: Mapping[str, str] = {"p": "pass"}
"""Short forms."""

COLOURS: Mapping[str, str] = {
    r"▲": "bold cyan",
    r"▼": "bold magenta",
    r"[◆✕]|\bbattle\b": "bold yellow",
    r"^→.*": "bold",
}
"""What stands out on a terminal."""

MOVE = re.compile(r"(.+?)(?: to)? (?:[a-c][1-3]→)?([a-c][1-3])(?: ?, ?| |$)", re.IGNORECASE)
ICONS = "fire|water|earth|wind|holy|evil|multi"
PAYMENT = re.compile(rf"(.+?)((?: (?:{ICONS}))+)(?: ?, ?| |$)", re.IGNORECASE)
USE_PARTS = re.compile(r"(?:^| )(on|paid by|discarding|at|ability)(?: |$)", re.IGNORECASE)


def is_nothing(answer: Answer) -> bool:
    """Whether an answer means nothing, or nothing more."""
    return isinstance(answer, Pass | EndPhase | EndTurn) or answer == Discard()


def moves(words: Words, text: str, example: str) -> dict[str, str]:
    """Units with the areas they go to."""
    found: dict[str, str] = {}
    at = 0
    while at < len(text):
        match = MOVE.match(text, at)
        if match is None:
            raise Misunderstood(f"Say each unit and where it goes, like: {example}.")
        found[find(words, match[1].strip(" ,"), *words.units(), taken=found)] = match[2].lower()
        at = match.end()
    if not found:
        raise Misunderstood(f"Say which unit goes where, like: {example}.")
    return found


def placed(words: Words, text: str, *groups: Sequence[str]) -> tuple[str, str]:
    """A card and the area named behind it, if one is."""
    name, _, area = text.rpartition(" ")
    if area.lower() in AREAS:
        return find(words, re.sub(r" (to|into)$", "", name), *groups), area.lower()
    return find(words, text.removesuffix(" into the battle"), *groups), ""


def march(words: Words, rest: str) -> Answer:
    """Units and where they march."""
    return March(moves(words, rest, "march Knight b2, Wisp a2"))


def rearrange(words: Words, rest: str) -> Answer:
    """Units and where they stand then."""
    return Rearrange(moves(words, rest, "rearrange Knight b1, Wisp c1"))


def summon(words: Words, rest: str) -> Answer:
    """With an area a normal summon, without one an instant summon."""
    if not rest:
        raise Misunderstood("Say which card, and where to: summon Spark Imp a1.")
    seen = engine.view(words.rules, words.position, words.seat()).cards
    card, area = placed(words, rest, words.hand(words.seat()), list(seen))
    if area:
        return Summon(card, area)
    if words.kind() == "summon":
        raise Misunderstood(f"Say into which area, like: summon {words.name(card)} b1.")
    return InstantSummon(card)


def use(words: Words, rest: str) -> Answer:
    """An effect with its choices; those left out are filled in where only one way is lawful."""
    parts = USE_PARTS.split(rest)
    said = {key.lower(): value.strip() for key, value in zip(parts[1::2], parts[2::2], strict=True)}
    if not parts[0].strip():
        raise Misunderstood("Say what to use, like: use Mage on Ogre paid by Mage fire.")
    own, enemy = words.units()
    summoner = [card for card in (words.position.players[words.seat()].summoner,) if card]
    triggers = words.kind() == "trigger"
    # What can be used comes first: a unit may have a namesake in the hand, or have left the battlefield.
    usable = list(dict.fromkeys(effect_of(way)[0] for way in lawful_uses(words)))
    card = find(words, parts[0].strip(), usable, own, summoner, words.hand(words.seat()), enemy)
    number = said.get("ability", "1")
    if not re.fullmatch(r"[1-9][0-9]?", number):
        raise Misunderstood(f"Abilities are counted from 1; “{quoted(number)}” is none.")
    area = said.get("at", "").lower()
    choices: dict[str, Any] = {
        "targets": several(words, said["on"], [*own, *enemy], declared(words)) if "on" in said else None,
        "slots": payment(words, said["paid by"]) if "paid by" in said else None,
        "discards": hand_cards(words, said["discarding"]) if "discarding" in said else None,
        "area": area if "at" in said else None,
    }
    said_so = {name: value for name, value in choices.items() if value is not None}
    index = int(number) - 1
    typed = UseTrigger(card, index, **said_so) if triggers else Use(card, index, **said_so)
    ways = [way for way in lawful_uses(words) if effect_of(way) == effect_of(typed)]
    answer: Answer = completed(words, typed, said_so, ways, "say on what, or paid by whom")
    return answer


def lawful_uses(words: Words) -> list[Any]:
    """The listed ways to use something now."""
    legal = engine.legal(words.rules, words.position)
    names = [name for name in ("use", "trigger") if name in words.rules.offers[words.kind()]]
    return [way for name in names for way in islice(legal.of(name), LOOKED_AT)]


def effect_of(use: Use | UseTrigger) -> tuple[str, int]:
    """Whose effect is used, and which one."""
    return (use.card, use.ability) if isinstance(use, Use) else (use.unit, use.trigger)


def declared(words: Words) -> list[str]:
    """The cards declared in the running chain, which some effects may choose."""
    battle = engine.view(words.rules, words.position, words.seat()).battle
    return [item.card for item in battle.chain if item.card] if battle is not None else []


def payment(words: Words, text: str) -> dict[str, tuple[str, ...]]:
    """Who pays which icons."""
    slots: dict[str, tuple[str, ...]] = {}
    at = 0
    while at < len(text) or not text:
        match = PAYMENT.match(text, at)
        if match is None:
            raise Misunderstood("Say who pays with which icons, like: paid by Mage fire, Witch water.")
        slots[find(words, match[1].strip(" ,"), *words.units(), taken=slots)] = tuple(match[2].lower().split())
        at = match.end()
    return slots


def discard(words: Words, rest: str) -> Answer:
    """Hand cards, or the unit that is too much."""
    if words.kind() == "limit_adjustment":
        return Adjust(find(words, rest, *words.units()))
    cards = hand_cards(words, rest)
    return Drop(cards) if words.kind() == "drop" else Discard(cards)


def intercept(words: Words, rest: str) -> Answer:
    """Units that come."""
    return Intercept(several(words, rest.removeprefix("with "), *words.units()))


def line_up(words: Words, rest: str) -> Answer:
    """Units, the front one first."""
    return LineUp(several(words, re.sub(r"^up\b", "", rest, flags=re.IGNORECASE), *words.units()))


def pick(words: Words, rest: str) -> Answer:
    """Factions."""
    known = {faction.casefold(): faction for faction in factions(words.rules.cards)}
    said = [word for word in re.split(r"[ ,]+", rest) if word not in ("", "and")]
    unknown = [word for word in said if word.casefold() not in known]
    if unknown or not said:
        what = f"“{quoted(unknown[0])}” is no faction" if unknown else "Say which faction"
        raise Misunderstood(f"{what}; there are {', '.join(known.values())}.")
    return Pick(tuple(known[word.casefold()] for word in said))


def select(words: Words, rest: str) -> Answer:
    """Cards, then the summoner."""
    cards, found, summoner = rest.rpartition(" with ")
    if not found:
        raise Misunderstood("Say all cards and the summoner, like: select Spark Imp, Kiln Guard, … with Asketh.")
    every = sorted(words.position.cards)
    return Select(several(words, cards, every), find(words, summoner.strip(), every))


def choose(words: Words, rest: str) -> Answer:
    """A summoner."""
    return ChooseSummoner(find(words, rest, sorted(words.position.cards)))


def put_back(words: Words, rest: str) -> Answer:
    """Hand cards that go under the deck, by number or by name."""
    return PutBack(hand_cards(words, rest.removeprefix("back ")))


def send_back(words: Words, rest: str) -> Answer:
    """A unit and the area it returns to."""
    unit, area = placed(words, rest, *words.units())
    if not area:
        raise Misunderstood("Say where it goes, like: return Knight b1.")
    return Return(unit, area)


def decline(words: Words, rest: str) -> Answer:
    """A due effect, by its unit; the only one needs no name."""
    if words.kind() != "trigger":
        return Pass()
    due: list[Any] = list(engine.legal(words.rules, words.position).of("decline"))
    name = rest.removeprefix("the effect of ")
    if not name and len(due) != 1:
        raise Misunderstood("Say whose effect, like: decline Knight; forced effects cannot be declined.")
    unit = find(words, name, [answer.unit for answer in due], *words.units()) if name else due[0].unit
    return next((answer for answer in due if answer.unit == unit), Decline(unit))


def pass_(words: Words, rest: str) -> Answer:
    """Nothing (more), in the way that the question calls for."""
    if rest and not re.fullmatch("the (main|summon) phase|the turn", rest):
        raise Misunderstood("Pass and end stand alone on their line.")
    ends: dict[str, Answer] = {
        "main": EndPhase(), "summon": EndPhase(), "end": EndTurn(), "hand_adjustment": Discard(),
    }  # fmt: skip
    return ends.get(words.kind(), Pass())


def shuffle(_words: Words, _rest: str) -> Answer:
    """The opponent's deck, once more."""
    return Shuffle()


def resign(_words: Words, rest: str) -> Answer:
    """Give up; nothing else may stand on the line, so that nobody gives up by a slip."""
    if rest:
        raise Misunderstood("To give up the game, type resign and nothing else.")
    return Resign()


COMMANDS: Mapping[str, Callable[[Words, str], Answer]] = {
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
