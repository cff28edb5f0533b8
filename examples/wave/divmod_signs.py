"""Floor division and modulo of all signs"""
from wave import *


@kernel(workgroup_size=32)
def divmod_signs(a: i32[:], b: i32[:], u: u32[:], out: i32[:, :], uout: u32[:, :], f: f32[:]):
    i = global_id()
    x, y = a[i], b[i]
    out[i, 0] = x // y
    out[i, 1] = x % y
    out[i, 2] = x // 7
    out[i, 3] = x % -7
    out[i, 4] = -x // 16
    out[i, 5] = -(x % 16)
    q = x // y
    q *= y
    out[i, 6] = q + x % y - x
    uout[i, 0] = u[i] // 10
    uout[i, 1] = u[i] % 10
    uout[i, 2] = u[i] // (u[i] % 9 + 1)
    f[i] = x / y
