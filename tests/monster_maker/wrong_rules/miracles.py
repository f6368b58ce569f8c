"""Wrong miracles: their levels, where they lie, items and missions."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import abilities, miracles, quiet, values, victory, window, zones
from reference_engine.monster_maker.position import Ending, card_of, character_of, others_from, owner_of, unhurt
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, afterwards, loosened, tightened

LEVEL = "monster_maker.miracle.level"
PLACE = "monster_maker.miracle.place"
ATTACH = "monster_maker.item.attach"
HELD = "monster_maker.item.held"
NO_LIMIT = "monster_maker.item.no_limit"
MISSION = "monster_maker.mission.kind"
ANY_NUMBER = "monster_maker.ruling.any_number_of_miracles"
WOUNDED = "monster_maker.ruling.items_of_the_wounded"
STRANDED = "monster_maker.ruling.stranded_items"


# Levels


@mutant(LEVEL, "the level must be below the party level")
def below_the_party_level(edition: Edition) -> Edition:
    """Off by one, except for level 0."""

    def equal(game: Context, seat: str, answer: Any) -> str | None:
        level = miracles.face_of(game, answer.card).level
        return "too high" if 0 < level >= values.level_for(game, seat, "miracle") else None

    return tightened(edition, "place_miracle", LEVEL, equal)


@mutant(LEVEL, "the highest party level at the table counts")
def highest_level_counts(edition: Edition) -> Edition:
    """Whoever leads helps all."""

    def level(game: Context, _seat: str, answer: Any) -> str | None:
        highest = max(values.level_for(game, seat, "miracle") for seat in game.position.order)
        return "too high" if miracles.face_of(game, answer.card).level > highest else None

    return amend.condition(edition, "place_miracle", LEVEL, level)


@mutant(LEVEL, "the level of an item is measured by its holder's")
def level_of_the_holder(edition: Edition) -> Edition:
    """A strong character can hold more."""

    def strong(game: Context, _seat: str, answer: Any) -> bool:
        if not answer.on:
            return False
        return values.character_face(game, answer.on).level >= miracles.face_of(game, answer.card).level

    return loosened(edition, "place_miracle", LEVEL, strong)


@mutant(LEVEL, "items have no level condition")
def items_without_level(edition: Edition) -> Edition:
    """Only other miracles have."""
    return loosened(
        edition, "place_miracle", LEVEL, lambda game, _seat, answer: miracles.face_of(game, answer.card).type == "item"
    )


@mutant(LEVEL, "missions have no level condition")
def missions_without_level(edition: Edition) -> Edition:
    """Only other miracles have."""
    return loosened(
        edition,
        "place_miracle",
        LEVEL,
        lambda game, _seat, answer: miracles.face_of(game, answer.card).type == "mission",
    )


# Where they lie


@judgement(miracles.comes_to_field, PLACE, "a miracle lies on the left neighbour's field")
def lies_on_the_left(real: Any, game: Context, action: Any) -> None:
    """Give it away."""
    real(game, action)
    if not action.user:
        left, own = others_from(game, action.seat)[0], game.position.players[action.seat]
        zones.change_player(game, action.seat, others=own.others[:-1])
        zones.change_player(game, left, others=(*game.position.players[left].others, action.card))


@judgement(miracles.comes_to_field, PLACE, "a mission stays in the hand, laid open")
def missions_stay_in_the_hand(real: Any, game: Context, action: Any) -> None:
    """It is only shown."""
    if miracles.face_of(game, action.card).type == "mission":
        zones.change_player(game, action.seat, hand=(*game.position.players[action.seat].hand, action.card))
    else:
        real(game, action)


@mutant(PLACE, "missions may be attached to characters")
def missions_attached(edition: Edition) -> Edition:
    """Somebody has to do it."""
    return loosened(
        edition,
        "place_miracle",
        PLACE,
        lambda game, _seat, answer: miracles.face_of(game, answer.card).type == "mission",
    )


@judgement(miracles.comes_to_field, PLACE, "an item lies there, too, beside its holder")
def items_lie_there_too(real: Any, game: Context, action: Any) -> None:
    """Twice on the field."""
    real(game, action)
    if action.user:
        others = game.position.players[action.seat].others
        zones.change_player(game, action.seat, others=(*others, action.card))


@judgement(quiet.kind_faults, PLACE, "an item may lie by itself")
def items_by_themselves(real: Any, game: Context, seat: str) -> Any:
    """Do not look there."""
    return (fault for fault in real(game, seat) if "miracle.place" not in fault)


# Items


@mutant(ATTACH, "an item may be given to another player's character")
def presents(edition: Edition) -> Edition:
    """Anybody may hold it."""
    return loosened(edition, "place_miracle", ATTACH, lambda _game, _seat, answer: bool(answer.on))


@mutant(ATTACH, "an item may be placed without a holder")
def items_without_holder(edition: Edition) -> Edition:
    """It lies among the other cards."""
    return loosened(edition, "place_miracle", ATTACH, lambda _game, _seat, answer: not answer.on)


@mutant(ATTACH, "only unhurt characters get items")
def items_for_the_unhurt(edition: Edition) -> Edition:
    """One more condition."""

    def wounded(game: Context, _seat: str, answer: Any) -> str | None:
        character = character_of(game.position, answer.on)
        return "wounded" if character is not None and character.wounded else None

    return tightened(edition, "place_miracle", ATTACH, wounded)


@judgement(miracles.comes_to_field, ATTACH, "every character of the party gets the item")
def one_for_all(real: Any, game: Context, action: Any) -> None:
    """A party shares."""
    real(game, action)
    if action.user:
        for character in game.position.players[action.seat].party:
            if action.card not in character.items:
                zones.change_character(game, character.card, items=(*character.items, action.card))


@judgement(zones.take_character, HELD, "items stay behind when their holder leaves")
def items_stay_behind(real: Any, game: Context, card: str) -> Any:
    """They lie among the other cards."""
    seat = owner_of(game.position, card)
    held = character_of(game.position, card)
    assert seat is not None
    assert held is not None
    zones.change_character(game, card, items=())
    zones.change_player(game, seat, others=(*game.position.players[seat].others, *held.items))
    return real(game, card)


@judgement(zones.take_character, HELD, "items go to the hand when their holder leaves")
def items_go_to_the_hand(real: Any, game: Context, card: str) -> Any:
    """They can be placed anew."""
    seat = owner_of(game.position, card)
    held = character_of(game.position, card)
    assert seat is not None
    assert held is not None
    zones.change_character(game, card, items=())
    zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *held.items))
    return real(game, card)


@judgement(zones.take_character, HELD, "only one item is lost with its holder")
def one_item_is_lost(real: Any, game: Context, card: str) -> Any:
    """The others vanish."""
    held = character_of(game.position, card)
    assert held is not None
    zones.change_character(game, card, items=held.items[:1])
    return real(game, card)


@judgement(zones.take_character, HELD, "all items of the party are lost with a character")
def all_items_are_lost(real: Any, game: Context, card: str) -> Any:
    """Whoever held them."""
    seat = owner_of(game.position, card)
    assert seat is not None
    for character in game.position.players[seat].party:
        if character.card != card:
            for item in character.items:
                zones.discard(game, seat, item, HELD)
            zones.change_character(game, character.card, items=())
    return real(game, card)


@judgement(values.constants_of, HELD, "what an item does holds for everybody in the party")
def items_serve_all(real: Any, game: Context, player: Any) -> Any:
    """It is the player's."""
    held = {character.card: character.items for character in player.party}
    for source, constant in real(game, player):
        from_item = any(constant in card_of(game, item).constants for item in held.get(source, ()))
        yield source, replace(constant, to="party") if from_item else constant


