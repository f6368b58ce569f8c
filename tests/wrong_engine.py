"""The reference engine with wrong rules, behind the protocol: ``python -m wrong_engine EDITION RULE...``.

A rule is named as the kill matrix names it; several make an engine with several faults.
"""

import sys

import reference_engine as engine
from monosashi.kit.registry import register_games
from monosashi.mutants.measuring import rule_named
from monosashi.subjects import serve
from monosashi.subjects.reference import Reference
from reference_engine.kernel.edition import Edition


class WrongEngine(serve.Server):
    """Plays one edition, by rules that have been bent."""

    def __init__(self, rules: Edition) -> None:
        super().__init__(rules.name)
        self.rules = rules

    def _fresh(self, edition: str) -> Reference:
        super()._fresh(edition)
        return Reference(self.rules)


def bent(edition: str, *identities: str) -> Edition:
    """The edition's rules, wrong in one way after another."""
    rules = engine.edition(edition)
    for identity in identities:
        rules = rule_named(edition, identity).bend(rules)
    return rules.amended(edition)


if __name__ == "__main__":
    register_games()
    server = WrongEngine(bent(*sys.argv[1:]))
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(server.answer(line))
        sys.stdout.buffer.flush()
        if server.finished:
            break
