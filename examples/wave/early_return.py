"""Returns from inside loops"""
from wave import *


@kernel(workgroup_size=32)
def early_return(x: i32[:], needle: i32, out: i32[:]):
    i = global_id()
    if i >= len(out):
        return
    out[i] = -1
    for k in range(i, len(x)):
        if x[k] == needle:
            out[i] = i32(k)
            return
        if x[k] < 0:
            return
    out[i] = -2
