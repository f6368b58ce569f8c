"""Every message held against the published schemas, by a validator that knows nothing of the kit's types.

Reading an answer already tells a wrong one. This says it a second time, independently, and says it of the kit's own
requests, too: a schema that an implementer builds on must be right.
"""

from functools import cache
from typing import Any

import msgspec
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

import reference_engine as engine
from monosashi.subjects.protocol import schemas
from monosashi.subjects.status import OurFault, ScenarioEnded, Status
from reference_engine.kernel.codec import PLAIN, Codec, Unreadable

DOCUMENTS = {"load": "position", "start": "start", "apply": "action"}
"""The document of the game that the params of a method hold, called the same. Their results may have a view."""


def codec_of(game: str, document: str) -> Codec:
    """What reads such a document."""
    found = engine.game(game)
    return {"position": found.quiet_positions, "start": found.starts, "action": found.answers}[document]


VALUE_LENGTH = 80
"""How many characters of a wrong value a message shows."""


@cache
def validators() -> dict[str, Draft202012Validator]:
    """A validator for each published schema, by its name."""
    return {name: Draft202012Validator(schema) for name, schema in schemas().items()}


class Checker:
    """Checks the conversation with one implementation, in both directions."""

    def __init__(self) -> None:
        """No edition has been mentioned yet; without one, documents cannot be checked."""
        self._game = ""

    def request(self, method: str, message: bytes) -> None:
        """Check what is about to be sent. Raises OurFault.

        Some scenarios send a document that is meant to be turned down. It may break its schema if the kit's own types
        do not take it either.
        """
        plain = msgspec.json.decode(message)
        params = plain.get("params", {})
        game = str(params.get("edition", "")).partition("@")[0]
        if game in engine.GAMES:
            self._game = game
        found = fault(f"{method}.request", plain)
        if not found and method in DOCUMENTS and self._game:
            found = self._in_document(DOCUMENTS[method], params[DOCUMENTS[method]])
        if found:
            raise OurFault(
                f"the kit is at fault, not the engine: its own {method} request breaks the published schema {found}; "
                "please report this"
            )

    def _in_document(self, document: str, plain: Any) -> str:
        """What is wrong with a document that the kit itself takes for right; empty if nothing is."""
        found = fault(f"{self._game}.{document}", plain, f"$.params.{document}")
        if found:
            try:
                codec_of(self._game, document).convert(plain)
            except Unreadable:
                return ""
        return found

    def answer(self, method: str, line: bytes) -> None:
        """Check what came back. Raises ScenarioEnded with PROTOCOL_ERROR, naming the place."""
        plain = PLAIN.load(line, looked_at=True)
        if "error" in plain:
            found = fault("error", plain)
        else:
            found = fault(f"{method}.response", plain)
            if not found and method == "observe" and self._game:
                found = fault(f"{self._game}.view", plain["result"], "$.result")
            if not found and method in DOCUMENTS and self._game:
                brought = (plain["result"] or {}).get("view")
                found = fault(f"{self._game}.view", brought, "$.result.view") if brought is not None else ""
            view = plain["result"].get("view") if method in DOCUMENTS and isinstance(plain["result"], dict) else None
            if not found and view is not None and self._game:
                found = fault(f"{self._game}.view", view, "$.result.view")
            if not found and method == "legal" and self._game:
                listed = enumerate(plain["result"])
                every = (fault(f"{self._game}.action", action, f"$.result[{n}]") for n, action in listed)
                found = next(filter(None, every), "")
        if found:
            message = f"the answer to {method} breaks the published schema {found}"
            raise ScenarioEnded(Status.PROTOCOL_ERROR, message, "a valid answer", found)


def fault(schema: str, plain: Any, place: str = "$") -> str:
    """What is wrong with a value: the schema's name, the place, and what is expected there; empty if nothing is."""
    errors = validators()[schema].iter_errors(plain)
    first = next(errors, None)
    if first is None:
        return ""
    worst: ValidationError = best_match([first, *errors]) or first
    where = place + worst.json_path[1:]
    said = worst.message if len(worst.message) <= VALUE_LENGTH else _short(worst)
    return f"{schema} at {where}: {said}"


def _short(error: ValidationError) -> str:
    """What a keyword demands, without the whole of a long value."""
    value = msgspec.json.encode(error.instance).decode()
    shown = value if len(value) <= VALUE_LENGTH else f"{value[:VALUE_LENGTH]}…"
    return f"{error.validator} {error.validator_value!s:.80} does not hold for {shown}"
