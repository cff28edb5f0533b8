"""Half precision"""
from wave import *


@kernel(workgroup_size=32)
def half(a: f16[:], b: f16[:], out: f16[:, :], wide: f32[:]):
    i = global_id()
    x, y = a[i], b[i]
    out[i, 0] = x + y
    out[i, 1] = x * y - 0.1
    out[i, 2] = x / (y * y + 1.0)
    out[i, 3] = sqrt(abs(x))
    out[i, 4] = max(x, y) if x != y else x
    wide[i] = f32(x) * f32(y)
