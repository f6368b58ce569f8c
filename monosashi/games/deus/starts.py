"""How a game of Deus begins at the table: with the draft, or with ready-made decks for those who would rather play."""

from collections.abc import Mapping
from random import Random

from monosashi.kit.interface import Option
from monosashi.kit.own_cards import brought, drawn
from reference_engine.deus.card_list import copies_of, factions, half_deck, summoner_of
from reference_engine.deus.position import Deck, Decks
from reference_engine.deus.quiet import Start
from reference_engine.kernel.edition import Edition

OPTIONS = (
    Option("beginner", "the rulebook's variant for a first game"),
    Option("decks", "skip the draft: deal ready-made decks"),
)

BUILT = "decks"


def start(rules: Edition, chosen: Mapping[str, int], random: Random) -> Start:
    """The draft, or ready-made decks; the whole game or the beginner variant."""
    beginner = bool(chosen.get("beginner"))
    return Start(beginner=beginner, decks=ready_made_decks(rules, random, beginner) if chosen.get("decks") else None)


def ready_made_decks(rules: Edition, random: Random, beginner: bool) -> Decks:
    """Two decks of two factions each, all drawn by chance; the beginner variant leaves out every star card."""
    own = brought(rules.name)
    first = [each for each in factions(rules.cards) if own and own.has("faction", each)]
    rest = [each for each in factions(rules.cards) if each not in first]
    # A faction a deck, as far as there are own ones.
    chosen = [*random.sample(first, len(first)), *random.sample(rest, min(4, len(rest)))][:4]
    chosen[1:3] = reversed(chosen[1:3]) if first else chosen[1:3]
    return Decks(_ready_made(rules, random, chosen[:2], beginner), _ready_made(rules, random, chosen[2:], beginner))


def _ready_made(rules: Edition, random: Random, pair: list[str], beginner: bool) -> Deck:
    each = rules.numbers["cards_of_each_faction"]
    names = copies_of(rules.cards)
    halves = [[names[card] for card in dict.fromkeys(half_deck(rules.cards, faction))] for faction in pair]
    if beginner:
        halves = [[name for name in half if rules.cards[name].rarity != "star"] for half in halves]
    cards = tuple(
        name
        for faction, half in zip(pair, halves, strict=True)
        for name in drawn(rules, half, each, random, f"cards of the faction {faction}")
    )
    summoner = "" if beginner else names[summoner_of(rules.cards, random.choice(pair))]
    return Deck(tuple(pair), cards, summoner)
