"""What can be typed at a table of Monster Maker: each command makes an answer of the rest of its line."""

import re
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

import reference_engine as engine
from monosashi.games.monster_maker.wording import Use, Words
from monosashi.play.command_parsing import LOOKED_AT, Misunderstood, completed, find, hand_cards, quoted, several
from reference_engine.kernel.decision import Answer, Pass
from reference_engine.monster_maker.annihilation import CallTime
from reference_engine.monster_maker.assignment import Assign, Support
from reference_engine.monster_maker.battle import DeclareBattle, DeclareRetreat
from reference_engine.monster_maker.battle_effects import ApplyEffect, Loot
from reference_engine.monster_maker.encounter import PlaceCharacter, PlaceMonster, RankUp
from reference_engine.monster_maker.end import Discard
from reference_engine.monster_maker.fighting import Aim
from reference_engine.monster_maker.miracles import PlaceMiracle
from reference_engine.monster_maker.move import Dismiss, Move
from reference_engine.monster_maker.retreat import DeckBottom
from reference_engine.monster_maker.setup import ChooseStart
from reference_engine.monster_maker.skills import UseSkill
from reference_engine.monster_maker.turn import EndTurn
from reference_engine.monster_maker.window import Activate, Counter

HELP = """\
start with CARD                         choose your start character
use Spark by Odo on Wolf                use a skill; also "discarding CARD", "sent to North"
activate CARD on Wolf                   use an ability of a card on your field; also "ability 2" and the like
counter with CARD                       answer what has been declared
apply CARD on Wolf                      apply an effect at the beginning or the end of a battle
place CARD · place CARD on Odo          place a miracle · an item on a character
battle · retreat                        what to do about the monsters on your newest land
assign Odo to Wolf, Wenna to Boar       say who faces which monster
support by Drum for Odo                 let a character support another one
aim at Odo, Wenna · aim at nobody       say whom your monster attacks
take the loot                           draw a card for a destroyed monster
put A, B under the deck                 the order in which your monsters go back, the lowest last
move to CARD · explore CARD             place a land · any card face down, as an unexplored land
dismiss Odo, Wenna                      discard characters of yours
place CARD in the party                 place a character
place CARD on North's land              place a monster
rank up Wenna to CARD                   replace a character by a card of the same person
discard 1 3                             discard hand cards, by number or name
pass · end                              nothing (more), end the phase or the turn
time                                    the match time is over: the game ends with this phase"""
"""What can be typed to answer."""

SHORT: Mapping[str, str] = {"p": "pass", "m": "move", "e": "end", "loot": "take"}
"""Short forms."""

COLOURS: Mapping[str, str] = {
    r"▲": "bold cyan",
    r"▼": "bold magenta",
    r"▶": "bold green",
    r"◀": "bold blue",
    r"[★⌂]": "bold yellow",
    r"wounded †": "red",
    r"^→.*": "bold",
}
"""What stands out on a terminal."""

USE_PARTS = re.compile(r"(?:^| )(by|on|discarding|sent to|ability)(?: |$)", re.IGNORECASE)


def is_nothing(answer: Answer) -> bool:
    """Whether an answer means nothing, or nothing more."""
    return isinstance(answer, Pass | EndTurn)


def hand_card(words: Words, text: str) -> str:
    """One hand card by number or by name; what is no hand card, the rules refuse."""
    if re.fullmatch(r"[0-9]+", text):
        return hand_cards(words, text)[0]
    if not text:
        raise Misunderstood("Say which card of your hand, by number or name.")
    return find(words, text, words.hand(words.seat()), list(words.creatures()), words.fields())


def start(words: Words, rest: str) -> Answer:
    """A card of the deck."""
    name = rest.removeprefix("with ")
    if not name:
        raise Misunderstood("Say with which character, like: start with Odo.")
    # Before the shuffle the deck lies open to its owner.
    player = words.position.players[words.seat()]
    return ChooseStart(find(words, name, sorted(player.deck), words.hand(words.seat()), list(words.creatures())))


# Effects


def use(words: Words, rest: str) -> Answer:
    """A skill of the hand by a character."""
    card, said = parts_of(words, rest, "use Spark by Odo on Wolf", words.hand(words.seat()))
    user = said.pop("user", "")
    chosen = {**({"user": user} if user else {}), **without(said, "ability")}
    return filled(words, UseSkill(card, **{"user": "", **chosen}), chosen)


def activate(words: Words, rest: str) -> Answer:
    """An ability of a card on the field."""
    card, said = parts_of(words, rest, "activate CARD on Wolf", own_cards(words))
    return filled(words, Activate(card, **without(said, "user")), without(said, "user"))


