"""Atomics of the machine, whose outcome does not depend on the order"""
from wave import *


@kernel(workgroup_size=64)
def atomics(x: u32[:], s: i32[:], out: u32[:], signed: i32[:]):
    i = global_id()
    atomic_add(out, 0, x[i])
    atomic_sub(out, 1, x[i])
    atomic_min(out, 2, x[i])
    atomic_max(out, 3, x[i])
    atomic_and(out, 4, x[i] | 0xF0)
    atomic_or(out, 5, x[i] & 0x0FF0)
    atomic_xor(out, 6, x[i])
    atomic_add(signed, 0, s[i])
    atomic_sub(signed, 1, s[i])
    if i == 5:
        out[7] = atomic_exchange(out, 8, 77)
    fence(device)
