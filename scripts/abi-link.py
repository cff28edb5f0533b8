#!/usr/bin/env python3
"""Links our code with clang's by wasm-ld and calls both ways, for each calling convention of C and Wasm.

    scripts/abi-link.py [--levels=0,2] [--random N [--seed S]] [--keep DIR] [NAME ...]

For each signature there is one function, written twice: ours in MLIR, theirs in C. It mixes all scalars of its arguments into a number, and makes
all scalars of its result of that. Ours is called by clang's code and clang's by ours, at -O0 and -O2 on both sides; node runs the linked program,
and the numbers must be those computed here. The Wasm types of both must be the same (clang's .functype against our object's types).

c            clang-22 as it is
multivalue   clang-22 with -target-abi experimental-mv; where its rules are not those of tool-conventions #268 (a struct of three scalars or more is
             a pointer there when it is a parameter, one of more than 100 also as a result), the C code says the pointer itself

Needs clang-22, wasm-ld-22, wasm-objdump, node. A call is a test, and so is a type; ends with `N passed, N failed, N skipped`.
"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# ---- types: a word, or ("struct", ...), ("packed", ...), ("array", n, element)

SCALARS = {  # C, MLIR, attribute
    "i8": ("signed char", "i8", ""),
    "u8": ("unsigned char", "i8", " {llvm.zeroext}"),
    "i16": ("short", "i16", ""),
    "u16": ("unsigned short", "i16", " {llvm.zeroext}"),
    "i32": ("int", "i32", ""),
    "i64": ("long long", "i64", ""),
    "f32": ("float", "f32", ""),
    "f64": ("double", "f64", ""),
    "bool": ("_Bool", "i1", ""),
    "ptr": ("char *", "index", ""),
    "i128": ("__int128", "i128", ""),
    "f128": ("long double", "f128", ""),
}


def struct(*parts):
    return ("struct",) + parts


def array(n, element):
    return ("array", n, element)


WIDE = ("i128", "f128")  # the latter as its bits, which nothing here computes with

PAIR = struct("i32", "i32")
POINT = struct("f64", "f64")
MANY = struct(*["i32"] * 8)

# name: (parameters, result); a list as result: several results of a func
SIGNATURES = {
    "nothing": ([], None),
    "scalars": (["i32", "i64", "f32", "f64"], "i64"),
    "narrow": (["i8", "u8", "i16", "u16", "bool"], "i8"),
    "unsigned": (["u8", "i8"], "u16"),
    "boolean": (["bool", "u8"], "bool"),
    "short": (["i16"], "i16"),
    "pointer": (["ptr", "i32"], "ptr"),
    "wide_result": ([], "i128"),
    "wide_parameter": (["i32", "i128", "f32"], "i64"),
    "wide": (["i128", "i128"], "i128"),
    "long_double": (["f128", "i32"], "f128"),
    "pair_result": (["i32"], PAIR),
    "pair_parameter": (["f32", PAIR, "i64"], "i32"),
    "singleton": ([struct("i32")], struct("i64")),
    "nested_singleton": ([struct(struct("f64"))], struct(struct("f32"))),
    "narrow_singleton": ([struct("i8")], struct("u16")),
    "wide_singleton": ([struct("i128")], struct("i128")),
    "empty": ([struct(), "i32"], struct()),
    "mixed_pair": ([struct("i32", "f64")], struct("i64", "f32")),
    "triple": ([struct("i32", "i32", "i32")], struct("i32", "i32", "i32")),
    "padded": ([struct("f32", "i8", "i64", "i16")], struct("i8", "f64", "i16", "i32")),
    "nested": ([struct(PAIR, "f64")], struct("f64", PAIR)),
    "between": (["i32", struct("i64", "i64"), "f32", struct("i8", "i16", "i32")], struct("i64", "i8")),
    "wide_field": ([struct("i128", "i32")], struct("i32", "i128")),
    "bytes": ([struct("i8", "u8")], struct("u8", "i8")),
    "hole": ([struct("i32", struct(), "i32")], struct("i32", struct(), "i32")),
    "array_of_two": ([struct(array(2, "i32"))], struct(array(2, "i64"))),
    "array_of_one": ([struct(array(1, "i32"))], struct(array(1, "f64"))),
    "hundred": (["i32"], struct(array(100, "i32"))),
    "hundred_and_one": (["i32"], struct(array(101, "i32"))),
    "eight": ([MANY, "i32"], MANY),
    "two_structs": ([POINT, struct("f32", "f32")], POINT),
    "booleans": ([struct("bool", "i16", "u8")], struct("u8", "bool")),
    "three_results": (["i32", "f64"], ["i32", "i64", "f64"]),
    "packed": ([("packed", "i8", "i32", "i16")], ("packed", "i8", "i64")),
}


def random_type(dice, depth):
    """A scalar, or a struct of structs, arrays and scalars."""
    if depth == 0 or dice.random() < 0.5:
        return dice.choice([t for t in SCALARS if depth == 2 or t != "ptr"])
    kind = dice.choice(["struct", "struct", "struct", "packed", "array"])
    if kind == "array":
        return array(dice.randint(1, 3), random_type(dice, depth - 1)) if depth < 2 else random_type(dice, depth)
    return (kind,) + tuple(random_type(dice, depth - 1) for _ in range(dice.randint(0, 4)))


def random_signatures(count, seed):
    dice = random.Random(seed)
    made = {}
    for i in range(count):
        inputs = [random_type(dice, 2) for _ in range(dice.randint(0, 4))]
        made[f"random{i}"] = (inputs, random_type(dice, 2))
    return made


def is_scalar(t):
    return isinstance(t, str)


def parts(t):
    if t[0] == "array":
        return [t[2]] * t[1]
    return list(t[1:])


def scalars(t, path=()):
    """(path, scalar type) of each, in order."""
    if t is None:
        return []
    if is_scalar(t):
        return [(path, t)]
    return [s for i, p in enumerate(parts(t)) for s in scalars(p, path + (i,))]


def has_packed_part(t):
    if t is None or is_scalar(t):
        return False
    return any(not is_scalar(p) and (p[0] == "packed" or has_packed_part(p)) for p in parts(t))


def is_padded_by_clang(signature):
    """Around a packed struct in another one, experimental-mv returns each byte of padding as an i32."""
    return any(has_packed_part(t) for t in signature[0] + [result_type(signature[1])])


def result_type(t):
    return struct(*t) if isinstance(t, list) else t


# ---- what is computed, on 64 bits


def signed(v, bits):
    v &= (1 << bits) - 1
    return v - (1 << bits) if v >> (bits - 1) else v


def argument(j, k, t):
    """Scalar j of the arguments of function k."""
    v = (j * 37 + k * 11 + 5) % 200 - 100
    if t == "bool":
        return (j + k) & 1
    if t in ("u8", "u16", "ptr"):
        return v + 150
    if t in WIDE:
        return v * (1 << 70) + v * 3
    return v


def to64(v, t):
    if t in WIDE:
        return signed(v, 64) + 3 * (v >> 64)
    return v


def from64(n, t):
    n = signed(n, 64)
    if t == "bool":
        return n & 1
    if t in ("i8", "i16", "i32"):
        return signed(n, int(t[1:]))
    if t in ("u8", "u16"):
        return n & ((1 << int(t[1:])) - 1)
    if t == "ptr":
        return n & 0xFFFFFFFF
    if t in ("f32", "f64"):
        return n & 1023
    if t in WIDE:
        return signed((n & (1 << 64) - 1) | ((n + 1) << 64), 128)
    return n


def mix(values):
    total = 0
    for j, (v, t) in enumerate(values):
        total = signed(total * 31 + to64(v, t) * (j + 1), 64)
    return total


def expected(k, signature):
    inputs, result = signature
    flat = [t for p in inputs for _, t in scalars(p)]
    got = mix([(argument(j, k, t), t) for j, t in enumerate(flat)])
    out = [(from64(got + i, t), t) for i, (_, t) in enumerate(scalars(result_type(result)))]
    return mix(out)


# ---- C


class C:
    """One function, and a caller of the other side's, in C."""

    def __init__(self, k, name, signature, multivalue):
        self.k, self.name = k, name
        self.inputs, self.result = signature[0], result_type(signature[1])
        self.multivalue = multivalue
        self.declarations = []
        self.names = {}

    def type(self, t):
        if t is None:
            return "void"
        if is_scalar(t):
            return SCALARS[t][0]
        if t not in self.names:
            fields = "".join(" " + self.field(p, f"f{i}") + ";" for i, p in enumerate(parts(t)))
            name = f"struct {self.name}_{len(self.names)}"
            self.names[t] = name
            packed = " __attribute__((packed))" if t[0] == "packed" else ""
            self.declarations.append(f"{name} {{{fields} }}{packed};")
        return self.names[t]

    def field(self, t, name):
        if not is_scalar(t) and t[0] == "array":
            return f"{self.type(t[2])} {name}[{t[1]}]"
        return f"{self.type(t)} {name}"

    @staticmethod
    def access(base, t, path):
        out = base
        for i in path:
            out += f"[{i}]" if t[0] == "array" else f".f{i}"
            t = parts(t)[i]
        return out

    def pointed_to(self, t):
        """Where clang's experimental-mv passes values, and #268 a pointer."""
        return self.multivalue and not is_scalar(t) and len(scalars(t)) > 2

    def returned_through(self):
        return self.multivalue and len(scalars(self.result)) > 100

    def prototype(self, prefix):
        params = [
            f"const {self.type(t)} *p{i}" if self.pointed_to(t) else f"{self.type(t)} p{i}"
            for i, t in enumerate(self.inputs)
        ]
        result = self.type(self.result)
        if self.returned_through():
            params.insert(0, f"{result} *out")
            result = "void"
        return f"{result} {prefix}_{self.name}({', '.join(params) or 'void'})"

    @staticmethod
    def to64(e, t):
        if t in WIDE:
            bits = f"bits({e})" if t == "f128" else e
            return f"((i64){bits} + 3 * (i64)({bits} >> 64))"
        return f"(i64)(unsigned long){e}" if t == "ptr" else f"(i64){e}"

    @staticmethod
    def from64(e, t):
        if t == "bool":
            return f"({e}) & 1"
        if t in ("f32", "f64"):
            return f"(double)(({e}) & 1023)"
        if t in WIDE:
            v = f"(__int128)((unsigned __int128)(unsigned long long)({e}) | (unsigned __int128)({e} + 1) << 64)"
            return f"of_bits({v})" if t == "f128" else v
        return f"(char *)(unsigned long)({e})" if t == "ptr" else f"({SCALARS[t][0]})({e})"

    def mix(self, values):
        lines = ["  i64 n = 0;"]
        for j, (e, t) in enumerate(values):
            lines.append(f"  n = (i64)((u64)n * 31 + (u64){self.to64(e, t)} * {j + 1});")
        return lines

    def definition(self):
        values = []
        for i, t in enumerate(self.inputs):
            base = f"(*p{i})" if self.pointed_to(t) else f"p{i}"
            values += [(self.access(base, t, path), s) for path, s in scalars(t)]
        lines = [self.prototype("theirs") + " {"] + self.mix(values)
        if self.result is not None:
            lines.append(f"  {self.type(self.result)} r;")
            for i, (path, s) in enumerate(scalars(self.result)):
                value = self.from64(f"(i64)((u64)n + {i})", s)
                lines.append(f"  {self.access('r', self.result, path)} = {value};")
            lines.append("  *out = r;" if self.returned_through() else "  return r;")
        return lines + ["}"]

    @staticmethod
    def literal(v, t):
        if t in WIDE:
            bits = f"(__int128)((unsigned __int128){v >> 64} << 64 | {v & (1 << 64) - 1}ull)"
            return f"of_bits({bits})" if t == "f128" else bits
        return f"(char *){v}" if t == "ptr" else str(v)

    def caller(self):
        lines = [self.prototype("ours") + ";"]
        lines.append(f'__attribute__((export_name("theirs_calls_{self.name}"))) i64 theirs_calls_{self.name}(void) {{')
        j = 0
        arguments = []
        for i, t in enumerate(self.inputs):
            lines.append(f"  {self.type(t)} a{i};")
            for path, s in scalars(t):
                lines.append(f"  {self.access(f'a{i}', t, path)} = {self.literal(argument(j, self.k, s), s)};")
                j += 1
            arguments.append(f"&a{i}" if self.pointed_to(t) else f"a{i}")
        if self.result is None:
            lines.append(f"  ours_{self.name}({', '.join(arguments)});")
        elif self.returned_through():
            lines.append(f"  {self.type(self.result)} r;")
            lines.append(f"  ours_{self.name}({', '.join(['&r'] + arguments)});")
        else:
            lines.append(f"  {self.type(self.result)} r = ours_{self.name}({', '.join(arguments)});")
        values = [(self.access("r", self.result, path), s) for path, s in scalars(self.result)]
        return lines + self.mix(values) + ["  return n;", "}"]

    def text(self):
        body = self.definition() + self.caller()
        return self.declarations + body


