"""Wrong rules about names, attributes, conditions of lands, and what card texts ask for."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import abilities, miracles, move, targets, values, zones
from reference_engine.monster_maker.cards import Send
from reference_engine.monster_maker.position import card_of, monster_of, newest, place_of_monster
from reference_engine.monster_maker.procedures import Effect
from tests.monster_maker.wrong_rules.bends import Context, lifted, loosened, tightened

NAMED = "monster_maker.unique.named"
KINDS = "monster_maker.attribute.kinds"
HOLDERS = "monster_maker.attribute.holders"
LAND = "monster_maker.land.card_text"
SECOND = "monster_maker.ruling.second_named_refused"
FIELD = "monster_maker.ruling.field_of_a_monster"
DATA = "monster_maker.ruling.attributes_are_data"
TEXT = "monster_maker.ruling.card_text_binds"


def _named(game: Context, card: str) -> str:
    return card_of(game, card).named


def _same(game: Context, card: str, others: Any) -> str | None:
    found = [other for other in others if _named(game, card) and _named(game, other) == _named(game, card)]
    return f"{found[0]} is there already" if found else None


# Names


@mutant(NAMED, "characters are not unique")
def characters_not_unique(edition: Edition) -> Edition:
    """Other cards are."""
    return lifted(edition, "place_character", NAMED)


@mutant(NAMED, "lands are not unique")
def lands_not_unique(edition: Edition) -> Edition:
    """Other cards are."""
    return lifted(edition, "move", NAMED)


@mutant(NAMED, "miracles are not unique")
def miracles_not_unique(edition: Edition) -> Edition:
    """Other cards are."""
    return lifted(edition, "place_miracle", NAMED)


@mutant(NAMED, "monsters are not unique")
def monsters_not_unique(edition: Edition) -> Edition:
    """Other cards are."""
    return lifted(edition, "place_monster", NAMED)


@judgement(values.namesake_in_party, NAMED, "a character is unique at the whole table")
def unique_at_the_table(_real: Any, game: Context, _seat: str, card: str) -> Any:
    """Look at every party."""
    return _same(game, card, (c.card for player in game.position.players.values() for c in player.party))


@judgement(values.namesake_in_party, NAMED, "a character is unique among the monsters on the field, too")
def unique_whatever_the_type(real: Any, game: Context, seat: str, card: str) -> Any:
    """A name is a name."""
    monsters = (m.card for land in game.position.players[seat].map for m in land.monsters)
    return real(game, seat, card) or _same(game, card, monsters)


@judgement(values.namesake_in_party, NAMED, "one who has died does not come back")
def the_dead_stay_dead(real: Any, game: Context, seat: str, card: str) -> Any:
    """Look through the discard pile as well."""
    return real(game, seat, card) or _same(game, card, game.position.players[seat].discard)


@judgement(values.namesake_in_party, NAMED, "only a copy of the same card counts")
def only_copies_count(_real: Any, game: Context, seat: str, card: str) -> Any:
    """Compare the cards instead of the names."""
    cards = game.position.cards
    copies = [c.card for c in game.position.players[seat].party if cards[c.card] == cards[card]]
    return "a copy is there" if copies else None


@judgement(values.namesake_on_map, NAMED, "an unexplored land keeps its name")
def names_seen_through_the_back(_real: Any, game: Context, seat: str, card: str) -> Any:
    """Look under it."""
    return _same(game, card, (land.card for land in game.position.players[seat].map))


@judgement(values.namesake_on_map, NAMED, "only the newest land counts")
def only_the_newest_land_counts(_real: Any, game: Context, seat: str, card: str) -> Any:
    """Forget the path."""
    return _same(game, card, (land.card for land in game.position.players[seat].map[-1:] if not land.face_down))


@mutant(NAMED, "a card laid face down has its name")
def named_face_down(edition: Edition) -> Edition:
    """Bind it all the same."""

    def bound(game: Context, seat: str, answer: Any) -> str | None:
        return values.namesake_on_map(game, seat, answer.card)

    return amend.condition(edition, "move", NAMED, bound)


@judgement(values.namesake_among_miracles, NAMED, "items are unique for each character")
def unique_for_each_holder(_real: Any, game: Context, seat: str, card: str) -> Any:
    """Look at what lies by itself only."""
    return _same(game, card, game.position.players[seat].others)


@judgement(values.namesake_among_miracles, NAMED, "items are unique among items, others among others")
def items_are_a_type_of_their_own(_real: Any, game: Context, seat: str, card: str) -> Any:
    """Take item for a type."""
    player = game.position.players[seat]
    items = [item for character in player.party for item in character.items]
    return _same(game, card, items if miracles.face_of(game, card).type == "item" else player.others)


@judgement(values.namesake_among_miracles, NAMED, "a miracle is unique among the characters, too")
def miracles_and_characters(real: Any, game: Context, seat: str, card: str) -> Any:
    """A name is a name."""
    return real(game, seat, card) or _same(game, card, (c.card for c in game.position.players[seat].party))


# Second ones of a name


def _send(edition: Edition, meeting: Any) -> Edition:
    """Another way to send monsters: ``meeting`` says what becomes of one that meets its namesake, given the place."""
    real = edition.judgements["verbs"][Send]

    def send(game: Context, effect: Effect, part: Send) -> None:
        for card in effect.targets:
            monster = monster_of(game.position, card)
            if monster is None or values.namesake_among_monsters(game, effect.to, card) is None:
                real(game, effect, part)
            else:
                zones.take_monster(game, card)
                meeting(game, effect.to, monster)

    return amend.verb(edition, Send, send)


@mutant(SECOND, "a second one that is sent there stays beside the first")
def both_stay(edition: Edition) -> Edition:
    """The name is not looked at."""
    return _send(edition, zones.place_monster)


@mutant(SECOND, "a second one that is sent there goes back to its owner's hand")
def second_one_goes_home(edition: Edition) -> Edition:
    """It is not discarded."""

    def home(game: Context, _seat: str, monster: Any) -> None:
        hand = game.position.players[monster.owner].hand
        zones.change_player(game, monster.owner, hand=(*hand, monster.card))

    return _send(edition, home)


@mutant(SECOND, "the first one goes, the second one stays")
def newcomer_stays(edition: Edition) -> Edition:
    """The other way round."""

    def replaced(game: Context, seat: str, monster: Any) -> None:
        lands = game.position.players[seat].map
        old = next(
            m.card for land in lands for m in land.monsters if _named(game, m.card) == _named(game, monster.card)
        )
        zones.discard_monster(game, old, SECOND)
        zones.place_monster(game, seat, monster)

    return _send(edition, replaced)


@mutant(SECOND, "a second one is placed and discarded at once")
def placed_and_discarded(edition: Edition) -> Edition:
    """The other reading."""

    def place(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        double = values.namesake_in_party(game, seat, answer.card)
        outcome = real(game, frame, seat, answer)
        if double is not None:
            zones.discard_character(game, answer.card, SECOND)
        return outcome

    return amend.around(lifted(edition, "place_character", NAMED), "place_character", place)


@judgement(values.namesake_among_monsters, FIELD, "a monster counts for its owner's field")
def counts_for_the_owner(_real: Any, game: Context, _seat: str, card: str) -> Any:
    """Look at all monsters of the turn player's."""
    mine = game.position.turn_player
    found = (m for player in game.position.players.values() for land in player.map for m in land.monsters)
    return _same(game, card, (m.card for m in found if m.owner == mine))


