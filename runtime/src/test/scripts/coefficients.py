"""Derives every table and polynomial of the math resources, with its error bound, and checks that the resources contain them.

    python3 coefficients.py            print everything as MLIR, with the bounds
    python3 coefficients.py --check    exit 1 if a constant below is not, digit for digit, in its resource

A polynomial interpolates at Chebyshev nodes what is left of a function after its leading terms, which costs at most a few per cent
against the minimax polynomial; its coefficients are then rounded to f64. The bound is the largest error found on a fine grid, in high
precision, with the rounded coefficients: approximation and coefficients, not the rounding of the evaluation. Needs mpmath (gmpy2
makes it fast).
"""

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


def interpolate(g, a, b, degree):
    """Coefficients, lowest first, of the polynomial through g at the degree + 1 Chebyshev nodes of [a, b]."""
    n = degree + 1
    xs = [(a + b) / 2 + (b - a) / 2 * mp.cos(mp.pi * (2 * i + 1) / (2 * n)) for i in range(n)]
    divided = [g(x) for x in xs]
    for j in range(1, n):
        for i in range(n - 1, j - 1, -1):
            divided[i] = (divided[i] - divided[i - 1]) / (xs[i] - xs[i - j])
    c = [mpf(0)] * n
    for i in range(n - 1, -1, -1):  # c = c * (x - xs[i]) + divided[i]
        c = [(c[j - 1] if j else mpf(0)) - xs[i] * c[j] for j in range(n)]
        c[0] += divided[i]
    return c


def polynomial(resource, name, g, a, b, degree, error, what, samples=2000):
    """Records the rounded coefficients of g's interpolant; error(x, p(x)) is what the bound is taken of."""
    a, b = mpf(a), mpf(b)
    c = [float(v) for v in interpolate(g, a, b, degree)]
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


def near_zero(f, series, small):
    """f where |x| is large enough for 300 bits, else its series."""
    return lambda x: f(x) if abs(x) > small else series(x)


def exp_constants():
    n = 32
    # x = k ln2 / 32 + r. The head has 36 bits, so that k * head is exact for |k| < 2^17.
    step = LN2 / n
    high = head(step, 36)
    record("exp", "32 / ln 2", [n / LN2])
    record("exp", "ln 2 / 32, head and rest", [high, step - high])
    r = step / 2 * (1 + mpf(2) ** -20)

    def g(x):  # (e^x - 1 - x) / x^2
        return mp.fsum(x**i / mp.factorial(i + 2) for i in range(30))

    polynomial("exp", "(e^r - 1 - r) / r^2", g, -r, r, 4, lambda x, p: (1 + x + x * x * p) / mp.exp(x) - 1, "relative error of e^r")
    table = []
    for i in range(n):
        exact = mpf(2) ** (mpf(i) / n)
        rounded = mpf(float(exact))
        table += [exact / rounded - 1, rounded]
    record("exp_table", "2^(i/32): what the rounded value lacks, relative to it; the rounded value", table)


def log_constants():
    high = head(LN2, 42)
    record("log", "ln 2, head and rest", [high, LN2 - high])
    s = (mp.sqrt(2) - 1) / (mp.sqrt(2) + 1) * (1 + mpf(2) ** -20)

    # ln(1 + f) = 2 s + s R(s^2) with s = f / (2 + f):  R(z) = z (2/3 + 2/5 z + 2/7 z^2 + ...)
    def g(z):
        return mp.fsum(2 * z**i / (2 * i + 3) for i in range(80))

    def relative(z, p):
        s = mp.sqrt(z)
        return (2 * s + s * z * p) / (2 * mp.atanh(s)) - 1

    polynomial("log", "R(z) / z", g, 0, s * s, 6, relative, "relative error of ln(1 + f)")


def main(arguments):
    exp_constants()
    log_constants()
    if "--check" in arguments:
        missing = 0
        for resource, entries in found.items():
            text = set(re.findall(r"-?\d+\.\d*(?:[eE][-+]?\d+)?", (RESOURCES / f"{resource}.mlir").read_text()))
            for name, values in entries:
                for value in values:
                    if value not in text:
                        missing += 1
                        print(f"{resource}.mlir lacks {value}: {name}", file=sys.stderr)
        sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
