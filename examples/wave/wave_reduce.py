"""Sums of waves by shuffles, then of the workgroup"""
from wave import *


@kernel(workgroup_size=128)
def wave_reduce(x: f32[:], out: f32[:], each: u32[:]):
    sums = shared(f32, 32)
    v = x[global_id()]
    d = wave_width() // 2
    while d > 0:
        v += shuffle_down(v, d)
        d //= 2
    if lane_id() == 0:
        sums[wave_id()] = v
    barrier()
    if thread_id() == 0:
        total = 0.0
        for w in range(num_waves()):
            total += sums[w]
        out[workgroup_id()] = total
    each[global_id()] = reduce_add(thread_id()) + reduce_max(lane_id()) + broadcast(thread_id(), 3)
