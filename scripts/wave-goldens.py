#!/usr/bin/env python3
"""Writes what the kernels in examples/wave give, computed by NumPy: examples/wave/goldens/NAME.golden.

    scripts/wave-goldens.py            # writes all
    scripts/wave-goldens.py --check    # exit 1 if a file is not what NumPy gives now

A golden file says how a kernel is launched and what its buffers hold after it:

    kernel NAME
    grid X Y Z
    scalar NAME TYPE BITS                      in hexadecimal
    buffer NAME TYPE EXTENT [EXTENT] = INIT    what it holds before, by a formula (see `init`)
    expect NAME ULPS                           then the elements in hexadecimal, 16 to a line

Arguments are in the order of the parameters. Floats differ by at most ULPS units in the last place, NaNs are equal.
"""
import os
import sys

import numpy as np

TYPES = {"i32": np.int32, "u32": np.uint32, "i64": np.int64, "u64": np.uint64, "f16": np.float16, "f32": np.float32,
         "f64": np.float64}
U = np.uint64
M32 = U(0xFFFFFFFF)
OUT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "examples", "wave", "goldens")


def noise(count, seed):
    """32 bits per element: ((i + 1) * 2654435761 + seed * 40503) mod 2^32, then h ^= h >> 15, h *= 2246822519, h ^= h >> 13."""
    h = ((np.arange(count, dtype=U) + U(1)) * U(2654435761) + U(seed) * U(40503)) & M32
    h ^= h >> U(15)
    h = (h * U(2246822519)) & M32
    return h ^ (h >> U(13))


def init(kind, dtype, count):
    """What a buffer holds before.

    `zero`; `iota A B`: A + i * B; `bits SEED`: noise, of 64 bits two words, the higher one first; `int SEED LO HI`: LO +
    noise mod (HI - LO + 1); `float SEED LO HI`: LO + (HI - LO) * ((noise >> 8) / 2^24), computed in doubles.
    """
    word, *numbers = kind.split()
    if word == "zero":
        return np.zeros(count, dtype)
    if word == "iota":
        return (int(numbers[0]) + np.arange(count, dtype=np.int64) * int(numbers[1])).astype(dtype)
    h = noise(count, int(numbers[0]))
    if word == "bits":
        if np.dtype(dtype).itemsize == 8:
            h = h << U(32) | noise(count, int(numbers[0]) + 1)
            return h.view(dtype) if np.dtype(dtype).kind != "u" else h
        return h.astype(np.uint32).view(dtype)
    lo, hi = float(numbers[1]), float(numbers[2])
    if word == "int":
        return (int(lo) + (h % U(int(hi) - int(lo) + 1)).astype(np.int64)).astype(dtype)
    return (lo + (hi - lo) * ((h >> U(8)).astype(np.float64) / 2**24)).astype(dtype)


class Launch:
    def __init__(self, kernel, grid=(1, 1, 1)):
        self.lines = ["kernel %s" % kernel, "grid %d %d %d" % grid]
        self.name = kernel

    def scalar(self, name, kind, value):
        bits = np.array([value], TYPES[kind]).tobytes()[::-1].hex()
        self.lines.append("scalar %s %s %s" % (name, kind, bits))
        return TYPES[kind](value)

    def buffer(self, name, kind, extents, how="zero"):
        extents = extents if isinstance(extents, tuple) else (extents,)
        self.lines.append("buffer %s %s %s = %s" % (name, kind, " ".join(map(str, extents)), how))
        return init(how, TYPES[kind], int(np.prod(extents))).reshape(extents)

    def expect(self, name, values, ulps=0):
        self.lines.append("expect %s %d" % (name, ulps))
        flat = np.ascontiguousarray(values).reshape(-1)
        words = [w.tobytes()[::-1].hex() for w in flat]
        for i in range(0, len(words), 16):
            self.lines.append(" ".join(words[i:i + 16]))


GOLDENS = {}


def golden(file, kernel=None, grid=(1, 1, 1)):
    def register(function):
        GOLDENS[file] = (function, kernel or file, grid)
        return function
    return register


f32, i32, u32, i64 = np.float32, np.int32, np.uint32, np.int64


