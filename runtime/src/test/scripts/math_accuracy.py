"""Measures the math resources: errors in units in the last place (ulp), and the special cases.

    python3 math_accuracy.py [--n N] [--f32-step S] [FUNCTION...]

Per function: N (default 1,000,000) random arguments from each of its ranges against long double, the worst 200 of each again against
MPFR; then the special cases of C's Annex F against the host's libm (kind, sign and, where exact, value); for f32 every S-th bit pattern
(default 257; 1 is exhaustive) against the correctly rounded value. FUNCTION is a name as in `math.<name>`, or remf; default all. Exit 1 if an f64
error is above 1 ulp, an f32 error above 0.5001, or a special case is wrong. fma, round and remf have one right answer. Needs numpy, gmpy2, and what llvm_path.py needs.
"""

import argparse
import ctypes
import itertools
import math
import sys
import tempfile
from pathlib import Path

import gmpy2
import numpy as np

import llvm_path

LIBM = ctypes.CDLL("libm.so.6")
PI = math.pi


def anything(rng, n):
    """Random bit patterns: every exponent alike, both signs, some NaNs."""
    return rng.integers(-(2**63), 2**63 - 1, n, dtype=np.int64).view(np.float64)


def between(a, b):
    return lambda rng, n: rng.uniform(a, b, n)


def exponents(a, b, negative=True):
    """Magnitudes 2^a to 2^b, their exponents uniform, both signs unless told otherwise."""
    def draw(rng, n):
        x = np.ldexp(rng.uniform(1, 2, n), rng.integers(a, b, n).astype(np.int32))
        return x * rng.choice([-1.0, 1.0], n) if negative else x
    return draw


def near(points, width):
    """Within a few thousand ulps, or within `width`, of the points: where results cancel or ranges meet."""
    def draw(rng, n):
        p = rng.choice(np.array(points, dtype=np.float64), n)
        far = p + width * rng.uniform(-1, 1, n) ** 5
        close = (p.view(np.int64) + rng.integers(-3000, 3000, n)).view(np.float64)
        return np.where(rng.random(n) < 0.5, far, close)
    return draw


def multiples(unit):
    """The f64 nearest to k * unit, and its neighbours, for integers k of all sizes."""
    def draw(rng, n):
        k = np.rint(2.0 ** rng.uniform(0, 53, n))
        x = k * unit
        return (x.view(np.int64) + rng.integers(-2, 3, n)).view(np.float64) * rng.choice([-1.0, 1.0], n)
    return draw


def pairs(a, b):
    return lambda rng, n: (a(rng, n), b(rng, n))


def pow_with_result(low, high):
    """x anything positive; y such that x^y has an exponent between low and high."""
    def draw(rng, n):
        x = np.ldexp(rng.uniform(1, 2, n), rng.integers(-1074, 1024, n).astype(np.int32))
        y = rng.uniform(low, high, n) / np.log2(x)
        return x, y
    return draw


def pow_near_one(rng, n):
    """x within 2^-1 to 2^-52 of one; y so large that x^y is anything."""
    x = 1 + np.ldexp(rng.uniform(-1, 1, n), -rng.integers(1, 52, n).astype(np.int32))
    x = np.where(x == 1, np.nextafter(1, 2), x)
    return x, rng.uniform(-1070, 1022, n) / np.log2(x)


def pow_of_integers(rng, n):
    return rng.integers(-30, 30, n).astype(np.float64), rng.integers(-40, 40, n).astype(np.float64)


SPECIAL = [0.0, 5e-324, 2.2250738585072014e-308, 1e-300, 2.0**-54, 0.1, 0.5, 0.9999999999999999, 1.0, 1.0000000000000002, 1.5, 2.0, 2.5, 3.0,
           4.0, 5.0, 10.0, 709.0, 710.0, 745.0, 746.0, 1000.0, 1e10, 2.0**52, 2.0**52 + 1, 2.0**53, 2.0**53 + 2, 2.0**62, 2.0**63, 2.0**64, 1e300,
           1.7976931348623157e308, math.inf, math.nan]


LOG = [exponents(-1074, 1024, False), between(0.5, 2), near([1.0], 1e-3), near([0.7071, 1.4142], 1e-3), anything]
TRIG = [between(-PI / 4, PI / 4), between(-20, 20), exponents(-40, 0), exponents(0, 21), exponents(20, 1024), multiples(PI / 2),
        near([1647099.0, PI / 4], 1e-6)]

