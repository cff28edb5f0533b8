"""Double precision: Newton's square root, and sums that single precision would lose"""
from wave import *


@kernel(workgroup_size=32)
def double(x: f64[:], out: f64[:, :], single: f32[:]):
    i = global_id()
    v = x[i]
    r = v
    for _ in range(20):
        r = 0.5 * (r + v / r)
    out[i, 0] = r
    out[i, 1] = v + 1e-12
    out[i, 2] = fma(v, v, -1.0)
    out[i, 3] = floor(v) + abs(-v)
    single[i] = f32(v / 3.0)
