"""Powers of integers and floats, literals of all forms"""
from wave import *

MILLION = 1_000_000
MASK = 0xFF | 0b1_0000_0000 | 0o1000


@kernel(workgroup_size=32)
def powers(a: i32[:], e: u32[:], u: u32[:], f: f32[:], out: i32[:, :], uout: u32[:], fout: f32[:, :]):
    i = global_id()
    x = a[i]
    out[i, 0] = x ** 2
    out[i, 1] = -x ** 3
    out[i, 2] = (-2) ** (x & 7)
    out[i, 3] = x ** 0 + 2 ** 10 + MILLION
    out[i, 4] = x & MASK
    uout[i] = u[i] ** e[i]
    y = f[i]
    fout[i, 0] = y ** 2 + 1e-3
    fout[i, 1] = y ** 4 * .5
    fout[i, 2] = 2.5e+2 * y - 1_0.0
