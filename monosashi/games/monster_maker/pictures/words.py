"""A position of Monster Maker in sentences, for those who do not see its picture; and the words in the picture."""

import re
from collections.abc import Iterator

from monosashi.games.monster_maker.board import QUESTIONS
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import SEATS, collected, label, printable, shortened, side, title, titles
from reference_engine.monster_maker.cards import Roll
from reference_engine.monster_maker.view import (
    ActionView,
    BattleView,
    CharacterView,
    LandView,
    MonsterView,
    PlayerView,
    View,
)

PILES = ("hand", "deck", "discard pile")
PHASES = frozenset(
    (
        *("draw phase", "first window", "battle phase", "victory check", "second window", "move phase"),
        *("third window", "encounter phase", "end phase"),
    )
)


def heading(view: View, speech: Speech = PLAIN) -> str:
    """Turn, whose it is, and where in it: ``Turn 3, South's turn, battle phase``."""
    stage = moment(view.battle, speech) if view.battle is not None else ""
    where = [phase(view, speech), stage] if view.result is None else []
    return speech.wording.marks.comma.join([*turn(view, speech), *filter(None, where)])


def head(view: View, speech: Speech = PLAIN) -> str:
    """What stands above a picture: ``Turn 3 · South's turn``, in a battle ``Turn 3 · South's battle``."""
    told = turn(view, speech)
    if view.battle is not None:
        told[-1] = conflict(view, speech)
    return " · ".join(told)


def turn(view: View, speech: Speech = PLAIN) -> list[str]:
    """The turn and whose it is; before the first turn only that."""
    say = speech.wording.say
    if not view.turn:
        return [say("Before the first turn")]
    return [say("Turn {n}", n=view.turn), say("{seat}'s turn", seat=side(view.turn_player, speech))]


def conflict(view: View, speech: Speech = PLAIN) -> str:
    """Whose battle it is; empty without one."""
    return speech.wording.say("{seat}'s battle", seat=side(view.turn_player, speech)) if view.battle is not None else ""


def timing(view: View, speech: Speech = PLAIN) -> str:
    """Where the game is, in a battle how far that has come."""
    return (moment(view.battle, speech) if view.battle is not None else "") or phase(view, speech)


def phase(view: View, speech: Speech = PLAIN) -> str:
    """Where the game is: a phase of the turn, or a window between two of them."""
    name = printable(view.phase).replace("_", " ")
    if not view.turn:
        return speech.wording.say("preparing the game") if name == "setup" else name
    return speech.wording.word("phase", name) if name in PHASES else name


def moment(battle: BattleView, speech: Speech = PLAIN) -> str:
    """How far a battle has come."""
    say = speech.wording.say
    match battle.step:
        case "declare_battle" | "start_effects":
            return say("effects at the beginning")
        case "assign_characters":
            return say("who faces whom")
        case "choose_support":
            return say("who supports whom")
        case "choose_targets":
            return say("whom the monsters attack")
        case "roll_for_characters":
            return say("the characters’ dice")
        case "roll_for_monsters":
            return say("the monsters’ dice")
        case "deal_damage":
            return say("the damage")
        case "after_effects":
            return say("effects at the end")
        case "take_loot":
            return say("the loot")
        case _:
            return ""


# The whole position


def describe(view: View, speech: Speech = PLAIN, *, brief: bool = False) -> str:
    """The whole position, field by field, then what is going on; if it is ``brief``, without piles without cards."""
    fields = [sentence for seat in view.players for sentence in _field(view, seat, speech, brief)]
    return speech.wording.marks.space.join((*fields, *events(view, speech)))


