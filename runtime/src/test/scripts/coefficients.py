"""Derives every table and polynomial of the math resources, with its error bound, and checks that the resources contain them.

    python3 coefficients.py            print everything as MLIR, with the bounds
    python3 coefficients.py --check    exit 1 if a constant below is not, digit for digit, in its resource

A polynomial is the minimax one (Remez) of what is left of a function after its leading terms, with the weight that the remainder has in
the result. Its lowest coefficient is rounded to f64, the others are fitted again to make up for that, and so on. The bound is the largest
error on a fine grid, in high precision, with the rounded coefficients: approximation and coefficients, not the rounding of the
evaluation. Needs mpmath (gmpy2 makes it fast).
"""

import functools
import re
import struct
import sys
from pathlib import Path

from mpmath import mp, mpf

mp.prec = 300
RESOURCES = Path(__file__).resolve().parents[2] / "main/resources/dev/wami/runtime"
LN2 = mp.log(2)
found = {}  # resource -> list of (name, [literal])


def literal(x):
    """The shortest decimal that reads back as this f64, in MLIR's syntax, which wants a point."""
    text = repr(float(x))
    if "." not in text:
        text = text.replace("e", ".0e") if "e" in text else text + ".0"
    return text


def bits(x):
    return struct.unpack("<q", struct.pack("<d", float(x)))[0]


def from_bits(b):
    return struct.unpack("<d", struct.pack("<q", b))[0]


def record(resource, name, values, note=""):
    found.setdefault(resource, []).append((name, [literal(v) for v in values]))
    print(f"{resource}: {name}{'  ' + note if note else ''}")
    for v in values:
        print("   ", literal(v))


def log2_of(x):
    return "0" if x == 0 else f"2^{mp.nstr(mp.log(x, 2), 4)}"


def minimax(g, weight, a, b, degree):
    """Remez' exchange: the coefficients c, lowest first, for which the largest |weight(x) (c(x) - g(x))| on [a, b] is least."""
    count = degree + 2
    grid = [(a + b) / 2 - (b - a) / 2 * mp.cos(mp.pi * i / 300) for i in range(301)]
    grid = [x for x in grid if weight(x) != 0]
    table = [(x, g(x), weight(x)) for x in grid]
    picked = [table[round(i * (len(table) - 1) / (count - 1))] for i in range(count)]
    for _ in range(30):
        system = mp.matrix(count, count)
        for i, (x, _, w) in enumerate(picked):
            for j in range(degree + 1):
                system[i, j] = x**j
            system[i, degree + 1] = (-1) ** i / w
        solution = mp.lu_solve(system, mp.matrix([y for _, y, _ in picked]))
        c, level = [solution[j] for j in range(degree + 1)], abs(solution[degree + 1])
        errors = [w * (mp.polyval(c[::-1], x) - y) for x, y, w in table]
        # The extremes of each run of one sign; of too many, the largest that still alternate.
        extremes = []
        for i, e in enumerate(errors):
            if extremes and (errors[extremes[-1]] > 0) == (e > 0):
                if abs(e) > abs(errors[extremes[-1]]):
                    extremes[-1] = i
            else:
                extremes.append(i)
        while len(extremes) > count:
            extremes.pop(0 if abs(errors[extremes[0]]) < abs(errors[extremes[-1]]) else -1)
        if len(extremes) < count or max(map(abs, errors)) < level * (1 + mpf(10) ** -6):
            return c
        picked = [table[i] for i in extremes]
    return c


def polynomial(resource, name, g, a, b, degree, error, what, weight=lambda x: 1, samples=500):
    """Records rounded coefficients for g on [a, b]; error(x, p(x)) is what the bound is taken of. The weight may vanish at 0 only if a is 0."""
    a, b, g = mpf(a), mpf(b), functools.cache(g)
    c = []
    if a < 0:
        c = [float(v) for v in minimax(g, weight, a, b, degree)]
    for n in range(degree - len(c), -1, -1):
        k = len(c)

        def rest(x):  # what is left of g, over x^k
            return (g(x) - mp.polyval([mpf(v) for v in reversed(c)] or [0], x)) / x**k

        c.append(float(minimax(rest, lambda x: weight(x) * x**k, a, b, n)[0]))
    worst = mpf(0)
    for i in range(samples + 1):
        x = a + (b - a) * i / samples
        if x != 0:
            worst = max(worst, abs(error(x, mp.polyval([mpf(v) for v in reversed(c)], x))))
    record(resource, name, c, f"on [{mp.nstr(a, 5)}, {mp.nstr(b, 5)}]: {what} below {log2_of(worst)}")
    return c


def head(x, bits_kept):
    """x rounded to this many significant bits."""
    e = mp.frexp(x)[1]
    return mp.ldexp(mp.nint(mp.ldexp(x, bits_kept - e)), e - bits_kept)


