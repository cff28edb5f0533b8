#!/usr/bin/env python3
"""Random nests of affine loops: the dependences that we find, held to isl (PyPI islpy).

    eval "$(scripts/peers.sh --env)"; $WAMI_PYTHON scripts/dependence-islpy.py [--count PAIRS] [--seed S] [--only F]

Each function has two accesses in up to three loops around both and up to two of their own: bounds of outer variables and symbols,
also greatest and least of two, steps 1 to 3, affine.if with else, subscripts with floordiv, ceildiv and mod. Compared for each of
the four ordered pairs at each depth: whether there is a dependence, the least and greatest distance per loop, and all direction
vectors. An access with a symbol in it that each iteration of a loop reaches has no negative subscript in the first one: what isl is asked says so, too. Whatever differs fails, also an answer that is safe but wider than isl's, where a question was too hard for us; the first
are printed (--only F prints function F).
Needs a build: ./mvnw -o -q -Dquick -pl cli -am test-compile. Ends with "N passed, N failed, N skipped", in ordered pairs.
Exit 1 if one failed.
"""
import argparse, collections, itertools, multiprocessing, os, random, re, subprocess, sys, tempfile, time

import islpy as isl


class Expr:
    """An affine expression in three spellings: of MLIR's maps, of MLIR's subscripts, and isl's."""

    def __init__(self, map_, ssa, isl_):
        self.map, self.ssa, self.isl = map_, ssa, isl_


def number(n):
    return Expr(str(n), str(n), str(n))


