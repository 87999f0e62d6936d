"""Compiles every module that has a `.pxd` beside it; without a compiler the install goes on, uncompiled.

`python setup.py build_ext --inplace` puts the compiled files beside their sources and does nothing when they are
those of the sources on disk. SACRARIUM_NATIVE=1 builds for this machine's processor.
"""

import contextlib
import functools
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import IO

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "sacrarium"
WORK = HERE / "build" / "engine"
LOG = WORK / "log.txt"
ATTEMPT = WORK / "attempt.txt"  # what the last build was made from, finished or not
FAILURE = WORK / "failure.txt"  # the same for a build that failed, and why
DIRECTIVES = {
    "language_level": 3,
    "binding": False,  # compiled methods are called more often than they are looked at
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
NATIVE = os.environ.get("SACRARIUM_NATIVE", "0") not in {"", "0"}
# No fused multiply-add: a search must reach the same figures compiled and uncompiled.
# Cython passes optional arguments of a method that is overridden in a struct of another name and the same layout.
FLAGS = [
    "-O3",
    "-ffp-contract=off",
    "-Wno-incompatible-pointer-types",
    *(["-march=native"] if NATIVE else []),
]
WORKERS = 2


def load(name: str) -> ModuleType:
    """A module of the package, without importing the package."""
    spec = importlib.util.spec_from_file_location(f"_sacrarium{name}", PACKAGE / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ENGINE = load("_engine")  # what is compiled, and what a build was made from
load("_faces").write_faces(PACKAGE)


class BuildEngine(build_ext):
    """Builds all compiled modules or none, and never fails."""

    def finalize_options(self) -> None:
        """Translate to C here: from this point on setuptools wants the final list of extensions."""
        wait_for_turn()
        self.parallel = WORKERS
        self.sources = ENGINE.manifest(str(PACKAGE))  # a file edited during the build makes it stale
        self.fresh = bool(self.inplace) and is_fresh()
        self.problem = None if self.fresh else self.translate()
        if self.fresh or self.problem is not None:
            self.distribution.ext_modules = []
        super().finalize_options()

    def translate(self) -> str | None:
        """Turn the modules into C; returns what stands in the way."""
        problem = why_not_compile(self.sources)
        if problem is not None:
            return problem
        from Cython.Build import cythonize

        self.force = must_start_over(self.sources)
        begin(self.sources)
        if self.inplace:
            clear_away()
        try:
            with logged():
                self.distribution.ext_modules = cythonize(
                    self.distribution.ext_modules,
                    build_dir=str(WORK),
                    compiler_directives=DIRECTIVES,
                    force=self.force,
                    include_path=[str(PACKAGE.parent)],
                    nthreads=WORKERS,
                )
        except Exception:  # noqa: BLE001 - Cython raises many kinds; the log tells which
            return f"Cython refuses a module (see {LOG.relative_to(HERE)})"
        return None

    def run(self) -> None:
        if self.fresh:
            return
        if self.problem is None:
            self.problem = self.compile()
        if self.problem is None:
            place = PACKAGE if self.inplace else Path(self.build_lib) / "sacrarium"
            place.joinpath(ENGINE.MANIFEST).write_text(self.sources, encoding="utf-8")
            return
        if self.inplace:
            clear_away()
        if "refuses" in self.problem:
            FAILURE.write_text(f"{settings()}{self.sources}{self.problem}\n", encoding="utf-8")
        print(f"sacrarium: {self.problem}; the games run uncompiled and slower.", file=sys.stderr)

    def compile(self) -> str | None:
        """Turn the C into modules; returns what stands in the way."""
        try:
            with logged():
                super().run()
        except (Exception, SystemExit):  # noqa: BLE001 - whatever the compiler's driver raises
            self.extensions = []
            return f"the C compiler refuses a module (see {LOG.relative_to(HERE)})"
        return None


def extensions() -> list[Extension]:
    return [
        Extension(
            "sacrarium." + source.removesuffix(".py").replace("/", "."),
            [f"src/sacrarium/{source}"],
            extra_compile_args=[] if sys.platform == "win32" else FLAGS,
        )
        for source in ENGINE.compiled_sources(str(PACKAGE))
    ]


def settings() -> str:
    """Whatever else a build depends on."""
    from Cython import __version__ as cython

    return f"{sys.version}\ncython {cython}\n{compiler()}\n{FLAGS}\n{sorted(DIRECTIVES.items())}\n"


def compiler() -> list[str]:
    return os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()


def is_fresh() -> bool:
    return ENGINE.why_unusable(str(PACKAGE)) is None and read(ATTEMPT).startswith(settings())


def must_start_over(sources: str) -> bool:
    """Cython and setuptools go by timestamps: they miss other settings, and a source that changed yet looks old."""
    before = read(ATTEMPT)
    if not before.startswith(settings()):
        return True
    changed = set(sources.splitlines()) - set(before.splitlines())
    files = [PACKAGE / line.split('"')[1] for line in changed if '": "' in line]
    return any(file.stat().st_mtime <= ATTEMPT.stat().st_mtime for file in files)


def begin(sources: str) -> None:
    """Write down what is about to be built."""
    WORK.mkdir(parents=True, exist_ok=True)
    LOG.unlink(missing_ok=True)
    FAILURE.unlink(missing_ok=True)
    ATTEMPT.write_text(settings() + sources, encoding="utf-8")


def clear_away() -> None:
    """Void the last build, until the next one is complete, and remove what is left of modules compiled no more."""
    PACKAGE.joinpath(ENGINE.MANIFEST).unlink(missing_ok=True)
    wanted = {source.removesuffix(".py") for source in ENGINE.compiled_sources(str(PACKAGE))}
    for compiled in [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]:
        if compiled.relative_to(PACKAGE).as_posix().split(".")[0] not in wanted:
            compiled.unlink()


def why_not_compile(sources: str) -> str | None:
    if importlib.util.find_spec("Cython") is None:
        return "Cython is not installed"
    failure = read(FAILURE)
    if failure.startswith(settings() + sources):  # not tried again until a source or the compiler changes
        return failure.splitlines()[-1]
    return None if compiler_works() else f"there is no working C compiler here ({' '.join(compiler())})"


def compiler_works() -> bool:
    """Compile one line against Python's headers: a missing compiler and missing headers look the same to us."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint sacrarium_probe;\n", encoding="utf-8")
        command = [*compiler(), f"-I{sysconfig.get_path('include')}", "-c", str(source), "-o", f"{source}.o"]
        try:
            return (
                subprocess.run(command, capture_output=True, check=False).returncode == 0
                and Path(f"{source}.o").exists()
            )
        except OSError:
            return False


@functools.cache
def wait_for_turn() -> IO[str]:
    """Two builds of one tree follow each other: the lock is held until this process ends."""
    WORK.mkdir(parents=True, exist_ok=True)
    lock = (WORK / "lock").open("w")
    if fcntl is not None:
        fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


@contextlib.contextmanager
def logged() -> Iterator[None]:
    """Send all that is printed, also by the compiler, to the log."""
    WORK.mkdir(parents=True, exist_ok=True)
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    with LOG.open("ab") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        try:
            yield
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for number, original in zip((1, 2), kept, strict=True):
                os.dup2(original, number)
                os.close(original)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
