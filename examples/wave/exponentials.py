"""Exponentials and logarithms of f64, for which the machine has no instruction"""
from wave import *


@kernel(workgroup_size=32)
def exponentials(x: f64[:], out: f64[:, :]):
    i = global_id()
    v = x[i]
    p = abs(v) + 0.25
    out[i, 0] = exp(v)
    out[i, 1] = exp2(v)
    out[i, 2] = log(p)
    out[i, 3] = log2(p)
    out[i, 4] = tanh(v)
    out[i, 5] = pow(p, v)