def counter(words: Words, rest: str) -> Answer:
    """A counter ability of a card on the field."""
    card, said = parts_of(words, re.sub("^with ", "", rest), "counter with CARD", own_cards(words))
    return filled(words, Counter(card, **without(said, "user")), without(said, "user"))


def apply(words: Words, rest: str) -> Answer:
    """An effect of a battle."""
    card, said = parts_of(words, rest, "apply CARD on Wolf", own_cards(words))
    chosen = without(without(said, "user"), "paid")
    return filled(words, ApplyEffect(card, **chosen), chosen)


def own_cards(words: Words) -> list[str]:
    """Everything on the table, what is the asked seat's first: refusals are for the rules to give."""
    return [*words.creatures(), *words.fields()]


def parts_of(words: Words, rest: str, example: str, *groups: list[str] | tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """The card whose effect is used, and everything that is said about it."""
    parts = USE_PARTS.split(rest)
    said = {key.lower(): value.strip() for key, value in zip(parts[1::2], parts[2::2], strict=True)}
    if not parts[0].strip():
        raise Misunderstood(f"Say what to use, like: {example}.")
    number = said.get("ability", "1")
    if not re.fullmatch(r"[1-9][0-9]?", number):
        raise Misunderstood(f"Abilities are counted from 1; “{quoted(number)}” is none.")
    creatures = list(words.creatures())
    found: dict[str, Any] = {"ability": int(number) - 1} if "ability" in said else {}
    found |= {"user": find(words, said["by"], creatures)} if "by" in said else {}
    found |= {"targets": several(words, said["on"], creatures)} if "on" in said else {}
    found |= {"paid": hand_cards(words, said["discarding"])} if "discarding" in said else {}
    found |= {"to": seat_of(words, said["sent to"])} if "sent to" in said else {}
    # What can be used comes first: a card may have a namesake elsewhere.
    usable = list(dict.fromkeys(way.card for way in lawful_uses(words)))
    return find(words, parts[0].strip(), usable, *groups, words.hand(words.seat()), own_cards(words)), found


def without(said: Mapping[str, Any], name: str) -> dict[str, Any]:
    """What is said of everything else."""
    return {key: value for key, value in said.items() if key != name}


def filled(words: Words, typed: Use, said: Mapping[str, Any]) -> Answer:
    """The typed use, with what was left out taken from the one lawful way, if there is only one."""
    ways = [way for way in lawful_uses(words) if type(way) is type(typed) and way.card == typed.card]
    answer: Answer = completed(words, typed, said, ways, "say by whom, on what or where to")
    return answer


def lawful_uses(words: Words) -> list[Any]:
    """The listed ways to use something now."""
    legal = engine.legal(words.rules, words.position)
    acts = [
        act for act in ("use_skill", "activate", "counter", "apply_effect") if act in words.rules.offers[words.kind()]
    ]
    return [way for act in acts for way in islice(legal.of(act), LOOKED_AT)]


def seat_of(words: Words, text: str) -> str:
    """A player, by the beginning of the seat's name."""
    found = [seat for seat in words.seats() if text and seat.startswith(text.casefold())]
    if len(found) != 1:
        raise Misunderstood(
            f"“{quoted(text)}” is nobody here; there are {', '.join(map(words.called, words.seats()))}."
        )
    return found[0]


# Placing


def place(words: Words, rest: str) -> Answer:
    """A character in the party, a monster on a player's land, an item on a character, or a miracle."""
    in_party = re.fullmatch(r"(.+?) in (?:the|my) party", rest, re.IGNORECASE)
    if in_party is not None:
        return PlaceCharacter(hand_card(words, in_party[1]))
    name, on, holder = rest.rpartition(" on ")
    if not on:
        return placed_alone(words, hand_card(words, rest))
    seats = [seat for seat in words.seats() if re.fullmatch(rf"{seat}(?:'s)?(?: (?:newest )?land)?", holder.casefold())]
    if seats:
        return PlaceMonster(hand_card(words, name), seats[0])
    return PlaceMiracle(hand_card(words, name), find(words, holder, list(words.creatures())))


def placed_alone(words: Words, card: str) -> Answer:
    """Where a card goes need not be said if there is only one way to place it."""
    legal = engine.legal(words.rules, words.position)
    acts = ("place_character", "place_monster", "place_miracle")
    offered = [act for act in acts if act in words.rules.offers[words.kind()]]
    ways: list[Any] = [way for act in offered for way in legal.of(act)]
    fitting = [way for way in ways if words.look(way.card) == words.look(card)]
    if len(fitting) > 1:
        raise Misunderstood(
            f"There are {len(fitting)} ways to place {words.name(card)}; say where, like: in the party."
        )
    if fitting:
        answer: Answer = fitting[0]
        return answer
    return PlaceMiracle(card) if words.kind() == "window" else PlaceCharacter(card)


def rank_up(words: Words, rest: str) -> Answer:
    """The character and the card that replaces it."""
    old, to, new = re.sub("^up ", "", rest, flags=re.IGNORECASE).partition(" to ")
    if not to:
        raise Misunderstood("Say who, and to which card, like: rank up Wenna to 3.")
    return RankUp(hand_card(words, new.strip()), find(words, old.strip(), list(words.creatures())))


# Battle


def pairs(words: Words, text: str, word: str, example: str) -> dict[str, str]:
    """Creatures with the creature that each belongs to, separated by commas."""
    found: dict[str, str] = {}
    for part in text.split(","):
        one, between, other = part.strip().partition(f" {word} ")
        if not between:
            raise Misunderstood(f"Say who goes with whom, like: {example}.")
        creatures = list(words.creatures())
        found[find(words, one.strip(), creatures, taken=found)] = find(words, other.strip(), creatures)
    return found


def assign(words: Words, rest: str) -> Answer:
    """Main characters and the monsters that they face."""
    return Assign(pairs(words, rest, "to", "assign Odo to Wolf, Wenna to Boar"))


def support(words: Words, rest: str) -> Answer:
    """Supporters and whom they support."""
    return Support(pairs(words, re.sub("^by ", "", rest), "for", "support by Drum for Odo"))


def aim(words: Words, rest: str) -> Answer:
    """Characters that are attacked."""
    text = re.sub("^at ", "", rest)
    if not text:
        raise Misunderstood("Say at whom, like: aim at Odo, Wenna; or: aim at nobody.")
    return Aim(() if text == "nobody" else several(words, text, list(words.creatures())))


def battle(_words: Words, rest: str) -> Answer:
    """Fight."""
    return alone(rest, DeclareBattle())


def retreat(_words: Words, rest: str) -> Answer:
    """Run."""
    return alone(rest, DeclareRetreat())


def take(_words: Words, rest: str) -> Answer:
    """A card."""
    return alone(rest if rest not in ("the loot", "loot") else "", Loot())


def alone(rest: str, answer: Answer) -> Answer:
    """An answer that needs no more words."""
    if rest:
        raise Misunderstood(f"“{quoted(rest)}” is too much: this command stands alone on its line.")
    return answer


def put(words: Words, rest: str) -> Answer:
    """Monsters on their way home, the lowest last."""
    text = re.sub(r" under (?:the|my) deck$", "", rest, flags=re.IGNORECASE)
    returning = engine.view(words.rules, words.position, words.seat()).returning
    if not text:
        raise Misunderstood("Say in which order, the lowest last, like: put Wolf, Boar under the deck.")
    return DeckBottom(several(words, text, returning, list(words.creatures())))


# Moving, and the end of the turn


def move(words: Words, rest: str) -> Answer:
    """A land, or with "face down" any card."""
    text = re.sub("^to ", "", rest)
    shown = re.sub(r" face down$", "", text, flags=re.IGNORECASE)
    return Move(hand_card(words, shown), face_down=shown != text)


def explore(words: Words, rest: str) -> Answer:
    """Any card, face down."""
    return Move(hand_card(words, rest), face_down=True)


def dismiss(words: Words, rest: str) -> Answer:
    """Characters."""
    if not rest:
        raise Misunderstood("Say whom, like: dismiss Odo, Wenna.")
    return Dismiss(several(words, rest, list(words.creatures())))


def discard(words: Words, rest: str) -> Answer:
    """Hand cards."""
    return Discard(hand_cards(words, rest))


def pass_(words: Words, rest: str) -> Answer:
    """Nothing (more), in the way that the question calls for."""
    if rest and not re.fullmatch("the (window|phase|turn)", rest):
        raise Misunderstood("Pass and end stand alone on their line.")
    return EndTurn() if words.kind() == "end_turn" else Pass()


def time(_words: Words, rest: str) -> Answer:
    """The clock, which no player is."""
    return alone(rest, CallTime())


COMMANDS: Mapping[str, Callable[[Words, str], Answer]] = {
    "start": start,
    "use": use,
    "activate": activate,
    "counter": counter,
    "apply": apply,
    "place": place,
    "battle": battle,
    "retreat": retreat,
    "assign": assign,
    "support": support,
    "aim": aim,
    "take": take,
    "put": put,
    "move": move,
    "explore": explore,
    "dismiss": dismiss,
    "rank": rank_up,
    "discard": discard,
    "pass": pass_,
    "end": pass_,
    "time": time,
}
"""The words that answer, beside numbers and ``random``."""