# name: (resource, arguments, the ranges). The oracles are libm's <name>l and MPFR's <name>.
FUNCTIONS = {
    "exp": ("exp", 1, [between(-745.2, 709.8), between(-1, 1), exponents(-60, 11), between(-746, -700), near([709.78, -708.4, -745.13], 1e-3)]),
    "exp2": ("exp2", 1, [between(-1075.2, 1024.1), between(-1, 1), exponents(-60, 11), between(-1075, -1020), near([1023.99, -1022.0, -1074.9], 1e-3)]),
    "expm1": ("expm1", 1, [between(-745.2, 709.8), between(-1, 1), exponents(-60, 11), between(-0.2, 0.2), near([0.0542, -0.0542, 709.78], 1e-3)]),
    "tanh": ("tanh", 1, [between(-25, 25), between(-1, 1), exponents(-60, 6), near([0.0271, 0.35, 22.0], 1e-3), anything]),
    "tan": ("tan", 1, TRIG),
    "atan": ("atan", 1, [between(-5, 5), between(-1, 1), exponents(-60, 60), near([0.4375, 0.6875, 1.4375, 3.5], 1e-3), anything]),
    "atan2": ("atan2", 2, [pairs(between(-1, 1), between(-1, 1)), pairs(exponents(-1074, 1024), exponents(-1074, 1024)),
                           pairs(exponents(-70, 0), exponents(-70, 0)), pairs(exponents(900, 1024), exponents(900, 1024)),
                           pairs(exponents(-1074, -960), exponents(-1074, -960)), pairs(anything, anything)]),
    "asin": ("asin", 1, [between(-1, 1), exponents(-60, 1), near([-1.0, -0.5, 0.5, 1.0], 1e-3), anything]),
    "acos": ("acos", 1, [between(-1, 1), exponents(-60, 1), near([-1.0, -0.5, 0.5, 1.0], 1e-3), anything]),
    "powf": ("pow", 2, [pairs(exponents(-1074, 1024, False), exponents(-20, 10)), pow_with_result(-1074, 1024), pow_near_one, pow_of_integers,
                       pairs(between(0.5, 2), between(-100, 100)), pairs(between(0, 100), between(-10, 10)), pairs(anything, anything),
                       pairs(near([1.0], 1e-2), exponents(0, 66))]),
    "sin": ("sincos", 1, TRIG),
    "cos": ("sincos", 1, TRIG),
    "log": ("log", 1, LOG),
    "log2": ("log2", 1, LOG),
    "log10": ("log10", 1, LOG),
    "cbrt": ("cbrt", 1, [between(-100, 100), between(1, 8), exponents(-1074, 1024), anything]),
    "sinh": ("sinh", 1, [between(-711, 711), between(-2, 2), exponents(-60, 11), near([1.0, 40.0, 710.4], 1e-2), anything]),
    "cosh": ("cosh", 1, [between(-711, 711), between(-2, 2), exponents(-60, 11), near([0.35, 40.0, 710.4], 1e-2), anything]),
    "asinh": ("asinh", 1, [between(-10, 10), between(-1, 1), exponents(-60, 60), near([0.25, 1.0, 2.0**28], 1e-3), anything]),
    "acosh": ("acosh", 1, [between(1, 10), between(1, 1.5), exponents(0, 60, False), near([1.0, 1.25, 2.0**28], 1e-3), anything]),
    "atanh": ("atanh", 1, [between(-1, 1), exponents(-60, 0), near([-1.0, 0.25, 0.5, 1.0], 1e-3), anything]),
    "erf": ("erf", 1, [between(-6, 6), between(-1, 1), exponents(-60, 4), near([0.5, 0.75, 1.0, 5.9], 1e-3), anything]),
    "erfc": ("erfc", 1, [between(-6, 6), between(-1, 1), between(1, 27.5), between(26, 27.3), exponents(-60, 5), near([-0.5, 0.5, 0.75, 26.54], 1e-3), anything]),
    "log1p": ("log1p", 1, [exponents(-1074, 1024, False), between(-1, 1), exponents(-60, 0), near([-1.0, -0.29289, 0.41421, 1.0], 1e-3), anything]),
}

