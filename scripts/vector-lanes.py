#!/usr/bin/env python3
"""Operations on vectors of all lane types and many sizes, compiled to SIMD, against MLIR's runner.

    scripts/vector-lanes.py [--seed N] [--programs N] [--engine node|wasmtime] [--levels O0,O2] [--keep DIR] [--list]

A program reads random vectors from memory, with the special values of each type among the elements, and prints what operations of arith, math and
vector make of them. mlir-opt and mlir-runner say what is right; `wami run` gives it with SIMD at each level and, at the last, without
(--mattr=-simd128): each is one test. A NaN is a NaN. The modules must have SIMD instructions of at least 50 kinds in all.

Environment: WAMI (./wami), WAMI_NODE, WAMI_PYTHON, MLIR_OPT (mlir-opt-22), MLIR_RUNNER (mlir-runner-22),
MLIR_RUNNER_LIBRARY (libmlir_c_runner_utils.so).
Ends with `N passed, N failed, N skipped`; exit 1 if anything failed or a tool is not there.
"""
import argparse
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
MLIR_RUNNER = os.environ.get("MLIR_RUNNER", "mlir-runner-22")
LIBRARY = os.environ.get("MLIR_RUNNER_LIBRARY", "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so.22.1")
KINDS = 50
INTEGERS = ["i8", "i16", "i32", "i64"]
FLOATS = ["f32", "f64"]
SHAPES = [[2], [3], [4], [5], [7], [8], [16], [17], [2, 3], [3, 4], [2, 2, 4], [4, 8]]
ORDERED = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"]
COMPARED = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


def bits(type):
    return int(type[1:])


def signed(value, width):
    value &= (1 << width) - 1
    return value - (1 << width) if value >> width - 1 else value


class Program:
    """One that prints: globals, and the body of a function."""

    def __init__(self, rng):
        self.rng, self.globals, self.body, self.values = rng, [], [], 0

    def name(self):
        self.values += 1
        return f"%v{self.values}"

    def emit(self, text):
        name = self.name()
        self.body.append(f"{name} = {text}")
        return name

    def print(self, value, type):
        self.body.append(f"vector.print {value} : {type}")

    def integer(self, width):
        special = [0, 1, -1, 1 << width - 1, (1 << width - 1) - 1, 2, 3]
        return signed(self.rng.choice(special) if self.rng.random() < 0.4 else self.rng.getrandbits(width), width)

    def float(self, type, large=True):
        special = ["0.0", "-0.0", "1.0", "-1.5", "0.5", "2.5", "-2.5"]
        if large:
            nan, infinity = ("0x7FC00000", "0x7F800000") if type == "f32" else ("0x7FF8000000000000", "0x7FF0000000000000")
            special += [nan, infinity, "0xFF800000" if type == "f32" else "0xFFF0000000000000", "1.0e+20", "-3.0e-20"]
        if self.rng.random() < 0.4:
            return self.rng.choice(special)
        value = self.rng.uniform(-120, 120)
        return repr(struct.unpack("f", struct.pack("f", value))[0] if type == "f32" else value)

    def memory(self, type, count, element):
        """A global with `count` elements, as a memref."""
        name = f"g{len(self.globals)}"
        elements = ", ".join(str(element()) for _ in range(count))
        self.globals.append(f'memref.global "private" @{name} : memref<{count}x{type}> = dense<[{elements}]>')
        return self.emit(f"memref.get_global @{name} : memref<{count}x{type}>")

    def vector(self, type, shape, element=None):
        """A vector that no compiler knows."""
        count = 1
        for d in shape:
            count *= d
        make = element or ((lambda: self.float(type)) if type in FLOATS else (lambda: self.integer(bits(type))))
        memory = self.memory(type, count, make)
        flat = self.emit(f"vector.load {memory}[%c0] : memref<{count}x{type}>, vector<{count}x{type}>")
        if len(shape) == 1:
            return flat
        return self.emit(f"vector.shape_cast {flat} : vector<{count}x{type}> to {of(type, shape)}")

    def mask(self, shape):
        a = self.vector("i32", shape)
        zero = self.emit(f"arith.constant dense<0> : {of('i32', shape)}")
        return self.emit(f"arith.cmpi slt, {a}, {zero} : {of('i32', shape)}")

    def text(self):
        lines = ["\n".join(self.globals), "func.func @main() {", "  %c0 = arith.constant 0 : index"]
        return "\n".join(lines + ["  " + line for line in self.body] + ["  return", "}", ""])


