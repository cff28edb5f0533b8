"""How often each of 16 values occurs: counted in shared memory, then added up"""
from wave import *

BINS: u32 = 16


@kernel(workgroup_size=64)
def histogram(data: u32[:], counts: u32[:]):
    local_counts = shared(u32, BINS)
    t = thread_id()
    if t < BINS:
        local_counts[t] = 0
    barrier()
    i = global_id()
    if i < len(data):
        atomic_add(local_counts, data[i] % BINS, 1)
    barrier()
    if t < BINS:
        atomic_add(counts, t, local_counts[t])
