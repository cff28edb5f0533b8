"""Compaction by ballot and prefix sums: which lanes hold an odd number, and how many are below"""
from wave import *


@kernel(workgroup_size=64)
def ballots(x: u32[:], mask: u32[:], rank: u32[:], votes: u32[:]):
    i = global_id()
    odd = x[i] % 2 == 1
    m = ballot(odd)
    mask[i] = m
    rank[i] = prefix_sum(1 if odd else 0) + popcount(m & ((1 << lane_id()) - 1))
    votes[i] = u32(any(odd)) + 2 * u32(all(odd)) + 4 * u32(any(x[i] > 4000000000)) + 8 * u32(all(x[i] > 10))
    partner = shuffle_xor(x[i] if odd else 0, 2)
    if odd:
        votes[i] += partner % 16 * 16