@golden("vector_add", grid=(2, 1, 1))
def vector_add(k):
    a, b = k.buffer("a", "f32", 300, "float 1 -8 8"), k.buffer("b", "f32", 300, "float 2 -8 8")
    k.buffer("out", "f32", 300)
    k.scalar("n", "u32", 290)
    out = a + b
    out[290:] = 0
    k.expect("out", out)


@golden("saxpy", grid=(2, 1, 1))
def saxpy(k):
    alpha = k.scalar("alpha", "f32", 1.7)
    x, y = k.buffer("x", "f32", 300, "float 3 -8 8"), k.buffer("y", "f32", 300, "float 4 -8 8")
    k.expect("y", y + alpha * x)


def matmul(a, b):
    c = np.zeros((a.shape[0], b.shape[1]), f32)
    for t in range(a.shape[1]):
        c = c + a[:, t:t + 1] * b[t:t + 1, :]
    return c


@golden("matmul_naive", grid=(2, 2, 1))
def matmul_naive(k):
    a, b = k.buffer("a", "f32", (9, 11), "float 5 -2 2"), k.buffer("b", "f32", (11, 13), "float 6 -2 2")
    k.buffer("c", "f32", (9, 13))
    k.expect("c", matmul(a, b))


@golden("matmul_tiled", grid=(2, 2, 1))
def matmul_tiled(k):
    # integers, so that fused and plain are the same
    a, b = k.buffer("a", "f32", (16, 24), "int 5 -9 9"), k.buffer("b", "f32", (24, 16), "int 6 -9 9")
    k.buffer("c", "f32", (16, 16))
    k.expect("c", matmul(a, b))


@golden("transpose", grid=(2, 2, 1))
def transpose(k):
    src = k.buffer("src", "f32", (20, 27), "float 7 -1 1")
    k.buffer("out", "f32", (27, 20))
    k.expect("out", src.T)


@golden("reduce_sum", grid=(3, 1, 1))
def reduce_sum(k):
    x = k.buffer("x", "f32", 300, "float 8 -1 1")
    k.buffer("out", "f32", 3)
    part = np.zeros(384, f32)
    part[:300] = x
    part = part.reshape(3, 128)
    s = 64
    while s:
        part = part[:, :s] + part[:, s:2 * s]
        s //= 2
    k.expect("out", part[:, 0])


@golden("prefix_sum", "prefix_sums", grid=(2, 1, 1))
def prefix_sum(k):
    x = k.buffer("x", "i32", 128, "bits 9")
    k.buffer("out", "i32", 128)
    k.expect("out", np.cumsum(x.reshape(2, 64), axis=1, dtype=i32))


@golden("histogram", grid=(4, 1, 1))
def histogram(k):
    data = k.buffer("data", "u32", 250, "bits 10")
    k.buffer("counts", "u32", 16)
    k.expect("counts", np.bincount(data % 16, minlength=16).astype(u32))


@golden("stencil2d", grid=(3, 2, 1))
def stencil2d(k):
    s = k.buffer("src", "f32", (13, 18), "float 11 -1 1")
    k.buffer("dst", "f32", (13, 18))
    d = s.copy()
    d[1:-1, 1:-1] = s[1:-1, 1:-1] * f32(0.5) + (s[:-2, 1:-1] + s[2:, 1:-1] + s[1:-1, :-2] + s[1:-1, 2:]) * f32(0.125)
    k.expect("dst", d)


@golden("softmax", grid=(3, 1, 1))
def softmax(k):
    x = k.buffer("x", "f32", (3, 70), "float 12 -5 5")
    k.buffer("out", "f32", (3, 70))
    m = x.max(axis=1, keepdims=True)
    e = np.exp((x - m).astype(np.float64)).astype(f32)
    padded = np.zeros((3, 96), f32)
    padded[:, :70] = e
    total = np.zeros((3, 32), f32)
    for part in range(3):
        total = total + padded[:, 32 * part:32 * part + 32]
    s = np.zeros((3, 1), f32)
    for lane in range(32):
        s = s + total[:, lane:lane + 1]
    k.expect("out", e / s, 8)


