"""Functions that are approximated"""
from wave import *


@kernel(workgroup_size=32)
def transcendental(x: f32[:], out: f32[:, :]):
    i = global_id()
    v = x[i]
    p = abs(v) + 0.5
    out[i, 0] = sin(v)
    out[i, 1] = cos(v)
    out[i, 2] = exp(v)
    out[i, 3] = exp2(v)
    out[i, 4] = log(p)
    out[i, 5] = log2(p)
    out[i, 6] = pow(p, v)
    out[i, 7] = tanh(v)
    out[i, 8] = p ** 0.5