def exp_constants():
    n = 32
    # x = k ln2 / 32 + r. The head has 36 bits, so that k * head is exact for |k| < 2^17.
    step = LN2 / n
    high = head(step, 36)
    record("exp_parts", "32 / ln 2", [n / LN2])
    record("exp_parts", "ln 2 / 32, head and rest", [high, step - high])
    r = step / 2 * (1 + mpf(2) ** -20)

    def g(x):  # (e^x - 1 - x) / x^2
        return mp.fsum(x**i / mp.factorial(i + 2) for i in range(30))

    polynomial("exp_parts", "(e^r - 1 - r) / r^2", g, -r, r, 4, lambda x, p: (1 + x + x * x * p) / mp.exp(x) - 1, "relative error of e^r")
    table = []
    for i in range(n):
        exact = mpf(2) ** (mpf(i) / n)
        rounded = mpf(float(exact))
        table += [exact / rounded - 1, rounded]
    record("exp_parts", "2^(i/32): what the rounded value lacks, relative to it; the rounded value", table)


def log_constants():
    high = head(LN2, 42)
    record("log_parts", "ln 2, head and rest", [high, LN2 - high])
    s = (mp.sqrt(2) - 1) / (mp.sqrt(2) + 1) * (1 + mpf(2) ** -20)

    # ln(1 + f) = 2 s + s R(s^2) with s = f / (2 + f):  R(z) = z (2/3 + 2/5 z + 2/7 z^2 + ...)
    def g(z):
        return mp.fsum(2 * z**i / (2 * i + 3) for i in range(80))

    def relative(z, p):
        s = mp.sqrt(z)
        return (2 * s + s * z * p) / (2 * mp.atanh(s)) - 1

    polynomial("log_parts", "R(z) / z", g, 0, s * s, 6, relative, "relative error of ln(1 + f)", lambda z: z)
    for base in (2, 10):
        factor = 1 / mp.log(base)
        record(f"log{base}", f"1 / ln {base}, 26 bits, rest", [factor, head(factor, 26), factor - head(factor, 26)])


def trig_constants():
    half_pi = mp.pi / 2
    first = head(half_pi, 33)
    second = head(half_pi - first, 33)
    record("trig_reduce", "2 / pi", [1 / half_pi])
    record("trig_reduce", "pi / 2: 33 bits, 33 bits, rest", [first, second, half_pi - first - second])
    record("trig_reduce", "pi / 2: 26 bits, rest, all", [head(half_pi, 26), half_pi - head(half_pi, 26), half_pi])
    with mp.workprec(1400):  # 1176 bits
        bits28 = int(mp.floor(mp.ldexp(2 / mp.pi, 28 * 42)))
    words = [0, 0] + [(bits28 >> (28 * (41 - i))) & 0xFFFFFFF for i in range(42)]
    found.setdefault("trig_reduce", []).append(("2 / pi in words of 28 bits", [str(w) for w in words]))
    print("trig_reduce: two zeros, then 2 / pi in words of 28 bits\n   ", ", ".join(map(str, words)))

    b = (mp.pi / 4) ** 2 * (1 + mpf(2) ** -20)

    def s(z):  # (sin y - y) / y^3
        return mp.fsum((-1) ** (i + 1) * z**i / mp.factorial(2 * i + 3) for i in range(30))

    def c(z):  # (cos y - 1 + y^2/2) / y^4
        return mp.fsum((-1) ** i * z**i / mp.factorial(2 * i + 4) for i in range(30))

    def sin_error(z, p):
        y = mp.sqrt(z)
        return (y + y * z * p) / mp.sin(y) - 1

    polynomial("trig_kernels", "(sin y - y) / y^3 in y^2", s, 0, b, 5, sin_error, "relative error of sin", lambda z: z)
    polynomial("trig_kernels", "(cos y - 1 + y^2/2) / y^4 in y^2", c, 0, b, 5, lambda z, p: 1 - z / 2 + z * z * p - mp.cos(mp.sqrt(z)), "error of cos",
               lambda z: z * z)


