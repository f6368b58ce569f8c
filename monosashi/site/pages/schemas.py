"""The page that lists the JSON Schemas."""

import json
from pathlib import Path

SCHEMAS = Path(__file__).resolve().parents[2] / "subjects" / "schemas"
HEADING = """\
# Schemas

Every message and document as a JSON Schema (2020-12), generated from the kit's types; the installed kit prints them
with `monosashi list schemas NAME`. [index.json](schemas/index.json) lists them for programs.

| schema | of |
| --- | --- |
"""


def schemas_page() -> str:
    """The schemas and what each is of."""
    listed = json.loads((SCHEMAS / "index.json").read_text("utf-8"))["schemas"]
    rows = [f"| [{row['name']}](schemas/{row['file']}) | {' '.join(row['about'].split())} |\n" for row in listed]
    return HEADING + "".join(rows)