class Function:
    def __init__(self, rng, index):
        self.rng, self.index = rng, index
        self.symbols = rng.choice((0, 0, 1, 2))
        self.lines = []
        self.rank = rng.choice((1, 1, 2))
        self.kinds = [("store", "store"), ("store", "load"), ("load", "store")][rng.randrange(3)]
        self.vars = 0
        self.lowers = {}  # of loops, by isl's name of the variable
        self.build()

    # ---- expressions over the variables in scope: (SSA name, isl name)

    def operands(self, scope):
        dims = ", ".join(ssa for ssa, _ in scope)
        symbols = ", ".join(f"%s{i}" for i in range(self.symbols))
        return f"({dims})" + (f"[{symbols}]" if symbols else "")

    def header(self, scope):
        dims = ", ".join(f"d{i}" for i in range(len(scope)))
        symbols = ", ".join(f"s{i}" for i in range(self.symbols))
        return f"({dims})" + (f"[{symbols}]" if symbols else "")

    def linear(self, scope, largest, constants):
        rng = self.rng
        terms = []
        for i, (ssa, name) in enumerate(scope):
            if rng.random() < 0.55:
                terms.append((rng.choice([c for c in range(-largest, largest + 1) if c]), f"d{i}", ssa, name))
        for i in range(self.symbols):
            if rng.random() < 0.3:
                terms.append((rng.choice((-1, 1, 1, 2)), f"s{i}", f"symbol(%s{i})", f"s{i}"))
        c = rng.randint(*constants)

        def text(k):
            return " + ".join([f"{t[k]} * {t[0]}" for t in terms] + [str(c)])

        return Expr(text(1), text(2), text(3))

    def expr(self, scope, largest, constants, quotients=0.25):
        rng = self.rng
        e = self.linear(scope, largest, constants)
        if rng.random() >= quotients:
            return e
        c = rng.randint(2, 5)
        kind = rng.choice(("floordiv", "mod", "ceildiv"))
        inner = {"floordiv": f"floor(({e.isl})/{c})", "mod": f"(({e.isl}) mod {c})",
                 "ceildiv": f"(-floor((-({e.isl}))/{c}))"}[kind]
        more = self.linear(scope, 1, (-2, 2)) if rng.random() < 0.4 else number(0)
        return Expr(f"({e.map}) {kind} {c} + {more.map}", f"({e.ssa}) {kind} {c} + {more.ssa}", f"{inner} + {more.isl}")

    # ---- loops and conditions

    def loop(self, scope, indent):
        """Opens a loop; its variable and its constraints on a name that is put for {v}."""
        rng = self.rng
        lower = [self.expr(scope, 1, (-3, 3), 0.1) for _ in range(rng.choice((1, 1, 1, 2)))]
        if rng.random() < 0.5:
            lower = [number(rng.randint(-2, 3))]
        upper = [self.expr(scope, 1, (2, 12), 0.1) for _ in range(rng.choice((0, 0, 1, 2)))]
        if not upper or rng.random() < 0.5:
            upper.append(number(rng.randint(3, 12)))
        step = rng.choice((1, 1, 1, 2, 3))
        name = f"v{self.vars}"
        self.vars += 1

        def bound(word, exprs):
            word = word + " " if len(exprs) > 1 else ""
            return (f"{word}affine_map<{self.header(scope)} -> ({', '.join(e.map for e in exprs)})>"
                    f"{self.operands(scope)}")

        self.lowers[name] = lower
        self.lines.append(f"{indent}affine.for %{name} = {bound('max', lower)} to {bound('min', upper)} step {step} {{")
        low = lower[0].isl if len(lower) == 1 else f"max({lower[0].isl}, {lower[1].isl})"
        constraints = [f"{name} >= {e.isl}" for e in lower] + [f"{name} < {e.isl}" for e in upper]
        if step > 1:
            constraints.append(f"({name} - ({low})) mod {step} = 0")
        return (f"%{name}", name), constraints

    def condition(self, scope, indent):
        rng = self.rng
        parts = [(self.expr(scope, 2, (-4, 6), 0.2), rng.random() < 0.2) for _ in range(rng.choice((1, 1, 2)))]
        text = ", ".join(f"{e.map} {'==' if equal else '>='} 0" for e, equal in parts)
        self.lines.append(f"{indent}affine.if affine_set<{self.header(scope)} : ({text})>{self.operands(scope)} {{")
        return " and ".join(f"{e.isl} {'=' if equal else '>='} 0" for e, equal in parts)

    def access(self, k, scope, indent):
        subscripts = [self.expr(scope, 2, (-3, 3)) for _ in range(self.rank)]
        at = ", ".join(e.ssa for e in subscripts)
        shape = "x".join("?" * self.rank) + "xf32"
        if self.kinds[k] == "store":
            self.lines.append(f"{indent}affine.store %c, %m[{at}] : memref<{shape}>")
        else:
            self.lines.append(f"{indent}%x = affine.load %m[{at}] : memref<{shape}>")
        return subscripts

    def first_in_bounds(self, subscripts, loop):
        """What accesses at these subscripts, directly in the loop over a variable, tell: they are in bounds in its first iteration."""
        if loop is None or len(self.lowers[loop]) > 1 or not any("symbol(" in e.ssa for e in subscripts):
            return []
        start = f"({self.lowers[loop][0].isl})"
        return [re.sub(rf"\b{loop}\b", start, e.isl) + " >= 0" for e in subscripts]

    def own(self, k, scope, constraints, indent, loop):
        """An access, perhaps in loops and a condition of its own; directly in the loop over a variable otherwise, if there is one."""
        rng = self.rng
        scope, constraints = list(scope), list(constraints)
        closing = []
        for _ in range(rng.choice((0, 0, 1, 2))):
            variable, more = self.loop(scope, indent)
            scope.append(variable)
            constraints += more
            closing.append(indent)
            indent += " "
            loop = variable[1]
        if rng.random() < 0.2:
            constraints.append(self.condition(scope, indent))
            closing.append(indent)
            indent += " "
            loop = None
        subscripts = self.access(k, scope, indent)
        constraints += self.first_in_bounds(subscripts, loop)
        for c in reversed(closing):
            self.lines.append(f"{c}}}")
        return [name for _, name in scope], constraints, [e.isl for e in subscripts]

    def build(self):
        rng = self.rng
        arguments = [f"%m: memref<{'x'.join('?' * self.rank)}xf32>", "%c: f32"]
        arguments += [f"%s{i}: index" for i in range(self.symbols)]
        self.lines.append(f"func.func @f{self.index}({', '.join(arguments)}) {{")
        scope, constraints, indent, closing = [], [], " ", []
        self.common = rng.choice((0, 1, 1, 2, 2, 3))
        for _ in range(self.common):
            variable, more = self.loop(scope, indent)
            scope.append(variable)
            constraints += more
            closing.append(indent)
            indent += " "
        self.accesses = []
        if rng.random() < 0.2:
            then = self.condition(scope, indent)
            self.accesses.append(self.own(0, scope, constraints + [then], indent + " ", None))
            if rng.random() < 0.7:
                self.lines.append(f"{indent}}} else {{")
                self.accesses.append(self.own(1, scope, constraints + [f"not ({then})"], indent + " ", None))
            else:
                self.accesses.append(self.own(1, scope, constraints + [then], indent + " ", None))
            self.lines.append(f"{indent}}}")
        else:
            loop = scope[-1][1] if scope else None
            self.accesses.append(self.own(0, scope, constraints, indent, loop))
            self.accesses.append(self.own(1, scope, constraints, indent, loop))
        for c in reversed(closing):
            self.lines.append(f"{c}}}")
        self.lines += [" return", "}"]

    # ---- isl's answers

    def differences(self, a, b):
        """The set of vectors of differences of the variables of the loops around both accesses."""
        def renamed(text, names, prefix):
            return re.sub(r"\bv(\d+)\b", lambda m: f"{prefix}{m[1]}", text)

        (va, ca, sa), (vb, cb, sb) = self.accesses[a], self.accesses[b]
        symbols = ", ".join(f"s{i}" for i in range(self.symbols))
        parts = [renamed(c, va, "i") for c in ca] + [renamed(c, vb, "j") for c in cb]
        parts += [f"{renamed(x, va, 'i')} = {renamed(y, vb, 'j')}" for x, y in zip(sa, sb)]
        n = self.common if a != b else len(va)
        parts += [f"D{k} = {renamed(vb[k], vb, 'j')} - {renamed(va[k], va, 'i')}" for k in range(n)]
        names = [renamed(v, va, "i") for v in va] + [renamed(v, vb, "j") for v in vb]
        body = " and ".join(f"({p})" for p in parts)
        if names:
            body = f"exists ({', '.join(names)} : {body})"
        set_ = isl.Set(f"[{symbols}] -> {{ [{', '.join(f'D{k}' for k in range(n))}] : {body} }}", CONTEXT)
        return n, set_.project_out(isl.dim_type.param, 0, self.symbols).coalesce()

    def expected(self, a, b):
        """For each depth: 'false', 'true', or distances and direction vectors."""
        if self.kinds[a] == "load" and self.kinds[b] == "load":
            n = self.common if a != b else len(self.accesses[a][0])
            return ["false"] * (n + 1)
        n, differences = self.differences(a, b)
        out = []
        rest = differences
        for depth in range(1, n + 1):
            carried = rest.intersect(half(n, depth - 1, "<"))
            if carried.is_empty():
                out.append("false")
            else:
                pieces = []

                def refine(set_, prefix):
                    if set_.is_empty():
                        return
                    if len(prefix) == n:
                        pieces.append((prefix, set_))
                        return
                    for d in "<=>":
                        refine(set_.intersect(half(n, len(prefix), d)), prefix + [d])

                refine(carried, ["="] * (depth - 1) + ["<"])
                vectors = [f"({', '.join(prefix)})" for prefix, _ in pieces]
                text = "".join(extent([piece for _, piece in pieces], k) for k in range(n))
                out.append(f"{text} [{', '.join(vectors)}]")
            rest = rest.intersect(half(n, depth - 1, "="))
        ordered = a == 0 and b == 1
        out.append("true [(" + ", ".join("=" * n) + ")]" if ordered and not rest.is_empty() else "false")
        return out


