"""Compares a Wasm module's math functions with the same resources built for the host: every bit, over random and special arguments.

    python3 math_wasm.py [FILE.wasm...] [--n N]

FILE.wasm exports functions by the runtime's names (what `wami compile` makes of the resources, or of calls to them); those that it lacks
are skipped. Without a FILE: what llvm_path.py makes of all resources. N arguments per function, default 20,000. Exit 1 if a bit differs.
Needs wasmtime and numpy.
"""

import argparse
import ctypes
import struct
import sys
import tempfile
from pathlib import Path

import numpy as np
import wasmtime

import llvm_path
import math_accuracy


def compare(instance, store, host, n, rng):
    functions = {name: arity for name, (_, arity, _) in math_accuracy.FUNCTIONS.items()} | {"fma": 3, "round": 1, "remf": 2}
    tested = differ = 0
    for name, arity in functions.items():
        for suffix, ctype, code in (("f64", ctypes.c_double, "d"), ("f32", ctypes.c_float, "f")):
            symbol = f"__wami_{name}_{suffix}"
            exported = instance.exports(store).get(symbol)
            if exported is None:
                continue
            native = host[symbol]
            native.restype, native.argtypes = ctype, [ctype] * arity
            special = np.array(math_accuracy.SPECIAL + [-v for v in math_accuracy.SPECIAL])
            drawn = []
            for _ in range(arity):
                bits = rng.integers(-(2**63), 2**63 - 1, n, dtype=np.int64).view(np.float64)
                usual = rng.uniform(-30, 30, n)
                drawn.append(np.choose(rng.integers(0, 3, n), [bits, usual, rng.choice(special, n)]))
            tested += 1
            for arguments in zip(*drawn):
                with np.errstate(all="ignore"):
                    values = [float(np.float32(a)) if suffix == "f32" else float(a) for a in arguments]
                got, want = exported(store, *values), native(*values)
                if struct.pack(code, got) != struct.pack(code, want) and not (got != got and want != want):
                    differ += 1
                    if differ < 20:
                        print(f"{symbol}{tuple(values)} = {got!r}, on the host {want!r}")
    return tested, differ


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--n", type=int, default=20000)
    given = parser.parse_args(arguments)
    names = sorted({f[0] for f in list(math_accuracy.FUNCTIONS.values()) + list(math_accuracy.EXACT.values())})
    bad = 0
    with tempfile.TemporaryDirectory() as t:
        host = Path(t) / "host.so"
        llvm_path.native(host, names)
        files = given.files or [str(Path(t) / "all.wasm")]
        if not given.files:
            llvm_path.wasm(files[0], names)
        library = ctypes.CDLL(str(host))
        for file in files:
            store = wasmtime.Store()
            instance = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, file), [])
            tested, differ = compare(instance, store, library, given.n, np.random.default_rng(1))
            print(f"{file}: {tested} functions, {differ} results differ")
            bad += differ + (tested == 0)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
