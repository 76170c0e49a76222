"""Build steps that pyproject.toml can't express: game texts as package data, and the compiled engine.

`AIRLOCK_COMPILE=1` compiles the engine with mypyc: `make compiled` for the tests, or, for a compiled installation,
`pip install mypy 'setuptools>=77'` and `AIRLOCK_COMPILE=1 pip install --no-build-isolation .` in a clone.
`AIRLOCK_OPT` is the C optimisation level (0-3, default 3), `AIRLOCK_JOBS` the number of C compilers at work at once
(default: the number of processors).
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import setuptools
from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
ENGINE = ("kernel", "survival", "titles")
TEXTS = ("rules", "locales", "lessons")
COMPILE = os.environ.get("AIRLOCK_COMPILE") == "1"
# Without isolation pip installs nothing that the build needs, and a new environment may come with an old setuptools.
NEEDED = """AIRLOCK_COMPILE=1 needs mypyc and setuptools 77 or newer where pip runs. First

    pip install mypy 'setuptools>=77'

then, in a clone,

    AIRLOCK_COMPILE=1 pip install --no-build-isolation ."""


class BuildPy(build_py):
    """Ships the top-level text folders inside the package; a source checkout reads them where they are."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for folder in TEXTS:
            target = Path(self.build_lib) / "airlock" / "_data" / folder
            shutil.rmtree(target, ignore_errors=True)
            if (ROOT / folder).is_dir():
                shutil.copytree(ROOT / folder, target)


class BuildEngine(build_ext):
    """Compiles the engine packages with mypyc."""

    def finalize_options(self) -> None:
        try:
            from mypyc.build import mypycify
        except ImportError:
            raise SystemExit(NEEDED) from None

        files = [path for part in ENGINE for path in sorted((ROOT / "src" / "airlock" / part).rglob("*.py"))]
        target = Path("build") / "mypyc"
        target.mkdir(parents=True, exist_ok=True)
        level = os.environ.get("AIRLOCK_OPT", "3")
        # Objects are kept for the next build, so their folder names what they depend on apart from the C files.
        self.build_temp = str(Path("build") / f"objects-{sys.implementation.cache_tag}-O{level}")
        extensions: Any = mypycify(
            ["--config-file=pyproject.toml", *(str(path.relative_to(ROOT)) for path in files)],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            target_dir=str(target),
        )
        self.distribution.ext_modules = extensions
        super().finalize_options()

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_one_by_one = compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            """setuptools compiles the files of an extension in a row, and again even if nothing changed."""
            newest_header = max((path.stat().st_mtime for path in Path("build/mypyc").rglob("*.h")), default=0.0)

            def compile_one(source: str) -> list[str]:
                objects: list[str] = compiler.object_filenames([source], output_dir=options.get("output_dir") or "")
                made = Path(objects[0])
                if made.exists() and made.stat().st_mtime > max(Path(source).stat().st_mtime, newest_header):
                    return objects
                compiled: list[str] = compile_one_by_one([source], **options)
                return compiled

            jobs = int(os.environ.get("AIRLOCK_JOBS") or os.cpu_count() or 1)
            with ThreadPoolExecutor(jobs) as pool:
                return [made for objects in pool.map(compile_one, sources) for made in objects]

        compiler.compile = compile_side_by_side
        super().build_extensions()


class EngineDistribution(Distribution):
    """Knows that there will be extension modules before mypyc has named them."""

    def has_ext_modules(self) -> bool:
        return True


if COMPILE:
    if int(setuptools.__version__.split(".")[0]) < 77:
        raise SystemExit(NEEDED)
    setup(cmdclass={"build_py": BuildPy, "build_ext": BuildEngine}, distclass=EngineDistribution)
else:
    setup(cmdclass={"build_py": BuildPy})
