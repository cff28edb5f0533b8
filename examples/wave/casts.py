"""Casts between all types, and the same bits as another type"""
from wave import *


@kernel(workgroup_size=32)
def casts(f: f32[:], a: i32[:], fi: i32[:], fu: u32[:], af: f32[:, :], bits: u32[:], wide: i64[:], h: f16[:]):
    i = global_id()
    x = f[i]
    n = a[i]
    fi[i] = int(x)
    fu[i] = u32(x)
    af[i, 0] = float(n)
    af[i, 1] = f32(u32(n))
    af[i, 2] = n * 0.5
    af[i, 3] = f32(bool(n & 1)) + x
    af[i, 4] = bitcast(f32, bitcast(u32, x) & 0x7FFFFFFF)
    bits[i] = bitcast(u32, x) ^ u32(n)
    wide[i] = i64(n) * 3000000000 + i64(u32(n))
    h[i] = f16(n)
