"""Inclusive prefix sums of each workgroup's elements (Hillis and Steele)"""
from wave import *

N = 64


@kernel(workgroup_size=N)
def prefix_sums(x: i32[:], out: i32[:]):
    buf = shared(i32, (2, N))
    t = thread_id()
    buf[0, t] = x[global_id()]
    barrier()
    src = 0
    d = 1
    while d < N:
        dst = 1 - src
        if t >= d:
            buf[dst, t] = buf[src, t] + buf[src, t - d]
        else:
            buf[dst, t] = buf[src, t]
        barrier()
        src = dst
        d *= 2
    out[global_id()] = buf[src, t]
