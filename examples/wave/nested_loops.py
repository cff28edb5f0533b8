"""Loops in loops, with break and continue"""
from wave import *


@kernel(workgroup_size=32)
def nested_loops(limit: i32[:], out: i32[:, :]):
    i = global_id()
    n = limit[i]
    total = 0
    inner = 0
    for a in range(n):
        if a % 3 == 1:
            continue
        b = 0
        while True:
            b += 1
            if b > a:
                break
            if b % 2:
                continue
            inner += b
            if inner > 60:
                break
        total += a * b
        if total > 500:
            break
    down = 0
    for k in range(n, -n, -3):
        down = down * 3 + k
    last = -1
    for last in range(2, n, 5):
        pass
    step = 2 if n % 2 == 0 else -2
    count = 0
    for k in range(-5, 6, step):
        count += 1
    out[i, 0] = total
    out[i, 1] = inner
    out[i, 2] = down
    out[i, 3] = last
    out[i, 4] = count