def _field(view: View, seat: str, speech: Speech, brief: bool) -> Iterator[str]:
    """One player's level, map, party and piles."""
    say, marks = speech.wording.say, speech.wording.marks
    player, name = view.players[seat], side(seat, speech)
    level = say("party level {n}", n=player.level)
    found = counts(view, seat)
    told = [level, *(f"{zone(pile, speech)} {number}" for pile, number in found.items() if number or not brief)]
    yield say("{seat}: {counts}.", seat=name, counts=marks.comma.join(told))
    if player.map:
        lands = [_land(view, land, speech) for land in player.map]
        yield say("{seat}'s map, the oldest land first: {lands}.", seat=name, lands=marks.semicolon.join(lands))
    for land in player.map:
        if land.monsters:
            where = say("the newest land") if land is player.map[-1] else land_name(view, land, speech)
            monsters = marks.semicolon.join(_monster(view, monster, speech) for monster in land.monsters)
            yield say("On {land} of {seat}: {monsters}.", land=where, seat=name, monsters=monsters)
    if player.party:
        party = marks.semicolon.join(_character(view, character, speech) for character in player.party)
        yield say("{seat}'s party: {characters}.", seat=name, characters=party)
    else:
        yield say("{sentence}.", sentence=nobody(player, name, speech))
    for key, names in zones(view, seat, speech):
        shown = marks.comma.join(shortened(names) if brief else names)
        yield say("{seat}'s {zone}: {cards}.", seat=name, zone=zone(key, speech), cards=shown)


def nobody(player: PlayerView, name: str, speech: Speech) -> str:
    """Why there is no party."""
    say = speech.wording.say
    if player.annihilated:
        return say("{seat}'s party is annihilated", seat=name)
    if player.start_face_down:
        return say("{seat}'s start character lies face down", seat=name)
    return say("{seat} has no characters", seat=name)


def land_name(view: View, land: LandView, speech: Speech = PLAIN) -> str:
    """A land's name, as far as it can be seen."""
    return label(view, land.id, speech) if land.id else speech.wording.say("unexplored land")


def _land(view: View, land: LandView, speech: Speech) -> str:
    """``Milestone Plain, level 2``; what lies face down is unexplored, whatever its owner knows of it."""
    say, marks = speech.wording.say, speech.wording.marks
    facts = [land_name(view, land, speech), say("level {n}", n=land.level)]
    facts += [say("town")] if land.town else []
    facts += [say("unexplored")] if land.face_down and land.id else []
    return marks.comma.join(facts)


def _monster(view: View, monster: MonsterView, speech: Speech) -> str:
    say = speech.wording.say
    facts = [say("{seat}'s {unit}", seat=side(monster.owner, speech), unit=label(view, monster.id, speech))]
    return speech.wording.marks.comma.join([*facts, *_state(monster, speech)])


def _character(view: View, character: CharacterView, speech: Speech) -> str:
    say, marks = speech.wording.say, speech.wording.marks
    facts = [label(view, character.id, speech), wound(character, speech)]
    facts += [say("start marker")] if character.marked else []
    facts += _state(character, speech)
    if character.items:
        facts.append(say("holds {cards}", cards=titles(view, character.items, speech)))
    return marks.comma.join(facts)


def wound(character: CharacterView, speech: Speech) -> str:
    """Whether a character is wounded."""
    return speech.wording.word("state", "wounded" if character.wounded else "unhurt")


def _state(creature: CharacterView | MonsterView, speech: Speech) -> Iterator[str]:
    if creature.damage:
        yield speech.wording.say("{n} damage", n=creature.damage)
    if creature.attack:
        yield speech.wording.say("attack {n}", n=f"{creature.attack:+}")


def formula(roll: Roll, bonus: int = 0) -> str:
    """An attack with what is added to it at present: ``2D-1+2``, ``1D``, ``3``."""
    parts = [f"{roll.dice}D", f"{roll.plus:+}" if roll.plus else ""] if roll.dice else [str(roll.plus)]
    return "".join([*parts, f"{bonus:+}" if bonus else ""])


# Piles


