"""JSON in and out: a position or an answer to bytes and back, and their JSON Schema."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from reference_engine.kernel.faults import faults
from reference_engine.kernel.json_text import keys_repeated_in, malformed, repeated_keys
from reference_engine.kernel.plain import halves_in, halves_of, number, unmarked, with_integers

SCHEMA_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def means(**values: str) -> msgspec.Meta:
    """What each value of a closed list means, beside the type of a field."""
    return msgspec.Meta(extra={"means": values})


class Unreadable(Exception):
    """A document is not what it should be. ``faults`` has one sentence for each way in which it is not."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("; ".join(found))
        self.faults = found

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is sent from one process to another."""
        return Unreadable, (self.faults,)


UNTYPED = msgspec.json.Decoder(float_hook=number)


class Codec:
    """Reads and writes one type of document, canonically: equal values give equal bytes.

    The gate of :mod:`reference_engine.kernel.plain` is here: a byte-order mark goes, ``2.0`` is taken for an integer
    where one is expected, and a lone surrogate is refused.
    """

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind, float_hook=number)
        self._encoder = msgspec.json.Encoder(order="deterministic")
        # msgspec remembers how to convert to a Struct, while it studies a union anew for every value: 1 µs, not 40.
        self._box: Any = msgspec.defstruct("Document", [("value", kind)])

    def dump(self, value: Any) -> bytes:
        """The document's canonical JSON, UTF-8."""
        return self._encoder.encode(value)

    def load(self, text: bytes | str, *, looked_at: bool = False) -> Any:
        """The value; raises Unreadable with all faults, keys that stand twice in an object among them.

        A part of a text that has been ``looked_at`` as a whole is not searched for them again.
        """
        raw = unmarked(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
        try:
            value = self._decoder.decode(raw)
            twice = [] if looked_at else keys_repeated_in(raw)
        except msgspec.ValidationError as error:
            return self._with_integers(raw, error)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Unreadable(self._all_faults(raw, error)) from None
        if twice:
            raise Unreadable(twice)
        return value

    def convert(self, plain: object) -> Any:
        """The value from plain dicts and lists; raises Unreadable with all faults."""
        try:
            value = msgspec.convert({"value": plain}, self._box).value
        except UnicodeEncodeError:
            raise Unreadable(halves_of(plain)) from None
        except msgspec.ValidationError as error:
            value = self._converted(plain, error)
        except RecursionError as error:
            raise Unreadable([str(error)]) from None
        if wrong := halves_of(value):
            raise Unreadable(wrong)
        return value

    def _converted(self, plain: object, error: Exception) -> Any:
        """The value, if integers are all that is amiss: numbers with a point and an integral value."""
        try:
            whole = with_integers(plain)
            return msgspec.convert({"value": whole}, self._box).value
        except (msgspec.ValidationError, UnicodeEncodeError):
            raise Unreadable(halves_of(plain) or faults(whole, self.kind) or [str(error)]) from None
        except RecursionError:
            raise Unreadable([str(error)]) from None

    def _with_integers(self, raw: bytes, error: Exception) -> Any:
        """The same of a text."""
        try:
            plain = UNTYPED.decode(raw)
            value = self._decoder.decode(msgspec.json.encode(plain))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError):
            raise Unreadable(self._all_faults(raw, error)) from None
        if twice := repeated_keys(raw):
            raise Unreadable(twice)
        return value

    def _all_faults(self, raw: bytes, error: Exception) -> list[str]:
        try:
            plain = UNTYPED.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as unreadable:
            return halves_in(raw) or [malformed(raw, unreadable)]
        return [*repeated_keys(raw), *faults(plain, self.kind)] or [str(error)]

    def schema(self, title: str) -> dict[str, Any]:
        """The JSON Schema (2020-12) of the document."""
        return {"$schema": SCHEMA_DIALECT, "title": title, **json_schema(self.kind)}

    def identity(self, value: Any) -> str:
        """SHA-256 of the canonical JSON, in hexadecimal: equal for equal values only."""
        return hashlib.sha256(self.dump(value)).hexdigest()


PLAIN = Codec(Any)
"""Reads JSON of any kind as plain data."""


def json_schema(kind: Any) -> dict[str, Any]:
    """The JSON Schema of a type, by which a tagged Struct needs its tag only where it is one of several.

    msgspec reads one that stands alone without its tag, but demands the tag in the schema all the same. What is known
    to documents by its tag alone is called by it in the schema, too.
    """
    schema: dict[str, Any] = _called_by_tags(msgspec.json.schema(kind))
    definitions = schema.get("$defs", {})
    tags: dict[str, str] = {}
    for union in _within(schema):
        if "discriminator" in union:
            tag = union["discriminator"]["propertyName"]
            tags.update(dict.fromkeys(union["discriminator"]["mapping"].values(), tag))
    one_of_several = {id(each) for union in _within(schema) if "discriminator" in union for each in union["anyOf"]}
    for place in list(_within(schema)):
        pointer = place.get("$ref")
        if pointer in tags and id(place) not in one_of_several:
            name = pointer.rpartition("/")[2]
            alone = f"{name}Alone"
            required = [field for field in definitions[name]["required"] if field != tags[pointer]]
            definitions[alone] = {**definitions[name], "required": required}
            place["$ref"] = f"#/$defs/{alone}"
    return schema


def _called_by_tags(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose definitions have the tags of what they define for names, unless two would have one name."""
    definitions = schema.get("$defs", {})
    tags: dict[str, set[str]] = {}
    for union in _within(schema):
        for tag, pointer in union.get("discriminator", {}).get("mapping", {}).items() if "anyOf" in union else ():
            tags.setdefault(pointer.rpartition("/")[2], set()).add(tag)
    wanted = {name: next(iter(found)) for name, found in tags.items() if len(found) == 1}
    taken = Counter([*wanted.values(), *(name for name in definitions if name not in wanted)])
    names = {name: tag for name, tag in wanted.items() if taken[tag] == 1}
    for place in list(_within(schema)):
        name = str(place.get("$ref", "")).rpartition("/")[2]
        if name in names:
            place["$ref"] = f"#/$defs/{names[name]}"
        if "discriminator" in place and "anyOf" in place:
            mapping = place["discriminator"]["mapping"]
            for tag, pointer in mapping.items():
                name = pointer.rpartition("/")[2]
                mapping[tag] = f"#/$defs/{names.get(name, name)}"
    schema["$defs"] = {names.get(name, name): content for name, content in definitions.items()}
    return schema


def _within(schema: Any) -> Iterator[dict[str, Any]]:
    """Every object in a schema, itself included."""
    if isinstance(schema, dict):
        yield schema
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from _within(part)