# ---- MLIR


class Mlir:
    """One function, and a caller of the other side's, in MLIR."""

    def __init__(self, k, name, signature, convention):
        self.k, self.name, self.signature = k, name, signature
        self.inputs, result = signature
        self.results = result if isinstance(result, list) else [] if result is None else [result]
        self.attributes = f'attributes {{ssawasm.cc = "{convention}", no_inline}}'
        self.lines = []
        self.count = 0

    def type(self, t):
        if is_scalar(t):
            return SCALARS[t][1]
        inner = ", ".join(self.field(p) for p in parts(t))
        if t[0] == "array":
            return f"!llvm.array<{t[1]} x {self.field(t[2])}>"
        return f"!llvm.struct<{'packed ' if t[0] == 'packed' else ''}({inner})>"

    def field(self, t):
        """As it is written inside another type of llvm."""
        return self.type(t).replace("!llvm.", "")

    def with_attribute(self, t):
        return self.type(t) + (SCALARS[t][2] if is_scalar(t) else "")

    def op(self, text):
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def constant(self, v, t="i64"):
        return self.op(f"arith.constant {v} : {t}")

    def to64(self, v, t):
        if t == "i64":
            return v
        if t in ("f32", "f64"):
            return self.op(f"arith.fptosi {v} : {t} to i64")
        if t == "ptr":
            return self.op(f"arith.index_castui {v} : index to i64")
        if t == "f128":
            return self.to64(self.op(f"arith.bitcast {v} : f128 to i128"), "i128")
        if t == "i128":
            low = self.op(f"arith.trunci {v} : i128 to i64")
            shifted = self.op(f"arith.shrui {v}, {self.constant(64, 'i128')} : i128")
            high = self.op(f"arith.trunci {shifted} : i128 to i64")
            tripled = self.op(f"arith.muli {high}, {self.constant(3)} : i64")
            return self.op(f"arith.addi {low}, {tripled} : i64")
        extend = "extui" if t in ("u8", "u16", "bool") else "extsi"
        return self.op(f"arith.{extend} {v} : {SCALARS[t][1]} to i64")

    def from64(self, v, t):
        if t == "i64":
            return v
        if t in ("f32", "f64"):
            low = self.op(f"arith.andi {v}, {self.constant(1023)} : i64")
            return self.op(f"arith.sitofp {low} : i64 to {t}")
        if t == "ptr":
            return self.op(f"arith.index_castui {v} : i64 to index")
        if t == "f128":
            return self.op(f"arith.bitcast {self.from64(v, 'i128')} : i128 to f128")
        if t == "i128":
            next_one = self.op(f"arith.addi {v}, {self.constant(1)} : i64")
            low = self.op(f"arith.extui {v} : i64 to i128")
            high = self.op(f"arith.extui {next_one} : i64 to i128")
            shifted = self.op(f"arith.shli {high}, {self.constant(64, 'i128')} : i128")
            return self.op(f"arith.ori {low}, {shifted} : i128")
        return self.op(f"arith.trunci {v} : i64 to {SCALARS[t][1]}")

    def mix(self, values):
        total = self.constant(0)
        for j, (v, t) in enumerate(values):
            times = self.op(f"arith.muli {total}, {self.constant(31)} : i64")
            weighted = self.op(f"arith.muli {self.to64(v, t)}, {self.constant(j + 1)} : i64")
            total = self.op(f"arith.addi {times}, {weighted} : i64")
        return total

    def take_apart(self, v, t):
        if is_scalar(t):
            return [(v, t)]
        return [
            (self.op(f"llvm.extractvalue {v}[{', '.join(map(str, path))}] : {self.type(t)}"), s)
            for path, s in scalars(t)
        ]

    def put_together(self, t, scalar_values):
        """The value of type t made of the next ones."""
        if is_scalar(t):
            return next(scalar_values)
        v = self.op(f"llvm.mlir.poison : {self.type(t)}")
        for path, s in scalars(t):
            v = self.op(
                f"llvm.insertvalue {next(scalar_values)}, {v}[{', '.join(map(str, path))}] : {self.type(t)}")
        return v

    def signature_text(self, names):
        args = ", ".join(
            (f"%p{i}: " if names else "") + self.with_attribute(t) for i, t in enumerate(self.inputs))
        results = ", ".join(self.with_attribute(t) for t in self.results)
        return f"({args})" + (f" -> ({results})" if results else "")

    def definition(self):
        self.lines = [f"func.func @ours_{self.name}{self.signature_text(True)} {self.attributes} {{"]
        total = self.mix([s for i, t in enumerate(self.inputs) for s in self.take_apart(f"%p{i}", t)])
        flat = [s for t in self.results for _, s in scalars(t)]
        made = [self.from64(self.op(f"arith.addi {total}, {self.constant(i)} : i64"), s) for i, s in enumerate(flat)]
        values = iter(made)
        out = [self.put_together(t, values) for t in self.results]
        types = ", ".join(self.type(t) for t in self.results)
        self.lines.append(f"  return {', '.join(out)} : {types}" if out else "  return")
        return self.lines + ["}"]

    def caller(self):
        declaration = f"func.func private @theirs_{self.name}{self.signature_text(False)} {self.attributes}"
        self.lines = [declaration, f"func.func @ours_calls_{self.name}() -> i64 {{"]
        arguments, j = [], 0
        for t in self.inputs:
            made = []
            for _, s in scalars(t):
                v = argument(j, self.k, s)
                j += 1
                if s == "f128":
                    made.append(self.op(f"arith.bitcast {self.constant(v, 'i128')} : i128 to f128"))
                elif s == "bool":
                    made.append(self.constant("true" if v else "false", "i1").replace(" : i1", ""))
                elif s in ("f32", "f64"):
                    made.append(self.constant(f"{v}.0", s))
                else:
                    made.append(self.constant(v, SCALARS[s][1]))
            arguments.append(self.put_together(t, iter(made)))
        n = len(self.results)
        types = f"({', '.join(self.type(t) for t in self.inputs)}) -> ({', '.join(self.type(t) for t in self.results)})"
        self.lines.append(f"  {'%r:' + str(n) + ' = ' if n else ''}call @theirs_{self.name}({', '.join(arguments)}) : {types}")
        got = [s for i, t in enumerate(self.results) for s in self.take_apart(f"%r#{i}" if n > 1 else "%r", t)]
        self.lines.append(f"  return {self.mix(got)} : i64")
        return self.lines + ["}"]

    def text(self):
        text = self.definition() + self.caller()
        return [l.replace("= arith.constant true : i1", "= arith.constant true").replace(
            "= arith.constant false : i1", "= arith.constant false") for l in text]