@golden("mandelbrot", grid=(2, 2, 1))
def mandelbrot(k):
    k.buffer("out", "i32", (12, 16))
    x0, y0, step = k.scalar("x0", "f32", -2.0), k.scalar("y0", "f32", -1.1), k.scalar("step", "f32", 0.19)
    cx = np.broadcast_to(x0 + np.arange(16, dtype=f32) * step, (12, 16))
    cy = np.broadcast_to((y0 + np.arange(12, dtype=f32) * step)[:, None], (12, 16))
    zx, zy, count = np.zeros((12, 16), f32), np.zeros((12, 16), f32), np.zeros((12, 16), i32)
    alive = np.ones((12, 16), bool)
    with np.errstate(all="ignore"):
        for _ in range(50):
            xx, yy = zx * zx, zy * zy
            alive &= ~(xx + yy > f32(4))
            zx, zy = xx - yy + cx, f32(2) * zx * zy + cy
            count += alive
    k.expect("out", count)


@golden("bitonic_step")
def bitonic_step(k):
    data = k.buffer("data", "i32", 64, "int 13 -1000 1000")
    j, kk = int(k.scalar("j", "u32", 4)), int(k.scalar("k", "u32", 16))
    for i in range(64):
        p = i ^ j
        if p > i and (data[i] > data[p]) == ((i & kk) == 0):
            data[i], data[p] = data[p], data[i]
    k.expect("data", data)


@golden("gather_scatter")
def gather_scatter(k):
    src = k.buffer("src", "f32", 50, "float 14 -1 1")
    at = k.buffer("at", "u32", 40, "int 15 0 60")
    to = k.buffer("to", "i32", 40, "iota -3 1")
    out = k.buffer("out", "f32", 30)
    for source, target in zip(at, to):
        if source < 50 and 0 <= target < 30:
            out[target] = src[source]
    k.expect("out", out)


@golden("bits")
def bits(k):
    x, w = k.buffer("x", "u32", 32, "bits 16"), k.buffer("w", "u64", 32, "bits 17")
    k.buffer("out", "u32", (32, 7))
    k.buffer("wide", "u64", 32)
    text = [format(int(v), "032b") for v in x]
    long = [format(int(v), "064b") for v in w]
    count = [[t.count("1"), (t + "1").index("1"), (t[::-1] + "1").index("1")] for t in text]
    many = [t.count("1") * 10000 + (t + "1").index("1") * 100 + (t[::-1] + "1").index("1") for t in long]
    rev = np.array([int(t[::-1], 2) for t in text], u32)
    rot = (x << u32(5)) | (x >> u32(27))
    some = (~x & u32(0xFF00FF00)) ^ (x >> u32(3))
    k.expect("out", np.column_stack([np.array(count, u32), rev, rot, some, np.array(many, u32)]))
    wrev = np.array([int(t[::-1], 2) for t in long], np.uint64)
    k.expect("wide", wrev ^ (w << U(13)) ^ (w >> U(7)))


