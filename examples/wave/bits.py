"""Counts and shuffles of bits, of 32 and of 64 of them"""
from wave import *


@kernel(workgroup_size=32)
def bits(x: u32[:], w: u64[:], out: u32[:, :], wide: u64[:]):
    i = global_id()
    v = x[i]
    d = w[i]
    out[i, 0] = popcount(v)
    out[i, 1] = clz(v)
    out[i, 2] = ctz(v)
    out[i, 3] = bitreverse(v)
    out[i, 4] = (v << 5) | (v >> 27)
    out[i, 5] = ~v & 0xFF00FF00 ^ (v >> 3)
    out[i, 6] = popcount(d) * 10000 + clz(d) * 100 + ctz(d)
    wide[i] = bitreverse(d) ^ (d << 13) ^ (d >> 7)