def pow_constants():
    n = 32
    # 1 is two thirds into its interval, as the interval's lower part, below 1, is twice as dense in bits.
    one = bits(1.0)
    step = 1 << (52 - 5)
    start = one - step * 2 // 3 - 16 * step
    print(f"pow: intervals start at bits {start:#x}")
    found.setdefault("pow", []).append(("bits where the intervals start", [f"{start:#x}"]))
    table, largest, near_one = [], mpf(0), mpf(0)
    for i in range(n):
        low, high = mpf(from_bits(start + i * step)), mpf(from_bits(start + (i + 1) * step))
        if low <= 1 <= high:
            inverse = mpf(1)
            near_one = max(1 - low, high - 1)
        else:  # on a grid of 2^-9, so that products with 22-bit numbers are exact; low and high about equally far
            inverse = mp.nint(2 / (low + high) * 512) / 512
        largest = max(largest, abs(low * inverse - 1), abs(high * inverse - 1))
        c = -mp.log(inverse)
        top = mp.nint(mp.ldexp(c, 42)) * mpf(2) ** -42
        table += [inverse, top, c - top]
    record("pow", "1/c, ln c in steps of 2^-42, what that lacks", table, f"|r| below {mp.nstr(largest, 5)}, at 1 below {mp.nstr(near_one, 5)}")

    def g(r):  # (ln(1 + r) - r + r^2/2) / r^3
        return mp.fsum((-1) ** i * r**i / (i + 3) for i in range(80))

    def error(r, p):
        return r - r * r / 2 + r**3 * p - mp.log1p(r)

    polynomial("pow", "(ln(1 + r) - r + r^2/2) / r^3", g, -largest, largest, 7, error, "error of ln(1 + r)")
    c = [mpf(v) for v in found["pow"][-1][1]]
    worst = max(abs(error(r, mp.polyval(c[::-1], r)) / mp.log1p(r)) for r in (near_one * i / 500 for i in range(-500, 501) if i))
    print(f"    near 1, relative error below {log2_of(worst)}")


def expm1_constants():
    def g(x):  # (e^x - 1 - x - x^2/2) / x^3
        return mp.fsum(x**i / mp.factorial(i + 3) for i in range(40))

    def error(x, p):
        return (x + x * x / 2 + x**3 * p) / mp.expm1(x) - 1

    polynomial("expm1_parts", "(e^x - 1 - x - x^2/2) / x^3", g, -0.0542, 0.0542, 6, error, "relative error of e^x - 1")
    record("exp2", "ln 2, 26 bits, rest", [LN2, head(LN2, 26), LN2 - head(LN2, 26)])


def inverse_trig_constants():
    for name, value in (("atan 1/2", mp.atan(mpf(1) / 2)), ("pi/4", mp.pi / 4), ("atan 2", mp.atan(2)), ("pi/2", mp.pi / 2)):
        record("atan_parts", name + " rounded, rest", [value, value - mpf(float(value))])

    def g(z):  # (atan r - r) / r^3
        return mp.fsum((-1) ** (i + 1) * z**i / (2 * i + 3) for i in range(150))

    def error(z, p):
        r = mp.sqrt(z)
        return (r + r * z * p) / mp.atan(r) - 1

    polynomial("atan_parts", "(atan r - r) / r^3 in r^2", g, 0, mpf(7) ** 2 / 16**2, 10, error, "relative error of atan r", lambda z: z)

    def h(z):  # (asin x - x) / x^3
        return mp.fsum(mp.binomial(2 * i + 2, i + 1) / mpf(4) ** (i + 1) / (2 * i + 3) * z**i for i in range(150))

    def asin_error(z, p):
        x = mp.sqrt(z)
        return (x + x * z * p) / mp.asin(x) - 1

    polynomial("asin_parts", "(asin x - x) / x^3 in x^2", h, 0, mpf(1) / 4, 12, asin_error, "relative error of asin x", lambda z: z)
    record("asin", "pi/2 rounded, rest", [mp.pi / 2, mp.pi / 2 - mpf(float(mp.pi / 2))])