@mutant(HELD, "items are lost at the end of the turn")
def items_wear_out(edition: Edition) -> Edition:
    """They last for a turn."""

    def lost(game: Context, seat: str, _answer: Any) -> None:
        for character in game.position.players[seat].party:
            for item in character.items:
                zones.discard(game, seat, item, HELD)
            zones.change_character(game, character.card, items=())

    return afterwards(edition, "end_turn", lost)


def _at_most(edition: Edition, most: int) -> Edition:
    def full(game: Context, _seat: str, answer: Any) -> str | None:
        character = character_of(game.position, answer.on)
        return "no hand is free" if character is not None and len(character.items) >= most else None

    return tightened(edition, "place_miracle", NO_LIMIT, full)


@mutant(NO_LIMIT, "a character holds one item")
def one_item(edition: Edition) -> Edition:
    """It has one hand."""
    return _at_most(edition, 1)


@mutant(NO_LIMIT, "a character holds two items")
def two_items(edition: Edition) -> Edition:
    """It has two hands."""
    return _at_most(edition, 2)


@mutant(NO_LIMIT, "a new item takes the place of the old ones")
def new_for_old(edition: Edition) -> Edition:
    """They are discarded."""

    def thrown(game: Context, seat: str, answer: Any) -> None:
        character = character_of(game.position, answer.on)
        if character is not None:
            zones.change_character(game, answer.on, items=())
            for item in character.items:
                zones.discard(game, seat, item, NO_LIMIT)

    return afterwards(edition, "place_miracle", thrown)


