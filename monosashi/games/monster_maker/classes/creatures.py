"""How characters and monsters came, what happens to them, and how they go."""

from collections.abc import Iterable, Iterator
from typing import Any

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.telling import REACHED
from monosashi.classes.watching import Play
from monosashi.games.monster_maker.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.monster_maker.position import Position

CHARACTERS = (
    say("was there"),
    say("is the start character"),
    say("was placed"),
    say("was placed as a deemed character"),
    say("ranked up"),
)
MONSTERS = (say("was there"), say("was placed"), say("was placed as a deemed monster"), say("was sent there"))

PLACED, DEEMED, RANKED, SENT = 2, 3, 4, 3

WAYS_OUT = (
    say("is destroyed in a battle"),
    say("is destroyed by an effect"),
    say("goes to the hand"),
    say("is dismissed"),
    say("is lost in a retreat"),
    say("is annihilated"),
    say("is replaced"),
    say("pays a cost"),
)
"""How a character leaves."""

FOLLOWS = (
    say("fights"),
    say("supports"),
    say("is attacked"),
    say("is a target"),
    say("is reached with a group"),
    say("uses an effect"),
    say("is damaged in a battle"),
    say("is damaged by an effect"),
    say("is wounded"),
    say("is healed"),
    say("is strengthened"),
    *WAYS_OUT,
)
OF_MONSTERS = (
    say("attacks"),
    say("is a target"),
    say("is reached with a group"),
    say("uses an effect"),
    say("is damaged in a battle"),
    say("is damaged by an effect"),
    say("is strengthened"),
    say("is destroyed in a battle"),
    say("is destroyed by an effect"),
    say("goes to the hand"),
    say("goes under its owner's deck"),
    say("goes with its land"),
)
GROUPS = ("party", "obstacles", "opponents", "everybody")


class CreatureField:
    """How every creature came, as one event after another has it."""

    def __init__(self, play: Play) -> None:
        """As the scenario begins."""
        position: Position | None = play.loaded
        self.characters: dict[str, str] = {}
        self.monsters: dict[str, str] = {}
        for player in position.players.values() if position is not None else ():
            for character in player.party:
                self.characters[character.card] = CHARACTERS[1 if character.marked else 0]
            for land in player.map:
                self.monsters.update((monster.card, MONSTERS[0]) for monster in land.monsters)
        self._kinds = _kinds(play)

    def come(self, event: Event, *, known: bool) -> None:
        """Somebody comes; ``known`` is a monster that has been somewhere before."""
        card, what = event.about, event.what
        if what == "character_placed":
            self.characters[card] = CHARACTERS[PLACED if self._kinds.get(card) == "character" else DEEMED]
        elif what == "ranked_up":
            self.characters[card] = CHARACTERS[RANKED]
        elif what == "monster_placed":
            kind = MONSTERS[1 if self._kinds.get(card) == "monster" else 2]
            self.monsters[card] = MONSTERS[SENT] if known else kind


def _kinds(play: Play) -> dict[str, str]:
    position = play.loaded
    if position is None:
        return {}
    cards = play.edition.cards
    return {card: (position.own_cards.get(name) or cards[name]).kind for card, name in position.cards.items()}


def _happened(play: Play) -> Iterator[tuple[Event, str]]:
    """Every event, and what strikes at the time: a battle or an effect."""
    for moment in play.moments:
        yield from _struck(moment.happened)


def _struck(happened: Iterable[Event]) -> Iterator[tuple[Event, str]]:
    where = "by an effect"
    for event in happened:
        if event.what == "damaged":
            where = "in a battle" if event.clause.endswith("damage.dealt") else "by an effect"
        elif event.what == APPLIES:
            where = "by an effect"
        yield event, where


PLAIN = {
    "wounded": "is wounded",
    "healed": "is healed",
    "strengthened": "is strengthened",
    "to_hand": "goes to the hand",
}


