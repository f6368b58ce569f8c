"""What somebody did in a scenario or tried to do, in a sentence: where there is one, in a scenario's own words."""

from collections.abc import Sequence

from docs.generator.language import Language
from docs.generator.recording import Act, Still
from monosashi.pictures.speech import Speech
from monosashi.pictures.words import side, title

PLAIN = {
    "pass": ("{seat} passes", "{seat} tries to pass"),
    "resign": ("{seat} resigns", "{seat} tries to resign"),
    "end_phase": ("{seat} ends the phase", "{seat} tries to end the phase"),
    "end_turn": ("{seat} declares the end of the turn", "{seat} tries to declare the end of the turn"),
    "intercept": ("{seat} intercepts with {units}", "{seat} tries to intercept with {units}"),
    "line_up": ("{seat} lines up {units}", "{seat} tries to line up {units}"),
    "instant_summon": ("{seat} instantly summons {card}", "{seat} tries to instantly summon {card}"),
    "summon": ("{seat} summons {card} to {area}", "{seat} tries to summon {card} to {area}"),
    "return": ("{seat} returns {unit} to {area}", "{seat} tries to return {unit} to {area}"),
    "adjust": ("{seat} gives up {unit} to the limit", "{seat} tries to give up {unit} to the limit"),
    "shuffle": ("{seat} shuffles the other deck too", "{seat} tries to shuffle the other deck too"),
    "decline": ("{seat} declines {unit}'s trigger", "{seat} tries to decline {unit}'s trigger"),
    "drop": ("{seat} drops {cards}", "{seat} tries to drop {cards}"),
}
"""For an act that was accepted and for one that was not: the phrase that says it."""


class Caller:
    """Calls the cards and seats of a still by their names."""

    def __init__(self, still: Still, language: Language) -> None:
        """In one language."""
        self.still = still
        self.language = language
        self.speech = Speech(language, ids=False)

    def name(self, card: str) -> str:
        """A card's name, also if it cannot be seen any more."""
        for view in (self.still.view, self.still.before):
            if view is not None and card in view.cards:
                return title(view, card, self.speech)
        return self.language.name(card)

    def names(self, cards: Sequence[str]) -> str:
        """Several cards."""
        return self.language.listed([self.name(card) for card in cards])

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return side(seat, self.speech)


class Deed:
    """An act in words."""

    def __init__(self, act: Act, caller: Caller) -> None:
        """In the caller's language."""
        self.act = act
        self.caller = caller
        self.language = caller.language

    def sentence(self) -> str:
        """What somebody did or tried to do."""
        told = self._deed(self.act)
        return self.language.say("{sentence}.", sentence=told[:1].upper() + told[1:])

    def phrase(self, english: str, **values: object) -> str:
        """One of the sentences that scenarios are made of."""
        return self.language.text("phrase", english).format(seat=self.caller.seat(self.act.seat), **values)

    def _deed(self, act: Act) -> str:
        action, tries = act.action, not act.accepted
        match action["do"]:
            case "start":
                say = self.language.say
                return say("a new beginner game begins") if action.get("beginner") else say("a new game begins")
            case "march":
                return self._march(action["moves"], tries)
            case "rearrange":
                text = "{seat} tries to rearrange these units" if tries else "{seat} rearranges these units"
                return self._listing(self.phrase(text), self._moves(action["areas"]))
            case "use" | "trigger":
                return self._use(act, tries)
            case "discard":
                return self._discard(action.get("cards", ()), tries)
            case "pick":
                text = "{seat} tries to pick {factions}" if tries else "{seat} picks {factions}"
                return self.phrase(text, factions=self.caller.names(action["factions"]))
            case "choose_summoner":
                chosen = self.caller.name(action["summoner"])
                return self.language.say("{seat} chooses {card}", seat=self.caller.seat(act.seat), card=chosen)
            case "put_back":
                text = (
                    "{seat} tries to put {n} cards under the deck" if tries else "{seat} puts {n} cards under the deck"
                )
                return self.phrase(text, n=len(action["cards"]))
            case "select":
                values = {"seat": self.caller.seat(act.seat), "n": len(action["cards"])}
                if tries:
                    return self.language.say("{seat} tries to select {n} cards", **values)
                return self.language.say("{seat} selects {n} cards", **values)
            case _:
                return self._plain(act, tries)

    def _plain(self, act: Act, tries: bool) -> str:
        """The acts that have a sentence of their own with all that they need."""
        done, tried = PLAIN[act.action["do"]]
        action = act.action
        return self.phrase(
            tried if tries else done,
            card=self.caller.name(action.get("card", "")),
            cards=self.caller.names(action.get("cards", ())),
            unit=self.caller.name(action.get("unit", "")),
            units=self.caller.names(action.get("units") or action.get("order") or ()),
            area=action.get("area", ""),
        )

    def _march(self, moves: dict[str, str], tries: bool) -> str:
        areas = list(dict.fromkeys(moves.values()))
        if len(areas) == 1:
            text = "{seat} tries to march {units} to {area}" if tries else "{seat} marches {units} to {area}"
            return self.phrase(text, units=self.caller.names(list(moves)), area=areas[0])
        text = "{seat} tries to march these units" if tries else "{seat} marches these units"
        return self._listing(self.phrase(text), self._moves(moves))

    def _moves(self, moves: dict[str, str]) -> list[str]:
        return [f"{self.caller.name(unit)} → {area}" for unit, area in moves.items()]

    def _listing(self, sentence: str, items: list[str]) -> str:
        return self.language.say("{sentence}: {items}", sentence=sentence, items=self.language.listed(items))

    def _use(self, act: Act, tries: bool) -> str:
        action, say = act.action, self.language.say
        targets = self.caller.names(action.get("targets", ()))
        if action["do"] == "use":
            on = " on {units}" if targets else ""
            told = self.phrase("{seat} tries to use {card}" + on if tries else "{seat} uses {card}" + on,
                               card=self.caller.name(action["card"]), units=targets)  # fmt: skip
        else:
            on = " on {units}" if targets else ""
            text = "{seat} tries to use {unit}'s trigger" if tries else "{seat} uses {unit}'s trigger"
            told = self.phrase(text + on, unit=self.caller.name(action["unit"]), units=targets)
        details = []
        if action.get("slots"):
            paid = [self._slots(unit, icons) for unit, icons in action["slots"].items()]
            details.append(say("paid by {slots}", slots=self.language.listed(paid)))
        if action.get("discards"):
            details.append(say("discarding {cards}", cards=self.caller.names(action["discards"])))
        if action.get("area"):
            details.append(say("to {area}", area=action["area"]))
        return told + (self.language.bracketed(details) if details else "")

    def _slots(self, unit: str, icons: Sequence[str]) -> str:
        words = self.language.listed([self.language.word("icon", icon) for icon in icons or ("nothing",)])
        return self.language.say("{unit}'s {icons}", unit=self.caller.name(unit), icons=words)

    def _discard(self, cards: Sequence[str], tries: bool) -> str:
        if not cards:
            return self.phrase("{seat} tries to discard nothing" if tries else "{seat} discards nothing")
        text = "{seat} tries to discard {cards}" if tries else "{seat} discards {cards}"
        return self.phrase(text, cards=self.caller.names(cards))
