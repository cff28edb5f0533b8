#!/usr/bin/env python3
"""Breaks chunks of MLIR text in small ways, and compares what `wami opt` and mlir-opt 22 make of the results.

    scripts/mutate-parity.py [--count N] [--seed S] [--keep DIR] [--message] [--options=FLAGS] DIR_OR_FILE ...

Each mutant is a chunk (what stands between lines `// -----` of a .mlir file) with one to three changes: a token dropped, doubled,
swapped or replaced; a number, a type, a name, a string changed; lines moved; results taken away; odd white space and comments;
operation names quoted; aliases, locations, attributes and regions put in; of a third each word on its own line. Then scripts/mlir-parity.py compares: both tools accept
it and print the same, or both reject it with the first error on the same line. The same seed makes the same mutants.

`--keep DIR` writes the mutants there. Environment and last line as of mlir-parity.py.
"""
import argparse
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHUNKS = 250
TOKEN = re.compile(
    r'\s+|//[^\n]*|"(?:[^"\\\n]|\\.)*"|->|::|[%@^!#][\w.$-]+|\d+\.\d*(?:[eE][-+]?\d+)?|0x[0-9A-Fa-f]+|\d+|[A-Za-z_][\w.$]*|.', re.S
)
TYPES = """i1 i8 i32 i64 i128 si8 ui16 index f16 bf16 f32 f64 f80 f128 tf32 f8E4M3FN none !llvm.ptr vector<4xi32> vector<[4]xf32> memref<4xf32>
    memref<?x?xf32> memref<*xi8> tensor<4xi32> tensor<*xf32> tuple<i32> complex<f32> ()->() memref<4xi32,3>""".split()
NUMBERS = """0 1 2 -1 3 4 7 8 42 255 256 65536 4294967296 9223372036854775807 9223372036854775808 18446744073709551616 0x1F 0xFFFFFFFFFFFFFFFFF
    1.0 -0.0 1e10 1.5e-400 0.1 true false unit""".split()
STRINGS = ['""', '"a b"', r'"\22"', r'"\n\t\\"', r'"\00"', r'"\zz"', '"é"', r'"\C3\A9"', '"%x"', '"a.b"', '"0"']
ATTRIBUTES = ["{a = 1}", "{a}", '{"quoted name" = unit}', "{a = [1, 2.0, \"x\"], b = @f::@g}", "{test.x = #map9}", "{a = 1, a = 2}", "{}",
              "{a = dense<1> : tensor<2xi32>}", "{a = i32, b = () -> ()}", "attributes {x = 1}", "{a = array<i8: 1, 2>}"]
LOCATIONS = ["loc(unknown)", 'loc("f":1:2)', 'loc("name")', 'loc(fused["a", "b":1:2])', 'loc(callsite("a" at "b"))', "loc(#later)", "loc()"]
SPACE = [" ", "\n", "\t", "\r\n", " // comment\n", "  \n\n  ", "/* no */", "\f"]
RENAMED = ["%_", "%a.b", "%x-y", "%0", "%00", "%100000000000000000000", "%$", "%c0_i32", "%arg0", "%true", "%a#0", "%a#1", "%é"]