def fma_arguments(rng, n):
    """Everything; products that z nearly cancels; results around the subnormals and the largest numbers; ties."""
    few = lambda: np.ldexp(rng.integers(-(2**26), 2**26, n).astype(np.float64), rng.integers(-600, 500, n).astype(np.int32))
    any3 = anything(rng, n), anything(rng, n), anything(rng, n)
    with np.errstate(all="ignore"):
        x, y = exponents(-530, 500)(rng, n), exponents(-540, 500)(rng, n)
        cancel = x, y, ((-(x * y)).view(np.int64) + rng.integers(-3, 4, n)).view(np.float64)
        scaled = x, y, -(x * y) * np.ldexp(rng.uniform(1, 2, n), rng.integers(-110, 110, n).astype(np.int32))
        a, b = few(), few()
        ties = a, b, a * b * np.ldexp(1.0, rng.integers(-60, 60, n).astype(np.int32)) * rng.choice([-1, 1], n)
        x, y = exponents(-1074, 1024)(rng, n), exponents(-52, 53)(rng, n)
        edges = x, np.ldexp(y, (rng.choice([-1050, 1020], n) - np.frexp(x)[1]).clip(-1000, 1000).astype(np.int32)), exponents(-1074, 1024)(rng, n)
        x = exponents(-1000, 1000)(rng, n)
        low = x, np.ldexp(y, (-1060 - np.frexp(x)[1]).clip(-1074, 1000).astype(np.int32)), exponents(-1074, -1000)(rng, n)
        special = tuple(rng.choice(np.array(SPECIAL + [-v for v in SPECIAL]), n) for _ in range(3))
    return [any3, cancel, scaled, ties, edges, low, special]


