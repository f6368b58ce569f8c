"""What the pictures of Deus say."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from monosashi.games.deus.board import AREAS, QUESTIONS, sentences
from monosashi.games.monster_collection.pictures import words
from monosashi.games.monster_collection.pictures.words import open_zones, with_note
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import printable, side, title
from reference_engine.deus.view import View

PILES = ("hand", "deck", "discard", "power")


class Words(words.Words):
    """Markers, half decks, summoners, tokens and power."""

    AREAS: ClassVar = AREAS
    PHASES: ClassVar = frozenset(
        ("power charge", "first hand adjustment", "main", "normal summon", "second hand adjustment", "end declaration")
    )
    QUESTIONS: ClassVar = QUESTIONS

    def preparing(self, speech: Speech) -> Mapping[str, str]:
        """Decks are built, then the table is set up."""
        say = speech.wording.say
        return {"deck building": say("deck building"), "setup": say("setup")}

    def asked(self, view: View) -> Mapping[str, str]:
        """What each kind of decision asks as things are."""
        return sentences(view)

    def moment(self, timing: str, speech: Speech = PLAIN) -> str:
        """Quick effects come before the initiative."""
        say = speech.wording.say
        match timing:
            case "marching_side_quick":
                return say("quick effects of the marching side")
            case "defending_side_quick":
                return say("quick effects of the defending side")
            case _:
                return super().moment(timing, speech)

    def ground(self, view: View, area: str, speech: Speech) -> list[str]:
        """The markers of an area."""
        say = speech.wording.say
        marks = [say("control marker")] if area in view.control_markers else []
        marks += [say("battle marker")] if area in view.battle_markers else []
        if area in view.ownership:
            marks.append(say("ownership marker of {seat}", seat=side(view.ownership[area], speech)))
        return marks

    def without(self, areas: str, speech: Speech) -> str:
        """Areas without units and markers."""
        return speech.wording.say("Empty: {areas}.", areas=areas)

    def counts(self, view: View, seat: str) -> dict[str, int]:
        """How many cards a player's piles have, and how much power there is."""
        player = view.players.get(seat)
        if player is None:
            return {}
        return dict(zip(PILES, (player.hand_count, player.deck_count, len(player.discard), player.power), strict=True))

    def zone(self, key: str, speech: Speech = PLAIN) -> str:
        """What one of a player's zones or counters is called beside the board."""
        say = speech.wording.say
        match key:
            case "hand":
                return say("hand")
            case "deck":
                return say("deck")
            case "discard":
                return say("discard")
            case "power":
                return say("power")
            case "tokens":
                return say("tokens")
            case "summoner":
                return say("summoner")
            case _:
                return say("factions")

    def zones(self, view: View, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
        """The cards that can be seen in a player's zones, zone by zone; equal names are counted."""
        player = view.players[seat]
        if player.summoner or player.summoner_face_down:
            hidden = speech.wording.say("face down")
            name = title(view, player.summoner, speech) if player.summoner else hidden
            both = bool(player.summoner) and player.summoner_face_down
            yield "summoner", [with_note(name, hidden, speech) if both else name]
        if player.factions:
            yield "factions", [speech.wording.name(printable(name)) for name in player.factions]
        yield from open_zones(view, seat, ("hand", "discard", "tokens", "deck"), speech)


WORDS = Words()
describe, question = WORDS.describe, WORDS.question
