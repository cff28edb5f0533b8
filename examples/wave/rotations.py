"""Sines and cosines of f64, small and huge, for which the machine has no instruction"""
from wave import *


@kernel(workgroup_size=32)
def rotations(x: f64[:], out: f64[:, :]):
    i = global_id()
    v = x[i]
    out[i, 0] = sin(v)
    out[i, 1] = cos(v)
    far = v * 1000.0
    out[i, 2] = sin(far)
    out[i, 3] = cos(far)
    huge = v * 1e300
    out[i, 4] = sin(huge)
    out[i, 5] = cos(huge)