def of(type, shape):
    return f"vector<{'x'.join(map(str, shape))}x{type}>"


# ---- operations: each adds some lines, and prints what it makes


def integers(p, shape):
    t = p.rng.choice(INTEGERS)
    v = of(t, shape)
    a, b = p.vector(t, shape), p.vector(t, shape)
    op = p.rng.choice(["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"])
    p.print(p.emit(f"arith.{op} {a}, {b} : {v}"), v)


def uniform_shifts(p, shape):
    t = p.rng.choice(INTEGERS)
    v = of(t, shape)
    a = p.vector(t, shape)
    memory = p.memory(t, 1, lambda: p.rng.randrange(bits(t)))
    n = p.emit(f"memref.load {memory}[%c0] : memref<1x{t}>")
    all = p.emit(f"vector.broadcast {n} : {t} to {v}")
    p.print(p.emit(f"arith.{p.rng.choice(['shli', 'shrsi', 'shrui'])} {a}, {all} : {v}"), v)
    k = p.emit(f"arith.constant dense<{p.rng.randrange(bits(t))}> : {v}")
    p.print(p.emit(f"arith.{p.rng.choice(['shli', 'shrsi', 'shrui'])} {a}, {k} : {v}"), v)


def shifts(p, shape):
    t = p.rng.choice(INTEGERS)
    v = of(t, shape)
    a, n = p.vector(t, shape), p.vector(t, shape, lambda: p.rng.randrange(bits(t)))
    p.print(p.emit(f"arith.{p.rng.choice(['shli', 'shrsi', 'shrui'])} {a}, {n} : {v}"), v)


def divisions(p, shape):
    t = p.rng.choice(INTEGERS)
    v = of(t, shape)
    a, b = p.vector(t, shape, lambda: p.rng.randrange(-100, 100)), p.vector(t, shape, lambda: p.rng.randrange(1, 100))
    op = p.rng.choice(["divsi", "divui", "remsi", "remui", "ceildivsi", "floordivsi"])
    p.print(p.emit(f"arith.{op} {a}, {b} : {v}"), v)


def floats(p, shape):
    t = p.rng.choice(FLOATS)
    v = of(t, shape)
    a, b = p.vector(t, shape), p.vector(t, shape)
    op = p.rng.choice(["addf", "subf", "mulf", "divf", "maximumf", "minimumf"])
    p.print(p.emit(f"arith.{op} {a}, {b} : {v}"), v)


def numbers_of_extremes(p, shape):
    t = p.rng.choice(FLOATS)
    v = of(t, shape)
    a, b = p.vector(t, shape), p.vector(t, shape, lambda: p.rng.choice(["7.5", "-7.5", "100.25"]))
    p.print(p.emit(f"arith.{p.rng.choice(['maxnumf', 'minnumf'])} {a}, {b} : {v}"), v)


def functions(p, shape):
    t = p.rng.choice(FLOATS)
    v = of(t, shape)
    a, b = p.vector(t, shape), p.vector(t, shape)
    op = p.rng.choice(["absf", "ceil", "floor", "trunc", "roundeven", "sqrt", "copysign", "fma"])
    more = {"copysign": f", {b}", "fma": f", {b}, {a}"}.get(op, "")
    p.print(p.emit(f"math.{op} {a}{more} : {v}"), v)
    p.print(p.emit(f"arith.negf {b} : {v}"), v)


def absolutes(p, shape):
    t, shape = p.rng.choice(INTEGERS), shape[-1:]  # upstream does not lower that of more dimensions
    v = of(t, shape)
    a = p.vector(t, shape, lambda: p.rng.randrange(-100, 100))
    p.print(p.emit(f"math.absi {a} : {v}"), v)