@judgement(values.namesake_among_monsters, FIELD, "only the own monsters on that field count")
def own_ones_on_that_field(_real: Any, game: Context, seat: str, card: str) -> Any:
    """Other owners may have theirs."""
    found = (m for land in game.position.players[seat].map for m in land.monsters)
    return _same(game, card, (m.card for m in found if m.owner == game.position.turn_player))


@judgement(values.namesake_among_monsters, FIELD, "a monster is unique at the whole table")
def one_at_the_table(_real: Any, game: Context, _seat: str, card: str) -> Any:
    """Look at every field."""
    every = (m.card for player in game.position.players.values() for land in player.map for m in land.monsters)
    return _same(game, card, every)


# Attributes


def _after(edition: Edition, fits: Any, clause: str = LAND) -> Edition:
    """Another meaning of the land that a land asks for before it."""

    def wrong(game: Context, seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        if answer.face_down or card.land is None:
            return move.is_land_whose_conditions_hold(game, seat, answer)
        last = newest(game.position.players[seat])
        face = None if last is None or last.face_down else card_of(game, last.card).land
        if card.land.after and not fits(face, card.land.after):
            return "not after that"
        low = values.party_level(game, game.position.players[seat]) < card.land.min_level
        return "the level is too low" if low else None

    return amend.condition(edition, "move", clause, wrong)


TWINS = {"fire": "water", "water": "fire", "wind": "earth", "earth": "wind", "none": "none"}


@mutant(KINDS, "there are two attributes: fire is water, wind is earth")
def two_attributes(edition: Edition) -> Edition:
    """Take opposites for one."""
    return _after(edition, lambda face, after: face is not None and {face.attribute, TWINS[face.attribute]} & {*after})


@mutant(KINDS, "a land without an attribute has all of them")
def none_is_all(edition: Edition) -> Edition:
    """Take nothing for anything."""
    return _after(edition, lambda face, after: face is not None and face.attribute in (*after, "none"))


@mutant(KINDS, "there is no earth")
def no_earth(edition: Edition) -> Edition:
    """Three attributes."""
    return _after(edition, lambda face, after: face is not None and face.attribute in {*after} - {"earth"})


@judgement(values.attribute_of, HOLDERS, "a monster without an attribute has any")
def monsters_have_one(real: Any, game: Context, card: str) -> str:
    """Call it fire."""
    found: str = real(game, card)
    return "fire" if found == "none" and monster_of(game.position, card) is not None else found


@judgement(values.attribute_of, HOLDERS, "no monster has an attribute")
def monsters_have_none(_real: Any, _game: Context, _card: str) -> str:
    """Only lands do."""
    return "none"


@mutant(DATA, "a monster is placed only on a land of its attribute")
def placed_on_its_like(edition: Edition) -> Edition:
    """One more condition."""

    def unlike(game: Context, _seat: str, answer: Any) -> str | None:
        last, card = newest(game.position.players[answer.on]), card_of(game, answer.card)
        face = None if last is None else card_of(game, last.card).land
        if card.monster is None or face is None or card.monster.attribute == face.attribute:
            return None
        return "it does not live there"

    return tightened(edition, "place_monster", DATA, unlike)


@mutant(DATA, "a land does not follow one of the same attribute")
def no_attribute_twice(edition: Edition) -> Edition:
    """One more condition."""

    def alike(game: Context, seat: str, answer: Any) -> str | None:
        last, new = newest(game.position.players[seat]), card_of(game, answer.card).land
        old = None if last is None else card_of(game, last.card).land
        return "the same again" if new and old and new.attribute == old.attribute != "none" else None

    return tightened(edition, "move", DATA, alike)


@mutant(DATA, "a land does not follow one of the opposite attribute")
def no_opposites(edition: Edition) -> Edition:
    """One more condition."""

    def opposed(game: Context, seat: str, answer: Any) -> str | None:
        last, new = newest(game.position.players[seat]), card_of(game, answer.card).land
        old = None if last is None else card_of(game, last.card).land
        return "the opposite" if new and old and TWINS[new.attribute] == old.attribute != "none" else None

    return tightened(edition, "move", DATA, opposed)


def _home(game: Context, card: str) -> tuple[str, str]:
    """The attributes of a monster and of the land that it is on."""
    place = place_of_monster(game.position, card)
    if place is None:
        return "none", "none"
    land = card_of(game, game.position.players[place[0]].map[place[1]].card).land
    return values.attribute_of(game, card), "none" if land is None else land.attribute


@judgement(values.attack_bonus, DATA, "a monster is stronger on a land of its attribute")
def stronger_at_home(real: Any, game: Context, creature: Any) -> int:
    """One point more."""
    mine, land = _home(game, creature.card)
    return int(real(game, creature)) + (mine == land != "none")


@judgement(values.attack_bonus, DATA, "a monster is weaker on a land of the opposite attribute")
def weaker_abroad(real: Any, game: Context, creature: Any) -> int:
    """One point less."""
    mine, land = _home(game, creature.card)
    return int(real(game, creature)) - (TWINS[mine] == land != "none")


# Lands


@mutant(LAND, "it is enough if some land of the map has the attribute")
def after_any_land(edition: Edition) -> Edition:
    """Look at the whole path."""

    def unless(game: Context, seat: str, answer: Any) -> bool:
        card = card_of(game, answer.card).land
        lands = [card_of(game, land.card).land for land in game.position.players[seat].map if not land.face_down]
        return card is not None and any(land is not None and land.attribute in card.after for land in lands)

    return loosened(edition, "move", LAND, unless)


@mutant(LAND, "one of two conditions is enough")
def one_condition_is_enough(edition: Edition) -> Edition:
    """Take "and" for "or"."""

    def unless(game: Context, seat: str, answer: Any) -> bool:
        card, player = card_of(game, answer.card).land, game.position.players[seat]
        last = newest(player)
        face = None if last is None or last.face_down else card_of(game, last.card).land
        if card is None or not (card.after and card.min_level):
            return False
        return (face is not None and face.attribute in card.after) or values.party_level(game, player) >= card.min_level

    return loosened(edition, "move", LAND, unless)


@mutant(LAND, "all the attributes named are asked for")
def all_attributes_asked(edition: Edition) -> Edition:
    """A land has one, so several cannot be had."""

    def several(game: Context, _seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card).land
        return "not all of them" if card is not None and len(card.after) > 1 else None

    return tightened(edition, "move", LAND, several)


@mutant(LAND, "a land that lies face down still has its attribute")
def attributes_seen_through_the_back(edition: Edition) -> Edition:
    """Look under it."""

    def unless(game: Context, seat: str, answer: Any) -> bool:
        card, last = card_of(game, answer.card).land, newest(game.position.players[seat])
        face = None if last is None else card_of(game, last.card).land
        return card is not None and face is not None and face.attribute in card.after

    return loosened(edition, "move", LAND, unless)


@mutant(LAND, "the first land of a map has no condition")
def first_land_is_free(edition: Edition) -> Edition:
    """There is nothing to compare."""
    return loosened(edition, "move", LAND, lambda game, seat, _answer: not game.position.players[seat].map)


@mutant(LAND, "the level asked for must be passed")
def level_must_be_passed(edition: Edition) -> Edition:
    """Off by one."""

    def not_above(game: Context, seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        return "not above it" if card is not None and 0 < card.min_level == level and not answer.face_down else None

    return tightened(edition, "move", LAND, not_above)


@mutant(LAND, "the land itself counts for the level it asks for")
def level_with_the_land(edition: Edition) -> Edition:
    """Count it in."""

    def unless(game: Context, seat: str, answer: Any) -> bool:
        card = card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        return card is not None and not card.after and card.min_level <= level + card.level

    return loosened(edition, "move", LAND, unless)


@mutant(LAND, "the conditions hold for a card laid face down, too")
def conditions_face_down(edition: Edition) -> Edition:
    """Read what is under it."""

    def bound(game: Context, seat: str, answer: Any) -> str | None:
        up = replace(answer, face_down=False)
        real = card_of(game, answer.card).land is not None
        return move.is_land_whose_conditions_hold(game, seat, up) if real else None

    return tightened(edition, "move", LAND, bound)


@mutant(LAND, "any card is a land")
def any_card_is_a_land(edition: Edition) -> Edition:
    """Put an item down face up: it is laid face down instead."""

    def unless(game: Context, _seat: str, answer: Any) -> bool:
        return card_of(game, answer.card).land is None

    def laid(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        plain = card_of(game, answer.card).land is None
        return real(game, frame, seat, replace(answer, face_down=True) if plain else answer)

    return amend.around(loosened(edition, "move", LAND, unless), "move", laid)


# Texts


@judgement(targets.wrong_choice, TEXT, "fewer targets may be chosen")
def fewer_targets(real: Any, game: Context, seat: str, ability: Any, targets: Any, to: str) -> Any:
    """Take "two" for "up to two"."""
    target = ability.target
    if target is not None and 0 < len(targets) < target.count:
        ability = replace(ability, target=replace(target, count=len(targets)))
    return real(game, seat, ability, targets, to)


@judgement(targets.wrong_choice, TEXT, "more targets may be chosen")
def more_targets(real: Any, game: Context, seat: str, ability: Any, targets: Any, to: str) -> Any:
    """Take "two" for "at least two"."""
    target = ability.target
    if target is not None and len(set(targets)) > target.count:
        ability = replace(ability, target=replace(target, count=len(targets)))
    return real(game, seat, ability, targets, to)


@judgement(targets.wrong_choice, TEXT, "one creature may be chosen twice")
def one_chosen_twice(real: Any, game: Context, seat: str, ability: Any, targets: Any, to: str) -> Any:
    """Count it twice."""
    if ability.target is not None and len(targets) == ability.target.count and len(set(targets)) == 1:
        return None
    return real(game, seat, ability, targets, to)


@judgement(targets.wrong_choice, TEXT, "nobody needs to be chosen")
def nobody_chosen(real: Any, game: Context, seat: str, ability: Any, targets: Any, to: str) -> Any:
    """A text without a target is without effect, but can be used."""
    return real(game, seat, ability, targets, to) if targets or ability.target is None else None


@judgement(targets.wrong_choice, TEXT, "who is chosen in vain does not matter")
def chosen_in_vain(real: Any, game: Context, seat: str, ability: Any, targets: Any, to: str) -> Any:
    """Overlook it."""
    return real(game, seat, ability, targets if ability.target is not None else (), to)


@judgement(targets.wrong_choice, TEXT, "a player named in vain does not matter")
def named_in_vain(real: Any, game: Context, seat: str, ability: Any, targets: Any, to: str) -> Any:
    """Overlook it."""
    return real(game, seat, ability, targets, to if any(isinstance(part, Send) for part in ability.do) else "")


@judgement(targets.wrong_choice, TEXT, "abilities may choose whom they like")
def abilities_choose_freely(_real: Any, _game: Context, _seat: str, _ability: Any, _targets: Any, _to: str) -> Any:
    """Only skills are bound."""
    return None


@judgement(abilities.cannot_pay, TEXT, "less may be paid")
def less_is_paid(real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any) -> Any:
    """Take "two" for "up to two"."""
    if len(paid) < ability.cost.discard:
        ability = replace(ability, cost=replace(ability.cost, discard=len(paid)))
    return real(game, seat, card, index, user, paid, ability)


@judgement(abilities.cannot_pay, TEXT, "more may be paid")
def more_is_paid(real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any) -> Any:
    """Count what is needed of it."""
    return real(game, seat, card, index, user, paid[: ability.cost.discard], ability)


@judgement(abilities.cannot_pay, TEXT, "one card may pay twice")
def one_pays_twice(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any
) -> Any:
    """Count it twice."""
    if len(paid) == ability.cost.discard and len(set(paid)) < len(paid):
        return None
    return real(game, seat, card, index, user, paid, ability)


@judgement(abilities.cannot_pay, TEXT, "a card may pay for itself")
def pays_for_itself(
    real: Any, game: Context, seat: str, card: str, index: int, user: str, paid: Any, ability: Any
) -> Any:
    """It is in the hand, after all."""
    return None if card in paid else real(game, seat, card, index, user, paid, ability)


@mutant(TEXT, "only skills are bound by their text")
def only_skills_are_bound(edition: Edition) -> Edition:
    """Abilities are not."""
    return lifted(edition, "activate", TEXT)


@mutant(TEXT, "counters are not bound by their text")
def counters_are_not_bound(edition: Edition) -> Edition:
    """They need to be quick."""
    return lifted(edition, "counter", TEXT)


@mutant(TEXT, "effects of a battle are not bound by their text")
def battle_effects_are_not_bound(edition: Edition) -> Edition:
    """They need to be quick."""
    return lifted(edition, "apply_effect", TEXT)
