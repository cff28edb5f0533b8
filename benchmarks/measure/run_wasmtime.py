"""What run_node.mjs does, on wasmtime: run_wasmtime.py [pulley], the order on standard input. Times are CPU time of the thread."""
import json
import math
import struct
import sys
import time

import wasmtime

MS_PER_NS = 1e-6
LONG = 1000  # as in run_node.mjs


class Stop(Exception):
    """Raised by the second call of toggle_gpio."""


def rounded(function):
    return lambda *args: struct.unpack("f", struct.pack("f", function(*args)))[0]


def libm(name):
    """C's libm, for compilers that leave it to the host."""
    wide = {"exp": math.exp, "exp2": math.exp2, "pow": math.pow, "log": math.log, "sin": math.sin, "cos": math.cos, "tanh": math.tanh, "sqrt": math.sqrt}
    if name in wide:
        return wide[name]
    return rounded(wide[name[:-1]]) if name.endswith("f") and name[:-1] in wide else None


class Runner:
    """Runs modules of one engine."""

    def __init__(self, engine, sink):
        self.engine = engine
        self.sink = wasmtime.Module.from_file(engine, sink)

    def run(self, module, whole):
        """(milliseconds, hash, count) of one run of main; the last two are None unless it is whole."""
        store = wasmtime.Store(self.engine)
        results = wasmtime.Instance(store, self.sink, []).exports(store)
        marks = []

        def toggle():
            marks.append(time.thread_time_ns())
            if len(marks) == 2 and not whole:
                raise Stop

        imports = []
        for wanted in module.imports:
            function = toggle if wanted.name == "toggle_gpio" else libm(wanted.name)
            if function:
                imports.append(wasmtime.Func(store, wanted.type, function))
            elif wanted.name in results:
                imports.append(results[wanted.name])
            else:
                raise ValueError(f"imports {wanted.module}.{wanted.name}, which no host function provides")
        main = wasmtime.Instance(store, module, imports).exports(store)["main"]
        try:
            main(store, *[0 for _ in main.type(store).params])  # clang gives a main without parameters argc and argv
        except Stop:
            return (marks[1] - marks[0]) * MS_PER_NS, None, None
        if len(marks) != 2:
            raise ValueError("does not call toggle_gpio twice")
        digest, count = results["hash"].value(store), results["count"].value(store)
        return (marks[1] - marks[0]) * MS_PER_NS, f"{digest % 2**64:016x}", count


def main():
    order = json.load(sys.stdin)
    config = wasmtime.Config()
    if "pulley" in sys.argv:
        config.target = "pulley64"
    runner = Runner(wasmtime.Engine(config), order["sink"])
    empty = wasmtime.Module.from_file(runner.engine, order["empty"])
    overhead = min(runner.run(empty, False)[0] for _ in range(200))
    results, sound = [], []
    for file in order["modules"]:
        try:
            module = wasmtime.Module.from_file(runner.engine, file)
            ms, digest, count = runner.run(module, True)
            counts = ms >= LONG
            results.append({"hash": digest, "count": count, "ms": ms if counts else math.inf})
            sound.append([module, results[-1], 1 if counts else 0, ms if counts else 0.0])
        except (ValueError, wasmtime.WasmtimeError, wasmtime.Trap) as wrong:
            results.append({"error": str(wrong).splitlines()[0]})

    def is_done(_, result, runs, spent):
        return runs >= order["most"] or (runs >= order["rounds"] and spent >= order["seconds"] * 1000)

    while not all(is_done(*entry) for entry in sound):
        for entry in sound:
            if is_done(*entry) and entry[1]["ms"] >= LONG:
                continue
            ms = runner.run(entry[0], False)[0]
            entry[1]["ms"] = min(entry[1]["ms"], max(ms - overhead, 1e-6))
            entry[2] += 1
            entry[3] += ms
    print(json.dumps(results))


main()
