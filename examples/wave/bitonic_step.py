"""One step of a bitonic sort"""
from wave import *


@kernel(workgroup_size=64)
def bitonic_step(data: i32[:], j: u32, k: u32):
    i = global_id()
    partner = i ^ j
    if partner > i:
        a = data[i]
        b = data[partner]
        ascending = (i & k) == 0
        if (a > b) == ascending:
            data[i], data[partner] = b, a