class Mutant:
    """Text as tokens, to be changed in place."""

    def __init__(self, text, draw, vocabulary):
        self.tokens = TOKEN.findall(text)
        self.draw = draw
        self.vocabulary = vocabulary

    def text(self):
        return "".join(self.tokens)

    def places(self, pattern):
        return [i for i, t in enumerate(self.tokens) if re.fullmatch(pattern, t)]

    def replace(self, pattern, choices):
        places = self.places(pattern)
        if places:
            i = self.draw.choice(places)
            self.tokens[i] = self.draw.choice(choices)

    def any(self):
        if not self.tokens:
            self.tokens.append("")
        return self.draw.choice(self.places(r"[^\s].*") or [0])

    # ---- tokens

    def drop(self):
        self.tokens[self.any()] = ""

    def double(self):
        i = self.any()
        self.tokens[i] += " " + self.tokens[i]

    def swap(self):
        i, k = self.any(), self.any()
        self.tokens[i], self.tokens[k] = self.tokens[k], self.tokens[i]

    def foreign(self):
        self.tokens[self.any()] = self.draw.choice(self.vocabulary)

    def insert(self):
        self.tokens[self.any()] += " " + self.draw.choice(self.vocabulary)

    def number(self):
        self.replace(r"\d.*", NUMBERS)

    def type(self):
        self.replace(r"[su]?i\d+|index|b?f\d\w*", TYPES)

    def string(self):
        self.replace(r'".*"', STRINGS)

    def rename(self):
        self.replace(r"%.*", RENAMED + [t for t in self.tokens if t[0:1] == "%"])

    def rename_all(self):
        names = [t for t in self.tokens if t[0:1] == "%"]
        if names:
            old, new = self.draw.choice(names), self.draw.choice(RENAMED)
            self.tokens = [new if t == old else t for t in self.tokens]

    def symbol(self):
        self.replace(r"@.*", ["@a", '@"a b"', "@f", '@"f"', "@a::@b", '@""', "@a.b", "@0"] + [t for t in self.tokens if t[0:1] == "@"])

    def space(self):
        self.tokens[self.any()] += self.draw.choice(SPACE)

    def glue(self):
        self.replace(r"\s+", ["", " ", "\n"])

    def apart(self):
        """Each word on a line of its own, so that the line of an error says which."""
        self.tokens = ["\n" if t.isspace() else t for t in self.tokens]

    def quote(self):
        places = self.places(r"[a-z_]+\.[\w.]+")
        if places:
            i = self.draw.choice(places)
            self.tokens[i] = '"' + self.tokens[i] + '"'

    # ---- lines

    def lines(self, change):
        lines = self.text().split("\n")
        change(lines, self.draw.randrange(len(lines)))
        self.tokens = TOKEN.findall("\n".join(lines))

    def drop_line(self):
        self.lines(lambda lines, i: lines.pop(i))

    def double_line(self):
        self.lines(lambda lines, i: lines.insert(i, lines[i]))

    def move_line(self):
        self.lines(lambda lines, i: lines.insert(self.draw.randrange(len(lines)), lines.pop(i)))

    def no_result(self):
        self.lines(lambda lines, i: lines.__setitem__(i, re.sub(r"^(\s*)%[^=(]*=\s*", r"\1", lines[i])))

    def results(self):
        other = self.draw.choice([":2 =", ":1 =", ", %other =", ":0 =", ":2, %other:1 =", " ="])
        self.lines(lambda lines, i: lines.__setitem__(i, re.sub(r"^(\s*%[\w.$-]+)(:\d+)? *=", r"\1" + other, lines[i])))

    def end_of_line(self):
        more = self.draw.choice(ATTRIBUTES + LOCATIONS + LOCATIONS)
        self.lines(lambda lines, i: lines.__setitem__(i, lines[i] + " " + more))

    def attributes(self):
        more = self.draw.choice(ATTRIBUTES)
        self.lines(lambda lines, i: lines.__setitem__(i, re.sub(r" : ", f" {more} : ", lines[i], count=1)))

    def new_line(self):
        line = self.draw.choice(['"any.op"() : () -> ()', "^bb9:", "^bb9(%z: i32):", "cf.br ^bb9", "return", "%new = arith.constant 1 : i32", "}", "{",
                                 "module {}", "func.func private @f()", '"any.op"() ({}) : () -> ()', '%r:2 = "any.op"() : () -> (i32, i32)',
                                 '"any.op"(%r#1) : (i32) -> ()', "#later = loc(\"x\":1:1)", "!t = i32", "ub.unreachable", "llvm.unreachable"])
        self.lines(lambda lines, i: lines.insert(i, line))

    # ---- the whole

    def alias(self):
        places = self.places(r"[su]?i\d+|index|b?f\d\w*")
        if places:
            i = self.draw.choice(places)
            definition = f"!alias = {self.tokens[i]}"
            self.tokens[i] = "!alias"
            at = self.draw.choice([0, 0, 0, len(self.tokens)])
            self.tokens.insert(at, f"\n{definition}\n")

    def wrap(self):
        before, after = self.draw.choice([
            ("module {", "}"), ("module @m attributes {a} {", "}"), ('"builtin.module"() ({', "}) : () -> ()"), ("func.func @wrap() {", "return }"),
            ('"any.region"() ({', "}) : () -> ()"), ('"any.region"() ({}, {^bb0(%w: i32):', "}) : () -> ()"), ("module { module {", "} }"),
            ("func.func @wrap() { scf.execute_region {", "scf.yield } return }"), ("builtin.module {", '} loc("m")'), ("{", "}")])
        self.tokens = [before + "\n", *self.tokens, "\n" + after + "\n"]


CHANGES = [Mutant.drop, Mutant.drop, Mutant.double, Mutant.swap, Mutant.foreign, Mutant.foreign, Mutant.insert, Mutant.number, Mutant.number,
           Mutant.type, Mutant.type, Mutant.type, Mutant.string, Mutant.rename, Mutant.rename_all, Mutant.symbol, Mutant.space, Mutant.space,
           Mutant.glue, Mutant.quote, Mutant.drop_line, Mutant.double_line, Mutant.move_line, Mutant.no_result, Mutant.results,
           Mutant.end_of_line, Mutant.attributes, Mutant.new_line, Mutant.alias, Mutant.wrap]


def sources(paths):
    for path in paths:
        for file in sorted(path.rglob("*.mlir")) if path.is_dir() else [path]:
            for chunk in re.split(r"^// -----.*\n?", file.read_text(errors="replace"), flags=re.M):
                code = re.sub(r"^ *//.*\n", "", chunk, flags=re.M).strip()
                if code and len(code) < 4000:
                    yield code + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, metavar="DIR")
    parser.add_argument("--message", action="store_true")
    parser.add_argument("--options", default="")
    parser.add_argument("paths", nargs="+", type=Path, metavar="DIR_OR_FILE")
    args = parser.parse_args()
    draw = random.Random(args.seed)
    chunks = list(sources(args.paths))
    vocabulary = sorted({t for chunk in chunks for t in TOKEN.findall(chunk) if t.strip() and not t.startswith("//")})
    with tempfile.TemporaryDirectory() as work:
        place = args.keep or Path(work)
        place.mkdir(parents=True, exist_ok=True)
        for start in range(0, args.count, CHUNKS):
            mutants = []
            for _ in range(min(CHUNKS, args.count - start)):
                mutant = Mutant(draw.choice(chunks), draw, vocabulary)
                for _ in range(draw.choice([1, 1, 1, 2, 3])):
                    draw.choice(CHANGES)(mutant)
                if draw.random() < 0.3:
                    mutant.apart()
                mutants.append(re.sub(r"^// -----", "//", mutant.text(), flags=re.M) + "\n")
            (place / f"mutants{start:06}.mlir").write_text("// -----\n".join(mutants))
        more = ["--message"] if args.message else []
        command = [sys.executable, str(ROOT / "scripts/mlir-parity.py"), *more, f"--options={args.options}", str(place)]
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
