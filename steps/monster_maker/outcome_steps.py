"""Then: who is asked, where cards are and how they are, the battle under way, how the game ended."""

from typing import Any

from monosashi.verification.case import Case

from .phrases import step

QUESTIONS = {
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
}
"""Questions as the features word them."""


@step("{seat} is asked for {question}", "{seat} is asked for {question} about {card}")
def asked_for(case: Case, seat: str, question: str = "a counter", card: str = "") -> None:
    """The pending decision (see QUESTIONS for the words) and the card it is about."""
    kind = QUESTIONS.get(question)
    if kind is None:
        raise ValueError(f"unknown question {question!r}; known: {', '.join(QUESTIONS)}")
    asked = case.look().asked
    actual = f"{asked.seat} asked for {asked.kind}" if asked else "nobody asked"
    case.expect(actual, f"{seat} asked for {kind}", "who is asked")
    if card:
        case.expect(asked.about, card, f"the card {seat} is asked about")


# Piles and fields


def spoken(case: Case, cards: Any) -> tuple[str, ...]:
    """Cards as features call them: by their ids, in a game that was begun by what is printed on them."""
    names = case.look().cards
    return tuple(names[card] if case.notes.get("started") else card for card in cards)


def held(case: Case, seat: str, zone: str, viewer: str = "judge") -> tuple[str, ...] | None:
    """The cards in a zone as a viewer sees them; None if they are hidden altogether."""
    player = case.look(viewer).players[seat]
    if zone == "party":
        found = [character.id for character in player.party]
    elif zone == "map":
        found = [land.id for land in player.map if land.id]
    else:
        found = getattr(player, {"discard pile": "discard", "other cards": "others"}.get(zone, zone))
    return None if found is None else spoken(case, found)


@step("{cards} {lie} in {seat}'s {zone}")
def cards_in_zone(case: Case, cards: tuple[str, ...], lie: str, seat: str, zone: str) -> None:
    """Cards lie in a zone, or do not."""
    present = held(case, seat, zone) or ()
    for card in cards:
        if (card in present) == lie.endswith("not"):
            there = ", ".join(present) or "nothing there"
            case.fail(f"{card} {lie} in {seat}'s {zone}: not so", f"{card} {lie} there", there)


@step("{seat}'s {zone} has {n} cards", "{seat}'s {zone} has {n} card")
def zone_has(case: Case, seat: str, zone: str, n: int) -> None:
    """How many cards a zone has."""
    case.expect(len(held(case, seat, zone) or ()), n, f"the number of cards in {seat}'s {zone}")