def comparisons(p, shape):
    t = p.rng.choice(INTEGERS + FLOATS)
    v = of(t, shape)
    a, b = p.vector(t, shape), p.vector(t, shape)
    op = f"cmpf {p.rng.choice(ORDERED)}" if t in FLOATS else f"cmpi {p.rng.choice(COMPARED)}"
    m = p.emit(f"arith.{op}, {a}, {b} : {v}")
    p.print(m, of("i1", shape))
    other = p.rng.choice(INTEGERS + FLOATS)
    w = of(other, shape)
    x, y = p.vector(other, shape), p.vector(other, shape)
    p.print(p.emit(f"arith.select {m}, {x}, {y} : {of('i1', shape)}, {w}"), w)
    n = p.mask(shape)
    both = p.emit(f"arith.{p.rng.choice(['andi', 'ori', 'xori'])} {m}, {n} : {of('i1', shape)}")
    wide = of(p.rng.choice(INTEGERS), shape)
    p.print(p.emit(f"arith.{p.rng.choice(['extsi', 'extui'])} {both} : {of('i1', shape)} to {wide}"), wide)
    if len(shape) == 1:
        p.print(p.emit(f"vector.reduction <{p.rng.choice(['and', 'or'])}>, {both} : {of('i1', shape)} into i1"), "i1")


def widths(p, shape):
    a, b = sorted(p.rng.sample(INTEGERS, 2), key=bits)
    x, y = p.vector(a, shape), p.vector(b, shape)
    p.print(p.emit(f"arith.{p.rng.choice(['extsi', 'extui'])} {x} : {of(a, shape)} to {of(b, shape)}"), of(b, shape))
    p.print(p.emit(f"arith.trunci {y} : {of(b, shape)} to {of(a, shape)}"), of(a, shape))
    p.print(p.emit(f"arith.trunci {y} : {of(b, shape)} to {of('i1', shape)}"), of("i1", shape))
    index = p.emit(f"arith.index_cast {x} : {of(a, shape)} to {of('index', shape)}")
    p.print(p.emit(f"arith.index_cast {index} : {of('index', shape)} to {of('i32', shape)}"), of("i32", shape))


def conversions(p, shape):
    i, f = p.rng.choice(INTEGERS), p.rng.choice(FLOATS)
    x = p.vector(i, shape)
    p.print(p.emit(f"arith.{p.rng.choice(['sitofp', 'uitofp'])} {x} : {of(i, shape)} to {of(f, shape)}"), of(f, shape))
    y = p.vector(f, shape, lambda: p.float(f, large=False))
    p.print(p.emit(f"arith.fptosi {y} : {of(f, shape)} to {of(i, shape)}"), of(i, shape))
    z = p.emit(f"math.absf {y} : {of(f, shape)}")
    p.print(p.emit(f"arith.fptoui {z} : {of(f, shape)} to {of(i, shape)}"), of(i, shape))
    s, d = p.vector("f32", shape), p.vector("f64", shape)
    p.print(p.emit(f"arith.extf {s} : {of('f32', shape)} to {of('f64', shape)}"), of("f64", shape))
    p.print(p.emit(f"arith.truncf {d} : {of('f64', shape)} to {of('f32', shape)}"), of("f32", shape))
    p.print(p.emit(f"arith.bitcast {d} : {of('f64', shape)} to {of('i64', shape)}"), of("i64", shape))


def rearranged(p, shape):
    t = p.rng.choice(INTEGERS + FLOATS + ["i1"])
    make = lambda s: p.mask(s) if t == "i1" else p.vector(t, s)
    v = of(t, shape)
    a, b = make(shape), make(shape)
    rows = [p.rng.randrange(2 * shape[0]) for _ in range(p.rng.randrange(1, 9))]
    p.print(p.emit(f"vector.shuffle {a}, {b} {rows} : {v}, {v}"), of(t, [len(rows), *shape[1:]]))
    order = p.rng.sample(range(len(shape)), len(shape))
    turned = of(t, [shape[i] for i in order])
    p.print(p.emit(f"vector.transpose {a}, {order} : {v} to {turned}"), turned)
    p.print(p.emit(f"vector.interleave {a}, {b} : {v} -> {of(t, shape[:-1] + [2 * shape[-1]])}"), of(t, shape[:-1] + [2 * shape[-1]]))
    at = [p.rng.randrange(d) for d in shape]
    element = p.emit(f"vector.extract {a}{at} : {t} from {v}")
    p.print(element, t)
    p.print(p.emit(f"vector.insert {element}, {b} {[p.rng.randrange(d) for d in shape]} : {t} into {v}"), v)
    p.print(p.emit(f"vector.broadcast {element} : {t} to {v}"), v)
    size = [p.rng.randrange(1, d + 1) for d in shape]
    start = [p.rng.randrange(d - s + 1) for d, s in zip(shape, size)]
    ones = [1] * len(shape)
    part = p.emit(f"vector.extract_strided_slice {a} {{offsets = {start}, sizes = {size}, strides = {ones}}} : {v} to {of(t, size)}")
    p.print(part, of(t, size))
    p.print(p.emit(f"vector.insert_strided_slice {part}, {b} {{offsets = {start}, strides = {ones}}} : {of(t, size)} into {v}"), v)


