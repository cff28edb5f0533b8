#!/usr/bin/env python3
"""Programs that another front end makes: linalg, tensor and tosa, bufferized and lowered to loops by mlir-opt 22, compiled by `wami
compile`, run on wasmtime against NumPy.

    scripts/linalg-programs.py [--list] [--keep DIR] [FILE...]

Files: those given, otherwise tests/src/test/resources/linalg. In each, @main takes and gives tensors of static shapes, and comments say

    // numpy: EXPRESSION       of the arguments a, b, c ... (floats as f64); `windows` are NumPy's sliding windows
    // range: a LOW HIGH       what the integers of an argument lie between (otherwise all values)

Arguments are random, always the same. Each file at -O0 and at -O2 is one test: integers agree, floats as closely as their width allows.
The passes are those of the command in docs/from-linalg.md, which is run as it stands there, and is one test more.

Environment: WAMI (./wami), MLIR_OPT (mlir-opt-22). Needs NumPy and wasmtime (scripts/peers.sh python).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed.
"""
import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
try:
    import numpy as np
    import wasmtime
except ImportError as missing:
    print(f"skipped: {missing}: scripts/peers.sh python")
    print("0 passed, 0 failed, 1 skipped")
    sys.exit(0)

RECIPE = ROOT / "docs/from-linalg.md"
MALLOC = "func.func private @malloc(i32) -> i32 attributes {exported}\n"
TYPES = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "f16": "f2", "bf16": "u2", "f32": "f4", "f64": "f8"}
# How far a result may be from NumPy's in f64: some units in the last place of sums of a few terms.
TOLERANCE = {"f64": 1e-12, "f32": 2e-5, "f16": 2e-2, "bf16": 5e-2}


def recipe():
    """The command of the documentation: all of it, the options of mlir-opt, and what it prints."""
    blocks = re.findall(r"```(?:sh)?\n(.*?)```", RECIPE.read_text(), re.S)
    words = shlex.split(blocks[0].split("|")[0].replace("\\\n", " "))
    assert words[0] == "mlir-opt-22", words
    return blocks[0], words[2:], blocks[1]


def test_recipe():
    """None if the command prints what the documentation says, else what is wrong."""
    command, _, printed = recipe()
    command = command.replace("mlir-opt-22", shlex.quote(MLIR_OPT)).replace("./wami", shlex.quote(WAMI))
    done = subprocess.run(["bash", "-c", "set -o pipefail; " + command], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        return done.stderr[:300]
    return None if done.stdout.endswith(printed) else f"prints {done.stdout!r}"


class Tensor:
    def __init__(self, text):
        *sizes, self.element = text.split("x")
        self.shape = tuple(map(int, sizes))
        self.dtype = np.dtype("<" + TYPES[self.element]) if self.element != "i8" else np.dtype("i1")

    def random(self, generator, bounds):
        if self.element.startswith("i"):
            info = np.iinfo(self.dtype)
            low, high = bounds or (info.min, info.max + 1)
            return generator.integers(low, high, self.shape, self.dtype)
        values = generator.normal(size=self.shape)
        return encoded(values) if self.element == "bf16" else values.astype(self.dtype)

    def value(self, array):
        """What NumPy computes with: floats in f64."""
        if self.element == "bf16":
            return (array.astype("u4") << 16).view("f4").astype("f8")
        return array.astype("f8") if self.element.startswith("f") else array

    def agrees(self, ours, expected):
        if self.element.startswith("i"):
            return np.array_equal(ours, np.asarray(expected).astype(self.dtype))
        bound = TOLERANCE[self.element]
        return np.allclose(self.value(ours), expected, rtol=bound, atol=bound)


def encoded(values):
    """bf16, rounded to nearest even."""
    bits = values.astype("f4").view("u4")
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype("<u2")


def place(into, part, where):
    result = into.copy()
    result[where] = part
    return result


def histogram(counts, keys):
    result = counts.copy()
    np.add.at(result, keys, 1)
    return result


def windows(array, shape, axis=None):
    return np.lib.stride_tricks.sliding_window_view(array, shape, axis)


def signature(source):
    found = re.search(r"func\.func @main\((.*?)\) -> tensor<(\w+)>", source)
    return [Tensor(t) for t in re.findall(r"tensor<(\w+)>", found[1])], Tensor(found[2])


def run(binary, arguments, result):
    """The result of main, whose memrefs are bare pointers."""
    store = wasmtime.Store()
    instance = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, binary), [])
    exports = instance.exports(store)
    memory = exports["memory"]
    pointers = []
    for a in arguments:
        pointers.append(exports["malloc"](store, max(a.nbytes, 1)))
        memory.write(store, a.tobytes(), pointers[-1])
    at = exports["main"](store, *pointers) & 0xFFFFFFFF
    count = int(np.prod(result.shape, dtype=int))
    data = bytes(memory.read(store, at, at + count * result.dtype.itemsize))
    return np.frombuffer(data, result.dtype).reshape(result.shape)