def least(piece, k, sign):
    """The least value of sign * difference number k, as text. What isl takes for it need not be: of some sets it finds a greater one, though it
    knows that there are points below. So it is asked for those, too, and whether the value is one of a point."""
    space = isl.LocalSpace.from_space(piece.get_space())
    of = isl.Aff.var_on_domain(space, isl.dim_type.set, k) * sign
    found = piece.min_val(of)
    if found.is_neginfty():
        return "-inf"
    value = found.to_python()

    def among(relation, number):
        constraint = relation(space).set_coefficient_val(isl.dim_type.set, k, -sign).set_constant_val(number)
        return piece.add_constraint(constraint)

    below = among(isl.Constraint.inequality_alloc, value - 1)
    while not below.is_empty():
        value = min(value - 1, below.min_val(of).to_python())
        below = among(isl.Constraint.inequality_alloc, value - 1)
    while among(isl.Constraint.equality_alloc, value).is_empty():
        value += 1
    return str(value)


def extent(pieces, k):
    """The least and the greatest difference number k. Of each piece alone: of all at once isl has given 0 where it finds others."""
    lows = [least(piece, k, 1) for piece in pieces]
    highs = [least(piece, k, -1) for piece in pieces]
    low = "-inf" if "-inf" in lows else str(min(map(int, lows)))
    high = "+inf" if "-inf" in highs else str(max(-int(h) for h in highs))
    return f"[{low}, {high}]"


