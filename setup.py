"""Compile the rules and the kernel with Cython. Without a C compiler the same files run interpreted.

STOLIK_PURE=1 compiles nothing; STOLIK_SANITIZE=1 compiles with checks of every array index and of arithmetic.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, CompileError

ROOT = Path(__file__).parent
MODULES = [
    "stolik.engine.rng",
    "stolik.engine.kernel",
    "stolik.engine.errand",
    "stolik.engine.mind",
    "stolik.bots.flat",
    "stolik.bots.tree",
    *sorted(
        f"stolik.games.{types.parent.name}.{types.stem}"
        for types in ROOT.glob("src/stolik/games/*/*.pxd")
        if types.stem != "__init__"
    ),
]
DIRECTIVES = {
    "annotation_typing": False,  # types come from the .pxd files only
    "infer_types": True,
    "binding": False,  # plain method descriptors: calls from Python are a third cheaper
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "language_level": 3,
}
SANITIZERS = ["-fsanitize=address,undefined,bounds", "-fno-sanitize-recover=all"]
CHECKED = [*SANITIZERS, "-O1", "-g", "-fno-omit-frame-pointer", "-fno-wrapv"]  # no wrapv: overflow is an error


class BuildAllOrNothing(build_ext):
    """A compiled module cannot work with an interpreted one, so one that fails leaves all interpreted."""

    extensions: list[Extension]
    parallel: int | None

    def run(self) -> None:
        if self.inplace:
            self.remove_built("src")  # a module of yesterday would hide the source of today
        super().run()

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        try:
            if self.compiler.compiler_type == "msvc":
                raise CompileError("this compiler has no 128-bit integers")
            super().build_extensions()
        except (BaseError, CCompilerError) as error:
            self.leave_interpreted(error)

    def leave_interpreted(self, error: Exception) -> None:
        self.warn(f"{error}\nStolik was not compiled: it works, but bots and simulations are much slower.")
        self.remove_built(self.build_lib)
        self.extensions = []

    def remove_built(self, folder: str) -> None:
        for module in self.extensions:
            Path(folder, self.get_ext_filename(module.name)).unlink(missing_ok=True)


def extensions() -> list[Extension]:
    if os.environ.get("STOLIK_PURE") == "1":
        return []
    from Cython.Build import cythonize

    checked = os.environ.get("STOLIK_SANITIZE") == "1"
    modules = [
        Extension(
            module,
            [f"src/{module.replace('.', '/')}.py"],
            extra_compile_args=CHECKED if checked else ["-O3"],
            extra_link_args=SANITIZERS if checked else [],
        )
        for module in MODULES
    ]
    return cythonize(  # type: ignore[no-any-return]
        modules,
        build_dir="build/cython",
        compiler_directives=DIRECTIVES,
        nthreads=os.cpu_count() if sys.platform == "linux" else 0,
    )


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
