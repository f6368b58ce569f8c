"""What the page of a table says, and what the words of a game's documents are called on it."""

from monosashi.pictures import pictures_of
from monosashi.site.text.language import LANGUAGES, Language, is_translated


def called(name: str, language: Language) -> str:
    """A word of a game's documents in a language, if the game's catalogue has it; else as it is written, with spaces.

    >>> from monosashi.site.text.language import language
    >>> called("battle_markers", language("en", "deus"))
    'battle markers'
    """
    return language.found.get(("field", name)) or name.replace("_", " ")


def words(spoken: Language) -> dict[str, str]:
    """What the page itself says, and its languages."""
    say = spoken.say
    return {
        "lang": spoken.code,
        "other": next((code for code in LANGUAGES if code != spoken.code and is_translated(code, spoken.game)), ""),
        "others": ", ".join(name for code, name in LANGUAGES.items() if code != spoken.code),
        "title": say("Table"),
        "undo": say("Take back"),
        "answers": say("What may be answered"),
        "filter": say("Filter by words"),
        "pick": say("What about …"),
        "only": say("Only with {name}", name="{name}"),
        "more": say("{n} more match; filter by words, or click a piece.", n="{n}"),
        "compose": say("Another answer: may I?"),
        "act": say("Act"),
        "may": say("May I?"),
        "do": say("Do it"),
        "lawful": say("Yes: nothing is against it."),
        "nothing": say("{name} has no part in what is asked now.", name="{name}"),
        "against": say("No:"),
        "add": say("Add"),
        "to": say("to"),
        "story": say("What has happened"),
        "rule": say("The rule"),
        "close": say("Close"),
        "position": say("Put a position on the table"),
        "put": say("Put it there"),
        "lost": say("The table does not answer any more."),
        **_of_keeping(spoken),
        **_of_chance(spoken),
        **_of_setting_up(spoken),
        **_of_company(spoken),
        **_of_the_tour(spoken),
    }


def _of_keeping(spoken: Language) -> dict[str, str]:
    """Links and copies."""
    say = spoken.say
    return {
        "tools": say("The whole table"),
        "copy_link": say("Copy link"),
        "copy_record": say("Copy as JSON"),
        "copy_scenario": say("Copy as scenario"),
        "copied": say("It is on the clipboard."),
        "uncopied": say("Copy it from here: the browser does not let the page do it."),
        "broken_link": say("This link holds no table: it cannot be read."),
        "long_link": say("This link holds more than any table."),
    }


def _of_chance(spoken: Language) -> dict[str, str]:
    """A new game, dice and shuffles."""
    say = spoken.say
    return {
        "new_game": say("New game"),
        "begin": say("Begin"),
        "own_cards": say("A file of your own cards:"),
        "own_dice": say("I roll the dice myself"),
        "on_top": say("Put {name} on top", name="{name}"),
        "so": say("So be it"),
        "by_chance": say("Leave it to chance"),
        "players": say("Who plays"),
        "chance_plays": say("Chance plays {seat}", seat="{seat}"),
    }


def _of_setting_up(spoken: Language) -> dict[str, str]:
    """A position of one's own."""
    say = spoken.say
    return {
        "set_up": say("Set up a position"),
        "lay": say("Put it on the table"),
        "leave": say("Back to the table"),
        "position_lawful": say("This position can be put on the table."),
        "position_faults": say("This cannot be ({n}); what is wrong stands beside it.", n="{n}"),
        "on_table": say("In this position"),
        "of_edition": say("Of the edition"),
        "add_to": say("Add to: {name}", name="{name}"),
        "remove": say("Take out {name}", name="{name}"),
        "forward": say("Put {name} further to the front", name="{name}"),
        "otherwise": say("other than what lies there tells"),
        "by_name": say("by name"),
        "cards_here": say("{n} cards: which they are", n="{n}"),
        "own_card": say("a card of your own"),
    }


def _of_company(spoken: Language) -> dict[str, str]:
    """Somebody's engine beside the rules."""
    say = spoken.say
    return {
        "where": say("where"),
        "by_rules": say("the rules"),
        "by_engine": say("your engine"),
        "not_listed": say("It does not list:"),
        "wrongly_listed": say("It lists, and the rules do not allow:"),
    }


def _of_the_tour(spoken: Language) -> dict[str, str]:
    """Five steps for whoever has never sat at such a table; the first one ends with what the signs mean."""
    say, pictures = spoken.say, pictures_of(spoken.game)
    legend = spoken.text("site", pictures.LEGEND) if pictures is not None else ""
    return {
        "tour": say("How this works"),
        "next": say("Next"),
        "step": say("{n} of {total}", n="{n}", total="{total}"),
        "tour1": spoken.marks.space.join(filter(None, (say("This is what lies on the table."), legend))),
        "tour2": say("Here stands who is asked for what. The game goes on once that is answered."),
        "tour3": say(
            "Every lawful answer is a button: click one, and it happens. Whatever has happened can be taken back."
        ),
        "tour4": say(
            "Click a piece or a place: only the answers with it are left. Where there is none, it is said why not: the "
            "rule, and the fact that decides. A second click asks about both: this unit, to that place."
        ),
        "tour5": say(
            "Set up a position of your own, send it as a link, choose the dice, let chance play. What has happened is "
            "told at the end of the page, and § leads to the rule behind it."
        ),
    }
