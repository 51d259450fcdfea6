"""Compile the rules and the kernel with Cython. Without a C compiler the same files run interpreted."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCES = [
    "engine/rng.py",
    "engine/kernel.py",
    *sorted(
        f"games/{p.parent.name}/{p.name}"
        for name in ("rules", "policy")
        for p in Path("src/stolik/games").glob(f"*/{name}.py")
        if p.with_suffix(".pxd").exists()
    ),
]


def compiler_flags() -> list[str]:
    if sys.platform == "win32":
        return ["/O2"]
    if os.environ.get("STOLIK_SANITIZE") == "1":
        return [
            "-O1",
            "-g",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=undefined",
            "-fno-omit-frame-pointer",
        ]
    return ["-O3"]


def extensions() -> list[Extension]:
    if os.environ.get("STOLIK_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    flags = compiler_flags()
    link = [flag for flag in flags if flag.startswith("-fsanitize")]
    modules = cythonize(
        [
            Extension(
                "stolik." + source.removesuffix(".py").replace("/", "."),
                [f"src/stolik/{source}"],
                extra_compile_args=flags,
                extra_link_args=link,
            )
            for source in SOURCES
        ],
        build_dir="build/cython",
        compiler_directives={
            "annotation_typing": False,  # types come from the .pxd files only
            "infer_types": True,
            "binding": False,  # plain method descriptors: calls from Python are a third cheaper
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "language_level": 3,
        },
    )
    for module in modules:
        module.optional = True  # no compiler: a warning, and the .py stays (cythonize drops the flag given above)
    return modules


setup(ext_modules=extensions())
