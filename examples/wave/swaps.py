"""What is made of compare and swap: the atomics of signed numbers that compare, and a maximum of one's own"""
from wave import *


@kernel(workgroup_size=64)
def swaps(x: u32[:], s: i32[:], out: u32[:], signed: i32[:]):
    i = global_id()
    atomic_min(signed, 0, s[i])
    atomic_max(signed, 1, s[i])
    old = atomic_or(out, 0, 0)
    while old < x[i] % 1000:
        seen = atomic_cas(out, 0, old, x[i] % 1000)
        if seen == old:
            break
        old = seen