# ---- compiling, linking, running


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0 or "warning" in done.stderr and command[0].startswith("wasm-ld"):
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def their_types(c_file, flags):
    text = run("clang-22", "--target=wasm32", "-O1", *flags, "-S", c_file, "-o", "-")
    return {m[1]: (m[2], m[3]) for m in re.finditer(r"\.functype\s+(\w+) \((.*?)\) -> \((.*?)\)", text)}


def our_types(obj):
    text = run("wasm-objdump", "-x", obj)
    types = {}
    for m in re.finditer(r"- type\[(\d+)\] \((.*?)\) -> (.*)", text):
        types[m[1]] = (m[2], "" if m[3] == "nil" else m[3].strip("()"))
    found = re.findall(r"- func\[\d+\] sig=(\d+) <(?:env\.)?(\w+)>", text)
    return {name: types[sig] for sig, name in found}


PRELUDE = """typedef long long i64;
typedef unsigned long long u64;
union wide { __int128 i; long double f; };
static inline __int128 bits(long double f) { union wide w; w.f = f; return w.i; }
static inline long double of_bits(__int128 i) { union wide w; w.i = i; return w.f; }
"""

RUNNER = """
import fs from 'fs';
const {instance} = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]), {});
for (const [name, f] of Object.entries(instance.exports))
  if (name.includes('_calls_')) {
    let r; try { r = f(); } catch (e) { r = e; }
    console.log(name + ' ' + r);
  }
const sp = instance.exports.__stack_pointer;
console.log('stack_pointer ' + sp.value % 16);
"""


