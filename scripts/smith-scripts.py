#!/usr/bin/env python3
"""Random modules of wasm-tools smith as scripts of the specification's kind, with what wasmtime says that their exports give.

    $WAMI_PYTHON scripts/smith-scripts.py DIR [--count N] [--seed N] [--features wasm2|wasm3]

DIR/smith-N.wast has 25 modules each. Their exported functions of numbers are called with a few arguments, one after the other, and then the exported
globals are read: an assertion for each, assert_return or assert_trap, but for NaNs. Modules end (--ensure-termination); what overflows the stack ends
a module's calls. At the end a module that imports them gives a hash of each exported memory. So what runs the specification's scripts runs these, after any of our ways:

    TESTSUITE_SRC=DIR scripts/jvm-suite.py                  on the JVM
    TESTSUITE_SRC=DIR scripts/wasm-std-suite.py             after standard MLIR and back, on node; --opt: after `wasabi opt`
    TESTSUITE_SRC=DIR scripts/native-suite.py               native
    TESTSUITE_SRC=DIR scripts/wasm-std-suite.py --wasmssa   after wasmssa and back

--features: what modules use, wasm2, or wasm3 (default): tail calls, addresses of 64 bits, several memories and extended constants, too. Without vectors,
typed references and exceptions, for whose types wasmtime's package ends the process. Needs wasm-tools or $WASM_TOOLS and that package.
Ends with "N modules, N assertions".
"""
import argparse
import os
import pathlib
import random
import struct
import subprocess

import wasmtime

WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
MODULES = 25  # of a script
NUMBERS = ("i32", "i64", "f32", "f64")
TRAPS = {
    wasmtime.TrapCode.UNREACHABLE: "unreachable",
    wasmtime.TrapCode.MEMORY_OUT_OF_BOUNDS: "out of bounds memory access",
    wasmtime.TrapCode.INDIRECT_CALL_TO_NULL: "uninitialized element",
    wasmtime.TrapCode.BAD_SIGNATURE: "indirect call type mismatch",
    wasmtime.TrapCode.INTEGER_OVERFLOW: "integer overflow",
    wasmtime.TrapCode.INTEGER_DIVISION_BY_ZERO: "integer divide by zero",
    wasmtime.TrapCode.BAD_CONVERSION_TO_INTEGER: "invalid conversion to integer",
    wasmtime.TrapCode.NULL_REFERENCE: "null reference",
    wasmtime.TrapCode.ARRAY_OUT_OF_BOUNDS: "out of bounds array access",
    wasmtime.TrapCode.CAST_FAILURE: "cast failure",
}
WASM2 = ["--simd-enabled=false", "--gc-enabled=false", "--exceptions-enabled=false", "--memory64-enabled=false", "--tail-call-enabled=false",
         "--threads-enabled=false", "--extended-const-enabled=false", "--max-memories=1"]
WASM3 = ["--simd-enabled=false", "--gc-enabled=false", "--exceptions-enabled=false", "--memory64-enabled=true", "--tail-call-enabled=true",
         "--threads-enabled=false", "--extended-const-enabled=true", "--max-memories=3"]
ALWAYS = ["--ensure-termination", "--fuel=200", "--canonicalize-nans=true", "--export-everything=true", "--max-imports=0", "--min-funcs=4",
          "--relaxed-simd-enabled=false", "--wide-arithmetic-enabled=false", "--custom-page-sizes-enabled=false", "--max-memory32-bytes=1048576",
          "--max-memory64-bytes=1048576", "--max-table-elements=1000", "--memory-max-size-required=true", "--table-max-size-required=true",
          "--custom-descriptors-enabled=false", "--compact-imports-enabled=false",
          "--shared-everything-threads-enabled=false", "--disallow-traps=false", "--generate-custom-sections=false"]
# all of a memory, eight bytes at a time
HASH = """(module (import "{module}" {name} (memory {address} 0))
  (func (export "hash") (result i64) (local $at {address}) (local $end {address}) (local $hash i64)
    (local.set $end ({address}.mul (memory.size) ({address}.const 65536)))
    (block $done (loop $next
      (br_if $done ({address}.ge_u (local.get $at) (local.get $end)))
      (local.set $hash (i64.mul (i64.rotl (i64.xor (local.get $hash) (i64.load (local.get $at))) (i64.const 23)) (i64.const 0x9E3779B97F4A7C15)))
      (local.set $at ({address}.add (local.get $at) ({address}.const 8)))
      (br $next)))
    (local.get $hash)))"""
ARGUMENTS = {"i32": (0, 1, -1, 7, 2**31 - 1, -2**31), "i64": (0, 1, -1, 7, 2**63 - 1, -2**63), "f32": (0.0, 1.0, -1.5, 1e9), "f64": (0.0, 1.0, -1.5, 1e18)}


def smith(flags, rng):
    """The bytes of a module, or None."""
    entropy = rng.randbytes(rng.choice([1000, 4000, 12000]))
    done = subprocess.run([WASM_TOOLS, "smith", *ALWAYS, *flags], input=entropy, capture_output=True)
    return done.stdout if done.returncode == 0 else None