def cbrt_constants():
    # A third of the upper half of the bits, and this, is the upper half of the estimate t of the cube root; 0.0331 makes the largest errors
    # to both sides about equal.
    third = int(mp.nint((mpf(1023) * 2 / 3 - mpf("0.0331")) * 2**20))
    found.setdefault("cbrt", []).append(("of the exponent", [str(third)]))
    print(f"cbrt: what is added to a third\n    {third}")
    ratios = []
    for i in range(3 * 4096):
        high = 0x3FF00000 + i * 256
        x, t = from_bits(high << 32), from_bits((high // 3 + third) << 32)
        ratios.append(mpf(t) ** 3 / x)
    low, high = min(ratios) * (1 - mpf(2) ** -16), max(ratios) * (1 + mpf(2) ** -16)
    polynomial("cbrt", "cbrt(x) / t in r = t^3 / x - 1", lambda r: (1 + r) ** (-mpf(1) / 3), low - 1, high - 1, 4,
               lambda r, p: p * mp.cbrt(1 + r) - 1, "relative error")


def hyperbolic_constants():
    def s(z):  # (sinh x - x) / x^3
        return mp.fsum(z**i / mp.factorial(2 * i + 3) for i in range(30))

    def sinh_error(z, p):
        x = mp.sqrt(z)
        return (x + x * z * p) / mp.sinh(x) - 1

    polynomial("sinh", "(sinh x - x) / x^3 in x^2", s, 0, 1, 6, sinh_error, "relative error of sinh x", lambda z: z)

    def c(z):  # (cosh x - 1 - x^2/2) / x^4
        return mp.fsum(z**i / mp.factorial(2 * i + 4) for i in range(30))

    polynomial("cosh", "(cosh x - 1 - x^2/2) / x^4 in x^2", c, 0, mpf("0.1226"), 4, lambda z, p: 1 + z / 2 + z * z * p - mp.cosh(mp.sqrt(z)),
               "error of cosh x", lambda z: z * z)
    for resource in ("sinh", "cosh"):
        record(resource, "ln 2, rest", [LN2, LN2 - mpf(float(LN2))])

    def asinh_rest(z):  # (asinh x - x) / x^3
        return mp.fsum((-1) ** (i + 1) * mp.binomial(2 * i + 2, i + 1) / mpf(4) ** (i + 1) / (2 * i + 3) * z**i for i in range(150))

    def asinh_error(z, p):
        x = mp.sqrt(z)
        return (x + x * z * p) / mp.asinh(x) - 1

    polynomial("asinh", "(asinh x - x) / x^3 in x^2", asinh_rest, 0, mpf(1) / 16, 7, asinh_error, "relative error of asinh x", lambda z: z)

    def acosh_rest(t):  # (acosh(1 + t) / sqrt(2 t) - 1) / t
        if t < mpf(2) ** -40:
            return mpf(-1) / 12 + 3 * t / 160 - 5 * t * t / 896
        return (mp.acosh(1 + t) / mp.sqrt(2 * t) - 1) / t

    polynomial("acosh", "(acosh(1 + t) / sqrt(2 t) - 1) / t", acosh_rest, 0, mpf(1) / 4, 9,
               lambda t, p: mp.sqrt(2 * t) * (1 + t * p) / mp.acosh(1 + t) - 1, "relative error of acosh(1 + t)", lambda t: t)

    def atanh_rest(z):  # (atanh x - x) / x^3
        return mp.fsum(z**i / (2 * i + 3) for i in range(100))

    def atanh_error(z, p):
        x = mp.sqrt(z)
        return (x + x * z * p) / mp.atanh(x) - 1

    polynomial("atanh", "(atanh x - x) / x^3 in x^2", atanh_rest, 0, mpf(1) / 16, 8, atanh_error, "relative error of atanh x", lambda z: z)


def erf_constants():
    factor = 2 / mp.sqrt(mp.pi)

    def g(z):  # erf x / x - 1
        return factor * mp.fsum((-1) ** i * z**i / mp.factorial(i) / (2 * i + 1) for i in range(60)) - 1

    def error(z, p):
        x = mp.sqrt(z)
        return (x + x * p) / mp.erf(x) - 1

    polynomial("erf_parts", "erf x / x - 1 in x^2", g, 0, mpf(9) / 16, 10, error, "relative error of erf x")

    # ln(e^(x^2) erfc x) around the middle of each quarter of an octave from 1/2 to 28: in steps of 1/1024, and what that lacks.
    table, worst = [], mpf(0)
    x = mpf(1) / 2
    while x < 28:
        octave = mpf(2) ** mp.floor(mp.log(x, 2))
        width = octave / 8
        middle = x + width

        def ln(r):
            return mp.log(mp.erfc(middle + r)) + (middle + r) ** 2

        coarse = mp.nint(ln(mpf(0)) * 1024) / 1024
        c = [float(v) for v in minimax(lambda r: ln(r) - coarse, lambda r: 1, -width, width, 13)]
        for i in range(-100, 101):
            r = width * i / 100
            worst = max(worst, abs(coarse + mp.polyval([mpf(v) for v in reversed(c)], r) - ln(r)))
        table += [middle, coarse, *c]
        x += octave / 4
    record("erf_parts", "per interval: middle, coarse value, polynomial", table, f"relative error of erfc x below {log2_of(worst)}")


def main(arguments):
    exp_constants()
    inverse_trig_constants()
    expm1_constants()
    pow_constants()
    log_constants()
    trig_constants()
    cbrt_constants()
    hyperbolic_constants()
    erf_constants()
    if "--check" in arguments:
        missing = 0
        for resource, entries in found.items():
            text = set(re.findall(r"0x[0-9a-fA-F]+|-?\d+(?:\.\d*(?:[eE][-+]?\d+)?)?", (RESOURCES / f"{resource}.mlir").read_text()))
            for name, values in entries:
                for value in values:
                    if value not in text:
                        missing += 1
                        print(f"{resource}.mlir lacks {value}: {name}", file=sys.stderr)
        sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
