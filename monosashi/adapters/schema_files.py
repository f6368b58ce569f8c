"""Every JSON Schema that the kit publishes, by one name each, and the files made of them (``subjects/schemas/``)."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from monosashi.diagnosis.document import DiagnosedRun
from monosashi.kit.registry import kit
from monosashi.records import game_record
from monosashi.subjects.protocol import schemas
from monosashi.support.files import plain_json
from monosashi.verification import vectors
from reference_engine import GAMES
from reference_engine.kernel.codec import SCHEMA_DIALECT

INDEX = "index.json"
SHIPPED = Path(__file__).resolve().parents[1] / "subjects" / "schemas"
"""The schemas as files, generated: ``monosashi list schemas --all monosashi/subjects/schemas``."""


class SchemaEntry(Struct, frozen=True):
    """One schema: its name, its file, what it describes."""

    name: str
    file: str
    about: str
    sha256: str


def every() -> dict[str, dict[str, Any]]:
    """All schemas by name: messages, documents of the games, vectors, records of games.

    ``deus.saved`` is a whole position as the reference engine saves it, ``deus.cards`` a file of cards, likewise for
    every game; ``vector`` and ``manifest`` are what ``monosashi adapter vectors`` writes, ``diagnosis`` what
    ``monosashi report --json`` does, ``game`` is a line of the record of a game; the others are those of
    :func:`monosashi.subjects.protocol.schemas`.
    """
    found = schemas()
    for game in GAMES.values():
        found[f"{game.name}.saved"] = game.positions.schema(f"{game.name}.saved")
        found[f"{game.name}.cards"] = {**kit(game.name).cards.schema(), "title": f"{game.name}.cards"}
    for name, kind in (("vector", vectors.Vector), ("manifest", vectors.Manifest), ("diagnosis", DiagnosedRun)):
        found[name] = {"$schema": SCHEMA_DIALECT, "title": name, **msgspec.json.schema(kind)}
    found["game"] = {**game_record.LINES.schema("game"), "description": "A line of the record of a game."}
    return found


def files() -> Iterator[tuple[str, bytes]]:
    """Every schema as a file, by its name, and the index that lists them. The same bytes every time."""
    entries = []
    for name, schema in every().items():
        content = plain_json(schema)
        file = f"{name}.schema.json"
        entries.append(SchemaEntry(name, file, _about(schema), hashlib.sha256(content).hexdigest()))
        yield file, content
    yield INDEX, plain_json({"schemas": entries})


def _about(schema: dict[str, Any]) -> str:
    """The first sentence of the description of what the schema is about."""
    described = schema
    if "$ref" in schema:
        described = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    return str(described.get("description", "")).partition("\n")[0]
