"""What MkDocs does beyond rendering our pages: it publishes the JSON Schemas and the score of every clause."""

import json
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from monosashi import suite
from monosashi.ledger import load_ledger
from monosashi.mutants.matrix import shipped_scores

SCHEMAS = Path(__file__).resolve().parents[2] / "monosashi" / "schemas"
SCHEMAS_HEADING = """\
# Schemas

Every message and document as a JSON Schema (2020-12), generated from the kit's types; the installed kit prints them
with `monosashi schema NAME`. [index.json](schemas/index.json) lists them for programs.

| schema | of |
| --- | --- |
"""
SCORES_HEADING = """\
# Scores

For every clause: how many wrong twins it has (rules bent or removed in just that clause), how many of them a scenario
of the clause itself notices, and how many of its scenarios notice any. `monosashi mutants deus` makes these figures
anew; [what a green run proves](proof.md) says what they are good for.
"""

COLUMNS = """\
| clause | wrong twins | noticed | scenarios that notice |
| --- | --- | --- | --- |
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the schemas with a page that lists them, and the page of scores."""
    for path in sorted(SCHEMAS.glob("*.json")):
        files.append(File.generated(config, f"schemas/{path.name}", abs_src_path=str(path)))
    files.append(File.generated(config, "schemas.md", content=schemas_page()))
    files.append(File.generated(config, "scores.md", content=scores_page("deus")))
    return files


def schemas_page() -> str:
    """The schemas and what each is of."""
    listed = json.loads((SCHEMAS / "index.json").read_text("utf-8"))["schemas"]
    rows = [f"| [{row['name']}](schemas/{row['file']}) | {' '.join(row['about'].split())} |\n" for row in listed]
    return SCHEMAS_HEADING + "".join(rows)


def scores_page(ruleset: str) -> str:
    """A table for each chapter, in the rulebook's order."""
    ledger, scores = load_ledger(ruleset), shipped_scores(ruleset).clauses
    titles = {scenario.file.removesuffix(".feature"): scenario.feature for scenario in suite.scenarios(ruleset)}
    page = [SCORES_HEADING]
    for section, title in titles.items():
        page.append(f"\n## {title}\n\n{COLUMNS}")
        for clause in ledger.values():
            if clause.section == section and clause.id in scores:
                score = scores[clause.id]
                told = score.equivalent or f"{score.mutants} | {score.own} | {score.scenarios}"
                page.append(f"| `{clause.id}`<br>{clause.en} | {told} |\n")
    return "".join(page)
