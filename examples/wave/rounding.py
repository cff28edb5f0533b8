"""Functions that are exact"""
from wave import *


@kernel(workgroup_size=32)
def rounding(x: f32[:], y: f32[:], a: i32[:], out: f32[:, :], n: i32[:, :]):
    i = global_id()
    v, w = x[i], y[i]
    out[i, 0] = floor(v)
    out[i, 1] = ceil(v)
    out[i, 2] = trunc(v)
    out[i, 3] = round(v)
    out[i, 4] = fract(v)
    out[i, 5] = abs(v)
    out[i, 6] = min(v, w)
    out[i, 7] = max(v, w, 0.25)
    out[i, 8] = clamp(v, -1.0, 1)
    out[i, 9] = sqrt(abs(w))
    out[i, 10] = rsqrt(abs(w) + 1)
    out[i, 11] = rcp(w)
    out[i, 12] = v // w
    out[i, 13] = v % w
    n[i, 0] = abs(a[i])
    n[i, 1] = min(a[i], -3)
    n[i, 2] = clamp(a[i], -100, 100)
