"""A ledger that is wrong is refused in a sentence, and features are found in a clone and in an installation."""

from pathlib import Path

import pytest

from monosashi.rulebook.folders import features_of, own_features, own_steps
from monosashi.rulebook.ledger import BadLedger, load_ledger


def test_a_ledger_that_does_not_exist_or_is_wrong_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("monosashi.rulebook.ledger.features_of", lambda game: tmp_path / game)
    folder = tmp_path / "go"
    with pytest.raises(BadLedger, match="there is no such file"):
        load_ledger("go")
    folder.mkdir()
    row = 'id = "go.ko"\npage = { "go@1" = "1" }\nterm_ja = ""\ntitle = ""\nen = ""\nstatus = "normative"\n'
    for text, fault in (
        ("=", "clauses.toml"),
        ('[[clause]]\nid = "x"\nbogus = 1', "bogus"),
        (2 * f"[[clause]]\n{row}", "two rows"),
    ):
        (folder / "clauses.toml").write_text(text)
        with pytest.raises(BadLedger, match=fault):
            load_ledger("go")


def test_the_features_are_beside_the_package_or_bundled_in_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (features_of("deus") / "clauses.toml").is_file()
    monkeypatch.setattr("monosashi.rulebook.folders.PACKAGE", tmp_path / "monosashi")
    assert (own_features("deus"), own_steps("deus")) == (tmp_path / "features" / "deus", "steps.deus")
    bundled = tmp_path / "monosashi" / "bundled" / "features"
    bundled.mkdir(parents=True)
    assert (own_features("deus"), own_steps("deus")) == (bundled / "deus", "monosashi.bundled.steps.deus")