def check(convention, level, names, where):
    multivalue = convention == "multivalue"
    flags = ["-Xclang", "-target-abi", "-Xclang", "experimental-mv", "-mmultivalue"] if multivalue else []
    chosen = [(k, n, s) for k, (n, s) in enumerate(SIGNATURES.items()) if not names or n in names]
    chosen = [(k, n, s) for k, n, s in chosen if not multivalue or not is_padded_by_clang(s)]
    base = os.path.join(where, f"{convention}-O{level}")
    with open(base + ".c", "w") as f:
        f.write(PRELUDE)
        for k, n, s in chosen:
            f.write("\n".join(C(k, n, s, multivalue).text()) + "\n\n")
    with open(base + ".mlir", "w") as f:
        for k, n, s in chosen:
            f.write("\n".join(Mlir(k, n, s, convention).text()) + "\n\n")
    run("clang-22", "--target=wasm32", f"-O{level}", *flags, "-c", base + ".c", "-o", base + ".clang.o")
    run(os.path.join(ROOT, "wami"), "compile", f"-O{level}", "--emit=obj", base + ".mlir", "-o", base + ".o")
    exports = [f"--export=ours_calls_{n}" for _, n, _ in chosen]
    run("wasm-ld-22", "--no-entry", "--export=__stack_pointer", *exports, base + ".clang.o", base + ".o", "-o", base + ".wasm")
    runner = os.path.join(where, "run.mjs")
    with open(runner, "w") as f:
        f.write(RUNNER)
    got = dict(line.split(" ", 1) for line in run("node", runner, base + ".wasm").splitlines())
    theirs, ours = their_types(base + ".c", flags), our_types(base + ".o")
    tests = []  # what is wrong with it, or None
    for k, n, s in chosen:
        want = str(expected(k, s))
        for key in (f"ours_calls_{n}", f"theirs_calls_{n}"):
            tests.append(None if got.get(key) == want else f"{key} gives {got.get(key)}, not {want}")
        for key in (f"ours_{n}", f"theirs_{n}"):
            same = theirs.get(key) == ours.get(key)
            tests.append(None if same else f"{key} is {ours.get(key)} here, {theirs.get(key)} to clang")
    sp = got["stack_pointer"]
    tests.append(None if sp == "0" else f"the stack pointer ends as {sp} modulo 16")
    wrong = [f"{convention} -O{level}: {t}" for t in tests if t]
    summary = f"{convention} -O{level}: {len(chosen)} signatures, {2 * len(chosen)} calls, {len(wrong)} differences"
    print("\n".join(wrong + [summary]))
    return len(tests) - len(wrong), len(wrong)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--levels", default="0,2")
    options.add_argument("--keep", help="keep the files in this directory")
    options.add_argument("--random", type=int, default=0, help="so many random signatures as well")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("names", nargs="*")
    given = options.parse_args()
    if given.random:
        SIGNATURES.update(random_signatures(given.random, given.seed))
    with tempfile.TemporaryDirectory() as temporary:
        where = given.keep or temporary
        os.makedirs(where, exist_ok=True)
        counts = [
            check(convention, level, given.names, where)
            for convention in ("c", "multivalue")
            for level in given.levels.split(",")
        ]
    passed, failed = map(sum, zip(*counts))
    print(f"{passed} passed, {failed} failed, 0 skipped")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
