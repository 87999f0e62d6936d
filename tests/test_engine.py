"""Compiled modules are used as one set, built from exactly the sources on disk, or not at all."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
RULE = "def twice(heads: int) -> int:\n    return heads * 2\n"
RULE_TYPES = "cpdef long twice(long heads)\n"


class Tree:
    """A copy of the set-up around one small module with a `.pxd` beside it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "sacrarium"
        self.core = self.package / "core"
        self.core.mkdir(parents=True)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
            shutil.copy(HERE / name, root / name)
        for name in ("__init__.py", "_engine.py", "_faces.py"):
            shutil.copy(HERE / "src" / "sacrarium" / name, self.package / name)
        (self.core / "__init__.py").write_text("")
        (self.core / "rule.py").write_text(RULE)
        (self.core / "rule.pxd").write_text(RULE_TYPES)

    @property
    def compiled_file(self) -> Path:
        return self.core / f"rule{SUFFIX}"

    def run(self, code: str, **environment: str) -> str:
        """Run a line of Python against this tree; returns what it prints."""
        return run(
            self.root, "-c", code, **{"PYTHONPATH": str(self.package.parent), **environment}
        ).stdout.strip()

    def engine(self, **environment: str) -> str:
        return self.run("import sacrarium; print(sacrarium.engine())", **environment)

    def origin_of_rule(self, **environment: str) -> str:
        """The kind of file the module comes from: `.py`, or that of a compiled module."""
        code = "import sacrarium.core.rule as rule; assert 8 == rule.twice(4); print(rule.__file__)"
        return "".join(Path(self.run(code, **environment)).suffixes)

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return run(self.root, "setup.py", "-q", "build_ext", "--inplace", **environment)

    def pretend_to_build(self) -> None:
        """What a build leaves behind, with a compiled file that no Python can load."""
        files = sorted(path for path in self.core.iterdir() if path.with_suffix(".pxd").exists())
        for source in files:
            if source.suffix == ".py":
                source.with_suffix(SUFFIX).write_bytes(b"not a module")
        sources = {f"core/{path.name}": digest(path) for path in files}
        text = json.dumps({"suffix": SUFFIX, **sources}, indent=0)
        (self.package / "_build.json").write_text(f"{text}\n")


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("SACRARIUM_", "PYTHON"))
    }
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def has_compiler() -> bool:
    return (
        shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
    )


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture(scope="module")
def built() -> Iterator[Tree]:
    """A tree that was built once; its tests leave it as they found it."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Tree(Path(folder))
        tree.build()
        yield tree


def test_without_a_build_the_sources_are_used(tree: Tree) -> None:
    assert "uncompiled: The engine has not been built here." == tree.engine()
    assert ".py" == tree.origin_of_rule()


def test_a_compiled_file_without_a_complete_build_is_ignored(tree: Tree) -> None:
    tree.compiled_file.write_bytes(b"not a module")

    assert ".py" == tree.origin_of_rule()


def test_a_build_of_these_very_sources_is_used(tree: Tree) -> None:
    tree.pretend_to_build()

    assert "compiled" == tree.engine()


def test_on_request_the_sources_are_used(tree: Tree) -> None:
    tree.pretend_to_build()

    assert "uncompiled: SACRARIUM_PURE asks for the uncompiled rules." == tree.engine(SACRARIUM_PURE="1")
    assert ".py" == tree.origin_of_rule(SACRARIUM_PURE="1")


@pytest.mark.parametrize("name", ["rule.py", "rule.pxd"])
def test_a_build_older_than_a_source_is_ignored_whatever_the_clock_says(tree: Tree, name: str) -> None:
    tree.pretend_to_build()
    source = tree.core / name
    before = source.stat()
    source.write_text(source.read_text().replace("heads", "coins"))
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert f"older than its sources: core/{name} has changed" in tree.engine()
    assert ".py" == tree.origin_of_rule()


def test_numbers_that_c_has_in_line_make_the_build_stale(tree: Tree) -> None:
    """`phases.py` itself is not compiled; its C face is."""
    (tree.core / "cphases.pxd").write_text("cdef enum:\n    LEAD = 4\n")
    tree.pretend_to_build()
    (tree.core / "phases.py").write_text("LEAD = 4\n")

    assert "core/phases.py has changed" in tree.engine()


def test_a_new_module_makes_the_build_stale(tree: Tree) -> None:
    tree.pretend_to_build()
    (tree.core / "second.py").write_text("")
    (tree.core / "second.pxd").write_text("")

    assert "core/second.pxd has changed" in tree.engine()


def test_a_removed_header_makes_the_build_stale(tree: Tree) -> None:
    tree.pretend_to_build()
    (tree.core / "rule.pxd").unlink()

    assert "older than its sources" in tree.engine()
    assert ".py" == tree.origin_of_rule()


def test_a_missing_compiled_file_voids_the_whole_build(tree: Tree) -> None:
    tree.pretend_to_build()
    tree.compiled_file.unlink()

    assert "uncompiled: The compiled file of core/rule.py is missing." == tree.engine()


def test_a_build_for_another_python_is_ignored(tree: Tree) -> None:
    tree.pretend_to_build()
    manifest = tree.package / "_build.json"
    manifest.write_text(manifest.read_text().replace(SUFFIX, ".cpython-39.so"))

    assert "uncompiled: The engine was built for another Python." == tree.engine()


def test_a_broken_manifest_is_no_build(tree: Tree) -> None:
    tree.pretend_to_build()
    (tree.package / "_build.json").write_text("{")

    assert "is not complete" in tree.engine()


def test_an_engine_does_not_change(tree: Tree) -> None:
    code = """
