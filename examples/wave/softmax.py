"""Softmax of each row, a workgroup per row"""
from wave import *


@kernel(workgroup_size=32)
def softmax(x: f32[:, :], out: f32[:, :]):
    row = workgroup_id()
    t = thread_id()
    best = shared(f32, 32)
    total = shared(f32, 32)
    n = x.shape[1]
    m = x[row, t]
    for i in range(t + 32, n, 32):
        m = max(m, x[row, i])
    best[t] = m
    barrier()
    for k in range(32):
        m = max(m, best[k])
    s = 0.0
    for i in range(t, n, 32):
        s += exp(x[row, i] - m)
    total[t] = s
    barrier()
    s = 0.0
    for k in range(32):
        s += total[k]
    for i in range(t, n, 32):
        out[row, i] = exp(x[row, i] - m) / s
