"""The programs that are measured: MLIR with a function main that calls toggle_gpio around what counts and prints its results."""
import csv
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .paths import BENCHMARKS, ROOT, WORK, Missing, run


@dataclass(frozen=True)
class Program:
    """
    A file of MLIR, of the data set `size`, "" if it has but one. `expected` is the hash of what it must print and how many values that are
    (benchmarks/polybench/README.md says how it is computed); None where only the other compilers can tell.
    """

    name: str
    size: str
    path: Path
    expected: tuple | None = None

    @property
    def stem(self):
        """The name of what is made of it; no two programs have the same."""
        return f"{self.name}.{self.size}" if self.size else self.name


@cache
def expected_results(table):
    """(name, size) to (hash, count)."""
    with open(table, encoding="utf-8") as lines:
        return {(row["kernel"], row["size"]): (row["hash64"], int(row["count"])) for row in csv.DictReader(lines, delimiter="\t")}


def polybench(size, names=()):
    """The kernels of benchmarks/polybench at a size, all or those named."""
    folder = BENCHMARKS / "polybench"
    known = sorted(file.stem for file in folder.glob("*.mlir"))
    unknown = set(names) - set(known)
    if unknown:
        raise Missing(f"benchmarks/polybench has no {', '.join(sorted(unknown))}")
    made = WORK / "programs"
    made.mkdir(parents=True, exist_ok=True)
    results = expected_results(folder / "expected.tsv")
    found = []
    for name in names or known:
        program = Program(name, size, made / f"{name}.{size}.mlir", results.get((name, size)))
        write_if_changed(program.path, run("node", ROOT / "scripts/polybench-size.mjs", folder / f"{name}.mlir", size))
        found.append(program)
    return found


def write_if_changed(path, text):
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def others(size, names=()):
    """The kernels of benchmarks/kernels, all or those named; they have one size."""
    folder = BENCHMARKS / "kernels"
    known = sorted(file.stem for file in folder.glob("*.mlir"))
    unknown = set(names) - set(known)
    if unknown:
        raise Missing(f"benchmarks/kernels has no {', '.join(sorted(unknown))}")
    results = expected_results(folder / "expected.tsv")
    return [Program(name, size, folder / f"{name}.mlir", results.get((name, size))) for name in names or known]


def polygeist(size, names=()):
    """The programs that Polygeist made of PolyBench, of a checkout of CMUAbstract/mlir-wasm-dialect; a size is one of its folders."""
    folder = Path(os.environ.get("POLYGEIST_SRC", ROOT / ".peers/mlir-wasm-dialect")) / "benchmark/polybench" / size
    known = {file.stem: file for file in sorted(folder.glob("*.mlir"))}
    if not known:
        raise Missing(f"no programs in {folder} (scripts/peers.sh polygeist, or POLYGEIST_SRC)")
    return [Program(name, size, known[name]) for name in names or known if name in known]