def quoted(name):
    return '"' + "".join(f"\\{b:02x}" for b in name.encode("utf-8", "surrogateescape")) + '"'


def constant(kind, value):
    """A number in the text format."""
    if kind in ("i32", "i64"):
        return f"({kind}.const {value})"
    code, integer, exponent = ("<f", "<I", 0x7F800000) if kind == "f32" else ("<d", "<Q", 0x7FF0000000000000)
    bits = struct.unpack(integer, struct.pack(code, value))[0]
    sign = "-" if bits >> (31 if kind == "f32" else 63) else ""
    if bits & exponent == exponent:
        return f"({kind}.const {sign}inf)"
    return f"({kind}.const {sign}{abs(value).hex()})"


class Calls:
    """One instance, and what has been asserted of it."""

    def __init__(self, engine, data):
        self.store = wasmtime.Store(engine)
        self.instance = wasmtime.Instance(self.store, wasmtime.Module(engine, data), [])
        self.exports = self.instance.exports(self.store)
        self.lines = []
        self.ended = False

    def call(self, name, function, arguments):
        kinds = [str(t) for t in function.type(self.store).params]
        results = [str(t) for t in function.type(self.store).results]
        invoke = f"(invoke {quoted(name)}{''.join(' ' + constant(k, a) for k, a in zip(kinds, arguments))})"
        try:
            made = function(self.store, *arguments)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as trap:
            # what a module says that ran out of stack or memory is its engine's; of a table's bounds wasmtime does not tell whether a call was there
            message = TRAPS.get(getattr(trap, "trap_code", None))
            self.ended = message is None
            if message:
                self.lines.append(f'(assert_trap {invoke} "{message}")')
            return
        made = [] if made is None else made if isinstance(made, list) else [made]
        if any(v != v for v in made):  # a NaN comes back with any payload
            self.lines.append(invoke)
            return
        self.lines.append(f"(assert_return {invoke}{''.join(' ' + constant(k, v) for k, v in zip(results, made))})")

    def all(self, rng):
        for name, export in self.exports.items():
            if isinstance(export, wasmtime.Func) and not self.ended and self.is_of_numbers(export):
                kinds = [str(t) for t in export.type(self.store).params]
                for _ in range(3 if kinds else 1):
                    if not self.ended:
                        self.call(name, export, [rng.choice(ARGUMENTS[k]) for k in kinds])
        for name, export in self.exports.items():
            if isinstance(export, wasmtime.Global) and not self.ended and str(export.type(self.store).content) in NUMBERS:
                value = export.value(self.store)
                if value == value:
                    self.lines.append(f"(assert_return (get {quoted(name)}) {constant(str(export.type(self.store).content), value)})")
        return self.lines

    def memories(self, module):
        """The hash of each exported memory, by a module that imports it from what is registered as `module`."""
        lines = []
        for name, export in self.exports.items():
            if isinstance(export, wasmtime.Memory) and not self.ended and export.size(self.store):
                text = HASH.format(module=module, name=quoted(name), address="i64" if export.type(self.store).is_64 else "i32")
                hashing = wasmtime.Instance(self.store, wasmtime.Module(self.store.engine, text), [export])
                value = hashing.exports(self.store)["hash"](self.store)
                lines += [text, f'(assert_return (invoke "hash") (i64.const {value}))']
        return [f'(register "{module}")', *lines] if lines else []

    def is_of_numbers(self, function):
        kind = function.type(self.store)
        return all(str(t) in NUMBERS for t in [*kind.params, *kind.results])


def script(engine, flags, seed):
    """The text of a script, how many modules and assertions it has."""
    rng = random.Random(seed)
    out, modules, assertions = [], 0, 0
    while modules < MODULES:
        data = smith(flags, rng)
        try:
            calls = data and Calls(engine, data)
        except (wasmtime.Trap, wasmtime.WasmtimeError):  # a trap of its start or of a segment, or what this engine lacks
            continue
        lines = calls.all(rng) if calls else []
        if not lines:
            continue
        lines += calls.memories(f"m{modules}")
        out.append("(module binary " + quoted_bytes(data) + ")")
        out += lines
        modules += 1
        assertions += sum(line.startswith("(assert") for line in lines)
    return "\n".join(out) + "\n", modules, assertions


def quoted_bytes(data):
    return '"' + "".join(f"\\{b:02x}" for b in data) + '"'


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--features", choices=("wasm2", "wasm3"), default="wasm3")
    options = parser.parse_args()
    options.directory.mkdir(parents=True, exist_ok=True)
    config = wasmtime.Config()
    for feature in ("gc", "function_references", "memory64", "multi_memory", "tail_call", "exceptions"):
        setattr(config, f"wasm_{feature}", True)
    engine = wasmtime.Engine(config)
    modules = assertions = 0
    for n in range((options.count + MODULES - 1) // MODULES):
        text, some, held = script(engine, WASM2 if options.features == "wasm2" else WASM3, options.seed + n)
        (options.directory / f"smith-{options.seed + n}.wast").write_text(text)
        modules += some
        assertions += held
    print(f"{modules} modules, {assertions} assertions")


if __name__ == "__main__":
    main()
