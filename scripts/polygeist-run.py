#!/usr/bin/env python3
"""Runs a Polygeist program on wasmtime: polygeist-run.py FILE.wasm [REPS].

Prints what `node polygeist-run.mjs` prints: a hash of the integers given to print_i32, how many there were, and the
best time in milliseconds between the two calls of toggle_gpio.
"""
import hashlib
import sys
import time

import wasmtime


def run(engine, module):
    store = wasmtime.Store(engine)
    printed = []
    marks = []
    i32 = wasmtime.ValType.i32()
    host = {
        "print_i32": wasmtime.Func(store, wasmtime.FuncType([i32], []), printed.append),
        "toggle_gpio": wasmtime.Func(store, wasmtime.FuncType([], []), lambda: marks.append(time.perf_counter())),
    }
    imports = [host[i.name] for i in module.imports]
    instance = wasmtime.Instance(store, module, imports)
    entry = instance.exports(store)["main"]
    entry(store, *[0 for _ in entry.type(store).params])  # clang gives a main without parameters argc and argv
    return printed, (marks[1] - marks[0]) * 1000


def main():
    path = sys.argv[1]
    reps = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    engine = wasmtime.Engine()
    module = wasmtime.Module.from_file(engine, path)
    best = float("inf")
    for _ in range(reps):
        printed, elapsed = run(engine, module)
        best = min(best, elapsed)
    digest = hashlib.sha256("\n".join(map(str, printed)).encode()).hexdigest()[:16]
    print(f"{digest}\t{len(printed)}\t{best:.3f}")


main()
