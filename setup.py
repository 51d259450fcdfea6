"""Compile with Cython what has to be fast. Without a C compiler the same files run interpreted.

STOLIK_PURE=1 compiles nothing; STOLIK_SANITIZE=1 compiles with checks of every array index and of arithmetic.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, CompileError

sys.path.insert(0, str(Path(__file__).parent / "buildtools"))
from compiled import FAST, LIVE, source

PLAIN = {
    "annotation_typing": False,  # types come from the .pxd files only
    "language_level": 3,
}
TYPED = {
    **PLAIN,
    "infer_types": True,
    "binding": False,  # plain method descriptors: calls from Python are a third cheaper
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
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
    if os.environ.get("STOLIK_SANITIZE") == "1":
        return compiled(FAST, TYPED, CHECKED, SANITIZERS)
    return compiled(FAST, TYPED, ["-O3"]) + compiled(LIVE, PLAIN, ["-O2"])


def compiled(
    modules: list[str], directives: Mapping[str, object], compile_args: list[str], link_args: Sequence[str] = ()
) -> list[Extension]:
    from Cython.Build import cythonize

    return cythonize(  # type: ignore[no-any-return]
        [
            Extension(
                module,
                [str(source(module).relative_to(Path.cwd()))],
                extra_compile_args=compile_args,
                extra_link_args=list(link_args),
            )
            for module in modules
        ],
        build_dir="build/cython",
        compiler_directives=dict(directives),
        nthreads=os.cpu_count() if sys.platform == "linux" else 0,
    )


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