@judgement(values.constants_of, NO_LIMIT, "only one item of a character works")
def one_item_works(real: Any, game: Context, player: Any) -> Any:
    """The last one."""
    party = tuple(replace(character, items=character.items[-1:]) for character in player.party)
    return real(game, replace(player, party=party))


# Missions


@judgement(victory.mission_fulfilled, MISSION, "missions are not looked at")
def missions_ignored(_real: Any, _game: Context, _player: Any, _card: str) -> bool:
    """Only level 10 counts."""
    return False


@judgement(victory.mission_fulfilled, MISSION, "any miracle with the party level reached wins")
def any_miracle_wins(real: Any, game: Context, player: Any, card: str) -> bool:
    """The level printed is taken for the condition."""
    face = miracles.face_of(game, card)
    return bool(real(game, player, card)) or (face.mission is None and values.party_level(game, player) >= 9)


@judgement("victory", MISSION, "a mission in the hand counts")
def missions_in_the_hand(real: Any, game: Context, seat: str) -> Any:
    """It need not be placed."""
    player = game.position.players[seat]
    held = [card for card in player.hand if card_of(game, card).miracle is not None]
    secretly = any(victory.mission_fulfilled(game, player, card) for card in held)
    return real(game, seat) or ("monster_maker.victory.mission" if secretly else None)


@judgement(victory.mission_fulfilled, MISSION, "a mission is fulfilled once it is placed")
def placed_is_fulfilled(_real: Any, game: Context, _player: Any, card: str) -> bool:
    """Its condition is not read."""
    return miracles.face_of(game, card).type == "mission"


@judgement(miracles.comes_to_field, MISSION, "a fulfilled mission wins when it is placed")
def wins_at_once(real: Any, game: Context, action: Any) -> None:
    """Nobody waits for the victory check."""
    real(game, action)
    player = game.position.players[action.seat]
    if action.card in player.others and victory.mission_fulfilled(game, player, action.card):
        victory.end(game, Ending(action.seat, "monster_maker.victory.mission"))


@judgement(quiet.described_faults, MISSION, "a mission needs no condition")
def missions_without_condition(real: Any, edition: Edition, card: Any) -> Any:
    """It is lost before it has begun."""
    return (fault for fault in real(edition, card) if fault[0] != "mission")


# How many


