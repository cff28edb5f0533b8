"""The sum of each workgroup's elements, by halving in shared memory"""
from wave import *


@kernel(workgroup_size=128)
def reduce_sum(x: f32[:], out: f32[:]):
    part = shared(f32, 128)
    t = thread_id()
    i = global_id()
    part[t] = x[i] if i < len(x) else 0.0
    barrier()
    s = 64
    while s > 0:
        if t < s:
            part[t] += part[t + s]
        barrier()
        s //= 2
    if t == 0:
        out[workgroup_id()] = part[0]