import sacrarium
try:
    sacrarium.engine().compiled = True
except AttributeError as error:
    print(error)
"""
    assert "an Engine is fixed: compiled cannot be set" == tree.run(code)


def test_choosing_reads_each_source_once_and_loads_nothing_slow(tree: Tree) -> None:
    """It happens at every start, and five games come to some thirty modules."""
    for number in range(30):
        (tree.core / f"module{number}.py").write_text("# a module\n")
        (tree.core / f"module{number}.pxd").write_text("# its types\n")
    tree.pretend_to_build()
    code = """
import sys
opened = []
sys.addaudithook(lambda event, details: event == "open" and opened.append(str(details[0])))
import sacrarium
print(len([name for name in opened if "core" in name]), *sorted({"hashlib", "json", "typing"} & set(sys.modules)))
"""
    assert "compiled" == tree.engine()
    assert "62" == tree.run(code)


def test_it_compiles_where_there_is_a_compiler(built: Tree) -> None:
    assert has_compiler() == ("compiled" == built.engine())
    assert (SUFFIX if has_compiler() else ".py") == built.origin_of_rule()


def test_a_build_leaves_no_c_file_among_the_sources(built: Tree) -> None:
    assert [] == list(built.package.rglob("*.c"))


def test_a_second_build_has_nothing_to_do(built: Tree) -> None:
    before = [path.stat().st_mtime_ns for path in built.package.rglob("*.so")]

    built.build()

    assert before == [path.stat().st_mtime_ns for path in built.package.rglob("*.so")]


def test_a_changed_source_is_built_anew(built: Tree) -> None:
    (built.core / "rule.py").write_text(RULE.replace("heads * 2", "heads + heads"))
    assert ".py" == built.origin_of_rule()

    built.build()

    assert has_compiler() == ("compiled" == built.engine())


def test_what_is_compiled_no_more_is_removed(tree: Tree) -> None:
    tree.pretend_to_build()
    (tree.core / "rule.pxd").unlink()

    tree.build(CC="false")

    assert not tree.compiled_file.exists()


@pytest.mark.parametrize("compiler", ["false", "/no/such/compiler"])
def test_without_a_compiler_one_line_says_so(tree: Tree, compiler: str) -> None:
    done = tree.build(CC=compiler)

    assert "" == done.stdout
    assert [
        f"sacrarium: there is no working C compiler here ({compiler}); the games run uncompiled and slower."
    ] == (done.stderr.splitlines())
    assert ".py" == tree.origin_of_rule()


def test_a_module_that_does_not_compile_leaves_the_sources_in_use(tree: Tree) -> None:
    (tree.core / "rule.pxd").write_text("cdef no sense at all\n")

    first, second = tree.build().stderr.splitlines(), tree.build().stderr.splitlines()

    assert 1 == len(first) and first == second
    assert ".py" == tree.origin_of_rule()


def test_this_tree_runs_compiled_where_there_is_a_compiler() -> None:
    """A failed or forgotten build must not pass unnoticed as a slow test run."""
    code = "import sacrarium; print(sacrarium.engine())"
    said = run(HERE, "-c", code, PYTHONPATH=str(HERE / "src")).stdout.strip()

    assert not has_compiler() or "compiled" == said


def test_no_compiled_class_shows_an_array_of_char() -> None:
    """Python sees such an array only up to its first zero, in a pickle, too: it stays inside, and the class says how it is pickled."""
    for path in (HERE / "src").rglob("*.pxd"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "char[" in line]
        assert not [line for line in lines if "readonly" in line or "public" in line], path
        assert not lines or "def __reduce__" in path.with_suffix(".py").read_text(encoding="utf-8"), path