@step("{seat}'s deck is, from the top, {cards}")
def deck_is(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """The whole deck in order."""
    case.expect(held(case, seat, "deck"), cards, f"{seat}'s deck")


@step("{seat}'s map is, from the oldest, {cards}", "{seat}'s map is empty")
def map_is(case: Case, seat: str, cards: tuple[str, ...] = ()) -> None:
    """All lands in order."""
    case.expect(held(case, seat, "map"), cards, f"{seat}'s map")


@step("{seat}'s newest land is {card}")
def newest_land_is(case: Case, seat: str, card: str) -> None:
    """Where the party is."""
    lands = case.look().players[seat].map
    case.expect(lands[-1].id if lands else "none", card, f"{seat}'s newest land")


@step("{seat}'s party is {cards}", "{seat}'s party is empty")
def party_is(case: Case, seat: str, cards: tuple[str, ...] = ()) -> None:
    """Everybody in the party."""
    case.expect(sorted(held(case, seat, "party") or ()), sorted(cards), f"{seat}'s party")


@step("{seat}'s party level is {n}")
def party_level_is(case: Case, seat: str, n: int) -> None:
    """The sum of the land levels."""
    case.expect(case.look().players[seat].level, n, f"{seat}'s party level")


# Creatures and lands


def character_called(case: Case, name: str, seat: str = "") -> Any:
    """The character of that name in whosever party, or in that seat's, or fail."""
    players = case.look().players
    parties = [players[seat].party] if seat else [player.party for player in players.values()]
    found = next((c for party in parties for c in party if spoken(case, (c.id,)) == (name,)), None)
    if found is None:
        case.fail(f"{name} is in nobody's party", f"{name} in a party", "it is not there")
    return found


def monster_called(case: Case, name: str) -> tuple[str, int, Any] | None:
    """The monster of that name: whose map it is on, on which land, and itself."""
    for seat, player in case.look().players.items():
        for number, land in enumerate(player.map):
            for monster in land.monsters:
                if monster.id == name:
                    return seat, number, monster
    return None


def creature_called(case: Case, name: str) -> Any:
    """The monster or character of that name, or fail."""
    found = monster_called(case, name)
    return found[2] if found is not None else character_called(case, name)


@step("{cards} {lie} {state}")
def are_in_state(case: Case, cards: tuple[str, ...], lie: str, state: str) -> None:
    """Characters are unhurt or wounded, or are not."""
    for name in cards:
        wounded = character_called(case, name).wounded
        case.expect(wounded, (state == "wounded") != lie.endswith("not"), f"whether {name} is wounded")


@step("{cards} has {n} damage", "{cards} have {n} damage")
def has_damage(case: Case, cards: tuple[str, ...], n: int) -> None:
    """The damage on a character or monster now, on each of several."""
    for card in cards:
        case.expect(creature_called(case, card).damage, n, f"the damage of {card}")


@step("{card} adds {n} to its attack")
def adds_to_attack(case: Case, card: str, n: int) -> None:
    """What cards and passing effects add to a creature's attack results at present."""
    case.expect(creature_called(case, card).attack, n, f"what {card} adds to its attack")


@step("{character} has the start marker")
def has_marker(case: Case, character: str) -> None:
    """The character is its player's hero."""
    case.expect(character_called(case, character).marked, True, f"whether {character} has the start marker")


@step("{character} has no start marker")
def has_no_marker(case: Case, character: str) -> None:
    """The character is not its player's hero."""
    case.expect(character_called(case, character).marked, False, f"whether {character} has the start marker")


@step("{character} holds {cards}", "{character} holds nothing")
def holds(case: Case, character: str, cards: tuple[str, ...] = ()) -> None:
    """Exactly these items."""
    case.expect(sorted(character_called(case, character).items), sorted(cards), f"the items of {character}")


@step("{card} lies {face}")
def lies(case: Case, card: str, face: str) -> None:
    """A land of somebody's map lies face down or face up."""
    for player in case.look().players.values():
        for land in player.map:
            if land.id == card:
                case.expect("face down" if land.face_down else "face up", face, f"how {card} lies")
                return
    case.fail(f"{card} is on nobody's map", f"{card} on a map", "it is not there")


@step("{cards} {lie} on {seat}'s newest land")
def on_newest_land(case: Case, cards: tuple[str, ...], lie: str, seat: str) -> None:
    """Monsters are on the land where a party is, or are not."""
    last = len(case.look().players[seat].map) - 1
    for monster in cards:
        found = monster_called(case, monster)
        there = found is not None and found[:2] == (seat, last)
        case.expect(there, not lie.endswith("not"), f"whether {monster} is on {seat}'s newest land")


@step("{monster} on {seat}'s newest land belongs to {opponent}")
def belongs_to(case: Case, monster: str, seat: str, opponent: str) -> None:
    """Whose card a monster is."""
    on_newest_land(case, (monster,), "is", seat)
    case.expect(creature_called(case, monster).owner, opponent, f"the owner of {monster}")


@step("{cards} {lie} on {card}")
def on_land(case: Case, cards: tuple[str, ...], lie: str, card: str) -> None:
    """Monsters are on a land of whosever map, or are not."""
    for monster in cards:
        found = monster_called(case, monster)
        there = found is not None and case.look().players[found[0]].map[found[1]].id == card
        case.expect(there, not lie.endswith("not"), f"whether {monster} is on {card}")


@step("{cards} is on no land", "{cards} are on no land")
def on_no_land(case: Case, cards: tuple[str, ...]) -> None:
    """No map has these monsters."""
    for monster in cards:
        case.expect(monster_called(case, monster) is None, True, f"whether {monster} is on no land")


# What is under way


def _battle(case: Case) -> Any:
    found = case.look().battle
    if found is None:
        case.fail("no battle is going on", "a battle", "none")
    return found


@step("a battle is going on")
def battle_goes_on(case: Case) -> None:
    """A battle is under way."""
    _battle(case)


@step("no battle is going on")
def no_battle(case: Case) -> None:
    """No battle is under way."""
    case.expect(case.look().battle is None, True, "whether no battle is going on")


@step("{cards} faces {monster}", "{cards} face {monster}", "{cards} faces nobody")
def faces(case: Case, cards: tuple[str, ...], monster: str = "") -> None:
    """The battle opponent of main characters."""
    for card in cards:
        case.expect(_battle(case).mains.get(card, ""), monster, f"whom {card} faces")


@step("{character} supports {main}")
def supports(case: Case, character: str, main: str) -> None:
    """The main character behind whom a supporter stands."""
    case.expect(_battle(case).supports.get(character, ""), main, f"whom {character} supports")


# The turn and the end


@step("it has become {seat}'s {phase}")
def has_become(case: Case, seat: str, phase: str) -> None:
    """Whose turn it is now, and which phase or window."""
    view = case.look()
    case.expect((view.turn_player, view.phase), (seat, phase), "the turn and the phase")


@step("{seat} is annihilated")
def is_annihilated(case: Case, seat: str) -> None:
    """The player is annihilated and has not placed a new character."""
    case.expect(case.look().players[seat].annihilated, True, f"whether {seat} is annihilated")


@step("{seat} is not annihilated")
def is_not_annihilated(case: Case, seat: str) -> None:
    """The player is not annihilated, or not any more."""
    case.expect(case.look().players[seat].annihilated, False, f"whether {seat} is annihilated")


@step("{seat} has won under {clause}")
def has_won_under(case: Case, seat: str, clause: str) -> None:
    """Who has won, and by which clause."""
    result = case.look().result
    actual = (result.winner, result.clause) if result else ("nobody yet", "")
    case.expect(actual, (seat, clause), "the winner")


@step("the game has ended in a draw between {tied}")
def has_ended_in_draw(case: Case, tied: tuple[str, ...]) -> None:
    """Nobody has won; these players share the draw."""
    result = case.look().result
    actual = (result.winner, sorted(result.tied)) if result else ("nobody yet", [])
    case.expect(actual, ("", sorted(tied)), "the draw")
