"""Abilities of cards on the field: whose they are, when they can be used, what they cost."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker import zones
from reference_engine.monster_maker.cards import Ability, Cost, Timing
from reference_engine.monster_maker.position import Position, card_of, character_of, owner_of
from reference_engine.monster_maker.targets import choices, hero_targeted, wrong_choice
from reference_engine.monster_maker.turn import turn_of


@judgement
def sources(game: Context[Position], seat: str) -> Iterator[tuple[str, str, str]]:
    """The cards a player has on the field: card, the creature whose abilities these are, and the role it is in.

    Face-down lands have no text; the player's monsters lie on others' lands; items are held by their
    character, wounded or not.

    Clauses: monster_maker.unexplored.no_own_text, monster_maker.item.held, monster_maker.monster.owner,
        monster_maker.ruling.items_of_the_wounded
    """
    position = game.position
    player = position.players[seat]
    for character in player.party:
        yield character.card, character.card, "character"
        for item in character.items:
            yield item, character.card, ""
    for card in player.others:
        yield card, "", ""
    for land in player.map:
        if not land.face_down:
            yield land.card, "", ""
    for other in position.order:
        for land in position.players[other].map:
            for monster in land.monsters:
                if monster.owner == seat:
                    yield monster.card, monster.card, "monster"


@judgement
def on_field(game: Context[Position], seat: str, timing: Timing) -> Iterator[tuple[str, str, int, Ability]]:
    """Every ability of that timing on a player's field: card, creature, number, ability."""
    for card, user, role in sources(game, seat):
        for index, ability in enumerate(card_of(game, card).abilities):
            if ability.timing == timing and ability.used_as in ("", role):
                yield card, user, index, ability


def find(game: Context[Position], seat: str, timing: Timing, card: str, index: int) -> tuple[str, Ability] | None:
    """The creature whose ability that is, and the ability, if the player has it on the field."""
    for source, user, number, ability in on_field(game, seat, timing):
        if (source, number) == (card, index):
            return user, ability
    return None


@judgement
def mark(_game: Context[Position], card: str, index: int) -> str:
    """How a turn remembers that an ability has been used."""
    return f"{card}:{index}"


@judgement
def cannot_pay(
    game: Context[Position], seat: str, card: str, index: int, user: str, paid: tuple[str, ...], ability: Ability
) -> str | None:
    """What the text asks for must be paid in full, and "once a turn" means once.

    There is nothing else to pay with.

    Clauses: monster_maker.game.no_cost_pool, monster_maker.ruling.card_text_binds
    """
    cost = ability.cost
    character = character_of(game.position, user)
    if ability.once and mark(game, card, index) in turn_of(game).used:
        return f"that ability of {card} has been used in this turn"
    if len(paid) != cost.discard or len(set(paid)) != len(paid):
        return f"{cost.discard} hand cards are to be discarded, not {len(paid)}"
    if card in paid:
        return f"{card} does not pay for itself"
    if cost.wound_this and (character is None or character.wounded):
        return f"{user or card} cannot be wounded for it"
    return None


@judgement
def pay(
    game: Context[Position], seat: str, card: str, index: int, user: str, paid: tuple[str, ...], ability: Ability
) -> None:
    """The cost is paid when the ability is declared."""
    if ability.once:
        turn = turn_of(game)
        turn.used = tuple(sorted((*turn.used, mark(game, card, index))))
    zones.discard_from_hand(game, seat, paid, "monster_maker.ruling.card_text_binds")
    if ability.cost.wound_this:
        character = character_of(game.position, user)
        assert character is not None
        game.edition.judgements["wound"](game, character, "monster_maker.ruling.card_text_binds")
    if ability.cost.discard_this:
        discard_source(game, seat, card)


@judgement
def discard_source(game: Context[Position], seat: str, card: str) -> None:
    """A card on the field is discarded by its own text."""
    player = game.position.players[seat]
    clause = "monster_maker.ruling.card_text_binds"
    if owner_of(game.position, card) is not None:
        zones.discard_character(game, card, clause)
    elif card in player.others:
        zones.change_player(game, seat, others=tuple(other for other in player.others if other != card))
        zones.discard(game, seat, card, clause)
    else:
        holder = next((c for c in player.party if card in c.items), None)
        if holder is None:
            zones.discard_monster(game, card, clause)
        else:
            zones.change_character(game, holder.card, items=tuple(item for item in holder.items if item != card))
            zones.discard(game, seat, card, clause)


@judgement
def payments(game: Context[Position], seat: str, cost: Cost, besides: str = "") -> Iterable[tuple[str, ...]]:
    """Every choice of hand cards that pays a cost."""
    return combinations((card for card in game.position.players[seat].hand if card != besides), cost.discard)


def usable(game: Context[Position], seat: str, card: str, user: str, index: int, ability: Ability) -> bool:
    """Whether there is any way to use an ability now."""
    return next(iter(ways(game, seat, card, user, index, ability)), None) is not None


def ways(
    game: Context[Position], seat: str, card: str, user: str, index: int, ability: Ability
) -> Iterator[tuple[tuple[str, ...], str, tuple[str, ...]]]:
    """Every way to use an ability: targets, the player named, the hand cards paid."""
    for paid in payments(game, seat, ability.cost, card):
        if cannot_pay(game, seat, card, index, user, paid, ability) is not None:
            continue
        for targets, to in choices(game, seat, ability):
            fits = wrong_choice(game, seat, ability, targets, to) is None
            if fits and hero_targeted(game, seat, card, user, targets) is None:
                yield targets, to, paid
