"""out[to[i]] = src[at[i]] where both indices are inside"""
from wave import *


@kernel
def gather_scatter(src: f32[:], at: u32[:], to: i32[:], out: f32[:]):
    i = global_id()
    if i >= len(at):
        return
    source: u32 = at[i]
    target = to[i]
    if source < len(src) and 0 <= target < len(out):
        out[target] = src[source]