def test(path, level, directory):
    """None if all is right, else what is wrong."""
    source = path.read_text()
    inputs, output = signature(source)
    names = "abcdefgh"[: len(inputs)]
    ranges = {n: (int(low), int(high)) for n, low, high in re.findall(r"^// range: (\w) (-?\d+) (-?\d+)", source, re.M)}
    generator = np.random.default_rng(len(source))
    given = [t.random(generator, ranges.get(n)) for n, t in zip(names, inputs)]
    known = {n: t.value(a) for n, t, a in zip(names, inputs, given)}
    expression = re.search(r"^// numpy: (.*)", source)[1]
    expected = eval(expression, {"np": np, "windows": windows, "place": place, "histogram": histogram}, known)
    lowered = subprocess.run([MLIR_OPT, *recipe()[1], str(path)], capture_output=True, text=True)
    if lowered.returncode:
        return "mlir-opt: " + lowered.stderr.splitlines()[0]
    text = directory / f"{path.stem}.loops.mlir"
    end = lowered.stdout.rindex("}")
    text.write_text(lowered.stdout[:end] + MALLOC + lowered.stdout[end:])
    binary = directory / f"{path.stem}.{level}.wasm"
    compiled = subprocess.run([WAMI, "compile", f"-{level}", "--memref-abi=bare", str(text), "-o", str(binary)],
                              capture_output=True, text=True)
    if compiled.returncode:
        return compiled.stderr[:300]
    try:
        ours = run(str(binary), given, output)
    except Exception as trap:  # whatever wasmtime says
        return str(trap).splitlines()[-1]
    if output.agrees(ours, expected):
        return None
    return f"gives {output.value(ours).ravel()[:4]}, NumPy {np.asarray(expected).ravel()[:4]}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--list", action="store_true", help="print every program, not only those that fail")
    parser.add_argument("--keep", type=Path, help="leave what was made in this directory")
    options = parser.parse_args()
    if not shutil.which(MLIR_OPT):
        print(f"skipped: {MLIR_OPT} is not there: scripts/peers.sh mlir")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    files = options.files or sorted((ROOT / "tests/src/test/resources/linalg").glob("*.mlir"))
    wrong = test_recipe()
    passed, failed = int(wrong is None), int(wrong is not None)
    if wrong:
        print(f"FAIL: {RECIPE.name}: {wrong}")
    with tempfile.TemporaryDirectory() as made:
        directory = options.keep or Path(made)
        directory.mkdir(parents=True, exist_ok=True)
        for path in files:
            for level in ("O0", "O2"):
                wrong = test(path, level, directory)
                passed, failed = passed + (wrong is None), failed + (wrong is not None)
                if wrong:
                    print(f"FAIL: {path.name} {level}: {wrong}")
                elif options.list:
                    print(f"ok: {path.name} {level}")
                sys.stdout.flush()
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
