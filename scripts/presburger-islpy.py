#!/usr/bin/env python3
"""Random sets of integers: what dev.wami.core.presburger answers, held to isl (PyPI islpy).

    eval "$(scripts/peers.sh --env)"; $WAMI_PYTHON scripts/presburger-islpy.py [--count N] [--seed S] [--only K]

Questions in turn: is the set empty, is it a subset, least and greatest value of an expression, a projection, a difference,
a point of it, its lexicographic minimum, how many points it has. Sets have up to 4 dimensions, 2 symbols, 2 locals and 3 pieces,
with quotients, remainders and coefficients to 9; some are dense, some are unbounded, some are near-empty.
Needs a build: ./mvnw -o -q -Dquick -pl compiler-core test-compile.
Ends with "N passed, N failed, N skipped", in questions; skipped are those answered "unknown", and those that isl gives up
comparing after some seconds. Exit 1 if one failed.
"""
import argparse, collections, os, random, subprocess, sys, time

import islpy as isl

# What isl may do for one question, a few seconds of it: comparing our 32 pieces of a projection with its own can take hours.
OPERATIONS = 5_000_000

ANSWERS = "test-classes/dev/wami/core/presburger/SetQuestions.class"

KINDS = ("empty", "subset", "bounds", "project", "subtract", "sample", "lexmin", "count")


class Piece:
    """A conjunction: rows are [constant, dimensions, symbols, locals]."""

    def __init__(self, dims, symbols, locals_, equalities, inequalities):
        self.dims, self.symbols, self.locals = dims, symbols, locals_
        self.equalities, self.inequalities = equalities, inequalities

    def tokens(self):
        rows = [c for row in self.equalities + self.inequalities for c in row]
        return [self.locals, len(self.equalities), len(self.inequalities)] + rows

    def isl(self):
        names = [f"d{i}" for i in range(self.dims)] + [f"s{i}" for i in range(self.symbols)]
        local = [f"e{i}" for i in range(self.locals)]

        def text(row, relation):
            return f"{row[0]}" + "".join(f" + {c}*{n}" for c, n in zip(row[1:], names + local) if c) + relation

        all_ = [text(r, " = 0") for r in self.equalities] + [text(r, " >= 0") for r in self.inequalities]
        body = " and ".join(all_) or "true"
        if local:
            body = f"exists ({', '.join(local)} : {body})"
        return f"[{', '.join(names[: self.dims])}] : {body}"


class Sets:
    def __init__(self, rng):
        self.rng = rng

    def space(self):
        return self.rng.randint(1, 4), self.rng.choice((0, 0, 1, 2))

    def row(self, n, dense, largest):
        rng = self.rng
        coefficients = [rng.randint(-largest, largest) if rng.random() < dense else 0 for _ in range(n)]
        return [rng.randint(-20, 20)] + coefficients

    def piece(self, dims, symbols, box):
        rng = self.rng
        quotients = rng.choice((0, 0, 0, 1, 2))
        free = rng.choice((0, 0, 0, 1))
        locals_ = quotients + free
        n = dims + symbols + locals_
        largest = rng.choice((1, 1, 2, 3, 5, 9))
        dense = rng.choice((0.3, 0.5, 0.8))
        equalities, inequalities = [], []
        for k in range(rng.choice((0, 0, 1, 2))):
            equalities.append(self.row(n, dense, largest))
        for k in range(rng.randint(1, 4)):
            inequalities.append(self.row(n, dense, largest))
        for q in range(quotients):
            # 0 <= x - c q <= c - 1
            row = self.row(dims + symbols, dense, 3) + [0] * locals_
            c = rng.randint(2, 7)
            row[1 + dims + symbols + q] = -c
            inequalities += [row, [c - 1 - row[0]] + [-a for a in row[1:]]]
        if box:
            for i in range(dims + symbols):
                low, width = rng.randint(-10, 5), rng.choice((0, 1, 3, 8, 15))
                unit = [0] * n
                unit[i] = 1
                inequalities += [[-low] + unit, [low + width] + [-u for u in unit]]
        rng.shuffle(inequalities)
        return Piece(dims, symbols, locals_, equalities, inequalities)

    def set(self, dims, symbols, box=None):
        if box is None:
            box = self.rng.random() < 0.6
        return [self.piece(dims, symbols, box) for _ in range(self.rng.choice((1, 1, 1, 2, 3)))]


def tokens(dims, symbols, pieces):
    return [dims, symbols, len(pieces)] + [t for p in pieces for t in p.tokens()]


def as_isl(symbols, pieces, ctx):
    names = ", ".join(f"s{i}" for i in range(symbols))
    return isl.Set(f"[{names}] -> {{ " + "; ".join(p.isl() for p in pieces) + " }", ctx)


