"""An engine in JavaScript behind the protocol: ``python node.py shogiops FOLDER``; npm has installed it in the folder.

What an engine is asked goes to ``shogiops.mjs`` as a line of JSON, a name and its arguments; what comes back is the
answer, or why there is none.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from speaking import serve
from table import Refused, Table


class Node:
    """A game under way, in a process of Node.js."""

    def __init__(self, name: str, folder: str) -> None:
        """Start it, and ask what it is called."""
        script = str(Path(__file__).resolve().with_name(f"{name}.mjs"))
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(["node", script], cwd=folder, stdin=pipe, stdout=pipe, text=True)
        self.NAME, self.VERSION, self.READINGS = self.ask("hello")

    def ask(self, *what: str) -> Any:
        """The answer. Raises Refused."""
        print(json.dumps(what), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "refused" in answer:
            raise Refused(answer["refused"])
        return answer["is"]

    def __getattr__(self, name: str) -> Any:
        """Each question is asked by its name."""
        return lambda *arguments: self.ask(name, *arguments)


if __name__ == "__main__":
    serve(Table(Node(*sys.argv[1:])))
