"""What the search says: its boxes, which every page has, and its results."""

from collections.abc import Mapping

from monosashi.site.text.language import Language


def box_labels(language: Language) -> Mapping[str, str]:
    """What is said before anybody searches."""
    say = language.say
    return {
        "search": say("Search the rules"),
        "ask": say("Ask a question, or name a rule"),
        "close": say("Close the search"),
        "clear": say("Clear the question"),
        "loading": say("The rules are being fetched …"),
        "failed": say("The rules could not be fetched."),
        "results": say("Rules found"),
    }


def result_labels(language: Language) -> Mapping[str, str | list[str]]:
    """What is said of what is found."""
    say = language.say
    return {
        "none": say("No rule found. Try another word, or look into the contents."),
        "one": say("One result"),
        "some": say("{number} results", number="{number}"),
        "game": say("Game"),
        "every_game": say("All games"),
        "edition": say("Edition"),
        "every_edition": say("All editions"),
        "page": say("page {page}", page="{page}"),
        "question": say("Question"),
        "term": say("Term"),
        "statuses": [
            "",
            say("our interpretation"),
            say("cannot be tested"),
            say("our own card texts"),
        ],
        "watch": say("Watch an example"),
        "others": say("Other games"),
        "documents": say("Documents, too"),
        "documents_group": say("Documents"),
        "link": say("Link to this search"),
    }