def reductions(p, shape):
    t = p.rng.choice(INTEGERS + FLOATS)
    if t in FLOATS:
        kind, element = p.rng.choice(["add", "mul", "maximumf", "minimumf"]), lambda: p.float(t, large=False)
    else:
        kind, element = p.rng.choice(["add", "mul", "and", "or", "xor", "maxsi", "maxui", "minsi", "minui"]), None
    a = p.vector(t, shape, element)
    if len(shape) == 1:
        p.print(p.emit(f"vector.reduction <{kind}>, {a} : {of(t, shape)} into {t}"), t)
        return
    if t in FLOATS:  # upstream combines these in another order
        kind, element = p.rng.choice(["add", "maximumf", "minimumf"]), lambda: f"{p.rng.randrange(-9, 9)}.5"
        a = p.vector(t, shape, element)
    dims = sorted(p.rng.sample(range(len(shape)), p.rng.randrange(1, len(shape))))
    left = [d for i, d in enumerate(shape) if i not in dims]
    acc = p.vector(t, left, element)
    p.print(p.emit(f"vector.multi_reduction <{kind}>, {a}, {acc} {dims} : {of(t, shape)} to {of(t, left)}"), of(t, left))


def contractions(p, shape):
    m, n, k = (p.rng.randrange(1, 6) for _ in range(3))
    t = p.rng.choice(["i32", "f32", "f64", "i16"])
    element = (lambda: p.rng.randrange(-9, 9)) if t[0] == "i" else (lambda: f"{p.rng.randrange(-9, 9)}.5")
    a, b, c = p.vector(t, [m, k], element), p.vector(t, [k, n], element), p.vector(t, [m, n], element)
    maps = "affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>"
    trait = f'{{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}}'
    v = of(t, [m, n])
    p.print(p.emit(f"vector.contract {trait} {a}, {b}, {c} : {of(t, [m, k])}, {of(t, [k, n])} into {v}"), v)


def transfers(p, shape):
    t = p.rng.choice(INTEGERS + FLOATS)
    n = p.rng.randrange(1, 24)
    memory = p.memory(t, n, lambda: p.float(t) if t in FLOATS else p.integer(bits(t)))
    i = p.emit(f"arith.constant {p.rng.randrange(n)} : index")
    pad = p.emit(f"arith.constant {'1.25' if t in FLOATS else 42} : {t}")
    count = p.rng.randrange(1, 12)
    v, m = of(t, [count]), p.mask([count])
    whole = p.emit(f"memref.cast {memory} : memref<{n}x{t}> to memref<?x{t}>")
    p.print(p.emit(f"vector.transfer_read {whole}[{i}], {pad} : memref<?x{t}>, {v}"), v)
    read = p.emit(f"vector.transfer_read {whole}[{i}], {pad}, {m} : memref<?x{t}>, {v}")
    p.print(read, v)
    p.body.append(f"vector.transfer_write {p.vector(t, [count])}, {whole}[{i}], {m} : {v}, memref<?x{t}>")
    p.body.append(f"vector.transfer_write {read}, {whole}[%c0] : {v}, memref<?x{t}>")
    size = p.emit(f"arith.constant {p.rng.randrange(-1, n + 2)} : index")
    made = p.emit(f"vector.create_mask {size} : {of('i1', [n])}")
    p.print(p.emit(f"vector.maskedload {memory}[%c0], {made}, {p.vector(t, [n])} : memref<{n}x{t}>, {of('i1', [n])}, {of(t, [n])} into {of(t, [n])}"), of(t, [n]))
    p.body.append(f"vector.maskedstore {memory}[%c0], {made}, {p.vector(t, [n])} : memref<{n}x{t}>, {of('i1', [n])}, {of(t, [n])}")
    p.print(p.emit(f"vector.load {memory}[%c0] : memref<{n}x{t}>, {of(t, [n])}"), of(t, [n]))


