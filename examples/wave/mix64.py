"""64-bit integers: a hash, wide products, floor division"""
from wave import *

GOLDEN: u64 = 0x9E3779B97F4A7C15


@kernel(workgroup_size=32)
def mix64(seed: u64, a: i64[:], out: u64[:], q: i64[:, :]):
    i = global_id()
    z = seed + u64(i) * GOLDEN
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB
    out[i] = z ^ (z >> 31)
    n = a[i]
    q[i, 0] = n // 1000
    q[i, 1] = n % 1000
    q[i, 2] = n >> 9
    q[i, 3] = -n if n < 0 else n
    q[i, 4] = i64(i32(n)) + i64(n > 0)
