"""Set Stolik up and run it, from nothing but Python.

python3 run.py                the pages in the browser: stolik serve
python3 run.py play toads     stolik with any arguments
python3 run.py test           everything the project checks
python3 run.py format         put the sources in shape, then lint and type-check them

The first time it makes .venv beside this file; whenever what that is made from changes, it is brought up to date.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
OLDEST = (3, 11)

NO_VENV = """This Python cannot make virtual environments: its modules venv and ensurepip are missing.
On Debian and Ubuntu `sudo apt install python3-venv` brings them."""
INTERPRETED = """Stolik runs interpreted: it works, but bots and simulations are much slower.
To have it compiled, install a C compiler and the headers of Python (on Debian and Ubuntu `sudo apt install gcc
python3-dev`), delete .venv and run this again. What the compiler says: `{} setup.py build_ext --inplace`"""


def main(arguments: "list[str]") -> None:
    if sys.version_info < OLDEST:
        sys.exit(f"Stolik needs Python 3.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    os.chdir(ROOT)
    if arguments[:1] == ["test"]:
        set_up("dev")
        become(PYTHON, "-m", "tools.check", *arguments[1:])
    elif arguments == ["format"]:
        set_up("dev")
        become(PYTHON, "-m", "tools.format")
    else:
        set_up("run")
        become(str(PROGRAMS / "stolik"), *(arguments or ["serve"]))


def set_up(requirements: str) -> None:
    step("python", sys.version + str(ROOT), "making .venv (a minute or two, once)", make_venv)
    for name in dict.fromkeys(("run", requirements)):
        pins = Path("requirements", f"{name}.txt")
        step(name, digest([pins]), f"installing {pins}", pip, "--require-hashes", "-r", str(pins))
    build_pages()
    step("package", digest(compiled_from()), "compiling the games", install_package)


def step(name: str, made_from: str, words: str, action: "Callable[..., None]", *arguments: str) -> None:
    """Do something unless it was done before, from the very same things."""
    stamp = VENV / f"{name}.stamp"
    if stamp.exists() and stamp.read_text() == made_from:
        return
    say(words)
    action(*arguments)
    stamp.write_text(made_from)


def make_venv() -> None:
    try:
        import ensurepip  # noqa: F401  Debian has venv without it, and then fails half-way
        import venv
    except ImportError:
        sys.exit(NO_VENV)
    venv.create(VENV, clear=True, with_pip=True)


def build_pages() -> None:
    """Those of the browser, unless they are there. Without them everything works but `stolik serve`."""
    sys.path.insert(0, "buildtools")
    import pages

    if pages.wanted() and not pages.fresh():
        say("building the pages (a minute the first time)")
        subprocess.call([PYTHON, "buildtools/pages.py"])


def install_package() -> None:
    pip("--no-build-isolation", "--no-deps", "--editable", ".")
    if subprocess.call([PYTHON, "-m", "tools.modules"], stdout=subprocess.DEVNULL):
        say(INTERPRETED.format(PYTHON))


def pip(*arguments: str) -> None:
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    without_pages = {**os.environ, "STOLIK_PAGES": "0"}  # the package is installed with those that are there
    if subprocess.call(command, env=without_pages):
        sys.exit("That failed; pip says why above. Running this again goes on from here.")


def compiled_from() -> "list[Path]":
    sys.path.insert(0, "buildtools")
    import compiled

    sources = [compiled.source(module).relative_to(ROOT) for module in compiled.MODULES]
    return [Path("setup.py"), Path("pyproject.toml"), *sorted(Path("src").rglob("*.pxd")), *sources]


def digest(paths: "list[Path]") -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def say(text: str) -> None:
    print("Stolik:", text, file=sys.stderr, flush=True)


def become(*command: str) -> None:
    """Go on as another program; where the system cannot, wait for it."""
    if os.name == "posix":
        os.execv(command[0], command)
    sys.exit(subprocess.call(command))


if __name__ == "__main__":
    main(sys.argv[1:])
