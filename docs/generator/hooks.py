"""What MkDocs does beyond rendering our pages: it publishes the JSON Schemas that the package ships, and lists them."""

import json
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

SCHEMAS = Path(__file__).resolve().parents[2] / "monosashi" / "schemas"
HEADING = """\
# Schemas

Every message and document as a JSON Schema (2020-12), generated from the kit's types; the installed kit prints them
with `monosashi schema NAME`. [index.json](schemas/index.json) lists them for programs.

| schema | of |
| --- | --- |
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the schemas, and a page that lists them."""
    for path in sorted(SCHEMAS.glob("*.json")):
        files.append(File.generated(config, f"schemas/{path.name}", abs_src_path=str(path)))
    listed = json.loads((SCHEMAS / "index.json").read_text("utf-8"))["schemas"]
    rows = [f"| [{row['name']}](schemas/{row['file']}) | {' '.join(row['about'].split())} |\n" for row in listed]
    files.append(File.generated(config, "schemas.md", content=HEADING + "".join(rows)))
    return files