def question(kind, sets):
    """The words for us, and a function from the context and our answer to isl's answer if that differs, else None."""
    rng = sets.rng
    dims, symbols = sets.space()
    a = sets.set(dims, symbols, True if kind in ("count", "lexmin") else None)
    ta = tokens(dims, symbols, a)

    def same(ours, theirs):
        return None if ours == theirs else theirs

    if kind == "empty":
        return [kind] + ta, lambda ctx, ours: same(ours, "yes" if as_isl(symbols, a, ctx).is_empty() else "no")
    if kind in ("subset", "subtract"):
        b = sets.set(dims, symbols)
        if kind == "subset" and rng.random() < 0.5:
            # likely a subset: the same with constraints dropped
            b = [Piece(p.dims, p.symbols, p.locals, p.equalities[:1], p.inequalities[::2]) for p in a] + b[:1]
        words = [kind] + ta + tokens(dims, symbols, b)
        if kind == "subset":
            return words, lambda ctx, ours: same(
                ours, "yes" if as_isl(symbols, a, ctx).is_subset(as_isl(symbols, b, ctx)) else "no")

        def difference(ctx, ours):
            theirs = as_isl(symbols, a, ctx).subtract(as_isl(symbols, b, ctx))
            return None if isl.Set(ours, ctx).is_equal(theirs) else str(theirs)

        return words, difference
    if kind == "project":
        first = rng.randrange(dims)
        last = rng.randint(first + 1, dims)

        def projection(ctx, ours):
            theirs = as_isl(symbols, a, ctx).project_out(isl.dim_type.set, first, last - first).reset_tuple_id()
            mine = isl.Set(ours, ctx)
            return None if mine.is_equal(theirs) else str(theirs)

        return [kind, first, last] + ta, projection

    def flat(ctx):
        """The set with symbols as last dimensions."""
        s = as_isl(symbols, a, ctx)
        return s.move_dims(isl.dim_type.set, dims, isl.dim_type.param, 0, symbols).reset_tuple_id()

    if kind == "bounds":
        row = sets.row(dims + symbols, 0.7, 4)

        def extremes(ctx, ours):
            s = flat(ctx)
            if s.is_empty():
                return same(ours, "empty")
            aff = isl.Aff.zero_on_domain(isl.LocalSpace.from_space(s.get_space()))
            aff = aff.set_constant_val(isl.Val.int_from_si(ctx, row[0]))
            for i, c in enumerate(row[1:]):
                aff = aff.set_coefficient_val(isl.dim_type.in_, i, isl.Val.int_from_si(ctx, c))
            low, high = s.min_val(aff), s.max_val(aff)
            text = ("-inf" if low.is_neginfty() else str(low)) + " " + ("inf" if high.is_infty() else str(high))
            return same(ours, text)

        return [kind] + ta + row, extremes
    if kind == "sample":
        def sample(ctx, ours):
            s = flat(ctx)
            if ours == "none":
                return None if s.is_empty() else "not empty"
            point = ours.split()
            names = [f"x{i}" for i in range(len(point))]
            at = " and ".join(f"{n} = {v}" for n, v in zip(names, point))
            here = isl.Set(f"{{ [{', '.join(names)}] : {at} }}", ctx)
            return None if here.is_subset(s) else "not a point of it"

        return [kind] + ta, sample
    if kind == "lexmin":
        def lexmin(ctx, ours):
            s = flat(ctx)
            if s.is_empty():
                return same(ours, "none")
            point = s.lexmin().sample_point()
            values = [str(point.get_coordinate_val(isl.dim_type.set, i)) for i in range(dims + symbols)]
            return same(ours, " ".join(values))

        return [kind] + ta, lexmin
    most = 300

    def count(ctx, ours):
        n = flat(ctx).count_val().to_python()
        return same(ours, str(n) if n <= most else "many")

    return ["count", most] + ta, count


def newest_build(target):
    """The quick build or the checked one, whichever compiled the class with our answers last."""
    builds = [b for b in (os.path.join(target, "quick"), target) if os.path.exists(os.path.join(b, ANSWERS))]
    if not builds:
        sys.exit("there is no build: ./mvnw -o -q -Dquick -pl compiler-core test-compile")
    return max(builds, key=lambda b: os.path.getmtime(os.path.join(b, ANSWERS)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=100000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="only question K of the seed, with its words")
    parser.add_argument("--kind", choices=KINDS, help="only this kind of question")
    args = parser.parse_args()
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
    build = newest_build(os.path.join(root, "compiler-core/target"))
    numbers = range(args.count) if args.only is None else [args.only]
    questions = []
    for k in numbers:
        rng = random.Random(f"{args.seed}:{k}")
        questions.append((k, *question(args.kind or KINDS[k % len(KINDS)], Sets(rng))))
    lines = "\n".join(" ".join(map(str, words)) for _, words, _ in questions) + "\n"
    if args.only is not None:
        print(lines, end="")
    command = ["java", "-cp", f"{build}/classes:{build}/test-classes", "dev.wami.core.presburger.SetQuestions"]
    begin = time.time()
    done = subprocess.run(command, input=lines, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"the batch failed; is there a build?\n{done.stderr[-2000:]}")
    ours_time = time.time() - begin
    answers = done.stdout.splitlines()
    passed = failed = skipped = 0
    by_kind = collections.Counter()
    slow = collections.Counter()
    unknown = collections.Counter()
    given_up = collections.Counter()
    ctx = isl.Context()
    ctx.set_max_operations(OPERATIONS)
    begin = time.time()
    for (k, words, check), answer in zip(questions, answers, strict=True):
        micros, _, ours = answer.partition(" ")
        by_kind[words[0]] += 1
        slow[words[0]] = max(slow[words[0]], int(micros))
        if ours == "?":
            skipped += 1
            unknown[words[0]] += 1
            continue
        ctx.reset_operations()
        try:
            theirs = check(ctx, ours)
        except isl.Error as error:
            if "number of operations" not in str(error):
                raise
            skipped += 1
            given_up[words[0]] += 1
            continue
        if theirs is None:
            passed += 1
            continue
        failed += 1
        if failed <= 10:
            print(f"question {k} ({words[0]}): ours {ours}, isl {theirs}")
    for kind in by_kind:
        print(f"{kind}: {by_kind[kind]} questions, {unknown[kind]} unknown, {given_up[kind]} too hard for isl, slowest {slow[kind] / 1000:.1f} ms")
    print(f"ours {ours_time:.1f} s, isl with Python {time.time() - begin:.1f} s")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
