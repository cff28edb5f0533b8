#!/usr/bin/env python3
"""Times `wami compile` on large input, at a quarter, half and all of a size: time that grows faster than size shows.

    benchmarks/compile-scale.py [-O0|-O1|-O2|-O3] [--valid] [KIND ...]

Functions of 10,000 blocks (chain, diamonds, loops, switch, local, irreducible: the last two are random graphs with many entries to loops),
of 200,000 operations (ops; pressure: all values live at once; calls), regions nested 4,000 deep (ifs, fors: loops), 100,000
functions, and 64 MiB of dense data (dense, digits: as decimal numbers, 8 MiB). --valid asks wasm-tools whether the modules are.
Default: all kinds at -O2. Prints a line for each with the seconds of processor time, the exponent of the growth of time from half to all (less what a start
takes), and the bytes of the module; exit 1 where wami fails or an exponent is above 1.5.
Environment: WAMI (./wami), WASM_TOOLS (wasm-tools).
"""
import math
import os
import random
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

WAMI = os.environ.get("WAMI", str(Path(__file__).resolve().parent.parent / "wami"))
WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
STEEPEST = 1.5  # exponents that a clock on a busy machine gives to what is linear


def blocks(n, targets):
    """A function of n blocks that count their steps; targets(i) are the numbers of one or two blocks, or nothing for a return."""
    lines = ["func.func @f(%n: i32, %c: i1) -> i32 {", "  %one = arith.constant 1 : i32", "  cf.br ^b0(%n : i32)"]
    for i in range(n):
        lines += [f"^b{i}(%a{i}: i32):", f"  %x{i} = arith.addi %a{i}, %one : i32"]
        to = targets(i)
        if not to:
            lines.append(f"  return %x{i} : i32")
        elif len(to) == 1:
            lines.append(f"  cf.br ^b{to[0]}(%x{i} : i32)")
        else:
            lines.append(f"  %k{i} = arith.cmpi slt, %x{i}, %n : i32")
            lines.append(f"  cf.cond_br %k{i}, ^b{to[0]}(%x{i} : i32), ^b{to[1]}(%x{i} : i32)")
    return "\n".join(lines + ["}\n"])


def chain(n):
    return blocks(n, lambda i: [i + 1] if i + 1 < n else [])


def diamonds(n):
    n -= n % 3 - 1

    def targets(i):
        if i == n - 1:
            return []
        return [i + 1, i + 2] if i % 3 == 0 else [i + (3 - i % 3)]

    return blocks(n, targets)


def loops(n):
    return blocks(n, lambda i: [] if i == n - 1 else [i, i + 1])


def rings(n, reach):
    dice = random.Random(n)
    return blocks(n, lambda i: [] if i == n - 1 else [max(0, min(n - 1, i + dice.randint(-reach, reach))), i + 1])


def local(n):
    return rings(n, 20)


def irreducible(n):
    return rings(n, n)


def switch(n):
    cases = n // 2
    lines = ["func.func @f(%n: i32) -> i32 {", "  %zero = arith.constant 0 : i32", "  cf.switch %n : i32, [", "    default: ^end(%n : i32)"]
    lines += [f"    , {i}: ^b{i}" for i in range(cases)] + ["  ]"]
    for i in range(cases):
        lines += [f"^b{i}:", f"  %x{i} = arith.constant {i * i} : i32", f"  cf.br ^end(%x{i} : i32)"]
    return "\n".join(lines + ["^end(%r: i32):", "  return %r : i32", "}\n"]).replace(": ^end(%n : i32)\n    , ", ": ^end(%n : i32),\n    ", 1)


def ops(n):
    lines = "".join(f"  %{i} = arith.{('addi', 'muli', 'xori')[i % 3]} %{i - 1}, %a : i32\n" for i in range(1, n))
    return f"func.func @f(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n{lines}  return %{n - 1} : i32\n}}\n"