CONTEXT = isl.Context()
HALVES = {}


def half(n, k, direction):
    """The vectors of n differences of which number k is positive, zero or negative."""
    key = n, k, direction
    if key not in HALVES:
        names = ", ".join(f"D{i}" for i in range(n))
        how = {"<": ">= 1", "=": "= 0", ">": "<= -1"}[direction]
        HALVES[key] = isl.Set(f"{{ [{names}] : D{k} {how} }}", CONTEXT)
    return HALVES[key]


def answers_of(function):
    return {pair: function.expected(*pair) for pair in itertools.product((0, 1), repeat=2)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=100000, help="ordered pairs of accesses")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="only function F of the seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes for isl")
    parser.add_argument("--wami", help="the command, rather than wami of this checkout")
    args = parser.parse_args()
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
    wami = (args.wami or os.path.join(root, "wami")).split()
    numbers = range((args.count + 3) // 4) if args.only is None else [args.only]
    functions = [Function(random.Random(f"{args.seed}:{f}"), f) for f in numbers]
    line, at = 1, {}
    for f in functions:
        for i in range(len(f.lines)):
            at[line + i] = f
        line += len(f.lines)
    if args.only is not None:
        print("\n".join(functions[0].lines))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join("\n".join(f.lines) for f in functions) + "\n")
        file.flush()
        begin = time.time()
        pipeline = "--pass-pipeline=builtin.module(func.func(test-memref-dependence-check{directions=true}))"
        done = subprocess.run(wami + ["opt", file.name, pipeline, "-o", os.devnull], capture_output=True, text=True)
        ours_time = time.time() - begin
    if done.returncode != 0:
        sys.exit(f"wami failed:\n{done.stderr[-3000:]}")
    found = collections.defaultdict(dict)
    remark = re.compile(r":(\d+):\d+: remark: dependence from (\d) to (\d) at depth (\d) = (.*)")
    for m in remark.finditer(done.stderr):
        found[at[int(m[1])].index, int(m[2]), int(m[3])][int(m[4])] = m[5]
    begin = time.time()
    passed = failed = depths = dependent = 0
    with multiprocessing.Pool(args.jobs) as pool:
        for f, answers in zip(functions, pool.imap(answers_of, functions, chunksize=64)):
            for (a, b), theirs in answers.items():
                given = found.get((f.index, a, b), {})
                ours = [given.get(d + 1, "nothing") for d in range(len(theirs))]
                depths += len(theirs)
                dependent += sum(t != "false" for t in theirs)
                if ours == theirs and len(given) == len(theirs):
                    passed += 1
                    continue
                failed += 1
                if failed <= 5:
                    print(f"function {f.index}, from {a} to {b}: ours {ours}, isl {theirs}")
    print(f"{len(functions)} functions, {depths} depths, {dependent} with a dependence; "
          f"ours {ours_time:.1f} s, isl with Python {time.time() - begin:.1f} s")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
