"""The keyboard of a terminal: lines can be edited and called back, commands completed with Tab."""

from collections.abc import Iterable

from monosashi.play.orders import verbs
from monosashi.play.session import SHOWS
from reference_engine.kernel.edition import Edition


def commands(rules: Edition) -> list[str]:
    """The words with which a line may begin."""
    return sorted({*verbs(rules), *SHOWS, "random"})


def completions(known: Iterable[str], line: str, text: str) -> list[str]:
    """What the first word of an answer may become; behind it nothing is completed.

    >>> completions(["march", "more", "pass"], "pass; m", "m")
    ['march ', 'more ']
    """
    first = line.rpartition(";")[2].lstrip()
    return [f"{word} " for word in known if word.startswith(text)] if first == text else []


def edit_lines(rules: Edition) -> None:
    """Let ``input`` edit lines and remember them, where Python has what it needs for that."""
    try:
        import readline
    except ImportError:
        return
    known = commands(rules)

    def complete(text: str, number: int) -> str | None:
        found = completions(known, readline.get_line_buffer()[: readline.get_endidx()], text)
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ;")
    on_tab = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    readline.parse_and_bind(on_tab)