def narrow(arguments):
    """The same kind of arguments for f32: exponents divided by 8, digits cut."""
    with np.errstate(all="ignore"):
        mantissa, exponent = zip(*(np.frexp(a) for a in arguments))
        divided = [np.ldexp(m, e // 8).astype(np.float32) for m, e in zip(mantissa, exponent)]
    return tuple(np.ascontiguousarray(d) for d in divided)


def fma_f32_arguments(rng, n):
    bits = tuple(rng.integers(-(2**31), 2**31, n, dtype=np.int32).view(np.float32) for _ in range(3))
    with np.errstate(all="ignore"):
        x, y = (narrow((exponents(-500, 500)(rng, n),))[0] for _ in range(2))
        cancel = x, y, ((-(x * y)).view(np.int32) + rng.integers(-3, 4, n).astype(np.int32)).view(np.float32)
        short = tuple(np.ldexp(rng.integers(-4096, 4096, n).astype(np.float32), rng.integers(-70, 60, n).astype(np.int32)) for _ in range(2))
        ties = *short, (short[0] * short[1] * np.ldexp(np.float32(1), rng.integers(-30, 30, n).astype(np.int32))).astype(np.float32)
        special = tuple(rng.choice(np.array(SPECIAL + [-v for v in SPECIAL]), n).astype(np.float32) for _ in range(3))
    return [bits, cancel, ties, special] + [narrow(a) for a in fma_arguments(rng, n)]


def round_arguments(rng, n):
    halves = rng.integers(-(2**40), 2**40, n) * 0.5
    return [(anything(rng, n),), (halves,), ((halves.view(np.int64) + rng.integers(-2, 3, n)).view(np.float64),), (between(-2, 2)(rng, n),),
            (np.array(SPECIAL + [-v for v in SPECIAL]),)]


def round_f32_arguments(rng, n):
    with np.errstate(all="ignore"):
        return [tuple(x.astype(np.float32) for x in a) for a in round_arguments(rng, n)]


def remf_arguments(rng, n):
    """Quotients of all sizes, near integers, and exact ones."""
    x, y = exponents(-1074, 1024)(rng, n), exponents(-1074, 1024)(rng, n)
    with np.errstate(all="ignore"):
        near_y = y, y * np.rint(2.0 ** rng.uniform(0, 60, n))
        few = np.ldexp(rng.integers(1, 100, n).astype(np.float64), rng.integers(-1074, 900, n).astype(np.int32))
    special = tuple(rng.choice(np.array(SPECIAL + [-v for v in SPECIAL]), n) for _ in range(2))
    return [(anything(rng, n), anything(rng, n)), (x, y), (near_y[1], near_y[0]), (x, few), (between(-1000, 1000)(rng, n), between(-9, 9)(rng, n)), special]


def remf_f32_arguments(rng, n):
    with np.errstate(all="ignore"):
        return [tuple(x.astype(np.float32) for x in a) for a in remf_arguments(rng, n)] + [narrow(a) for a in remf_arguments(rng, n)]


# Functions with one right answer, which libm has: name: (resource, f64 arguments, f32 arguments)
EXACT = {
    "fma": ("fma", fma_arguments, fma_f32_arguments),
    "round": ("round", round_arguments, round_f32_arguments),
    "remf": ("remf", remf_arguments, remf_f32_arguments),
}


def measure_exact(lib, name, n, rng):
    _, wide, narrow_ = EXACT[name]
    failed = False
    for suffix, draw in (("f64", wide), ("f32", narrow_)):
        f = ctypes.cast(lib[f"__wami_{name}_{suffix}"], ctypes.c_void_p)
        g = ctypes.cast(libm(name, "" if suffix == "f64" else "f"), ctypes.c_void_p)
        count = different = 0
        for arguments in draw(rng, n):
            arguments = [np.ascontiguousarray(a) for a in arguments]
            compare = lib[f"exact{len(arguments)}" + ("" if suffix == "f64" else "f")]
            compare.restype = ctypes.c_long
            first = ctypes.c_long(-1)
            bad = compare(f, g, *(pointer(a) for a in arguments), ctypes.c_long(len(arguments[0])), ctypes.byref(first))
            if bad:
                print(f"  {name}_{suffix}: {bad} of {len(arguments[0])} differ, first {[a[first.value].item().hex() for a in arguments]}")
            different += bad
            count += len(arguments[0])
        print(f"{name:8} {suffix}  {different} of {count} differ from libm", flush=True)
        failed |= different > 0
    return failed


LIBM_NAMES = {"powf": "pow", "remf": "fmod"}  # the others have MLIR's names
MPFR = {"powf": lambda x, y: x**y}


def libm(name, suffix=""):
    return LIBM[LIBM_NAMES.get(name, name) + suffix]


def oracle(name):
    return ctypes.cast(libm(name, "l"), ctypes.c_void_p)


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def mpfr_error(name, got, *arguments, digits=53, lowest=-1074):
    """The same measure as error() in math_errors.c, with 200 bits."""
    with gmpy2.context(precision=200, emin=-(10**6), emax=10**6):
        want = MPFR.get(name, getattr(gmpy2, name, None))(*(gmpy2.mpfr(float(a)) for a in arguments))
        if gmpy2.is_nan(want) or math.isnan(got):
            return 0.0 if gmpy2.is_nan(want) and math.isnan(got) else -1.0
        if gmpy2.is_infinite(want) or want == 0:
            return 0.0 if got == want else -1.0
        top = 1024 if digits == 53 else 128
        exponent = gmpy2.get_exp(want)
        if exponent > top:
            if math.isinf(got):
                return 0.0
            exponent = top
        value = gmpy2.mpfr(got) if not math.isinf(got) else gmpy2.exp2(top) * (1 if got > 0 else -1)
        return float(abs(value - want) / gmpy2.exp2(max(exponent - digits, lowest)))


def special_cases(lib, name, arity):
    """Arguments where the result is NaN, infinite or zero, or exact in libm's long double: kinds, signs and values must agree."""
    wrong = 0
    values = SPECIAL + [-v for v in SPECIAL]
    f, g = lib[f"__wami_{name}_f64"], libm(name)
    for h in (f, g):
        h.restype, h.argtypes = ctypes.c_double, [ctypes.c_double] * arity
    for arguments in itertools.product(values, repeat=arity):
        got, want = f(*arguments), g(*arguments)
        same = (math.isnan(got) and math.isnan(want)) or got == want and math.copysign(1, got) == math.copysign(1, want)
        if not same and (math.isnan(got) or math.isnan(want) or got == want or abs(got - want) > 1.0001 * math.ulp(want)):
            wrong += 1
            if wrong < 20:
                print(f"  {name}{arguments} = {got}, libm says {want}")
    return wrong


def measure(lib, name, n, step, rng):
    resource, arity, ranges = FUNCTIONS[name]
    f = ctypes.cast(lib[f"__wami_{name}_f64"], ctypes.c_void_p)
    worst, where, over = 0.0, None, 0
    for draw in ranges:
        arguments = draw(rng, n)
        arguments = list(arguments) if isinstance(arguments, tuple) else [arguments]
        arguments = [np.ascontiguousarray(a, dtype=np.float64) for a in arguments]
        err = np.empty(n)
        call = lib.errors1 if arity == 1 else lib.errors2
        call(f, oracle(name), *(pointer(a) for a in arguments), pointer(err), ctypes.c_long(n))
        got = np.empty(n)
        (lib.map1 if arity == 1 else lib.map2)(f, *(pointer(a) for a in arguments), pointer(got), ctypes.c_long(n))
        wrong = np.flatnonzero(err < 0)
        order = np.concatenate([wrong[:200], np.argsort(err)[-200:]])
        for i in order:
            e = mpfr_error(name, got[i], *(a[i] for a in arguments))
            if e < 0:
                over += 1
                if over < 20:
                    print(f"  {name}{tuple(float(a[i]) for a in arguments)} = {got[i]} is wrong")
            elif e > worst:
                worst, where = e, tuple(float(a[i]) for a in arguments)
    report = f"{name:8} f64  max {worst:.4f} ulp of {n * len(ranges)}  at {where}"
    wrong = special_cases(lib, name, arity)
    failed = over > 0 or wrong > 0 or worst > 1
    print(report + (f"  {over} WRONG KIND" if over else "") + (f"  {wrong} SPECIAL CASES WRONG" if wrong else ""), flush=True)

    f = ctypes.cast(lib[f"__wami_{name}_f32"], ctypes.c_void_p)
    if arity == 1:
        count, worst, different = 0, 0.0, 0
        x = np.arange(rng.integers(step) if step > 1 else 0, 2**32, step, dtype=np.uint64).astype(np.uint32).view(np.float32)
        for part in np.array_split(x, max(1, len(x) // 2**22)):
            part = np.ascontiguousarray(part)
            err = np.empty(len(part))
            lib.errors1f(f, oracle(name), pointer(part), pointer(err), ctypes.c_long(len(part)))
            worst = max(worst, float(err.max()))
            different += int((err > 0.5).sum())
            bad = np.flatnonzero(err < 0)
            if len(bad):
                print(f"  {name}_f32: {len(bad)} of the wrong kind, first at {part[bad[0]]}")
                failed = True
            count += len(part)
    else:
        count, worst, different = 0, 0.0, 0
        for draw in ranges:
            a, b = draw(rng, n)
            with np.errstate(all="ignore"):
                a, b = np.ascontiguousarray(a.astype(np.float32)), np.ascontiguousarray(b.astype(np.float32))
            err = np.empty(n)
            lib.errors2f(f, oracle(name), pointer(a), pointer(b), pointer(err), ctypes.c_long(n))
            worst = max(worst, float(err.max()))
            different += int((err > 0.5).sum())
            bad = np.flatnonzero(err < 0)
            if len(bad):
                print(f"  {name}_f32: {len(bad)} of the wrong kind, first at {a[bad[0]]}, {b[bad[0]]}")
                failed = True
            count += n
    print(f"{name:8} f32  max {worst:.7f} ulp of {count}, {different} not correctly rounded", flush=True)
    return failed or worst > 0.5001


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("functions", nargs="*")
    parser.add_argument("--n", type=int, default=1000000)
    parser.add_argument("--f32-step", type=int, default=257)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    names = given.functions or list(FUNCTIONS) + list(EXACT)
    with tempfile.TemporaryDirectory() as t:
        so = Path(t) / "math.so"
        llvm_path.native(so, sorted({(FUNCTIONS.get(f) or EXACT[f])[0] for f in names}), Path(__file__).parent / "math_errors.c")
        lib = ctypes.CDLL(str(so))
        rng = np.random.default_rng(given.seed)
        failed = [f for f in names if f in FUNCTIONS and measure(lib, f, given.n, given.f32_step, rng)]
        failed += [f for f in names if f in EXACT and measure_exact(lib, f, given.n, rng)]
    if failed:
        sys.exit("failed: " + ", ".join(failed))


if __name__ == "__main__":
    main(sys.argv[1:])