def loops(p, shape):
    t = p.rng.choice(INTEGERS + FLOATS)
    v = of(t, shape)
    a, b = p.vector(t, shape, None), p.vector(t, shape, None)
    op = "arith.addf" if t in FLOATS else "arith.addi"
    one, n = p.emit("arith.constant 1 : index"), p.emit(f"arith.constant {p.rng.randrange(5)} : index")
    name = p.name()
    p.body += [f"{name} = scf.for %i = %c0 to {n} step {one} iter_args(%x = {a}) -> ({v}) {{", f"  %y = {op} %x, {b} : {v}", f"  scf.yield %y : {v}", "}"]
    p.print(name, v)


OPERATIONS = [integers, uniform_shifts, shifts, divisions, floats, numbers_of_extremes, functions, absolutes, comparisons, widths, conversions,
              rearranged, reductions, contractions, transfers, loops]


def program(seed):
    rng = random.Random(seed)
    p = Program(rng)
    for operation in OPERATIONS:
        for _ in range(2):
            operation(p, rng.choice(SHAPES))
    return p.text()


def expected(path):
    """What upstream prints, or None and why not.

    arith-expand makes minimumf and maximumf a comparison and a select, which does not tell -0 from 0 as both operations do: it comes after
    convert-arith-to-llvm, for the divisions which that one leaves.
    """
    passes = ["--lower-vector-multi-reduction", "--convert-vector-to-scf=full-unroll=true", "--lower-affine", "--expand-strided-metadata",
              "--convert-arith-to-llvm", "--arith-expand", "--convert-scf-to-cf", "--convert-vector-to-llvm", "--convert-math-to-llvm", "--convert-math-to-libm",
              "--convert-arith-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm",
              "--convert-index-to-llvm", "--convert-ub-to-llvm", "--reconcile-unrealized-casts"]
    done = subprocess.run([MLIR_OPT, str(path), *passes], capture_output=True, text=True)
    if done.returncode:
        return None, done.stderr[:300]
    ran = subprocess.run([MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARY}"], input=done.stdout, capture_output=True, text=True)
    return (ran.stdout, "") if ran.returncode == 0 else (None, ran.stderr[:300])


def canonical(text):
    return re.sub(r"-?nan", "nan", text).splitlines()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=4)
    parser.add_argument("--engine", default="node")
    parser.add_argument("--levels", default="O0,O2")
    parser.add_argument("--keep", metavar="DIR")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    for tool in (MLIR_OPT, MLIR_RUNNER):
        if not shutil.which(tool):
            print(f"{tool} is not there\n0 passed, 0 failed, 1 skipped")
            return 1
    passed = failed = 0
    kinds = set()
    work = Path(options.keep or tempfile.mkdtemp())
    levels = options.levels.split(",")
    for seed in range(options.seed, options.seed + options.programs):
        path = work / f"lanes-{seed}.mlir"
        path.write_text(program(seed))
        right, why = expected(path)
        if right is None:
            print(f"FAIL: seed {seed}: not upstream's: {why}")
            failed += 1
            continue
        for level, mattr in [(l, []) for l in levels] + [(levels[-1], ["--mattr=-simd128"])]:
            command = [WAMI, "run", str(path), "-" + level, *mattr, f"--engine={options.engine}", "-e", "main", "--entry-point-result=void"]
            ours = subprocess.run(command, capture_output=True, text=True)
            name = f"seed {seed} {' '.join([level, *mattr])}"
            differing = [n for n, (a, b) in enumerate(zip(canonical(ours.stdout), canonical(right))) if a != b]
            if ours.returncode == 0 and not differing and len(canonical(ours.stdout)) == len(canonical(right)):
                passed += 1
                if options.list:
                    print(f"ok: {name}")
                continue
            failed += 1
            prints = [line.strip() for line in path.read_text().splitlines() if "vector.print" in line]
            at = f"{prints[differing[0]]}: {canonical(ours.stdout)[differing[0]]}, not {canonical(right)[differing[0]]}" if differing else ours.stderr[:400]
            print(f"FAIL: {name}: {at}")
        wat = subprocess.run([WAMI, "compile", str(path), "-" + levels[-1], "--emit=wat", "-o", "-"], capture_output=True, text=True).stdout
        kinds |= set(re.findall(r"\b(?:v128|[if]\d+x\d+)\.\w+", wat))
        sys.stdout.flush()
    print(f"{len(kinds)} kinds of SIMD instructions")
    if len(kinds) < KINDS:
        print(f"FAIL: fewer than {KINDS}")
        failed += 1
    if not options.keep:
        shutil.rmtree(work)
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