def counts(view: View, seat: str) -> dict[str, int]:
    """How many cards a player's piles have."""
    player = view.players[seat]
    return dict(zip(PILES, (player.hand_count, player.deck_count, len(player.discard)), strict=True))


def zone(key: str, speech: Speech = PLAIN) -> str:
    """What one of a player's piles is called beside the field."""
    say = speech.wording.say
    known = {"start": say("start"), "lands": say("lands"), "party": say("party")}
    return known.get(key) or speech.wording.word("zone", key)


def zones(view: View, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
    """The cards that can be seen beside map and party, pile by pile; equal names are counted."""
    player = view.players[seat]
    if player.start:
        hidden, marks = speech.wording.say("face down"), speech.wording.marks
        yield "start", [f"{title(view, player.start, speech)}{marks.opening}{hidden}{marks.closing}"]
    for key, cards in (
        ("other cards", player.others), ("hand", player.hand), ("discard pile", player.discard), ("deck", player.deck),
    ):  # fmt: skip
        found = collected(view, cards or (), speech, HOMES.get(key, ""))
        if found:
            yield key, found


HOMES = {"hand": "Hand", "discard pile": "Discard", "deck": "Deck"}
"""What cards are called in a pile of cards that nobody cares about."""

HERO = re.compile(r"(?:South|West|North|East) Hero")
"""Characters that nobody cares about."""


def briefly(view: View, seat: str, speech: Speech = PLAIN, *, idle: bool) -> Iterator[tuple[str, list[str]]]:
    """The piles; of somebody who is ``idle`` also lands and characters that have names."""
    player = view.players[seat]
    if idle:
        lands = [land.id for land in player.map if land.id]
        party = [each.id for each in player.party if speech.ids or not HERO.fullmatch(each.id)]
        for key, cards in (("lands", lands), ("party", party)):
            found = collected(view, cards, speech, "Land")
            if found:
                yield key, found
    yield from zones(view, seat, speech)


# What is going on


def events(view: View, speech: Speech = PLAIN) -> Iterator[str]:
    """What has been done, the battle, what is declared or on its way, the end, the question."""
    if view.result is None:
        yield from filter(None, (done(view, speech), time_is_up(view, speech)))
    yield from battle(view, speech)
    for number, action in enumerate(view.actions, 1):
        yield speech.wording.say("Declared {n}: {what}.", n=number, what=declaration(view, action, speech))
    yield from filter(None, (returning(view, speech),))
    if view.result is not None:
        yield ending(view, speech)
    elif view.asked is not None:
        yield question(view, speech)


def done(view: View, speech: Speech = PLAIN) -> str:
    """What cannot be done again in this turn; empty if there is nothing."""
    say = speech.wording.say
    told = [say("retreated")] if view.done.retreated else []
    told += [say("a character placed")] if view.done.placed_character else []
    told += [say("ranked up")] if view.done.ranked_up else []
    told += [say("a monster placed on {seat}", seat=side(seat, speech)) for seat in view.done.monsters_on]
    for used in view.done.used:
        told.append(say("{card} used", card=title(view, used.rpartition(":")[0] or used, speech)))
    return say("This turn: {things}.", things=speech.wording.marks.comma.join(told)) if told else ""


def time_is_up(view: View, speech: Speech = PLAIN) -> str:
    """Whether the match time is over."""
    return speech.wording.say("The match time is over: the game ends with this phase.") if view.time_is_up else ""


def stage(view: View, speech: Speech = PLAIN) -> str:
    """That there is a battle, and how far it has come; empty without one."""
    if view.battle is None:
        return ""
    say, where, now = speech.wording.say, side(view.turn_player, speech), moment(view.battle, speech)
    told = say("{seat}'s battle", seat=where)
    return say("{battle}: {timing}.", battle=told, timing=now) if now else say("{sentence}.", sentence=told)


def battle(view: View, speech: Speech = PLAIN) -> Iterator[str]:
    """The battle: its step, who faces and supports whom, whom the monsters attack, what has been rolled."""
    if view.battle is None:
        return
    say, comma = speech.wording.say, speech.wording.marks.comma
    yield stage(view, speech)
    for character, monster in view.battle.mains.items():
        facts = [say("{unit} faces {other}", unit=label(view, character, speech), other=label(view, monster, speech))]
        for other, main in view.battle.supports.items():
            if main == character:
                facts.append(say("supported by {unit}", unit=label(view, other, speech)))
        if character in view.battle.results:
            facts.append(say("attack result {n}", n=view.battle.results[character]))
        yield say("{sentence}.", sentence=comma.join(facts))
    for aim in view.battle.aims:
        monster = label(view, aim.monster, speech)
        if not aim.characters:
            yield say("{unit} attacks nobody.", unit=monster)
            continue
        targets = [label(view, character, speech) for character in aim.characters]
        if aim.results:
            targets = [
                say("{unit} with {n}", unit=target, n=n) for target, n in zip(targets, aim.results, strict=False)
            ]
        yield say("{unit} attacks {units}.", unit=monster, units=comma.join(targets))


def declaration(view: View, action: ActionView, speech: Speech = PLAIN) -> str:
    """Something declared that has yet to take effect: ``South's skill Spark by Odo on Wolf``."""
    say, comma = speech.wording.say, speech.wording.marks.comma
    seat, card = side(action.seat, speech), label(view, action.card, speech)
    user = label(view, action.user, speech) if action.user and action.user != action.card else ""
    match action.kind:
        case "skill":
            what = say("{seat}'s skill {card}", seat=seat, card=card)
        case "miracle":
            what = say("{seat}'s miracle {card}", seat=seat, card=card)
        case "ability":
            what = say("{seat}'s ability of {card}", seat=seat, card=card)
        case "counter":
            what = say("{seat}'s counter {card}", seat=seat, card=card)
        case _:
            what = f"{seat}: {printable(action.kind)} {card}"
    if user:
        what = (
            say("{what} for {unit}", what=what, unit=user)
            if action.kind == "miracle"
            else say("{what} by {units}", what=what, units=user)
        )
    if action.targets:
        what = say("{what} on {units}", what=what, units=comma.join(label(view, t, speech) for t in action.targets))
    if action.to:
        what = say("{what}, sent to {seat}", what=what, seat=side(action.to, speech))
    return say("{what}, cancelled", what=what) if action.cancelled else what


def returning(view: View, speech: Speech = PLAIN) -> str:
    """The monsters of a retreat that are not under their owners' decks yet."""
    if not view.returning:
        return ""
    cards = titles(view, view.returning, speech)
    return speech.wording.say("On their way to the bottom of their owners’ decks: {cards}.", cards=cards)


def ending(view: View, speech: Speech = PLAIN) -> str:
    """Who has won, by which clause; empty while the game goes on."""
    if view.result is None:
        return ""
    say, clause = speech.wording.say, printable(view.result.clause)
    if not view.result.winner:
        seats = speech.wording.marks.comma.join(side(seat, speech) for seat in view.result.tied)
        return say("A draw between {seats} by {clause}.", seats=seats, clause=clause)
    return say("{seat} has won by {clause}.", seat=side(view.result.winner, speech), clause=clause)


def question(view: View, speech: Speech = PLAIN) -> str:
    """Who is asked for what, in a sentence; empty if nobody is."""
    if view.asked is None:
        return ""
    say = speech.wording.say
    seat, about = side(view.asked.seat, speech), view.asked.about
    asked = seat[:1].upper() + seat[1:]
    if view.asked.kind not in QUESTIONS:
        return say("{seat} is asked: {question}.", seat=asked, question=printable(view.asked.kind).replace("_", " "))
    told = side(about, speech) if about in SEATS else label(view, about, speech)
    return say(QUESTIONS[view.asked.kind], seat=asked, about=told)