@golden("divmod_signs")
def divmod_signs(k):
    x, y = k.buffer("a", "i32", 32, "int 18 -1000 1000"), k.buffer("b", "i32", 32, "int 19 -9 -1")
    u = k.buffer("u", "u32", 32, "bits 20")
    k.buffer("out", "i32", (32, 7))
    k.buffer("uout", "u32", (32, 3))
    k.buffer("f", "f32", 32)
    out = [x // y, x % y, x // 7, x % -7, -x // 16, -(x % 16), (x // y) * y + x % y - x]
    k.expect("out", np.column_stack(out).astype(i32))
    k.expect("uout", np.column_stack([u // u32(10), u % u32(10), u // (u % u32(9) + u32(1))]))
    k.expect("f", x.astype(f32) / y.astype(f32))


@golden("mix64")
def mix64(k):
    seed = k.scalar("seed", "u64", 0x0123456789ABCDEF)
    a = k.buffer("a", "i64", 32, "bits 21")
    k.buffer("out", "u64", 32)
    k.buffer("q", "i64", (32, 5))
    with np.errstate(all="ignore"):
        z = seed + np.arange(32, dtype=U) * U(0x9E3779B97F4A7C15)
        z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
    k.expect("out", z ^ (z >> U(31)))
    last = a.astype(i32).astype(i64) + (a > 0)
    k.expect("q", np.column_stack([a // 1000, a % 1000, a >> 9, np.abs(a), last]).astype(i64))


@golden("half")
def half(k):
    x, y = k.buffer("a", "f16", 32, "float 22 -30 30"), k.buffer("b", "f16", 32, "float 23 -30 30")
    k.buffer("out", "f16", (32, 5))
    k.buffer("wide", "f32", 32)
    h = np.float16
    k.expect("out", np.column_stack(
        [x + y, x * y - h(0.1), x / (y * y + h(1)), np.sqrt(np.abs(x)), np.maximum(x, y)]).astype(h))
    k.expect("wide", x.astype(f32) * y.astype(f32))


@golden("double")
def double(k):
    v = k.buffer("x", "f64", 32, "float 24 0.5 900")
    k.buffer("out", "f64", (32, 4))
    k.buffer("single", "f32", 32)
    r = v
    for _ in range(20):
        r = 0.5 * (r + v / r)
    from fractions import Fraction
    fused = np.array([float(Fraction(float(e)) ** 2 - 1) for e in v])
    k.expect("out", np.column_stack([r, v + 1e-12, fused, np.floor(v) + np.abs(-v)]))
    k.expect("single", (v / 3.0).astype(f32))


@golden("wave_reduce", grid=(2, 1, 1))
def wave_reduce(k):
    x = k.buffer("x", "f32", 256, "float 25 -1 1")
    k.buffer("out", "f32", 2)
    k.buffer("each", "u32", 256)
    v = x.reshape(8, 32)
    d = 16
    while d:
        moved = np.zeros_like(v)
        moved[:, :32 - d] = v[:, d:]
        v = v + moved
        d //= 2
    sums = v[:, 0].reshape(2, 4)
    total = np.zeros(2, f32)
    for w in range(4):
        total = total + sums[:, w]
    k.expect("out", total)
    t = np.arange(128, dtype=u32).reshape(4, 32)
    each = np.repeat(t.sum(axis=1) + 31 + t[:, 3], 32)
    k.expect("each", np.tile(each, 2).astype(u32))


@golden("ballot", "ballots")
def ballot(k):
    x = k.buffer("x", "u32", 64, "bits 26")
    for name in ("mask", "rank", "votes"):
        k.buffer(name, "u32", 64)
    odd = (x % 2 == 1).reshape(2, 32)
    mask = (odd.astype(U) << np.arange(32, dtype=U)).sum(axis=1).astype(u32)
    below = np.cumsum(odd, axis=1) - odd
    large, more = (x > 4000000000).reshape(2, 32).any(axis=1), (x > 10).reshape(2, 32).all(axis=1)
    votes = odd.any(axis=1) + 2 * odd.all(axis=1) + 4 * large + 8 * more
    votes = np.repeat(votes, 32)
    for i in range(64):
        partner = i ^ 2
        if x[i] % 2:
            votes[i] += (int(x[partner]) if x[partner] % 2 else 0) % 16 * 16
    k.expect("mask", np.repeat(mask, 32))
    k.expect("rank", (2 * below).reshape(-1).astype(u32))
    k.expect("votes", votes.astype(u32))


@golden("conditionals")
def conditionals(k):
    a = k.buffer("a", "i32", 32, "int 27 -60 60")
    k.buffer("out", "i32", (32, 8))
    rows = []
    for i in range(32):
        x = int(a[i])
        more = i + 1 < 32 and a[i + 1] > x
        positive, even = x > 0, x % 2 == 0
        rows.append([(x > 0) - (x < 0), 100 if -10 <= x <= 10 else 200, int(more), int(i + 1 >= 32 or more),
                     int(not (x > 5 or x < -5)), int((x % 2 == 0) != (x % 3 == 0)),
                     (positive and even) + 2 * (positive or even) + 4 * (positive != even),
                     -1 if x < -50 else -2 if x < 0 else 0 if x == 0 else x // 10])
    k.expect("out", np.array(rows, i32))


@golden("nested_loops")
def nested_loops(k):
    limit = k.buffer("limit", "i32", 32, "int 28 0 20")
    k.buffer("out", "i32", (32, 5))
    rows = []
    for n in map(int, limit):
        total = inner = 0
        for a in range(n):
            if a % 3 == 1:
                continue
            b = 0
            while True:
                b += 1
                if b > a:
                    break
                if b % 2:
                    continue
                inner += b
                if inner > 60:
                    break
            total += a * b
            if total > 500:
                break
        down = 0
        for j in range(n, -n, -3):
            down = down * 3 + j
        last = -1
        for last in range(2, n, 5):
            pass
        count = len(range(-5, 6, 2 if n % 2 == 0 else -2))
        rows.append([total, inner, (down + 2**31) % 2**32 - 2**31, last, count])
    k.expect("out", np.array(rows, i32))


@golden("early_return", grid=(2, 1, 1))
def early_return(k):
    x = k.buffer("x", "i32", 50, "int 29 -1 12")
    needle = k.scalar("needle", "i32", 7)
    k.buffer("out", "i32", 50)
    out = []
    for i in range(50):
        value = -2
        for j in range(i, 50):
            if x[j] == needle or x[j] < 0:
                value = j if x[j] == needle else -1
                break
        out.append(value)
    k.expect("out", np.array(out, i32))


@golden("horner")
def horner(k):
    # multiples of 1/8 up to 1 and small coefficients: fused and plain are exact, and the same
    x = k.buffer("x", "f32", 32, "int 30 -8 8")
    c = k.buffer("c", "f32", 7, "int 31 -9 9")
    k.buffer("plain", "f32", 32)
    k.buffer("fused", "f32", 32)
    p = np.full(32, c[6] * f32(0.5), f32)
    for j in range(5, -1, -1):
        p = p * x + c[j] * f32(0.5)
    k.expect("plain", p)
    k.expect("fused", p)


@golden("powers")
def powers(k):
    x, e = k.buffer("a", "i32", 32, "int 32 -2000 2000"), k.buffer("e", "u32", 32, "int 33 0 40")
    u, y = k.buffer("u", "u32", 32, "bits 34"), k.buffer("f", "f32", 32, "float 35 -3 3")
    k.buffer("out", "i32", (32, 5))
    k.buffer("uout", "u32", 32)
    k.buffer("fout", "f32", (32, 3))

    def wrap(v):
        return (v + 2**31) % 2**32 - 2**31
    rows = [[wrap(v**2), wrap(-v**3), wrap((-2)**(v & 7)), 1 + 1024 + 1000000, v & 0x3FF] for v in map(int, x)]
    k.expect("out", np.array(rows, i32))
    k.expect("uout", np.array([pow(int(b), int(n), 2**32) for b, n in zip(u, e)], u32))
    k.expect("fout", np.column_stack([y * y + f32(1e-3), (y * y) * (y * y) * f32(0.5), f32(250) * y - f32(10)]))


@golden("casts")
def casts(k):
    x, n = k.buffer("f", "f32", 32, "float 36 -5e9 5e9"), k.buffer("a", "i32", 32, "bits 37")
    k.buffer("fi", "i32", 32)
    k.buffer("fu", "u32", 32)
    k.buffer("af", "f32", (32, 5))
    k.buffer("bits", "u32", 32)
    k.buffer("wide", "i64", 32)
    k.buffer("h", "f16", 32)
    d = np.trunc(x.astype(np.float64))
    k.expect("fi", np.clip(d, -2**31, 2**31 - 1).astype(i64).astype(i32))
    k.expect("fu", np.clip(d, 0, 2**32 - 1).astype(U).astype(u32))
    un = n.view(u32)
    bit = (x.view(u32) & u32(0x7FFFFFFF)).view(f32)
    k.expect("af", np.column_stack([n.astype(f32), un.astype(f32), n.astype(f32) * f32(0.5),
                                    (n & 1 != 0).astype(f32) + x, bit]))
    k.expect("bits", x.view(u32) ^ un)
    k.expect("wide", n.astype(i64) * 3000000000 + un.astype(i64))
    with np.errstate(all="ignore"):
        k.expect("h", n.astype(np.float64).astype(np.float16))


@golden("mixed_signs")
def mixed_signs(k):
    x, y = k.buffer("a", "i32", 32, "int 38 -3 3"), k.buffer("b", "u32", 32, "int 39 0 3")
    z = k.buffer("w", "i64", 32, "int 40 -3 3")
    k.buffer("out", "u32", (32, 8))
    rows = []
    for a, b, c in zip(map(int, x), map(int, y), map(int, z)):
        u = a % 2**32
        compared = (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a > b) + 32 * (a >= b)
        rows.append([(a + b) % 2**32, (a * b - a) % 2**32, ((u & b) | ((u ^ b) << 1)) % 2**32, compared,
                     (c < b) + 2 * (a < c) + 4 * (c == a), (a >> 3) % 2**32, b >> 3, u // 3 + b % 5])
    k.expect("out", np.array(rows, i64).astype(u32))


@golden("atomics")
def atomics(k):
    x, s = k.buffer("x", "u32", 64, "bits 41"), k.buffer("s", "i32", 64, "int 42 -1000 1000")
    out = k.buffer("out", "u32", 9, "bits 43")
    k.buffer("signed", "i32", 2)
    out[0] += x.sum(dtype=u32)
    out[1] = (int(out[1]) - int(x.sum(dtype=U))) % 2**32
    out[2] = min(out[2], x.min())
    out[3] = max(out[3], x.max())
    out[4] &= np.bitwise_and.reduce(x | u32(0xF0))
    out[5] |= np.bitwise_or.reduce(x & u32(0x0FF0))
    out[6] ^= np.bitwise_xor.reduce(x)
    out[7] = out[8]
    out[8] = 77
    k.expect("out", out)
    k.expect("signed", np.array([s.sum(), -s.sum()], i32))


@golden("swaps")
def swaps(k):
    x, s = k.buffer("x", "u32", 64, "bits 41"), k.buffer("s", "i32", 64, "int 42 -1000 1000")
    k.buffer("out", "u32", 1)
    k.buffer("signed", "i32", 2)
    k.expect("out", (x % u32(1000)).max())
    k.expect("signed", np.array([min(0, s.min()), max(0, s.max())], i32))


@golden("rounding")
def rounding(k):
    v, w = k.buffer("x", "f32", 32, "float 44 -3 3"), k.buffer("y", "f32", 32, "float 45 -2 2")
    a = k.buffer("a", "i32", 32, "int 46 -300 300")
    k.buffer("out", "f32", (32, 14))
    k.buffer("n", "i32", (32, 3))
    one = f32(1)
    away = np.copysign(np.floor(np.abs(v) + f32(0.5)), v)
    out = [np.floor(v), np.ceil(v), np.trunc(v), away, v - np.trunc(v), np.abs(v), np.minimum(v, w),
           np.maximum(np.maximum(v, w), f32(0.25)), np.clip(v, f32(-1), one), np.sqrt(np.abs(w)),
           one / np.sqrt(np.abs(w) + one), one / w, np.floor(v / w), v - np.floor(v / w) * w]
    k.expect("out", np.column_stack(out).astype(f32))
    k.expect("n", np.column_stack([np.abs(a), np.minimum(a, -3), np.clip(a, -100, 100)]))


@golden("exponentials")
def exponentials(k):
    v = k.buffer("x", "f64", 32, "float 48 -40 40")
    k.buffer("out", "f64", (32, 6))
    p = np.abs(v) + 0.25
    k.expect("out", np.column_stack([np.exp(v), np.exp2(v), np.log(p), np.log2(p), np.tanh(v), np.power(p, v)]), 3)


@golden("rotations")
def rotations(k):
    v = k.buffer("x", "f64", 32, "float 49 -40 40")
    k.buffer("out", "f64", (32, 6))
    k.expect("out", np.column_stack([f(v * scale) for scale in (1, 1000, 1e300) for f in (np.sin, np.cos)]), 1)


@golden("transcendental")
def transcendental(k):
    v = k.buffer("x", "f32", 32, "float 47 -4 4")
    k.buffer("out", "f32", (32, 5))
    k.buffer("made", "f32", (32, 4))
    p = np.abs(v) + f32(0.5)
    d, q = v.astype(np.float64), p.astype(np.float64)
    k.expect("out", np.column_stack([np.sin(d), np.cos(d), np.exp2(d), np.log2(q), np.sqrt(q)]).astype(f32), 1)
    # made of exp2 and log2, whose last unit counts as often as the exponent is large
    k.expect("made", np.column_stack([np.exp(d), np.log(q), np.tanh(d), np.power(q, d)]).astype(f32), 8)


def main():
    os.makedirs(OUT, exist_ok=True)
    stale = []
    for file, (function, kernel, grid) in GOLDENS.items():
        launch = Launch(kernel, grid)
        function(launch)
        path = os.path.join(OUT, file + ".golden")
        text = "\n".join(launch.lines) + "\n"
        before = open(path).read() if os.path.exists(path) else None
        if before == text:
            continue
        stale.append(file)
        if "--check" not in sys.argv:
            with open(path, "w") as f:
                f.write(text)
    for file in stale:
        print(("differs: " if "--check" in sys.argv else "wrote ") + file)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
