"""Functions that are approximated: four of the machine, and those that are made of them"""
from wave import *


@kernel(workgroup_size=32)
def transcendental(x: f32[:], out: f32[:, :], made: f32[:, :]):
    i = global_id()
    v = x[i]
    p = abs(v) + 0.5
    out[i, 0] = sin(v)
    out[i, 1] = cos(v)
    out[i, 2] = exp2(v)
    out[i, 3] = log2(p)
    out[i, 4] = p ** 0.5
    made[i, 0] = exp(v)
    made[i, 1] = log(p)
    made[i, 2] = tanh(v)
    made[i, 3] = pow(p, v)