def _concerned(event: Event, where: str) -> Iterator[tuple[str, str]]:
    """The creatures that an event concerns, and how."""
    what, clause, about = event.what, event.clause, event.about
    if what in ("assigned", "supported"):
        yield from ((card, "fights" if what == "assigned" else "supports") for card in event.cards)
    elif what == "aimed":
        yield about, "attacks"
        yield from ((card, "is attacked") for card in event.cards)
    elif what == REACHED and event.other in (*GROUPS, "target"):
        yield about, "is a target" if event.other == "target" else "is reached with a group"
    elif what == APPLIES:
        yield about, "uses an effect"
    elif what == "damaged":
        yield about, f"is damaged {where}"
    elif what == "discarded":
        yield about, _discarded(clause, where)
    elif what == "to_deck_bottom":
        yield from ((card, "goes under its owner's deck") for card in event.cards)
    elif what in PLAIN:
        yield about, PLAIN[what]


def _discarded(clause: str, where: str) -> str:
    if clause.endswith(("damage.wounded_again", "damage.monster_destroyed")):
        return f"is destroyed {where}"
    known = (
        ("annihilation.monsters_discarded", "goes with its land"),
        ("annihilation.characters_discarded", "is annihilated"),
        ("dismiss.any_number", "is dismissed"),
        ("retreat.wounded_discarded", "is lost in a retreat"),
        ("character.rank_up", "is replaced"),
    )
    return next((told for end, told in known if clause.endswith(end)), "pays a cost")


def characters(_edition: Edition) -> ClassTable:
    """How a character came into its party, and what happens to it."""
    return ClassTable(
        "characters",
        say("Ways of characters"),
        say("How a character came into its party, and what happens to it there."),
        CHARACTERS,
        FOLLOWS,
        lambda play: _followed(play, of_monsters=False),
    )


def monsters(_edition: Edition) -> ClassTable:
    """How a monster came onto a land, and what happens to it there."""
    return ClassTable(
        "monsters",
        say("Ways of monsters"),
        say("How a monster came onto a land, and what happens to it there."),
        MONSTERS,
        OF_MONSTERS,
        lambda play: _followed(play, of_monsters=True),
    )


def _followed(play: Play, *, of_monsters: bool) -> Iterator[Cell]:
    field = CreatureField(play)
    came, follows = (field.monsters, OF_MONSTERS) if of_monsters else (field.characters, FOLLOWS)
    for event, where in _happened(play):
        field.come(event, known=event.about in field.monsters)
        for card, what in _concerned(event, where):
            if card in came and what in follows:
                yield came[card], what


HAD = (
    say("an item"),
    say("the start marker"),
    say("a change"),
    say("a part in the battle"),
    say("nobody beside it"),
    say("nothing of that"),
)
"""What a character had when it left."""


def departures(_edition: Edition) -> ClassTable:
    """How a character leaves, and what it had."""
    return ClassTable(
        "departures",
        say("Ways out and what goes along"),
        say(
            "How a character leaves its party, and what it had: items, the start marker, a change, a part in the "
            "battle, a party that is empty without it."
        ),
        WAYS_OUT,
        HAD,
        _departures,
    )


def _departures(play: Play) -> Iterator[Cell]:
    for moment in play.moments:
        before = {
            character.card: (character, player)
            for player in moment.before.players.values()
            for character in player.party
        }
        for event, where in _struck(moment.happened):
            for card, what in _concerned(event, where):
                if card in before and what in WAYS_OUT:
                    yield from ((what, had) for had in _had(moment.before, *before[card]))


def _had(position: Any, character: Any, player: Any) -> Iterator[str]:
    battles = [frame for frame in position.stack if frame.name == "battle"]
    taking_part = any(character.card in (*battle.mains, *battle.supports) for battle in battles)
    had = (character.items, character.marked, character.modifiers, taking_part, len(player.party) == 1)
    found = [told for told, there in zip(HAD, had, strict=False) if there]
    yield from found or HAD[-1:]
