"""Pin what requirements/*.in ask for: exact versions, with the hashes of all their files.

`python3 tools/pin.py` takes in changes of the .in files; with `--upgrade` the newest of everything.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "requirements"
PIP_TOOLS = "pip-tools==7.6.2"
OPTIONS = [
    "--quiet",
    "--allow-unsafe",  # setuptools, too
    "--generate-hashes",
    "--no-emit-find-links",
    "--no-emit-index-url",
    "--no-emit-trusted-host",
    "--no-header",
    "--strip-extras",
]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python"))
        subprocess.run([python, "-m", "pip", "install", "--quiet", PIP_TOOLS], check=True)
        for name in ("run", "dev"):
            compile_one = [python, "-m", "piptools", "compile", *OPTIONS, *sys.argv[1:]]
            subprocess.run([*compile_one, f"--output-file={name}.txt", f"{name}.in"], cwd=FOLDER, check=True)


if __name__ == "__main__":
    main()
