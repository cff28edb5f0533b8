"""Conditional expressions, chained comparisons, short-circuit logic"""
from wave import *


@kernel(workgroup_size=32)
def conditionals(a: i32[:], out: i32[:, :]):
    i = global_id()
    n = len(a)
    x = a[i]
    out[i, 0] = 1 if x > 0 else -1 if x < 0 else 0
    out[i, 1] = 100 if -10 <= x <= 10 else 200
    # the element after the last one is never read
    out[i, 2] = 1 if i + 1 < n and a[i + 1] > x else 0
    out[i, 3] = 1 if i + 1 >= n or a[i + 1] > x else 0
    out[i, 4] = 1 if not (x > 5 or x < -5) else 0
    out[i, 5] = 1 if (x % 2 == 0) != (x % 3 == 0) else 0
    positive = x > 0
    even = x % 2 == 0
    out[i, 6] = i32(positive and even) + 2 * i32(positive or even) + 4 * i32(positive != even)
    if x < -50:
        y = -1
    elif x < 0:
        y = -2
    elif x == 0:
        y = 0
    else:
        y = x // 10
    out[i, 7] = y