def _one_in_a_window(edition: Edition, kind: str | None) -> Edition:
    def placed(game: Context, _seat: str, answer: Any) -> str | None:
        mine = kind is None or miracles.face_of(game, answer.card).type == kind
        return "one has been placed" if mine and "miracle" in turn_of(game).used else None

    def mark(game: Context, _seat: str, answer: Any) -> None:
        if kind is None or miracles.face_of(game, answer.card).type == kind:
            turn_of(game).used = (*turn_of(game).used, "miracle")

    return tightened(afterwards(edition, "place_miracle", mark), "place_miracle", ANY_NUMBER, placed)


@mutant(ANY_NUMBER, "one miracle is placed in a window")
def one_miracle(edition: Edition) -> Edition:
    """The other reading."""
    return _one_in_a_window(edition, None)


@mutant(ANY_NUMBER, "one item is placed in a window")
def one_item_in_a_window(edition: Edition) -> Edition:
    """Others are free."""
    return _one_in_a_window(edition, "item")


@mutant(ANY_NUMBER, "one mission is placed in a window")
def one_mission_in_a_window(edition: Edition) -> Edition:
    """Others are free."""
    return _one_in_a_window(edition, "mission")


@mutant(ANY_NUMBER, "a placed miracle closes the window")
def placing_closes(edition: Edition) -> Edition:
    """Nothing comes after it."""

    def close(game: Context, _seat: str, _answer: Any) -> None:
        turn_of(game).used = (*turn_of(game).used, "closed")

    def closed(game: Context, _seat: str, _answer: Any) -> str | None:
        return "the window is closed" if "closed" in turn_of(game).used else None

    return tightened(afterwards(edition, "place_miracle", close), "place_miracle", ANY_NUMBER, closed)


# Items of the wounded


@judgement(values.constants_of, WOUNDED, "items of the wounded do nothing by themselves")
def wounded_items_sleep(real: Any, game: Context, player: Any) -> Any:
    """The other reading."""
    party = tuple(replace(c, items=() if c.wounded else c.items) for c in player.party)
    return real(game, replace(player, party=party))


@judgement(abilities.sources, WOUNDED, "items of the wounded cannot be used")
def wounded_items_unused(real: Any, game: Context, seat: str) -> Any:
    """The other reading."""
    wounded = {c.card for c in game.position.players[seat].party if c.wounded}
    return (source for source in real(game, seat) if source[0] == source[1] or source[1] not in wounded)


@judgement(values.ward, WOUNDED, "nothing protects the wounded")
def wounded_unprotected(real: Any, game: Context, character: Any) -> int:
    """Only the unhurt."""
    return 0 if character.wounded else int(real(game, character))


@judgement(abilities.cannot_pay, WOUNDED, "a wounded holder can be wounded for an item")
def wounded_for_it_again(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any
) -> Any:
    """It does not hurt any more."""
    free = replace(ability, cost=replace(ability.cost, wound_this=False))
    return real(game, seat, card, index, user, paid, free)


# Stranded items


@mutant(STRANDED, "a stranded item goes back to the hand")
def back_to_the_hand(edition: Edition) -> Edition:
    """The other reading."""

    def away(game: Context, action: Any) -> Any:
        stranded = action.kind == "miracle" and action.user and not miracles.is_on_field(game, action)
        if stranded and not action.cancelled:
            hand = game.position.players[action.seat].hand
            zones.change_player(game, action.seat, hand=(*hand, action.card))
            action.kind = "ability"
        return window.put_card_away(game, action)

    return amend.step(edition, "action", "put_card_away", away)


@judgement(miracles.comes_to_field, STRANDED, "a stranded item goes to somebody else")
def somebody_else_takes_it(real: Any, game: Context, action: Any) -> None:
    """The first one of the party."""
    if action.user and character_of(game.position, action.user) is None:
        action.user = unhurt(game.position.players[action.seat])[0].card
    real(game, action)


@judgement(miracles.comes_to_field, STRANDED, "an item whose holder is hit in answer is lost")
def wounded_holders_lose_it(real: Any, game: Context, action: Any) -> None:
    """It falls to the ground."""
    holder = character_of(game.position, action.user)
    if holder is None or not holder.wounded:
        real(game, action)