def pressure(n):
    lines = [f"  %{i} = arith.{('muli', 'xori')[i % 2]} %{'ab'[i % 2] if i < 2 else i - 2}, %a : i32" for i in range(n // 2)]
    lines += [f"  %s{i} = arith.addi %{n // 2 - 1 - i}, %{f's{i - 1}' if i else 'a'} : i32" for i in range(n // 2)]
    return "func.func @f(%a: i32, %b: i32) -> i32 {\n" + "\n".join(lines) + f"\n  return %s{n // 2 - 1} : i32\n}}\n"


def calls(n):
    lines = "".join(f"  %{i} = func.call @g(%{i - 1}) : (i32) -> i32\n" for i in range(1, n))
    return f"func.func private @g(i32) -> i32\nfunc.func @f(%0: i32) -> i32 {{\n{lines}  return %{n - 1} : i32\n}}\n"


def functions(n):
    return "".join(f"func.func @f{i}(%a: i32) -> i32 {{\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}}\n" for i in range(n))


def ifs(n):
    body = "".join(f"%c{i} = arith.cmpi ne, %a, %k{i} : i32\nscf.if %c{i} {{\n" for i in range(n))
    constants = "".join(f"%k{i} = arith.constant {i} : i32\n" for i in range(n))
    return f"func.func private @g()\nfunc.func @f(%a: i32) {{\n{constants}{body}func.call @g() : () -> ()\n" + "}\n" * n + "return\n}\n"


def fors(n):
    body = "".join(f"scf.for %i{i} = %zero to %n step %one {{\n" for i in range(n))
    return ("func.func private @g()\nfunc.func @f(%n: index) {\n%zero = arith.constant 0 : index\n%one = arith.constant 1 : index\n"
            f"{body}func.call @g() : () -> ()\n" + "}\n" * n + "return\n}\n")


DATA = """func.func @f(%i: index) -> i32 {{
  %m = memref.get_global @g : memref<{0}xi32>
  %v = memref.load %m[%i] : memref<{0}xi32>
  return %v : i32
}}
memref.global "private" constant @g : memref<{0}xi32> = dense<{1}>
"""


def dense(n):
    return DATA.format(n // 4, '"0x' + "".join(f"{i * 2654435761 & 0xFFFFFFFF:08X}" for i in range(n // 4)) + '"')


def digits(n):
    return DATA.format(n // 4, "[" + ", ".join(str(i * 2654435761 & 0x7FFFFFFF) for i in range(n // 4)) + "]")


KINDS = {chain: 10_000, diamonds: 10_000, loops: 10_000, switch: 10_000, local: 10_000, irreducible: 10_000, ops: 200_000,
         pressure: 200_000, calls: 200_000, functions: 100_000, ifs: 4_000, fors: 4_000, dense: 64 << 20, digits: 8 << 20}


def processor_time():
    """Of all processes that ended: what else the machine does is not in it."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def compiled(text, level, work, valid):
    """(seconds, bytes) or what went wrong."""
    source, module = Path(work) / "input.mlir", Path(work) / "out.wasm"
    source.write_text(text)
    start = processor_time()
    done = subprocess.run([WAMI, "compile", level, str(source), "-o", str(module)], capture_output=True, text=True, check=False)
    seconds = processor_time() - start
    if done.returncode:
        return f"exit {done.returncode}: {done.stderr.strip()[:200]}"
    if valid:
        check = subprocess.run([WASM_TOOLS, "validate", "--features=all", str(module)], capture_output=True, text=True, check=False)
        if check.returncode:
            return "not valid: " + check.stderr.strip()[:200]
    return seconds, module.stat().st_size


def main():
    words = sys.argv[1:]
    level = next((w for w in words if w.startswith("-O")), "-O2")
    named = [w for w in words if not w.startswith("-")]
    ok = True
    with tempfile.TemporaryDirectory() as work:
        compiled(chain(1), level, work, False)  # builds wami, and warms what the system caches
        idle = min(compiled(chain(1), level, work, False)[0] for _ in range(3))
        for make, size in KINDS.items():
            if named and make.__name__ not in named:
                continue
            found = [compiled(make(n), level, work, "--valid" in words) for n in (size // 4, size // 2, size)]
            wrong = next((f for f in found if isinstance(f, str)), None)
            if wrong:
                ok = False
                print(f"{make.__name__} {size}: {wrong}", flush=True)
                continue
            net = [max(0.05, seconds - idle) for seconds, _ in found]
            exponent = math.log2(net[2] / net[1])
            ok &= exponent <= STEEPEST
            times = " ".join(f"{seconds:.1f}" for seconds, _ in found)
            print(f"{make.__name__} {size}: {times} s, exponent {exponent:.1f}, {found[2][1]} bytes", flush=True)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
