"""i32 and u32 together: the same bits, compared by value"""
from wave import *


@kernel(workgroup_size=32)
def mixed_signs(a: i32[:], b: u32[:], w: i64[:], out: u32[:, :]):
    i = global_id()
    x, y, z = a[i], b[i], w[i]
    out[i, 0] = x + y
    out[i, 1] = x * y - x
    out[i, 2] = (x & y) | (x ^ y) << 1
    out[i, 3] = u32(x < y) + 2 * u32(x <= y) + 4 * u32(x == y) + 8 * u32(x != y) + 16 * u32(x > y) + 32 * u32(x >= y)
    out[i, 4] = u32(z < y) + 2 * u32(x < z) + 4 * u32(z == x)
    out[i, 5] = x >> 3
    out[i, 6] = y >> 3
    out[i, 7] = u32(x) // 3 + y % 5
